// A text field that finds records: options come from the server as a fragment, the hidden input holds the chosen id.
import { activate, changed, hide, isOpen, narrow, options, show, step } from "./popups.js";

const parts = (element) => {
  const root = element.closest("[data-lookup]");
  return root && { root, id: root.querySelector("input[type=hidden]"), text: root.querySelector("[role=combobox]"), clear: root.querySelector(".clear"), listbox: root.querySelector("[role=listbox]") };
};
let asked = 0;
let timer = 0;

async function find({ root, text, listbox }) {
  const turn = ++asked;
  const address = new URL(root.dataset.lookup, location.href);
  address.searchParams.set("q", text.value.trim());
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  const fragment = await answer.text();
  if (turn !== asked || document.activeElement !== text || !answer.ok) return;
  listbox.innerHTML = fragment;
  for (const [index, option] of options(listbox).entries()) option.id = `${text.id}-${index}`;
  if (!isOpen(listbox)) show(listbox, text, () => activate(text, listbox, null));
  activate(text, listbox, text.value.trim() ? options(listbox)[0] : null);
}

function choose({ id, text, clear, listbox }, option) {
  asked++;
  text.value = option.dataset.label;
  id.value = option.dataset.value;
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
  if (option) { choose(lookup, option); lookup.text.focus(); }
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
  if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); asked++; hide(); }
  else if (event.key === "Enter" && active) { event.preventDefault(); event.stopPropagation(); choose(lookup, active); }
  else if (event.key === "Tab") { if (active) choose(lookup, active); else hide(); }
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); activate(text, listbox, step(options(listbox), active, event.key)); }
});

document.addEventListener("focusout", (event) => {
  const lookup = event.target.matches?.("[data-lookup] [role=combobox]") && parts(event.target);
  if (!lookup) return;
  asked++;
  if (isOpen(lookup.listbox)) hide();
});
document.addEventListener("mousedown", (event) => { if (event.target.closest("[data-lookup] [role=listbox]")) event.preventDefault(); });
