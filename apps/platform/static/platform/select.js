// A listbox behind a button (role=combobox). Focus stays on the button; the hidden input holds the value.
import { activate, changed, hide, isOpen, options, show, startingWith, step, take } from "./popups.js";

const parts = (element) => {
  const root = element.closest("[data-select]");
  return root && { root, input: root.querySelector("input"), button: root.querySelector("button"), listbox: root.querySelector("[role=listbox]") };
};
const chosen = (listbox) => listbox.querySelector("[aria-selected=true]");
let typed = { text: "", at: 0 };

// Beside what another control of the form holds (data-follows), only some of the options make sense.
function offer({ root, listbox }) {
  const followed = root.dataset.follows && root.closest("form").querySelector(`[name="${CSS.escape(root.dataset.follows)}"]`);
  if (!followed) return;
  for (const option of listbox.children) {
    const { fits } = option.dataset;
    option.hidden = fits !== undefined && followed.value !== "" && !fits.split(" ").includes(followed.value);
  }
}

function open(select) {
  const { button, listbox } = select;
  offer(select);
  show(listbox, button, () => activate(button, listbox, null));
  activate(button, listbox, chosen(listbox) ?? options(listbox)[0]);
}

function choose({ input, button, listbox }, option) {
  chosen(listbox)?.setAttribute("aria-selected", "false");
  option.ariaSelected = "true";
  button.querySelector(".value").textContent = option.textContent;
  const differs = input.value !== option.dataset.value;
  input.value = option.dataset.value;
  if (differs) changed(input);
}

document.addEventListener("click", (event) => {
  const select = parts(event.target);
  if (!select) return;
  const option = event.target.closest("[role=option]");
  if (option) { choose(select, option); hide(); select.button.focus(); }
  else if (select.button.contains(event.target)) isOpen(select.listbox) ? hide() : open(select);
});

document.addEventListener("keydown", (event) => {
  const select = event.target.matches("[data-select] > button") && parts(event.target);
  if (!select || event.ctrlKey || event.metaKey) return;
  const { button, listbox } = select;
  const opened = isOpen(listbox);
  const active = listbox.querySelector(".active");
  if (!opened && ["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) { event.preventDefault(); return open(select); }
  if (opened && ["Enter", " ", "Tab"].includes(event.key)) {
    if (event.key !== "Tab") take(event);
    if (active) choose(select, active);
    return hide();
  }
  if (opened && event.key === "Escape") { take(event); return hide(); }
  const list = options(listbox);
  if (!opened) offer(select);
  let next = opened ? step(list, active, event.key) : null;
  if (!next && event.key.length === 1 && event.key !== " ") {
    typed = { text: (Date.now() - typed.at < 800 ? typed.text : "") + event.key, at: Date.now() };
    next = startingWith(list, typed.text);
    if (next && !opened) return choose(select, next);
  }
  if (next) { event.preventDefault(); activate(button, listbox, next); }
});

// What was chosen goes once it no longer makes sense.
document.addEventListener("change", (event) => {
  const { form, name } = event.target;
  for (const root of form?.querySelectorAll(`[data-follows="${CSS.escape(name)}"]`) ?? []) {
    const select = parts(root);
    offer(select);
    if (chosen(select.listbox)?.hidden) choose(select, select.listbox.firstElementChild);
  }
});

document.addEventListener("focusout", (event) => {
  const select = event.target.matches?.("[data-select] > button") && parts(event.target);
  if (select && isOpen(select.listbox)) hide();
});
