// A text field that finds records: options come from the server as a fragment, the hidden input holds the chosen id.
// Below them may stand what opens in the dialog above the form: its answer is chosen as an option is.
import { shut } from "./caret.js";
import { activate, changed, found, hide, isOpen, narrow, options, show, step, take } from "./popups.js";

const parts = (element) => {
  const root = element.closest("[data-lookup]");
  return root && { root, id: root.querySelector("input[type=hidden]"), text: root.querySelector("[role=combobox]"), clear: root.querySelector(".clear"), listbox: root.querySelector("[role=listbox]") };
};
let asked = 0;
let timer = 0;
let opener = null; // the lookup for which the dialog above is open

async function find({ root, id, text, listbox }) {
  const turn = ++asked;
  const address = new URL(root.dataset.lookup, location.href);
  address.searchParams.set("q", text.value.trim());
  const beside = root.dataset.beside && id.form?.elements.namedItem(root.dataset.beside)?.value;
  if (beside) address.searchParams.set(root.dataset.beside.match(/(\w+)_id$/)[1], beside);
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  const fragment = await answer.text();
  if (turn !== asked || document.activeElement !== text || !answer.ok) return;
  listbox.innerHTML = fragment;
  for (const [index, option] of options(listbox).entries()) option.id = `${text.id}-${index}`;
  if (!isOpen(listbox)) show(listbox, text, () => activate(text, listbox, null));
  activate(text, listbox, text.value.trim() ? found(listbox)[0] : null);
}

function pick(lookup, option) {
  if (option.dataset.opens) open(lookup, option.dataset.opens);
  else choose(lookup, option.dataset);
}

function open(lookup, url) {
  asked++;
  opener = lookup;
  hide();
  // Said here, since htmx tells the server of a target only where an element names it.
  window.htmx.ajax("GET", url, { target: "#above", headers: { "HX-Target": "dialog#above" } });
}

function choose({ id, text, clear, listbox }, { value, label }) {
  asked++;
  text.value = label;
  id.value = value;
  clear.hidden = false;
  if (isOpen(listbox)) hide();
  changed(id);
}

document.addEventListener("input", (event) => {
  const lookup = event.target.matches("[data-lookup] [role=combobox]") && parts(event.target);
  if (!lookup) return;
  lookup.id.value = "";
  lookup.clear.hidden = !lookup.text.value;
  narrow(lookup.text, lookup.listbox, lookup.text.value);
  clearTimeout(timer);
  timer = setTimeout(() => find(lookup), 60);
});

document.addEventListener("click", (event) => {
  const lookup = parts(event.target);
  if (!lookup) return;
  const option = event.target.closest("[role=option]:not([aria-disabled])");
  if (option) { lookup.text.focus(); pick(lookup, option); }
  else if (lookup.clear.contains(event.target)) {
    lookup.id.value = lookup.text.value = "";
    lookup.clear.hidden = true;
    changed(lookup.id);
    lookup.text.focus();
  } else if (event.target === lookup.text && !isOpen(lookup.listbox)) { lookup.text.select(); find(lookup); }
});

document.addEventListener("keydown", (event) => {
  const lookup = event.target.matches("[data-lookup] [role=combobox]") && parts(event.target);
  if (!lookup) return;
  const { text, listbox } = lookup;
  const active = listbox.querySelector(".active");
  if (!isOpen(listbox)) {
    if (event.key === "ArrowDown") { event.preventDefault(); find(lookup); }
    return;
  }
  if (event.key === "Escape") { take(event); asked++; hide(); }
  else if (event.key === "Enter" && active) { take(event); pick(lookup, active); }
  else if (event.key === "Tab") { if (active && !active.dataset.opens) choose(lookup, active.dataset); else hide(); }
  else if (/^Arrow(Up|Down)$/.test(event.key)) { event.preventDefault(); activate(text, listbox, step(options(listbox), active, event.key)); }
});

document.addEventListener("focusout", (event) => {
  const lookup = event.target.matches?.("[data-lookup] [role=combobox]") && parts(event.target);
  if (!lookup) return;
  asked++;
  if (isOpen(lookup.listbox)) hide();
});

// What the dialog above has found or made.
function bring(dialog, chosen) {
  const { text } = opener;
  choose(opener, chosen.dataset);
  shut(dialog);
  dialog.replaceChildren();
  text.focus();
}
document.addEventListener("click", (event) => {
  const chosen = event.target.closest("#above [data-choice]");
  if (chosen) bring(chosen.closest("dialog"), chosen);
});
document.addEventListener("htmx:after:swap", () => {
  const chosen = document.querySelector("#above > [data-chosen]");
  if (chosen) bring(chosen.parentElement, chosen);
});
