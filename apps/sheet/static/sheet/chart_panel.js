// The panel that says what a chart shows and how.
import { mayEdit, sheet } from "./state.js";
import { operate } from "./server.js";
import { render } from "./grid.js";
import { focusGrid } from "./entry.js";
import { element, selectField } from "./dialogs.js";
import { alone, onAlone } from "./side.js";
import { KINDS, LEGENDS, PALETTE, SHAPES } from "../charting/choices.js";
import { said } from "../platform/words.js";

const panel = element("aside", { className: "chart-panel", hidden: true });
panel.setAttribute("aria-label", said("Chart editor"));
document.getElementById("main").append(panel);
let shown = null, state = ""; // the id of the chart in the panel, and what its fields were made for

const edit = (change) => operate("edit_chart", { chart: shown, change }, { quiet: true });

function button(label, name, act, kind = "quiet small") {
  const made = element("button", { type: "button", className: `button ${kind}` }, label);
  made.setAttribute("aria-label", said(name));
  made.addEventListener("click", act);
  return made;
}

// A field that tells the server as soon as it is left; what the server refuses is said below it.
function field(name, label, input, read, save) {
  const id = `chart-${name}`, error = element("p", { className: "error", hidden: true, id: `${id}-error` });
  input.addEventListener("change", async (event) => {
    const answer = await save(read(event));
    const control = input.matches("input") ? input : input.querySelector("button");
    const message = answer?.message ? answer.errors?.[name] ?? answer.message : "";
    error.hidden = !message;
    error.textContent = message;
    if (message) { control.setAttribute("aria-invalid", "true"); control.setAttribute("aria-describedby", error.id); }
    else { control.removeAttribute("aria-invalid"); paintChartPanel(); }
  });
  return element("div", { className: "field" }, element("label", { className: "label", htmlFor: id }, label), input, error);
}
const text = (chart, name, label, key = name) => field(name, label, element("input", { type: "text", className: "input", id: `chart-${name}`, name, value: chart[key] ?? "", autocomplete: "off", spellcheck: false }), (event) => event.target.value, (value) => edit({ [name]: value }));
const choice = (name, label, options, value, save) => field(name, label, selectField(`chart-${name}`, { name, label, options, value }), (event) => event.target.value, save);
function check(chart, name, label, checked) {
  const input = element("input", { type: "checkbox", name, checked, id: `chart-${name}` });
  input.addEventListener("change", async () => { const answer = await edit({ [name]: input.checked }); if (answer?.message) { input.checked = checked; say(answer.message); } });
  return element("label", { className: "checkbox" }, input, element("span", {}, said(label)));
}

function say(message) {
  const banner = panel.querySelector(".banner");
  banner.textContent = message;
  banner.hidden = false;
}

function seriesFields(chart, series) {
  const { position, name } = series;
  const save = (change) => operate("edit_series", { chart: chart.id, position, ...change }, { quiet: true });
  const options = [choice(`color-${position}`, `Color of ${name}`, PALETTE, series.color, (color) => save({ color }))];
  if (chart.kind === "combo") options.push(choice(`shape-${position}`, `Draw ${name} as`, SHAPES, series.shape, (shape) => save({ shape })));
  const swatch = element("span", { className: "chart-swatch", "aria-hidden": "true" });
  swatch.style.background = series.color;
  swatch.dataset.swatch = position;
  return element("div", { className: "chart-series", role: "group", "aria-label": `Series ${name}` },
    element("div", { className: "chart-series-head" }, swatch, element("strong", { className: "cut" }, name),
      button("Remove", `Remove series ${name}`, async () => { const answer = await operate("remove_series", { chart: chart.id, position }, { quiet: true }); if (answer?.message) say(answer.message); })),
    ...(chart.kind === "pie" ? [] : options));
}

// The fields stay for as long as the chart has the same series; their values follow it.
export function paintChartPanel() {
  const chart = sheet.charts.find((other) => other.id === shown);
  if (!chart) { if (shown !== null) closeChartPanel(); return; }
  const next = JSON.stringify([chart.id, chart.kind === "pie", chart.kind === "combo", chart.series.map(({ position, name }) => [position, name])]);
  if (next !== state && !panel.querySelector(":popover-open")) { state = next; build(chart); } else follow(chart);
}

function follow(chart) {
  for (const [name, value] of Object.entries({ source: chart.source, title: chart.title, x_title: chart.x_title, y_title: chart.y_title })) {
    const input = document.getElementById(`chart-${name}`);
    if (input !== document.activeElement && !input.hasAttribute("aria-invalid")) input.value = value;
  }
  for (const [name, value] of Object.entries({ has_header: chart.has_header, has_labels: chart.labels !== null, shows_values: chart.shows_values })) document.getElementById(`chart-${name}`).checked = value;
  choose("kind", chart.kind);
  choose("legend", chart.legend);
  for (const { position, color, shape } of chart.series) {
    choose(`color-${position}`, color);
    choose(`shape-${position}`, shape);
    const swatch = panel.querySelector(`[data-swatch="${position}"]`);
    if (swatch) swatch.style.background = color;
  }
}

function choose(name, value) {
  const select = document.getElementById(`chart-${name}`)?.closest(".select");
  if (!select || select.querySelector("input").value === value) return;
  select.querySelector("input").value = value;
  for (const option of select.querySelectorAll("[role=option]")) {
    const chosen = option.dataset.value === value;
    option.setAttribute("aria-selected", String(chosen));
    if (chosen) select.querySelector(".value").textContent = option.textContent;
  }
}

function build(chart) {
  // What is being typed, and where one is, stays.
  const active = panel.contains(document.activeElement) ? document.activeElement : null;
  const typed = active?.matches("input[type=text]") ? { value: active.value, start: active.selectionStart, end: active.selectionEnd } : null;
  const { scrollTop } = panel;
  panel.replaceChildren(
    element("header", {}, element("h2", {}, "Chart"), button("Close", "Close chart editor", () => { closeChartPanel(); focusGrid(); })),
    element("p", { className: "banner danger", role: "alert", hidden: true }),
    choice("kind", "Chart type", KINDS, chart.kind, (kind) => edit({ kind })),
    text(chart, "source", "Data range"),
    check(chart, "has_header", "Use the first row as headers", chart.has_header),
    check(chart, "has_labels", "Use the first column as labels", chart.labels !== null),
    text(chart, "title", "Chart title"), text(chart, "x_title", "Horizontal axis title"), text(chart, "y_title", "Vertical axis title"),
    choice("legend", "Legend position", LEGENDS, chart.legend, (legend) => edit({ legend })),
    check(chart, "shows_values", "Show values in the chart", chart.shows_values),
    ...(chart.series.length ? [element("h3", {}, "Series"), ...chart.series.map((series) => seriesFields(chart, series))] : []),
    element("div", {}, button("Delete chart", "Delete this chart", () => operate("delete_chart", { chart: chart.id }).then((answer) => answer && focusGrid()), "danger small")));
  panel.scrollTop = scrollTop;
  const again = active?.id && document.getElementById(active.id);
  if (!again) return;
  again.focus({ preventScroll: true });
  if (typed) { again.value = typed.value; again.setSelectionRange(typed.start, typed.end); }
}

export function openChartPanel(id) {
  if (!mayEdit) return;
  if (shown !== id) state = "";
  shown = id;
  panel.hidden = false;
  alone(panel);
  paintChartPanel();
  render();
  document.getElementById("chart-kind").focus();
}

export function closeChartPanel() {
  shown = null;
  state = "";
  panel.hidden = true;
  panel.replaceChildren();
  render();
}
panel.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  closeChartPanel();
  focusGrid();
});
onAlone(panel, closeChartPanel);
