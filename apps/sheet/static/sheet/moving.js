// Whole rows and columns put elsewhere: by commands, and by dragging a selected header to where a line shows it will stand.
import { LAST_COLUMN, LAST_ROW, columnCount, columnWidth, mayEdit, rowCount, rowHeight } from "./state.js";
import { operate, toast } from "./server.js";
import { scroller, table } from "./grid.js";
import { selectArea, selectColumns, selectRows, selection, wholeColumns, wholeRows } from "./selection.js";
import { onCommand } from "./menus.js";

async function moveLines(axis, at, count, to) {
  const whole = axis === "row" ? wholeRows() : wholeColumns(), { area } = selection;
  if (!await operate("move_lines", { axis, at, count, to })) return;
  const first = to <= at ? to : to - count;
  if (whole) (axis === "row" ? selectRows : selectColumns)(first, first + count - 1);
  else if (axis === "row") selectArea({ ...area, top: first, bottom: first + count - 1 });
  else selectArea({ ...area, left: first, right: first + count - 1 });
}

// One place up, down, left or right; lines that are hidden there are passed over.
onCommand("move-lines", (value) => {
  const [axis, way] = value.split(","), { area } = selection, isRow = axis === "row";
  const at = isRow ? area.top : area.left, end = isRow ? area.bottom : area.right, last = isRow ? LAST_ROW : LAST_COLUMN;
  const size = isRow ? rowHeight : columnWidth;
  let next = way === "-1" ? at - 1 : end + 1;
  while (next > 1 && next < last && !size(next)) next += Number(way);
  if (next < 1 || next >= last) return toast(`The ${axis} is at the end of the sheet already.`, "info");
  return moveLines(axis, at, end - at + 1, way === "-1" ? next : next + 1);
});

// Whether a press on a header takes hold of the selected lines, rather than selecting.
export function takesHold(event, row, column) {
  if (!mayEdit || event.shiftKey || event.button !== 0) return false;
  const { area } = selection;
  if (column) return wholeColumns() && !wholeRows() && column >= area.left && column <= area.right;
  return wholeRows() && !wholeColumns() && row >= area.top && row <= area.bottom;
}

const line = document.createElement("div");
line.className = "drop-line";
line.setAttribute("aria-hidden", "true");

export function dragLines(drag, event) {
  const isColumn = drag.axis === "column", frame = scroller.getBoundingClientRect();
  // Whatever the pointer is over: the header of its line says where it would drop.
  const cell = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.matches?.(isColumn ? "#grid [data-column]" : "#grid [data-row]"));
  if (event.clientX > frame.right - 20 && isColumn) scroller.scrollLeft += 60;
  if (event.clientX < frame.left + 60 && isColumn) scroller.scrollLeft -= 60;
  if (event.clientY > frame.bottom - 20 && !isColumn) scroller.scrollTop += 44;
  if (event.clientY < frame.top + 30 && !isColumn) scroller.scrollTop -= 44;
  if (!cell) return;
  const number = Number(isColumn ? cell.dataset.column : cell.dataset.row), box = cell.getBoundingClientRect();
  const after = isColumn ? event.clientX > box.left + box.width / 2 : event.clientY > box.top + box.height / 2;
  drag.to = Math.min(number + (after ? 1 : 0), isColumn ? columnCount : rowCount);
  drag.moved ||= number !== drag.line;
  if (!drag.moved) return;
  table.classList.add("moving-lines");
  const inPlace = drag.to >= drag.at && drag.to <= drag.at + drag.count;
  line.classList.toggle("in-place", inPlace);
  const at = isColumn ? (after ? box.right : box.left) - frame.left + scroller.scrollLeft : (after ? box.bottom : box.top) - frame.top + scroller.scrollTop;
  Object.assign(line.style, isColumn
    ? { left: `${at - 2}px`, top: `${scroller.scrollTop}px`, width: "3px", height: `${scroller.clientHeight}px` }
    : { top: `${at - 2}px`, left: `${scroller.scrollLeft}px`, height: "3px", width: `${scroller.clientWidth}px` });
  if (!line.isConnected) scroller.append(line);
}

export function dropLines(drag) {
  line.remove();
  table.classList.remove("moving-lines");
  // A press without a move selects the one line.
  if (!drag.moved) { (drag.axis === "row" ? selectRows : selectColumns)(drag.line, drag.line); return; }
  if (drag.to >= drag.at && drag.to <= drag.at + drag.count) return;
  moveLines(drag.axis, drag.at, drag.count, drag.to);
}
