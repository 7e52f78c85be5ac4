// What our pages are written with.
const $ = (id) => document.getElementById(id);

// Whatever a value is, a text that shows it.
const asText = (value) => (typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value));
// What a table holds under a name of any origin: `constructor` and its like are in none.
const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") node.setAttribute("class", value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) node.setAttribute(name, asText(value));
  }
  node.append(...children.filter((child) => child != null && child !== "").map((child) => (child instanceof Node ? child : asText(child))));
  return node;
}
const element = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
const shape = (tag, attributes = {}, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

// Whether a text holds all words typed. A word counts from its beginning, so that 4 is not found in 24.
function wordFilter(typed) {
  const words = typed.split(/\s+/).filter(Boolean)
    .map((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "iu"));
  return (text) => words.every((word) => word.test(text));
}

// Buttons of which one is pressed.
function segments(place, titles, choose) {
  const press = (key) => {
    for (const button of place.children) button.setAttribute("aria-pressed", button.dataset.key === key);
    choose(key);
  };
  for (const [index, [key, title, count]] of titles.entries()) {
    const number = count == null ? null : element("span", { class: "count" }, count.toLocaleString("en"));
    place.append(element("button", { "data-key": key, "aria-pressed": index === 0, onclick: () => press(key) }, title, number && " ", number));
  }
}

// Of many rows those in view. A row is {height, make}, `make` returning its node; `spacer` is the tag of what fills up.
class Rows {
  constructor(scroller, body, spacer = "div") {
    Object.assign(this, { scroller, body, rows: [], nodes: new Map(), range: "" });
    [this.above, this.below] = [element(spacer, { "aria-hidden": "true" }), element(spacer, { "aria-hidden": "true" })];
    scroller.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(scroller);
  }

  set(rows) {
    this.rows = rows;
    this.tops = new Float64Array(rows.length + 1);
    rows.forEach((row, index) => { this.tops[index + 1] = this.tops[index] + row.height; });
    this.refresh();
  }

  refresh() {
    this.nodes.clear();
    this.range = "";
    this.draw();
  }

  // The first row that ends below `y`.
  at(y) {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tops[middle + 1] > y) high = middle; else low = middle + 1;
    }
    return low;
  }

  draw() {
    const { scrollTop, clientHeight } = this.scroller;
    const [first, end] = [this.at(scrollTop - 100), Math.min(this.at(scrollTop + clientHeight + 100) + 1, this.rows.length)];
    if (this.range === `${first}:${end}`) return;
    this.range = `${first}:${end}`;
    const kept = new Map();
    for (let index = first; index < end; index++) kept.set(index, this.nodes.get(index) || this.rows[index].make(index));
    this.nodes = kept;
    this.above.style.height = `${this.tops[first]}px`;
    this.below.style.height = `${this.tops[this.rows.length] - this.tops[end]}px`;
    this.body.replaceChildren(this.above, ...kept.values(), this.below);
  }

  // Bring a row into view; `covered` is the height of what sticks to the top.
  show(index, covered = 0) {
    if (index < 0) return;
    const [top, bottom] = [this.tops[index], this.tops[index + 1]];
    const { scrollTop, clientHeight } = this.scroller;
    if (top < scrollTop + covered) this.scroller.scrollTop = top - covered;
    else if (bottom > scrollTop + clientHeight) this.scroller.scrollTop = bottom - clientHeight;
    this.draw();
  }
}

// Draws a part of a page; what it cannot draw it shows as data, so that the other parts stand.
function guarded(place, data, draw) {
  try {
    return draw();
  } catch (error) {
    console.warn(error);
    place.replaceChildren(element("p", {}, "This is not as it should be, and is shown as data."), element("pre", {}, JSON.stringify(data, null, 1)));
  }
}

// A place in a page's address: the parts of a key, whatever they are made of.
const inAddress = (key) => key.split("/").map((part) => encodeURIComponent(part.toWellFormed())).join("/");

const whole = (number) => Math.round(number).toLocaleString("en");
const short = (number) => (number < 10_000 ? whole(number) : number < 10_000_000 ? `${whole(number / 1000)}k` : `${whole(number / 1_000_000)}M`);
const dollars = (cost) => `$${cost.toFixed(cost && cost < 0.1 ? 4 : 2)}`;
const seconds = (time) => (time < 0.1 ? `${Math.round(time * 1000)} ms` : time < 100 ? `${time.toFixed(1)} s` : `${Math.round(time / 60)} min`);
const plural = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
