// The references in a formula as it is written, and the kinds of dollars that they go through.
import { areaName, book, parseArea, sheet } from "./state.js";

const COLORS = [1, 2, 3, 4, 5, 6].map((number) => `var(--reference-${number})`);
// A text in quotes, or a reference with the sheet that may stand before it.
const TOKEN = /"[^"]*"?|((?:'(?:[^']|'')+'|[\p{L}_][\p{L}\w.]*)!)?(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::(?:\$?[A-Za-z]{1,3}\$?\d{1,7}|\$?[A-Za-z]{1,3}|\$?\d{1,7})(?![\w(.!]))?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\w(.!])/gu;

// Every reference in a formula: {start, end, text, area, here: whether it is of the sheet on screen, color}.
export function references(formula) {
  const found = [], colors = new Map();
  if (!formula.startsWith("=")) return found;
  for (const match of formula.matchAll(TOKEN)) {
    const [text, prefix, range] = match, area = range && parseArea(range);
    if (!area || /[\w.$]/.test(formula[match.index - 1] ?? "")) continue;
    const name = prefix?.slice(0, -1).replace(/^'|'$/g, "").replaceAll("''", "'").toLowerCase();
    const home = name ? book.sheets.find((other) => other.name.toLowerCase() === name)?.id : sheet.id;
    const key = `${home}|${areaName(area)}`;
    if (!colors.has(key)) colors.set(key, COLORS[colors.size % COLORS.length]);
    found.push({ start: match.index, end: match.index + text.length, text, area, here: home === sheet.id, color: colors.get(key) });
  }
  return found;
}

// The reference at the caret with its next kind of dollars: A1, $A$1, A$1, $A1. Null where there is none.
export function nextDollars(value, from, to) {
  const at = references(value).find(({ start, end }) => start <= from && to <= end);
  if (!at) return null;
  const text = at.text.replace(/(^|!|:)(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?=$|:)/g, (_, before, column, letters, row, digits) => {
    const [nextColumn, nextRow] = column && row ? ["", "$"] : row ? ["$", ""] : column ? ["", ""] : ["$", "$"];
    return `${before}${nextColumn}${letters}${nextRow}${digits}`;
  });
  return { value: value.slice(0, at.start) + text + value.slice(at.end), start: at.start, end: at.start + text.length };
}
