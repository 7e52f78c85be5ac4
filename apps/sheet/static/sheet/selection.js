// Which cells are selected, by mouse and keyboard, and what that shows: outline, name box, sums.
import {
  LAST_COLUMN, LAST_ROW, address, areaName, cellAt, columnCount, inside, mayEdit, measure, mergeAt, rowCount, rowHeight, columnWidth,
  shownAt, sheet, used,
} from "./state.js";
import { eachCell, eachHeader, render, reveal, tdAt } from "./grid.js";

export const selection = { row: 1, column: 1, anchor: { row: 1, column: 1 }, area: { top: 1, left: 1, bottom: 1, right: 1 }, others: [], cut: null };
// All that is selected: the area that the active cell is in first, then those that were selected before it with Ctrl.
export const areas = () => [selection.area, ...selection.others];
export const isSelected = (row, column) => areas().some((area) => inside(area, row, column));
const listeners = [];
export const onSelect = (listener) => listeners.push(listener);

const grown = (area) => {
  let next = { ...area }, before;
  do {
    before = JSON.stringify(next);
    for (const m of sheet.merges) {
      if (m.bottom < next.top || m.top > next.bottom || m.right < next.left || m.left > next.right) continue;
      next = { top: Math.min(next.top, m.top), left: Math.min(next.left, m.left), bottom: Math.max(next.bottom, m.bottom), right: Math.max(next.right, m.right) };
    }
  } while (JSON.stringify(next) !== before);
  return next;
};

// One cell becomes the active one and is all that is selected, beside what is kept.
export function select(row, column, { show = true, kept = [] } = {}) {
  const merge = mergeAt(row, column);
  if (merge) { row = merge.top; column = merge.left; }
  Object.assign(selection, { row, column, anchor: { row, column }, others: kept, end: null });
  selection.area = merge ? { ...merge } : { top: row, left: column, bottom: row, right: column };
  settle(show && [row, column]);
}

// The selection reaches from its anchor to a cell.
export function extend(row, column, { show = true } = {}) {
  const { anchor } = selection;
  selection.end = { row, column };
  selection.area = grown({
    top: Math.min(anchor.row, row), left: Math.min(anchor.column, column), bottom: Math.max(anchor.row, row), right: Math.max(anchor.column, column),
  });
  settle(show && [Math.min(row, rowCount), Math.min(column, columnCount)]);
}

export function selectArea(area, { show = true } = {}) {
  Object.assign(selection, { row: area.top, column: area.left, anchor: { row: area.top, column: area.left }, area: grown(area), others: [], end: null });
  settle(show && [area.top, area.left]);
}

export const selectColumns = (from, to, kept = []) => { selection.anchor = { row: 1, column: from }; Object.assign(selection, { row: 1, column: from, others: kept, end: null, area: { top: 1, bottom: LAST_ROW, left: Math.min(from, to), right: Math.max(from, to) } }); settle(false); };
export const selectRows = (from, to, kept = []) => { selection.anchor = { row: from, column: 1 }; Object.assign(selection, { row: from, column: 1, others: kept, end: null, area: { top: Math.min(from, to), bottom: Math.max(from, to), left: 1, right: LAST_COLUMN } }); settle(false); };
export const selectAll = () => { Object.assign(selection, { row: 1, column: 1, anchor: { row: 1, column: 1 }, others: [], end: null, area: { top: 1, left: 1, bottom: LAST_ROW, right: LAST_COLUMN } }); settle(false); };
export const wholeColumns = () => selection.area.top === 1 && selection.area.bottom >= LAST_ROW;
export const wholeRows = () => selection.area.left === 1 && selection.area.right >= LAST_COLUMN;

function settle(show) {
  if (show) {
    if (show[0] > rowCount || show[1] > columnCount) measure(show[0], show[1]);
    reveal(...show);
  }
  render();
  for (const listener of listeners) listener();
}

// The next cell that is not hidden.
export function step(row, column, down, right) {
  const merge = mergeAt(row, column);
  if (merge) { if (down > 0) row = merge.bottom; if (right > 0) column = merge.right; if (down < 0) row = merge.top; if (right < 0) column = merge.left; }
  let nextRow = row + down, nextColumn = column + right;
  while (nextRow > 1 && nextRow < LAST_ROW && !rowHeight(nextRow)) nextRow += Math.sign(down);
  while (nextColumn > 1 && nextColumn < LAST_COLUMN && !columnWidth(nextColumn)) nextColumn += Math.sign(right);
  nextRow = Math.min(Math.max(nextRow, 1), LAST_ROW);
  nextColumn = Math.min(Math.max(nextColumn, 1), LAST_COLUMN);
  return rowHeight(nextRow) && columnWidth(nextColumn) ? [nextRow, nextColumn] : [row, column];
}

// Where Ctrl+arrow goes: the end of a run of filled cells, or the next one.
export function jump(row, column, down, right) {
  const filled = (r, c) => shownAt(r, c) !== "";
  const { bottom, right: last } = used();
  const within = (r, c) => r >= 1 && c >= 1 && r <= Math.max(bottom, row) && c <= Math.max(last, column);
  let r = row + down, c = column + right;
  if (!within(r, c)) return step(row, column, down, right);
  const run = filled(row, column) && filled(r, c);
  while (within(r + down, c + right) && (run ? filled(r + down, c + right) : !filled(r, c))) { r += down; c += right; }
  return [r, c];
}

// The active cell moves within a larger selection, as Enter and Tab do, or on.
export function advance(down, right) {
  const { area, row, column } = selection;
  const merge = mergeAt(row, column);
  const single = area.top === area.bottom && area.left === area.right || merge && JSON.stringify(merge) === JSON.stringify(area);
  if (single || wholeColumns() || wholeRows()) return select(...step(row, column, down, right));
  let r = row + down, c = column + right;
  if (r > area.bottom) { r = area.top; c += 1; }
  if (r < area.top) { r = area.bottom; c -= 1; }
  if (c > area.right) { c = area.left; r += 1; }
  if (c < area.left) { c = area.right; r -= 1; }
  selection.row = r > area.bottom ? area.top : r < area.top ? area.bottom : r;
  selection.column = c > area.right ? area.left : c < area.left ? area.right : c;
  settle([selection.row, selection.column]);
}

const handle = document.createElement("span");
handle.className = "fill-handle";
handle.setAttribute("aria-hidden", "true");

export function paintSelection() {
  const { area, row, column } = selection;
  const all = areas(), many = all.length > 1 || area.top !== area.bottom || area.left !== area.right;
  const cut = selection.cut?.sheet === sheet.id ? selection.cut.area : null;
  eachCell((cell, r, c) => {
    const holders = all.filter((each) => inside(each, r, c)), selected = holders.length > 0;
    const active = r === row && c === column;
    cell.classList.toggle("selected", selected && many && !active);
    cell.classList.toggle("active", active);
    cell.setAttribute("aria-selected", selected);
    cell.classList.toggle("edge-top", holders.some((each) => r === each.top));
    cell.classList.toggle("edge-bottom", holders.some((each) => r === each.bottom));
    cell.classList.toggle("edge-left", holders.some((each) => c === each.left));
    cell.classList.toggle("edge-right", holders.some((each) => c === each.right));
    cell.classList.toggle("clipped", !!cut && inside(cut, r, c));
  });
  eachHeader((cell, r, c) => cell.classList.toggle("selected", all.some((each) => (r ? r >= each.top && r <= each.bottom : c >= each.left && c <= each.right))));
  if (!mayEdit) return;
  const corner = wholeColumns() || wholeRows() || all.length > 1 ? null : tdAt(area.bottom, area.right);
  if (corner && handle.parentNode !== corner) corner.append(handle);
  else if (!corner) handle.remove();
}

export const selectionName = () => areaName(selection.area);
export const activeName = () => address(selection.row, selection.column);

// Sum, average and count of the numbers, and how many cells are filled.
export function sums() {
  let sum = 0, numbers = 0, filled = 0;
  for (const cell of sheet.cells.values()) {
    if (!isSelected(cell.row, cell.column) || !rowHeight(cell.row) || cell.shown === "") continue;
    filled += 1;
    if (cell.kind === 0) { sum += cell.number; numbers += 1; }
  }
  const show = (value) => String(Math.round(value * 1e8) / 1e8).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");
  if (filled < 2) return "";
  return numbers ? `Sum ${show(sum)}   Average ${show(sum / numbers)}   Count ${filled}` : `Count ${filled}`;
}
export { cellAt };
