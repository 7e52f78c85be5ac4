// What the rules on cells show in them: looks, bars, dropdowns, checkboxes, what breaks a rule, what is protected.
import { address, cellAt, inside, key, mayEdit, sheet, shownAt, styleAt } from "./state.js";
import { bandAt } from "./bands.js";
import { dressLink, linkAt } from "./links.js";
import { said } from "../platform/words.js";

export const COLORS = [["#FECACA", "Light red"], ["#FED7AA", "Light orange"], ["#FEF08A", "Light yellow"], ["#BBF7D0", "Light green"], ["#BFDBFE", "Light blue"], ["#DDD6FE", "Light violet"],
  ["#DC2626", "Red"], ["#EA580C", "Orange"], ["#D97706", "Amber"], ["#16A34A", "Green"], ["#2563EB", "Blue"], ["#7C3AED", "Violet"], ["#64748B", "Slate"], ["#CBD5E1", "Gray"], ["#000000", "Black"], ["#FFFFFF", "White"]];
const names = new Map([...COLORS, ["#334155", "Dark slate"], ["#F1F5F9", "Light gray"]]);
export const colorName = (color) => (color === "none" ? "None" : names.get(color) ?? color);

export const asArea = ([top, left, bottom, right]) => ({ top, left, bottom, right });
const lies = (areas, row, column) => areas.some((corners) => inside(asArea(corners), row, column));

// The lists of the sheet as maps, made anew when the server has sent others.
const maps = { looks: [null, new Map()], breaking: [null, new Map()] };
function mapOf(name) {
  const list = sheet[name] ?? [];
  if (maps[name][0] !== list) maps[name] = [list, new Map(list.map(([row, column, ...rest]) => [key(row, column), rest]))];
  return maps[name][1];
}

const lookAt = (row, column) => mapOf("looks").get(key(row, column));
export const validationAt = (row, column) => (sheet.validations ?? []).find((rule) => lies(rule.areas, row, column));
export const isBreaking = (row, column) => mapOf("breaking").has(key(row, column));
export const hasChoices = (rule) => rule?.kind === "list" || rule?.kind === "range";
export const isBox = (rule, row, column) => rule?.kind === "checkbox" && [undefined, 2, 4].includes(cellAt(row, column)?.kind);

export function protectionAt(row, column) {
  return (sheet.protections ?? []).filter((each) => (each.areas.length ? lies(each.areas, row, column) : !lies(each.exceptions, row, column)));
}
export const isLocked = (row, column) => protectionAt(row, column).some((each) => !each.mine);

// The pivot table that a cell belongs to.
export const pivotAt = (row, column) => sheet.pivots.find((pivot) => inside(asArea(pivot.area), row, column));
export const pivotName = (pivot) => `Pivot table${pivot.source ? ` of ${pivot.source}` : ""}`;
// What its first cell says of it.
function pivotSays(row, column) {
  const pivot = sheet.pivots.find(({ area }) => area[0] === row && area[1] === column);
  return pivot ? [pivotName(pivot), pivot.problem].filter(Boolean).join(": ") : "";
}

// The style of a cell with what the rules add to it.
export function lookOf(row, column, style) {
  const look = lookAt(row, column), band = bandAt(row, column);
  return look || band ? { ...(band && { g: band }), ...style, ...look?.[0] } : style;
}

export function ruleState(row, column) {
  const rule = validationAt(row, column);
  return `${JSON.stringify(lookAt(row, column) ?? "")}${rule ? `${rule.kind}${rule.says}${rule.help ?? ""}` : ""}${isBreaking(row, column) ? "!" : ""}${bandAt(row, column) ?? ""}${linkAt(row, column) ? "l" : ""}${mayEdit && isLocked(row, column) ? "p" : ""}${pivotSays(row, column)}`;
}

function described(row, column, rule) {
  const look = lookAt(row, column), said = [], style = lookOf(row, column, styleAt(row, column)) ?? {};
  if (style.g) said.push(`${colorName(style.g)} fill`);
  if (style.c) said.push(`${colorName(style.c)} text`);
  if (look?.[1]) said.push(`Bar ${Math.round(look[1][0] * 100)}%`);
  if (isBreaking(row, column)) said.push(`Not valid: must be ${rule.says}`);
  if (pivotSays(row, column)) said.push(pivotSays(row, column));
  return said.join(", ");
}

const set = (element, name, value) => (value ? element.setAttribute(name, value) : element.removeAttribute(name));

export function dress(cell, row, column) {
  const rule = validationAt(row, column), look = lookAt(row, column), bar = look?.[1];
  const chooses = hasChoices(rule), box = isBox(rule, row, column), locked = mayEdit && isLocked(row, column);
  set(cell, "aria-description", described(row, column, rule));
  set(cell, "aria-invalid", isBreaking(row, column) && "true");
  set(cell, "aria-readonly", locked && "true");
  set(cell, "aria-haspopup", chooses && "listbox");
  set(cell, "title", rule?.help || (isBreaking(row, column) ? `Not valid: must be ${rule.says}` : "") || (pivotAt(row, column)?.problem ?? ""));
  cell.style.backgroundImage = bar ? `linear-gradient(90deg, ${bar[1]} ${bar[0] * 100}%, transparent ${bar[0] * 100}%)` : "";
  if (bar) cell.classList.add("filled");
  cell.classList.toggle("breaking", isBreaking(row, column));
  cell.classList.toggle("locked", locked);
  cell.classList.toggle("choosing", chooses);
  cell.classList.toggle("ticking", box);
  chip(cell, row, column, chooses);
  tick(cell, row, column, box);
  dressLink(cell, row, column);
}

function chip(cell, row, column, wanted) {
  let button = cell.querySelector(".choice-button");
  if (!wanted || !mayEdit) { button?.remove(); return; }
  if (button) return;
  button = document.createElement("button");
  button.type = "button";
  button.className = "choice-button";
  button.tabIndex = -1;
  button.setAttribute("aria-label", said(`Choose for ${address(row, column)}`));
  button.append(document.getElementById("icon-down").content.cloneNode(true));
  cell.append(button);
}

function tick(cell, row, column, wanted) {
  let box = cell.querySelector(".tick");
  if (!wanted) { box?.remove(); return; }
  if (!box) {
    box = document.createElement("span");
    box.className = "tick";
    box.setAttribute("role", "checkbox");
    box.setAttribute("aria-label", said(`Checkbox ${address(row, column)}`));
    cell.append(box);
  }
  box.setAttribute("aria-checked", shownAt(row, column) === "TRUE");
}
