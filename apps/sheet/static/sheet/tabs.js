// The tabs of the sheets.
import { book, mayEdit, sheet } from "./state.js";
import { onChange, open, operate } from "./server.js";
import { openMenuAt, run } from "./menus.js";
import { commit, editing, focusGrid } from "./entry.js";

const tabs = document.getElementById("sheet-tabs"), all = document.getElementById("menu-sheets");
let dragged = null;

export function paintTabs() {
  const visible = book.sheets.filter((other) => !other.hidden);
  const state = JSON.stringify([visible, sheet.id]);
  if (tabs.state !== state) {
    tabs.state = state;
    keep(tabs, visible, "tab", (tab, other) => {
      tab.setAttribute("aria-selected", other.id === sheet.id);
      tab.tabIndex = other.id === sheet.id ? 0 : -1;
      tab.textContent = other.name;
      tab.style.borderBottomColor = other.color ?? "";
      // "Rose tab", as the palette calls it.
      const called = other.color && document.querySelector(`[data-command="color-sheet"][data-value="${other.color}"]`)?.getAttribute("aria-label");
      if (called) tab.setAttribute("aria-description", called);
      else tab.removeAttribute("aria-description");
    });
    tabs.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  keep(all, book.sheets, "menuitem", (item, other) => {
    item.tabIndex = -1;
    item.textContent = other.hidden ? `${other.name} (hidden)` : other.name;
    item.disabled = other.hidden && !mayEdit;
    item.onclick = () => (other.hidden ? operate("hide_sheet", { sheet: other.id, hidden: false }).then(() => open(other.id)) : go(other.id));
  });
}

// One button for each sheet, painted anew. A sheet that is still there keeps its button, and whoever holds on to it.
function keep(parent, sheets, role, paint) {
  const before = new Map([...parent.children].map((button) => [button.dataset.id, button]));
  const buttons = sheets.map((other) => {
    const button = before.get(String(other.id)) ?? document.createElement("button");
    button.type = "button";
    button.setAttribute("role", role);
    button.dataset.id = other.id;
    paint(button, other);
    return button;
  });
  // Moving a button would take the focus from it.
  if (buttons.length !== before.size || buttons.some((button, at) => button !== parent.children[at])) parent.replaceChildren(...buttons);
}
onChange(paintTabs);

async function go(id) {
  if (editing) await commit();
  if (id !== sheet.id) await open(id);
  focusGrid();
}

tabs.addEventListener("click", (event) => { const tab = event.target.closest("[role=tab]"); if (tab) go(Number(tab.dataset.id)); });
tabs.addEventListener("dblclick", async (event) => {
  const tab = event.target.closest("[role=tab]");
  if (!tab || !mayEdit) return;
  // The click before may still be on its way to that sheet.
  await go(Number(tab.dataset.id));
  run("rename-sheet");
});
// The menu of a tab is about the sheet that is open, so that sheet is opened first. Left with Escape, it gives the focus back to the tab.
async function tabMenu(tab, x, y) {
  await go(Number(tab.dataset.id));
  openMenuAt(document.getElementById("context-tab"), x, y, tabs.querySelector("[aria-selected=true]"));
}
tabs.addEventListener("contextmenu", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (!tab || !mayEdit) return;
  event.preventDefault();
  tabMenu(tab, event.clientX, event.clientY);
});
tabs.addEventListener("keydown", (event) => {
  const list = [...tabs.children], at = list.indexOf(event.target);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 }[event.key];
  if (next !== undefined && list[next]) { event.preventDefault(); list[next].focus(); }
  if ((event.key === "F10" && event.shiftKey || event.key === "ContextMenu") && mayEdit) {
    event.preventDefault();
    const box = event.target.getBoundingClientRect();
    tabMenu(event.target, box.left, box.top);
  }
});

// Dragging a tab puts its sheet elsewhere.
tabs.addEventListener("pointerdown", (event) => { const tab = event.target.closest("[role=tab]"); dragged = mayEdit && tab && event.button === 0 ? { id: Number(tab.dataset.id), x: event.clientX } : null; });
document.addEventListener("pointerup", (event) => {
  const from = dragged;
  dragged = null;
  if (!from || Math.abs(event.clientX - from.x) < 12) return;
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("#sheet-tabs [role=tab]");
  if (!over || Number(over.dataset.id) === from.id) return;
  const position = book.sheets.findIndex((other) => other.id === Number(over.dataset.id)) + 1;
  operate("move_sheet", { sheet: from.id, position });
});
