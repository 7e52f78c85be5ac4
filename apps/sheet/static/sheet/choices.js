// Dropdowns and checkboxes in cells, by mouse and keyboard.
import { address, clipped, shownAt } from "./state.js";
import { activate, hide, isOpen, options, show, step } from "../platform/popups.js";
import { operate } from "./server.js";
import { onSelect, select, selection } from "./selection.js";
import { table, tdAt } from "./grid.js";
import { editing, editor, focusGrid, onGridKey } from "./entry.js";
import { element } from "./dialogs.js";
import { hasChoices, isBox, validationAt } from "./cell_rules.js";
import { said } from "../platform/words.js";

const list = element("div", { className: "popup listbox choices", role: "listbox", id: "cell-choices" });
list.popover = "manual";
document.body.append(list);
let at = null; // the cell whose list is open

function openList() {
  const { row, column } = selection, rule = validationAt(row, column), cell = tdAt(row, column);
  if (!hasChoices(rule) || !cell) return false;
  at = { row, column };
  const now = shownAt(row, column);
  list.setAttribute("aria-label", said(`Values for ${address(row, column)}`));
  list.replaceChildren(...rule.choices.map((choice, index) => element("div", { role: "option", id: `cell-choice-${index}`, "data-value": choice, "aria-selected": String(choice === now) }, choice)));
  if (!rule.choices.length) list.append(element("p", { className: "muted" }, "The list is empty."));
  editor.setAttribute("aria-controls", list.id);
  show(list, editor, () => { at = null; activate(editor, list, null); editor.removeAttribute("aria-expanded"); }, cell);
  activate(editor, list, list.querySelector("[aria-selected=true]") ?? options(list)[0]);
  return true;
}

function choose(option) {
  const { row, column } = at;
  hide();
  focusGrid();
  if (option && option.dataset.value !== shownAt(row, column)) operate("set", { cells: [[row, column, asTyped(option.dataset.value)]] });
}

// A choice like "=1" is meant as it reads.
const asTyped = (text) => (/^[='+]/.test(text) ? `'${text}` : text);

// Ticks the boxes of the selection, all like the active one.
function toggle() {
  const { row, column } = selection;
  if (!isBox(validationAt(row, column), row, column)) return false;
  const area = clipped(selection.area), value = shownAt(row, column) === "TRUE" ? "FALSE" : "TRUE", cells = [];
  for (let r = area.top; r <= area.bottom; r += 1) for (let c = area.left; c <= area.right; c += 1) if (isBox(validationAt(r, c), r, c)) cells.push([r, c, value]);
  operate("set", { cells });
  return true;
}

onGridKey((event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isOpen(list)) {
    const next = step(options(list), list.querySelector(".active"), event.key);
    if (next) { activate(editor, list, next); return true; }
    if (event.key === "Enter") { choose(list.querySelector(".active")); return true; }
    hide();
    return event.key === "Escape";
  }
  if (editing) return false;
  if (event.key === "Enter" && plain && !event.altKey || event.key === "ArrowDown" && event.altKey && plain) return editor.readOnly ? false : openList();
  if (event.key === " " && plain && !editor.readOnly) return toggle();
  return false;
});
onSelect(() => { if (at && (at.row !== selection.row || at.column !== selection.column)) hide(); });
editor.addEventListener("input", () => { if (isOpen(list)) hide(); });

list.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  const option = event.target.closest("[role=option]");
  if (option) choose(option);
});

// Before the grid takes the press for a selection that begins.
table.addEventListener("mousedown", (event) => {
  const opener = event.target.closest(".choice-button"), box = event.target.closest(".tick");
  if (!opener && !box || event.button !== 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const cell = event.target.closest("td"), row = Number(cell.dataset.row), column = Number(cell.dataset.column);
  const again = at && at.row === row && at.column === column;
  select(row, column, { show: false });
  focusGrid();
  if (editor.readOnly) return;
  if (box) toggle();
  else if (!again) openList();
}, true);
table.addEventListener("dblclick", (event) => { if (event.target.closest(".choice-button, .tick")) event.stopImmediatePropagation(); }, true);
