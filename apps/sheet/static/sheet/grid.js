// The grid: only the rows and columns in sight are in the page, and those that stay keep their elements.
import {
  COLUMN_WIDTH, HEADER_HEIGHT, HEADER_WIDTH, cellAt, columnCount, columnName, columnStarts, columnWidth, mergeAt, rowCount,
  rowHeight, rowStarts, sheet, shownAt, displayAt, styleAt, view, address, filterNow, lineHeight, STACKED,
} from "./state.js";
import { selection, paintSelection } from "./selection.js";
import { exposeAll } from "./tree.js";
import { fitNumber, inkOf } from "./fitting.js";
import { dress, lookOf, ruleState } from "./cell_rules.js";
import { dressCorner, dressHeader } from "./outline.js";
import { asked, mayAsk } from "./asked.js";
import { said } from "../platform/words.js";

export const scroller = document.getElementById("grid-scroll");
export const table = document.getElementById("grid");
const [columns, head, body] = table.children;
const filterIcon = document.getElementById("icon-filter").content;
export const rowElements = new Map(); // row number → {tr, cells: Map(column → td)}
let shownColumns = [], shownRows = [], layoutKey = "";

// The last start at or before `position`.
function lineAt(starts, count, position) {
  let low = 1, high = count;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function visibleLines(starts, count, frozen, offset, extent) {
  const frozenSize = starts[frozen + 1];
  const first = Math.max(frozen + 1, lineAt(starts, count, offset + frozenSize));
  const last = lineAt(starts, count, offset + extent);
  const lines = [];
  for (let line = 1; line <= frozen; line += 1) if (starts[line + 1] > starts[line]) lines.push(line);
  for (let line = first; line <= last; line += 1) if (starts[line + 1] > starts[line]) lines.push(line);
  return lines;
}

export function render() {
  const width = scroller.clientWidth / view.zoom - HEADER_WIDTH, height = scroller.clientHeight / view.zoom - HEADER_HEIGHT;
  shownRows = visibleLines(rowStarts, rowCount, sheet.frozenRows, scroller.scrollTop / view.zoom, height);
  shownColumns = visibleLines(columnStarts, columnCount, sheet.frozenColumns, scroller.scrollLeft / view.zoom, width);
  extendToMerges();
  const held = table.querySelector(".cell-editor"), focused = held !== null && held === document.activeElement;
  table.style.setProperty("--head", `${HEADER_HEIGHT}px`);
  const next = `${sheet.id}|${HEADER_WIDTH}|${HEADER_HEIGHT}|${sheet.frozenColumns}|${shownColumns.map((column) => `${column}:${columnWidth(column)}`).join()}`;
  if (next !== layoutKey) {
    layoutKey = next;
    renderHead();
    for (const { tr } of rowElements.values()) tr.remove();
    rowElements.clear();
  }
  renderBody();
  // Whoever keeps the editor puts it back where its cell now is.
  if (held && !held.isConnected) table.dispatchEvent(new CustomEvent("uprooted", { detail: focused }));
  paintSelection();
  eachHeader(dressHeader);
  dressCorner(head.querySelector(".corner"));
  exposeAll();
  table.dispatchEvent(new Event("painted"));
}

// A merged cell is drawn by its first cell, which must be there for as long as any of it is in sight.
function extendToMerges() {
  for (const merge of sheet.merges) {
    const rows = shownRows.some((row) => row > merge.top && row <= merge.bottom);
    const across = shownColumns.some((column) => column > merge.left && column <= merge.right);
    if (rows && !shownRows.includes(merge.top)) shownRows = addLines(shownRows, merge.top, sheet.frozenRows, rowHeight);
    if (across && !shownColumns.includes(merge.left)) shownColumns = addLines(shownColumns, merge.left, sheet.frozenColumns, columnWidth);
  }
}

function addLines(lines, from, frozen, size) {
  const rest = lines.filter((line) => line > frozen), before = [];
  for (let line = from; line < (rest[0] ?? from); line += 1) if (line > frozen && size(line)) before.push(line);
  return [...lines.filter((line) => line <= frozen), ...before, ...rest];
}

const gap = (lines, frozen, starts) => {
  const first = lines.find((line) => line > frozen);
  return first ? starts[first] - starts[frozen + 1] : 0;
};

function spacer(tag) {
  const cell = document.createElement(tag);
  cell.setAttribute("aria-hidden", "true");
  cell.className = "gap";
  return cell;
}

function renderHead() {
  const widths = [HEADER_WIDTH];
  const row = document.createElement("tr");
  row.setAttribute("role", "row");
  row.setAttribute("aria-rowindex", 1);
  const corner = document.createElement("th");
  corner.className = "corner";
  corner.setAttribute("role", "columnheader");
  corner.setAttribute("aria-colindex", 1);
  corner.setAttribute("aria-label", said("Select all"));
  row.append(corner);
  let placed = false;
  const place = () => {
    if (placed) return;
    placed = true;
    row.append(spacer("td"));
    widths.push(gap(shownColumns, sheet.frozenColumns, columnStarts));
  };
  for (const column of shownColumns) {
    if (column > sheet.frozenColumns) place();
    const cell = document.createElement("th");
    cell.setAttribute("role", "columnheader");
    cell.setAttribute("aria-colindex", column + 1);
    cell.dataset.column = column;
    cell.textContent = columnName(column);
    stick(cell, column);
    row.append(cell);
    widths.push(columnWidth(column));
  }
  place();
  const last = shownColumns.at(-1) ?? 0;
  widths.push(Math.max(0, columnStarts[columnCount + 1] - columnStarts[last + 1]));
  row.append(spacer("td"));
  head.replaceChildren(row);
  columns.replaceChildren(...widths.map((width) => { const col = document.createElement("col"); col.style.width = `${width}px`; return col; }));
  table.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
}

function stick(cell, column) {
  if (column > sheet.frozenColumns) return;
  cell.classList.add("stuck-left");
  cell.style.left = `${HEADER_WIDTH + columnStarts[column]}px`;
  if (column === sheet.frozenColumns) cell.classList.add("last-stuck-left");
}

function renderBody() {
  for (const [row, { tr }] of rowElements) {
    if (!shownRows.includes(row)) { tr.remove(); rowElements.delete(row); }
  }
  const wanted = [];
  let gapPlaced = false;
  const rowGap = (height, name) => {
    let tr = body.querySelector(`[data-gap=${name}]`);
    if (!tr) {
      tr = document.createElement("tr");
      tr.dataset.gap = name;
      tr.setAttribute("aria-hidden", "true");
      tr.append(document.createElement("td"));
    }
    tr.style.height = tr.firstChild.style.height = `${height}px`;
    tr.hidden = height <= 0;
    wanted.push(tr);
  };
  const place = () => { if (!gapPlaced) { gapPlaced = true; rowGap(gap(shownRows, sheet.frozenRows, rowStarts), "above"); } };
  for (const row of shownRows) {
    if (row > sheet.frozenRows) place();
    const element = rowElements.get(row) ?? makeRow(row);
    sizeRow(row, element);
    for (const [column, cell] of element.cells) paintCell(cell, row, column);
    wanted.push(element.tr);
  }
  place();
  rowGap(rowStarts[rowCount + 1] - rowStarts[(shownRows.at(-1) ?? 0) + 1], "below");
  // Only what is out of place is moved, so that the focus stays where it is.
  let at = body.firstChild;
  for (const tr of wanted) {
    if (tr === at) at = at.nextSibling;
    else body.insertBefore(tr, at);
  }
}

function makeRow(row) {
  const tr = document.createElement("tr");
  tr.setAttribute("role", "row");
  tr.setAttribute("aria-rowindex", row + 1);
  const header = document.createElement("th");
  header.setAttribute("role", "rowheader");
  header.setAttribute("aria-colindex", 1);
  header.dataset.row = row;
  header.textContent = row;
  tr.append(header);
  const cells = new Map();
  let placed = false;
  for (const column of shownColumns) {
    if (column > sheet.frozenColumns && !placed) { placed = true; tr.append(spacer("td")); }
    const cell = document.createElement("td");
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-colindex", column + 1);
    cell.setAttribute("aria-label", address(row, column));
    cell.dataset.row = row;
    cell.dataset.column = column;
    const text = document.createElement("span");
    text.className = "text";
    cell.append(text);
    stick(cell, column);
    tr.append(cell);
    cells.set(column, cell);
  }
  if (!placed) tr.append(spacer("td"));
  tr.append(spacer("td"));
  const element = { tr, header, cells };
  rowElements.set(row, element);
  return element;
}

function sizeRow(row, { tr, header, cells }) {
  const height = `${rowHeight(row)}px`;
  if (tr.style.height !== height) tr.style.height = height;
  const stuck = row <= sheet.frozenRows, top = stuck ? `${HEADER_HEIGHT + rowStarts[row]}px` : "";
  for (const cell of [header, ...cells.values()]) {
    if (cell.style.top !== top) cell.style.top = top;
    cell.classList.toggle("stuck-top", stuck);
    cell.classList.toggle("last-stuck-top", stuck && row === sheet.frozenRows);
  }
}

const BORDERS = { T: "borderTop", R: "borderRight", B: "borderBottom", L: "borderLeft" };
const WIDTHS = { thin: "1px solid", medium: "2px solid", thick: "3px solid", double: "3px double", dotted: "1px dotted", mediumdashed: "2px dashed" };

function paintCell(cell, row, column) {
  const data = cellAt(row, column), style = lookOf(row, column, styleAt(row, column)), merge = mergeAt(row, column);
  const text = cell.firstChild, shown = displayAt(row, column), ink = data?.kind === 0 ? inkOf(style?.f, data.number) : null;
  const covered = merge && (merge.top !== row || merge.left !== column);
  const state = `${shown}|${data?.kind}|${ink}|${JSON.stringify(style)}|${merge ? JSON.stringify(merge) : ""}|${room(row, column)}|${marks(row, column)}|${ruleState(row, column)}|${style?.z || style?.w || style?.r ? rowHeight(row) : ""}`;
  if (cell.state === state) return;
  cell.state = state;
  text.textContent = covered ? "" : shown;
  cell.covered = !!covered;
  const kind = view.formulas && shown.startsWith("=") ? 1 : data?.kind ?? 4;
  const align = style?.h ?? (kind === 0 ? "right" : kind === 2 || kind === 3 ? "center" : "left");
  cell.className = [...cell.classList].filter((name) => /stuck/.test(name)).join(" ");
  cell.classList.add(`align-${align}`, `valign-${style?.r < 0 && style.r > -90 ? "top" : style?.v ?? "bottom"}`);
  cell.classList.toggle("wrap", !!style?.w);
  cell.classList.toggle("covered", !!covered);
  cell.classList.toggle("merged", !!merge && !covered);
  cell.classList.toggle("fault", kind === 3);
  cell.classList.toggle("noted", marks(row, column).startsWith("c"));
  text.style.fontWeight = style?.b ? "700" : "";
  text.style.fontStyle = style?.i ? "italic" : "";
  text.style.textDecoration = [style?.u && "underline", style?.s && "line-through"].filter(Boolean).join(" ");
  text.style.color = readable(ink ?? style?.c);
  cell.classList.toggle("filled", !!style?.g);
  text.style.fontSize = style?.z ? `${Math.round((style.z * 13) / 12)}px` : "";
  text.style.lineHeight = style?.z ? `${lineHeight(style.z)}px` : "";
  text.style.fontFamily = style?.n ? `"${style.n}", var(--cell-font)` : "";
  cell.style.backgroundColor = style?.g ?? "";
  for (const [side, property] of Object.entries(BORDERS)) cell.style[property] = style?.[side] ? `${WIDTHS[style[side][0]] ?? "1px solid"} ${readable(style[side][1])}` : "";
  spread(cell, text, row, column, merge, align, kind, style);
  turn(text, style?.r, row);
  fitNumber(cell, text, kind === 0 && !merge && !style?.w ? data : null, style, columnWidth(column));
  filterButton(cell, row, column);
  dress(cell, row, column);
}

// A color that people chose, on a dark page lighter where it could not be seen.
function readable(color) {
  return color ? `light-dark(${color}, oklch(from ${color} max(l, .72) c h))` : "";
}

// Turns a text by degrees, up or down, or puts its letters on top of each other.
function turn(text, degrees, row) {
  const upright = degrees === STACKED, straight = Math.abs(degrees) === 90;
  text.classList.toggle("turned", !!degrees);
  text.style.writingMode = upright || straight ? "vertical-rl" : "";
  text.style.textOrientation = upright ? "upright" : "";
  const tilted = degrees && !upright && !straight;
  // A tilted text turns about its first letter, which is to stay within the cell: one that goes down begins at the top.
  const lean = tilted ? Math.ceil(Math.sin((Math.abs(degrees) * Math.PI) / 180) * 14) : 0;
  text.style.transform = degrees === 90 ? "rotate(180deg)" : tilted ? `translateX(${lean}px) rotate(${-degrees}deg)` : "";
  text.style.transformOrigin = tilted ? (degrees > 0 ? "left bottom" : "left top") : "";
  if (degrees) text.style.maxHeight = `${rowHeight(row) - 2}px`;
}

// How far a long text may run over empty neighbors; a merged cell covers all of its area.
function spread(cell, text, row, column, merge, align, kind, style) {
  text.style.maxWidth = text.style.width = text.style.height = "";
  if (merge && (merge.top !== row || merge.left !== column)) return;
  if (merge) {
    text.style.width = `${columnStarts[merge.right + 1] - columnStarts[merge.left] - 1}px`;
    text.style.height = `${rowStarts[merge.bottom + 1] - rowStarts[merge.top] - 1}px`;
    text.style.backgroundColor = style?.g ?? "var(--cell)";
    return;
  }
  text.style.backgroundColor = "";
  if (style?.w) { text.style.maxHeight = `${rowHeight(row) - 2}px`; return; }
  text.style.maxHeight = style?.z ? `${rowHeight(row) - 2}px` : "";
  const free = kind === 1 && align === "left" ? room(row, column) : 0;
  text.style.maxWidth = `${columnWidth(column) + free - 4}px`;
  if (free) text.classList.add("long");
  else text.classList.remove("long");
}

function room(row, column) {
  const data = cellAt(row, column);
  const long = displayAt(row, column);
  if (data?.kind !== 1 && !long.startsWith("=") || long.length * 7 < columnWidth(column)) return 0;
  let free = 0;
  for (let next = column + 1; next <= columnCount && free < 900; next += 1) {
    if (shownAt(row, next) !== "" || mergeAt(row, next) || (column <= sheet.frozenColumns) !== (next <= sheet.frozenColumns)) break;
    free += columnWidth(next);
  }
  return free;
}

function marks(row, column) {
  const noted = sheet.comments.some((thread) => thread.row === row && thread.column === column && !thread.resolved);
  const filter = filterNow(), area = filter?.area;
  const heads = area && row === area[0] && column >= area[1] && column <= area[3];
  const active = heads ? asked(filter.criteria.find((criterion) => criterion.column === column)) : "";
  return `${noted ? "c" : ""}${heads && mayAsk() ? "f" : ""}${active}`;
}

function filterButton(cell, row, column) {
  const [, heads, active] = /^c?(f?)(.*)$/s.exec(marks(row, column));
  let button = cell.querySelector(".filter-button");
  if (!heads) { button?.remove(); return; }
  if (!button) {
    button = document.createElement("button");
    button.type = "button";
    button.className = "filter-button";
    button.tabIndex = -1;
    button.dataset.command = "filter-column";
    button.dataset.value = column;
    button.append(filterIcon.cloneNode(true));
    cell.append(button);
  }
  button.setAttribute("aria-label", said(`Filter ${shownAt(row, column) || columnName(column)}`));
  button.title = active || said("Filter");
  if (active) button.setAttribute("aria-description", active);
  else button.removeAttribute("aria-description");
  button.classList.toggle("on", active !== "");
}

export const tdAt = (row, column) => rowElements.get(row)?.cells.get(column);
export const eachCell = (visit) => { for (const [row, { cells }] of rowElements) for (const [column, cell] of cells) visit(cell, row, column); };
export const eachHeader = (visit) => {
  for (const cell of head.querySelectorAll("th[data-column]")) visit(cell, 0, Number(cell.dataset.column));
  for (const [row, { header }] of rowElements) visit(header, row, 0);
};

// Draws every cell anew, whether or not it has changed.
export function repaint() {
  eachCell((cell) => { cell.state = null; });
  render();
}

// Scrolls as little as it takes to have the cell in sight.
export function reveal(row, column) {
  const width = scroller.clientWidth / view.zoom - HEADER_WIDTH, height = scroller.clientHeight / view.zoom - HEADER_HEIGHT;
  if (row > sheet.frozenRows) {
    const frozen = rowStarts[sheet.frozenRows + 1];
    if (rowStarts[row] < scroller.scrollTop / view.zoom + frozen) scroller.scrollTop = (rowStarts[row] - frozen) * view.zoom;
    else if (rowStarts[row + 1] > scroller.scrollTop / view.zoom + height) scroller.scrollTop = (rowStarts[row + 1] - height) * view.zoom;
  }
  if (column > sheet.frozenColumns) {
    const frozen = columnStarts[sheet.frozenColumns + 1];
    if (columnStarts[column] < scroller.scrollLeft / view.zoom + frozen) scroller.scrollLeft = (columnStarts[column] - frozen) * view.zoom;
    else if (columnStarts[column + 1] > scroller.scrollLeft / view.zoom + width) scroller.scrollLeft = (columnStarts[column + 1] - width) * view.zoom;
  }
}

scroller.addEventListener("scroll", render);
addEventListener("resize", render);
export const pageRows = () => Math.max(1, Math.floor((scroller.clientHeight / view.zoom - HEADER_HEIGHT - rowStarts[sheet.frozenRows + 1]) / 22) - 1);
export { COLUMN_WIDTH, selection };
