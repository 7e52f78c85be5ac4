// The alternating colors of a cell.
import { inside, rowHeight, sheet } from "./state.js";

const areaOf = ([top, left, bottom, right]) => ({ top, left, bottom, right });
let known = null; // {bandings, rows, list: [{area, colors, odd: Set of rows}]}

// Rows in sight take turns, so that a filtered table looks as it should.
function bands() {
  if (known && known.bandings === sheet.bandings && known.rows === sheet.rows) return known.list;
  const list = (sheet.bandings ?? []).map((banding) => {
    const area = areaOf(banding.area), second = new Set();
    let turn = false;
    for (let row = area.top + (banding.header ? 1 : 0); row <= area.bottom; row += 1) {
      if (!rowHeight(row)) continue;
      if (turn) second.add(row);
      turn = !turn;
    }
    return { banding, area, second };
  });
  known = { bandings: sheet.bandings, rows: sheet.rows, list };
  return list;
}

export function bandAt(row, column) {
  const found = bands().find(({ area }) => inside(area, row, column));
  if (!found) return null;
  const { banding, area, second } = found;
  if (banding.header && row === area.top) return banding.header;
  if (banding.footer && row === area.bottom) return banding.footer;
  return second.has(row) ? banding.second : banding.first;
}
