// Finding people and conversations: the field for several people, the quick switcher; links that open as dialogs.
import { shut } from "../platform/caret.js";
import { activate, hide, narrow, options, show, step } from "../platform/popups.js";
import { toast } from "../platform/toasts.js";
import { visit } from "../platform/visit.js";
import { said } from "../platform/words.js";
import { fragment, openDialog } from "./request.js";

document.addEventListener("click", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const link = event.target.closest("a[data-dialog]");
  if (link && plain) {
    event.preventDefault();
    openDialog(link.href);
  }
  if (event.target.closest("[data-switcher]")) openDialog("/switch");
});

document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k" && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    openDialog("/switch");
  }
});

// A dialog that is done closes and says so; messages behind it stay as they are, any other page is shown anew.
document.addEventListener("htmx:after:swap", async () => {
  const dialog = document.getElementById("dialog");
  const done = dialog.querySelector("[data-done]");
  if (done) {
    const message = done.dataset.done;
    shut(dialog);
    if (document.querySelector(".posts")) document.dispatchEvent(new Event("chat:changed"));
    else await visit(location.href, { how: "stay" });
    return toast(message);
  }
  const first = dialog.querySelector("[data-switch] [role=option]:not([aria-disabled])");
  if (first) activate(dialog.querySelector("[role=combobox]"), dialog.querySelector("[role=listbox]"), first);
});

// The quick switcher.
const switcherOf = (node) => node.closest?.("[data-switch]");
const jump = (option) => visit(option.dataset.href);

async function filter(switcher, box) {
  const url = new URL(switcher.dataset.switch, location.href);
  url.searchParams.set("q", box.value);
  const asked = box.value;
  const list = switcher.querySelector("[role=listbox]");
  narrow(box, list, asked);
  const html = await fragment(url);
  if (box.value !== asked) return;
  list.innerHTML = html;
  activate(box, list, options(list)[0] ?? null);
}

// The field for several people.
const fieldOf = (node) => node.closest?.("[data-people]");

async function find(field, box) {
  const list = field.querySelector("[role=listbox]");
  const url = new URL(field.dataset.people, location.href);
  url.searchParams.set("q", box.value);
  for (const input of field.querySelectorAll("input[type=hidden]")) url.searchParams.append("not", input.value);
  const asked = box.value;
  narrow(box, list, asked);
  const html = await fragment(url);
  if (box.value !== asked || document.activeElement !== box) return;
  list.innerHTML = html;
  show(list, box);
  activate(box, list, options(list)[0] ?? null);
}

function add(field, option) {
  const { value, label } = option.dataset;
  const item = document.createElement("li");
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = field.dataset.name;
  input.value = value;
  const text = document.createElement("span");
  text.textContent = label;
  const remove = document.createElement("button");
  remove.type = "button";
  remove.setAttribute("aria-label", said(`Remove ${label}`));
  remove.textContent = "×";
  item.append(input, text, remove);
  field.querySelector(".people-chosen").append(item);
  const box = field.querySelector("[role=combobox]");
  box.value = "";
  hide();
  box.focus();
  box.dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("input", (event) => {
  const switcher = switcherOf(event.target);
  if (switcher) filter(switcher, event.target);
  const field = fieldOf(event.target);
  if (field && event.target.matches("[role=combobox]")) find(field, event.target);
});

document.addEventListener("focusin", (event) => {
  const field = fieldOf(event.target);
  if (field && event.target.matches("[role=combobox]") && event.target.value) find(field, event.target);
});

document.addEventListener("click", (event) => {
  const option = event.target.closest("[role=option]:not([aria-disabled])");
  if (option && switcherOf(option)) jump(option);
  if (option && fieldOf(option)) add(fieldOf(option), option);
  const remove = event.target.closest(".people-chosen button");
  if (remove) {
    const box = fieldOf(remove).querySelector("[role=combobox]");
    remove.closest("li").remove();
    box.focus();
  }
});

document.addEventListener("keydown", (event) => {
  const host = switcherOf(event.target) ?? fieldOf(event.target);
  if (!host || !event.target.matches("[role=combobox]")) return;
  const list = host.querySelector("[role=listbox]");
  const active = list.querySelector(".active");
  const isOpen = event.target.getAttribute("aria-expanded") === "true";
  const next = isOpen && ["ArrowDown", "ArrowUp"].includes(event.key) ? step(options(list), active, event.key) : null;
  if (next) { event.preventDefault(); activate(event.target, list, next); }
  else if (event.key === "ArrowDown" && fieldOf(event.target)) { event.preventDefault(); find(host, event.target); }
  else if (event.key === "Enter") {
    event.preventDefault();
    if (!isOpen || !active) return;
    if (switcherOf(event.target)) jump(active);
    else add(host, active);
  } else if (event.key === "Escape" && fieldOf(event.target) && isOpen) { event.preventDefault(); hide(); }
  else if (event.key === "Tab" && fieldOf(event.target)) hide();
  else if (event.key === "Backspace" && fieldOf(event.target) && !event.target.value) host.querySelector(".people-chosen li:last-child")?.remove();
});
