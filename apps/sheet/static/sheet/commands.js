// What menus, toolbar and keys do.
import { LAST_COLUMN, LAST_ROW, STACKED, asList, boot, book, clipped, columnName, columnWidth, mayComment, mayEdit, areaName, parseArea, rowHeight, sheet, shownAt, styleAt, used, mergeAt, cellAt } from "./state.js";
import { onChange, operate, toast, open } from "./server.js";
import { activeName, advance, areas, onSelect, select, selectAll, selectArea, selection } from "./selection.js";
import { begin, commit, editing, editor, focusGrid } from "./entry.js";
import { onCommand, onRefuse, run } from "./menus.js";
import { ask } from "./dialogs.js";
import { nextPaste, pasteByMenu, takeByMenu } from "./clip.js";
import { find } from "./find.js";
import { filterColumn } from "./filter.js";
import { sortRange } from "./sorting.js";
import { commentHere, togglePanel } from "./comments.js";

const area = () => asList(selection.area);
const rows = (place = selection.area) => ({ axis: "row", at: place.top, count: Math.min(place.bottom, LAST_ROW) - place.top + 1 });
const columns = (place = selection.area) => ({ axis: "column", at: place.left, count: Math.min(place.right, LAST_COLUMN) - place.left + 1 });
const small = (lines) => (wholeLines(lines) ? { ...lines, count: 1 } : lines);
const wholeLines = ({ axis, count }) => count >= (axis === "row" ? LAST_ROW : LAST_COLUMN);
// Whole columns are formatted as such; other wide areas only as far as the sheet is used.
const asFormatted = (place) => asList(isWhole(place, "row") ? clipped(place) : place);
const isWhole = ({ top, left, bottom, right }, axis) => (axis === "row" ? left === 1 && right >= LAST_COLUMN : top === 1 && bottom >= LAST_ROW);
const formatAreas = () => { const [place, ...others] = areas().map(asFormatted); return { area: place, others }; };
const format = (change, options) => operate("format", { ...formatAreas(), change }, options);
const style = () => styleAt(selection.row, selection.column) ?? {};

onCommand("undo", () => operate("undo"));
onCommand("redo", () => operate("redo"));
onCommand("cut", () => takeByMenu(true));
onCommand("copy", () => takeByMenu(false));
onCommand("paste", () => pasteByMenu());
onCommand("paste-mode", (mode) => pasteByMenu(mode));
const others = () => selection.others.map(asList);
onCommand("clear", () => operate("clear", { area: area(), others: others() }));
onCommand("clear-formats", () => operate("clear", { area: area(), others: others(), contents: false, formats: true }));
// What goes by one area: with several selected, nothing is done to a part of them unsaid.
const OF_ONE_AREA = new Set(["cut", "copy", "paste", "paste-mode", "fill-down", "fill-right", "fill-series", "insert-above", "insert-below", "insert-left", "insert-right",
  "hide-rows", "hide-columns", "show-rows", "show-columns", "row-height", "column-width", "move-lines", "group", "ungroup", "decimals", "borders", "merge", "unmerge", "merge-toggle", "sort-range", "sort-column",
  "filter", "function", "banding", "chart", "pivot", "remove-duplicates", "split-text", "trim", "remove-links", "checkbox"]);
onRefuse((name) => selection.others.length > 0 && OF_ONE_AREA.has(name) && "This works on one area at a time: select one without Ctrl.");
onCommand("select-all", selectAll);
onCommand("find", find);
onCommand("fill-down", () => fillFrom({ ...selection.area, bottom: selection.area.top }));
onCommand("fill-right", () => fillFrom({ ...selection.area, right: selection.area.left }));
const fillFrom = (source) => (JSON.stringify(source) === JSON.stringify(selection.area) ? toast("Select the cell to copy and those to fill.", "info") : operate("fill", { source: asList(source), area: area() }));

onCommand("insert-above", () => operate("insert", small(rows())));
onCommand("insert-below", () => { const { count, at } = small(rows()); return operate("insert", { axis: "row", at: at + count, count }); });
onCommand("insert-left", () => operate("insert", small(columns())));
onCommand("insert-right", () => { const { count, at } = small(columns()); return operate("insert", { axis: "column", at: at + count, count }); });
// Of several areas all go, and what is selected then is the active cell alone.
async function deleteLines(lines) {
  const { others } = selection;
  if (await operate("delete", { ...lines(), others: others.map(lines).map(({ at, count }) => [at, count]) }) && others.length) select(selection.row, selection.column, { show: false });
}
onCommand("delete-rows", () => deleteLines(rows));
onCommand("delete-columns", () => deleteLines(columns));
onCommand("hide-rows", () => operate("hide", { ...rows(), hidden: true }));
onCommand("hide-columns", () => operate("hide", { ...columns(), hidden: true }));
// One line more on each side, because what is hidden lies between those that can be selected.
onCommand("show-rows", () => { const { at, count } = rows(); return operate("hide", { axis: "row", at: Math.max(1, at - 1), count: Math.min(count + 2, LAST_ROW - at), hidden: false }); });
onCommand("show-columns", () => { const { at, count } = columns(); return operate("hide", { axis: "column", at: Math.max(1, at - 1), count: Math.min(count + 2, LAST_COLUMN - at), hidden: false }); });

function size(axis) {
  const lines = axis === "row" ? rows() : columns(), now = axis === "row" ? rowHeight(lines.at) : columnWidth(lines.at);
  const what = axis === "row" ? "height" : "width";
  ask({ title: `${axis === "row" ? "Row" : "Column"} ${what}`, fields: [{ name: "size", label: `${what[0].toUpperCase()}${what.slice(1)} in pixels`, value: now }], actions: [["Resize", null]] }, ({ size: text }) => {
    if (!/^\d{1,4}$/.test(text.trim())) return { message: "Type a whole number.", errors: { size: "Type a whole number of pixels." } };
    return operate("resize", { ...lines, size: Number(text) }, { quiet: true });
  });
}
onCommand("row-height", () => size("row"));
onCommand("column-width", () => size("column"));

onCommand("freeze", (value) => { const [rowsCount, columnsCount] = value.split(",").map(Number); return operate("freeze", { rows: rowsCount, columns: columnsCount }); });
onCommand("freeze-here", () => operate("freeze", { rows: Math.min(selection.row, 20), columns: Math.min(selection.column, 10) }));

onCommand("format", (value) => format({ f: value || null }));
onCommand("custom-format", () => ask({
  title: "Custom number format", fields: [{ name: "f", label: "Format", value: style().f ?? "#,##0.00" }], actions: [["Apply", null]],
  note: "For example #,##0.0 or $#,##0;($#,##0) or yyyy-mm-dd or 0.0%.",
}, ({ f }) => format({ f: f.trim() || null }, { quiet: true })));
onCommand("decimals", (value) => operate("decimals", { area: asList(clipped(selection.area)), by: Number(value) }));
onCommand("toggle", (flag) => format({ [flag]: style()[flag] ? null : 1 }));
onCommand("align", (value) => format({ h: style().h === value ? null : value }));
onCommand("valign", (value) => format({ v: value || null }));
onCommand("font-size", (value) => format({ z: value === "12" ? null : Number(value) }));
onCommand("rotation", (value) => format({ r: value ? Number(value) : null }));
onCommand("rotation-angle", () => ask({
  title: "Rotate text", fields: [{ name: "degrees", label: "Degrees, from -90 (down) to 90 (up)", value: style().r === STACKED ? 0 : style().r ?? 0 }], actions: [["Rotate", null]],
}, ({ degrees }) => {
  const number = Number(degrees.trim());
  if (!/^-?\d{1,2}$/.test(degrees.trim()) || Math.abs(number) > 90) return { message: "Type a whole number from -90 to 90.", errors: { degrees: "Type a whole number from -90 to 90." } };
  return format({ r: number || null }, { quiet: true });
}));
onCommand("style", (name) => operate("style", { ...formatAreas(), name }));
onCommand("font", (value) => format({ n: value || null }));
onCommand("color", (value) => format({ c: value || null }));
onCommand("fill", (value) => format({ g: value || null }));
onCommand("borders", (preset) => operate("borders", { area: asList(clipped(selection.area)), preset }));

function merge() {
  const place = selection.area;
  let filled = 0;
  for (const cell of sheet.cells.values()) if (cell.shown !== "" && cell.row >= place.top && cell.row <= place.bottom && cell.column >= place.left && cell.column <= place.right && !(cell.row === place.top && cell.column === place.left)) filled += 1;
  if (!filled) return operate("merge", { area: area() });
  return ask({ title: "Merge cells?", text: `Merging ${areaName(place)} keeps only the upper left value. The others are deleted.`, actions: [["Merge", null]] },
    () => operate("merge", { area: area(), discard: true }, { quiet: true }));
}
onCommand("merge", merge);
onCommand("unmerge", () => operate("unmerge", { area: area() }));
onCommand("merge-toggle", () => (mergeAt(selection.row, selection.column) ? operate("unmerge", { area: area() }) : merge()));

// The table around the active cell, as far as there are no empty rows and columns.
export function region() {
  const { area: selected } = selection;
  if (selected.top !== selected.bottom) return clipped(selected);
  const place = { top: selection.row, bottom: selection.row, left: selection.column, right: selection.column };
  const filled = (top, left, bottom, right) => { for (let r = top; r <= bottom; r += 1) for (let c = left; c <= right; c += 1) if (shownAt(r, c) !== "") return true; return false; };
  const { bottom, right } = used();
  for (let grew = true; grew;) {
    grew = false;
    if (place.top > 1 && filled(place.top - 1, place.left, place.top - 1, place.right)) { place.top -= 1; grew = true; }
    if (place.bottom < bottom && filled(place.bottom + 1, place.left, place.bottom + 1, place.right)) { place.bottom += 1; grew = true; }
    if (place.left > 1 && filled(place.top, place.left - 1, place.bottom, place.left - 1)) { place.left -= 1; grew = true; }
    if (place.right < right && filled(place.top, place.right + 1, place.bottom, place.right + 1)) { place.right += 1; grew = true; }
  }
  return place;
}

// Whether the first row of an area names its columns.
export function heads(place) {
  let named = 0;
  for (let column = place.left; column <= place.right; column += 1) {
    const kind = cellAt(place.top, column)?.kind ?? 4;
    if (kind !== 1 && kind !== 4) return false;
    if (kind === 1) named += 1;
  }
  return place.bottom > place.top && named * 2 > place.right - place.left + 1;
}

onCommand("sort-column", (way) => {
  const { bottom, right } = used();
  if (!bottom) return toast("There is nothing to sort.", "info");
  const top = Math.max(1, sheet.frozenRows + 1);
  return operate("sort", { area: [top, 1, Math.max(bottom, top), Math.max(right, selection.column)], keys: [{ column: selection.column, descending: way === "down" }] });
});
onCommand("sort-range", () => sortRange(region()));
onCommand("filter", () => {
  if (sheet.view !== null) return toast("Close the filter view first: this filter is for everybody.", "info");
  if (sheet.filter) return operate("unfilter");
  const place = region();
  return operate("filter", { area: asList(place) });
});
onCommand("filter-column", (value) => filterColumn(Number(value)));
onCommand("comment", commentHere);
onCommand("comments-panel", togglePanel);
onCommand("download", (format) => { location.href = `/workbooks/${boot.book.id}/download.${format}?sheet=${sheet.id}`; });
onCommand("import", () => { location.href = `/import?sheet=${sheet.id}&at=${activeName()}`; });

// A function over the numbers above or to the left, or over the selection.
onCommand("function", (name) => {
  const { area: selected, row, column } = selection;
  if (selected.top !== selected.bottom && selected.left === selected.right) {
    const place = clipped(selected), at = place.bottom + (shownAt(place.bottom, column) === "" ? 0 : 1);
    const last = at === place.bottom ? place.bottom - 1 : place.bottom;
    select(at, column);
    return operate("set", { cells: [[at, column, `=${name}(${areaName({ ...place, bottom: last })})`]] });
  }
  let top = row - 1;
  while (top > 1 && cellAt(top - 1, column)?.kind === 0) top -= 1;
  const above = row > 1 && cellAt(row - 1, column)?.kind === 0;
  begin(above ? `=${name}(${areaName({ top, left: column, bottom: row - 1, right: column })})` : `=${name}(`);
  editor.focus();
  return undefined;
});

onCommand("names", () => {
  const fields = book.names.map((name) => ({ type: "note", label: `${name.name} stands for ${name.refersTo}` }));
  const removable = book.names.map((name) => [name.id, name.name]);
  ask({
    title: "Named ranges",
    fields: [
      ...fields,
      { name: "name", label: "New name", half: true }, { name: "refers_to", label: "Range on this sheet", value: areaName(clipped(selection.area)), half: true },
      ...(removable.length ? [{ type: "select", name: "remove", label: "Name to delete", options: removable }] : []),
    ],
    actions: [...(removable.length ? [["Delete name", "delete"]] : []), ["Add", "add"]],
  }, (values) => (values.action === "delete" ? operate("delete_name", { id: Number(values.remove) }, { quiet: true }) : operate("define_name", { name: values.name, refers_to: values.refers_to }, { quiet: true })));
});

// Sheets.
const tab = () => book.sheets.find((other) => other.id === sheet.id);
onCommand("add-sheet", () => operate("add_sheet"));
onCommand("rename-sheet", () => ask({ title: "Rename sheet", near: document.querySelector("#sheet-tabs [aria-selected=true]"), fields: [{ name: "name", label: "Name", value: tab().name }], actions: [["Rename", null]] }, ({ name }) => operate("rename_sheet", { name }, { quiet: true })));
onCommand("duplicate-sheet", () => operate("duplicate_sheet"));
onCommand("delete-sheet", () => ask({ title: "Delete this sheet?", text: `${tab().name} and all its cells go. Formulas elsewhere that use it show #REF!.`, actions: [["Delete sheet", null]], danger: true }, () => operate("delete_sheet", {}, { quiet: true })));
onCommand("move-sheet", (by) => { const position = book.sheets.indexOf(tab()) + 1 + Number(by); if (position >= 1 && position <= book.sheets.length) return operate("move_sheet", { position }); return toast("The sheet is at the end already.", "info"); });
onCommand("hide-sheet", () => operate("hide_sheet", { hidden: true }));
onCommand("color-sheet", (value) => operate("color_sheet", { color: value || null }));

// Keys that are commands.
const KEYS = {
  "ctrl+z": "undo", "ctrl+y": "redo", "ctrl+shift+z": "redo", "ctrl+a": "select-all", "ctrl+f": "find", "ctrl+h": "find", "ctrl+d": "fill-down",
  "ctrl+r": "fill-right", "ctrl+b": ["toggle", "b"], "ctrl+i": ["toggle", "i"], "ctrl+u": ["toggle", "u"], "ctrl+shift+l": "filter",
  "ctrl+\\": "clear-formats", "ctrl+shift+4": ["format", "$#,##0.00"], "ctrl+shift+$": ["format", "$#,##0.00"], "ctrl+shift+5": ["format", "0.00%"],
  "ctrl+shift+%": ["format", "0.00%"], delete: "clear", "ctrl+alt+m": "comment", "shift+f11": "add-sheet", "ctrl+k": "link",
};
const READ_ONLY = new Set(["select-all", "find"]);
editor.addEventListener("keydown", (event) => {
  if (editing) return;
  const name = `${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${event.altKey ? "alt+" : ""}${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`;
  if (name === "ctrl+shift+v") nextPaste("values");
  const command = KEYS[name];
  if (!command) return;
  event.preventDefault();
  const [what, value] = [command].flat();
  if (mayEdit || READ_ONLY.has(what) || (what === "comment" && mayComment)) run(what, value);
});

// The toolbar shows how the active cell looks and what can be undone.
function paintTools() {
  const now = style();
  for (const button of document.querySelectorAll(".tools [data-command]")) {
    const { command, value } = button.dataset;
    const set = (on) => button.setAttribute("aria-pressed", on);
    if (command === "toggle") set(!!now[value]);
    if (command === "align") set(now.h === value);
    if (command === "merge-toggle") set(!!mergeAt(selection.row, selection.column));
    if (command === "filter") set(!!sheet.filter);
    if (command === "undo" || command === "redo") { button.disabled = !book[command]; button.title = book[command] ? `${button.getAttribute("aria-label")}: ${book[command]}` : button.getAttribute("aria-label"); }
  }
}
onSelect(paintTools);
onChange(paintTools);

// The name box: goes to an address or a name, and gives the selection a name.
const box = document.getElementById("name-box");
box.addEventListener("focus", () => box.select());
box.addEventListener("keydown", async (event) => {
  if (event.key === "Escape") { event.preventDefault(); focusGrid(); return; }
  if (event.key !== "Enter") return;
  event.preventDefault();
  const text = box.value.trim(), place = parseArea(text);
  if (place) { selectArea(place); focusGrid(); return; }
  const name = book.names.find((other) => other.name.toLowerCase() === text.toLowerCase());
  if (name) {
    const [, prefix, range] = /^(.*)!(.*)$/.exec(name.refersTo) ?? [];
    const home = book.sheets.find((other) => other.name === prefix?.replace(/^'|'$/g, "").replaceAll("''", "'"));
    const target = range && parseArea(range);
    if (!home || !target) { toast(`${name.name} no longer stands for a range.`); return; }
    if (home.id !== sheet.id) await open(home.id);
    selectArea(target);
    focusGrid();
    return;
  }
  if (mayEdit) await operate("define_name", { name: text, refers_to: areaName(clipped(selection.area)) });
  else toast("There is no such address or name.");
  focusGrid();
});
export { advance, commit };
