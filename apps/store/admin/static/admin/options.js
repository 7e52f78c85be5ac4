// The option builder: lines are added and removed here, and put in order by platform/order.js.
import { said } from "../platform/words.js";

const builder = () => document.getElementById("option-builder");
const touched = (line) => line.dispatchEvent(new Event("change", { bubbles: true }));

// Names say where a line stands; only what can be done is offered.
function settle() {
  const list = builder()?.querySelector("[data-options]");
  if (!list) return;
  const options = [...list.children];
  options.forEach((option, n) => {
    option.ariaLabel = said(`Option ${n + 1}`);
    option.querySelector(".option-head .input").ariaLabel = said(`Name of option ${n + 1}`);
    const values = option.querySelector(".values");
    values.ariaLabel = said(`Values of option ${n + 1}`);
    name(option.querySelector(".option-head"), `option ${n + 1}`, n, options.length);
    [...values.children].forEach((value, m) => {
      value.querySelector(".input").ariaLabel = said(`Value ${m + 1} of option ${n + 1}`);
      name(value, `value ${m + 1} of option ${n + 1}`, m, values.children.length);
    });
    const add = option.querySelector("[data-add-value]");
    add.ariaLabel = said(`Add value to option ${n + 1}`);
  });
  const add = builder().querySelector("[data-add-option]");
  add.disabled = options.length >= Number(list.dataset.most);
}

function name(line, what, at, count) {
  for (const [selector, words, off] of [["[data-up]", `Move ${what} up`, at === 0], ["[data-down]", `Move ${what} down`, at === count - 1], ["[data-remove]", `Remove ${what}`, false]]) {
    const button = line.querySelector(selector);
    button.ariaLabel = button.title = said(words);
    button.disabled = off;
  }
}

function add(list, template, before = null) {
  const line = document.getElementById(template).content.firstElementChild.cloneNode(true);
  list.insertBefore(line, before);
  line.querySelector(".input").focus();
  line.scrollIntoView({ block: "nearest" });
  touched(line);
}

function remove(line) {
  const list = line.parentElement, next = line.nextElementSibling ?? line.previousElementSibling;
  line.remove();
  (next?.querySelector(".input") ?? list.parentElement.querySelector("[data-add-value], [data-add-option]"))?.focus();
  touched(list);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("#option-builder button");
  if (!button) return;
  if (button.matches("[data-add-option]")) add(builder().querySelector("[data-options]"), "new-option");
  if (button.matches("[data-add-value]")) add(button.closest("[data-option]").querySelector(".values"), "new-value");
  if (button.matches("[data-remove]")) remove(button.closest("[data-line]"));
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches?.("#option-builder [name=text]")) return;
  event.preventDefault();
  const line = event.target.closest("[data-line]"), values = line.closest("[data-option]").querySelector(".values");
  if (line.matches("[data-option]") && values.firstElementChild) values.firstElementChild.querySelector(".input").focus();
  else add(values, "new-value", line.matches("[data-option]") ? null : line.nextElementSibling);
});

// An option that is dragged over the values of another one takes its place, as over its head.
document.addEventListener("pointermove", (event) => {
  const dragged = document.querySelector("[data-option].dragged");
  const over = dragged && document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-option]");
  if (!over || over === dragged) return;
  const box = over.getBoundingClientRect(), before = event.clientY < box.top + box.height / 2 ? over : over.nextElementSibling;
  if (before === dragged || before === dragged.nextElementSibling) return;
  over.parentElement.insertBefore(dragged, before);
  touched(dragged);
});

for (const kind of ["change", "htmx:after:swap", "page:show", "DOMContentLoaded"]) document.addEventListener(kind, settle);
