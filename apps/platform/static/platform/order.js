// Lists whose lines people put in order, by dragging them or with the arrows beside them.

function place(line, before) {
  if (before === line || before === line.nextElementSibling) return;
  line.parentElement.insertBefore(line, before);
  settle(line.parentElement);
  line.dispatchEvent(new Event("change", { bubbles: true }));
}

// The first line, where it is fixed, stays first.
const fixed = (line) => !line.querySelector("[data-up]");

// Moves a line by one; a button at its end has no more to do, so the focus goes to the one that leads back.
function move(line, up, focused) {
  const { previousElementSibling: above, nextElementSibling: below } = line;
  if (up && above && !fixed(above)) place(line, above);
  else if (!up && below) place(line, below.nextElementSibling);
  line.scrollIntoView({ block: "nearest" });
  (focused.disabled ? line.querySelector("[data-up]:enabled, [data-down]:enabled") : focused)?.focus();
}

// Only what a line can do is offered: nothing is above the first one and below the last one.
function settle(list) {
  for (const line of list.querySelectorAll("[data-line]:has([data-up])")) {
    const { previousElementSibling: above, nextElementSibling: below } = line;
    line.querySelector("[data-up]").disabled = !above || fixed(above);
    line.querySelector("[data-down]").disabled = !below;
  }
}
for (const kind of ["htmx:after:swap", "DOMContentLoaded", "page:show"]) {
  document.addEventListener(kind, () => document.querySelectorAll("[data-order]").forEach(settle));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-up], [data-down]"), line = button?.closest("[data-line]");
  if (line) move(line, button.matches("[data-up]"), button);
});

// By the keyboard, wherever in the line one is: Alt with an arrow.
document.addEventListener("keydown", (event) => {
  const line = event.altKey && /^Arrow(Up|Down)$/.test(event.key) && event.target.closest?.("[data-order] [data-line]");
  if (!line) return;
  event.preventDefault();
  if (!fixed(line)) move(line, event.key === "ArrowUp", event.target);
});

let dragged = null;
document.addEventListener("pointerdown", (event) => {
  const line = event.target.closest("[data-order] [data-line]");
  if (!line || event.button !== 0 || fixed(line) || event.target.closest("button, input")) return;
  dragged = { line, y: event.clientY, moves: false };
});
document.addEventListener("pointermove", (event) => {
  if (!dragged || !dragged.moves && Math.abs(event.clientY - dragged.y) < 5) return;
  dragged.moves = true;
  dragged.line.classList.add("dragged");
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-line]");
  if (!over || over === dragged.line || over.parentElement !== dragged.line.parentElement || fixed(over)) return;
  const box = over.getBoundingClientRect();
  place(dragged.line, event.clientY < box.top + box.height / 2 ? over : over.nextElementSibling);
});
document.addEventListener("pointerup", () => {
  if (!dragged) return;
  const { line, moves } = dragged;
  line.classList.remove("dragged");
  dragged = null;
  // What was dragged is not ticked by letting go of it.
  if (moves) addEventListener("click", (event) => { if (line.contains(event.target)) event.preventDefault(); }, { capture: true, once: true });
});
