// What is asked about one column of the filter, beside its header.
import { shut } from "../platform/caret.js";
import { asList, columnName, filterNow, mayEdit, openView, shownAt, styleAt } from "./state.js";
import { operate } from "./server.js";
import { ask, element } from "./dialogs.js";
import { tdAt } from "./grid.js";
import { colorName, lookOf } from "./cell_rules.js";
import { CONDITIONS, needsOne, needsTwo } from "./asked.js";
import { WAYS, kindOf } from "./sorting.js";
import { valuesField } from "./values.js";
import { said } from "../platform/words.js";

const colorsAt = (row, column) => lookOf(row, column, styleAt(row, column)) ?? {};

// The colors of a column with how many rows show each, the commonest first; "none" for those without one.
function colorsOf(column, rows, key) {
  const counts = new Map();
  for (const row of rows) {
    const color = colorsAt(row, column)[key] || "none";
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => (a === "none") - (b === "none") || n - m || (a < b ? -1 : 1));
}

function colorField(name, label, counts, now, sortBy) {
  const choices = [["", "Any", null], ...counts.map(([color, count]) => [color, colorName(color), count])];
  const group = element("div", { className: "color-choices", role: "radiogroup", "aria-label": label }, ...choices.map(([color, text, count]) => {
    const face = element("span", { className: color && color !== "none" ? "color-dot" : "color-dot plain", "aria-hidden": "true" });
    if (color && color !== "none") face.style.backgroundColor = color;
    return element("label", {}, element("input", { type: "radio", name, value: color, checked: color === (now ?? "") }), ...(color ? [face] : []), element("span", {}, count === null ? text : `${text} · ${count}`));
  }));
  const top = element("button", { type: "button", className: "button quiet small", disabled: !now }, "Sort it to the top");
  top.setAttribute("aria-label", said(`Sort the chosen ${label.toLowerCase()} to the top`));
  group.addEventListener("change", ({ target }) => { top.disabled = !target.value; });
  top.addEventListener("click", () => sortBy({ [name]: group.querySelector(":checked").value }));
  return element("div", { className: "field wide color-field" }, element("span", { className: "label" }, label), ...(sortBy ? [top] : []), group);
}

function sortButtons(kind, sortBy) {
  const made = WAYS[kind].map((text, at) => {
    const button = element("button", { type: "button", className: "button secondary small" }, `Sort ${text[0] === "A" || text[0] === "Z" ? text : text.toLowerCase()}`);
    button.addEventListener("click", () => sortBy({ descending: at === 1 }));
    return button;
  });
  return element("div", { className: "field wide filter-sorts", role: "group", "aria-label": "Sort" }, ...made);
}

export function filterColumn(column) {
  const filter = filterNow(), view = openView(), [top, left, bottom, right] = filter.area, rows = [];
  for (let row = top + 1; row <= bottom; row += 1) rows.push(row);
  const now = filter.criteria.find((criterion) => criterion.column === column);
  const place = { top, left, bottom, right };
  // Sorting is for everybody; a view only hides.
  const sortBy = !view && mayEdit ? (how) => { close(); operate("sort", { area: asList(place), keys: [{ column, ...how }], header: true }); } : null;
  const values = valuesField(rows.map((row) => shownAt(row, column)), new Set(now?.hidden ?? []));
  const fills = colorsOf(column, rows, "g"), colors = colorsOf(column, rows, "c");
  const colored = (counts, asked) => counts.some(([color]) => color !== "none") || asked;
  const form = ask({
    near: tdAt(top, column) ?? null,
    title: `Filter ${shownAt(top, column) || `column ${columnName(column)}`}`,
    fields: [
      ...(sortBy ? [{ make: () => sortButtons(kindOf(place, column, true), sortBy) }] : []),
      ...(colored(fills, now?.fill) ? [{ name: "fill", make: () => colorField("fill", "Fill color", fills, now?.fill, sortBy) }] : []),
      ...(colored(colors, now?.color) ? [{ name: "color", make: () => colorField("color", "Text color", colors, now?.color, sortBy) }] : []),
      { type: "select", name: "operator", label: "Condition", options: CONDITIONS, value: now?.operator ?? "" },
      { name: "operand", label: "Compare with", value: now?.operand ?? "", half: true },
      { name: "second", label: "And", value: now?.second ?? "", half: true },
      { make: () => values.node },
    ],
    actions: [["Clear", "clear"], ["Apply", "apply"]],
  }, ({ action, operator, operand, second, fill, color }) => {
    const asked = action === "clear" ? {} : { hidden: values.left(), operator: operator || null, operand: operand || null, second: second || null, fill: fill || null, color: color || null };
    return view ? operate("view_criterion", { id: view.id, column, ...asked }, { quiet: true }) : operate("criterion", { column, ...asked }, { quiet: true });
  });
  const close = () => shut(form.closest("dialog"));
  const settle = () => {
    const operator = form.querySelector("[name=operator]").value;
    form.querySelector("[name=operand]").closest(".field").hidden = !needsOne(operator);
    form.querySelector("[name=operand]").closest(".field").classList.toggle("wide", !needsTwo(operator));
    form.querySelector("[name=second]").closest(".field").hidden = !needsTwo(operator);
  };
  form.addEventListener("change", settle);
  settle();
  form.querySelector("[role=combobox]").focus();
}
