// A field for comments: a text with buttons that put emoji and people's names into it, and @ that lists people.
import { element } from "./dialogs.js";
import { writing } from "../writing/writing.js";

const people = () => [...document.getElementById("people").content.querySelectorAll("option")].map((option) => option.textContent);
let shown = null; // what the picker shows, once it has been asked for
const fill = async () => { shown ??= await (await fetch("/workbooks/emoji")).text(); return shown; };
const begins = (name, wanted) => name.startsWith(wanted) || name.split(" ").some((part) => part.startsWith(wanted));
const find = (wanted) => people().filter((name) => begins(name.toLowerCase(), wanted)).slice(0, 8).map((name) => ({ name }));
let serial = 0;

// `field`: name, label, value.
export function writingField(field) {
  serial += 1;
  const id = `writing-${serial}`;
  const text = element("textarea", { className: "input", id, name: field.name, rows: 3, defaultValue: field.value ?? "", "aria-autocomplete": "list" });
  const picker = element("div", { className: "popup emoji-picker", role: "dialog", popover: "manual", "aria-label": "Choose an emoji" });
  const list = element("div", { className: "popup listbox mentions", role: "listbox", popover: "manual", id: `${id}-people`, "aria-label": "People to mention" });
  const tool = (name, icon) => element("button", { type: "button", className: "icon-button", "aria-label": name, title: name, "aria-haspopup": "true", "aria-expanded": "false" }, document.getElementById(icon).content.cloneNode(true));
  const emoji = tool("Insert emoji", "icon-smile"), mention = tool("Mention somebody", "icon-at");
  writing({ text, emoji, mention, picker, list }, fill, find);
  return element("div", { className: "field wide" }, element("label", { className: "label", htmlFor: id }, field.label), text,
    element("div", { className: "writing-tools" }, emoji, mention), element("p", { className: "error", hidden: true, id: `${id}-error` }), picker, list);
}
