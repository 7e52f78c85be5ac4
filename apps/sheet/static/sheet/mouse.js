// The mouse on the grid: selecting, resizing, filling, moving through headers, context menus.
import { HEADER_HEIGHT, HEADER_WIDTH, asList, columnCount, columnStarts, columnWidth, mayEdit, measure, rowCount, rowHeight, rowStarts, sheet, view } from "./state.js";
import { operate } from "./server.js";
import { render, scroller, table } from "./grid.js";
import { bestWidth } from "./fitting.js";
import { areas, extend, isSelected, select, selectAll, selectArea, selectColumns, selectRows, selection, wholeColumns, wholeRows } from "./selection.js";
import { begin, commit, editing, editor, focusGrid, point, wantsReference } from "./entry.js";
import { openMenuAt } from "./menus.js";
import { carry, carryTo, drop, onBorder } from "./pointing/carrying.js";
import { dragLines, dropLines, takesHold } from "./moving.js";

let drag = null; // {kind, …}

const cellOf = (event) => {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest?.("td[data-row], th[data-row], th[data-column]");
  return element && table.contains(element) ? element : null;
};

// The cell below the pointer, or the nearest one where it is beyond the grid; then the grid scrolls a step.
function nearest(event) {
  const box = scroller.getBoundingClientRect();
  if (event.clientY > box.bottom - 14) scroller.scrollTop += 44;
  if (event.clientY < box.top + HEADER_HEIGHT * view.zoom && scroller.scrollTop) scroller.scrollTop -= 44;
  if (event.clientX > box.right - 14) scroller.scrollLeft += 90;
  if (event.clientX < box.left + HEADER_WIDTH * view.zoom && scroller.scrollLeft) scroller.scrollLeft -= 90;
  const x = Math.min(Math.max(event.clientX, box.left + HEADER_WIDTH * view.zoom + 2), box.right - 16);
  const y = Math.min(Math.max(event.clientY, box.top + HEADER_HEIGHT * view.zoom + 2), box.bottom - 16);
  const element = document.elementFromPoint(x, y)?.closest?.("td[data-row]");
  return element ? { row: Number(element.dataset.row), column: Number(element.dataset.column) } : null;
}

// Near the end of a header the pointer takes hold of its border.
function border(header, event) {
  if (!mayEdit) return null;
  const box = header.getBoundingClientRect();
  if (header.dataset.column) {
    const column = Number(header.dataset.column);
    if (box.right - event.clientX < 5) return { axis: "column", at: column };
    if (event.clientX - box.left < 4 && column > 1) return { axis: "column", at: previous(column, columnWidth) };
  } else {
    const row = Number(header.dataset.row);
    if (box.bottom - event.clientY < 4) return { axis: "row", at: row };
    if (event.clientY - box.top < 3 && row > 1) return { axis: "row", at: previous(row, rowHeight) };
  }
  return null;
}
const previous = (line, size) => { let at = line - 1; while (at > 1 && !size(at)) at -= 1; return at; };

table.addEventListener("mousedown", (event) => {
  if (event.target.closest(".filter-button, .outline-toggle") || event.button === 1) return;
  if (event.target === editor && editing) return;
  const element = event.target.closest("td[data-row], th");
  if (!element) return;
  event.preventDefault();
  const row = Number(element.dataset.row), column = Number(element.dataset.column);
  if (event.button === 2) return context(element, row, column);
  if (event.target.classList.contains("fill-handle")) { drag = { kind: "fill", source: selection.area }; return undefined; }
  if (element.classList.contains("corner")) { leave(); selectAll(); focusGrid(); return undefined; }
  if (element.tagName === "TH") return header(element, event, row, column);
  if (wantsReference()) { point(row, column); drag = { kind: "point" }; return undefined; }
  leave();
  if (onBorder(element, event)) { drag = carry(row, column); focusGrid(); return undefined; }
  if (event.shiftKey) extend(row, column, { show: false });
  else if (event.ctrlKey || event.metaKey) select(row, column, { show: false, kept: areas() });
  else select(row, column, { show: false });
  drag = { kind: "select" };
  focusGrid();
  return undefined;
});

const leave = () => { if (editing) commit(); };

function header(element, event, row, column) {
  const edge = border(element, event);
  if (edge) {
    const size = edge.axis === "column" ? columnWidth(edge.at) : rowHeight(edge.at);
    drag = { kind: "resize", ...edge, size, from: edge.axis === "column" ? event.clientX : event.clientY };
    return;
  }
  leave();
  if (!event.ctrlKey && !event.metaKey && takesHold(event, row, column)) {
    const { area } = selection;
    drag = column ? { kind: "move", axis: "column", at: area.left, count: area.right - area.left + 1, line: column } : { kind: "move", axis: "row", at: area.top, count: area.bottom - area.top + 1, line: row };
    focusGrid();
    return;
  }
  const kept = event.ctrlKey || event.metaKey ? areas() : event.shiftKey ? selection.others : [];
  if (column) {
    const from = event.shiftKey ? selection.anchor.column : column;
    selectColumns(from, column, kept);
    drag = { kind: "columns", from, kept };
  } else {
    const from = event.shiftKey ? selection.anchor.row : row;
    selectRows(from, row, kept);
    drag = { kind: "rows", from, kept };
  }
  focusGrid();
}

function context(element, row, column) {
  leave();
  let menu = "context-cell";
  if (element.tagName === "TH") {
    if (element.classList.contains("corner")) return;
    menu = column ? "context-column" : "context-row";
    if (column && !(wholeColumns() && column >= selection.area.left && column <= selection.area.right)) selectColumns(column, column);
    if (!column && !(wholeRows() && row >= selection.area.top && row <= selection.area.bottom)) selectRows(row, row);
    if (!mayEdit) return;
  } else if (!isSelected(row, column)) select(row, column, { show: false });
  focusGrid();
}

table.addEventListener("contextmenu", (event) => {
  event.preventDefault();
  const element = event.target.closest("td[data-row], th[data-row], th[data-column]");
  if (!element) return;
  const menu = element.tagName !== "TH" ? "context-cell" : element.dataset.column ? "context-column" : "context-row";
  openMenuAt(document.getElementById(menu), event.clientX, event.clientY, editor);
});

document.addEventListener("mousemove", (event) => {
  if (!drag) {
    const over = event.target.closest?.("#grid th");
    table.classList.toggle("resizing-column", !!over && border(over, event)?.axis === "column");
    table.classList.toggle("resizing-row", !!over && border(over, event)?.axis === "row");
    const cell = event.target.closest?.("#grid td[data-row]");
    table.classList.toggle("may-carry", !!cell && !editing && onBorder(cell, event));
    return;
  }
  if (drag.kind === "resize") return resizeTo(event);
  if (drag.kind === "move") { dragLines(drag, event); return; }
  const header = cellOf(event);
  if (drag.kind === "columns") { const column = Number(header?.dataset.column); if (column) selectColumns(drag.from, column, drag.kept); return; }
  if (drag.kind === "rows") { const row = Number(header?.dataset.row); if (row) selectRows(drag.from, row, drag.kept); return; }
  const at = nearest(event);
  if (!at) return;
  if (drag.kind === "point") point(at.row, at.column, true);
  else if (drag.kind === "carry") { if (drag.target || at.row !== drag.row || at.column !== drag.column) carryTo(drag, at); }
  else if (drag.kind === "fill") { drag.target = fillTarget(drag.source, at); selectArea(drag.target, { show: false }); }
  else extend(at.row, at.column, { show: false });
});

function resizeTo(event) {
  const delta = ((drag.axis === "column" ? event.clientX : event.clientY) - drag.from) / view.zoom;
  const [least, most] = drag.axis === "column" ? [20, 800] : [10, 400];
  drag.next = Math.round(Math.min(most, Math.max(least, drag.size + delta)));
  const lines = drag.axis === "column" ? sheet.columns : sheet.rows;
  lines.set(drag.at, { ...lines.get(drag.at), size: drag.next });
  measure();
  render();
}

// The source grown towards the pointer, in the direction in which it is farther away.
function fillTarget(source, { row, column }) {
  const down = row > source.bottom ? row - source.bottom : row < source.top ? row - source.top : 0;
  const right = column > source.right ? column - source.right : column < source.left ? column - source.left : 0;
  if (Math.abs(down) >= Math.abs(right)) return { ...source, top: Math.min(source.top, source.top + Math.min(down, 0)), bottom: source.bottom + Math.max(down, 0) };
  return { ...source, left: source.left + Math.min(right, 0), right: source.right + Math.max(right, 0) };
}

document.addEventListener("mouseup", () => {
  const done = drag;
  drag = null;
  if (done?.kind === "move") dropLines(done);
  if (done?.kind === "carry") drop(done);
  if (done?.kind === "resize" && done.next) {
    const { area } = selection, lines = done.axis === "column" ? [area.left, area.right] : [area.top, area.bottom];
    const whole = done.axis === "column" ? wholeColumns() : wholeRows();
    const many = whole && done.at >= lines[0] && done.at <= lines[1];
    operate("resize", { axis: done.axis, at: many ? lines[0] : done.at, count: many ? lines[1] - lines[0] + 1 : 1, size: done.next });
  }
  if (done?.kind === "fill" && done.target && JSON.stringify(done.target) !== JSON.stringify(done.source)) {
    operate("fill", { source: asList(done.source), area: asList(done.target) });
  }
});

table.addEventListener("dblclick", (event) => {
  const element = event.target.closest("td[data-row]");
  const edge = event.target.closest("th[data-column]") && border(event.target.closest("th"), event);
  if (edge?.axis === "column") return fitColumns(edge.at);
  if (event.target.classList.contains("fill-handle")) return fillToNeighbors();
  if (element && !event.target.closest(".filter-button, .outline-toggle") && !editing) begin();
  return undefined;
});

// A double click on the edge of a header, and a command: columns as wide as what stands in them; selected ones together.
export async function fitColumns(column) {
  const { area } = selection, many = wholeColumns() && column >= area.left && column <= area.right;
  const [first, last] = many ? [area.left, Math.min(area.right, columnCount)] : [column, column];
  const widths = [];
  for (let at = first; at <= last; at += 1) if (columnWidth(at) && bestWidth(at)) widths.push([at, bestWidth(at)]);
  // Neighbors of one width are one operation.
  while (widths.length) {
    const [at, size] = widths.shift();
    let count = 1;
    while (widths.length && widths[0][0] === at + count && widths[0][1] === size) { widths.shift(); count += 1; }
    await operate("resize", { axis: "column", at, count, size });
  }
}

// A double click on the handle fills down as far as the column beside it goes.
function fillToNeighbors() {
  const { area } = selection;
  const deep = (column) => { let row = area.bottom; while (column > 0 && sheet.cells.get((row + 1) * 16384 + column)?.shown) row += 1; return row; };
  const bottom = deep(area.left - 1) > area.bottom ? deep(area.left - 1) : deep(area.right + 1);
  if (bottom > area.bottom) operate("fill", { source: asList(area), area: asList({ ...area, bottom }) }).then(() => selectArea({ ...area, bottom }, { show: false }));
}
export { columnCount, columnStarts, rowCount, rowStarts };
