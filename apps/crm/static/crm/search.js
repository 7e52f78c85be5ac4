// The dropdown below the search field: the first results while one types; Enter without a choice opens the full page.
import { activate, hide, isOpen, options, show, step } from "../platform/popups.js";
import { leaving } from "../platform/unsaved.js";
import { eachPage, visit } from "../platform/visit.js";
import { said } from "../platform/words.js";

let asked = 0;

eachPage(() => {
  const form = document.querySelector(".topbar form[role=search]");
  const input = form?.querySelector("input");
  if (!input) return;
  const listbox = document.createElement("div");
  Object.assign(listbox, { className: "popup listbox suggestions", id: "suggestions", popover: "manual" });
  listbox.setAttribute("role", "listbox");
  listbox.setAttribute("aria-label", said("Suggestions"));
  form.append(listbox);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listbox.id })) input.setAttribute(name, value);

  const close = () => { asked++; if (isOpen(listbox)) hide(); };
  const active = () => listbox.querySelector(".active");
  const open = (option) => { close(); leaving(() => visit(option.dataset.url)); };

  input.addEventListener("input", async () => {
    const turn = ++asked;
    const text = input.value.trim();
    if (!text) return close();
    activate(input, listbox, null);
    const answer = await fetch(`/search/suggestions?q=${encodeURIComponent(text)}`, { headers: { "HX-Request": "true" } });
    const fragment = await answer.text();
    if (turn !== asked || !answer.ok || document.activeElement !== input) return;
    listbox.innerHTML = fragment;
    for (const [index, option] of options(listbox).entries()) option.id = `suggestion-${index}`;
    if (!isOpen(listbox)) show(listbox, input, () => activate(input, listbox, null));
  });
  input.addEventListener("keydown", (event) => {
    if (!isOpen(listbox)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); activate(input, listbox, step(options(listbox), active(), event.key)); }
    else if (event.key === "Enter" && active()) { event.preventDefault(); open(active()); }
    else if (event.key === "Escape") { event.preventDefault(); close(); }
    else if (event.key === "Tab") close();
  });
  input.addEventListener("blur", close);
  listbox.addEventListener("mousedown", (event) => event.preventDefault());
  listbox.addEventListener("click", (event) => {
    const option = event.target.closest("[data-url]");
    if (option) open(option);
  });
});
