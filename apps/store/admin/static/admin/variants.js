// The table of variants: the box of a group selects all of its rows.
const rowsOf = (box) => {
  const found = [];
  for (let row = box.closest("tr").nextElementSibling; row && !row.matches(".group-row"); row = row.nextElementSibling) found.push(row.querySelector("[data-row]"));
  return found;
};

document.addEventListener("change", (event) => {
  const box = event.target;
  if (box.matches?.("input[data-group]")) {
    const rows = rowsOf(box);
    for (const row of rows) row.checked = box.checked;
    rows[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (box.matches?.(".variants-table input[data-row], .variants-table input[data-whole]")) {
    for (const group of document.querySelectorAll("input[data-group]")) {
      const rows = rowsOf(group), checked = rows.filter((row) => row.checked).length;
      group.checked = checked === rows.length;
      group.indeterminate = checked > 0 && !group.checked;
    }
  }
});
