// The report builder: fields are dragged into zones, chips from one zone to another or to another place; and the search
// among the fields. What a step makes of the report, the server says.
import { visit } from "../platform/visit.js";

let drag = null;

const zoneAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-zone]");

// Before which of the chips of a zone a point lies.
function placeIn(zone, x, y) {
  const chips = [...zone.querySelectorAll("[data-part]")].filter((chip) => chip !== drag.element);
  const next = chips.findIndex((chip) => {
    const box = chip.getBoundingClientRect();
    return y < box.top || (y <= box.bottom && x < box.left + box.width / 2);
  });
  return next < 0 ? chips.length : next;
}

document.addEventListener("pointerdown", (event) => {
  const element = event.button === 0 && event.target.closest("[data-builder] :is([data-field], [data-part])");
  if (element && !event.target.closest("[role=menu]")) drag = { element, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6)) return;
  if (!drag.ghost) {
    drag.ghost = document.createElement("div");
    drag.ghost.className = "drag-ghost";
    drag.ghost.setAttribute("aria-hidden", "true");
    drag.ghost.textContent = drag.element.querySelector(".cut, button span")?.textContent ?? drag.element.textContent;
    document.body.append(drag.ghost);
    drag.element.classList.add("dragging");
  }
  event.preventDefault();
  drag.ghost.style.left = `${event.clientX + 8}px`;
  drag.ghost.style.top = `${event.clientY + 8}px`;
  const over = zoneAt(event.clientX, event.clientY);
  for (const zone of document.querySelectorAll("[data-zone]")) zone.classList.toggle("over", zone === over);
});

function letGo() {
  drag?.ghost?.remove();
  drag?.element.classList.remove("dragging");
  for (const zone of document.querySelectorAll("[data-zone].over")) zone.classList.remove("over");
}

document.addEventListener("pointerup", (event) => {
  if (!drag) return;
  const { element, ghost } = drag;
  const zone = ghost && zoneAt(event.clientX, event.clientY);
  const at = zone ? placeIn(zone, event.clientX, event.clientY) : 0;
  letGo();
  drag = null;
  if (!ghost) return;
  // What was dragged is not pressed by letting go of it.
  addEventListener("click", (click) => { if (element.contains(click.target)) { click.preventDefault(); click.stopPropagation(); } }, { capture: true, once: true });
  if (!zone) return;
  const step = new URL(document.querySelector("[data-builder]").dataset.builder, location.href);
  const from = element.closest("[data-zone]")?.dataset.zone;
  const what = element.dataset.field ?? element.dataset.part;
  if (zone.dataset.zone === "filters") {
    step.searchParams.set("filter", from === "measures" ? what.replace(/^\w+:/, "") : what.replace(/:\w+$/, ""));
    window.htmx.ajax("GET", step.pathname + step.search, { source: zone, target: "#dialog", swap: "innerHTML" });
    return;
  }
  for (const [key, value] of Object.entries({ do: "put", what, to: zone.dataset.zone, at, ...(from ? { from } : {}) })) step.searchParams.set(key, value);
  visit(step.href);
});
document.addEventListener("pointercancel", () => { letGo(); drag = null; });
document.addEventListener("page:leave", () => { letGo(); drag = null; });
// Links would be dragged by the browser itself.
document.addEventListener("dragstart", (event) => { if (event.target.closest?.("[data-builder]")) event.preventDefault(); });

document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-field-search]")) return;
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of document.querySelectorAll(".field-groups li")) {
    const label = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => label.includes(word));
  }
  for (const heading of document.querySelectorAll(".field-groups h2")) heading.hidden = !heading.nextElementSibling.querySelector("li:not([hidden])");
});
