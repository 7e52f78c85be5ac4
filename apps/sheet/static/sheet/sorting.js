// The dialog that sorts a table by as many columns as one likes, in words that fit what stands in each.
import { areaName, asList, cellAt, columnName, shownAt, styleAt } from "./state.js";
import { operate } from "./server.js";
import { selectArea } from "./selection.js";
import { ask, control, element } from "./dialogs.js";

export const WAYS = { text: ["A to Z", "Z to A"], number: ["Smallest to largest", "Largest to smallest"], date: ["Oldest to newest", "Newest to oldest"] };
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

// What most cells of a column are, below the header.
export function kindOf(place, column, headed) {
  const counts = { text: 0, number: 0, date: 0 };
  for (let row = place.top + (headed ? 1 : 0); row <= place.bottom; row += 1) {
    const cell = cellAt(row, column);
    if (!cell || cell.shown === "") continue;
    const format = (styleAt(row, column)?.f ?? "").replace(/"[^"]*"|\[[^\]]*\]/g, "");
    counts[cell.kind !== 0 ? "text" : /[dyhs]/i.test(format) && format !== "general" ? "date" : "number"] += 1;
  }
  return Object.keys(counts).reduce((most, kind) => (counts[kind] > counts[most] ? kind : most), "text");
}

export function sortRange(place) {
  selectArea(place, { show: false });
  const headed = place.bottom > place.top && [...Array(place.right - place.left + 1).keys()].every((n) => cellAt(place.top, place.left + n)?.kind === 1);
  const columns = [...Array(place.right - place.left + 1).keys()].map((n) => place.left + n);
  const options = columns.map((column) => [column, headed && shownAt(place.top, column) ? `${columnName(column)} · ${shownAt(place.top, column)}` : `Column ${columnName(column)}`]);
  const order = (level, column) => {
    const words = WAYS[column ? kindOf(place, column, headed) : "text"];
    return { type: "select", name: `way${level}`, label: level ? `Order of the ${ORDINALS[level] ?? `${level + 1}th`}` : "Order", half: true, options: [["", words[0]], ["1", words[1]]] };
  };
  const by = (level) => ({
    type: "select", name: `by${level}`, half: true, label: level === 0 ? "Sort by" : level === 1 ? "Then by" : `Then by, ${ORDINALS[level] ?? `${level + 1}th`}`,
    options: level ? [["", "Nothing else"], ...options] : options,
  });
  let levels = 2;
  const form = ask({
    title: `Sort ${areaName(place)}`,
    fields: [{ type: "check", name: "header", label: "The first row is a header", value: headed }, by(0), order(0, place.left), by(1), order(1, null)],
    actions: [["Sort", null]],
  }, ({ header }) => {
    const data = new FormData(form), keys = [];
    for (let level = 0; level < levels; level += 1) if (data.get(`by${level}`)) keys.push({ column: Number(data.get(`by${level}`)), descending: !!data.get(`way${level}`) });
    return operate("sort", { area: asList(place), keys, header }, { quiet: true });
  });
  const more = element("button", { type: "button", className: "button quiet small" }, "Add another column");
  const fields = form.querySelector(".fields");
  more.hidden = columns.length <= levels;
  more.addEventListener("click", () => {
    fields.append(control(by(levels)), control(order(levels, null)));
    levels += 1;
    more.hidden = columns.length <= levels;
    fields.lastChild.previousSibling.querySelector("[role=combobox]").focus();
  });
  fields.after(more);
  form.addEventListener("change", ({ target }) => {
    const level = /^by(\d+)$/.exec(target.name)?.[1];
    if (level === undefined) return;
    const old = fields.querySelector(`[name=way${level}]`);
    const next = control({ ...order(Number(level), Number(target.value) || null), value: old.value });
    old.closest(".field").replaceWith(next);
  });
}
