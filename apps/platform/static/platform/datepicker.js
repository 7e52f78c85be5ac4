// A calendar for a typed date. It counts days in UTC and knows today only from the server (body[data-today]).
import { changed, hide, isOpen, show } from "./popups.js";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const DAY = 86400000;
const date = (year, month, day) => new Date(Date.UTC(year, month, day));
const iso = (day) => day.toISOString().slice(0, 10);
const fromIso = (text) => new Date(`${text}T00:00:00Z`);
const written = (day) => `${iso(day).slice(5, 7)}/${iso(day).slice(8)}/${iso(day).slice(0, 4)}`;
const spoken = (day) => `${DAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
const today = () => fromIso(document.body.dataset.today);

function read(text) {
  const us = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})$/.exec(text.trim());
  const intl = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (us) return date(us[3] < 100 ? 2000 + +us[3] : +us[3], +us[1] - 1, +us[2]);
  if (intl) return date(+intl[1], +intl[2] - 1, +intl[3]);
  return null;
}

function addMonths(day, count) {
  const last = date(day.getUTCFullYear(), day.getUTCMonth() + count + 1, 0).getUTCDate();
  return date(day.getUTCFullYear(), day.getUTCMonth() + count, Math.min(day.getUTCDate(), last));
}

class Calendar {
  constructor(root) {
    this.input = root.querySelector("input");
    this.button = root.querySelector(".open");
    this.chosen = read(this.input.value);
    this.cursor = this.chosen ?? today();
    this.popup = document.createElement("div");
    this.popup.className = "popup calendar";
    this.popup.popover = "manual";
    this.popup.setAttribute("role", "dialog");
    this.popup.setAttribute("aria-label", this.button.getAttribute("aria-label"));
    this.popup.addEventListener("click", (event) => this.click(event));
    this.popup.addEventListener("keydown", (event) => this.key(event));
    root.append(this.popup);
    this.draw();
    show(this.popup, this.button, () => this.popup.remove(), root);
    this.focus();
  }

  draw() {
    const first = date(this.cursor.getUTCFullYear(), this.cursor.getUTCMonth(), 1);
    const title = `${MONTHS[first.getUTCMonth()]} ${first.getUTCFullYear()}`;
    const rows = [];
    for (let day = new Date(first - first.getUTCDay() * DAY), week = 0; week < 6; week++) {
      const cells = [];
      for (let weekday = 0; weekday < 7; weekday++, day = new Date(+day + DAY)) {
        const selected = this.chosen && iso(day) === iso(this.chosen);
        const current = iso(day) === iso(today()) ? ' aria-current="date"' : "";
        const other = day.getUTCMonth() === first.getUTCMonth() ? "" : ' class="other"';
        const tab = iso(day) === iso(this.cursor) ? 0 : -1;
        cells.push(`<td role="gridcell" aria-selected="${Boolean(selected)}"><button type="button" data-day="${iso(day)}" aria-label="${spoken(day)}" tabindex="${tab}"${current}${other}>${day.getUTCDate()}</button></td>`);
      }
      rows.push(`<tr role="row">${cells.join("")}</tr>`);
    }
    const arrow = (move, label, path) => `<button type="button" class="icon-button" data-move="${move}" aria-label="${label}" title="${label}"><svg class="icon" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg></button>`;
    this.popup.innerHTML = `<header>${arrow(-1, "Previous month", "m15 18-6-6 6-6")}<span aria-live="polite">${title}</span>${arrow(1, "Next month", "m9 18 6-6-6-6")}</header>
      <table role="grid" aria-label="${title}"><thead><tr role="row">${DAYS.map((name) => `<th role="columnheader" scope="col" abbr="${name}">${name.slice(0, 2)}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>
      <footer><button type="button" class="button quiet small" data-day="${iso(today())}">Today</button><button type="button" class="button quiet small" data-day="">Clear</button></footer>`;
  }

  focus() { this.popup.querySelector('td [tabindex="0"]').focus(); }

  click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.move) {
      this.cursor = addMonths(this.cursor, +button.dataset.move);
      this.draw();
      this.popup.querySelector(`[data-move="${button.dataset.move}"]`).focus();
    } else this.choose(button.dataset.day);
  }

  choose(day) {
    this.input.value = day ? written(fromIso(day)) : "";
    hide();
    this.input.focus();
    this.input.dispatchEvent(new Event("input", { bubbles: true }));
    changed(this.input);
  }

  key(event) {
    if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); hide(); return this.button.focus(); }
    if (event.key === "Tab") return this.trap(event);
    if (!event.target.matches("td button")) return;
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -this.cursor.getUTCDay(), End: 6 - this.cursor.getUTCDay() }[event.key];
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (days === undefined && months === undefined) return;
    event.preventDefault();
    this.cursor = months ? addMonths(this.cursor, months * (event.shiftKey ? 12 : 1)) : new Date(+this.cursor + days * DAY);
    this.draw();
    this.focus();
  }

  trap(event) {
    const stops = [...this.popup.querySelectorAll('button:not([tabindex="-1"])')];
    const next = stops[(stops.indexOf(event.target) + (event.shiftKey ? stops.length - 1 : 1)) % stops.length];
    event.preventDefault();
    next.focus();
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-datepicker] > .open");
  if (!button) return;
  const popup = button.parentElement.querySelector(".calendar");
  if (popup && isOpen(popup)) hide();
  else new Calendar(button.parentElement);
});

document.addEventListener("keydown", (event) => {
  if (event.altKey && event.key === "ArrowDown" && event.target.matches("[data-datepicker] > input")) {
    event.preventDefault();
    new Calendar(event.target.parentElement);
  }
});
