// What a filter asks of a column, in words, and who may ask.
import { mayEdit, openView } from "./state.js";
import { colorName } from "./cell_rules.js";

export const CONDITIONS = [["", "No condition"], ["contains", "Contains"], ["not contains", "Does not contain"], ["starts with", "Starts with"], ["ends with", "Ends with"],
  ["equals", "Equals"], ["not equals", "Does not equal"], ["greater", "Greater than"], ["at least", "At least"], ["less", "Less than"], ["at most", "At most"],
  ["between", "Between"], ["not between", "Not between"], ["date is", "Date is"], ["date before", "Date is before"], ["date after", "Date is after"],
  ["empty", "Is empty"], ["not empty", "Is not empty"]];
export const needsOne = (operator) => !["", "empty", "not empty"].includes(operator);
export const needsTwo = (operator) => ["between", "not between"].includes(operator);
const names = new Map(CONDITIONS);

// Nobody changes a saved view by looking through it.
export const mayAsk = () => mayEdit || openView()?.id === "temporary";
// Temporary views are everybody's own; a saved one is changed by who may edit.
export const mayChange = (view) => mayEdit || view.id === "temporary";

export function asked(criterion) {
  if (!criterion) return "";
  const { hidden, operator, operand, second, fill, color } = criterion, said = [];
  if (operator) said.push([names.get(operator), operand, second && `and ${second}`].filter(Boolean).join(" "));
  if (hidden.length) said.push(`${hidden.length} ${hidden.length === 1 ? "value" : "values"} left out`);
  if (fill) said.push(`Fill ${colorName(fill).toLowerCase()}`);
  if (color) said.push(`Text ${colorName(color).toLowerCase()}`);
  return said.join("; ");
}
