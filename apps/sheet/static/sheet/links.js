// Where a cell leads: by a link on it, or by a HYPERLINK formula in it.
import { boot, cellAt, key, parseArea, sheet, shownAt } from "./state.js";

let known = null; // {links, map}
function mapped() {
  if (known?.links !== sheet.links) known = { links: sheet.links, map: new Map((sheet.links ?? []).map((link) => [key(link.row, link.column), link])) };
  return known.map;
}

// A reference or a text, or several with & between; null where it takes more to work them out.
function worked(text) {
  const parts = text.match(/"(?:[^"]|"")*"|[^&"]+/g) ?? [], said = [];
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const place = parseArea(part);
    if (part.startsWith('"')) said.push(part.slice(1, -1).replaceAll('""', '"'));
    else if (place && place.top === place.bottom && place.left === place.right) said.push(shownAt(place.top, place.left));
    else return null;
  }
  return said.join("");
}

// The first argument of =HYPERLINK(…), as it is written.
function argument(formula) {
  const inner = /^=\s*HYPERLINK\s*\((.*)\)\s*$/is.exec(formula)?.[1];
  if (inner === undefined) return null;
  let depth = 0, quoted = false;
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at];
    if (letter === '"') quoted = !quoted;
    if (quoted) continue;
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) return inner.slice(0, at);
  }
  return inner;
}

// {url} or {sheet, area}, and `formula` where a formula says so; null for a cell that leads nowhere.
export function linkAt(row, column) {
  const link = mapped().get(key(row, column));
  if (link) return link;
  const cell = cellAt(row, column);
  if (!cell?.edit?.startsWith("=") || cell.kind === 3) return null;
  const written = argument(cell.edit);
  if (written === null) return null;
  const said = worked(written), place = said?.startsWith("#") ? /^#(?:(.*)!)?([^!]*)$/.exec(said) : null;
  if (!place) return { row, column, url: said, formula: true };
  const name = place[1]?.replace(/^'|'$/g, "").replaceAll("''", "'").toLowerCase();
  return { row, column, url: null, place: { name, area: place[2] }, formula: true };
}

// What lies in the office can be opened from here; everything else is only told.
export function reached(url) {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url ?? "")?.[0].toLowerCase(), inside = (boot.origins ?? {})[origin];
  return inside === undefined ? null : inside + url.slice(origin.length);
}

export function dressLink(cell, row, column) {
  const text = cell.firstChild, isLink = !cell.covered && linkAt(row, column) !== null;
  text.classList.toggle("linked", isLink);
  if (isLink) text.setAttribute("role", "link");
  else text.removeAttribute("role");
}
