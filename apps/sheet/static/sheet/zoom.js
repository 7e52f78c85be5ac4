// How large the grid is drawn, on this page alone.
import { view } from "./state.js";
import { render, table } from "./grid.js";
import { place } from "./entry.js";
import { onCommand } from "./menus.js";

onCommand("zoom", (percent) => {
  view.zoom = Number(percent) / 100;
  table.style.zoom = view.zoom;
  for (const item of document.querySelectorAll("[data-command=zoom]")) item.setAttribute("aria-checked", item.dataset.value === percent);
  render();
  place();
});
