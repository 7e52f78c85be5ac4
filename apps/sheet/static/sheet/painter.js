// The format painter: takes the looks of the selection and gives them to what is selected next.
import { asList, clipped, sheet } from "./state.js";
import { operate, toast } from "./server.js";
import { selection, wholeColumns, wholeRows } from "./selection.js";
import { table } from "./grid.js";
import { editing, editor } from "./entry.js";
import { onCommand } from "./menus.js";

let taken = null; // {sheet, area}

function set(next) {
  taken = next;
  table.classList.toggle("painting", taken !== null);
  for (const button of document.querySelectorAll("[data-command=paint-format]")) button.setAttribute("aria-pressed", taken !== null);
}

onCommand("paint-format", () => {
  if (taken) { set(null); return; }
  set({ sheet: sheet.id, area: asList(clipped(selection.area)) });
  toast("Select the cells that are to look the same. With the keyboard, press Enter when they are selected; Escape leaves off.", "info");
});

function paint() {
  const { sheet: from, area } = taken;
  set(null);
  return operate("paste", { source_sheet: from, source: area, area: asList(wholeRows() || wholeColumns() ? clipped(selection.area) : selection.area), mode: "formats" });
}

document.addEventListener("mouseup", (event) => { if (taken && event.button === 0 && table.contains(event.target)) paint(); });
editor.addEventListener("keydown", (event) => {
  if (!taken || editing) return;
  if (event.key === "Escape") set(null);
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  paint();
}, true);
