// What the page knows of the workbook and of the sheet on screen.

export const boot = JSON.parse(document.getElementById("boot").textContent);
export const mayEdit = ["editor", "owner"].includes(boot.level);
export const mayComment = mayEdit || boot.level === "commenter";
export const LAST_ROW = 50000, LAST_COLUMN = 500;
export const ROW_HEIGHT = 22, COLUMN_WIDTH = 90, GUTTER = 14;
// Wider and higher where groups of lines have their controls beside the headers.
export let HEADER_WIDTH = 46, HEADER_HEIGHT = 22;

export let book = boot.book;
export const sheet = { id: 0, cells: new Map(), rows: new Map(), columns: new Map(), merges: [], filter: null, filterViews: [], view: null, comments: [], charts: [], groups: [], links: [], bandings: [], pivots: [] };
const styles = new Map();

// How one looks at the sheet: formulas in the place of what comes of them, and how large.
export const view = { formulas: false, zoom: 1 };

export const setBook = (next) => { book = next; };
export const key = (row, column) => row * 16384 + column;
export const cellAt = (row, column) => sheet.cells.get(key(row, column));
export const shownAt = (row, column) => cellAt(row, column)?.shown ?? "";

// What stands in a cell: its value or, where formulas are shown, its formula.
export function displayAt(row, column) {
  const cell = cellAt(row, column);
  return view.formulas && cell?.edit?.startsWith("=") ? cell.edit : cell?.shown ?? "";
}

// What the formula bar shows.
export function editAt(row, column) {
  const cell = cellAt(row, column);
  return cell ? cell.edit ?? (cell.spilled ? "" : cell.shown) : "";
}

export function styleAt(row, column) {
  const text = cellAt(row, column)?.style ?? (cellAt(row, column) ? null : sheet.columns.get(column)?.style);
  if (!text) return null;
  if (!styles.has(text)) styles.set(text, JSON.parse(text));
  return styles.get(text);
}

// How high a line is in a size of font, in points; a row without a height of its own is as high as its largest takes.
export const STACKED = 255; // among degrees: letters on top of each other
const HIGHEST = 260;
export const lineHeight = (points) => Math.max(18, Math.ceil(points * 1.5));
const grown = new Map(); // row → height, of those that are higher than usual
const isSized = (style) => !!style && (style.includes('"z":') || style.includes('"r":'));
// How high a text is, turned or not: letters are taken to be a little wider than half their size.
function textHeight({ z: points = 12, r: turned }, text) {
  const line = lineHeight(points), size = (points * 13) / 12;
  if (!turned) return line + 4;
  if (turned === STACKED) return Math.min(HIGHEST, text.length * size * 1.15 + 6);
  const angle = (Math.abs(turned) * Math.PI) / 180;
  return Math.min(HIGHEST, Math.ceil(Math.sin(angle) * (text.length * size * 0.58 + 6) + Math.cos(angle) * line) + 4);
}
function grow() {
  grown.clear();
  for (const { row, style, shown } of sheet.cells.values()) {
    if (!isSized(style) || shown === "") continue;
    const height = textHeight(JSON.parse(style), shown);
    if (height > Math.max(ROW_HEIGHT, grown.get(row) ?? 0)) grown.set(row, height);
  }
}

export function putCells(list) {
  extent = null;
  const sized = list.some(([row, column, , , , , style]) => isSized(style) || isSized(cellAt(row, column)?.style));
  for (const cell of list) putCell(cell);
  if (!sized) return;
  grow();
  measure();
}

function putCell([row, column, shown, kind, edit, number, style, spilled]) {
  if (shown === undefined) sheet.cells.delete(key(row, column));
  else sheet.cells.set(key(row, column), { row, column, shown, kind, edit, number, style, spilled });
}

// What hangs on cells is kept under the names by which its kind tells of it: filter, comments and so on.
export function putLayout({ rows, columns, merges, ...rest }) {
  Object.assign(sheet, rest);
  if (rest.viewHidden) putView(rest);
  sheet.rows = new Map(rows.map(([number, size, hidden]) => [number, { size, hidden }]));
  sheet.columns = new Map(columns.map(([number, size, hidden, style]) => [number, { size, hidden, style }]));
  sheet.groups = nested(sheet.groups ?? []);
  HEADER_WIDTH = 46 + GUTTER * deepest("row");
  HEADER_HEIGHT = 22 + GUTTER * deepest("column");
  sheet.merges = merges.map(([top, left, bottom, right]) => ({ top, left, bottom, right }));
  measure();
}

// The groups of lines, each with how many others it lies in; outer ones come first.
function nested(list) {
  const groups = list.map(([id, axis, first, last, collapsed]) => ({ id, axis, first, last, collapsed }));
  groups.forEach((group, at) => { group.depth = groups.slice(0, at).filter((other) => other.axis === group.axis && other.first <= group.first && other.last >= group.last).length; });
  return groups;
}
const deepest = (axis) => Math.max(0, ...sheet.groups.filter((group) => group.axis === axis).map((group) => group.depth + 1));
// The filter view that is open, by its id, and the rows that it hides.
let viewHidden = new Set();
export function putView(shown) {
  sheet.view = shown.view;
  viewHidden = new Set(shown.viewHidden);
}
export const openView = () => (sheet.view === null ? null : sheet.filterViews.find((view) => view.id === sheet.view) ?? null);
// What decides which rows show: the view that is open, else the sheet's filter.
export const filterNow = () => openView() ?? sheet.filter;

export function putSheet({ cells, ...layout }) {
  sheet.cells.clear();
  extent = null;
  for (let at = 0; at < cells.length; at += 8) putCell(cells.slice(at, at + 8));
  grow();
  putLayout(layout);
}

// Where rows and columns begin, in pixels from the first one.
export let rowStarts = [0], columnStarts = [0], rowCount = 1000, columnCount = 26;

let extent = null; // the last row and column with something in them, until a cell changes
export function filled() {
  if (extent) return extent;
  extent = { bottom: 0, right: 0 };
  for (const cell of sheet.cells.values()) {
    if (cell.shown === "" && !cell.edit) continue;
    if (cell.row > extent.bottom) extent.bottom = cell.row;
    if (cell.column > extent.right) extent.right = cell.column;
  }
  return extent;
}

export function used() {
  let bottom = 0, right = 0;
  for (const cell of sheet.cells.values()) {
    if (cell.row > bottom) bottom = cell.row;
    if (cell.column > right) right = cell.column;
  }
  return { bottom, right };
}

// What the sheet's filter hides shows in a view.
const isHidden = (row, own) => (sheet.view === null ? own?.hidden
  : viewHidden.has(row) || own?.hidden && !(sheet.filter && row > sheet.filter.area[0] && row <= sheet.filter.area[2]));
export const rowHeight = (row) => { const own = sheet.rows.get(row); return isHidden(row, own) ? 0 : own?.size ?? grown.get(row) ?? ROW_HEIGHT; };
export const columnWidth = (column) => { const own = sheet.columns.get(column); return own?.hidden ? 0 : own?.size ?? COLUMN_WIDTH; };

export function measure(leastRow = 0, leastColumn = 0) {
  const { bottom, right } = used();
  rowCount = Math.min(LAST_ROW, Math.max(1000, bottom + 100, leastRow + 50, rowCount));
  columnCount = Math.min(LAST_COLUMN, Math.max(26, right + 6, leastColumn + 6, columnCount));
  rowStarts = new Array(rowCount + 2);
  columnStarts = new Array(columnCount + 2);
  rowStarts[1] = columnStarts[1] = 0;
  for (let row = 1; row <= rowCount; row += 1) rowStarts[row + 1] = rowStarts[row] + rowHeight(row);
  for (let column = 1; column <= columnCount; column += 1) columnStarts[column + 1] = columnStarts[column] + columnWidth(column);
}

export function columnName(column) {
  let name = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export const address = (row, column) => `${columnName(column)}${row}`;

export function areaName({ top, left, bottom, right }) {
  if (top === 1 && bottom >= LAST_ROW) return left === right ? `${columnName(left)}:${columnName(left)}` : `${columnName(left)}:${columnName(right)}`;
  if (left === 1 && right >= LAST_COLUMN) return `${top}:${bottom}`;
  return top === bottom && left === right ? address(top, left) : `${address(top, left)}:${address(bottom, right)}`;
}

// "B2", "b2:d9", "B:D", "2:9"; null for anything else.
export function parseArea(text) {
  const match = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?(?::\$?([A-Za-z]{1,3})?\$?(\d{1,7})?)?$/.exec(text.trim());
  if (!match || !text.trim()) return null;
  const number = (name) => [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const [, a, b, c, d] = match;
  const isRange = text.includes(":"), isCell = a && b;
  if (isRange ? !(c || d) || (!isCell && (!!a !== !!c || !!b !== !!d)) : !isCell) return null;
  // A2:A and A2:2 end where the sheet does.
  const columns = a ? [number(a), c ? number(c) : isRange ? LAST_COLUMN : number(a)] : [1, LAST_COLUMN];
  const rows = b ? [Number(b), d ? Number(d) : isRange ? LAST_ROW : Number(b)] : [1, LAST_ROW];
  const area = { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
  return area.top >= 1 && area.bottom <= LAST_ROW && area.right <= LAST_COLUMN ? area : null;
}

export const mergeAt = (row, column) => sheet.merges.find((m) => row >= m.top && row <= m.bottom && column >= m.left && column <= m.right);
export const inside = (area, row, column) => row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
export const asList = ({ top, left, bottom, right }) => [top, left, bottom, right];

// An area without the part beyond what the sheet uses.
export function clipped(area) {
  const { bottom, right } = used();
  return { ...area, bottom: Math.min(area.bottom, Math.max(bottom, area.top)), right: Math.min(area.right, Math.max(right, area.left)) };
}
