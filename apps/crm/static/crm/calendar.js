// The calendar: where events stand in their hours, and what is dragged to make, move or resize one. The server says
// what comes of it: what is drawn here is only how it would look.
import { eachPage } from "../platform/visit.js";

const HOUR = 44; // pixels
const STEP = 15; // minutes
const FAR = 5; // pixels after which a press is a drag
const LINE = 13; // pixels of a line of text in an event
const FIRST = 8; // the hour that is seen first
let scrolled = null; // {path, top}: how far the hours were scrolled
let drag = null; // {kind, block, day, x, y, from, start, minutes, ghost, over}

const pixels = (minutes) => `${(minutes * HOUR) / 60}px`;
const twoDigits = (number) => String(number).padStart(2, "0");
const time = (minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const shown = (minutes) => `${Math.floor(minutes / 60) % 12 || 12}:${twoDigits(minutes % 60)} ${minutes % 1440 < 720 ? "AM" : "PM"}`;

function place(element, start, minutes, lane = 0, lanes = 1) {
  element.style.top = pixels(start);
  element.style.height = pixels(Math.max(minutes, 20));
  element.style.left = `calc(${(100 * lane) / lanes}% + 1px)`;
  element.style.width = `calc(${100 / lanes}% - 3px)`;
  element.classList.toggle("short", minutes <= 30);
  element.classList.toggle("tiny", minutes < 30);
  // Whole lines alone are shown.
  element.style.setProperty("--lines", Math.max(1, Math.floor(((minutes * HOUR) / 60 - 4) / LINE)));
}

eachPage(() => {
  for (const block of document.querySelectorAll(".week-day .block")) {
    const { start, minutes, lane, lanes } = block.dataset;
    place(block, Number(start), Number(minutes), Number(lane), Number(lanes));
  }
  for (const now of document.querySelectorAll(".week-now")) now.style.top = pixels(Number(now.dataset.start));
  const hours = document.querySelector("[data-scroll]");
  const head = hours?.querySelector(".week-head");
  // What has begun before the hours that are seen is named below their heading.
  if (head) hours.style.setProperty("--head", `${head.offsetHeight}px`);
  if (hours) hours.scrollTop = scrolled ?? FIRST * HOUR - 6;
});
document.addEventListener("page:leave", () => { scrolled = document.querySelector("[data-scroll]")?.scrollTop ?? scrolled; });

// The planner of the form (and, of a campaign, who is picked): who is asked and who has time is drawn anew when that, or the time, changes.
const PLANNED = "[name=add], [name=skip_opt_outs], [name=day], [name=last_day], [name=start], [name=end], [name=all_day], [name=owner_id]";
let asked = 0;
async function plan(planner, more = {}) {
  const turn = ++asked;
  const values = new FormData(planner.closest("form"));
  for (const [name, value] of Object.entries(more)) values.set(name, value);
  const answer = await fetch(planner.dataset.plan, { method: "POST", body: values, headers: { "HX-Request": "true" } });
  if (turn !== asked || !planner.isConnected || !answer.ok) return;
  const within = planner.contains(document.activeElement);
  planner.innerHTML = await answer.text();
  if (within) planner.closest("form").querySelector(".planner-add [role=combobox]").focus();
}
document.addEventListener("change", (event) => {
  const planner = event.target.matches(PLANNED) && event.target.closest("form")?.querySelector("[data-plan]");
  if (!planner) return;
  if (event.target.name !== "add") { plan(planner); return; }
  if (!event.target.value) return;
  plan(planner, { add: event.target.value });
  const lookup = event.target.closest("[data-lookup]");
  event.target.value = lookup.querySelector("[role=combobox]").value = "";
  lookup.querySelector(".clear").hidden = true;
});
document.addEventListener("click", (event) => {
  const remove = event.target.closest("[data-plan] [data-remove]");
  if (remove) plan(remove.closest("[data-plan]"), { remove: remove.dataset.remove });
});

const dayAt = (x, y) => document.elementsFromPoint(x, y).map((found) => found.closest("[data-day]")).find(Boolean);
function minuteAt(day, y) {
  const minute = ((y - day.getBoundingClientRect().top) * 60) / HOUR;
  return Math.min(1440 - STEP, Math.max(0, Math.floor(minute / STEP) * STEP));
}

function ghost(day) {
  if (!drag.ghost) {
    drag.ghost = document.createElement("p");
    drag.ghost.className = "block ghost";
    drag.ghost.setAttribute("aria-hidden", "true");
  }
  if (drag.ghost.parentElement !== day) day.append(drag.ghost);
  place(drag.ghost, drag.start, drag.minutes);
  drag.ghost.textContent = `${shown(drag.start)}–${shown(drag.start + drag.minutes)}`;
}

function end() {
  drag?.ghost?.remove();
  drag?.block?.classList.remove("lifted");
  drag?.over?.classList.remove("over");
  drag = null;
}

document.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  const block = event.target.closest(".calendar-main [data-move]");
  const day = event.target.closest("[data-week] [data-day], [data-month] [data-day]");
  if (!day) return;
  const base = { day, x: event.clientX, y: event.clientY, moved: false };
  if (block && day.matches(".week-day")) {
    const { start, minutes } = block.dataset;
    const resizes = Boolean(event.target.closest(".block-end"));
    drag = { ...base, kind: resizes ? "resize" : "move", block, start: Number(start), minutes: Number(minutes), grip: minuteAt(day, event.clientY) - Number(start) };
  } else if (block) drag = { ...base, kind: "day", block };
  else if (day.dataset.new && !event.target.closest(".block, a, button")) {
    const from = Math.floor(minuteAt(day, event.clientY) / 30) * 30;
    drag = { ...base, kind: "new", from, start: from, minutes: 30 };
    event.preventDefault();
  }
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
  drag.moved = true;
  if (drag.kind === "day") {
    drag.block.classList.add("lifted");
    const over = dayAt(event.clientX, event.clientY);
    if (over !== drag.over) { drag.over?.classList.remove("over"); over?.classList.add("over"); drag.over = over; }
    return;
  }
  if (drag.kind === "new") {
    const at = minuteAt(drag.day, event.clientY);
    drag.start = Math.min(drag.from, at);
    drag.minutes = Math.max(STEP, Math.max(drag.from, at + STEP) - drag.start);
    ghost(drag.day);
    return;
  }
  drag.block.classList.add("lifted");
  if (drag.kind === "resize") {
    drag.minutes = Math.max(STEP, minuteAt(drag.day, event.clientY) + STEP - drag.start);
    ghost(drag.day);
    return;
  }
  const day = dayAt(event.clientX, event.clientY) ?? drag.day;
  drag.start = Math.min(1440 - drag.minutes, Math.max(0, minuteAt(day, event.clientY) - drag.grip));
  drag.over?.classList.remove("over");
  drag.over = day;
  ghost(day);
});

document.addEventListener("pointerup", () => {
  if (!drag) return;
  const done = drag;
  end();
  if (done.kind === "new") {
    const until = Math.min(done.start + done.minutes, 1439);
    const address = new URL(done.day.dataset.new, location.href);
    address.search = new URLSearchParams({ day: done.day.dataset.day, start: time(done.start), end: time(until) });
    window.htmx.ajax("GET", address.pathname + address.search, { target: "#dialog" });
    return;
  }
  if (!done.moved) return;
  // The press may end with a click on the event, which is not meant to be followed.
  const swallow = (click) => { if (click.isTrusted) { click.preventDefault(); click.stopPropagation(); } };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
  const day = (done.over ?? done.day).dataset.day;
  if (done.kind === "day" && (!done.over || done.over === done.day)) return;
  const [year, month, date] = day.split("-");
  const values = { day: `${month}/${date}/${year}`, version: done.block.dataset.version };
  if (done.kind !== "day") {
    if (done.over && done.day === done.over && done.start === Number(done.block.dataset.start)) return;
    Object.assign(values, { start: time(done.start), end: time(Math.min(done.start + done.minutes, 1439)) });
  }
  window.htmx.ajax("POST", done.block.dataset.move, { target: "#dialog", values });
});
document.addEventListener("pointercancel", end);
document.addEventListener("keydown", (event) => { if (drag && event.key === "Escape") { event.preventDefault(); end(); } });
document.addEventListener("dragstart", (event) => { if (event.target.closest?.(".calendar-main")) event.preventDefault(); });
