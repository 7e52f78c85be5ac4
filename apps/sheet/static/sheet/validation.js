// The panel of data validation.
import { sheet } from "./state.js";
import { operate } from "./server.js";
import { selection } from "./selection.js";
import { onCommand } from "./menus.js";
import { element } from "./dialogs.js";
import { validationAt } from "./cell_rules.js";
import { areasName, button, goTo, rulePanel, selectedName } from "./rule_panel.js";

const KINDS = [["list", "Dropdown"], ["range", "Dropdown from a range"], ["checkbox", "Checkbox"], ["number", "Number"], ["date", "Date"], ["text", "Text"], ["custom", "Custom formula"]];
const NUMBERS = [["", "is any number"], ["between", "is between"], ["not between", "is not between"], ["greater", "is greater than"], ["at least", "is at least"],
  ["less", "is less than"], ["at most", "is at most"], ["equal", "is equal to"], ["not equal", "is not equal to"]];
const DATES = [["", "is any date"], ["equal", "is"], ["greater", "is after"], ["at least", "is on or after"], ["less", "is before"], ["at most", "is on or before"],
  ["between", "is between"], ["not between", "is not between"]];
const TEXTS = [["contains", "contains"], ["not contains", "does not contain"], ["text is", "is exactly"], ["email", "is an e-mail address"], ["url", "is a web address"]];
const LISTS = { number: NUMBERS, date: DATES, text: TEXTS };

const operatorOf = (values) => values[`${values.kind}Operator`] ?? "";
const compares = (values) => ["number", "date"].includes(values.kind) && operatorOf(values) !== "";
const asksText = (values) => values.kind === "text" && !["email", "url"].includes(operatorOf(values));
const isTwo = (values) => compares(values) && operatorOf(values).includes("between");

function form(rule, { kind = "list" } = {}) {
  const now = rule ?? { kind, strict: true };
  const only = (...kinds) => (values) => kinds.includes(values.kind);
  const fields = [
    { name: "areas", label: "Apply to range", value: rule ? areasName(rule.areas) : selectedName() },
    { type: "select", name: "kind", label: "Criteria", options: KINDS, value: now.kind },
    { type: "area", name: "choices", label: "Values, one on each line", value: rule?.kind === "list" ? rule.choices.join("\n") : "", when: only("list") },
    { name: "source", label: "Range with the values", value: rule?.source ?? "", when: only("range") },
    ...Object.entries(LISTS).map(([name, options]) => ({ type: "select", name: `${name}Operator`, label: "Condition", options, value: now.kind === name ? now.operator ?? "" : options[0][0], when: only(name) })),
    { name: "first", label: "Value or formula", value: now.first ?? "", when: (values) => compares(values) || asksText(values) || values.kind === "custom" },
    { name: "second", label: "And", value: now.second ?? "", when: isTwo },
    { type: "select", name: "strict", label: "If the data is invalid", options: [["1", "Reject the input"], ["", "Show a warning"]], value: now.strict ? "1" : "" },
    { name: "help", label: "Help text", value: now.help ?? "" },
  ];
  return {
    title: rule ? "Edit validation" : "New validation", fields,
    submit: (values) => operate("set_validation", {
      id: rule?.id ?? null, areas: values.areas, kind: values.kind, operator: operatorOf(values) || null, first: values.first || null, second: values.second || null,
      choices: values.choices.split("\n"), source: values.source || null, strict: values.strict === "1", help: values.help || null,
    }, { quiet: true }),
  };
}

const panel = rulePanel({
  title: "Data validation", addLabel: "Add rule", empty: "No rules on this sheet. Select cells and add one.",
  rules: () => sheet.validations ?? [],
  item: (rule) => [
    button(areasName(rule.areas), `Go to ${areasName(rule.areas)}`, () => goTo(rule.areas), "quiet small rule-place"),
    element("p", {}, `${KINDS.find(([kind]) => kind === rule.kind)[1]}${rule.source ? ` ${rule.source}` : ""}: ${rule.says}`),
    element("p", { className: "muted" }, rule.strict ? "Rejects other input" : "Warns of other input"),
  ],
  form, remove: (rule) => operate("remove_validation", { id: rule.id }),
});

onCommand("validation", () => {
  const here = validationAt(selection.row, selection.column);
  return here || sheet.validations?.length ? panel.open() : panel.edit(null);
});
onCommand("dropdown", () => panel.edit(validationAt(selection.row, selection.column) ?? null, { kind: "list" }));
onCommand("checkbox", () => operate("set_validation", { areas: selectedName(), kind: "checkbox" }));
