// Tables of summaries: a line for each run, or for each group of a grouping.
const COLUMNS = [
  ["Episodes", (summary) => whole(summary.episodes)],
  ["Passed", (summary) => percent(summary.rate && summary.rate.value), "rate"],
  ["95 %", (summary) => (summary.rate ? range(summary.rate) : "–"), "range"],
  ...KS.map((k) => [`pass@${k}`, (summary) => percent(summary.pass_at[k])]),
  ...KS.map((k) => [`pass^${k}`, (summary) => percent(summary.pass_hat[k])]),
  ["Score", (summary) => (summary.score == null ? "–" : summary.score.toFixed(2))],
  ["Steps", (summary) => (summary.steps == null ? "–" : whole(summary.steps))],
  ["Time", (summary) => (summary.seconds == null ? "–" : seconds(summary.seconds))],
  ["Tokens", (summary) => (summary.tokens == null ? "–" : short(summary.tokens))],
  ["Cost", (summary) => (summary.cost == null ? "–" : `$${summary.cost.toFixed(2)}`)],
  ["Faults", (summary) => whole(summary.faults), (summary) => (summary.faults ? "faults" : "zero")],
];
const NOTES = { Steps: "median of an episode", Time: "median of an episode", Tokens: "median of an episode, input and output", Cost: "of all, faults too", "95 %": "95 % interval of the share passed" };

// All groups of a grouping, in the order of the first run that has them.
const names = (by) => [...new Set(DATA.runs.flatMap((run) => Object.keys(run.by[by])))];
const key = (index) => (DATA.runs.length > 1 ? element("span", { class: `key run${index}` }) : null);

function summaryTable(table, title, rows) {
  const heads = COLUMNS.map(([name]) => element("th", { scope: "col", title: NOTES[name] }, name));
  table.replaceChildren(
    element("thead", {}, element("tr", {}, element("th", { scope: "col", class: "text" }, title), ...heads)),
    element("tbody", {}, ...rows.map(([label, summary]) =>
      element("tr", {}, element("th", { scope: "row", class: "text" }, ...label),
        ...COLUMNS.map(([, value, style]) => element("td", { class: typeof style === "function" ? style(summary) : style }, value(summary)))))),
  );
}

function showOverall() {
  summaryTable($("overall"), DATA.runs.length > 1 ? "Run" : "", DATA.runs.map((run, index) => [[key(index), DATA.runs.length > 1 ? run.name : "All"].filter(Boolean), run.all]));
}

function showGroups(by) {
  const rows = names(by).flatMap((name) =>
    DATA.runs.flatMap((run, index) => (own(run.by[by], name) ? [[[key(index), name].filter(Boolean), own(run.by[by], name)]] : [])));
  summaryTable($("groups"), by[0].toUpperCase() + by.slice(1), rows);
}
