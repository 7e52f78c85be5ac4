// What fits into a cell: digits are never cut off, and a column can be made as wide as what stands in it.
import { displayAt, filterNow, sheet, styleAt } from "./state.js";

const pen = document.createElement("canvas").getContext("2d");
const family = getComputedStyle(document.body).fontFamily;
const MARGINS = 8;

export function textWidth(text, style) {
  const size = style?.z ? Math.round((style.z * 13) / 12) : 13;
  pen.font = `${style?.i ? "italic " : ""}${style?.b ? 700 : 400} ${size}px ${style?.n ? `"${style.n}", ` : ""}${family}`;
  return Math.max(...text.split("\n").map((line) => pen.measureText(line).width));
}

// Half away from zero, of the decimal that is written and not the binary fraction just below it: 2.675 is 2.68.
export const halfUp = (number, places) => (number * (1 + 2e-15)).toFixed(places);

// A number too wide for its column shows with fewer decimals where it has no format, else as ####. Its text stays in the tree.
export function fitNumber(cell, text, data, style, width) {
  const fits = !data || data.shown.length * 9 < width - MARGINS || textWidth(data.shown, style) <= width - MARGINS;
  let stand = cell.querySelector(".stand-in");
  text.classList.toggle("too-wide", !fits);
  if (fits) { stand?.remove(); return; }
  if (!stand) {
    stand = document.createElement("span");
    stand.className = "stand-in";
    stand.setAttribute("aria-hidden", "true");
    text.after(stand);
  }
  stand.textContent = rounded(data, style, width) ?? "#".repeat(Math.max(1, Math.floor((width - MARGINS) / textWidth("#", style))));
  stand.style.cssText = text.style.cssText;
}

function rounded({ shown, number }, style, width) {
  const decimals = /^-?\d+\.(\d+)$/.exec(shown)?.[1].length;
  if (!decimals || style?.f && style.f !== "general") return null;
  for (let places = decimals - 1; places >= 0; places -= 1) {
    const text = halfUp(number, places);
    if (textWidth(text, style) <= width - MARGINS) return text;
  }
  return null;
}

// The width at which everything in a column is in sight.
export function bestWidth(column) {
  let widest = 0;
  for (const { row, column: at } of sheet.cells.values()) {
    if (at !== column || sheet.merges.some((m) => m.left !== m.right && row >= m.top && row <= m.bottom && at >= m.left && at <= m.right)) continue;
    const area = filterNow()?.area, button = area && row === area[0] && at >= area[1] && at <= area[3] ? 20 : 0;
    widest = Math.max(widest, textWidth(displayAt(row, column), styleAt(row, column)) + button);
  }
  return widest ? Math.min(800, Math.max(30, Math.ceil(widest) + MARGINS + 3)) : null;
}
