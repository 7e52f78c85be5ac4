// What is asked about one column of the filter, beside its header.
import { columnName, sheet, shownAt } from "./state.js";
import { operate } from "./server.js";
import { ask } from "./dialogs.js";
import { tdAt } from "./grid.js";

export const CONDITIONS = [["", "No condition"], ["contains", "Contains"], ["equals", "Equals"], ["not equals", "Does not equal"], ["greater", "Greater than"],
  ["at least", "At least"], ["less", "Less than"], ["at most", "At most"], ["empty", "Is empty"], ["not empty", "Is not empty"]];

export function filterColumn(column) {
  const [top, , bottom] = sheet.filter.area, values = new Set();
  for (let row = top + 1; row <= bottom; row += 1) values.add(shownAt(row, column));
  const now = sheet.filter.criteria.find((criterion) => criterion.column === column);
  const hidden = new Set(now?.hidden ?? []);
  const sorted = [...values].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).slice(0, 500);
  ask({
    near: tdAt(top, column) ?? null,
    title: `Filter ${shownAt(top, column) || `column ${columnName(column)}`}`,
    fields: [
      { type: "select", name: "operator", label: "Condition", options: CONDITIONS, value: now?.operator ?? "", half: true },
      { name: "operand", label: "Compare with", value: now?.operand ?? "", half: true },
      { type: "checks", name: "shown", label: "Values to show", search: "Search values", options: sorted.map((value) => [value, value || "(empty)", !hidden.has(value)]) },
    ],
    actions: [["Clear", "clear"], ["Apply", "apply"]],
  }, ({ action, operator, operand, shown }) => {
    if (action === "clear") return operate("criterion", { column }, { quiet: true });
    const left = sorted.filter((value) => !shown.includes(value));
    return operate("criterion", { column, hidden: left, operator: operator || null, operand: operand || null }, { quiet: true });
  });
}
