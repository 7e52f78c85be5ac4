// The board: a card that is dragged into another column is moved by its own menu, which asks what the stage needs.
import { eachPage } from "../platform/visit.js";

const FAR = 6; // pixels after which a press is a drag
const scrolled = new Map();
let drag = null; // {card, ghost, x, y, dx, dy, over, pointer}

const columnAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-board] [data-stage]");

function lift(event) {
  const box = drag.card.getBoundingClientRect();
  const ghost = drag.card.cloneNode(true);
  ghost.className = "board-card board-ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${box.width}px`;
  for (const id of ghost.querySelectorAll("[id]")) id.removeAttribute("id");
  document.body.append(ghost);
  Object.assign(drag, { ghost, dx: drag.x - box.left, dy: drag.y - box.top });
  drag.card.classList.add("lifted");
  try { drag.card.setPointerCapture(event.pointerId); } catch { /* The pointer is gone. */ }
}

function hover(column) {
  if (drag.over === column) return;
  drag.over?.classList.remove("over");
  column?.classList.add("over");
  drag.over = column;
}

// The card goes back to where it was: it moves when the server says so.
function put() {
  drag.ghost?.remove();
  drag.card.classList.remove("lifted");
  drag.over?.classList.remove("over");
  drag = null;
}

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest("[data-board] [data-deal]");
  if (!card || event.button !== 0 || event.target.closest("[data-menu]")) return;
  drag = { card, x: event.clientX, y: event.clientY, ghost: null, over: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    if (!drag.card.querySelector("[data-menu]")) return; // not theirs to move
    lift(event);
  }
  drag.ghost.style.translate = `${event.clientX - drag.dx}px ${event.clientY - drag.dy}px`;
  hover(columnAt(event.clientX, event.clientY));
});

document.addEventListener("pointerup", (event) => {
  if (!drag) return;
  const { card, ghost } = drag;
  const column = ghost && columnAt(event.clientX, event.clientY);
  put();
  if (!ghost) return;
  // The press may end with a click on a link, which is not meant to be followed.
  const swallow = (click) => { if (click.isTrusted) { click.preventDefault(); click.stopPropagation(); } };
  addEventListener("click", swallow, true);
  setTimeout(() => {
    removeEventListener("click", swallow, true);
    card.querySelector(`[data-to="${column?.dataset.stage}"]`)?.click();
  });
});
document.addEventListener("pointercancel", () => { if (drag) put(); });
document.addEventListener("keydown", (event) => { if (drag?.ghost && event.key === "Escape") { event.preventDefault(); put(); } });
document.addEventListener("dragstart", (event) => { if (event.target.closest?.("[data-board]")) event.preventDefault(); });

// Every column stays where it was scrolled to.
document.addEventListener("page:leave", () => {
  for (const column of document.querySelectorAll("[data-board] [data-stage]")) scrolled.set(column.dataset.stage, column.querySelector("ul").scrollTop);
});
eachPage(() => {
  for (const column of document.querySelectorAll("[data-board] [data-stage]")) column.querySelector("ul").scrollTop = scrolled.get(column.dataset.stage) ?? 0;
});
