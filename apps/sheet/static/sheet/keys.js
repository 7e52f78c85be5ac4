// Keys and commands of the grid that ask nothing of the rest of the editor: whole lines, date and time, formulas in the cells.
import { LAST_COLUMN, LAST_ROW, mayEdit, view } from "./state.js";
import { tell } from "./server.js";
import { selectColumns, selectRows, selection } from "./selection.js";
import { begin, bar, editing, editor, focusGrid } from "./entry.js";
import { onCommand, run } from "./menus.js";
import { fitColumns } from "./mouse.js";

onCommand("show-formulas", () => {
  view.formulas = !view.formulas;
  for (const item of document.querySelectorAll("[data-command=show-formulas]")) item.setAttribute("aria-checked", view.formulas);
  tell("cells");
});
onCommand("fit-columns", () => fitColumns(selection.column));

// Typed over what the cell holds, or at the caret.
function insert(text) {
  if (!mayEdit) return;
  if (!editing) { begin(text); return; }
  const { field } = editing;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input"));
}

const TYPED = { ";": () => document.body.dataset.today, ":": () => document.body.dataset.time };

for (const field of [editor, bar]) {
  field.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.shiftKey && event.key === ";" ? ":" : event.key;
    if (TYPED[key]) { event.preventDefault(); insert(TYPED[key]()); }
    if (event.key === "`") { event.preventDefault(); run("show-formulas"); }
  });
}

editor.addEventListener("keydown", (event) => {
  if (editing || !mayEdit || !event.altKey || event.ctrlKey || event.metaKey || event.key !== "=") return;
  event.preventDefault();
  run("function", "SUM");
});

editor.addEventListener("keydown", (event) => {
  if (editing || event.key !== " " || event.altKey) return;
  const { area } = selection, command = event.ctrlKey || event.metaKey;
  if (!command && !event.shiftKey) return;
  event.preventDefault();
  // Both together: what is selected already grows to the whole sheet.
  if (command && (event.shiftKey || area.right >= LAST_COLUMN)) run("select-all");
  else if (command) selectColumns(area.left, area.right);
  else if (area.bottom >= LAST_ROW) run("select-all");
  else selectRows(area.top, area.bottom);
  focusGrid();
});
