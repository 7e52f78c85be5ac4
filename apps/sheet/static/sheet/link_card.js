// The card of a link beside its cell, and the dialog that puts a link on one.
import { address, areaName, book, clipped, editAt, mayEdit, parseArea, sheet, shownAt } from "./state.js";
import { hide, isOpen, show } from "../platform/popups.js";
import { open, operate, toast } from "./server.js";
import { onSelect, selectArea, selection } from "./selection.js";
import { table, tdAt } from "./grid.js";
import { begin, editing, editor, focusGrid, onGridKey } from "./entry.js";
import { onCommand, run } from "./menus.js";
import { ask, element } from "./dialogs.js";
import { linkAt, reached } from "./links.js";

const card = element("div", { className: "popup link-card", role: "dialog", id: "link-card", "aria-label": "Link" });
card.popover = "manual";
document.body.append(card);
let at = null; // the cell whose card is open

const sheetOf = (link) => (link.place ? book.sheets.find((other) => (link.place.name ? other.name.toLowerCase() === link.place.name : other.id === sheet.id)) : book.sheets.find((other) => other.id === link.sheet));
const areaOf = (link) => parseArea(link.place ? link.place.area || "A1" : link.area ?? "");
const isWeb = (link) => link.url !== null;

function told(link) {
  if (isWeb(link)) return link.url.replace(/^mailto:/, "");
  const home = sheetOf(link), area = areaOf(link);
  return home && area ? `${home.name}!${areaName(area)}` : "A place that is no longer there";
}

// Goes where a link within the workbook leads.
async function follow(link) {
  const home = sheetOf(link), area = areaOf(link);
  hide();
  if (!home || !area) { toast("The place that this link leads to is no longer there."); return; }
  if (home.hidden) { toast(`${home.name} is hidden. Show it first.`, "info"); return; }
  if (home.id !== sheet.id) await open(home.id);
  selectArea(area);
  focusGrid();
}

function tool(label, name, go) {
  const made = element("button", { type: "button", className: "button secondary small", "aria-label": name }, label);
  made.addEventListener("click", go);
  return made;
}

// To the right of the cell, so that those below it stay in reach.
function beside(cell) {
  const { top, right } = cell.getBoundingClientRect();
  return new DOMRect(right + 6, top - 6, 0, 0);
}

function showCard({ row, column }, { focus = false } = {}) {
  const link = linkAt(row, column), cell = tdAt(row, column), place = address(row, column);
  if (!link || !cell) return;
  at = { row, column };
  const inside = isWeb(link) ? reached(link.url) : null, tools = [];
  if (!isWeb(link)) tools.push(tool("Go there", `Go to ${told(link)}`, () => follow(link)));
  else if (inside) tools.push(element("a", { className: "button secondary small", href: inside, target: "_blank", rel: "noopener", "aria-label": "Open link" }, "Open"));
  if (mayEdit) {
    tools.push(tool("Edit", `Edit link on ${place}`, () => { hide(); run("link"); }));
    if (!link.formula) tools.push(tool("Remove", `Remove link from ${place}`, () => { hide(); operate("remove_links", { area: [row, column, row, column] }); focusGrid(); }));
  }
  const note = isWeb(link) && !inside ? [element("p", { className: "muted" }, link.url === null ? "" : "This address is outside the office network and cannot be opened from here.")] : [];
  card.replaceChildren(element("p", { className: "link-where cut", title: told(link) }, told(link)), ...note, element("div", { className: "link-tools" }, ...tools));
  show(card, editor, () => { at = null; editor.removeAttribute("aria-expanded"); }, { getBoundingClientRect: () => beside(cell) });
  if (focus) card.querySelector("button, a")?.focus();
}

card.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  hide();
  focusGrid();
});
onSelect(() => { if (at && (at.row !== selection.row || at.column !== selection.column)) hide(); });

// A click on what a linked cell shows; pressing and dragging selects as ever.
table.addEventListener("click", (event) => {
  const cell = event.target.closest("td[data-row]");
  if (!cell || editing || event.shiftKey || event.target.closest("button, .tick")) return;
  const row = Number(cell.dataset.row), column = Number(cell.dataset.column), { area } = selection;
  if (row === selection.row && column === selection.column && area.top === area.bottom && area.left === area.right && !(at?.row === row && at.column === column)) showCard({ row, column });
});

onGridKey((event) => {
  if (isOpen(card) && event.key === "Escape") { hide(); return true; }
  if (editing || event.key !== "Enter" || !event.altKey) return false;
  const link = linkAt(selection.row, selection.column);
  if (!link) return false;
  if (isWeb(link)) showCard(selection, { focus: true });
  else follow(link);
  return true;
});
onCommand("open-link", () => {
  const link = linkAt(selection.row, selection.column);
  if (!link) return toast("There is no link on this cell.", "info");
  return isWeb(link) ? showCard(selection, { focus: true }) : follow(link);
});

onCommand("link", () => {
  const { row, column } = selection, link = linkAt(row, column), home = link && !isWeb(link) ? sheetOf(link) : null;
  if (link?.formula) { begin(); return; }
  const isFormula = editAt(row, column).startsWith("="), only = (kind) => (values) => values.kind === kind;
  const tabs = book.sheets.filter((other) => !other.hidden || other === home);
  ask({
    near: tdAt(row, column) ?? null,
    title: `${link ? "Edit" : "Insert"} link on ${address(row, column)}`,
    fields: [
      ...(isFormula ? [] : [{ name: "text", label: "Text", value: shownAt(row, column) }]),
      { type: "select", name: "kind", label: "Link to", options: [["web", "Web address"], ["place", "Place in this workbook"]], value: link && !isWeb(link) ? "place" : "web" },
      { name: "url", label: "Web address", value: link?.url?.replace(/^mailto:/, "") ?? "", when: only("web") },
      { type: "select", name: "tab", label: "Sheet", options: tabs.map((other) => [other.id, other.name]), value: (home ?? sheet).id, half: true, when: only("place") },
      { name: "target", label: "Range", value: link && !isWeb(link) ? link.area ?? "" : "A1", half: true, when: only("place") },
    ],
    actions: [["Apply", null]],
  }, ({ kind, text, url, tab, target }) => {
    const name = book.sheets.find((other) => other.id === Number(tab))?.name ?? "";
    const where = kind === "web" ? { url: url.trim() } : { target: `'${name.replaceAll("'", "''")}'!${target.trim() || "A1"}` };
    if (kind === "web" && !where.url) return { message: "Type a web address.", errors: { url: "Type a web address." } };
    return operate("set_link", { row, column, ...where, text: text ?? null }, { quiet: true });
  });
});
onCommand("remove-links", () => { const { top, left, bottom, right } = clipped(selection.area); return operate("remove_links", { area: [top, left, bottom, right] }); });
