// Filter views: the bar over the grid while one is open, the menu that lists them, and how many rows show.
import { areaName, asList, filterNow, openView, parseArea, rowHeight, sheet } from "./state.js";
import { onChange, operate, toast } from "./server.js";
import { onCommand } from "./menus.js";
import { focusGrid } from "./entry.js";
import { asArea } from "./cell_rules.js";
import { mayChange } from "./asked.js";
import { region } from "./commands.js";
import { element } from "./dialogs.js";
import { said } from "../platform/words.js";

const bar = document.getElementById("view-bar"), list = document.getElementById("view-list"), count = document.getElementById("rows-shown");
const name = bar.querySelector("[name=view-name]"), range = bar.querySelector("[name=view-range]"), note = bar.querySelector(".view-note");

const area = () => (sheet.filter ? sheet.filter.area : asList(region()));
onCommand("create-view", () => operate("create_view", { area: area() }));
onCommand("temporary-view", () => operate("create_view", { area: area(), temporary: true }));
onCommand("save-as-view", () => operate("save_as_view"));
onCommand("open-view", (id) => operate("open_view", { id: /^\d+$/.test(id) ? Number(id) : id || null }));
onCommand("leave-view", () => operate("open_view", { id: null }));
onCommand("duplicate-view", () => operate("duplicate_view", { id: sheet.view }));
onCommand("delete-view", () => operate("delete_view", { id: sheet.view }));

function paintBar() {
  const view = openView();
  bar.hidden = !view;
  document.getElementById("grid").classList.toggle("in-view", !!view);
  if (!view) return;
  const fixed = !mayChange(view);
  name.readOnly = fixed || view.id === "temporary";
  range.readOnly = fixed;
  if (document.activeElement !== name) name.value = view.name;
  if (document.activeElement !== range) range.value = areaName(asArea(view.area));
  bar.querySelector("[data-command=delete-view]").hidden = fixed || view.id === "temporary";
  note.textContent = said(view.id === "temporary" ? "Nobody else sees it; closing it forgets it." : fixed ? "Duplicate it to filter for yourself." : "Hides rows only for who has it open.");
}

function paintList() {
  // An older version is shown without menus.
  if (!list) return;
  list.replaceChildren(...sheet.filterViews.map((view) => element("button", { type: "button", role: "menuitemradio", tabIndex: -1, "aria-checked": String(view.id === sheet.view), "data-command": "open-view", "data-value": view.id },
    element("span", { className: "no-icon" }), element("span", { className: "cut" }, view.name))));
  if (!sheet.filterViews.length) list.append(element("p", { className: "muted menu-note" }, "No filter views on this sheet."));
  for (const item of document.querySelectorAll("[data-command=save-as-view]")) item.disabled = !sheet.filter;
}

function paintCount() {
  const filter = filterNow();
  if (!filter) { count.textContent = ""; return; }
  const [top, , bottom] = filter.area;
  let shown = 0;
  for (let row = top + 1; row <= bottom; row += 1) if (rowHeight(row)) shown += 1;
  count.textContent = said(`${shown} of ${bottom - top} rows shown`);
}

export function paintViews() {
  paintBar();
  paintList();
  paintCount();
}
onChange(paintViews);

// Enter or leaving the field saves what was typed, Escape puts back what was there.
function saves(field, now, save) {
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") field.value = now(openView());
    focusGrid();
  });
  field.addEventListener("blur", async () => {
    const view = openView();
    if (!view || field.readOnly || field.value.trim() === now(view)) return;
    await save(view, field.value.trim());
    paintBar();
  });
}
saves(name, (view) => view.name, (view, text) => operate("rename_view", { id: view.id, name: text }));
saves(range, (view) => areaName(asArea(view.area)), (view, text) => {
  const place = parseArea(text);
  return place ? operate("place_view", { id: view.id, area: asList(place) }) : toast("Type a range like A1:F40.");
});
