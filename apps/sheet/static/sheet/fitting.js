// What a cell has room and ink for: digits are never cut off, and a column can be made as wide as what stands in it.
import { displayAt, filterNow, sheet, styleAt } from "./state.js";

const pen = document.createElement("canvas").getContext("2d");
const family = getComputedStyle(document.body).getPropertyValue("--cell-font");
// What a cell keeps free of its column: its borders, and the space beside its text.
const MARGINS = 10;

// The grid shows figures of one width, which a canvas cannot: they are measured in the page, once for each font.
const FIGURES = /[\d\s$€£¥%.,:;()+/-]/g;
const sample = document.createElement("span");
sample.setAttribute("aria-hidden", "true");
Object.assign(sample.style, { position: "absolute", visibility: "hidden", whiteSpace: "pre" });
const { fontFeatureSettings } = getComputedStyle(document.getElementById("grid-scroll"));
const figures = new Map();
function figureWidth(figure, font) {
  const key = `${font}|${figure}`;
  if (!figures.has(key)) {
    // A font takes back what was said of its figures.
    Object.assign(sample.style, { font }, { fontFeatureSettings });
    sample.textContent = figure.repeat(20);
    document.body.append(sample);
    figures.set(key, sample.getBoundingClientRect().width / 20);
    sample.remove();
  }
  return figures.get(key);
}
document.fonts.ready.then(() => figures.clear());
document.fonts.addEventListener("loadingdone", () => figures.clear());

const sizeOf = (style) => (style?.z ? Math.round((style.z * 13) / 12) : 13);
export function textWidth(text, style) {
  pen.font = `${style?.i ? "italic " : ""}${style?.b ? 700 : 400} ${sizeOf(style)}px ${style?.n ? `"${style.n}", ` : ""}${family}`;
  const lineWidth = (line) => (line.match(FIGURES) ?? []).reduce((sum, figure) => sum + figureWidth(figure, pen.font), pen.measureText(line.replace(FIGURES, "")).width);
  return Math.max(...text.split("\n").map(lineWidth));
}

const INKS = { black: "#000000", blue: "#2563EB", cyan: "#0891B2", green: "#16A34A", magenta: "#C026D3", red: "#DC2626", white: "#FFFFFF", yellow: "#CA8A04" };
const HOLDS = { "<": (a, b) => a < b, "<=": (a, b) => a <= b, ">": (a, b) => a > b, ">=": (a, b) => a >= b, "=": (a, b) => a === b, "<>": (a, b) => a !== b };

// The color that a number's format asks for, as [Red] does for what is below zero in 0;[Red]-0.
export function inkOf(format, number) {
  if (!format?.includes("[")) return null;
  const sections = format.replace(/"[^"]*"|\\./g, "").split(";"), conditions = sections.map((each) => /\[([<>=]+)\s*(-?[\d.]+)\]/.exec(each));
  const usual = sections.length > 1 && number < 0 ? 1 : sections.length > 2 && number === 0 ? 2 : 0;
  const met = conditions.findIndex((condition) => condition && HOLDS[condition[1]]?.(number, Number(condition[2])));
  const at = conditions.some(Boolean) ? (met < 0 ? conditions.indexOf(null) : met) : usual;
  return INKS[/\[(black|blue|cyan|green|magenta|red|white|yellow)\]/i.exec(sections[at] ?? "")?.[1].toLowerCase()] ?? null;
}

// Half away from zero, of the decimal that is written and not the binary fraction just below it: 2.675 is 2.68.
export const halfUp = (number, places) => (number * (1 + 2e-15)).toFixed(places);

// A number too wide for its column shows with fewer decimals where it has no format, else as ####. Its text stays in the tree.
export function fitNumber(cell, text, data, style, width) {
  const fits = !data || data.shown.length * sizeOf(style) * 0.75 < width - MARGINS || textWidth(data.shown, style) <= width - MARGINS;
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
