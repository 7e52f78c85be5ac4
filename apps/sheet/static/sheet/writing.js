// A field for comments: a text with buttons that put emoji and people's names into it, and @ that lists people.
import { element } from "./dialogs.js";
import { emojiPicker } from "../platform/emoji.js";
import { hide, isOpen, options, show, activate, step } from "../platform/popups.js";

const people = () => [...document.getElementById("people").content.querySelectorAll("option")].map((option) => option.textContent);
let shown = null; // what the picker shows, once it has been asked for
const fill = async () => { shown ??= await (await fetch("/workbooks/emoji")).text(); return shown; };
let serial = 0;

function insert(text, value, from = text.selectionStart) {
  text.setRangeText(value, from, text.selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
  text.focus();
}

// `field`: name, label, value.
export function writingField(field) {
  serial += 1;
  const id = `writing-${serial}`;
  const text = element("textarea", { className: "input", id, name: field.name, rows: 3, defaultValue: field.value ?? "", "aria-autocomplete": "list" });
  const picker = element("div", { className: "popup emoji-picker", role: "dialog", popover: "manual", "aria-label": "Choose an emoji" });
  const list = element("div", { className: "popup listbox mentions", role: "listbox", popover: "manual", id: `${id}-people`, "aria-label": "People to mention" });
  const tool = (name, icon) => element("button", { type: "button", className: "icon-button", "aria-label": name, title: name, "aria-haspopup": "true", "aria-expanded": "false" }, document.getElementById(icon).content.cloneNode(true));
  const emoji = tool("Insert emoji", "icon-smile"), mention = tool("Mention somebody", "icon-at");
  const pick = emojiPicker(picker, fill);
  emoji.addEventListener("click", () => pick(emoji, (_, character) => insert(text, character)));
  mention.addEventListener("click", () => { insert(text, "@"); });
  mentions(text, list);
  return element("div", { className: "field wide" }, element("label", { className: "label", htmlFor: id }, field.label), text,
    element("div", { className: "writing-tools" }, emoji, mention), element("p", { className: "error", hidden: true, id: `${id}-error` }), picker, list);
}

// The name being written: an @ at the beginning or after a blank, and what follows it up to the caret.
const begun = (text) => /(?:^|\s)@([^@\n]{0,40})$/.exec(text.value.slice(0, text.selectionStart));

function mentions(text, list) {
  const choose = (option) => {
    const match = begun(text);
    hide();
    if (match && option) insert(text, `@${option.dataset.value} `, text.selectionStart - match[1].length - 1);
  };
  text.addEventListener("input", () => {
    const match = begun(text), wanted = match?.[1].toLowerCase() ?? "";
    const found = match ? people().filter((name) => name.toLowerCase().startsWith(wanted) || name.toLowerCase().split(" ").some((part) => part.startsWith(wanted))).slice(0, 8) : [];
    if (!found.length || found.some((name) => wanted.trim() === name.toLowerCase())) { if (isOpen(list)) hide(); return; }
    list.replaceChildren(...found.map((name, index) => element("div", { role: "option", id: `${list.id}-${index}`, "data-value": name, "aria-selected": "false" }, name)));
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
