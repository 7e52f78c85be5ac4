// Selecting rows of a list, the bulk bar, and the filter dialog's controls.
import { leaving } from "./unsaved.js";
import { eachPage, rename, visit } from "./visit.js";
import { said } from "./words.js";

let list = null;
let bar = null;
let everything = false;
let last = null;

const rows = () => [...list.querySelectorAll("input[data-row]")];
const chosen = () => rows().filter((box) => box.checked);

function show() {
  const boxes = rows();
  const count = chosen().length;
  const page = list.querySelector("input[data-whole]");
  page.checked = count > 0 && count === boxes.length;
  page.indeterminate = count > 0 && count < boxes.length;
  for (const box of boxes) box.closest("tr").ariaSelected = box.checked;
  if (!page.checked) everything = false;
  bar.hidden = count === 0;
  bar.querySelector(".count-text").textContent = said(`${everything ? Number(list.dataset.total).toLocaleString("en-US") : count} selected`);
  const all = bar.querySelector("[data-all]");
  if (all) all.hidden = !page.checked || everything;
}

eachPage(() => {
  list = document.querySelector("[data-list]");
  bar = list?.querySelector("input[data-whole]") ? list.querySelector(".bulk-bar") : null;
  everything = false;
  last = null;
  if (!bar) return;
  list.addEventListener("click", (event) => {
    const box = event.target.closest("input[data-row]");
    if (box && event.shiftKey && last) {
      const [from, to] = [rows().indexOf(last), rows().indexOf(box)].sort((a, b) => a - b);
      for (const other of rows().slice(from, to + 1)) other.checked = box.checked;
      show();
    }
    if (box) last = box;
    if (event.target.closest("[data-all]")) { everything = true; show(); }
    if (event.target.closest("[data-none]")) { for (const other of rows()) other.checked = false; show(); }
    const action = event.target.closest("[data-bulk]");
    if (action) {
      const which = everything ? `${list.dataset.query}&all=1` : `ids=${chosen().map((each) => each.value).join(",")}`;
      if (action.hasAttribute("data-file")) location.assign(`${action.dataset.bulk}?${list.dataset.query}${everything ? "" : `&${which}`}`);
      else if (action.hasAttribute("data-page")) leaving(() => visit(`${action.dataset.bulk}?${which}`));
      else window.htmx.ajax("GET", `${action.dataset.bulk}?${which}`, { source: action, target: "#dialog", swap: "innerHTML" });
    }
  });
  list.addEventListener("change", (event) => {
    if (event.target.matches("input[data-whole]")) for (const box of rows()) box.checked = event.target.checked;
    if (event.target.matches("input[data-whole], input[data-row]")) show();
  });
  show();
});
// Going back, browsers restore ticks without telling.
addEventListener("pageshow", () => bar && show());

document.addEventListener("change", (event) => {
  // Of the parts of such a form the one is shown that the control it is named after asks for.
  const form = event.target.closest("[data-switch]");
  if (!form || event.target.name !== form.dataset.switch) return;
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = !part.dataset.for.split(" ").includes(event.target.value);
});

// Filters, order and columns of a list are chosen by going to another address of it. What differs there from what was shown
// before is sent to be kept: a link from elsewhere chooses nothing.
const choiceOf = (key) => (key.startsWith("f.") ? "filters" : { logic: "filters", sort: "order", columns: "columns" }[key]);
let shown = null; // {path, search, url, address, said}

const partsOf = (said, choice) => String(new URLSearchParams([...said].filter(([key]) => choiceOf(key) === choice)));

eachPage(() => {
  const before = shown, { remember, address, query } = document.querySelector("[data-list]")?.dataset ?? {};
  shown = remember ? { path: location.pathname, search: location.search, url: remember, address, said: new URLSearchParams(query) } : null;
  if (!shown || before?.url !== shown.url || before.path !== shown.path) return;
  const chosen = ["filters", "order", "columns"].filter((each) => partsOf(before.said, each) !== partsOf(shown.said, each));
  if (!chosen.length) return;
  const body = new URLSearchParams([...shown.said, ...chosen.map((each) => ["chosen", each])]);
  body.append("csrf_token", document.querySelector("input[name=csrf_token]").value);
  fetch(shown.url, { method: "POST", body }).catch(() => {});
});

// The way back leads to what was shown, not to what has been chosen since.
document.addEventListener("page:leave", ({ detail }) => {
  const isHere = shown && location.pathname === shown.path && location.search === shown.search;
  if (isHere && detail.url.pathname === shown.path) rename(shown.address);
});
