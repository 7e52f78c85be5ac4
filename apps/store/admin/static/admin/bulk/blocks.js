// Blocks of cells: copied and pasted as a spreadsheet has them, and filled from the cells above.

// Rows of texts from what a spreadsheet puts on the clipboard: tabs between cells, quotes around what holds breaks.
export function parse(text) {
  const rows = [[""]];
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i], row = rows.at(-1);
    if (quoted && sign === '"' && text[i + 1] === '"') { row[row.length - 1] += '"'; i += 1; }
    else if (quoted && sign === '"') quoted = false;
    else if (!quoted && sign === '"' && row.at(-1) === "") quoted = true;
    else if (!quoted && sign === "\t") row.push("");
    else if (!quoted && sign === "\n") rows.push([""]);
    else if (quoted || sign !== "\r") row[row.length - 1] += sign;
  }
  if (rows.length > 1 && rows.at(-1).length === 1 && rows.at(-1)[0] === "") rows.pop();
  return rows;
}

// The rows that have a cell in a column, from one row on: products, or variants.
const rowsOf = (grid, c, top, bottom = grid.rows.length - 1) => grid.column({ top, bottom }, c).map(({ r }) => r);

export function copied(grid) {
  const { top, bottom, left, right } = grid.area;
  const quoted = (text) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const columns = grid.heads.map((_, c) => c).filter((c) => c >= left && c <= right && !grid.heads[c].hidden);
  const filled = [];
  for (let r = top; r <= bottom; r += 1) if (columns.some((c) => grid.has({ r, c }))) filled.push(r);
  return filled.map((r) => columns.map((c) => (grid.has({ r, c }) ? quoted(grid.value({ r, c })) : "")).join("\t")).join("\n");
}

// Puts a block where the selection begins, row by row of those that have a cell there; returns how many did not fit.
// A single text, or a single row, goes to all that is selected.
export function paste(grid, text) {
  const block = parse(text), { area } = grid, from = { r: area.top, c: grid.anchor.c === area.left ? grid.anchor.c : area.left };
  if (block.length === 1 && block[0].length === 1) {
    grid.set(grid.within(area).map((at) => [at, block[0][0]]));
    return 0;
  }
  const chosen = grid.within(area)[0] ?? grid.anchor;
  const rows = rowsOf(grid, chosen.c, chosen.r);
  const columns = grid.heads.map((_, c) => c).filter((c) => c >= from.c && !grid.heads[c].hidden);
  const lines = block.length === 1 ? rowsOf(grid, chosen.c, area.top, area.bottom).map(() => block[0]) : block;
  const changes = [];
  let left = 0;
  lines.forEach((line, n) => line.forEach((each, m) => {
    const at = { r: rows[n], c: columns[m] };
    if (at.r !== undefined && at.c !== undefined && grid.has(at)) changes.push([at, each]);
    else if (each.trim()) left += 1;
  }));
  grid.set(changes);
  if (changes.length) grid.select(chosen, { r: Math.max(...changes.map(([at]) => at.r)), c: Math.max(...changes.map(([at]) => at.c)) });
  return left;
}

// The first cell of each selected column goes to those below it; of a single cell, the one above it comes down.
export function fillDown(grid) {
  const { area } = grid, changes = [];
  for (let c = area.left; c <= area.right; c += 1) {
    const places = grid.column(area, c);
    const above = places.length === 1 && area.top === area.bottom ? grid.step(places[0], -1, 0) : places[0];
    if (!above) continue;
    for (const at of places) if (at.r !== above.r) changes.push([at, grid.value(above)]);
  }
  grid.set(changes);
}

// The cells of an area again and again in those of another one below or above it.
export function fill(grid, from, to) {
  const changes = [];
  for (let c = from.left; c <= from.right; c += 1) {
    const sources = grid.column(from, c), targets = grid.column(to, c);
    if (to.bottom < from.top) { sources.reverse(); targets.reverse(); }
    if (sources.length) targets.forEach((at, n) => changes.push([at, grid.value(sources[n % sources.length])]));
  }
  grid.set(changes);
}
