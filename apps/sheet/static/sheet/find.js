// Find and replace.
import { book, boot, mayEdit, sheet } from "./state.js";
import { operate, open, toast } from "./server.js";
import { select, selection } from "./selection.js";
import { ask } from "./dialogs.js";

let last = {};

async function search(values) {
  const query = new URLSearchParams({ sheet: sheet.id, find: values.find });
  for (const flag of ["match_case", "whole_cell", "regex", "in_formulas", "all_sheets"]) query.set(flag, values[flag]);
  const response = await fetch(`/workbooks/${boot.book.id}/find?${query}`);
  return response.json();
}

// The next place after the active cell, round the end to the beginning.
function after(found) {
  const order = new Map(book.sheets.map((other, index) => [other.id, index]));
  const place = ([id, row, column]) => [order.get(id), row, column];
  const here = [order.get(sheet.id), selection.row, selection.column];
  const later = (a, b) => { for (let n = 0; n < 3; n += 1) if (a[n] !== b[n]) return a[n] > b[n]; return false; };
  return found.find((spot) => later(place(spot), here)) ?? found[0];
}

export function find() {
  if (boot.place) { toast("An older version cannot be searched. Restore it first.", "info"); return; }
  ask({
    title: mayEdit ? "Find and replace" : "Find",
    fields: [
      { name: "find", label: "Find", value: last.find }, ...(mayEdit ? [{ name: "replacement", label: "Replace with", value: last.replacement }] : []),
      { type: "check", name: "match_case", label: "Match case", value: last.match_case }, { type: "check", name: "whole_cell", label: "Match entire cell", value: last.whole_cell },
      { type: "check", name: "regex", label: "Regular expression", value: last.regex }, { type: "check", name: "in_formulas", label: "Look in formulas", value: last.in_formulas },
      { type: "check", name: "all_sheets", label: "All sheets", value: last.all_sheets },
    ],
    actions: [...(mayEdit ? [["Replace all", "all"], ["Replace", "one"]] : []), ["Find next", "next"]],
  }, async (values, { banner }) => {
    last = values;
    const answer = await search(values);
    if (answer.message) return answer;
    if (values.action === "all") {
      const done = await operate("replace", values, { quiet: true });
      if (done.message) return done;
      toast(`Replaced: ${done.book.undo.replace("Replacing in ", "")}.`, "success");
      return null;
    }
    if (!answer.found.length) return { message: `Nothing matches “${values.find}”.`, errors: { find: `Nothing matches “${values.find}”.` } };
    if (values.action === "one" && answer.found.some(([id, row, column]) => id === sheet.id && row === selection.row && column === selection.column)) {
      const done = await operate("replace", { ...values, only: [selection.row, selection.column] }, { quiet: true });
      if (done.message) return done;
    }
    const spot = after(answer.found);
    if (spot[0] !== sheet.id) await open(spot[0]);
    select(spot[1], spot[2]);
    const index = answer.found.indexOf(spot) + 1;
    banner.className = "banner info";
    banner.hidden = false;
    banner.textContent = `${index} of ${answer.found.length}: ${document.getElementById("name-box").value}`;
    return "stay";
  });
}
