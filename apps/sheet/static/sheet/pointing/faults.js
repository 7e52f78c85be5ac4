// What an error in a cell means, in words beside it, for as long as the pointer rests there.
import { shownAt } from "../state.js";
import { table } from "../grid.js";
import { element } from "../dialogs.js";

const MEANINGS = {
  "#REF!": "The formula refers to cells that are no longer there, or that lie outside the sheet.",
  "#N/A": "What the formula looks for was not found, or a value that it needs is missing.",
  "#NAME?": "The formula uses a name or a function that is not known here. Texts in formulas stand in quotes.",
  "#VALUE!": "A value is of the wrong kind: a text, for example, where a number is needed.",
  "#DIV/0!": "The formula divides by zero or by an empty cell.",
  "#NUM!": "A number is too large or too small, or there is no number that the formula asks for.",
  "#NULL!": "The ranges have no cell in common.",
  "#CIRC!": "The formula refers to its own cell, directly or by way of others.",
  "#SPILL!": "The results find no room: cells that they would fill hold something, or there are too many.",
  "#CALC!": "There is no result: nothing is left to show, or the formula looks at too many cells.",
  "#ERROR!": "The formula cannot be read. Look for a missing bracket, quote, comma or operator.",
  "#N/IMPL!": "The formula uses a function that is not known here.",
};

const card = element("div", { className: "popup fault-card", role: "tooltip", id: "fault-card" });
card.popover = "manual";
document.body.append(card);
let over = null; // the cell that is explained

function hide() {
  if (!over) return;
  over.removeAttribute("aria-describedby");
  over = null;
  card.hidePopover();
}

function explain(cell) {
  const code = shownAt(Number(cell.dataset.row), Number(cell.dataset.column)), meaning = MEANINGS[code];
  if (!meaning) return;
  over = cell;
  card.replaceChildren(element("strong", {}, code), element("p", {}, meaning));
  card.showPopover();
  cell.setAttribute("aria-describedby", card.id);
  const { left, bottom, top } = cell.getBoundingClientRect();
  card.style.left = `${Math.min(left, innerWidth - card.offsetWidth - 8)}px`;
  card.style.top = `${bottom + 4 + card.offsetHeight > innerHeight ? top - 4 - card.offsetHeight : bottom + 4}px`;
}

table.addEventListener("mouseover", (event) => {
  const cell = event.target.closest("td.fault");
  if (cell === over) return;
  hide();
  if (cell && event.buttons === 0) explain(cell);
});
table.addEventListener("mouseleave", hide);
table.addEventListener("painted", hide);
for (const kind of ["mousedown", "keydown", "wheel"]) document.addEventListener(kind, hide, true);
