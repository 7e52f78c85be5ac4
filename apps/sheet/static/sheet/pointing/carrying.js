// Selected cells taken by the border of the selection and put elsewhere, as a cut and a paste would.
import { asList, inside, mayEdit, rowCount, columnCount, sheet } from "../state.js";
import { operate } from "../server.js";
import { eachCell, table } from "../grid.js";
import { select, selectArea, selection, wholeColumns, wholeRows } from "../selection.js";

const NEAR = 4; // pixels

// Whether the pointer is on the border of what is selected.
export function onBorder(element, event) {
  if (!mayEdit || event.shiftKey || event.ctrlKey || event.metaKey || wholeColumns() || wholeRows() || selection.others.length) return false;
  const row = Number(element.dataset.row), column = Number(element.dataset.column), { area } = selection;
  if (!inside(area, row, column)) return false;
  const box = element.getBoundingClientRect(), near = (distance) => distance >= 0 && distance < NEAR;
  return (row === area.top && near(event.clientY - box.top)) || (row === area.bottom && near(box.bottom - event.clientY))
    || (column === area.left && near(event.clientX - box.left)) || (column === area.right && near(box.right - event.clientX));
}

export const carry = (row, column) => ({ kind: "carry", source: selection.area, row, column });

const same = (one, other) => one.top === other.top && one.left === other.left;

function paint(target) {
  table.classList.toggle("carrying", target !== null);
  eachCell((cell, row, column) => cell.classList.toggle("carried", target !== null && inside(target, row, column)));
}

export function carryTo(drag, { row, column }) {
  const { source } = drag, high = source.bottom - source.top, wide = source.right - source.left;
  const top = Math.min(Math.max(source.top + row - drag.row, 1), rowCount - high), left = Math.min(Math.max(source.left + column - drag.column, 1), columnCount - wide);
  drag.target = { top, left, bottom: top + high, right: left + wide };
  paint(drag.target);
}

export async function drop({ source, target, row, column }) {
  paint(null);
  if (!target) { select(row, column, { show: false }); return; }
  if (same(source, target)) return;
  if (await operate("paste", { source_sheet: sheet.id, source: asList(source), area: asList(target), cut: true, mode: "all" })) selectArea(target, { show: false });
}
