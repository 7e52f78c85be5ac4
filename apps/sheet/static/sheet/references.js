// The references of the formula being written: each in a color of its own, in the text and around its cells.
import { inside } from "./state.js";
import { eachCell, table } from "./grid.js";
import { bar, editing, editor } from "./entry.js";
import { references } from "./formula.js";

function layer(field) {
  const made = document.createElement("pre");
  made.className = `formula-colors for-${field === bar ? "bar" : "cell"}`;
  made.setAttribute("aria-hidden", "true");
  field.addEventListener("scroll", () => made.scrollTo(field.scrollLeft, field.scrollTop));
  return made;
}
const layers = new Map([[bar, layer(bar)], [editor, layer(editor)]]);

function paint() {
  const found = editing ? references(editor.value) : [];
  for (const [field, made] of layers) {
    field.classList.toggle("see-through", found.length > 0);
    if (!found.length) { made.remove(); continue; }
    let at = 0;
    const parts = [];
    for (const { start, end, text, color } of found) {
      const part = document.createElement("span");
      part.style.color = color;
      part.textContent = text;
      parts.push(field.value.slice(at, start), part);
      at = end;
    }
    made.replaceChildren(...parts, field.value.slice(at));
    if (made.previousSibling !== field) field.after(made);
    Object.assign(made.style, { left: `${field.offsetLeft}px`, top: `${field.offsetTop}px`, width: `${field.offsetWidth}px`, height: `${field.offsetHeight}px` });
    made.scrollTo(field.scrollLeft, field.scrollTop);
  }
  outline(found.filter(({ here }) => here));
}

let outlined = false;
function outline(found) {
  if (!found.length && !outlined) return;
  outlined = found.length > 0;
  eachCell((cell, row, column) => {
    const lines = [];
    for (const { area, color } of found) {
      if (!inside(area, row, column)) continue;
      if (row === area.top) lines.push(`inset 0 2px ${color}`);
      if (row === area.bottom) lines.push(`inset 0 -2px ${color}`);
      if (column === area.left) lines.push(`inset 2px 0 ${color}`);
      if (column === area.right) lines.push(`inset -2px 0 ${color}`);
      lines.push(`inset 0 0 0 30px ${color}14`);
    }
    const shadow = lines.join();
    if (cell.outlined === shadow) return;
    cell.outlined = shadow;
    cell.style.boxShadow = shadow;
  });
}

table.addEventListener("painted", paint);
