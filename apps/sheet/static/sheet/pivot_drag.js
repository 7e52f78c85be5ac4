// Fields of a pivot table dragged from the list of its source, between its areas, and within one.
import { addField, put } from "./pivot_panel.js";

let held = null; // {node, column or field and index, x, y, moved}

export function dragging(node, what) {
  node.classList.add("draggable");
  node.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("button, input, label, [role=listbox]")) return;
    held = { node, ...what, x: event.clientX, y: event.clientY, moved: false };
  });
}

// The area below the pointer, and before which of its fields.
function below(event) {
  const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest(".pivot-zone");
  if (!zone) return null;
  const cards = [...zone.querySelectorAll(".pivot-card")];
  const at = cards.findIndex((card) => { const box = card.getBoundingClientRect(); return event.clientY < box.top + box.height / 2; });
  return { zone, cards, at: at < 0 ? cards.length : at };
}

function mark(place) {
  for (const old of document.querySelectorAll(".pivot-panel .drop, .pivot-panel .drop-before, .pivot-panel .drop-after")) old.classList.remove("drop", "drop-before", "drop-after");
  if (!place) return;
  place.zone.classList.add("drop");
  place.cards[place.at]?.classList.add("drop-before");
  if (place.at === place.cards.length) place.cards.at(-1)?.classList.add("drop-after");
}

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 5) return;
  held.moved = true;
  held.node.classList.add("dragged");
  mark(below(event));
});

function drop(event) {
  const done = held;
  held = null;
  if (!done) return;
  done.node.classList.remove("dragged");
  mark(null);
  const place = done.moved && event.type === "pointerup" ? below(event) : null;
  if (!place) return;
  const { area } = place.zone.dataset;
  if (!done.field) return addField(area, done.column, place.at);
  const same = done.field.area === area;
  const at = same && place.at > done.index ? place.at - 1 : place.at;
  if (!same || at !== done.index) put(done.field, area, at);
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
