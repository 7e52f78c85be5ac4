// The list of trajectories: filtered, grouped, and drawn as far as it is in view.
const TITLES = { all: "All", passed: "Passed", failed: "Failed", fault: "Fault" };
const GROUPS = { family: "Family", why: "Why it failed", app: "App", level: "Level", kind: "Kind", split: "Split", "": "Nothing" };
const list = { outcome: "all", shown: [], places: new Map(), groups: [], rows: new Rows($("scroller"), $("list")) };
const attempts = INDEX.some((entry) => entry.attempt > 0);
const splits = new Set(INDEX.map((entry) => entry.split)).size > 1;

// The words for a failure's kind, or for where a fault lay.
const reason = (entry) => (entry.outcome === "fault" ? `fault: ${entry.why}` : (entry.why || "").replaceAll("_", " "));

for (const entry of INDEX) {
  entry.text = [entry.family, `seed ${entry.seed}`, entry.split, entry.app, entry.level, entry.kind,
    entry.outcome, reason(entry), entry.goal].join(" ");
}

function showList() {
  const fits = wordFilter($("filter").value);
  const found = INDEX.filter((entry) => (list.outcome === "all" || entry.outcome === list.outcome) && fits(entry.text));
  const by = $("grouping").value;
  const groups = new Map();
  for (const entry of found) {
    const name = !by ? "" : by === "why" ? reason(entry) || entry.outcome : entry[by] || "unknown";
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(entry);
  }
  // Families come as they are sorted; of kinds of failure the most frequent comes first.
  const sorted = by === "why" ? [...groups].sort((one, other) => other[1].length - one[1].length) : [...groups];
  const rows = [];
  list.shown = [];
  list.groups = [];
  list.places.clear();
  for (const [name, entries] of sorted) {
    const make = () => groupRow(name, entries);
    if (by) {
      list.groups.push([rows.length, make]);
      rows.push({ height: 26, make });
    }
    for (const entry of entries) {
      list.places.set(entry, rows.length);
      list.shown.push(entry);
      rows.push({ height: 42, make: () => entryRow(entry, by) });
    }
  }
  list.rows.set(rows);
  $("scroller").scrollTop = 0;
  showGroup();
  $("none").hidden = found.length > 0;
}

// The group that the topmost entry belongs to stays in view.
function showGroup() {
  const top = list.rows.at($("scroller").scrollTop);
  const [, make] = list.groups.findLast(([index]) => index <= top) || [];
  $("within").hidden = !make;
  $("within").replaceChildren(...(make ? [make()] : []));
}
$("scroller").addEventListener("scroll", showGroup, { passive: true });

function groupRow(name, entries) {
  const graded = entries.filter((entry) => ["passed", "failed"].includes(entry.outcome));
  const passed = graded.filter((entry) => entry.outcome === "passed").length;
  return element("div", { class: "group" }, element("b", { title: name }, name), element("span", { title: "passed of those graded" }, `${passed}/${graded.length}`));
}

function entryRow(entry, by) {
  const name = [by === "family" ? "" : entry.family, `seed ${entry.seed}`, splits ? entry.split : "", attempts ? `#${entry.attempt + 1}` : ""]
    .filter(Boolean).join(" · ");
  return element(
    "button",
    { "data-key": entry.key, "aria-current": entry === state.entry, title: entry.goal, onclick: () => open(entry) },
    element("span", { class: `dot ${entry.outcome}`, role: "img", "aria-label": entry.outcome }),
    element("span", { class: "name" }, name),
    element("span", { class: "why" }, by === "why" ? "" : reason(entry)),
    element("span", { class: "goal" }, entry.goal || "no goal: set-up failed"),
  );
}

// Mark the open trajectory, and bring it into view.
function showCurrent() {
  list.rows.refresh();
  list.rows.show(list.places.get(state.entry) ?? -1, list.groups.length ? 26 : 0);
}

// The trajectory so many places on in the list.
function move(by) {
  const here = list.shown.indexOf(state.entry);
  const entry = list.shown[Math.max(0, Math.min(here + by, list.shown.length - 1))];
  if (entry && entry !== state.entry) open(entry);
}

function startList() {
  const count = (outcome) => INDEX.filter((entry) => entry.outcome === outcome).length;
  const titles = Object.entries(TITLES).map(([key, title]) => [key, title, key === "all" ? null : count(key)]);
  segments($("outcomes"), titles, (outcome) => { list.outcome = outcome; showList(); });
  $("grouping").append(...Object.entries(GROUPS).map(([key, title]) => element("option", { value: key }, title)));
  $("grouping").onchange = showList;
  $("filter").oninput = showList;
  $("name").textContent = NAME;
  $("name").title = NAME;
  const graded = count("passed") + count("failed");
  const share = graded ? `, ${Math.round((100 * count("passed")) / graded)} % passed` : "";
  $("counts").textContent = plural(INDEX.length, "episode") + share;
  const unread = Object.entries(UNREAD);
  $("unread").hidden = !unread.length;
  $("unread").append(element("summary", {}, `${plural(unread.length, "file")} cannot be read`),
    element("ul", {}, ...unread.map(([file, why]) => element("li", {}, element("b", {}, file), " ", why))));
  showList();
}
