// Starts the editor.
import "../platform/main.js";
import { boot, mayEdit, parseArea, putSheet, sheet } from "./state.js";
import { onChange } from "./server.js";
import { render, repaint } from "./grid.js";
import { select, selection } from "./selection.js";
import { bar, editing, editor, focusGrid, place } from "./entry.js";
import { onClosed } from "./dialogs.js";
import { paintTabs } from "./tabs.js";
import "./clip.js";
import { paintCharts } from "./charts.js";
import { paintPivots } from "./pivots.js";
import "./commands.js";
import { togglePanel } from "./comments.js";
import "./choices.js";
import "./looks.js";
import "./protection.js";
import "./validation.js";
import "./mouse.js";
import "./tables.js";
import "./grouping.js";
import "./link_card.js";
import "./star.js";
import "./banding.js";
import "./statistics.js";
import "./keys.js";
import "./pointing/faults.js";
import "./painter.js";
import "./zoom.js";
import "./references.js";
import "./versions.js";
import { paintViews } from "./views.js";
import "./connections.js";

const seen = new Map(); // sheet id → where one was

onChange((what) => {
  if (what === "sheet") {
    const at = seen.get(sheet.id) ?? { row: 1, column: 1, top: 0, left: 0 };
    document.getElementById("grid-scroll").scrollTo(at.left, at.top);
    select(at.row, at.column, { show: false });
  } else render();
  if (what !== "refused") place();
});
document.getElementById("grid-scroll").addEventListener("scroll", (event) => {
  seen.set(sheet.id, { row: selection.row, column: selection.column, top: event.target.scrollTop, left: event.target.scrollLeft });
  place();
});

putSheet(boot.sheet);
paintTabs();
// The bell leads to the cell that it tells of.
const told = boot.cell ? parseArea(boot.cell) : null;
select(told?.top ?? 1, told?.left ?? 1);
if (told) togglePanel();
paintCharts();
paintViews();
paintPivots();
onClosed(() => { if (!editing) focusGrid(); });
// After a menu or a button of the toolbar the keys go to the grid again; a menu of the tab bar is left for where it was opened.
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-command]") && !editing && !document.querySelector("dialog[open]") && document.activeElement?.closest("[data-command], body") !== bar && !document.activeElement?.closest("#find-bar")) focusGrid();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.closest("[role=menu]") && !document.querySelector("dialog[open]") && !document.activeElement?.closest(".foot")) focusGrid();
});
editor.readOnly = !mayEdit;
focusGrid();
// What fits into a cell is measured in the page's font, which may come after the page.
document.fonts.ready.then(repaint);
document.fonts.addEventListener("loadingdone", repaint);
document.body.dataset.ready = "";
