// Puts the page together.
document.title = `${DATA.runs.map((run) => run.name).join(" and ")} · Results`;
$("title").replaceChildren(...DATA.runs.map((run, index) =>
  element("span", { class: index ? "against" : "" }, key(index), run.name, element("small", {}, run.words))));
const warnings = [...DATA.runs.flatMap((run) => run.warnings.map((warning) => (DATA.runs.length > 1 ? `${run.name}: ${warning}` : warning))),
  ...(DATA.comparison ? DATA.comparison.warnings : [])];
$("warnings").replaceChildren(...warnings.map((warning) => element("li", {}, warning)));
$("warnings").hidden = !warnings.length;
if (DATA.comparison) {
  $("compared").textContent = DATA.comparison.words.join(" ");
  $("compared").hidden = false;
}
showOverall();

const column = (...figures) => element("div", { class: "column" }, ...figures);
$("charts").append(
  column(rateChart("By level", "level"), rateChart("By app", "app")), column(rateChart("By kind of task", "kind")), column(failureChart(showOnly)),
);

const groupings = Object.keys(DATA.runs[0].by);
$("grouping").append(...groupings.map((by) => element("option", { value: by, selected: by === "family" }, by)));
$("grouping").onchange = () => showGroups($("grouping").value);
showGroups("family");

const changes = DATA.comparison ? ["fixed", "broken"] : [];
const count = (outcome) => EPISODES.filter((row) => row.change === outcome || row.runs.some((played) => played && played.outcome === outcome)).length;
const titles = ["passed", "failed", "fault", ...changes].map((outcome) => [outcome, outcome[0].toUpperCase() + outcome.slice(1), count(outcome)]);
segments($("outcomes"), [["all", "All", null], ...titles], (outcome) => { table.outcome = outcome; showEpisodes(); });
$("filter").oninput = showEpisodes;
showHead();
showEpisodes();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && event.target === $("filter")) return $("filter").blur();
  if (event.key === "/" && !event.target.closest("input, select")) {
    event.preventDefault();
    $("filter").focus();
  }
});
