// Pivot tables in the grid: where each lies, the button that edits it, the rows behind a value; and the dialog that makes one.
import { HEADER_HEIGHT, HEADER_WIDTH, areaName, book, columnStarts, mayEdit, rowStarts, sheet, shownAt, view } from "./state.js";
import { onChange, operate, toast } from "./server.js";
import { scroller, table } from "./grid.js";
import { editing } from "./entry.js";
import { onSelect, select, selection } from "./selection.js";
import { onCommand } from "./menus.js";
import { ask, element } from "./dialogs.js";
import { region } from "./commands.js";
import { pivotAt, pivotName } from "./cell_rules.js";
import { closePivotPanel, openPivotPanel, paintPivotPanel } from "./pivot_panel.js";
import { said } from "../platform/words.js";

const layer = element("div", { className: "pivots" });
scroller.prepend(layer);
const frames = new Map(); // pivot table id → its frame

export function paintPivots(what) {
  if (what === "sheet") closePivotPanel();
  for (const [id, frame] of frames) if (!sheet.pivots.some((pivot) => pivot.id === id)) { frame.remove(); frames.delete(id); }
  for (const pivot of sheet.pivots) {
    const [top, left, bottom, right] = pivot.area, frame = frames.get(pivot.id) ?? make(pivot.id);
    frame.style.left = `${HEADER_WIDTH + columnStarts[left]}px`;
    frame.style.top = `${HEADER_HEIGHT + rowStarts[top]}px`;
    frame.style.width = `${columnStarts[right + 1] - columnStarts[left]}px`;
    frame.style.height = `${rowStarts[bottom + 1] - rowStarts[top]}px`;
    frame.setAttribute("aria-label", `${pivotName(pivot)} in ${areaName({ top, left, bottom, right })}`);
  }
  mark();
  paintPivotPanel();
}
onChange(paintPivots);

function make(id) {
  const frame = element("div", { className: "pivot-frame", role: "group" });
  if (mayEdit) {
    const edit = element("button", { type: "button", className: "button secondary small" }, "Edit");
    edit.setAttribute("aria-label", said("Edit pivot table"));
    edit.addEventListener("click", () => openPivotPanel(id));
    frame.append(edit);
  }
  layer.append(frame);
  frames.set(id, frame);
  return frame;
}

// The one with the active cell is outlined and can be edited; the button stays in sight.
function mark() {
  const here = pivotAt(selection.row, selection.column);
  for (const node of document.querySelectorAll(".in-pivot")) node.hidden = !here;
  for (const [id, frame] of frames) {
    frame.classList.toggle("on", id === here?.id);
    if (id !== here?.id || !frame.firstChild) continue;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width } = frame;
    const right = (scroller.scrollLeft + scroller.clientWidth) / view.zoom - left - 62, up = scroller.scrollTop / view.zoom + HEADER_HEIGHT - top;
    frame.firstChild.style.left = `${Math.min(width + 5, right)}px`;
    frame.firstChild.style.top = `${Math.max(2, up + 2)}px`;
  }
}
onSelect(mark);
scroller.addEventListener("scroll", mark);

onCommand("pivot", () => {
  const place = region(), empty = shownAt(place.top, place.left) === "" && place.top === place.bottom && place.left === place.right;
  const tab = book.sheets.find((other) => other.id === sheet.id).name, prefix = /^[A-Za-z_][A-Za-z_]*$/.test(tab) ? tab : `'${tab.replaceAll("'", "''")}'`;
  ask({
    title: "New pivot table",
    fields: [
      { name: "source", label: "Data range", value: empty ? "" : `${prefix}!${areaName(place)}` },
      { type: "select", name: "where", label: "Insert to", options: [["new", "New sheet"], ["existing", "Existing sheet"]], value: "new" },
      { name: "place", label: "Cell on an existing sheet, such as Summary!A1", value: "", when: (values) => values.where === "existing" },
    ],
    actions: [["Create", null]],
  }, async ({ source, where, place: cell }) => {
    if (!source.trim()) return { message: "Type the range to sum up.", errors: { source: "Type the range to sum up, such as Orders!A1:H90." } };
    if (where === "existing" && !cell.trim()) return { message: "Type the cell.", errors: { place: "Type the cell that it begins in, such as Summary!A1." } };
    const known = new Set(sheet.pivots.map((pivot) => pivot.id));
    const answer = await operate("add_pivot", { source, place: where === "existing" ? cell : null }, { quiet: true });
    if (answer?.message) return answer;
    const made = answer && (answer.goto ? sheet.pivots : sheet.pivots.filter((pivot) => !known.has(pivot.id))).toSorted((a, b) => a.id - b.id).at(-1);
    if (!made) return null;
    // The dialog gives the keys to the grid as it closes.
    setTimeout(() => { select(made.area[0], made.area[1]); openPivotPanel(made.id); });
    return null;
  });
});

function details() {
  if (!pivotAt(selection.row, selection.column)) { toast("Select a value of a pivot table.", "info"); return null; }
  return operate("pivot_details", { row: selection.row, column: selection.column });
}
onCommand("pivot-details", details);
onCommand("pivot-edit", () => {
  const here = pivotAt(selection.row, selection.column) ?? sheet.pivots[0];
  if (!here) { toast("There is no pivot table on this sheet.", "info"); return; }
  // The click on the menu gives the keys to the grid first.
  queueMicrotask(() => { select(here.area[0], here.area[1]); openPivotPanel(here.id); });
});

// A double click on a value lists the rows behind it; nobody types into a pivot table.
table.addEventListener("dblclick", (event) => {
  const cell = event.target.closest("td[data-row]");
  const pivot = cell && !editing && pivotAt(Number(cell.dataset.row), Number(cell.dataset.column));
  if (!pivot || !mayEdit || event.target.closest(".filter-button, .fill-handle")) return;
  event.stopPropagation();
  details();
}, true);
