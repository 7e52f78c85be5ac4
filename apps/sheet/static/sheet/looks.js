// The panel of conditional formatting: rules in order, the first one wins.
import { sheet } from "./state.js";
import { operate } from "./server.js";
import { onCommand } from "./menus.js";
import { element } from "./dialogs.js";
import { COLORS } from "./cell_rules.js";
import { areasName, button, goTo, rulePanel, selectedName, swatches } from "./rule_panel.js";

const CONDITIONS = [["greater", "Greater than"], ["at least", "Greater than or equal to"], ["less", "Less than"], ["at most", "Less than or equal to"], ["equal", "Is equal to"],
  ["not equal", "Is not equal to"], ["between", "Is between"], ["not between", "Is not between"], ["contains", "Text contains"], ["not contains", "Text does not contain"],
  ["starts with", "Text starts with"], ["ends with", "Text ends with"], ["text is", "Text is exactly"], ["date is", "Date is"], ["date before", "Date is before"],
  ["date after", "Date is after"], ["empty", "Is empty"], ["not empty", "Is not empty"], ["duplicate", "Is a duplicate"], ["unique", "Is unique"], ["formula", "Custom formula is"],
  ["scale", "Color scale"], ["bar", "Data bar"]];
const NO_OPERAND = ["empty", "not empty", "duplicate", "unique", "scale", "bar"];
const PLACES = [["min", "Lowest value"], ["number", "Number"], ["percent", "Percent"], ["percentile", "Percentile"], ["max", "Highest value"]];
const isPlain = (values) => values.kind !== "scale" && values.kind !== "bar";
const isScale = (values) => values.kind === "scale";

const MARKS = [["b", "Bold"], ["i", "Italic"], ["u", "Underlined"], ["s", "Struck through"]];

function form(rule) {
  const style = rule?.style ?? {}, points = rule?.points ?? [];
  const low = points[0] ?? { at: "min", color: "#FFFFFF" }, high = points.at(-1) ?? { at: "max", color: "#16A34A" }, middle = points.length === 3 ? points[1] : null;
  const point = (name, label, now, places) => [
    { type: "select", name: `${name}At`, label, options: places, value: now?.at ?? "", when: isScale },
    { name: `${name}Value`, label: `${label}: value`, value: now?.value ?? "", when: (values) => isScale(values) && ["number", "percent", "percentile"].includes(values[`${name}At`]) },
    { type: "select", name: `${name}Color`, label: `${label}: color`, options: COLORS, value: now?.color ?? "#FEF08A", when: (values) => isScale(values) && values[`${name}At`] !== "" },
  ];
  const fields = [
    { name: "areas", label: "Apply to range", value: rule ? areasName(rule.areas) : selectedName() },
    { type: "select", name: "kind", label: "Format cells if", options: CONDITIONS, value: rule?.kind ?? "greater" },
    { name: "first", label: "Value or formula", value: rule?.first ?? "", when: (values) => !NO_OPERAND.includes(values.kind) },
    { name: "second", label: "And", value: rule?.second ?? "", when: (values) => values.kind.includes("between") },
    { name: "g", label: "Fill", make: swatches, value: style.g ?? (rule ? "" : "#BBF7D0"), options: [["", "No fill"], ...COLORS], when: isPlain },
    { name: "c", label: "Text color", make: swatches, value: style.c ?? "", options: [["", "As it is"], ...COLORS], when: isPlain },
    ...MARKS.map(([name, label]) => ({ type: "check", name, label, value: !!style[name], when: isPlain })),
    ...point("low", "Minimum", rule?.kind === "scale" ? low : { at: "min", color: "#FFFFFF" }, PLACES.slice(0, 4)),
    ...point("middle", "Midpoint", middle, [["", "None"], ...PLACES.slice(1, 4)]),
    ...point("high", "Maximum", rule?.kind === "scale" ? high : { at: "max", color: "#16A34A" }, PLACES.slice(1)),
    { name: "bar", label: "Bar color", make: swatches, value: rule?.kind === "bar" ? points[0].color : "#BFDBFE", options: COLORS, when: (values) => values.kind === "bar" },
  ];
  return {
    title: rule ? "Edit format rule" : "New format rule", fields,
    submit: (values) => {
      const at = (name) => ({ at: values[`${name}At`], value: String(values[`${name}Value`] ?? "") || null, color: values[`${name}Color`] });
      const scale = [at("low"), ...(values.middleAt ? [at("middle")] : []), at("high")];
      const chosen = Object.fromEntries([["g", values.g], ["c", values.c], ...MARKS.map(([name]) => [name, values[name] ? 1 : null])].filter(([, value]) => value));
      return operate("set_format_rule", {
        id: rule?.id ?? null, areas: values.areas, kind: values.kind, first: values.first || null, second: values.second || null, style: isPlain(values) ? chosen : {},
        points: values.kind === "scale" ? scale : values.kind === "bar" ? [{ at: "max", color: values.bar }] : [],
      }, { quiet: true });
    },
  };
}

export function says(rule) {
  const name = CONDITIONS.find(([kind]) => kind === rule.kind)[1];
  return [name, rule.first, rule.second && `and ${rule.second}`].filter(Boolean).join(" ");
}

// "Light red fill, bold": what the sample shows, in words.
const colorName = (color) => (COLORS.find(([value]) => value === color)?.[1] ?? color).toLowerCase();
function wears(rule) {
  if (rule.points?.length) return rule.points.map((point) => colorName(point.color)).join(" to ");
  const { g, c } = rule.style, marks = MARKS.filter(([name]) => rule.style[name]).map(([, label]) => label.toLowerCase());
  const words = [g && `${colorName(g)} fill`, c && `${colorName(c)} text`, ...marks].filter(Boolean).join(", ");
  return words && words[0].toUpperCase() + words.slice(1);
}

function sample(rule) {
  const face = element("span", { className: "look-sample", "aria-hidden": "true" }, rule.points ? "" : "123");
  const colors = rule.points?.map((point) => point.color);
  if (colors?.length > 1) face.style.backgroundImage = `linear-gradient(90deg, ${colors.join(", ")})`;
  else if (colors) face.style.backgroundImage = `linear-gradient(90deg, ${colors[0]} 60%, transparent 60%)`;
  face.style.backgroundColor = rule.style.g ?? "";
  face.style.color = rule.style.c ?? "";
  face.style.fontWeight = rule.style.b ? "700" : "";
  return face;
}

const move = (rule, position) => operate("move_format_rule", { id: rule.id, position });
const rules = () => sheet.formatRules ?? [];

const panel = rulePanel({
  title: "Conditional formatting", addLabel: "Add rule", empty: "No rules on this sheet. Select cells and add one.",
  rules,
  item: (rule) => [
    sample(rule), button(areasName(rule.areas), `Go to ${areasName(rule.areas)}`, () => goTo(rule.areas), "quiet small rule-place"), element("p", {}, says(rule)), element("p", { className: "muted" }, wears(rule)),
  ],
  tools: (rule, index, all) => [
    ...(index > 0 ? [button("↑", `Move rule ${index + 1} up`, () => move(rule, index))] : []),
    ...(index < all.length - 1 ? [button("↓", `Move rule ${index + 1} down`, () => move(rule, index + 2))] : []),
  ],
  form, remove: (rule) => operate("remove_format_rule", { id: rule.id }),
  painted: (list) => { for (const item of list.children) draggable(item); },
});

// Dragging a rule over another puts it in its place.
let dragged = null;
function draggable(item) {
  item.classList.add("draggable");
  item.addEventListener("pointerdown", (event) => { dragged = event.target.closest("button") || event.button !== 0 ? null : { id: Number(item.dataset.rule), y: event.clientY }; });
}
document.addEventListener("pointerup", (event) => {
  const from = dragged;
  dragged = null;
  if (!from || Math.abs(event.clientY - from.y) < 8) return;
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".rule.draggable");
  const position = over ? rules().findIndex((rule) => rule.id === Number(over.dataset.rule)) + 1 : 0;
  if (position > 0 && Number(over.dataset.rule) !== from.id) move({ id: from.id }, position);
});

onCommand("conditional-format", () => (rules().length ? panel.open() : panel.edit(null)));
