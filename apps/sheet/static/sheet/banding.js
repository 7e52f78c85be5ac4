// The panel of alternating colors.
import { areaName, sheet } from "./state.js";
import { operate } from "./server.js";
import { onCommand } from "./menus.js";
import { element } from "./dialogs.js";
import { asArea } from "./cell_rules.js";
import { button, goTo, rulePanel, swatches } from "./rule_panel.js";
import { heads, region } from "./commands.js";
import { inside } from "./state.js";
import { selection } from "./selection.js";

const COLORS = [["#FFFFFF", "White"], ["#F1F5F9", "Light gray"], ["#CBD5E1", "Gray"], ["#EFF6FF", "Pale blue"], ["#BFDBFE", "Light blue"], ["#93C5FD", "Blue"],
  ["#F0FDF4", "Pale green"], ["#BBF7D0", "Light green"], ["#86EFAC", "Green"], ["#FEFCE8", "Pale yellow"], ["#FEF08A", "Light yellow"], ["#FCD34D", "Amber"],
  ["#FEF2F2", "Pale red"], ["#FECACA", "Light red"], ["#FDA4AF", "Rose"], ["#F5F3FF", "Pale violet"], ["#DDD6FE", "Light violet"], ["#C4B5FD", "Violet"]];
// Header and footer, first and second rows.
const STYLES = [["Gray", "#CBD5E1", "#FFFFFF", "#F1F5F9"], ["Blue", "#93C5FD", "#FFFFFF", "#EFF6FF"], ["Green", "#86EFAC", "#FFFFFF", "#F0FDF4"],
  ["Yellow", "#FCD34D", "#FFFFFF", "#FEFCE8"], ["Red", "#FDA4AF", "#FFFFFF", "#FEF2F2"], ["Violet", "#C4B5FD", "#FFFFFF", "#F5F3FF"]];
const styleOf = ({ header, first, second, footer }) => STYLES.find(([, edge, one, two]) => [header, footer].every((color) => !color || color === edge) && first === one && second === two);
const nameOf = (color) => COLORS.find(([value]) => value === color)?.[1] ?? color;

// Styles to choose from; one chosen sets the colors below.
function styleField(now) {
  const group = element("div", { className: "band-styles", role: "radiogroup", "aria-label": "Style" }, ...STYLES.map(([name, edge, one, two]) => {
    const sample = element("span", { className: "band-sample" }, ...[edge, one, two, one].map((color) => { const row = element("span"); row.style.backgroundColor = color; return row; }));
    return element("label", { title: name }, element("input", { type: "radio", name: "style", value: name, checked: styleOf(now)?.[0] === name, "aria-label": name }), sample);
  }));
  group.addEventListener("change", ({ target }) => {
    const [, edge, one, two] = STYLES.find(([name]) => name === target.value), form = target.closest("form");
    for (const [name, color] of [["headerColor", edge], ["first", one], ["second", two], ["footerColor", edge]]) form.querySelector(`input[name=${name}][value="${color}"]`).checked = true;
  });
  return element("div", { className: "field wide" }, element("span", { className: "label" }, "Style"), group);
}

function form(rule) {
  const place = rule ? asArea(rule.area) : region();
  const now = rule ?? { header: heads(place) ? "#CBD5E1" : null, first: "#FFFFFF", second: "#F1F5F9", footer: null };
  const color = (name, label, value, when) => ({ name, label, when, make: () => swatches({ name, label, value, options: COLORS }) });
  const fields = [
    { name: "area", label: "Apply to range", value: areaName(place) },
    { name: "style", label: "Style", make: () => styleField(now) },
    { type: "check", name: "header", label: "Header", value: !!now.header }, { type: "check", name: "footer", label: "Footer", value: !!now.footer },
    color("headerColor", "Header color", now.header ?? "#CBD5E1", (values) => values.header), color("first", "First color", now.first),
    color("second", "Second color", now.second), color("footerColor", "Footer color", now.footer ?? now.header ?? "#CBD5E1", (values) => values.footer),
  ];
  return {
    title: rule ? "Edit alternating colors" : "New alternating colors", fields,
    submit: ({ area, header, headerColor, first, second, footer, footerColor }) => operate("set_banding", {
      id: rule?.id ?? null, area, first, second, header: header ? headerColor : null, footer: footer ? footerColor : null,
    }, { quiet: true }),
  };
}

const panel = rulePanel({
  title: "Alternating colors", addLabel: "Add alternating colors", empty: "No alternating colors on this sheet. Select a table and add some.",
  rules: () => sheet.bandings ?? [],
  item: (rule) => [
    button(areaName(asArea(rule.area)), `Go to ${areaName(asArea(rule.area))}`, () => goTo([rule.area]), "quiet small rule-place"),
    element("p", {}, `${nameOf(rule.first)} and ${nameOf(rule.second).toLowerCase()}`),
    element("p", { className: "muted" }, [rule.header && `Header ${nameOf(rule.header).toLowerCase()}`, rule.footer && `footer ${nameOf(rule.footer).toLowerCase()}`].filter(Boolean).join(", ") || "Without header and footer"),
  ],
  form, remove: (rule) => operate("remove_banding", { id: rule.id }),
});

onCommand("banding", () => {
  const here = (sheet.bandings ?? []).find((rule) => inside(asArea(rule.area), selection.row, selection.column));
  if (here) return panel.edit(here);
  return sheet.bandings?.length ? panel.open() : panel.edit(null);
});
