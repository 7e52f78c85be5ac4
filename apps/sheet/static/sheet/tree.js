// What of the grid the accessibility tree tells: the cells as far as the sheet is filled, and what is hidden between them.
import { columnCount, columnName, columnWidth, filled, filterNow, rowCount, rowHeight, sheet } from "./state.js";
import { selection } from "./selection.js";
import { eachCell, eachHeader, rowElements, table } from "./grid.js";

// One row and one column beyond what is filled can be named, so that one can go on writing there.
const MARGIN = 1;

export function exposeAll() {
  const { bottom, right } = filled(), area = filterNow()?.area;
  const lastOf = (axis) => Math.max(0, ...sheet.groups.filter((group) => group.axis === axis).map((group) => group.first - 1));
  const lastRow = Math.max(bottom, area?.[2] ?? 0, lastOf("row")) + MARGIN, lastColumn = Math.max(right, area?.[3] ?? 0, lastOf("column")) + MARGIN;
  const noted = new Set(sheet.comments.filter((thread) => !thread.resolved).map((thread) => `${thread.row},${thread.column}`));
  eachCell((cell, row, column) => {
    const active = row === selection.row && column === selection.column;
    const within = row <= lastRow && column <= lastColumn || noted.has(`${row},${column}`);
    expose(cell, !cell.covered && (within || active));
  });
  eachHeader((header, row, column) => {
    if (row) name(header, "Row", row, beforeRow(row), String);
    else name(header, "Column", column, beforeColumn(column), columnName);
    expose(header, row ? row <= lastRow || row === selection.row : column <= lastColumn || column === selection.column);
  });
  for (const [row, { tr }] of rowElements) expose(tr, row <= lastRow || row === selection.row || tr.querySelector("td:not([aria-hidden])") !== null);
  table.setAttribute("aria-rowcount", Math.min(rowCount, Math.max(bottom, selection.row)) + 1);
  table.setAttribute("aria-colcount", Math.min(columnCount, Math.max(right, selection.column)) + 1);
}

function expose(element, shown) {
  if (element.hasAttribute("aria-hidden") !== shown) return;
  if (shown) element.removeAttribute("aria-hidden");
  else element.setAttribute("aria-hidden", "true");
}

const before = (line, size) => { let first = line; while (first > 1 && !size(first - 1)) first -= 1; return first; };
const beforeRow = (row) => before(row, rowHeight);
const beforeColumn = (column) => before(column, columnWidth);

// "Row 7, rows 4 to 6 hidden" where the lines before it are not in sight.
function name(header, what, line, first, label) {
  const hidden = first < line;
  header.classList.toggle("after-hidden", hidden);
  const many = first < line - 1, plural = what.toLowerCase() + (many ? "s" : "");
  const text = hidden ? `${what} ${label(line)}, ${plural} ${label(first)}${many ? ` to ${label(line - 1)}` : ""} hidden` : header.querySelector("button") ? label(line) : null;
  if (header.getAttribute("aria-label") === text) return;
  if (text) header.setAttribute("aria-label", text);
  else header.removeAttribute("aria-label");
}
