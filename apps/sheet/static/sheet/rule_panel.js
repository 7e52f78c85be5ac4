// A panel beside the grid for one kind of rule: the list of those on the sheet, and the form of one.
import { areaName, clipped, mayEdit } from "./state.js";
import { onChange, tell } from "./server.js";
import { areas, selectArea, selection, wholeColumns } from "./selection.js";
import { focusGrid } from "./entry.js";
import { control, element, refuse, settling, valuesOf } from "./dialogs.js";
import { asArea } from "./cell_rules.js";
import { alone, isKnown, onAlone } from "./side.js";

export function button(label, name, run, kind = "quiet small") {
  const made = element("button", { type: "button", className: `button ${kind}`, "aria-label": name }, label);
  made.addEventListener("click", run);
  return made;
}

export const areasName = (areas) => areas.map((corners) => areaName(asArea(corners))).join(", ");
// The selection as the range of a new rule; whole columns stay whole.
export const selectedName = () => areas().map((area) => areaName(area.bottom > 40000 && !wholeColumns() ? clipped(area) : area)).join(", ");
export const goTo = (areas) => { if (areas.length) selectArea(asArea(areas[0])); };

// `kind`: title, addLabel, empty, rules(), item(rule) → nodes, form(rule, preset) → {fields, submit(values)}, remove(rule).
export function rulePanel(kind) {
  const aside = element("aside", { className: "side-panel", "aria-label": kind.title, hidden: true });
  document.querySelector(".work").append(aside);
  const panel = { aside, kind, form: null };
  onChange((what) => {
    if (aside.hidden) return;
    if (what === "sheet") panel.form = null;
    if (!panel.form) paint(panel);
  });
  aside.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || aside.querySelector(":popover-open")) return;
    event.preventDefault();
    if (panel.form) showList(panel);
    else close(panel);
  });
  return {
    open: () => { only(panel); showList(panel); },
    edit: (rule, preset) => { only(panel); showForm(panel, rule, preset); },
  };
}

// Of the panels beside the grid one shows at a time.
export function only(panel) {
  if (!isKnown(panel.aside)) onAlone(panel.aside, () => { panel.aside.hidden = true; panel.form = null; });
  panel.aside.hidden = false;
  alone(panel.aside);
  tell("cells");
}

function close(panel) {
  panel.aside.hidden = true;
  panel.form = null;
  tell("cells");
  focusGrid();
}

function head(panel, title) {
  return element("header", {}, element("h2", {}, title), button("Close", `Close ${panel.kind.title.toLowerCase()}`, () => close(panel)));
}

function showList(panel) {
  panel.form = null;
  paint(panel);
  (panel.aside.querySelector(".add-rule") ?? panel.aside.querySelector("button")).focus();
}

function paint(panel) {
  const { kind, aside } = panel, rules = kind.rules();
  const held = aside.contains(document.activeElement) ? document.activeElement : null, heldRule = held?.closest(".rule")?.dataset.rule;
  const list = element("ol", { className: "rule-list", "aria-label": `${kind.title} of this sheet` }, ...rules.map((rule, index) => {
    const tools = element("span", { className: "rule-tools" }, ...(mayEdit && !(kind.isShut?.(rule)) ? [
      button("Edit", `Edit rule ${index + 1}`, () => showForm(panel, rule)),
      button("Remove", `Remove rule ${index + 1}`, () => kind.remove(rule))] : []), ...(kind.tools?.(rule, index, rules) ?? []));
    return element("li", { className: "rule", "data-rule": rule.id }, ...kind.item(rule), tools);
  }));
  const add = button(kind.addLabel, kind.addLabel, () => showForm(panel, null), "secondary small add-rule");
  aside.replaceChildren(head(panel, kind.title), ...(rules.length ? [list] : [element("p", { className: "empty" }, kind.empty)]), ...(mayEdit ? [add] : []));
  kind.painted?.(list);
  // Whoever goes through the list by keyboard stays at the rule, if it is still there.
  if (!held || held.isConnected) return;
  const tools = [...aside.querySelectorAll(`.rule[data-rule="${heldRule}"] button`)];
  (tools.find((other) => other.textContent === held.textContent) ?? tools.at(-1) ?? aside.querySelector(".add-rule, button")).focus();
}

function showForm(panel, rule, preset = {}) {
  const { kind, aside } = panel, { title, fields, submit } = kind.form(rule, preset);
  const form = element("form", { className: "rule-form", noValidate: true, "aria-label": title });
  const banner = element("p", { className: "banner danger", role: "alert", hidden: true });
  const made = fields.map((field) => [field, control(field)]);
  const save = element("button", { type: "submit", className: "button primary small" }, "Save");
  form.append(banner, element("div", { className: "fields" }, ...made.map(([, node]) => node)),
    element("footer", {}, button("Cancel", "Cancel", () => showList(panel), "secondary small"), save));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await submit(valuesOf(form, fields));
    if (answer?.message) return refuse(form, banner, answer);
    return answer && showList(panel);
  });
  settling(form, fields, made);
  panel.form = form;
  aside.replaceChildren(head(panel, title), form);
  (form.querySelector("input.input") ?? save).focus();
  form.querySelector("input.input")?.select();
}

// Colors to choose one of, as a group of radio buttons.
export function swatches({ name, label, value, options }) {
  const group = element("div", { className: "swatch-row", role: "radiogroup", "aria-label": label }, ...options.map(([color, text]) => {
    const face = element("span", { className: color ? "swatch-face" : "swatch-face none" });
    if (color) face.style.backgroundColor = color;
    return element("label", { title: text }, element("input", { type: "radio", name, value: color, checked: color === (value ?? ""), "aria-label": text }), face);
  }));
  return element("div", { className: "field wide" }, element("span", { className: "label" }, label), group);
}
