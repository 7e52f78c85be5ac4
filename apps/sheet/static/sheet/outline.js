// The controls of groups of rows and columns, beside the headers: lines along what a group holds, and a button before it.
import { GUTTER, HEADER_HEIGHT, HEADER_WIDTH, columnName, columnWidth, mayEdit, rowHeight, sheet } from "./state.js";
import { said } from "../platform/words.js";

const sizes = { row: rowHeight, column: columnWidth };
const nameOf = (axis, line) => (axis === "row" ? String(line) : columnName(line));

export function groupName({ axis, first, last }) {
  const what = axis === "row" ? "row" : "column";
  return first === last ? `${what} ${nameOf(axis, first)}` : `${what}s ${nameOf(axis, first)} to ${nameOf(axis, last)}`;
}

// The line at whose header a group has its button: the last one in sight before it; 0 is the corner.
function home({ axis, first }) {
  let line = first - 1;
  while (line > 0 && !sizes[axis](line)) line -= 1;
  return line;
}

// A group within a folded one shows nothing.
const isOpen = (group) => !sheet.groups.some((other) => other !== group && other.axis === group.axis && other.collapsed && other.depth < group.depth && other.first <= group.first && other.last >= group.last);

function toggle(group) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "outline-toggle";
  button.tabIndex = -1;
  button.disabled = !mayEdit;
  button.dataset.command = "fold-group";
  button.dataset.value = group.id;
  button.textContent = group.collapsed ? "+" : "−";
  button.setAttribute("aria-label", said(`Group of ${groupName(group)}`));
  button.setAttribute("aria-expanded", !group.collapsed);
  button.title = said(`${group.collapsed ? "Expand" : "Collapse"} ${groupName(group)}`);
  return button;
}

export function dressHeader(header, row, column) {
  const axis = row ? "row" : "column", line = row || column;
  const groups = sheet.groups.filter((group) => group.axis === axis && isOpen(group));
  const through = groups.filter((group) => !group.collapsed && group.first <= line && line <= group.last);
  const own = groups.filter((group) => home(group) === line);
  const gutter = axis === "row" ? HEADER_WIDTH - 46 : HEADER_HEIGHT - 22;
  const state = JSON.stringify([gutter, through.map(({ depth, last }) => [depth, last === line]), own]);
  if (header.outline === state) return;
  header.outline = state;
  for (const old of header.querySelectorAll(".outline-toggle")) old.remove();
  for (const group of own) {
    const button = toggle(group);
    button.style[axis === "row" ? "left" : "top"] = `${1 + GUTTER * group.depth}px`;
    header.append(button);
  }
  header.style[axis === "row" ? "paddingLeft" : "paddingTop"] = gutter ? `${gutter}px` : "";
  const paint = "linear-gradient(var(--line-outline), var(--line-outline))";
  header.style.backgroundImage = through.map(() => paint).join();
  header.style.backgroundRepeat = "no-repeat";
  header.style.backgroundSize = through.map(({ last }) => (axis === "row" ? `2px ${last === line ? "60%" : "100%"}` : `${last === line ? "60%" : "100%"} 2px`)).join();
  header.style.backgroundPosition = through.map(({ depth }) => { const at = `${6 + GUTTER * depth}px`; return axis === "row" ? `${at} 0` : `0 ${at}`; }).join();
}

// Groups from the first line on have their buttons in the corner.
export function dressCorner(corner) {
  const own = sheet.groups.filter((group) => isOpen(group) && home(group) === 0);
  const state = JSON.stringify([own, HEADER_WIDTH, HEADER_HEIGHT]);
  if (corner.outline === state) return;
  corner.outline = state;
  corner.replaceChildren(...own.map((group) => {
    const button = toggle(group);
    const along = `${1 + GUTTER * group.depth}px`;
    Object.assign(button.style, group.axis === "row" ? { left: along, bottom: "1px", top: "auto" } : { top: along, right: "1px", left: "auto" });
    return button;
  }));
}
