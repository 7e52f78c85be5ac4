// Grouping rows and columns, and folding the groups, by commands and keys.
import { LAST_COLUMN, LAST_ROW, mayEdit, sheet } from "./state.js";
import { operate, toast } from "./server.js";
import { selection, wholeColumns, wholeRows } from "./selection.js";
import { editing, onGridKey } from "./entry.js";
import { onCommand, run } from "./menus.js";

function lines(axis) {
  const { area } = selection;
  const [at, end, last] = axis === "row" ? [area.top, area.bottom, LAST_ROW] : [area.left, area.right, LAST_COLUMN];
  return at === 1 && end >= last ? null : { axis, at, count: end - at + 1 };
}

function operateOn(op, axis) {
  const place = lines(axis);
  if (!place) return toast(`Select the ${axis}s to group, not all of them.`, "info");
  return operate(op, place);
}
onCommand("group", (axis) => operateOn("group_lines", axis));
onCommand("ungroup", (axis) => operateOn("ungroup_lines", axis));
onCommand("fold-group", (id) => { const group = sheet.groups.find((other) => other.id === Number(id)); return group && operate("fold_group", { id: group.id, collapsed: !group.collapsed }); });
onCommand("fold-groups", (collapsed) => operate("fold_groups", { collapsed: !!collapsed }));

// The innermost group that the selection lies in or is the head of, and that is not folded yet, or is.
function foldHere(collapsed) {
  const axis = wholeColumns() && !wholeRows() ? "column" : "row", line = axis === "row" ? selection.row : selection.column;
  const near = sheet.groups.filter((group) => group.axis === axis && group.collapsed !== collapsed && group.first - 1 <= line && line <= group.last);
  const group = near.toSorted((a, b) => b.depth - a.depth)[0];
  if (!group) return toast(`There is no group of ${axis}s here to ${collapsed ? "collapse" : "expand"}.`, "info");
  return operate("fold_group", { id: group.id, collapsed });
}

onGridKey((event) => {
  if (editing || !mayEdit || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return false;
  const axis = wholeColumns() && !wholeRows() ? "column" : "row";
  if (event.key === "ArrowRight") run("group", axis);
  else if (event.key === "ArrowLeft") run("ungroup", axis);
  else if (event.key === "ArrowUp") foldHere(true);
  else if (event.key === "ArrowDown") foldHere(false);
  else return false;
  return true;
});
