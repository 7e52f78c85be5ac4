// Columns of a list: as wide as somebody wants them, by the edges of their headings, and in another order, by dragging those.
import { eachPage, visit } from "../platform/visit.js";

const FAR = 6; // pixels after which a press is a drag
const SELECT = 40, MENU = 44, REST = 1; // the columns beside those of the list: boxes, menus, what is left of the page
const STEP = 10, LEAP = 50; // what an arrow key comes to, and with Shift

const headings = (table) => [...table.querySelectorAll("th[data-column]")];
const columnOf = (heading) => heading.closest("table").querySelectorAll("col")[heading.cellIndex];
const edgeOf = (heading) => heading.querySelector(".edge");
const widthOf = (heading) => Number(edgeOf(heading).getAttribute("aria-valuenow"));

function tell(table) {
  const widths = headings(table).map((heading) => [edgeOf(heading), Math.round(heading.getBoundingClientRect().width)]);
  for (const [edge, width] of widths) edge.setAttribute("aria-valuenow", width);
}

// Every column gets the width that it has just now, so that none moves but the one that is changed; one that the page has
// squeezed gets the least that can be kept. The last one, which has no heading, takes what is left of the page.
function fix(table) {
  if (table.classList.contains("sized")) return;
  tell(table);
  for (const heading of headings(table)) resize(heading, widthOf(heading));
  table.querySelector("col:last-child").removeAttribute("width");
  table.classList.add("sized");
  span(table);
}

// While an edge is held the table does not shrink: what is under the pointer would jump.
function span(table, least = 0) {
  const beside = (table.querySelector("thead .select-cell") ? SELECT : 0) + (table.querySelector("thead .menu-cell") ? MENU : REST);
  table.width = Math.max(headings(table).reduce((all, heading) => all + widthOf(heading), beside), least);
}

function resize(heading, wanted, least) {
  const edge = edgeOf(heading), [narrowest, widest] = ["min", "max"].map((end) => Number(edge.getAttribute(`aria-value${end}`)));
  const width = Math.round(Math.min(Math.max(wanted, narrowest), widest));
  columnOf(heading).width = width;
  edge.setAttribute("aria-valuenow", width);
  span(heading.closest("table"), least);
}

// As wide as the longest of what stands in the column.
function fit(heading) {
  const table = heading.closest("table"), column = columnOf(heading);
  column.removeAttribute("width");
  table.classList.add("fitting");
  const width = Math.ceil(heading.getBoundingClientRect().width);
  table.classList.remove("fitting");
  resize(heading, width);
}

async function save(table) {
  const body = new URLSearchParams(headings(table).map((heading) => ["width", `${heading.dataset.column}:${widthOf(heading)}`]));
  body.append("csrf_token", document.querySelector("input[name=csrf_token]").value);
  const answer = await fetch(table.dataset.widths, { method: "POST", body }).catch(() => null);
  const reset = document.querySelector(`form[action="${table.dataset.widths}/reset"]`);
  if (answer?.ok && reset) reset.hidden = false;
  // What was not kept does not look as if it were.
  else if (!answer?.ok) visit(location.href, { how: "stay", scroll: scrollY });
}

// -- The edges -------------------------------------------------------------------------------------------------------

let held = null; // {heading, from, width, span, moves}

document.addEventListener("pointerdown", (event) => {
  const edge = event.button === 0 && event.target.closest?.(".list-table .edge");
  if (!edge) return;
  // No text is marked on the way.
  event.preventDefault();
  edge.focus();
  const heading = edge.closest("th"), table = heading.closest("table");
  held = { heading, from: event.clientX, width: heading.getBoundingClientRect().width, span: table.offsetWidth, moves: false };
  edge.setPointerCapture(event.pointerId);
});

document.addEventListener("pointermove", (event) => {
  if (!held || (!held.moves && event.clientX === held.from)) return;
  fix(held.heading.closest("table"));
  held.moves = true;
  edgeOf(held.heading).classList.add("held");
  resize(held.heading, held.width + event.clientX - held.from, held.span);
});

function release(keep) {
  if (!held) return;
  const { heading, width, moves } = held;
  held = null;
  edgeOf(heading).classList.remove("held");
  if (!moves) return;
  if (!keep) return resize(heading, width);
  span(heading.closest("table"));
  save(heading.closest("table"));
}
document.addEventListener("pointerup", () => release(true));
document.addEventListener("pointercancel", () => release(false));

document.addEventListener("dblclick", (event) => {
  const edge = event.target.closest?.(".list-table .edge");
  if (!edge) return;
  fix(edge.closest("table"));
  fit(edge.closest("th"));
  save(edge.closest("table"));
});

let changed = null;
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && (held || moved)) { event.preventDefault(); release(false); drop(false); return; }
  const edge = event.target.closest?.(".list-table .edge");
  if (!edge || event.altKey || event.ctrlKey || event.metaKey) return;
  const heading = edge.closest("th"), by = event.shiftKey ? LEAP : STEP;
  const wanted = {
    ArrowLeft: () => widthOf(heading) - by, ArrowRight: () => widthOf(heading) + by,
    Home: () => Number(edge.getAttribute("aria-valuemin")), End: () => Number(edge.getAttribute("aria-valuemax")),
  }[event.key];
  if (!wanted && event.key !== "Enter") return;
  event.preventDefault();
  fix(edge.closest("table"));
  if (wanted) resize(heading, wanted());
  else fit(heading);
  edge.scrollIntoView({ block: "nearest", inline: "nearest" });
  changed = edge.closest("table");
});
// A key that is held down is kept once.
document.addEventListener("keyup", () => {
  if (changed) save(changed);
  changed = null;
});

// -- The order -------------------------------------------------------------------------------------------------------

let moved = null; // {heading, from, ghost, over}

document.addEventListener("pointerdown", (event) => {
  const heading = event.button === 0 && !event.target.closest?.(".edge") && event.target.closest?.(".list-table[data-widths] th[data-column]");
  // The first column names the row, and stays.
  if (heading && heading !== headings(heading.closest("table"))[0]) moved = { heading, from: event.clientX, lifted: false, over: null };
});

document.addEventListener("pointermove", (event) => {
  if (!moved || (!moved.lifted && Math.abs(event.clientX - moved.from) < FAR)) return;
  const { heading } = moved, all = headings(heading.closest("table"));
  moved.lifted = true;
  heading.classList.add("lifted");
  mark(null);
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("th[data-column]");
  if (!over || !all.includes(over) || over === heading) return;
  const box = over.getBoundingClientRect(), after = over === all[0] || event.clientX > box.left + box.width / 2;
  mark({ heading: over, after });
});

function mark(over) {
  moved.over?.heading.classList.remove("before", "after");
  moved.over = over;
  over?.heading.classList.add(over.after ? "after" : "before");
}

async function drop(keep) {
  if (!moved) return;
  const { heading, lifted, over } = moved;
  mark(null);
  moved = null;
  heading.classList.remove("lifted");
  if (!lifted) return;
  // The press may end with a click on the heading's link, which is not meant to be followed.
  const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
  if (!keep || !over) return;
  const table = heading.closest("table"), before = headings(table), order = before.filter((each) => each !== heading);
  order.splice(order.indexOf(over.heading) + Number(over.after), 0, heading);
  if (order.every((each, at) => each === before[at])) return;
  const url = new URL(table.dataset.orderUrl, location.href), left = table.parentElement.scrollLeft;
  url.searchParams.set("columns", order.map((each) => each.dataset.column).join());
  await visit(url);
  document.querySelector(".list-scroll")?.scrollTo({ left });
}
document.addEventListener("pointerup", () => drop(true));
document.addEventListener("pointercancel", () => drop(false));
document.addEventListener("dragstart", (event) => { if (event.target.closest?.(".list-table[data-widths] th[data-column]")) event.preventDefault(); });

// -- Every page ------------------------------------------------------------------------------------------------------

document.addEventListener("page:leave", () => { held = moved = changed = null; });
eachPage(() => { for (const table of document.querySelectorAll("table[data-widths]")) tell(table); });

// What is cut can be read by pointing at it.
document.addEventListener("pointerover", (event) => {
  const cell = event.target.closest?.(".list-table :is(td, th)");
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth && !cell.querySelector("[title]:not(.edge)")) cell.title = cell.textContent.trim();
});
