// A calendar for a typed date. It counts days in UTC and knows today from body[data-today].
import { changed, hide, isOpen, show, take } from "./popups.js";
import { said } from "./words.js";

const DAY = 86400000;
// The day that weeks begin with in the look of the page, as getUTCDay() counts.
const FIRST = { "week-monday": 1, "week-saturday": 6 }[document.documentElement.dataset.lookWeek] ?? 0;
const weekday = (day) => (day.getUTCDay() - FIRST + 7) % 7;
const date = (year, month, day) => new Date(Date.UTC(year, month, day));
const iso = (day) => day.toISOString().slice(0, 10);
const fromIso = (text) => new Date(`${text}T00:00:00Z`);
const written = (day) => `${iso(day).slice(5, 7)}/${iso(day).slice(8)}/${iso(day).slice(0, 4)}`;
const { format: spoken } = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const [BACK, ON, TODAY, CLEAR] = ["Previous month", "Next month", "Today", "Clear"].map(said);
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
    const kind = { className: "popup calendar", popover: "manual", role: "dialog", ariaLabel: this.button.ariaLabel };
    this.popup = Object.assign(document.createElement("div"), kind);
    this.popup.addEventListener("click", (event) => this.click(event));
    this.popup.addEventListener("keydown", (event) => this.key(event));
    root.append(this.popup);
    this.draw();
    show(this.popup, this.button, () => this.popup.remove(), root);
    this.focus();
  }

  draw() {
    const first = date(this.cursor.getUTCFullYear(), this.cursor.getUTCMonth(), 1);
    const title = spoken(first).replace(/^\w+, | 1,/g, "");
    const rows = [], begin = first - weekday(first) * DAY;
    const names = [0, 1, 2, 3, 4, 5, 6].map((place) => spoken(begin + place * DAY).split(",")[0]);
    for (let day = new Date(begin), week = 0; week < 6; week++) {
      const cells = [];
      for (let place = 0; place < 7; place++, day = new Date(+day + DAY)) {
        const selected = this.chosen && iso(day) === iso(this.chosen);
        const current = iso(day) === iso(today()) ? ' aria-current="date"' : "";
        const other = day.getUTCMonth() === first.getUTCMonth() ? "" : ' class="other"';
        const tab = iso(day) === iso(this.cursor) ? 0 : -1;
        cells.push(`<td role="gridcell" aria-selected="${Boolean(selected)}"><button type="button" data-day="${iso(day)}" aria-label="${spoken(day)}" tabindex="${tab}"${current}${other}>${day.getUTCDate()}</button></td>`);
      }
      rows.push(`<tr role="row">${cells.join("")}</tr>`);
    }
    const arrow = (move, label, path) => `<button type="button" class="icon-button" data-move="${move}" aria-label="${label}" title="${label}"><svg class="icon" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg></button>`;
    const quiet = (day, label) => `<button type="button" class="button quiet small" data-day="${day}">${label}</button>`;
    this.popup.innerHTML = `<header>${arrow(-1, BACK, "m15 18-6-6 6-6")}<span aria-live="polite">${title}</span>${arrow(1, ON, "m9 18 6-6-6-6")}</header>
      <table role="grid" aria-label="${title}"><thead><tr role="row">${names.map((name) => `<th role="columnheader" scope="col" abbr="${name}">${name.slice(0, 2)}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>
      <footer>${quiet(iso(today()), TODAY)}${quiet("", CLEAR)}</footer>`;
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
    if (event.key === "Escape") { take(event); hide(); return this.button.focus(); }
    if (event.key === "Tab") return this.trap(event);
    if (!event.target.matches("td button")) return;
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday(this.cursor), End: 6 - weekday(this.cursor) }[event.key];
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
