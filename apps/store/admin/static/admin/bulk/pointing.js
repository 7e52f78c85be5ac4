// The mouse in the grid: cells are selected by pressing and dragging, and filled by dragging the handle.
import { fill } from "./blocks.js";

export function listen(grid, entry) {
  const { table, scroller } = grid;
  let drag = null; // {kind: "select" | "fill", to}

  const placeOf = (target) => grid.place.get(target?.closest?.("td[data-cell]"));
  const rowAt = (y) => {
    const box = table.tBodies[0].getBoundingClientRect();
    const at = document.elementFromPoint(box.left + 4, Math.max(box.top + 1, Math.min(y, box.bottom - 1)));
    const row = at?.closest("tr");
    return row && table.tBodies[0].contains(row) ? row.sectionRowIndex : null;
  };

  table.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (event.target === grid.handle) {
      event.preventDefault();
      drag = { kind: "fill", to: null };
      return;
    }
    const at = placeOf(event.target);
    if (!at || event.target.closest("input")) return;
    event.preventDefault();
    entry.keep();
    grid.select(event.shiftKey ? grid.anchor : at, at);
    drag = { kind: "select" };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || !table.isConnected) return;
    const view = scroller.getBoundingClientRect();
    if (event.clientY > view.bottom - 16) scroller.scrollTop += 16;
    if (event.clientY < view.top + table.tHead.offsetHeight) scroller.scrollTop -= 16;
    if (drag.kind === "select") {
      const at = placeOf(document.elementFromPoint(event.clientX, event.clientY));
      if (at && (at.r !== grid.head.r || at.c !== grid.head.c)) { grid.head = at; grid.paint(); }
      return;
    }
    const r = rowAt(event.clientY), { area } = grid;
    if (r === null) return;
    drag.to = r > area.bottom ? { ...area, top: area.bottom + 1, bottom: r } : r < area.top ? { ...area, top: r, bottom: area.top - 1 } : null;
    grid.paint(drag.to);
  });

  document.addEventListener("pointerup", () => {
    if (!drag) return;
    const { kind, to } = drag, { area } = grid;
    drag = null;
    if (kind !== "fill" || !table.isConnected) return;
    if (!to) return grid.paint();
    fill(grid, area, to);
    const whole = grid.within({ ...area, top: Math.min(area.top, to.top), bottom: Math.max(area.bottom, to.bottom) });
    grid.select(whole[0], whole.at(-1));
  });

  table.addEventListener("dblclick", (event) => {
    const at = placeOf(event.target);
    if (at && event.target !== grid.handle && !event.target.closest("input")) entry.open(at);
  });
}
