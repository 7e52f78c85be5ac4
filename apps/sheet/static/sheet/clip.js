// Cut, copy and paste: formulas within the workbook, texts to and from elsewhere.
import { asList, boot, book, clipped, mayEdit, rowHeight, sheet, shownAt } from "./state.js";
import { operate, toast } from "./server.js";
import { select, selectArea, selection } from "./selection.js";
import { editing, editor } from "./entry.js";
import { render } from "./grid.js";

const TYPE = "application/x-gridwork";

function texts(area) {
  const lines = [];
  for (let row = area.top; row <= area.bottom; row += 1) {
    if (!rowHeight(row)) continue;
    const line = [];
    for (let column = area.left; column <= area.right; column += 1) {
      const text = shownAt(row, column);
      line.push(/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    }
    lines.push(line.join("\t"));
  }
  return lines.join("\n");
}

function take(event, cut) {
  if (editing || document.activeElement !== editor) return;
  event.preventDefault();
  if (selection.others.length) { toast("One area is copied at a time: select one without Ctrl.", "info"); return; }
  const area = clipped(selection.area);
  event.clipboardData.setData("text/plain", texts(area));
  event.clipboardData.setData(TYPE, JSON.stringify({ workbook: boot.book.id, sheet: sheet.id, area, cut }));
  remember(area, cut);
}

function remember(area, cut) {
  selection.cut = { sheet: sheet.id, area, cut };
  render();
}

// From a menu, where the browser's own clipboard cannot be asked for.
export const takeByMenu = (cut) => {
  editor.focus({ preventScroll: true });
  if (!document.execCommand(cut ? "cut" : "copy")) remember(clipped(selection.area), cut);
};

document.addEventListener("copy", (event) => take(event, false));
document.addEventListener("cut", (event) => { if (mayEdit) take(event, true); });
document.addEventListener("paste", (event) => {
  if (editing || !mayEdit || document.activeElement !== editor) return;
  event.preventDefault();
  const own = event.clipboardData.getData(TYPE);
  const data = own ? JSON.parse(own) : null;
  if (data?.workbook === boot.book.id && book.sheets.some((other) => other.id === data.sheet)) {
    if (data.cut && !selection.cut?.cut) data.cut = false;
    pasteCells(data, pasteMode);
  } else if (event.clipboardData.getData("text/plain")) pasteText(event.clipboardData.getData("text/plain"));
  pasteMode = "all";
});

let pasteMode = "all";
export const nextPaste = (mode) => { pasteMode = mode; };

export function pasteByMenu(mode = "all") {
  if (!selection.cut) return toast("Copy some cells first. What other pages copied can be pasted with Ctrl+V.", "info");
  return pasteCells({ sheet: selection.cut.sheet, area: selection.cut.area, cut: selection.cut.cut }, mode);
}

async function pasteCells({ sheet: source_sheet, area, cut }, mode) {
  const target = clippedTarget();
  const answer = await operate("paste", { source_sheet, source: asList(area), area: asList(target), cut: cut && mode === "all", mode });
  if (!answer) return;
  if (cut) selection.cut = null;
  const [height, width] = mode === "transposed" ? [area.right - area.left, area.bottom - area.top] : [area.bottom - area.top, area.right - area.left];
  selectArea({
    top: target.top, left: target.left,
    bottom: Math.max(target.top + height, (target.bottom - target.top + 1) % (height + 1) ? 0 : target.bottom),
    right: Math.max(target.left + width, (target.right - target.left + 1) % (width + 1) ? 0 : target.right),
  }, { show: false });
}

// Whole rows and columns take the paste at their beginning.
function clippedTarget() {
  const { area } = selection;
  return area.bottom - area.top > 5000 || area.right - area.left > 400 ? { top: area.top, left: area.left, bottom: area.top, right: area.left } : area;
}

async function pasteText(text) {
  const rows = parse(text);
  const { top, left, bottom, right } = clippedTarget();
  // One text goes into all that is selected.
  if (rows.length === 1 && rows[0].length === 1 && (bottom > top || right > left)) {
    await operate("set_area", { area: [top, left, bottom, right], row: selection.row, column: selection.column, text: rows[0][0] });
    return;
  }
  if (await operate("paste_text", { row: top, column: left, rows })) {
    selectArea({ top, left, bottom: top + rows.length - 1, right: left + Math.max(...rows.map((row) => row.length)) - 1 }, { show: false });
  }
}

function parse(text) {
  const rows = [[]];
  let field = "", quoted = false, start = true;
  const body = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at];
    if (quoted) {
      if (letter === '"' && body[at + 1] === '"') { field += '"'; at += 1; } else if (letter === '"') quoted = false;
      else field += letter;
    } else if (letter === '"' && start) quoted = true;
    else if (letter === "\t" || letter === "\n") {
      rows.at(-1).push(field);
      field = "";
      start = true;
      if (letter === "\n") rows.push([]);
      continue;
    } else field += letter;
    start = false;
  }
  rows.at(-1).push(field);
  return rows;
}
export { select };
