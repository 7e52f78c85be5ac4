// The dialogs of the data menu: duplicates, text to columns, blanks, series.
import { areaName, asList, clipped, columnName, parseArea, sheet, shownAt } from "./state.js";
import { operate, toast } from "./server.js";
import { selectArea, selection } from "./selection.js";
import { onCommand } from "./menus.js";
import { ask, control } from "./dialogs.js";
import { heads, region } from "./commands.js";

// The columns of an area, by the headings in its first row.
function columnsField(place, headed, off = new Set()) {
  const options = [];
  for (let column = place.left; column <= place.right; column += 1) {
    const heading = headed && shownAt(place.top, column);
    options.push([column, heading ? `${columnName(column)} · ${heading}` : `Column ${columnName(column)}`, !off.has(String(column))]);
  }
  return { type: "checks", name: "columns", label: "Columns to compare", search: "Search columns", options };
}

onCommand("remove-duplicates", () => {
  let place = region();
  if (place.top === place.bottom) { toast("Select a table with at least two rows.", "info"); return; }
  selectArea(place, { show: false });
  const headed = heads(place);
  const form = ask({
    title: "Remove duplicates",
    fields: [{ name: "area", label: "Range", value: areaName(place) }, { type: "check", name: "header", label: "Data has a header row", value: headed }, columnsField(place, headed)],
    actions: [["Remove duplicates", null]],
    note: "Of rows that agree in these columns the first one stays. Upper and lower case and blanks around a text make no difference.",
  }, ({ area, header, columns }) => operate("remove_duplicates", { area, header, columns: columns.map(Number) }, { quiet: true }));
  form.addEventListener("change", ({ target }) => {
    if (target.name !== "area" && target.name !== "header") return;
    const typed = parseArea(form.elements.area.value);
    if (!typed) return;
    const boxes = [...form.querySelectorAll("[name=columns]")];
    // Another area begins with all of its columns.
    const off = target.name === "header" ? new Set(boxes.filter((box) => !box.checked).map((box) => box.value)) : new Set();
    place = clipped(typed);
    boxes[0].closest(".field").replaceWith(control(columnsField(place, form.elements.header.checked, off)));
  });
});

const SEPARATORS = [["detect", "Detect automatically"], ["comma", "Comma"], ["semicolon", "Semicolon"], ["period", "Period"], ["space", "Space"], ["", "Custom"]];

onCommand("split-text", () => {
  const place = clipped(selection.area), area = asList(place);
  if (place.left !== place.right) { toast("Select one column to split.", "info"); return; }
  ask({
    title: `Split ${areaName(place)} to columns`,
    fields: [{ type: "select", name: "separator", label: "Separator", options: SEPARATORS, value: "detect" }, { name: "custom", label: "Custom separator", when: (values) => values.separator === "" }],
    actions: [["Split", null]],
  }, async ({ separator, custom }) => {
    const asked = { area, separator: separator || custom };
    if (!asked.separator) return { message: "Type what to split at.", errors: { custom: "Type what to split at." } };
    const answer = await operate("split_text", asked, { quiet: true });
    if (!answer?.errors?.overwrite) return answer?.errors?.separator && !separator ? { ...answer, errors: { custom: answer.errors.separator } } : answer;
    ask({ title: "Overwrite cells?", text: answer.message, actions: [["Split anyway", null]], danger: true }, () => operate("split_text", { ...asked, overwrite: true }, { quiet: true }));
    return "stay";
  });
});

onCommand("trim", () => operate("trim_texts", { area: asList(clipped(selection.area)) }));

const KINDS = [["linear", "Linear: add the step"], ["growth", "Growth: multiply by the step"], ["date", "Date"]];
const UNITS = [["day", "Day"], ["weekday", "Weekday"], ["month", "Month"], ["year", "Year"]];

onCommand("fill-series", () => {
  const { area: place } = selection, wide = place.right - place.left > place.bottom - place.top;
  const format = (JSON.parse(sheet.cells.get(place.top * 16384 + place.left)?.style ?? "{}").f ?? "").replace(/"[^"]*"|\[[^\]]*\]/g, "");
  ask({
    title: `Fill series in ${areaName(place)}`,
    fields: [
      { type: "select", name: "by", label: "Series in", options: [["columns", "Columns"], ["rows", "Rows"]], value: wide ? "rows" : "columns", half: true },
      { type: "select", name: "kind", label: "Type", options: KINDS, value: /[dy]/i.test(format) ? "date" : "linear", half: true },
      { type: "select", name: "unit", label: "Date unit", options: UNITS, value: "day", when: (values) => values.kind === "date" },
      { name: "step", label: "Step value", value: "1", half: true }, { name: "stop", label: "Stop value", value: "", half: true },
    ],
    actions: [["Fill", null]],
    note: "The first cell of each column or row is the first value. With a stop value alone the series goes on as far as that.",
  }, (values) => operate("fill_series", { area: asList(place), by: values.by, kind: values.kind, unit: values.unit, step: values.step, stop: values.stop }, { quiet: true }));
});
