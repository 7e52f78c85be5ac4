// Charts and pictures float over the grid: they are moved, resized and deleted by mouse and by keys; charts are edited in the panel beside.
import { HEADER_HEIGHT, HEADER_WIDTH, areaName, columnCount, columnStarts, mayEdit, rowCount, rowStarts, sheet, shownAt } from "./state.js";
import { onChange, operate, toast } from "./server.js";
import { scroller } from "./grid.js";
import { focusGrid } from "./entry.js";
import { onCommand, run } from "./menus.js";
import { element } from "./dialogs.js";
import { region } from "./commands.js";
import { closeChartPanel, openChartPanel, paintChartPanel } from "./chart_panel.js";
import { askForPicture, describePicture } from "./floating/pictures.js";
import { said } from "../platform/words.js";

const layer = element("div", { className: "charts" });
// Before the grid, so that its headers lie over the charts that scroll below them.
scroller.prepend(layer);
const LEAST = { chart: { width: 200, height: 140 }, picture: { width: 10, height: 10 } }, MOST = { chart: { width: 1600, height: 1000 }, picture: { width: 2000, height: 2000 } };
const figures = new Map(); // "chart 3" or "picture 3" → its figure
let held = null; // what is being moved or resized: {id, figure, box, edge, x, y, moved}

const sortOf = (one) => (one.src ? "picture" : "chart");
const keyOf = (one) => `${sortOf(one)} ${one.id}`;
const floating = () => [...sheet.charts, ...(sheet.pictures ?? [])];
const nameOf = (one) => (one.src ? `Picture${one.alt ? `: ${one.alt}` : ""}` : `${one.kind[0].toUpperCase()}${one.kind.slice(1)} chart${one.title ? `: ${one.title}` : ""}`);
const floatingOf = (figure) => floating().find((one) => keyOf(one) === figure.dataset.key);
const idOf = (figure) => Number(figure.dataset.key.split(" ")[1]), sortIn = (figure) => figure.dataset.key.split(" ")[0];

export function paintCharts(what) {
  if (what === "sheet") closeChartPanel();
  for (const [key, figure] of figures) if (!floating().some((one) => keyOf(one) === key)) { figure.remove(); figures.delete(key); }
  for (const chart of floating()) {
    const figure = figures.get(keyOf(chart)) ?? make(chart);
    if (held?.key !== keyOf(chart)) putAt(figure, boxOf(chart));
    const state = JSON.stringify(chart);
    if (figure.state === state) continue;
    figure.state = state;
    figure.setAttribute("aria-label", nameOf(chart));
    figure.querySelector(".chart-body").replaceChildren(...(chart.src ? [imageOf(chart)] : pictureOf(chart)));
  }
  clip();
  paintChartPanel();
}
onChange(paintCharts);

function make(chart) {
  const figure = element("figure", { className: "chart", tabIndex: 0 }, element("div", { className: "chart-body" }));
  figure.dataset.key = keyOf(chart);
  if (mayEdit) {
    const button = (label, name, act) => { const made = element("button", { type: "button", className: "button secondary small", "aria-label": name }, label); made.addEventListener("click", act); return made; };
    figure.append(element("div", { className: "chart-tools" }, chart.src ? button("Describe", "Describe picture", () => edit(figure)) : button("Edit", "Edit chart", () => edit(figure)),
      button("Delete", chart.src ? "Delete picture" : "Delete chart", () => remove(figure))));
    for (const edge of ["e", "s", "se"]) { const handle = element("span", { className: `chart-handle ${edge}` }); handle.dataset.edge = edge; figure.append(handle); }
  }
  layer.append(figure);
  figures.set(keyOf(chart), figure);
  return figure;
}

const imageOf = (picture) => element("img", { src: picture.src, alt: picture.alt, draggable: false });

// The picture, and what it says in words for those who do not see it.
function pictureOf(chart) {
  if (!chart.svg) return [element("p", { className: "empty" }, "The cells of this chart are gone. Edit the chart to choose a range.")];
  const picture = document.importNode(new DOMParser().parseFromString(chart.svg, "image/svg+xml").documentElement, true);
  const row = (tag, texts) => { const tr = element("tr"); tr.append(...texts.map((text) => element(tag, {}, text))); return tr; };
  const table = element("table", { className: "visually-hidden" }, row("th", [chart.x_title || "Label", ...chart.series.map((series) => series.name)]));
  table.setAttribute("aria-label", said("Values of the chart"));
  chart.table.rows.slice(0, 200).forEach((values, at) => table.append(row("td", [chart.table.labels[at], ...values])));
  return [picture, table];
}

const boxOf = (chart) => ({
  left: HEADER_WIDTH + columnStarts[Math.min(chart.column, columnCount)] + chart.across, top: HEADER_HEIGHT + rowStarts[Math.min(chart.row, rowCount)] + chart.down,
  width: chart.width, height: chart.height,
});
function putAt(figure, box) {
  figure.box = box;
  for (const side of ["left", "top", "width", "height"]) figure.style[side] = `${box[side]}px`;
}

// Frozen rows and columns lie over what scrolls below them.
function clip() {
  const right = HEADER_WIDTH + columnStarts[sheet.frozenColumns + 1] + scroller.scrollLeft, bottom = HEADER_HEIGHT + rowStarts[sheet.frozenRows + 1] + scroller.scrollTop;
  for (const figure of figures.values()) {
    const chart = floatingOf(figure);
    if (!chart) continue;
    const left = sheet.frozenColumns && chart.column > sheet.frozenColumns ? Math.max(0, right - figure.box.left) : 0;
    const top = sheet.frozenRows && chart.row > sheet.frozenRows ? Math.max(0, bottom - figure.box.top) : 0;
    figure.style.clipPath = left || top ? `inset(${top}px -8px -8px ${left}px)` : "";
  }
}
scroller.addEventListener("scroll", clip);

// The cell that a chart floats at, and how far from its corner.
function anchor(box) {
  const at = (starts, count, position) => { let line = 1; while (line < count && starts[line + 1] <= position) line += 1; return [line, Math.round(position - starts[line])]; };
  const [row, down] = at(rowStarts, rowCount, Math.max(0, box.top - HEADER_HEIGHT)), [column, across] = at(columnStarts, columnCount, Math.max(0, box.left - HEADER_WIDTH));
  return { row, down, column, across, width: Math.round(box.width), height: Math.round(box.height) };
}

const between = (least, value, most) => Math.min(most, Math.max(least, value));
function changedBox(figure, box, edge, x, y) {
  const least = LEAST[sortIn(figure)], most = MOST[sortIn(figure)];
  if (!edge) return { ...box, left: Math.max(HEADER_WIDTH, box.left + x), top: Math.max(HEADER_HEIGHT, box.top + y) };
  const width = edge.includes("e") ? between(least.width, box.width + x, most.width) : box.width;
  const height = edge.includes("s") ? between(least.height, box.height + y, most.height) : box.height;
  return { ...box, width, height };
}

async function drop() {
  const done = held;
  held = null;
  if (!done?.moved) return;
  const sort = sortIn(done.figure);
  await operate(`place_${sort}`, { [sort]: idOf(done.figure), ...anchor(done.figure.box) });
  paintCharts("layout");
}

layer.addEventListener("pointerdown", (event) => {
  const figure = event.target.closest(".chart");
  if (!figure || event.button !== 0 || event.target.closest("button")) return;
  event.preventDefault();
  figure.focus({ preventScroll: true });
  if (!mayEdit) return;
  held = { key: figure.dataset.key, figure, box: figure.box, edge: event.target.dataset.edge, x: event.clientX, y: event.clientY, moved: false };
  figure.setPointerCapture(event.pointerId);
});
layer.addEventListener("pointermove", (event) => {
  if (!held || held.keys) return;
  const x = event.clientX - held.x, y = event.clientY - held.y;
  if (!held.moved && Math.hypot(x, y) < 3) return;
  held.moved = true;
  putAt(held.figure, changedBox(held.figure, held.box, held.edge, x, y));
});
layer.addEventListener("pointerup", drop);
layer.addEventListener("pointercancel", drop);
layer.addEventListener("dblclick", (event) => { const figure = event.target.closest(".chart"); if (figure && mayEdit) edit(figure); });

async function remove(figure) {
  const answer = await operate(`delete_${sortIn(figure)}`, { [sortIn(figure)]: idOf(figure) });
  if (answer) focusGrid();
}

function edit(figure) {
  if (sortIn(figure) === "chart") openChartPanel(idOf(figure));
  else describePicture(floatingOf(figure));
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
layer.addEventListener("keydown", (event) => {
  const figure = event.target.closest(".chart");
  if (event.key === "Escape") { event.preventDefault(); focusGrid(); return; }
  const chord = `${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`;
  const command = { "ctrl+z": "undo", "ctrl+y": "redo", "ctrl+shift+z": "redo" }[chord];
  if (command && mayEdit) { event.preventDefault(); run(command); return; }
  if (!mayEdit || event.target !== figure) return;
  if (event.key === "Enter") { event.preventDefault(); edit(figure); }
  if (event.key === "Delete" || event.key === "Backspace") { event.preventDefault(); remove(figure); }
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  const step = event.ctrlKey ? 1 : 10;
  held = { key: figure.dataset.key, figure, moved: true, keys: true };
  putAt(figure, changedBox(figure, figure.box, event.shiftKey ? "se" : "", arrow[0] * step, arrow[1] * step));
});
// One change for as long as the key is down.
layer.addEventListener("keyup", (event) => { if (held?.keys && ARROWS[event.key]) drop(); });
layer.addEventListener("focusout", () => { if (held?.keys) drop(); });

function hold(one) {
  const figure = figures.get(keyOf(one));
  figure?.scrollIntoView({ block: "nearest", inline: "nearest" });
  figure?.focus({ preventScroll: true });
}

onCommand("chart", async () => {
  const place = region();
  if (place.top === place.bottom && place.left === place.right && shownAt(place.top, place.left) === "") { toast("Select the cells that the chart is to show.", "info"); return; }
  const before = new Set(sheet.charts.map((chart) => chart.id));
  const answer = await operate("add_chart", { source: areaName(place) });
  const made = answer && sheet.charts.find((chart) => !before.has(chart.id));
  if (!made) return;
  hold(made);
  openChartPanel(made.id);
});
onCommand("picture", () => {
  const before = new Set((sheet.pictures ?? []).map((picture) => picture.id));
  askForPicture(() => {
    const made = sheet.pictures.find((picture) => !before.has(picture.id));
    if (made) hold(made);
  });
});
onCommand("next-chart", () => {
  const all = floating();
  if (!all.length) { toast("There is no chart or picture on this sheet.", "info"); return; }
  const at = all.findIndex((one) => figures.get(keyOf(one))?.contains(document.activeElement));
  const next = all[(at + 1) % all.length];
  // The click on the menu gives the keys to the grid first.
  queueMicrotask(() => hold(next));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey && event.altKey && event.key.toLowerCase() === "g") { event.preventDefault(); run("next-chart"); }
});
