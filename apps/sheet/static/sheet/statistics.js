// The panel that tells what a column holds: how many, how much, and which values most often.
import { LAST_COLUMN, cellAt, columnName, rowHeight, sheet, shownAt, styleAt, used } from "./state.js";
import { onChange, tell } from "./server.js";
import { onSelect, select, selection } from "./selection.js";
import { focusGrid } from "./entry.js";
import { halfUp } from "./fitting.js";
import { onCommand } from "./menus.js";
import { element } from "./dialogs.js";
import { button, only } from "./rule_panel.js";
import { heads } from "./commands.js";
import { said } from "../platform/words.js";

const aside = element("aside", { className: "side-panel statistics", "aria-label": "Column statistics", hidden: true });
document.querySelector(".work").append(aside);
const MOST = 6;

const number = (value) => Number(halfUp(value, 2)).toLocaleString("en-US", { maximumFractionDigits: 2 });
const isDate = (row, column) => /[dyh]/i.test((styleAt(row, column)?.f ?? "").replace(/"[^"]*"|\[[^\]]*\]/g, "").replace("general", ""));

// The rows that count: those in sight, without the heading.
function counted(column) {
  const { bottom, right } = used();
  const top = sheet.frozenRows + 1 > 1 ? sheet.frozenRows + 1 : heads({ top: 1, left: 1, bottom, right: Math.max(1, right) }) ? 2 : 1;
  const rows = [];
  for (let row = top; row <= bottom; row += 1) if (rowHeight(row)) rows.push(row);
  return { rows, heading: top > 1 ? shownAt(top - 1, column) : "", hidden: bottom - top + 1 - rows.length };
}

function read(column) {
  const { rows, heading, hidden } = counted(column), values = new Map(), numbers = [];
  let filled = 0, dates = 0;
  for (const row of rows) {
    const cell = cellAt(row, column);
    if (!cell || cell.shown === "") continue;
    filled += 1;
    values.set(cell.shown, (values.get(cell.shown) ?? 0) + 1);
    if (cell.kind !== 0) continue;
    numbers.push(cell);
    if (isDate(row, column)) dates += 1;
  }
  numbers.sort((a, b) => a.number - b.number);
  const frequent = [...values].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { rows, heading, hidden, filled, unique: values.size, numbers, areDates: dates > 0 && dates === numbers.length, frequent };
}

function facts({ rows, filled, unique, numbers, areDates }) {
  const found = [["Rows", rows.length], ["Filled", filled], ["Empty", rows.length - filled], ["Unique values", unique]].map(([name, count]) => [name, count.toLocaleString("en-US")]);
  if (!numbers.length) return found;
  const first = numbers[0].shown, last = numbers.at(-1).shown;
  if (areDates) return [...found, ["Earliest", first], ["Latest", last]];
  const all = numbers.map((cell) => cell.number), sum = all.reduce((total, each) => total + each, 0), half = Math.floor(all.length / 2);
  const median = all.length % 2 ? all[half] : (all[half - 1] + all[half]) / 2;
  return [...found, ["Numbers", all.length.toLocaleString("en-US")], ["Sum", number(sum)], ["Average", number(sum / all.length)], ["Median", number(median)], ["Minimum", first], ["Maximum", last]];
}

function frequentTable(frequent) {
  const shown = frequent.slice(0, MOST), most = shown[0]?.[1] ?? 1;
  return element("table", { className: "stat-values", "aria-label": "Most frequent values" },
    element("thead", {}, element("tr", {}, element("th", { scope: "col" }, said("Value")), element("th", { scope: "col" }, said("Count")))),
    element("tbody", {}, ...shown.map(([value, count]) => {
      const bar = element("span", { className: "stat-bar", "aria-hidden": "true" });
      bar.style.width = `${Math.max(3, Math.round((count / most) * 100))}%`;
      return element("tr", {}, element("td", { title: value }, element("span", { className: "cut" }, value), bar), element("td", {}, count.toLocaleString("en-US")));
    })));
}

function paint() {
  if (aside.hidden) return;
  const { column } = selection, found = read(column), name = columnName(column);
  const held = aside.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
  const go = (label, next) => { const made = button(label === "Previous column" ? "‹" : "›", label, () => select(selection.row, next)); made.disabled = next < 1 || next > LAST_COLUMN; return made; };
  aside.replaceChildren(
    element("header", {}, element("h2", {}, "Column statistics"), button("Close", "Close column statistics", close)),
    element("div", { className: "stat-head" }, go("Previous column", column - 1), element("h3", { className: "cut", title: found.heading }, found.heading ? `${name} · ${found.heading}` : `Column ${name}`), go("Next column", column + 1)),
    ...(found.filled ? [
      element("dl", { className: "stat-facts" }, ...facts(found).flatMap(([term, value]) => [element("dt", {}, term), element("dd", {}, value)])),
      element("h3", {}, "Most frequent values"), frequentTable(found.frequent),
      ...(found.unique > MOST ? [element("p", { className: "muted" }, `${(found.unique - MOST).toLocaleString("en-US")} more values`)] : []),
    ] : [element("p", { className: "empty" }, "This column is empty.")]),
    ...(found.hidden ? [element("p", { className: "muted" }, `${found.hidden.toLocaleString("en-US")} hidden rows are left out.`)] : []));
  if (held) [...aside.querySelectorAll("button")].find((other) => other.getAttribute("aria-label") === held)?.focus();
}

function close() {
  aside.hidden = true;
  tell("cells");
  focusGrid();
}
aside.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.preventDefault(); close(); } });
onSelect(paint);
onChange(paint);
onCommand("column-stats", () => {
  if (!aside.hidden) return close();
  only({ aside });
  return paint();
});
