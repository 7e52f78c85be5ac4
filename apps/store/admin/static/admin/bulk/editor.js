// The bulk editor of products: keys, the bars below the grid, the menu of columns, and saving all changes together.
import { hide, isOpen, show } from "../../platform/popups.js";
import { toast } from "../../platform/toasts.js";
import { eachPage, rename, visit } from "../../platform/visit.js";
import { said } from "../../platform/words.js";
import { copied, fillDown, paste } from "./blocks.js";
import { Entry } from "./entry.js";
import { Grid } from "./grid.js";
import { listen } from "./pointing.js";

let grid = null;
let entry = null;
let back = null; // where somebody was when the page was saved: {key, top, left}

const part = (selector) => grid.form.querySelector(selector);
const counted = (count, one, many) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

// The bars, and whether leaving the page would lose something.
function tell() {
  const changes = grid.dirty(), { form } = grid, td = grid.at(grid.anchor);
  form.toggleAttribute("data-dirty", changes.length > 0);
  part("[data-undo]").disabled = !grid.done.length;
  part("[data-redo]").disabled = !grid.undone.length;
  for (const button of [part("[data-discard-all]"), part("[type=submit]")]) button.disabled = !changes.length;
  const rows = new Set(changes.map(([key]) => key.split(".")[0]));
  part(".text").textContent = said(changes.length ? `${counted(changes.length, "change", "changes")} in ${counted(rows.size, "row", "rows")}, not saved.` : "No changes.");
  const count = grid.within(grid.area).length;
  const value = grid.cells.get(td.dataset.cell)?.value;
  // All of it, where the cell is too narrow.
  part(".place").textContent = count > 1 ? said(`${count} cells selected`) : [td.ariaLabel, value].filter(Boolean).join(": ");
  const error = grid.errors.get(td.dataset.cell), problem = part(".bulk-problem");
  problem.hidden = !grid.errors.size;
  if (!grid.errors.size) return;
  problem.querySelector("span").textContent = error ? `${td.ariaLabel}: ${error}` : said(`Nothing was saved: ${counted(grid.errors.size, "cell needs", "cells need")} your attention.`);
  problem.querySelector("[data-theirs]").hidden = !error || !grid.theirs.has(td.dataset.cell);
}

// To the next cell with a message, of a hidden column too.
function nextProblem() {
  const places = [...grid.errors.keys()].map((key) => grid.place.get(grid.cells.get(key).td)).sort((a, b) => a.r - b.r || a.c - b.c);
  const { r, c } = grid.anchor;
  const at = places.find((each) => each.r > r || each.r === r && each.c > c) ?? places[0];
  if (!at) return;
  if (grid.heads[at.c].hidden) setColumn(grid.heads[at.c].dataset.column, true);
  grid.select(at);
}

async function save() {
  entry.keep();
  const changes = grid.dirty(), { form } = grid, button = part("[type=submit]");
  if (!changes.length || button.dataset.busy !== undefined) return;
  button.dataset.busy = "";
  button.disabled = true;
  const body = new URLSearchParams({ csrf_token: form.elements.csrf_token.value });
  body.set("changes", JSON.stringify(Object.fromEntries(changes.map(([key, { value, was }]) => [key, [value, was]]))));
  let answer, told = null;
  try {
    answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "HX-Request": "true" } });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) told = await answer.json();
  } catch { /* No answer: said below. */ }
  if (!form.isConnected) return;
  delete button.dataset.busy;
  if (answer?.ok && told) {
    form.removeAttribute("data-dirty");
    back = { key: grid.at(grid.anchor).dataset.cell, top: grid.scroller.scrollTop, left: grid.scroller.scrollLeft };
    return visit(location.href, { how: "stay" });
  }
  button.disabled = false;
  if (answer && !told) return refused(await answer.text());
  grid.refuse(told?.errors ?? {}, told?.theirs ?? {});
  if (grid.errors.size) {
    grid.anchor = grid.head = { r: -1, c: -1 };
    return nextProblem();
  }
  toast(told?.message ?? "There is no answer. Nothing was saved: try again.", "danger");
}

// Not about a cell: somebody may no longer be allowed to, or is logged out.
function refused(html) {
  const dialog = document.getElementById("dialog");
  dialog.innerHTML = html;
  if (!dialog.open) dialog.showModal();
}

// -- Columns ----------------------------------------------------------------------------------------------------------

const boxes = () => [...document.querySelectorAll("#bulk-columns-popup input")];

function setColumn(name, isShown) {
  grid.show(name, isShown);
  for (const box of boxes()) if (box.value === name) box.checked = isShown;
  const url = new URL(location.href);
  url.searchParams.set("cells", boxes().filter((box) => box.checked).map((box) => box.value).join(","));
  rename(url.pathname + url.search);
}

// Which columns are shown stands in the address, so that they are the same once the page is loaded again.
function recall() {
  const asked = new URLSearchParams(location.search).get("cells");
  if (asked === null) return;
  const names = asked.split(",");
  for (const box of boxes()) {
    box.checked = names.includes(box.value);
    grid.show(box.value, box.checked);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("#bulk-columns"), popup = document.getElementById("bulk-columns-popup");
  if (!button) return;
  if (isOpen(popup)) return hide();
  show(popup, button);
  popup.querySelector("input").focus();
});
document.addEventListener("change", (event) => {
  if (event.target.closest("#bulk-columns-popup")) setColumn(event.target.value, event.target.checked);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !event.target.closest?.("#bulk-columns-popup")) return;
  hide();
  document.getElementById("bulk-columns").focus();
});

// -- Keys -------------------------------------------------------------------------------------------------------------

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

function move(event) {
  const held = event.ctrlKey || event.metaKey, from = event.shiftKey ? grid.head : grid.anchor;
  let to = null;
  if (event.key in ARROWS) to = held ? grid.far(from, ...ARROWS[event.key]) : grid.step(from, ...ARROWS[event.key]);
  else if (event.key === "Home") to = held ? grid.first() : grid.far(from, 0, -1);
  else if (event.key === "End") to = held ? grid.far(grid.far(from, 1, 0), 0, 1) : grid.far(from, 0, 1);
  else if (/^Page(Up|Down)$/.test(event.key)) {
    to = from;
    for (let n = 0; n < 14; n += 1) to = grid.step(to, event.key === "PageUp" ? -1 : 1, 0) ?? to;
  } else return false;
  if (to) grid.select(event.shiftKey ? grid.anchor : to, to);
  return true;
}

function command(event) {
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) grid.undo();
  else if (key === "y" || key === "z") grid.redo();
  else if (key === "d") fillDown(grid);
  else if (key === "s") save();
  else if (key === "a") grid.select(grid.first(), grid.within({ top: 0, bottom: grid.rows.length - 1, left: 0, right: grid.heads.length - 1 }).at(-1), { focus: false });
  else return false;
  return true;
}

function press(event) {
  if (entry.now) return entry.key(event);
  if (!event.target.closest("td[data-cell]") || event.altKey) return false;
  if (move(event)) return true;
  if (event.ctrlKey || event.metaKey) return command(event);
  if (event.key === "Tab") {
    const to = grid.next(grid.anchor, event.shiftKey ? -1 : 1);
    if (to) grid.select(to);
    return Boolean(to);
  }
  if (event.key === "Enter" || event.key === "F2") entry.open(grid.anchor);
  else if (event.key === "Escape") grid.select(grid.anchor);
  else if (event.key === "Delete" || event.key === "Backspace") grid.set(grid.within(grid.area).map((at) => [at, ""]));
  else if (event.key.length === 1) entry.open(grid.anchor, event.key);
  else return false;
  return true;
}

eachPage(() => {
  const form = document.getElementById("bulk");
  grid = entry = null;
  if (!form) return;
  grid = new Grid(form);
  entry = new Entry(grid);
  listen(grid, entry);
  recall();
  grid.changed = tell;
  const at = back && grid.cells.has(back.key) ? grid.place.get(grid.cells.get(back.key).td) : grid.anchor;
  if (back) Object.assign(grid.scroller, { scrollTop: back.top, scrollLeft: back.left });
  back = null;
  grid.select(at);
  grid.table.addEventListener("keydown", (event) => {
    if (!press(event)) return;
    // No key of the page is to hear of it, "/" say.
    event.preventDefault();
    event.stopPropagation();
  });
  form.addEventListener("submit", (event) => { event.preventDefault(); event.stopPropagation(); save(); });
  form.addEventListener("click", (event) => {
    const option = event.target.closest(".bulk-choices [role=option]");
    if (option && entry.now) { const { at: place } = entry.now; entry.take(option); grid.select(place); }
    if (event.target.closest("[data-undo]")) grid.undo();
    if (event.target.closest("[data-redo]")) grid.redo();
    if (event.target.closest("[data-discard-all]")) { grid.discard(); grid.select(grid.anchor); }
    if (event.target.closest("[data-next]")) nextProblem();
    if (event.target.closest("[data-theirs]")) {
      grid.set([[grid.anchor, grid.theirs.get(grid.at(grid.anchor).dataset.cell)]]);
      grid.select(grid.anchor);
    }
  });
  // The list of choices takes no focus from the cell.
  form.addEventListener("mousedown", (event) => { if (event.target.closest(".bulk-choices")) event.preventDefault(); });
});

// Saving and taking back work from anywhere on the page but a field.
document.addEventListener("keydown", (event) => {
  const held = (event.ctrlKey || event.metaKey) && !event.altKey && /^[szy]$/i.test(event.key);
  if (!grid || !held || event.target.closest?.("input, dialog") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  command(event);
});

const isInGrid = () => grid && !entry.now && document.activeElement?.closest?.("td[data-cell]");
document.addEventListener("copy", (event) => {
  if (!isInGrid()) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", copied(grid));
});
document.addEventListener("paste", (event) => {
  if (!isInGrid()) return;
  event.preventDefault();
  const left = paste(grid, event.clipboardData.getData("text/plain"));
  if (left) toast(`${counted(left, "value", "values")} had no place here and ${left === 1 ? "was" : "were"} left out.`, "info");
});
