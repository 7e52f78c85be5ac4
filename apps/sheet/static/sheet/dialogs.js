// Small dialogs made on the page: a title, some fields, what to do; refusals show beside the field they are about.
import { shut } from "../platform/caret.js";
import { said } from "../platform/words.js";

const dialog = document.getElementById("ask");
let serial = 0;
// What a script says itself; all else may be what somebody wrote into the workbook.
const SPOKEN = new Set(["h2", "h3", "button", "p", "label"]), SHOWN = new Set(["aria-label", "title", "placeholder"]);

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    const shown = SHOWN.has(name) ? said(value) : value;
    if (name in made && name !== "list") made[name] = shown;
    else made.setAttribute(name, value === true ? "" : shown);
  }
  made.append(...(SPOKEN.has(tag) || made.className === "label" ? children.map(said) : children));
  return made;
}
export { element, selectField };

// What stands for something else is a label; what stands for itself may be what somebody wrote.
const worded = (value, label) => (String(value) === label ? label : said(label));

// A listbox with a button, as the kit's select draws it.
function selectField(id, field) {
  const chosen = field.options.find(([value]) => String(value) === String(field.value ?? "")) ?? field.options[0];
  const hidden = element("input", { type: "hidden", name: field.name, value: chosen[0] });
  const shown = element("span", { className: "value cut", id: `${id}-value` }, worded(...chosen));
  const button = element("button", { type: "button", className: "input", id, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": `${id}-list`, "aria-label": field.label }, shown, document.getElementById("icon-down").content.cloneNode(true));
  const list = element("div", { className: "popup listbox", role: "listbox", popover: "manual", id: `${id}-list`, "aria-label": field.label },
    ...field.options.map(([value, label], index) => element("div", { role: "option", id: `${id}-${index + 1}`, "data-value": value, "aria-selected": String(value === chosen[0]) }, worded(value, label))));
  return element("div", { className: "select", "data-select": true }, hidden, button, list);
}

export function control(field) {
  if (field.make) return field.make(field);
  serial += 1;
  const id = `ask-${serial}`;
  if (field.type === "note") return element("p", { className: "field wide muted" }, field.label);
  if (field.type === "check") {
    return element("div", { className: "field check wide" }, element("label", { className: "checkbox" },
      element("input", { type: "checkbox", name: field.name, checked: !!field.value, id }), element("span", {}, field.label)));
  }
  if (field.type === "checks") {
    return element("div", { className: "field wide", role: "group", "aria-label": field.label }, element("span", { className: "label" }, field.label), ...(field.search ? searching(field.search) : []),
      element("div", { className: "checklist filter-values" }, ...field.options.map(([value, label, on]) => element("label", { className: "checkbox" },
        element("input", { type: "checkbox", name: field.name, value, checked: on }), element("span", {}, label)))));
  }
  const input = field.type === "select" ? selectField(id, field)
    : field.type === "area" ? element("textarea", { className: "input", id, name: field.name, rows: 3, defaultValue: field.value ?? "" })
      : element("input", { className: "input", type: "text", id, name: field.name, defaultValue: field.value ?? "", autocomplete: "off", spellcheck: false });
  return element("div", { className: `field${field.half ? "" : " wide"}` },
    element("label", { className: "label", htmlFor: id }, field.label), input, element("p", { className: "error", hidden: true, id: `${id}-error` }));
}

// What the fields of a form hold, by name.
export function valuesOf(form, fields) {
  const data = new FormData(form), values = {};
  for (const field of fields) {
    if (!field.name) continue;
    values[field.name] = field.type === "check" ? data.has(field.name) : field.type === "checks" ? data.getAll(field.name) : data.get(field.name) ?? "";
  }
  return values;
}

// Fields with a `when` show only where what the form holds says so; `made` are [field, its node].
export function settling(form, fields, made) {
  const settle = () => {
    const values = valuesOf(form, fields);
    for (const [field, node] of made) node.hidden = field.when ? !field.when(values) : false;
  };
  form.addEventListener("change", settle);
  settle();
}

// Something the server refused by a rule that the person has to know of.
export const explain = (title, text) => ask({ title, text, actions: [["OK", null]], mayCancel: false }, () => null);

// `submit(values)` returns an answer with errors to stay open, anything else to close.
// `near` is what on the page it is about: the dialog stands beside that, and the page is not dimmed.
export function ask({ title, fields = [], text = "", actions = [["Save", null]], danger = false, note = "", near = null, mayCancel = true }, submit) {
  const form = element("form", { className: "dialog-form", noValidate: true });
  fields = fields.map((field) => ({ ...field, label: said(field.label) }));
  const made = fields.map((field) => [field, control(field)]);
  const close = element("button", { type: "button", className: "icon-button", "aria-label": "Close", title: "Close" }, document.getElementById("icon-close").content.cloneNode(true));
  close.addEventListener("click", () => shut(dialog));
  const banner = element("p", { className: "banner danger", role: "alert", hidden: true });
  const cancel = element("button", { type: "button", className: "button secondary" }, "Cancel");
  cancel.addEventListener("click", () => shut(dialog));
  form.append(
    element("header", {}, element("h2", { id: "ask-title" }, title), close),
    element("div", { className: "dialog-body" }, banner, ...(text ? [element("p", {}, text)] : []), element("div", { className: "fields" }, ...made.map(([, node]) => node)), ...(note ? [element("p", { className: "help" }, note)] : [])),
    element("footer", {}, ...(mayCancel ? [cancel] : []), ...actions.map(([label, value], index) => element("button", { type: "submit", className: `button ${index === actions.length - 1 ? (danger ? "danger" : "primary") : "secondary"}`, value: value ?? "" }, label))),
  );
  settling(form, fields, made);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = { action: event.submitter?.value ?? "", ...valuesOf(form, fields) };
    const answer = await submit(values, { banner, form });
    if (answer?.message) return refuse(form, banner, answer);
    if (answer !== "stay") shut(dialog);
  });
  // The browser would take the first of several buttons.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) return;
    event.preventDefault();
    form.requestSubmit(form.querySelector("footer .button:last-child"));
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  stand(near);
  (form.querySelector(".dialog-body input.input, .dialog-body textarea") ?? form.querySelector("footer .button:last-child")).focus();
  form.querySelector("input.input")?.select();
  return form;
}

function stand(near) {
  dialog.classList.toggle("placed", near !== null);
  dialog.style.left = dialog.style.top = "";
  if (!near) return;
  const at = near.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = dialog;
  const below = at.bottom + 4 + height <= innerHeight - 8 ? at.bottom + 4 : at.top - height - 4;
  // Where it fits neither below nor above it stands beside.
  const beside = below < 8;
  const left = beside ? (at.right + 4 + width <= innerWidth ? at.right + 4 : at.left - width - 4) : at.left;
  dialog.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  dialog.style.top = `${Math.max(8, beside ? Math.min(at.top, innerHeight - height - 8) : below)}px`;
}

// One that grows stays in the window.
new ResizeObserver(() => {
  if (!dialog.open || !dialog.classList.contains("placed")) return;
  const { top, height } = dialog.getBoundingClientRect();
  if (top + height > innerHeight - 8) dialog.style.top = `${Math.max(8, innerHeight - 8 - height)}px`;
}).observe(dialog);

// A press beside a placed dialog leaves it, unless something has been written.
dialog.addEventListener("pointerdown", (event) => {
  if (event.target !== dialog || !dialog.classList.contains("placed")) return;
  const box = dialog.getBoundingClientRect();
  const outside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
  if (outside && ![...dialog.querySelectorAll("textarea, input[type=text]")].some((field) => field.value !== field.defaultValue)) shut(dialog);
});

export function refuse(form, banner, { message, errors = {} }) {
  for (const field of form.querySelectorAll(".field")) {
    const input = field.querySelector("[name]"), place = field.querySelector(".error"), text = errors[input?.name];
    if (!place) continue;
    place.hidden = !text;
    place.textContent = text ?? "";
    if (text) { input.setAttribute("aria-invalid", "true"); input.setAttribute("aria-describedby", place.id); input.focus(); }
    else input.removeAttribute("aria-invalid");
  }
  const named = Object.keys(errors).some((name) => form.querySelector(`[name="${CSS.escape(name)}"]`)?.closest(".field")?.querySelector(".error"));
  banner.hidden = named;
  banner.textContent = message;
}

export const onClosed = (back) => dialog.addEventListener("close", () => { dialog.replaceChildren(); back(); });

// Narrows a list of boxes, and ticks or clears those in sight.
function searching(label) {
  const search = element("input", { className: "input", type: "search", "aria-label": label, placeholder: label, autocomplete: "off", spellcheck: false });
  const boxes = () => [...search.closest(".field").querySelectorAll(".checklist label")];
  const mark = (text, on) => {
    const made = element("button", { type: "button", className: "button quiet small" }, text);
    made.addEventListener("click", () => { for (const box of boxes()) if (!box.hidden) box.firstChild.checked = on; });
    return made;
  };
  search.addEventListener("input", () => {
    for (const box of boxes()) box.hidden = !box.textContent.toLowerCase().includes(search.value.trim().toLowerCase());
  });
  return [search, element("div", { className: "checks-tools" }, mark("Select all", true), mark("Clear all", false))];
}
