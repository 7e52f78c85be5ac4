// The grid of the bulk editor: its cells, which of them are selected, and every change, which can be taken back.
// A cell is a <td data-cell>; what is blank in a row, a product's price, is passed over.
import { said } from "../../platform/words.js";

// What somebody types as an amount or a number, as the cell shows it; what is none stays, and the server says so.
function tidy(kind, text) {
  const line = text.replace(/\s+/g, " ").trim();
  if (kind === "money") {
    const found = /^[$€£]?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/.exec(line);
    if (!found || found[1] === undefined && found[2] === undefined) return line;
    const whole = (found[1] ?? "0").replaceAll(",", "").replace(/^0+(?=\d)/, "");
    return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${(found[2] ?? "").padEnd(2, "0")}`;
  }
  if (kind === "number" && /^[\d,]+$/.test(line)) return line.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (kind === "tags") return [...new Set(line.split(",").map((tag) => tag.trim()).filter(Boolean))].join(", ");
  return line;
}

export class Grid {
  constructor(form) {
    this.form = form;
    this.table = form.querySelector("[role=grid]");
    this.scroller = form.querySelector(".bulk-scroll");
    this.heads = [...this.table.tHead.rows[0].cells];
    this.rows = [...this.table.tBodies[0].rows].map((row) => [...row.cells]);
    this.cells = new Map();
    this.place = new Map();
    this.rows.forEach((row, r) => row.forEach((td, c) => {
      if (!td.dataset.cell) return;
      this.cells.set(td.dataset.cell, { td, was: td.textContent, value: td.textContent });
      this.place.set(td, { r, c });
    }));
    this.done = [];
    this.undone = [];
    this.errors = new Map();
    this.theirs = new Map();
    this.painted = [];
    this.handle = Object.assign(document.createElement("span"), { className: "fill-handle", title: said("Drag down to fill") });
    this.handle.ariaHidden = "true";
    this.changed = () => {};
    this.anchor = this.head = this.first();
    this.paint();
  }

  first() { return this.step({ r: 0, c: -1 }, 0, 1) ?? { r: 0, c: 0 }; }
  at({ r, c }) { return this.rows[r]?.[c]; }
  has({ r, c }) { return Boolean(this.rows[r]?.[c]?.dataset.cell) && !this.heads[c].hidden; }
  kind(c) { return this.heads[c].dataset.kind; }
  cell(at) { return this.cells.get(this.at(at).dataset.cell); }
  value(at) { return this.cell(at).value; }

  // The next place with a cell in a direction; null at the end.
  step({ r, c }, down, across) {
    for (let to = { r: r + down, c: c + across }; this.rows[to.r] && this.heads[to.c]; to = { r: to.r + down, c: to.c + across }) {
      if (this.has(to)) return to;
    }
    return null;
  }

  // The last place in a direction.
  far(from, down, across) {
    let to = from;
    for (let next = this.step(to, down, across); next; next = this.step(to, down, across)) to = next;
    return to;
  }

  // As Tab goes: along the row, then to the next one.
  next(from, by) {
    const beside = this.step(from, 0, by);
    if (beside) return beside;
    for (let r = from.r + by; this.rows[r]; r += by) {
      const found = this.step({ r, c: by > 0 ? -1 : this.heads.length }, 0, by);
      if (found) return found;
    }
    return null;
  }

  select(anchor, head = anchor, { focus = true } = {}) {
    this.anchor = anchor;
    this.head = head;
    this.paint();
    const td = this.at(head);
    if (focus) this.at(anchor).focus({ preventScroll: true });
    this.reveal(td);
  }

  // The cell out from under what stays in place: the headings, and the first column.
  reveal(td) {
    const box = td.getBoundingClientRect(), view = this.scroller.getBoundingClientRect();
    const top = view.top + this.table.tHead.offsetHeight, left = view.left + this.heads[0].offsetWidth;
    if (box.top < top) this.scroller.scrollTop -= top - box.top;
    else if (box.bottom > view.bottom - 12) this.scroller.scrollTop += box.bottom - view.bottom + 12;
    if (td.cellIndex === 0) return;
    if (box.left < left) this.scroller.scrollLeft -= left - box.left;
    else if (box.right > view.right - 12) this.scroller.scrollLeft += box.right - view.right + 12;
  }

  get area() {
    const { anchor, head } = this;
    return { top: Math.min(anchor.r, head.r), bottom: Math.max(anchor.r, head.r), left: Math.min(anchor.c, head.c), right: Math.max(anchor.c, head.c) };
  }

  // The places with cells in an area, row by row.
  within({ top, bottom, left, right }) {
    const found = [];
    for (let r = top; r <= bottom; r += 1) for (let c = left; c <= right; c += 1) if (this.has({ r, c })) found.push({ r, c });
    return found;
  }

  // Of one column of an area.
  column(area, c) { return this.within({ ...area, left: c, right: c }); }

  paint(preview = null) {
    for (const td of this.painted) { td.classList.remove("selected", "active", "filling"); td.tabIndex = -1; td.removeAttribute("aria-selected"); }
    this.painted = this.within(this.area).map((at) => this.at(at));
    for (const td of this.painted) { td.classList.add("selected"); td.ariaSelected = "true"; }
    const active = this.at(this.anchor);
    active.classList.add("active");
    active.tabIndex = 0;
    if (!this.painted.includes(active)) this.painted.push(active);
    for (const at of preview ? this.within(preview) : []) { this.at(at).classList.add("filling"); this.painted.push(this.at(at)); }
    const corner = this.within(this.area).at(-1);
    if (corner) this.at(corner).append(this.handle);
    this.changed();
  }

  // Several cells at once, as one step that can be taken back. Places and texts: [[at, text], …].
  set(changes) {
    const step = [];
    for (const [at, text] of changes) {
      const key = this.at(at).dataset.cell, before = this.cells.get(key).value, after = tidy(this.kind(at.c), text);
      if (before !== after) step.push([key, before, after]);
    }
    if (!step.length) return;
    this.done.push(step);
    this.undone = [];
    this.write(step.map(([key, , after]) => [key, after]));
  }

  write(values) {
    for (const [key, value] of values) {
      this.cells.get(key).value = value;
      this.errors.delete(key);
      this.draw(key);
    }
    this.changed();
  }

  draw(key) {
    const { td, was, value } = this.cells.get(key), error = this.errors.get(key);
    td.firstChild?.nodeType === Node.TEXT_NODE ? td.firstChild.data = value : td.prepend(value);
    td.classList.toggle("dirty", value !== was);
    td.classList.toggle("wrong", error !== undefined);
    td.title = error ?? (value !== was ? said(`Was: ${was || "–"}`) : "");
    td.ariaInvalid = error === undefined ? null : "true";
    td.ariaDescription = error ?? (value === was ? null : said("changed, not saved"));
  }

  undo() { this.back(this.done, this.undone, 1); }
  redo() { this.back(this.undone, this.done, 2); }

  back(from, to, which) {
    const step = from.pop();
    if (!step) return;
    to.push(step);
    this.write(step.map((each) => [each[0], each[which]]));
    this.select(this.place.get(this.cells.get(step[0][0]).td));
  }

  dirty() { return [...this.cells].filter(([, { was, value }]) => value !== was); }

  discard() {
    this.set(this.dirty().map(([, { td, was }]) => [this.place.get(td), was]));
    this.refuse({}, {});
  }

  // What the server said: messages by cell, and what others have saved there, over which the next saving goes.
  refuse(errors, theirs) {
    const drawn = new Set([...this.errors.keys(), ...Object.keys(errors)]);
    this.errors = new Map(Object.entries(errors).filter(([key]) => this.cells.has(key)));
    this.theirs = new Map(Object.entries(theirs).filter(([key]) => this.cells.has(key)));
    for (const [key, value] of this.theirs) this.cells.get(key).was = value;
    for (const key of drawn) if (this.cells.has(key)) this.draw(key);
    this.changed();
  }

  show(name, isShown) {
    for (const each of this.table.querySelectorAll(`[data-column="${name}"]`)) each.hidden = !isShown;
    if (!this.has(this.anchor)) this.anchor = this.head = this.step({ r: this.anchor.r, c: -1 }, 0, 1) ?? this.first();
    else if (this.heads[this.head.c].hidden) this.head = this.anchor;
    this.paint();
  }
}
