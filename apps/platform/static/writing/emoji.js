// An emoji picker: a popup that is filled when it is first asked for, searched, and gone through by keys.
import { hide, show } from "../platform/popups.js";

const nameIn = (text) => text.trim().toLowerCase().replace(/:/g, "").replace(/[ _]+/g, "_");

function filter(picker, text) {
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

// Makes the empty popup a picker; `fill()` resolves to what it shows. Returns `pick(anchor, chosen)`, which opens it
// below a button and calls `chosen(name, character)`.
export function emojiPicker(picker, fill) {
  let choose = null, anchor = null;
  picker.addEventListener("input", (event) => filter(picker, event.target.value));
  picker.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-name]");
    if (!button) return;
    const done = choose;
    hide();
    done(button.dataset.name, button.textContent);
  });
  picker.addEventListener("keydown", (event) => move(event, picker, () => { hide(); anchor?.focus(); }));
  return async (below, chosen) => {
    if (!picker.childElementCount) picker.innerHTML = await fill();
    if (!picker.isConnected) return;
    choose = chosen;
    anchor = below;
    const search = picker.querySelector("input");
    search.value = "";
    filter(picker, "");
    show(picker, below);
    search.focus();
  };
}

// Heart, typed in full, is not the first of those with a heart in their name.
const named = (picker, buttons) => buttons.find((button) => button.dataset.name === nameIn(picker.querySelector("input").value));

function move(event, picker, leave) {
  const buttons = [...picker.querySelectorAll("section:not([hidden]) button:not([hidden])")];
  const at = buttons.indexOf(document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 9, ArrowUp: -9 }[event.key];
  if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); leave(); }
  else if (event.key === "Enter" && at < 0) { event.preventDefault(); (named(picker, buttons) ?? buttons[0])?.click(); }
  else if (step && (at >= 0 || event.key === "ArrowDown")) {
    event.preventDefault();
    if (at < 0) buttons[0]?.focus();
    else if (at + step < 0) picker.querySelector("input").focus();
    else buttons[Math.min(at + step, buttons.length - 1)]?.focus();
  }
}
