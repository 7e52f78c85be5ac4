// Turned text: how much room it takes, and how it lies in its cell.
import { textWidth } from "./fitting.js";
import { lineHeight, onTurned } from "./state.js";

const PRESETS = { 45: "tilted up", "-45": "tilted down", 90: "turned up", "-90": "turned down", stacked: "stacked" };
export const turns = (style) => !!style?.r;
export const rotationSays = (style) => (turns(style) ? `Text ${PRESETS[style.r] ?? `turned by ${style.r}°`}` : "");

const radians = (degrees) => (Math.abs(degrees) * Math.PI) / 180;
const lineOf = (style) => (style.z ? lineHeight(style.z) : 18);

// Width and height of what a text covers, in pixels.
export function extentOf(text, style) {
  const line = lineOf(style);
  if (style.r === "stacked") return { width: line, height: [...text].length * line };
  const length = textWidth(text, style) + 6, sine = Math.sin(radians(style.r)), cosine = Math.cos(radians(style.r));
  return { width: length * cosine + line * sine, height: length * sine + line * cosine, sine, line };
}

export function layTurned(text, shown, style, align, width, height) {
  if (!turns(style) || shown === "") return;
  const { width: across, height: down, sine = 0, line } = extentOf(shown, style);
  const left = align === "right" ? width - across - 2 : align === "center" ? (width - across) / 2 : 2;
  const top = style.v === "top" ? 2 : style.v === "center" ? (height - down) / 2 : height - down - 2;
  Object.assign(text.style, { position: "absolute", maxWidth: "none", maxHeight: "none", width: "max-content", overflow: "visible", zIndex: "1", pointerEvents: "none" });
  if (style.r === "stacked") {
    Object.assign(text.style, { left: `${left}px`, top: `${Math.max(0, top)}px`, writingMode: "vertical-rl", textOrientation: "upright", letterSpacing: "0", padding: "0", lineHeight: `${line}px`, width: `${line}px` });
    return;
  }
  // Turned about the corner at which it begins, beside which its line lies to the left.
  const up = style.r > 0;
  Object.assign(text.style, { left: `${left + line * sine}px`, top: `${up ? top + down - line : top}px`, transformOrigin: up ? "0 100%" : "0 0", transform: `rotate(${-style.r}deg)` });
}

export function layStraight(text) {
  for (const name of ["position", "left", "top", "overflow", "zIndex", "pointerEvents", "writingMode", "textOrientation", "letterSpacing", "padding", "transformOrigin", "transform"]) text.style[name] = "";
}

onTurned((shown, style) => extentOf(shown, style).height);
