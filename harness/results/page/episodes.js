// The table of all episodes, drawn as far as it is in view.
const table = { outcome: "all", sort: 0, down: false, rows: new Rows($("scroller"), $("body"), "tr") };
const HEIGHT = 28;
const missing = (value) => (value == null ? -Infinity : value);

const NAMED = [
  { title: "Family", width: 184, text: true, value: (row) => row.family },
  { title: "Seed", width: 52, value: (row) => row.seed },
  { title: "Split", width: 70, text: true, value: (row) => row.split },
  { title: "Try", width: 44, value: (row) => row.attempt + 1 },
];
const PLAYED = [
  { title: "Outcome", width: 84, text: true, value: (played) => played.outcome, cell: (played, row, run) => link(row, run, played.outcome) },
  { title: "Failure", width: 148, text: true, value: (played) => played.why, cell: (played) => element("span", { class: "why" }, played.why) },
  { title: "Steps", width: 58, value: (played) => played.steps },
  { title: "Time", width: 70, value: (played) => missing(played.seconds), cell: (played) => (played.seconds == null ? "–" : seconds(played.seconds)) },
  { title: "Tokens", width: 66, value: (played) => missing(played.tokens), cell: (played) => (played.tokens == null ? "–" : short(played.tokens)) },
  { title: "Cost", width: 66, value: (played) => missing(played.cost), cell: (played) => (played.cost == null ? "–" : dollars(played.cost)) },
];
const columns = [
  ...NAMED,
  ...(DATA.runs.length > 1 ? [{ title: "Change", width: 76, text: true, value: (row) => row.change || "", cell: (row) => element("span", { class: `change ${row.change}` }, row.change || "") }] : []),
  ...DATA.runs.flatMap((_, run) => PLAYED.filter(({ title }) => DATA.runs.length === 1 || title !== "Time").map((column, place) => ({
    ...column,
    edge: DATA.runs.length > 1 && place === 0,
    fault: (row) => row.runs[run] && row.runs[run].outcome === "fault",
    value: (row) => (row.runs[run] ? column.value(row.runs[run]) : column.text ? "" : -Infinity),
    cell: (row) => (!row.runs[run] ? "" : column.cell ? column.cell(row.runs[run], row, run) : String(column.value(row.runs[run]))),
  }))),
];
if (DATA.runs.length === 1) columns.push({ title: "Goal", text: true, value: (row) => row.goal, cell: (row) => element("span", { title: row.goal }, row.goal) });

for (const row of EPISODES) {
  row.text = [row.family, `seed ${row.seed}`, row.split, row.app, row.level, row.kind, row.change,
    ...row.runs.filter(Boolean).flatMap((played) => [played.outcome, played.why]), row.goal].join(" ");
}

// Leads to the trajectory in the viewer.
function link(row, run, text) {
  const { outcome: came } = row.runs[run];
  return element("a", { href: `${DATA.runs[run].viewer}#${inAddress(row.key)}/0`, title: row.goal }, element("span", { class: `dot ${came}` }), text);
}

function showEpisodes() {
  const fits = wordFilter($("filter").value);
  const { value } = columns[table.sort];
  const of = (row) => table.outcome === "all" || row.change === table.outcome || row.runs.some((played) => played && played.outcome === table.outcome);
  const found = EPISODES.filter((row) => of(row) && fits(row.text));
  // Rows that are equal stay in the order of families and seeds.
  if (table.sort || table.down) {
    const sign = table.down ? -1 : 1;
    const compare = (one, other) => (typeof one === "string" ? one.localeCompare(other, "en") : one === other ? 0 : one < other ? -1 : 1);
    const keyed = found.map((row) => [value(row), row]);
    found.splice(0, found.length, ...keyed.sort((one, other) => sign * compare(one[0], other[0])).map(([, row]) => row));
  }
  table.rows.set(found.map((row) => ({ height: HEIGHT, make: (index) => episodeRow(row, index) })));
  $("found").textContent = `${found.length.toLocaleString("en")} of ${plural(EPISODES.length, "episode")}`;
  $("none").hidden = found.length > 0;
}

function episodeRow(row, index) {
  return element("tr", { "aria-rowindex": index + 2 }, ...columns.map((column) =>
    element("td", { class: [column.text ? "text" : "", column.edge ? "edge" : "", column.fault && column.fault(row) ? "fault" : ""].join(" ").trim() },
      column.cell ? column.cell(row) : String(column.value(row)))));
}

function showHead() {
  const sort = (index) => {
    table.down = table.sort === index && !table.down;
    table.sort = index;
    [...$("head").lastElementChild.children].forEach((cell, place) => {
      if (place === index) cell.setAttribute("aria-sort", table.down ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    });
    $("scroller").scrollTop = 0;
    showEpisodes();
  };
  const titles = columns.map((column, index) =>
    element("th", { scope: "col", class: [column.text ? "text" : "", column.edge ? "edge" : ""].join(" ").trim(), "aria-sort": index ? null : "ascending" },
      element("button", { onclick: () => sort(index) }, column.title)));
  if (DATA.runs.length > 1) {
    const own = columns.findIndex((column) => column.edge);
    const each = (columns.length - own) / DATA.runs.length;
    $("head").className = "two";
    $("head").append(element("tr", {}, element("td", { colspan: own }),
      ...DATA.runs.map((run, index) => element("th", { class: "run", colspan: each, scope: "colgroup", title: run.name }, key(index), run.name))));
  }
  $("head").append(element("tr", {}, ...titles));
  $("table").prepend(element("colgroup", {}, ...columns.map(({ width }) => element("col", width ? { style: `width: ${width}px` } : {}))));
  $("table").setAttribute("aria-rowcount", EPISODES.length + 1);
}

// Show the episodes that these words fit.
function showOnly(words) {
  $("filter").value = words;
  showEpisodes();
}
