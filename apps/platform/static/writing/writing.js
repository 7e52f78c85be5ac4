// A text into which names and emoji are put: by buttons, and by an @ that lists people.
import { emojiPicker } from "./emoji.js";
import { activate, hide, isOpen, options, show, step } from "../platform/popups.js";

export function insert(text, value, from = text.selectionStart) {
  text.setRangeText(value, from, text.selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
  text.focus();
}

// `parts`: the text, the buttons `emoji` and `mention`, and their popups `picker` and `list`. `fill()` resolves to what
// the picker shows, `find(wanted)` to the people to offer: their names, each with what tells them apart.
export function writing({ text, emoji, mention, picker, list }, fill, find) {
  const pick = emojiPicker(picker, fill);
  emoji.addEventListener("click", () => pick(emoji, (_, character) => insert(text, character)));
  mention.addEventListener("click", () => {
    const before = text.value.slice(0, text.selectionStart);
    insert(text, before && !/\s$/.test(before) ? " @" : "@");
  });
  mentions(text, list, find);
}

// The name being written: an @ at the beginning or after a blank, and what follows it up to the caret.
const begun = (text) => /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.value.slice(0, text.selectionStart));

function option(list, { name, detail }, index) {
  const made = document.createElement("div");
  Object.assign(made, { id: `${list.id}-${index}`, textContent: name });
  for (const [key, value] of [["role", "option"], ["data-value", name], ["aria-selected", "false"]]) made.setAttribute(key, value);
  if (detail) {
    const small = document.createElement("small");
    small.textContent = detail;
    made.append(" ", small);
  }
  return made;
}

function mentions(text, list, find) {
  const choose = (chosen) => {
    const match = begun(text);
    hide();
    if (match && chosen) insert(text, `@${chosen.dataset.value} `, text.selectionStart - match[1].length - 1);
  };
  text.addEventListener("input", async () => {
    const match = begun(text), wanted = match?.[1].toLowerCase() ?? "";
    const found = match ? await find(wanted) : [];
    if ((begun(text)?.[1].toLowerCase() ?? "") !== wanted) return;
    if (!found.length || found.some(({ name }) => wanted.trim() === name.toLowerCase())) { if (isOpen(list)) hide(); return; }
    list.replaceChildren(...found.map((person, index) => option(list, person, index)));
    text.setAttribute("aria-controls", list.id);
    if (!isOpen(list)) show(list, text, () => { activate(text, list, null); text.removeAttribute("aria-expanded"); });
    activate(text, list, options(list)[0]);
  });
  text.addEventListener("keydown", (event) => {
    if (!isOpen(list)) return;
    const next = ["ArrowDown", "ArrowUp"].includes(event.key) ? step(options(list), list.querySelector(".active"), event.key) : null;
    if (next) { event.preventDefault(); activate(text, list, next); }
    else if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); choose(list.querySelector(".active")); }
    else if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); hide(); }
  });
  list.addEventListener("pointerdown", (event) => { event.preventDefault(); choose(event.target.closest("[role=option]")); });
}
