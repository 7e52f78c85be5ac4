// Roles and accessible names, by WAI-ARIA 1.2, HTML-AAM and Accessible Name and Description Computation 1.2.

const SIMPLE_ROLES = {
  ARTICLE: "article", ASIDE: "complementary", BLOCKQUOTE: "blockquote", BUTTON: "button", CAPTION: "caption",
  CODE: "code", DATALIST: "listbox", DD: "definition", DEL: "deletion", DETAILS: "group", DFN: "term",
  DIALOG: "dialog", DT: "term", EM: "emphasis", FIELDSET: "group", FIGURE: "figure", HR: "separator", HTML: null,
  IFRAME: "iframe", INS: "insertion", MAIN: "main", MARK: "mark", MATH: "math", MENU: "list", METER: "meter",
  NAV: "navigation", OL: "list", OPTGROUP: "group", OPTION: "option", OUTPUT: "status", P: "paragraph",
  PROGRESS: "progressbar", SEARCH: "search", STRONG: "strong", SUB: "subscript", SUMMARY: "button",
  SUP: "superscript", SVG: "img", svg: "img", TABLE: "table", TBODY: "rowgroup", TEXTAREA: "textbox",
  TFOOT: "rowgroup", THEAD: "rowgroup", TIME: "time", TR: "row", UL: "list",
};
const INPUT_ROLES = {
  button: "button", checkbox: "checkbox", email: "textbox", file: "button", image: "button", number: "spinbutton",
  radio: "radio", range: "slider", reset: "button", search: "searchbox", submit: "button", tel: "textbox",
  text: "textbox", url: "textbox", password: "textbox", date: "textbox", time: "textbox", month: "textbox",
  week: "textbox", "datetime-local": "textbox", color: "textbox",
};
const KNOWN_ROLES = new Set([...Object.values(SIMPLE_ROLES), ...Object.values(INPUT_ROLES),
  "alert", "alertdialog", "application", "banner", "cell", "columnheader", "combobox", "contentinfo", "directory",
  "document", "feed", "form", "grid", "gridcell", "heading", "link", "listitem", "log", "marquee", "menu", "menubar",
  "menuitem", "menuitemcheckbox", "menuitemradio", "none", "note", "presentation", "radiogroup", "region",
  "rowheader", "scrollbar", "switch", "tab", "tablist", "tabpanel", "timer", "toolbar", "tooltip", "tree",
  "treegrid", "treeitem", "generic"]);
const NAMED_BY_CONTENT = new Set(["button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link",
  "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab", "tooltip",
  "treeitem"]);
const INTERACTIVE = new Set(["button", "checkbox", "combobox", "gridcell", "link", "listbox", "menuitem",
  "menuitemcheckbox", "menuitemradio", "option", "radio", "scrollbar", "searchbox", "slider", "spinbutton", "switch",
  "tab", "textbox", "treeitem"]);
const SECTIONS = "article, aside, main, nav, section, [role=article], [role=complementary], [role=main], " +
  "[role=navigation], [role=region]";

const tidy = (text) => text.replace(/[\s\u200b]+/g, " ").trim();

function roleOf(element) {
  for (const role of element.getAttribute("role")?.toLowerCase().split(/\s+/) ?? []) {
    if (!KNOWN_ROLES.has(role)) continue;
    // A focusable element cannot be taken out of the tree.
    if ((role === "none" || role === "presentation") && element.tabIndex >= 0) break;
    return role === "none" || role === "presentation" || role === "generic" ? null : role;
  }
  return implicitRole(element);
}

function implicitRole(element) {
  const tag = element.tagName;
  switch (tag) {
    case "A": case "AREA": return element.hasAttribute("href") ? "link" : null;
    case "H1": case "H2": case "H3": case "H4": case "H5": case "H6": return "heading";
    case "IMG": return element.getAttribute("alt") === "" && !element.getAttribute("title") && !element.ariaLabel ? null : "img";
    case "svg": return element.ariaLabel || element.hasAttribute("aria-labelledby") ||
      [...element.children].some((child) => child.tagName === "title") ? "img" : null;
    case "LI": return element.closest("ul, ol, menu, [role=list]") ? "listitem" : null;
    case "HEADER": return element.closest(SECTIONS) ? null : "banner";
    case "FOOTER": return element.closest(SECTIONS) ? null : "contentinfo";
    case "SECTION": return hasName(element) ? "region" : null;
    case "FORM": return hasName(element) ? "form" : null;
    case "SELECT": return element.multiple || element.size > 1 ? "listbox" : "combobox";
    case "INPUT": {
      if (element.type === "hidden") return null;
      const role = INPUT_ROLES[element.type] ?? "textbox";
      return element.list && ["textbox", "searchbox"].includes(role) ? "combobox" : role;
    }
    case "TD": case "TH": {
      const table = element.closest("table, [role=table], [role=grid], [role=treegrid]");
      const kind = table && roleOf(table);
      if (!kind) return null;
      if (tag === "TH" && element.scope !== "row") {
        const heads = element.scope === "col" || element.closest("thead") || !element.parentElement.querySelector("td");
        if (heads) return "columnheader";
      }
      if (tag === "TH") return "rowheader";
      return kind === "table" ? "cell" : "gridcell";
    }
    case "TABLE": return "table";
    case "TR": case "TBODY": case "THEAD": case "TFOOT": {
      const table = element.closest("table");
      return table && roleOf(table) ? SIMPLE_ROLES[tag] : null;
    }
    default: return SIMPLE_ROLES[tag] ?? null;
  }
}

function hasName(element) {
  return Boolean(element.getAttribute("aria-label") || element.getAttribute("aria-labelledby") || element.getAttribute("title"));
}

function isHidden(element) {
  return element.getAttribute("aria-hidden") === "true" || !element.checkVisibility({ visibilityProperty: true });
}

// Siblings are followed one by one: lists of nodes are slow to go through.
function eachChild(node, visit) {
  const assigned = node.tagName === "SLOT" ? node.assignedNodes() : [];
  if (assigned.length) assigned.forEach((child) => visit(child));
  else for (let child = (node.shadowRoot ?? node).firstChild; child; child = child.nextSibling) visit(child);
}

// During a snapshot, the texts of elements that are found again in the names of all that they are part of.
let texts = null;
// How often a text depended on what had been read before it: on labels, and on elements met twice.
let dependent = 0;

// The text alternative of an element as part of another's name.
function textOf(node, seen) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  if (seen.has(node)) {
    dependent += 1;
    return "";
  }
  const known = texts?.get(node);
  if (known !== undefined) return known;
  const before = dependent;
  const text = alternativeOf(node, seen);
  if (dependent === before) texts?.set(node, text);
  return text;
}

function alternativeOf(node, seen) {
  if (["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(node.tagName)) return "";
  if (node.tagName === "BR") return " ";
  seen.add(node);
  if (isHidden(node) && node.parentElement && !isHidden(node.parentElement)) return "";
  const label = node.getAttribute("aria-label");
  if (label && tidy(label)) return ` ${label} `;
  switch (roleOf(node)) {
    case "textbox": case "searchbox": return node.value ?? node.textContent;
    case "spinbutton": case "slider": return node.value ?? node.getAttribute("aria-valuenow") ?? "";
    case "combobox": case "listbox":
      if (node.tagName === "SELECT") return [...node.selectedOptions].map((option) => option.text).join(" ");
      if (node.tagName === "INPUT") return node.value;
      break;
    default:
  }
  const native = nativeName(node, seen);
  if (native) return ` ${native} `;
  const text = contentOf(node, seen);
  return /^(inline|contents)/.test(getComputedStyle(node).display) ? text : ` ${text} `;
}

function contentOf(element, seen) {
  let text = "";
  eachChild(element, (child) => { text += textOf(child, seen); });
  return text;
}

function nativeName(element, seen) {
  switch (element.tagName) {
    case "IMG": case "AREA": return element.getAttribute("alt") ?? "";
    case "INPUT":
      if (["button", "submit", "reset"].includes(element.type)) {
        return element.value || { submit: "Submit", reset: "Reset" }[element.type] || "";
      }
      if (element.type === "image") return element.alt || "Submit";
      return labelsOf(element, seen);
    case "SELECT": case "TEXTAREA": case "METER": case "PROGRESS": case "OUTPUT": return labelsOf(element, seen);
    case "BUTTON": return labelsOf(element, seen);
    case "FIELDSET": return childName(element, "LEGEND", seen);
    case "TABLE": return childName(element, "CAPTION", seen);
    case "FIGURE": return childName(element, "FIGCAPTION", seen);
    case "svg": return childName(element, "title", seen);
    default: return "";
  }
}

function labelsOf(element, seen) {
  if (!element.labels?.length) return "";
  dependent += 1;
  return [...element.labels].map((label) => contentOf(label, new Set([...seen, element]))).join(" ");
}

function childName(element, tag, seen) {
  const child = [...element.children].find((candidate) => candidate.tagName === tag);
  return child ? (tag === "title" ? child.textContent : contentOf(child, seen)) : "";
}

function nameOf(element, role) {
  const ids = element.getAttribute("aria-labelledby");
  if (ids) {
    const root = element.getRootNode();
    const parts = ids.split(/\s+/).map((id) => root.getElementById?.(id)).filter(Boolean);
    const name = tidy(parts.map((part) => part.getAttribute("aria-label") || labelText(part)).join(" "));
    if (name) return name;
  }
  const label = tidy(element.getAttribute("aria-label") ?? "");
  if (label) return label;
  const native = tidy(nativeName(element, new Set([element])));
  if (native) return native;
  if (NAMED_BY_CONTENT.has(role)) {
    const content = tidy(contentOf(element, new Set([element])));
    if (content) return content;
  }
  return tidy(element.getAttribute("title") || element.getAttribute("placeholder") || element.getAttribute("aria-placeholder") || "");
}

// What is to know of an element besides its name: told, or seen below the mouse where nothing else says it already.
function descriptionOf(element, name) {
  const told = tidy(element.getAttribute("aria-description") ?? "");
  if (told) return told;
  const title = element.hasAttribute("aria-label") ? "" : tidy(element.getAttribute("title") ?? "");
  return title && title !== name && title !== tidy(element.textContent) ? title : "";
}

// A label may be hidden itself and still names what refers to it.
function labelText(part) {
  return isHidden(part) ? part.textContent : contentOf(part, new Set([part]));
}
