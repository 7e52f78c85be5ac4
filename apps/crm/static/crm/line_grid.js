// A grid of lines: cells are typed into directly, rows come and go, and all of it is saved together or not at all.
import { takeVersions } from "../platform/cells.js";
import { eachPage, visit } from "../platform/visit.js";
import { said } from "../platform/words.js";

let made = 0;
const grid = (element) => element.closest("[data-grid]");
const rows = (form) => [...form.querySelectorAll("[data-row]")];
const inputs = (row) => [...row.querySelectorAll(".line-cell input")];
const isChanged = (row) => row.classList.contains("new") || row.classList.contains("removed") || row.querySelector(".dirty") !== null;
const number = (text) => { const value = Number(text.replace(/[$€£,\s%]/g, "")); return Number.isFinite(value) ? value : NaN; };

function money(form, cents) {
  const text = (Math.abs(cents) / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return Number.isNaN(cents) ? "–" : `${form.dataset.symbol}${text}`;
}

// Quantity × price less the discount, halves rounded up, as the server reckons.
function totalOf(row) {
  const [quantity, price, discount] = inputs(row).map((input) => number(input.value));
  return Math.floor((quantity * Math.round(price * 100) * (100 - discount) + 50) / 100);
}

function refresh(form) {
  let sum = 0;
  for (const row of rows(form)) {
    for (const input of inputs(row)) input.parentElement.classList.toggle("dirty", row.classList.contains("new") || input.value.trim() !== input.defaultValue);
    const total = totalOf(row);
    row.querySelector("[data-total]").textContent = money(form, total);
    if (!row.classList.contains("removed")) sum += total;
  }
  form.querySelector("[data-sum]").textContent = money(form, sum);
  form.querySelector("[data-empty]").hidden = rows(form).length > 0;
  const count = rows(form).filter(isChanged).length;
  form.querySelector(".save-bar").hidden = count === 0;
  form.toggleAttribute("data-dirty", count > 0);
  form.querySelector(".save-bar .text").textContent = said(count === 1 ? "1 unsaved row" : `${count} unsaved rows`);
}

async function add(form, id) {
  made += 1;
  const answer = await fetch(`${form.dataset.grid}?product=${id}&key=new${made}`, { headers: { "HX-Request": "true" } });
  const text = await answer.text();
  if (!form.isConnected) return;
  if (!answer.ok) return refuse(text);
  form.querySelector("[data-rows]").insertAdjacentHTML("beforeend", text);
  const lookup = form.querySelector("[data-lookup]");
  lookup.querySelector("[data-add]").value = lookup.querySelector("[role=combobox]").value = "";
  lookup.querySelector(".clear").hidden = true;
  refresh(form);
  focus(inputs(rows(form).at(-1))[0]);
}

function refuse(why) {
  const dialog = document.getElementById("dialog");
  dialog.innerHTML = why;
  if (!dialog.open) dialog.showModal();
}

function focus(input) {
  input?.focus();
  input?.select();
}

function remove(row) {
  const form = grid(row);
  if (row.classList.contains("new")) row.remove();
  else mark(row, true);
  refresh(form);
}

function mark(row, isRemoved) {
  row.classList.toggle("removed", isRemoved);
  row.querySelector("[name$=-removed]").disabled = !isRemoved;
  row.querySelector("[data-remove]").hidden = isRemoved;
  row.querySelector("[data-restore]").hidden = !isRemoved;
  for (const input of inputs(row)) input.readOnly = isRemoved;
}

function clearErrors(form) {
  for (const cell of form.querySelectorAll(".wrong")) cell.classList.remove("wrong");
  for (const input of form.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
  for (const message of form.querySelectorAll(".cell-error")) message.remove();
}

async function save(form) {
  const button = form.querySelector(".save-bar [type=submit]");
  const data = new FormData();
  const kept = rows(form).filter(isChanged);
  for (const input of form.querySelectorAll("input[name]")) {
    const row = input.closest("[data-row]");
    if (!input.disabled && (row ? kept.includes(row) : ["csrf_token", "version"].includes(input.name))) data.append(input.name, input.value);
  }
  button.disabled = true;
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: { "HX-Request": "true" } });
  const text = await answer.text();
  if (!form.isConnected) return;
  if (answer.ok) {
    form.removeAttribute("data-dirty");
    return visit(location.href, { how: "stay", scroll: scrollY });
  }
  button.disabled = false;
  clearErrors(form);
  if (answer.status !== 422 || !text.includes("data-cell")) return refuse(text);
  show(form, text);
}

function show(form, text) {
  const errors = document.createElement("template");
  errors.innerHTML = text;
  const general = [];
  takeVersions(form, errors.content);
  for (const item of errors.content.querySelectorAll("[data-cell]")) {
    const [key, field] = item.dataset.cell.split("-");
    const row = form.querySelector(`[data-row="${key}"]`);
    const cell = row?.querySelector(`[data-field="${field || "quantity"}"]`) ?? row?.querySelector("[data-field=quantity]");
    if (!cell) { general.push(item.textContent); continue; }
    cell.classList.add("wrong");
    cell.querySelector("input").setAttribute("aria-invalid", "true");
    cell.insertAdjacentHTML("beforeend", '<span class="cell-error" role="alert"></span>');
    cell.lastElementChild.textContent = item.textContent;
  }
  form.querySelector(".save-bar .text").textContent = general.join(" ") || said("Nothing was saved. Correct the marked cells.");
  focus(form.querySelector(".wrong input"));
}

function neighbor(input, down) {
  const row = input.closest("[data-row]");
  const all = rows(grid(input));
  const next = all[all.indexOf(row) + (down ? 1 : -1)];
  return next && inputs(next)[inputs(row).indexOf(input)];
}

document.addEventListener("input", (event) => {
  const cell = event.target.closest("[data-grid] .line-cell");
  if (!cell) return;
  cell.classList.remove("wrong");
  event.target.removeAttribute("aria-invalid");
  cell.querySelector(".cell-error")?.remove();
  refresh(grid(cell));
});
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-grid] [data-add]") && event.target.value) add(grid(event.target), event.target.value);
});
document.addEventListener("focusin", (event) => { if (event.target.matches(".line-cell input")) event.target.select(); });
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (target.matches("[data-grid] [data-all-value]") && key === "Enter") {
    event.preventDefault();
    target.closest(".line-tools").querySelector("[data-all]").click();
  } else if (target.matches("[data-grid] .line-cell input")) {
    if (["Enter", "ArrowDown", "ArrowUp"].includes(key)) { event.preventDefault(); focus(neighbor(target, key !== "ArrowUp")); }
    else if (key === "Escape" && target.value !== target.defaultValue) { event.preventDefault(); target.value = target.defaultValue; refresh(grid(target)); target.select(); }
  } else if (target.matches("[data-grid] [role=combobox]") && key === "Enter") event.preventDefault();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-grid] button");
  if (!button) return;
  const row = button.closest("[data-row]");
  if (button.matches("[data-remove]")) remove(row);
  else if (button.matches("[data-restore]")) { mark(row, false); refresh(grid(row)); }
  else if (button.matches("[data-reset]")) { grid(button).removeAttribute("data-dirty"); visit(location.href, { how: "stay", scroll: scrollY }); }
  else if (button.matches("[data-all]")) {
    const given = grid(button).querySelector("[data-all-value]").value.trim();
    if (given) for (const each of rows(grid(button))) if (!each.classList.contains("removed")) each.querySelector("[data-field=discount_pct] input").value = given;
    refresh(grid(button));
  }
});
eachPage(() => {
  for (const form of document.querySelectorAll("[data-grid]")) {
    form.addEventListener("submit", (event) => { event.preventDefault(); event.stopPropagation(); save(form); });
  }
});
