// Typing into cells: the editor over the active cell, the formula bar, and help with functions.
import { address, asList, cellAt, clipped, editAt, inside, mayEdit, sheet } from "./state.js";
import { operate } from "./server.js";
import { onSelect, select, extend, selection, step, jump, advance, activeName, selectionName, selectAll, sums, wholeColumns, wholeRows } from "./selection.js";
import { pageRows, scroller, table, tdAt } from "./grid.js";
import { FUNCTIONS } from "./functions.js";
import { nextDollars } from "./formula.js";

export const editor = document.createElement("textarea");
editor.className = "cell-editor";
editor.rows = 1;
editor.spellcheck = false;
editor.autocomplete = "off";
editor.readOnly = !mayEdit;
export const bar = document.getElementById("formula-bar");
const nameBox = document.getElementById("name-box");
const list = document.getElementById("suggestions");

// null, or {row, column, sheet, typed: began by typing, field: where the caret is}
export let editing = null;
let picked = null; // a reference being pointed out with the mouse: {from, to, row, column}

export function begin(text = null, field = editor) {
  if (!mayEdit || editing) return;
  const { row, column } = selection;
  if (cellAt(row, column)?.spilled && text === null) text = "";
  editing = { row, column, typed: text !== null, field };
  const value = text ?? editAt(row, column);
  if (field === editor) { editor.value = value; editor.setSelectionRange(value.length, value.length); }
  else editor.value = value;
  if (field !== bar) bar.value = value;
  show();
}

function show() {
  editor.classList.add("editing");
  fit();
  suggest();
}

function fit() {
  const lines = editor.value.split("\n").length, longest = Math.max(...editor.value.split("\n").map((line) => line.length));
  editor.style.width = editing ? `max(100%, ${Math.min(longest * 7.6 + 20, 560)}px)` : "";
  editor.style.height = editing && lines > 1 ? `${lines * 18 + 4}px` : "";
  table.dispatchEvent(new Event("painted"));
}

function end() {
  editing = picked = null;
  editor.value = "";
  editor.classList.remove("editing");
  fit();
  closeList();
  place();
}

export function cancel() {
  if (!editing) return;
  end();
  focusGrid();
}

// Writes what was typed; the next keys go to the grid at once, the answer follows.
export function commit(down = 0, right = 0) {
  if (!editing) return null;
  const { row, column } = editing, text = editor.value;
  const unchanged = text === editAt(row, column);
  end();
  if (down || right) go(down, right);
  focusGrid();
  return unchanged ? Promise.resolve(true) : operate("set", { cells: [[row, column, text]] }, { retype: () => retype(row, column, text) });
}

// What was typed goes into every selected cell; a formula's references move along.
function commitAll() {
  const { row, column } = editing, text = editor.value;
  const area = asList(wholeRows() || wholeColumns() ? clipped(selection.area) : selection.area);
  end();
  focusGrid();
  return operate("set_area", { area, row, column, text }, { retype: () => retype(row, column, text) });
}

// Somebody else changed the cell meanwhile, or it was refused: what was typed stays in the editor, to be mended and
// entered again, or given up.
function retype(row, column, text) {
  if (editing) return;
  select(row, column);
  begin(text);
  focusGrid();
}

// Enter after some Tabs goes to the next row where the first Tab was pressed.
let tabs = null; // {row, column: where the last Tab led, from: the column of the first}
function go(down, right) {
  const { row, column, area } = selection, single = area.top === area.bottom && area.left === area.right;
  const from = tabs?.row === row && tabs.column === column ? tabs.from : column;
  if (down > 0 && single && from !== column) { tabs = null; select(...step(row, from, 1, 0)); return; }
  advance(down, right);
  tabs = right > 0 ? { row: selection.row, column: selection.column, from } : null;
}

export const focusGrid = () => { place(); editor.focus({ preventScroll: true }); };

// The editor lives in the active cell while that is in the page, else beside the grid.
export function place() {
  const { row, column } = editing ?? selection;
  const home = tdAt(row, column) ?? scroller;
  const label = `Cell ${address(row, column)}`;
  if (editor.parentNode !== home) {
    const focused = document.activeElement === editor, { selectionStart, selectionEnd } = editor;
    home.append(editor);
    if (focused) { editor.focus({ preventScroll: true }); editor.setSelectionRange(selectionStart, selectionEnd); }
  }
  if (editor.getAttribute("aria-label") !== label) editor.setAttribute("aria-label", label);
  if (editing) return;
  bar.value = editAt(selection.row, selection.column);
  if (document.activeElement !== nameBox) nameBox.value = activeName() === selectionName() ? activeName() : selectionName();
  document.getElementById("sums").textContent = sums();
}
onSelect(place);
table.addEventListener("uprooted", (event) => {
  const { selectionStart, selectionEnd } = editor;
  place();
  if (!event.detail) return;
  editor.focus({ preventScroll: true });
  editor.setSelectionRange(selectionStart, selectionEnd);
});

editor.addEventListener("input", () => {
  if (!editing) { const text = editor.value; begin(text); }
  picked = null;
  bar.value = editor.value;
  fit();
  suggest();
});
editor.addEventListener("dblclick", () => begin());
bar.addEventListener("focus", () => { if (!editing) begin(null, bar); else editing.field = bar; });
bar.addEventListener("input", () => {
  if (!editing) begin(bar.value, bar);
  picked = null;
  editor.value = bar.value;
  fit();
  suggest();
});

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

function keyWhileEditing(event) {
  if (!list.hidden && listKey(event)) return true;
  if (event.key === "Enter" && event.altKey) {
    const field = event.target;
    field.setRangeText("\n", field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input"));
    return true;
  }
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { commitAll(); return true; }
  if (event.key === "Enter") { commit(event.shiftKey ? -1 : 1, 0); return true; }
  if (event.key === "F4") { cycleDollars(event.target); return true; }
  if (event.key === "Tab") { commit(0, event.shiftKey ? -1 : 1); return true; }
  if (event.key === "Escape") { cancel(); return true; }
  if (event.key === "F2") { editing.typed = !editing.typed; return true; }
  if (ARROWS[event.key] && editing.typed && editing.field === editor && !editor.value.startsWith("=")) {
    commit(...ARROWS[event.key]);
    return true;
  }
  return false;
}

function cycleDollars(field) {
  const next = nextDollars(field.value, field.selectionStart, field.selectionEnd);
  if (!next) return;
  field.value = next.value;
  field.setSelectionRange(next.start, next.end);
  field.dispatchEvent(new Event("input"));
}

// `take(event)` is asked first what a key in the grid means; true where it has done it.
const takers = [];
export const onGridKey = (take) => takers.push(take);

function keyInGrid(event) {
  if (takers.some((take) => take(event))) return true;
  const { row, column } = selection, command = event.ctrlKey || event.metaKey;
  const end = event.shiftKey ? selection.end ?? { row: selection.anchor.row, column: selection.anchor.column } : { row, column };
  const to = event.shiftKey ? extend : select;
  if (ARROWS[event.key]) { to(...(command ? jump : step)(end.row, end.column, ...ARROWS[event.key])); return true; }
  switch (event.key) {
    case "Enter": go(event.shiftKey ? -1 : 1, 0); return true;
    case "Tab": go(0, event.shiftKey ? -1 : 1); return true;
    case "F2": begin(); return true;
    case "Home":
      if (command) scroller.scrollTo(0, 0);
      to(command ? 1 : end.row, 1);
      return true;
    case "End": {
      let bottom = 1, right = 1;
      for (const cell of sheet.cells.values()) {
        if (cell.shown === "" || !command && cell.row !== end.row) continue;
        bottom = Math.max(bottom, cell.row); right = Math.max(right, cell.column);
      }
      to(command ? bottom : end.row, right);
      return true;
    }
    case "PageDown": to(...step(end.row + pageRows() - 1, end.column, 1, 0)); return true;
    case "PageUp": to(...step(Math.max(1, end.row - pageRows() + 1), end.column, -1, 0)); return true;
    case "Backspace": if (mayEdit) begin(""); return mayEdit;
    case "Escape": selection.cut = null; select(row, column); return true;
    default: return false;
  }
}

for (const field of [editor, bar]) {
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const done = editing ? keyWhileEditing(event) : keyInGrid(event);
    if (done) { event.preventDefault(); event.stopPropagation(); }
  });
}

// Pointing at cells while a formula wants a reference.
export function wantsReference() {
  if (!editing || !editor.value.startsWith("=")) return false;
  if (picked) return true;
  const field = editing.field, before = field.value.slice(0, field.selectionStart);
  return /[=(,;:+\-*/^&<>]\s*$/.test(before);
}

export function point(row, column, extending = false) {
  const field = editing.field;
  if (!picked) picked = { from: field.selectionStart, to: field.selectionStart, row, column };
  if (!extending) Object.assign(picked, { row, column });
  const a = { top: Math.min(picked.row, row), left: Math.min(picked.column, column), bottom: Math.max(picked.row, row), right: Math.max(picked.column, column) };
  const text = a.top === a.bottom && a.left === a.right ? address(a.top, a.left) : `${address(a.top, a.left)}:${address(a.bottom, a.right)}`;
  const value = field.value.slice(0, picked.from) + text + field.value.slice(picked.to);
  picked.to = picked.from + text.length;
  editor.value = bar.value = value;
  field.focus({ preventScroll: true });
  field.setSelectionRange(picked.to, picked.to);
  fit();
}

// Function names that go on from what is being typed, and the arguments of the one the caret is in.
function suggest() {
  const field = editing?.field;
  if (!field || !field.value.startsWith("=")) return closeList();
  const before = field.value.slice(0, field.selectionStart).replace(/"[^"]*"?/g, (text) => "_".repeat(text.length));
  const word = /(?:^=|[=(,;+\-*/^&<>\s])([A-Za-z][A-Za-z.]*)$/.exec(before)?.[1];
  const found = word ? FUNCTIONS.filter(([name]) => name.startsWith(word.toUpperCase())).slice(0, 8) : [];
  if (found.length && !(found.length === 1 && found[0][0] === word.toUpperCase() && false)) {
    list.replaceChildren(...found.map(([name, args, text], index) => {
      const option = document.createElement("div");
      option.setAttribute("role", "option");
      option.id = `suggestion-${index}`;
      option.dataset.name = name;
      option.setAttribute("aria-label", name);
      const strong = document.createElement("strong"), small = document.createElement("span");
      strong.textContent = name;
      small.textContent = `${args ? `(${args})` : "()"} ${text}`;
      option.append(strong, small);
      return option;
    }));
    openList(field, word.length);
    activate(0);
    return undefined;
  }
  const inside = /([A-Za-z][A-Za-z.]*)\(([^()]*)$/.exec(before);
  const entry = inside && FUNCTIONS.find(([name]) => name === inside[1].toUpperCase());
  if (!entry) return closeList();
  const index = inside[2].split(",").length - 1, args = entry[1].split(", ");
  const hint = document.createElement("div");
  hint.className = "hint";
  hint.append(`${entry[0]}(`);
  args.forEach((arg, at) => {
    const part = document.createElement(at === Math.min(index, args.length - 1) ? "b" : "span");
    part.textContent = arg;
    hint.append(at ? ", " : "", part);
  });
  hint.append(")");
  list.replaceChildren(hint);
  openList(field, 0);
  return undefined;
}

function openList(field) {
  if (list.hidden || !list.matches(":popover-open")) { list.hidden = false; list.showPopover(); }
  const box = field.getBoundingClientRect();
  list.style.left = `${Math.min(box.left, innerWidth - 420)}px`;
  list.style.top = `${box.bottom + 2 + list.offsetHeight > innerHeight ? box.top - list.offsetHeight - 2 : box.bottom + 2}px`;
}

function closeList() {
  if (list.matches(":popover-open")) list.hidePopover();
  list.hidden = true;
  for (const field of [editor, bar]) field.removeAttribute("aria-activedescendant");
}

const options = () => [...list.querySelectorAll("[role=option]")];
function activate(index) {
  options().forEach((option, at) => { option.classList.toggle("active", at === index); option.setAttribute("aria-selected", at === index); });
  editing.field.setAttribute("aria-activedescendant", `suggestion-${index}`);
}

function listKey(event) {
  const all = options();
  if (!all.length) return false;
  const at = all.findIndex((option) => option.classList.contains("active"));
  if (event.key === "ArrowDown" || event.key === "ArrowUp") { activate((at + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length); return true; }
  if (event.key === "Tab") { complete(all[at].dataset.name); return true; }
  if (event.key === "Escape") { closeList(); return true; }
  return false;
}

function complete(name) {
  const field = editing.field, before = field.value.slice(0, field.selectionStart);
  const start = before.length - /[A-Za-z.]*$/.exec(before)[0].length;
  field.setRangeText(`${name}(`, start, field.selectionStart, "end");
  field.focus();
  field.dispatchEvent(new Event("input"));
}
list.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  const option = event.target.closest("[role=option]");
  if (option && editing) complete(option.dataset.name);
});
export { inside, selectAll };
