// Posts: names and emoji in what one writes, answers below a post; files that are dropped.
import { writing } from "../writing/writing.js";
import { said } from "../platform/words.js";

const wired = new WeakSet();
const shown = new Map(); // what the emoji picker shows, by its address

async function fill(address) {
  if (!shown.has(address)) shown.set(address, await (await fetch(address)).text());
  return shown.get(address);
}

async function find(address, wanted) {
  const answer = await fetch(`${address}&q=${encodeURIComponent(wanted)}`);
  return answer.ok ? answer.json() : [];
}

// A text is made ready when it is first come to.
document.addEventListener("focusin", (event) => {
  const box = event.target.closest("[data-writing]");
  if (!box || wired.has(box)) return;
  wired.add(box);
  const part = (selector) => box.querySelector(selector);
  writing(
    { text: part("textarea"), emoji: part("[data-tool=emoji]"), mention: part("[data-tool=mention]"), picker: part(".emoji-picker"), list: part(".mentions") },
    () => fill(box.dataset.emoji), (wanted) => find(box.dataset.writing, wanted));
});

// The form for an answer opens below its post.
function reply(button, open) {
  const form = document.getElementById(button.dataset.reply);
  form.hidden = !open;
  button.hidden = open;
  button.setAttribute("aria-expanded", String(open));
  (open ? form.querySelector("textarea") : button).focus();
}

document.addEventListener("click", (event) => {
  const opens = event.target.closest("[data-reply]");
  if (opens) reply(opens, true);
  const form = event.target.closest("[data-cancel]")?.form;
  if (!form) return;
  form.reset();
  form.removeAttribute("data-dirty");
  reply(document.querySelector(`[data-reply="${form.id}"]`), false);
});

// Nothing is sent where nothing was written: the field says so, and stays where it is.
document.addEventListener("submit", (event) => {
  const box = event.target.closest("form.composer")?.querySelector("[data-writing]");
  const text = box?.querySelector("textarea");
  if (!text || text.value.trim()) return;
  event.preventDefault();
  event.stopPropagation();
  blame(box, text, said("Write something first."));
}, true);
document.addEventListener("input", (event) => {
  const box = event.target.closest("form.composer [data-writing]");
  if (box && event.target.matches("[aria-invalid]")) blame(box, event.target, "");
});

// A message below the field; none takes the last one away.
function blame(box, text, message) {
  box.parentElement.querySelector(".error")?.remove();
  if (!message) return text.removeAttribute("aria-invalid");
  const error = document.createElement("p");
  error.className = "error";
  error.setAttribute("role", "alert");
  error.textContent = message;
  box.after(error);
  text.setAttribute("aria-invalid", "true");
  text.focus();
}

// Files go as soon as they are chosen, or dropped anywhere on the tab.
const zone = () => document.querySelector("form[data-drop]");
document.addEventListener("change", (event) => {
  if (event.target.matches("form[data-drop] input[type=file]") && event.target.files.length) event.target.form.requestSubmit();
});
document.addEventListener("dragover", (event) => {
  if (!zone() || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  zone().classList.add("over");
});
document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) zone()?.classList.remove("over"); });
document.addEventListener("drop", (event) => {
  if (!zone() || !event.dataTransfer?.files.length) return;
  event.preventDefault();
  zone().classList.remove("over");
  const input = zone().querySelector("input[type=file]");
  input.files = event.dataTransfer.files;
  zone().requestSubmit();
});
// What was refused can be chosen once more.
document.addEventListener("htmx:after:request", (event) => { if (event.target.closest?.("form[data-drop]")) zone()?.reset(); });
