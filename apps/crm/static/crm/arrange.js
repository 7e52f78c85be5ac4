// Arranging a dashboard: widgets change places and sizes, by drag or by their buttons; Save sends what stands here.
import { said } from "../platform/words.js";
const WIDTHS = { 3: "Quarter", 4: "Third", 6: "Half", 8: "Two thirds", 12: "Whole" };
const HEIGHTS = { 1: "low", 2: "middle", 3: "tall" };

const stepped = (sizes, now, by) => {
  const all = Object.keys(sizes).map(Number), at = all.indexOf(now) + by;
  return all[Math.min(Math.max(at, 0), all.length - 1)];
};

function resize(widget, width, height) {
  if (width === Number(widget.dataset.width) && height === Number(widget.dataset.height)) return;
  widget.classList.remove(`w-${widget.dataset.width}`, `h-${widget.dataset.height}`);
  widget.classList.add(`w-${width}`, `h-${height}`);
  Object.assign(widget.dataset, { width, height });
  widget.querySelector("[data-size]").textContent = said(`${WIDTHS[width]} width, ${HEIGHTS[height]}`);
  widget.querySelector("input[name=place]").value = `${widget.dataset.widget}:${width}:${height}`;
  touched();
}

function place(widget, before) {
  if (before === widget || before === widget.nextElementSibling) return;
  widget.parentElement.insertBefore(widget, before);
  touched();
}

const touched = () => document.getElementById("arrangement").setAttribute("data-dirty", "");

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-arrange] button"), widget = button?.closest("[data-widget]");
  if (!widget) return;
  const { move, wider, taller } = button.dataset, width = Number(widget.dataset.width), height = Number(widget.dataset.height);
  if (move === "-1" && widget.previousElementSibling) place(widget, widget.previousElementSibling);
  if (move === "1" && widget.nextElementSibling) place(widget, widget.nextElementSibling.nextElementSibling);
  if (wider) resize(widget, stepped(WIDTHS, width, Number(wider)), height);
  if (taller) resize(widget, width, stepped(HEIGHTS, height, Number(taller)));
  button.focus();
});

let drag = null;
document.addEventListener("pointerdown", (event) => {
  const widget = event.button === 0 && event.target.closest("[data-arrange] [data-widget]");
  if (!widget || event.target.closest("button")) return;
  const grips = Boolean(event.target.closest("[data-grip]"));
  if (!grips && !event.target.closest("header")) return;
  event.preventDefault();
  drag = { widget, grips, x: event.clientX, y: event.clientY, box: widget.getBoundingClientRect(), moves: false };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || (!drag.moves && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6)) return;
  const { widget, grips, box } = drag;
  drag.moves = true;
  widget.classList.add("dragged");
  if (grips) {
    const column = (widget.parentElement.clientWidth + 12) / 12;
    const nearest = (sizes, wanted) => Object.keys(sizes).map(Number).reduce((best, size) => Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best);
    resize(widget, nearest(WIDTHS, (box.width + event.clientX - drag.x + 12) / column), nearest(HEIGHTS, (box.height + event.clientY - drag.y + 12) / 162));
    return;
  }
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-widget]");
  if (!over || over === widget) return;
  const at = over.getBoundingClientRect();
  place(widget, event.clientX < at.left + at.width / 2 ? over : over.nextElementSibling);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { drag?.widget.classList.remove("dragged"); drag = null; });
document.addEventListener("page:leave", () => { drag = null; });
