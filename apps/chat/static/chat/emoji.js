// The emoji picker: one for the whole page, below whatever button asks for it.
import { hide, show } from "../platform/popups.js";
import { eachPage } from "../platform/visit.js";
import { fragment } from "./request.js";

let picker = null;
let choose = null;

export async function pickEmoji(anchor, chosen) {
  const shown = picker;
  if (!shown.childElementCount) shown.innerHTML = await fragment("/emoji");
  if (shown !== picker) return;
  choose = chosen;
  const search = picker.querySelector("input");
  search.value = "";
  filter("");
  show(picker, anchor);
  search.focus();
}

const nameIn = (text) => text.trim().toLowerCase().replace(/:/g, "").replace(/[ _]+/g, "_");

function filter(text) {
  const wanted = nameIn(text);
  let found = 0;
  for (const section of picker.querySelectorAll("section")) {
    let here = 0;
    for (const button of section.querySelectorAll("button")) {
      button.hidden = !button.dataset.name.includes(wanted);
      if (!button.hidden) here += 1;
    }
    const frequent = section.classList.contains("emoji-frequent");
    section.hidden = here === 0 || (frequent && wanted !== "");
    if (!section.hidden) found += here;
  }
  picker.querySelector(".emoji-none").hidden = found > 0;
}

eachPage(() => {
  picker = document.getElementById("emoji-picker");
  picker?.addEventListener("input", (event) => filter(event.target.value));
  picker?.addEventListener("click", take);
  picker?.addEventListener("keydown", move);
});

function take(event) {
  const button = event.target.closest("button[data-name]");
  if (!button) return;
  const done = choose;
  hide();
  done(button.dataset.name, button.textContent);
}

// Heart, typed in full, is not the first of those with a heart in their name.
const named = (buttons) => buttons.find((button) => button.dataset.name === nameIn(picker.querySelector("input").value));

function move(event) {
  const buttons = [...picker.querySelectorAll("section:not([hidden]) button:not([hidden])")];
  const at = buttons.indexOf(document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 9, ArrowUp: -9 }[event.key];
  if (event.key === "Escape") { event.preventDefault(); const expanded = document.querySelector('[data-emoji][aria-expanded="true"]'); hide(); expanded?.focus(); }
  else if (event.key === "Enter" && at < 0) { event.preventDefault(); (named(buttons) ?? buttons[0])?.click(); }
  else if (step && (at >= 0 || event.key === "ArrowDown")) {
    event.preventDefault();
    if (at < 0) buttons[0]?.focus();
    else if (at + step < 0) picker.querySelector("input").focus();
    else buttons[Math.min(at + step, buttons.length - 1)]?.focus();
  }
}
