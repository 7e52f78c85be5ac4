// One pass over the page: its accessibility tree with refs and boxes, or its pruned HTML with the same refs.

const refs = new WeakMap();
const elements = new Map();
let counter = 0;
// What `counter` was before the last snapshot, and which look that was for.
let before = 0;
let lastLook = null;

function refOf(element) {
  let ref = refs.get(element);
  if (!ref) {
    counter += 1;
    ref = `e${counter}`;
    refs.set(element, ref);
  }
  if (!elements.has(ref)) elements.set(ref, new WeakRef(element));
  return ref;
}

const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "HEAD", "LINK", "META", "BASE", "TITLE"]);
const LEAVES = new Set(["IFRAME", "TEXTAREA", "INPUT", "IMG", "svg", "CANVAS", "VIDEO", "AUDIO", "METER", "PROGRESS"]);
// What is inside these is their name, not content of its own.
const PRESENTATIONAL = new Set(["button", "checkbox", "img", "menuitemcheckbox", "menuitemradio", "meter", "option",
  "progressbar", "radio", "scrollbar", "separator", "slider", "switch", "tab"]);
const PLAIN = new Set(["cell", "columnheader", "gridcell", "row", "rowheader"]);
// Text-level roles add nothing for somebody who wants to act.
const DISSOLVED = new Set(["code", "deletion", "emphasis", "insertion", "mark", "strong", "subscript", "superscript",
  "term", "definition", "time"]);

function isActionable(element, role, style, pointer) {
  if (INTERACTIVE.has(role) || element.tagName === "IFRAME" || element.tagName === "SUMMARY") return true;
  if (element.tagName === "LABEL" || element === document.body) return false;
  if (element.hasAttribute("tabindex") && element.tabIndex >= 0) return true;
  if (element.draggable && element.tagName !== "IMG") return true;
  if (element.isContentEditable && !element.parentElement?.isContentEditable) return true;
  return style.cursor === "pointer" && !pointer;
}

function statesOf(element, role) {
  const states = [];
  const aria = (name) => element.getAttribute(`aria-${name}`);
  const flag = (name, native) => {
    const value = aria(name);
    if (native === true || value === "true") states.push(name);
    else if (value === "mixed" || native === "mixed") states.push(`${name}=mixed`);
  };
  if (["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "option", "treeitem"].includes(role)) {
    flag("checked", element.indeterminate ? "mixed" : element.tagName === "INPUT" && element.checked);
  }
  flag("disabled", element.matches(":disabled"));
  flag("expanded", element.tagName === "SUMMARY" && element.parentElement?.open === true);
  flag("pressed");
  flag("selected", element.tagName === "OPTION" && element.selected);
  flag("invalid");
  flag("required", element.required === true);
  flag("readonly", element.readOnly === true && element.tagName !== "BUTTON");
  const current = aria("current");
  if (current && current !== "false") states.push("current");
  const sort = aria("sort");
  if (sort && sort !== "none") states.push(`sort=${sort}`);
  if (role === "heading") states.push(`level=${aria("level") ?? element.tagName[1] ?? 2}`);
  return states;
}

function valueOf(element, role) {
  if (element.tagName === "INPUT" || element.tagName === "TEXTAREA") {
    return ["textbox", "searchbox", "spinbutton", "slider", "combobox"].includes(role) ? element.value : "";
  }
  if (["slider", "spinbutton", "progressbar", "meter", "scrollbar", "separator"].includes(role)) {
    return element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow") ?? String(element.value ?? "");
  }
  return "";
}

function isEditable(element) {
  if (element.isContentEditable) return true;
  const isText = element.tagName === "TEXTAREA" || (element.tagName === "INPUT" && "textbox searchbox spinbutton".includes(
    INPUT_ROLES[element.type] ?? "textbox"));
  return isText && !element.readOnly && !element.disabled;
}

function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((number) => Math.round(number * 10) / 10);
}

function deepActive() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === document.documentElement ? null : active;
}

// The part of the page that can be reached: the last modal dialog, where there is one.
function reachable() {
  const modals = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].filter((dialog) => !isHidden(dialog));
  return modals.at(-1) ?? document.body;
}

// White space that is seen, on its way to the tree: characters that no text is meant to hold.
const KEPT_BREAK = "\ufdd0";
const KEPT_SPACE = "\ufdd1";
const KEPT_TAB = "\ufdd2";

// A text with the white space marked that the page does not fold.
function asShown(node, context) {
  const text = node.data;
  if (!/[\n\t]|  /.test(text)) return text;
  const style = context.style.whiteSpace;
  if (style === "normal" || style === "nowrap") return text;
  const broken = text.replace(/\n/g, KEPT_BREAK);
  return style === "pre-line" ? broken : broken.replaceAll(" ", KEPT_SPACE).replaceAll("\t", KEPT_TAB);
}

// A text with its line breaks, and otherwise folded.
function inLines(text) {
  if (!/[\ufdd0-\ufdd2]/.test(text)) return tidy(text);
  const lines = text.split(KEPT_BREAK).map((line) => tidy(line).replaceAll(KEPT_SPACE, " ").replaceAll(KEPT_TAB, "\t").trimEnd());
  return lines.join("\n").trim();
}

function walk(node, out, context) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (context.visible) out.push(asShown(node, context));
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || SKIPPED.has(node.tagName)) return;
  if (node.getAttribute("aria-hidden") === "true" || node.inert) return;
  const inSelect = node.tagName === "OPTION" || node.tagName === "OPTGROUP";
  const style = getComputedStyle(node);
  const drawn = node.checkVisibility({ visibilityProperty: true });
  if (!drawn && style.display === "none" && !inSelect) return;
  // What has no box of its own may be visible all the same: an option of a closed list, `display: contents`. Properties
  // are asked for only where the answer is not known, since each takes as long as all else about an element.
  const visible = drawn || (style.visibility === "visible" && style.contentVisibility !== "hidden");
  const role = roleOf(node);
  const pointer = style.cursor === "pointer";
  const actionable = visible && !inSelect && isActionable(node, role, style, context.pointer);
  const shown = visible && ((role && !DISSOLVED.has(role)) || actionable || LEAVES.has(node.tagName) && role);
  const inner = { visible, pointer, active: context.active, style };
  if (!shown) {
    if (node.tagName === "BR") {
      out.push(KEPT_BREAK);
      return;
    }
    const block = !/^(inline|contents|ruby)/.test(style.display);
    if (block) out.push(" ");
    if (!LEAVES.has(node.tagName)) eachChild(node, (child) => walk(child, out, inner));
    if (block) out.push(" ");
    return;
  }
  // What is empty is left out: the text goes through four processes.
  const item = { role: role ?? "generic", box: boxOf(node) };
  const name = nameOf(node, role);
  if (name) item.name = name;
  const states = statesOf(node, role);
  if (node === context.active) states.push("active");
  if (states.length) item.states = states;
  if (actionable || node === context.active) item.ref = refOf(node);
  if (isEditable(node)) item.editable = true;
  const value = valueOf(node, role);
  if (value) item.value = value;
  if (role === "link" && node.hasAttribute("href")) item.url = node.getAttribute("href");
  const placeholder = node.placeholder;
  if (placeholder && placeholder !== name) item.placeholder = placeholder;
  const description = descriptionOf(node, name);
  if (description) item.description = description;
  const parts = [];
  if (!LEAVES.has(node.tagName) && !PRESENTATIONAL.has(role)) {
    eachChild(node, (child) => walk(child, parts, inner));
  }
  const children = merged(parts);
  const isName = children.length === 1 && typeof children[0] === "string" && tidy(children[0]) === name;
  // A name is one line; where the content has several, they are told by the content.
  const isPlain = PLAIN.has(role) && !hasName(node);
  if (children.length && !(isName && !(isPlain && children[0].includes("\n")))) item.children = children;
  // Where parts of the content are nodes of their own, they need not be told twice.
  if (isPlain && item.children?.some((child) => typeof child !== "string" || child.includes("\n"))) item.content = true;
  if (!actionable && !item.children && !name && ["paragraph", "rowgroup", "list"].includes(role)) return;
  out.push(item);
}

function merged(parts) {
  const out = [];
  let text = "";
  const flush = () => {
    const clean = inLines(text);
    if (clean) out.push(clean);
    text = "";
  };
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else {
      flush();
      out.push(part);
    }
  }
  flush();
  return out;
}

const KEPT = new Set(["id", "name", "type", "placeholder", "href", "role", "title", "alt", "for", "value", "colspan", "rowspan",
  "scope", "contenteditable", "tabindex", "draggable"]);
const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function prune(node, out) {
  if (node.nodeType === Node.TEXT_NODE) {
    const broken = /\S\s*\n\s*\S/.test(node.data) && /^(pre|break)/.test(getComputedStyle(node.parentElement).whiteSpace);
    out.push(escape(broken ? node.data.replace(/[^\S\n]+/g, " ") : node.data.replace(/\s+/g, " ")));
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || SKIPPED.has(node.tagName)) return;
  const inSelect = node.tagName === "OPTION" || node.tagName === "OPTGROUP";
  if (node.inert) return;
  if (!inSelect && !node.checkVisibility() && getComputedStyle(node).display === "none") return;
  const tag = node.tagName.toLowerCase();
  let head = tag;
  const ref = refs.get(node);
  if (ref) head += ` ref="${ref}"`;
  for (const name of node.getAttributeNames()) {
    if (name === "value" && "value" in node) continue;
    if (KEPT.has(name) || name.startsWith("aria-")) head += ` ${name}="${escape(node.getAttribute(name)).replace(/"/g, "&quot;")}"`;
  }
  if (node.tagName === "INPUT" && node.type !== "password" && node.value) {
    head += ` value="${escape(node.value).replace(/"/g, "&quot;")}"`;
  }
  for (const state of ["checked", "selected", "disabled", "readOnly", "required", "open"]) {
    if (node[state] === true) head += ` ${state.toLowerCase()}`;
  }
  if (tag === "svg") {
    if (ref || roleOf(node)) out.push(`<${head}></svg>`);
    return;
  }
  // A wrapper that says nothing is left out, its content stays.
  const bare = head === tag && ["div", "span"].includes(tag);
  if (!bare) out.push(`<${head}>`);
  if (tag === "textarea") out.push(escape(node.value));
  else if (tag === "iframe") out.push(`\u0000${ref}\u0000`);
  else eachChild(node, (child) => prune(child, out));
  if (!bare && !["input", "img", "br", "hr", "wbr", "col", "area"].includes(tag)) out.push(`</${tag}>`);
}

// Takes back the refs of a snapshot that nobody has looked at.
function forget() {
  for (; counter > before; counter -= 1) {
    const element = elements.get(`e${counter}`)?.deref();
    if (element) refs.delete(element);
    elements.delete(`e${counter}`);
  }
}

// `from` is the number of refs given in this episode so far, `look` the number of snapshots of this tab that were looked at.
api.snapshot = (from, withDom, look) => {
  if (look === lastLook) forget();
  lastLook = look;
  counter = before = from;
  // A document may live as long as the episode, and show many pages.
  for (const [ref, element] of elements) if (!element.deref()?.isConnected) elements.delete(ref);
  texts = new Map();
  const active = deepActive();
  const parts = [];
  const root = document.body ? reachable() : null;
  if (root) walk(root, parts, { visible: true, pointer: false, active, style: getComputedStyle(root) });
  const scroller = document.scrollingElement ?? document.documentElement;
  const result = {
    tree: merged(parts),
    focused: active ? refOf(active) : "",
    scroll: scroller ? [scroller.scrollLeft, scroller.scrollTop, scroller.scrollWidth, scroller.scrollHeight] : [0, 0, 0, 0],
    title: document.title,
  };
  if (withDom) {
    const out = [];
    if (root) prune(root, out);
    result.dom = out.join("").replace(/ ?(\s) */g, "$1");
  }
  result.counter = counter;
  texts = null;
  return JSON.stringify(result);
};
api.frameRef = (element) => refs.get(element) ?? "";
