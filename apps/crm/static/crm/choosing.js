// The advanced search of a lookup: rows follow what is typed and filtered; the arrows go from row to row. Choosing one
// is the lookup's (platform/lookup.js).

let asked = 0;
let timer = 0;

async function find(form, part = "") {
  clearTimeout(timer);
  const turn = ++asked;
  const address = new URL(form.dataset.choosing, location.href);
  for (const [name, value] of [...new FormData(form), ...new URLSearchParams(part)]) address.searchParams.set(name, value);
  address.searchParams.set("part", "rows");
  const answer = await fetch(address, { headers: { "HX-Request": "true", "HX-Target": "dialog#above" } });
  const rows = form.querySelector("[data-rows]");
  if (turn !== asked || !form.isConnected || !answer.ok) return;
  const focused = document.activeElement.closest("[data-with]")?.dataset.with.split("=")[0];
  rows.innerHTML = await answer.text();
  window.htmx.process(rows);
  rows.querySelector(".dialog-body").scrollTop = 0;
  // What was pressed is there anew; its place, if it cannot be pressed now, is taken by the search.
  if (focused) (rows.querySelector(`[data-with^="${focused}="]:not(:disabled)`) ?? form.elements.q).focus();
}

document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-choosing]");
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(() => find(form), 100);
});
document.addEventListener("change", (event) => {
  const form = event.target.matches("input[type=hidden]") && event.target.closest("[data-choosing]");
  if (form) find(form);
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-choosing]")) return;
  event.preventDefault();
  event.stopPropagation();
  find(event.target);
}, true);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-choosing] [data-with]");
  if (button) find(button.form, button.dataset.with);
});
document.addEventListener("keydown", (event) => {
  const form = event.target.closest("[data-choosing]");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!form || !step || event.target.matches("[role=combobox]")) return;
  const rows = [...form.querySelectorAll("[data-choice] button")];
  const at = rows.indexOf(event.target);
  if (at < 0 && event.target !== form.elements.q) return;
  const next = at + step;
  event.preventDefault();
  if (next < 0) form.elements.q.focus();
  else rows[next]?.focus();
});
