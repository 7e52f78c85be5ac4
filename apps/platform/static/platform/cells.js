// Editing a list in place. Changed cells stay marked until all are saved or discarded.
import { eachPage, visit } from "./visit.js";
import { said } from "./words.js";

let form = null;
const cells = () => [...document.querySelectorAll("td[data-field].dirty")];
const values = (editor) => [...editor.querySelectorAll("[name]:not([name$=-version])")].map((input) => input.value).join("\n");

const controlOf = (editor) => editor.querySelector("[role=combobox], .input, textarea");

async function edit(cell) {
  if (cell.classList.contains("editing")) return;
  let editor = cell.querySelector(".editor");
  if (!editor) {
    const address = `${form.getAttribute("action")}?id=${cell.parentElement.dataset.id}&field=${cell.dataset.field}`;
    const answer = await fetch(address, { headers: { "HX-Request": "true" } });
    if (!answer.ok) return refuse(await answer.text());
    if (cell.querySelector(".editor")) return;
    cell.insertAdjacentHTML("beforeend", await answer.text());
    editor = cell.querySelector(".editor");
    editor.dataset.before = values(editor);
    cell.dataset.before = cell.querySelector(".shown").innerHTML;
  }
  editor.hidden = false;
  cell.classList.add("editing");
  cell.classList.remove("wrong");
  cell.querySelector(".cell-error")?.remove();
  const control = controlOf(editor);
  control.focus();
  control.select?.();
}

// The row may have changed, or gone, since the page was drawn: say so.
function refuse(why) {
  const dialog = document.getElementById("dialog");
  dialog.innerHTML = why;
  if (!dialog.open) dialog.showModal();
}

function restore(cell) {
  cell.classList.remove("editing", "dirty", "wrong");
  cell.querySelector(".edit").removeAttribute("aria-description");
  cell.querySelector(".shown").innerHTML = cell.dataset.before;
  for (const each of cell.querySelectorAll(".editor, .cell-error")) each.remove();
  count();
}

const restoreAll = () => { for (const cell of cells()) restore(cell); };

function keep(cell) {
  const editor = cell.querySelector(".editor");
  if (!cell.classList.contains("editing")) return;
  if (values(editor) === editor.dataset.before) return restore(cell);
  const control = controlOf(editor);
  cell.querySelector(".shown").textContent = (control.value || control.querySelector?.(".value")?.textContent || "").trim() || "–";
  editor.hidden = true;
  cell.classList.remove("editing");
  cell.classList.add("dirty");
  cell.querySelector(".edit").ariaDescription = said("changed, not saved");
  count();
}

function count() {
  const number = cells().length;
  form.hidden = number === 0;
  form.toggleAttribute("data-dirty", number > 0);
  form.querySelector(".text").textContent = said(number === 1 ? "1 unsaved change. Save keeps it." : `${number} unsaved changes. Save keeps them.`);
}

async function save() {
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body: new FormData(form), headers: { "HX-Request": "true" } });
  if (answer.ok) {
    form.removeAttribute("data-dirty");
    return visit(location.href, { how: "stay" });
  }
  button.disabled = false;
  const errors = document.createElement("template");
  errors.innerHTML = await answer.text();
  for (const cell of cells()) { cell.classList.remove("wrong"); cell.querySelector(".cell-error")?.remove(); }
  const general = [];
  takeVersions(form, errors.content);
  for (const item of errors.content.querySelectorAll("[data-cell]")) {
    const [id, field] = item.dataset.cell.split("-");
    const cell = field && document.querySelector(`tr[data-id="${id}"] td[data-field="${field}"].dirty`);
    if (!cell) { general.push(item.textContent); continue; }
    cell.classList.add("wrong");
    cell.append(Object.assign(document.createElement("span"), { className: "cell-error", role: "alert", textContent: item.textContent }));
  }
  form.querySelector(".text").textContent = general.join(" ") || said("Nothing was saved. Correct the marked cells.");
  if (!general.length) document.querySelector("td.wrong .edit")?.focus();
}

// What somebody else has saved is known now: the next time it is saved over just that.
export function takeVersions(form, answer) {
  for (const item of answer.querySelectorAll("[data-version]")) {
    const name = item.dataset.version ? `${item.dataset.version}-version` : "version";
    for (const input of form.elements) if (input.name === name) input.value = item.textContent;
  }
}

document.addEventListener("dblclick", (event) => {
  const cell = event.target.closest("td[data-field]");
  if (cell && !event.target.closest(".editor")) edit(cell);
});
document.addEventListener("click", (event) => {
  if (event.target.closest("td[data-field] .edit")) edit(event.target.closest("td"));
  if (event.target.closest("[data-discard]")) restoreAll();
});
document.addEventListener("keydown", (event) => {
  const cell = event.target.closest("td[data-field]");
  if (!cell) return;
  if (event.key === "F2") { event.preventDefault(); edit(cell); }
  if (!event.target.closest(".editor") || event.defaultPrevented) return;
  if (event.key === "Enter" && !event.target.matches("textarea, button:not([role=combobox])")) {
    event.preventDefault();
    keep(cell);
    cell.querySelector(".edit").focus();
  } else if (event.key === "Escape") { event.preventDefault(); restore(cell); cell.querySelector(".edit").focus(); }
});
// A choice is the whole value: it is made, and the bar with Save appears.
document.addEventListener("change", (event) => {
  const cell = event.target.closest("td[data-field].editing");
  if (!cell || !event.target.closest("[data-select]")) return;
  keep(cell);
  cell.querySelector(".edit").focus();
});
document.addEventListener("focusout", (event) => {
  const cell = event.target.closest?.("td[data-field].editing");
  if (cell && event.relatedTarget && !cell.contains(event.relatedTarget)) keep(cell);
});
document.addEventListener("pointerdown", (event) => {
  for (const cell of document.querySelectorAll("td[data-field].editing")) if (!cell.contains(event.target)) keep(cell);
});
eachPage(() => {
  form = document.getElementById("cells");
  form?.addEventListener("discard", restoreAll);
  form?.addEventListener("submit", (event) => { event.preventDefault(); event.stopPropagation(); save(); });
});
