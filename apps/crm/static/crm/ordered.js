// Rows of a table that are put in order: by dragging their grip, or by the arrow keys on it. Their own buttons move them.
let drag = null; // {row, rows, grip, over}

function send(row, place) {
  const form = row.querySelector("form:has(input[name=place])"), button = form?.querySelector("button");
  if (!form) return;
  form.querySelector("input[name=place]").value = place;
  button.disabled = false;
  form.requestSubmit(button);
}

const rowsOf = (row) => [...row.parentElement.children];

function mark(row) {
  drag.over?.classList.remove("over-above", "over-below");
  drag.over = row;
  if (row && row !== drag.row) row.classList.add(drag.rows.indexOf(row) < drag.rows.indexOf(drag.row) ? "over-above" : "over-below");
}

function end() {
  drag?.row.classList.remove("dragged");
  drag?.over?.classList.remove("over-above", "over-below");
  drag = null;
}

document.addEventListener("pointerdown", (event) => {
  const grip = event.button === 0 && event.target.closest("[data-ordered] [data-grip]");
  if (!grip) return;
  const row = grip.closest("tr");
  drag = { row, rows: rowsOf(row), over: null };
  row.classList.add("dragged");
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  event.preventDefault();
  const row = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-ordered] tbody tr");
  mark(row && drag.rows.includes(row) ? row : null);
});

document.addEventListener("pointerup", () => {
  if (!drag) return;
  const { row, rows, over } = drag;
  end();
  if (over && over !== row) send(row, rows.indexOf(over) + 1);
});
document.addEventListener("pointercancel", end);
document.addEventListener("page:leave", end);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { end(); return; }
  const grip = event.target.closest?.("[data-ordered] [data-grip]"), by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!grip || !by) return;
  event.preventDefault();
  const place = Number(grip.dataset.place) + by;
  if (place >= 1 && place <= Number(grip.dataset.last)) send(grip.closest("tr"), place);
});
