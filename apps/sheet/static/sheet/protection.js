// The panel of protected sheets and ranges, and the question before what is only protected by a warning is changed.
import { boot, book, inside, sheet } from "./state.js";
import { askBefore, operate } from "./server.js";
import { onCommand } from "./menus.js";
import { ask, element } from "./dialogs.js";
import { asArea } from "./cell_rules.js";
import { areasName, button, goTo, rulePanel, selectedName } from "./rule_panel.js";

const tabName = () => book.sheets.find((other) => other.id === sheet.id)?.name ?? "this sheet";
const nameOf = (id) => boot.editors.find(([person]) => person === id)?.[1] ?? "Somebody";

function form(rule, { whole = false } = {}) {
  const isWhole = rule ? !rule.areas.length : whole;
  const only = (what) => (values) => values.what === what;
  const fields = [
    { type: "select", name: "what", label: "Protect", options: [["range", "A range"], ["sheet", `The sheet ${tabName()}`]], value: isWhole ? "sheet" : "range" },
    { name: "areas", label: "Range", value: rule?.areas.length ? areasName(rule.areas) : selectedName(), when: only("range") },
    { name: "exceptions", label: "Except these cells", value: rule ? areasName(rule.exceptions) : "", when: only("sheet") },
    { name: "description", label: "Description", value: rule?.description ?? "" },
    { type: "select", name: "who", label: "Who may edit", options: [["", "Only you and the owner"], ["some", "The owner and these people"], ["warn", "Everybody, after a warning"]], value: rule?.warns ? "warn" : rule?.editors.length ? "some" : "" },
    { type: "note", label: boot.level === "owner" ? "You are the owner of this workbook." : `The owner of this workbook is ${boot.owner}.` },
    { type: "checks", name: "editors", label: "People", options: boot.editors.map(([id, name]) => [id, name, rule?.editors.includes(id)]), when: (values) => values.who === "some" },
  ];
  return {
    title: rule ? "Edit protection" : "New protection", fields,
    submit: (values) => {
      const range = values.what === "range";
      if (range && !values.areas.trim()) return { message: "Type the range to protect.", errors: { areas: "Type the range to protect." } };
      return operate("protect", {
        id: rule?.id ?? null, areas: range ? values.areas : "", exceptions: range ? "" : values.exceptions, description: values.description || null,
        warns_only: values.who === "warn", editors: values.who === "some" ? values.editors.map(Number) : [],
      }, { quiet: true });
    },
  };
}

const placeOf = (rule) => (rule.areas.length ? areasName(rule.areas) : tabName());
const who = (rule) => (rule.warns ? "Everybody may edit, after a warning" : rule.editors.length ? `The owner and ${rule.editors.map(nameOf).join(", ")} may edit` : "Only the owner may edit");

const panel = rulePanel({
  title: "Protected sheets and ranges", addLabel: "Protect a range or the sheet", empty: "Nothing on this sheet is protected.",
  rules: () => sheet.protections ?? [],
  isShut: (rule) => !rule.mine,
  item: (rule) => [
    button(placeOf(rule), `Go to ${placeOf(rule)}`, () => goTo(rule.areas), "quiet small rule-place"),
    ...(rule.description ? [element("p", {}, rule.description)] : []),
    ...(rule.exceptions.length ? [element("p", {}, `Except ${areasName(rule.exceptions)}`)] : []),
    element("p", { className: "muted" }, who(rule)),
  ],
  form, remove: (rule) => operate("unprotect", { id: rule.id }),
});

onCommand("protect", () => (sheet.protections?.length ? panel.open() : panel.edit(null)));
onCommand("protect-range", () => panel.edit(null));
onCommand("protect-sheet", () => panel.edit((sheet.protections ?? []).find((rule) => !rule.areas.length && rule.mine) ?? null, { whole: true }));

// The areas that an operation writes into, as far as the page can tell.
function written(op, args) {
  if (op === "set") return args.cells.map(([row, column]) => [row, column, row, column]);
  if (op === "paste_text") return [[args.row, args.column, args.row + args.rows.length - 1, args.column + Math.max(...args.rows.map((row) => row.length)) - 1]];
  if (["insert", "delete", "move_lines"].includes(op)) return [args.axis === "row" ? [args.at, 1, args.at + (args.count ?? 1) - 1, 500] : [1, args.at, 50000, args.at + (args.count ?? 1) - 1]];
  return ["clear", "paste", "fill", "format", "decimals", "borders", "sort", "merge", "unmerge", "trim_texts", "remove_links"].includes(op) ? [args.area] : [];
}

const meets = ([top, left, bottom, right], other) => !(other[2] < top || other[0] > bottom || other[3] < left || other[1] > right);
function isWarned(areas) {
  return (sheet.protections ?? []).some((rule) => rule.warns && areas.some((area) => (rule.areas.length ? rule.areas.some((own) => meets(own, area))
    : !rule.exceptions.some((hole) => inside(asArea(hole), area[0], area[1]) && inside(asArea(hole), area[2], area[3])))));
}

let agreed = null; // the sheet on which the warning was heard
askBefore((op, args) => new Promise((resolve) => {
  if (agreed === sheet.id || !isWarned(written(op, args))) return resolve(true);
  const dialog = document.getElementById("ask");
  ask({
    title: "Edit protected cells?", text: "You are about to change cells that should not be changed by accident.",
    fields: [{ type: "check", name: "quiet", label: "Do not ask again on this sheet" }], actions: [["Edit anyway", null]],
  }, ({ quiet }) => {
    if (quiet) agreed = sheet.id;
    resolve(true);
    return null;
  });
  dialog.addEventListener("close", () => resolve(false), { once: true });
  return undefined;
}));
