// The panel of a pivot table: its source, and the fields in its areas, added by menu or drag and put in order.
import { mayEdit, sheet } from "./state.js";
import { operate } from "./server.js";
import { render } from "./grid.js";
import { focusGrid } from "./entry.js";
import { ask, element, selectField } from "./dialogs.js";
import { hide } from "../platform/popups.js";
import { CONDITIONS, needsOne, needsTwo } from "./asked.js";
import { button } from "./rule_panel.js";
import { alone, onAlone } from "./side.js";
import { dragging } from "./pivot_drag.js";
import { said } from "../platform/words.js";

export const AREAS = [["row", "Rows"], ["column", "Columns"], ["value", "Values"], ["filter", "Filters"]];
const AGGREGATIONS = ["SUM", "COUNT", "COUNTA", "AVERAGE", "MIN", "MAX", "MEDIAN", "COUNTUNIQUE"].map((name) => [name, name]);
const SHOW_AS = [["default", "Default"], ["row", "% of row"], ["column", "% of column"], ["total", "% of grand total"]];
const GROUPINGS = [["", "Not grouped"], ["month", "Month"], ["quarter", "Quarter"], ["year", "Year"]];
const FORMATS = [["", "As in the source"], ["#,##0", "1,000"], ["#,##0.00", "1,000.12"], ["$#,##0", "$1,000"], ["$#,##0.00", "$1,000.12"], ["0%", "10%"], ["0.00%", "10.12%"]];
const ORDERS = [["", "Ascending"], ["1", "Descending"]];
const panel = element("aside", { className: "chart-panel pivot-panel", hidden: true });
panel.setAttribute("aria-label", said("Pivot table editor"));
document.getElementById("main").append(panel);
let shown = null, state = ""; // the id of the pivot table in the panel, and what it was built for

const pivot = () => sheet.pivots.find((other) => other.id === shown);
const headingOf = (column) => pivot().columns.find(([number]) => number === column)?.[1] || "(blank)";
const kindOf = (column) => pivot().columns.find(([number]) => number === column)?.[2];
const placeOf = (area) => AREAS.find(([key]) => key === area)[1];

// What a field is called in the names of its controls: no two of an area are called the same.
function nameOf(field, index, own) {
  const heading = headingOf(field.column), name = field.grouping ? `${heading} by ${field.grouping}` : heading;
  const before = own.slice(0, index).filter((other) => other.column === field.column && other.grouping === field.grouping).length;
  return before ? `${name} (${before + 1})` : name;
}

function say(message) {
  const banner = panel.querySelector(".banner");
  banner.textContent = message ?? "";
  banner.hidden = !message;
}

// Changes are worked out when their turn comes: one before may not have been answered yet. `focus` is the id of the
// control that has the keys afterwards.
async function save(compute, focus = null) {
  const id = shown, before = pivot();
  const now = () => (sheet.pivots.find((other) => other.id === id) ?? before).fields;
  const answer = await operate("edit_pivot", { pivot: id, get fields() { return compute(now()).map(({ choices, ...field }) => field); } }, { quiet: true });
  if (shown !== id) return answer;
  if (answer?.message) { say(answer.message); return answer; }
  say("");
  if (focus) document.getElementById(focus)?.focus();
  return answer;
}

// A field as it is now, by its place in the panel.
const places = new WeakMap();
const of = (fields, area) => fields.filter((other) => other.area === area);
const current = (fields, field) => { const place = places.get(field); return fields.includes(field) || !place ? field : of(fields, place.area)[place.index]; };
const change = (field, changes, focus) => save((fields) => { const own = current(fields, field); return fields.map((other) => (other === own ? { ...other, ...changes } : other)); }, focus);

// What is sorted by a value goes on by the same value, wherever that stands now.
function resorted(fields, before) {
  const values = of(before, "value"), after = of(fields, "value");
  return fields.map((other) => (other.sort_by === null ? other : { ...other, sort_by: after.indexOf(values[other.sort_by - 1]) + 1 || null }));
}

export function addField(area, column, at = Infinity) {
  const isNumber = kindOf(column) === "number";
  put({ area, column, grouping: null, sort_by: null, descending: false, shows_totals: true, aggregation: area === "value" && !isNumber ? "COUNTA" : "SUM", show_as: "default",
    label: null, number_format: null, hidden_values: [], operator: null, operand: null, second: null }, area, at);
}

// Puts a field, new or one of those there, at a place of an area.
export function put(field, area, at, focus = null) {
  save((fields) => {
    const old = current(fields, field), rest = fields.filter((other) => other !== old), own = of(rest, area);
    own.splice(at, 0, old.area === area ? old : { ...old, area, sort_by: null, grouping: area === "value" || area === "filter" ? null : old.grouping,
      aggregation: area === "value" && kindOf(old.column) !== "number" ? "COUNTA" : old.aggregation });
    return resorted(AREAS.flatMap(([key]) => (key === area ? own : of(rest, key))), fields);
  }, focus);
}

const removeField = (field, focus) => save((fields) => { const old = current(fields, field); return resorted(fields.filter((other) => other !== old), fields); }, focus);

function choice(id, label, name, options, value, act) {
  const select = selectField(id, { name: id, label: name, options, value });
  select.addEventListener("change", (event) => act(event.target.value, id));
  return element("div", { className: "field" }, element("label", { className: "label", htmlFor: id }, label), select);
}

const valueNames = () => pivot().fields.filter((field) => field.area === "value").map((field, index) => [String(index + 1), field.label || `${field.aggregation} of ${headingOf(field.column)}`]);

function alongOptions(field, id, name) {
  const isDate = kindOf(field.column) === "date";
  const total = element("input", { type: "checkbox", id: `${id}-totals`, checked: field.shows_totals });
  total.setAttribute("aria-label", said(`Show totals of ${name}`));
  total.addEventListener("change", () => change(field, { shows_totals: total.checked }, `${id}-totals`));
  return [
    choice(`${id}-order`, "Order", `Order of ${name}`, ORDERS, field.descending ? "1" : "", (value, focus) => change(field, { descending: value === "1" }, focus)),
    choice(`${id}-sort`, "Sort by", `Sort by, for ${name}`, [["", name], ...valueNames()], field.sort_by === null ? "" : String(field.sort_by), (value, focus) => change(field, { sort_by: value ? Number(value) : null }, focus)),
    ...(isDate ? [choice(`${id}-group`, "Group dates by", `Group dates by, for ${name}`, GROUPINGS, field.grouping ?? "", (value, focus) => change(field, { grouping: value || null }, focus))] : []),
    element("label", { className: "checkbox" }, total, element("span", {}, said("Show totals"))),
  ];
}

function valueOptions(field, id, name) {
  const label = element("input", { type: "text", className: "input", id: `${id}-label`, value: field.label ?? "", placeholder: `${field.aggregation} of ${headingOf(field.column)}`, autocomplete: "off", spellcheck: false });
  label.setAttribute("aria-label", said(`Label of ${name}`));
  label.addEventListener("change", () => change(field, { label: label.value.trim() || null }));
  return [
    choice(`${id}-sum`, "Summarize by", `Summarize by, for ${name}`, AGGREGATIONS, field.aggregation, (value, focus) => change(field, { aggregation: value }, focus)),
    choice(`${id}-show`, "Show as", `Show as, for ${name}`, SHOW_AS, field.show_as, (value, focus) => change(field, { show_as: value }, focus)),
    element("div", { className: "field" }, element("label", { className: "label", htmlFor: label.id }, "Label"), label),
    choice(`${id}-format`, "Format", `Format of ${name}`, FORMATS, field.number_format ?? "", (value, focus) => change(field, { number_format: value || null }, focus)),
  ];
}

function filterSays(field) {
  const shows = [], left = field.choices.filter((value) => field.hidden_values.includes(value)).length;
  if (left) shows.push(`${field.choices.length - left} of ${field.choices.length} values`);
  if (field.operator) shows.push([CONDITIONS.find(([key]) => key === field.operator)[1], field.operand, field.second && `and ${field.second}`].filter(Boolean).join(" "));
  return shows.length ? `Shows ${shows.join("; ")}` : "Shows all values";
}

function filterOptions(field, id, name) {
  const edit = button("Edit", `Edit filter ${name}`, () => ask({
    near: edit, title: `Filter ${name}`,
    fields: [
      { type: "select", name: "operator", label: "Condition", options: CONDITIONS, value: field.operator ?? "", half: true },
      { name: "operand", label: "Compare with", value: field.operand ?? "", half: true, when: ({ operator }) => needsOne(operator) },
      { name: "second", label: "And", value: field.second ?? "", when: ({ operator }) => needsTwo(operator) },
      { type: "checks", name: "shown", label: "Values to show", search: "Search values", options: field.choices.map((value) => [value, value, !field.hidden_values.includes(value)]) },
    ],
    actions: [["Clear", "clear"], ["Apply", "apply"]],
  }, ({ action, operator, operand, second, shown: kept }) => (action === "clear" ? change(field, { hidden_values: [], operator: null, operand: null, second: null }, edit.id)
    : change(field, { hidden_values: field.choices.filter((value) => !kept.includes(value)), operator: operator || null, operand: needsOne(operator) ? operand || null : null, second: needsTwo(operator) ? second || null : null }, edit.id))), "secondary small");
  edit.id = `${id}-edit`;
  return [element("p", { className: "muted pivot-filter" }, filterSays(field)), edit];
}
const OPTIONS = { row: alongOptions, column: alongOptions, value: valueOptions, filter: filterOptions };

function card(field, index, own) {
  const { area } = field, name = nameOf(field, index, own), place = placeOf(area), id = `pivot-${area}-${index}`;
  const tool = (mark, label, key, act) => { const made = button(mark, label, act); made.id = `${id}-${key}`; return made; };
  const made = element("div", { className: "chart-series pivot-card", role: "group", "aria-label": `${name} in ${place}` },
    element("div", { className: "chart-series-head" }, element("strong", { className: "cut", title: name }, name),
      ...(index > 0 ? [tool("↑", `Move ${name} up in ${place}`, "up", () => put(field, area, index - 1, `pivot-${area}-${index - 1}-${index > 1 ? "up" : "down"}`))] : []),
      ...(index < own.length - 1 ? [tool("↓", `Move ${name} down in ${place}`, "down", () => put(field, area, index + 1, `pivot-${area}-${index + 1}-${index < own.length - 2 ? "down" : "up"}`))] : []),
      tool("✕", `Remove ${name} from ${place}`, "remove", () => removeField(field, `pivot-add-${area}`))),
    element("div", { className: "pivot-options" }, ...OPTIONS[area](field, id, name)));
  places.set(field, { area, index });
  dragging(made, { field, index });
  return made;
}

function zone([area, title]) {
  const own = pivot().fields.filter((field) => field.area === area), id = `pivot-menu-${area}`;
  const add = element("button", { type: "button", className: "button secondary small", id: `pivot-add-${area}`, "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id, "aria-label": `Add to ${title}` }, "Add");
  const menu = element("div", { className: "popup menu-items", role: "menu", popover: "manual", id, "aria-label": `Add to ${title}` }, ...pivot().columns.map(([column, heading]) => {
    const item = element("button", { type: "button", role: "menuitem", tabIndex: -1 }, element("span", {}, heading || "(blank)"));
    item.addEventListener("click", () => { hide(); add.focus(); addField(area, column); });
    return item;
  }));
  const made = element("section", { className: "pivot-zone", role: "group", "aria-label": title },
    element("div", { className: "pivot-zone-head" }, element("h3", {}, title), element("div", { className: "menu", "data-menu": true }, add, menu)),
    ...own.map(card), ...(own.length ? [] : [element("p", { className: "muted pivot-none" }, "Add a field, or drag one here")]));
  made.dataset.area = area;
  return made;
}

function fieldList() {
  const list = element("ul", { className: "pivot-fields", "aria-label": "Fields of the source" }, ...pivot().columns.map(([column, heading]) => {
    const chip = element("li", { className: "pivot-chip cut", title: heading }, heading || "(blank)");
    dragging(chip, { column });
    return chip;
  }));
  return element("div", {}, element("h3", {}, "Fields"), list);
}

function sourceField() {
  const input = element("input", { type: "text", className: "input", id: "pivot-source", name: "source", value: pivot().source, autocomplete: "off", spellcheck: false });
  const error = element("p", { className: "error", hidden: true, id: "pivot-source-error" });
  input.addEventListener("change", async () => {
    const answer = await operate("edit_pivot", { pivot: shown, source: input.value }, { quiet: true });
    error.hidden = !answer?.message;
    error.textContent = answer?.message ?? "";
    if (answer?.message) { input.setAttribute("aria-invalid", "true"); input.setAttribute("aria-describedby", error.id); }
    else input.removeAttribute("aria-invalid");
  });
  return element("div", { className: "field" }, element("label", { className: "label", htmlFor: input.id }, "Data range"), input, error);
}

// Built anew when anything of the pivot table has changed; where one is, and what is being typed, stays.
export function paintPivotPanel() {
  if (shown === null) return;
  if (!pivot()) { closePivotPanel(); return; }
  const { area, ...rest } = pivot(), next = JSON.stringify(rest);
  if (next === state || panel.querySelector(":popover-open")) return;
  state = next;
  const active = panel.contains(document.activeElement) ? document.activeElement : null, { scrollTop } = panel;
  const typed = active?.matches("input[type=text]") ? { value: active.value, start: active.selectionStart, end: active.selectionEnd, was: active.defaultValue } : null;
  const problem = pivot().problem;
  panel.replaceChildren(
    element("header", {}, element("h2", {}, "Pivot table"), button("Close", "Close pivot table editor", () => { closePivotPanel(); focusGrid(); })),
    element("p", { className: "banner danger", role: "alert", hidden: true }),
    ...(problem ? [element("p", { className: "banner danger", role: "note" }, problem)] : []),
    sourceField(), ...AREAS.map(zone), fieldList(),
    element("div", {}, button("Delete pivot table", "Delete this pivot table", () => operate("delete_pivot", { pivot: shown }).then((answer) => answer && focusGrid()), "danger small")));
  panel.scrollTop = scrollTop;
  const again = active?.id && document.getElementById(active.id);
  if (!again) return;
  again.focus({ preventScroll: true });
  if (typed && typed.value !== typed.was) again.value = typed.value;
  if (typed) again.setSelectionRange(typed.start, typed.end);
}

export function openPivotPanel(id) {
  if (!mayEdit) return;
  shown = id;
  state = "";
  panel.hidden = false;
  alone(panel);
  paintPivotPanel();
  render();
  document.getElementById("pivot-add-row")?.focus();
}

export function closePivotPanel() {
  shown = null;
  state = "";
  panel.hidden = true;
  panel.replaceChildren();
  render();
}
onAlone(panel, closePivotPanel);
// What was answered while a menu or list was open shows once that is closed.
panel.addEventListener("toggle", (event) => { if (event.newState === "closed") paintPivotPanel(); }, true);
panel.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || panel.querySelector(":popover-open")) return;
  closePivotPanel();
  focusGrid();
});
