// Find and replace: a bar above the grid, which stays in sight and in use.
import { book, boot, mayEdit, sheet } from "./state.js";
import { operate, open, toast } from "./server.js";
import { select, selection } from "./selection.js";
import { focusGrid } from "./entry.js";
import { control, element, refuse, valuesOf } from "./dialogs.js";

const FIELDS = [
  { name: "find", label: "Find" }, ...(mayEdit ? [{ name: "replacement", label: "Replace with" }] : []),
  { type: "check", name: "match_case", label: "Match case" }, { type: "check", name: "whole_cell", label: "Match entire cell" },
  { type: "check", name: "regex", label: "Regular expression" }, { type: "check", name: "in_formulas", label: "Look in formulas" },
  { type: "check", name: "all_sheets", label: "All sheets" },
];
// Enter does the last.
const ACTIONS = [["Find previous", "previous"], ...(mayEdit ? [["Replace", "one"], ["Replace all", "all"]] : []), ["Find next", "next"]];
let bar = null;

async function search(values) {
  const query = new URLSearchParams({ sheet: sheet.id, find: values.find });
  for (const flag of ["match_case", "whole_cell", "regex", "in_formulas", "all_sheets"]) query.set(flag, values[flag]);
  const response = await fetch(`/workbooks/${boot.book.id}/find?${query}`);
  return response.json();
}

// The place after the active cell, or before it, round the end to the beginning.
function beside(found, back) {
  const order = new Map(book.sheets.map((other, index) => [other.id, index]));
  const place = ([id, row, column]) => [order.get(id), row, column];
  const here = [order.get(sheet.id), selection.row, selection.column];
  const later = (a, b) => { for (let n = 0; n < 3; n += 1) if (a[n] !== b[n]) return a[n] > b[n]; return false; };
  if (back) return found.findLast((spot) => later(here, place(spot))) ?? found.at(-1);
  return found.find((spot) => later(place(spot), here)) ?? found[0];
}

const isHere = ([id, row, column]) => id === sheet.id && row === selection.row && column === selection.column;

// Does what a button says; returns what was refused, or what is to be said of it.
async function act(values) {
  const answer = await search(values);
  if (answer.message) return answer;
  if (values.action === "all") {
    const done = await operate("replace", values, { quiet: true });
    if (done.message) return done;
    return { said: `Replaced: ${done.book.undo.replace("Replacing in ", "")}.` };
  }
  let { found } = answer;
  const nothing = `Nothing matches “${values.find}”.`;
  if (!found.length) return { message: nothing, errors: { find: nothing } };
  if (values.action === "one" && found.some(isHere)) {
    const done = await operate("replace", { ...values, only: [selection.row, selection.column] }, { quiet: true });
    if (done.message) return done;
    ({ found } = await search(values));
    if (!found.length) return { said: "Replaced. Nothing else matches." };
  }
  const spot = beside(found, values.action === "previous");
  if (spot[0] !== sheet.id) await open(spot[0]);
  select(spot[1], spot[2]);
  return { said: `${found.indexOf(spot) + 1} of ${found.length}: ${document.getElementById("name-box").value}` };
}

function close() {
  bar.hidden = true;
  focusGrid();
}

function make() {
  const banner = element("p", { className: "find-said danger", role: "alert", hidden: true }), said = element("p", { className: "find-said", role: "status" });
  const shut = element("button", { type: "button", className: "icon-button", "aria-label": "Close", title: "Close" }, document.getElementById("icon-close").content.cloneNode(true));
  const made = FIELDS.map(control), texts = made.filter((node) => !node.classList.contains("check")), checks = made.filter((node) => node.classList.contains("check"));
  const buttons = ACTIONS.map(([label, value]) => element("button", { type: "submit", className: `button small ${value === "next" ? "primary" : "secondary"}`, name: "action", value }, label));
  const form = element("form", { className: "find-bar", id: "find-bar", noValidate: true, role: "dialog", "aria-label": mayEdit ? "Find and replace" : "Find" },
    element("div", { className: "find-row" }, ...texts, ...buttons, shut), element("div", { className: "find-row" }, ...checks, said, banner));
  shut.addEventListener("click", close);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await act({ action: event.submitter?.value ?? "next", ...valuesOf(form, FIELDS) });
    refuse(form, banner, { message: answer.message ?? "", errors: answer.errors ?? {} });
    banner.hidden = !answer.message || !!answer.errors?.find;
    said.textContent = answer.said ?? "";
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { event.preventDefault(); close(); return; }
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) return;
    event.preventDefault();
    form.requestSubmit(form.querySelector(`[value=${event.shiftKey ? "previous" : "next"}]`));
  });
  document.getElementById("main").before(form);
  return form;
}

export function find() {
  if (boot.place) { toast("An older version cannot be searched. Restore it first.", "info"); return; }
  bar ??= make();
  bar.hidden = false;
  bar.querySelector("[name=find]").focus();
  bar.querySelector("[name=find]").select();
}
