// Formatted text: an editable area with a toolbar; the hidden input holds its HTML, which the server makes safe.
import { stepAcross, take } from "./popups.js";

const parts = (element) => {
  const root = element.closest?.("[data-richtext]");
  return root && { root, area: root.querySelector(".richtext-area"), input: root.querySelector("input[type=hidden]"), bar: root.querySelector("[role=toolbar]"), link: root.querySelector(".richtext-link") };
};
// Where the caret stood when the link's address was asked for.
let kept = null;

const told = (area) => area.dispatchEvent(new Event("input", { bubbles: true }));

export function sync(area) {
  const { input } = parts(area);
  input.value = area.textContent.trim() ? area.innerHTML : "";
}

// Puts HTML into the text: where the caret is, else at the end. (`insertHTML` would write styles, which pages may not have.)
export function insert(area, html) {
  area.focus();
  const selection = getSelection();
  if (!selection.rangeCount || !area.contains(selection.anchorNode)) {
    selection.selectAllChildren(area.lastElementChild ?? area);
    selection.collapseToEnd();
  }
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(range.createContextualFragment(html));
  range.collapse(false);
  told(area);
}

export function replace(area, html) {
  area.innerHTML = html;
  told(area);
}

function selectionWithin(area) {
  const selection = getSelection();
  return selection.rangeCount && area.contains(selection.anchorNode) ? selection.getRangeAt(0) : null;
}

// The element around the caret that fits, if there is one.
function within(area, wanted) {
  const node = selectionWithin(area)?.startContainer;
  const found = (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest?.(wanted);
  return found && area.contains(found) && found !== area ? found : null;
}

// A table with a heading, below what is being written, and the caret in its first cell.
function insertTable(area) {
  const row = (cell) => `<tr>${`<${cell}><br></${cell}>`.repeat(3)}</tr>`;
  let block = selectionWithin(area)?.startContainer;
  while (block && block !== area && block.parentNode !== area) block = block.parentNode;
  const table = document.createElement("table");
  table.innerHTML = row("th") + row("td") + row("td");
  if (block && block !== area) block.after(table);
  else area.append(table);
  if (!table.nextSibling) table.insertAdjacentHTML("afterend", "<p><br></p>");
  getSelection().collapse(table.querySelector("th"), 0);
  told(area);
}

// Tab goes from cell to cell; behind the last one there is a further row.
function goCell(area, cell, back) {
  const cells = [...cell.closest("table").querySelectorAll("th, td")];
  let next = cells[cells.indexOf(cell) + (back ? -1 : 1)];
  if (!next && back) return false;
  if (!next) {
    const row = cell.closest("tr").cloneNode(true);
    for (const each of row.children) each.replaceWith(Object.assign(document.createElement("td"), { innerHTML: "<br>" }));
    cell.closest("tr").after(row);
    next = row.firstElementChild;
    told(area);
  }
  getSelection().selectAllChildren(next);
  return true;
}

function ask(editor, shown) {
  editor.link.hidden = !shown;
  editor.bar.querySelector("[data-command=link]").ariaExpanded = shown;
}

function press(editor) {
  for (const button of editor.bar.querySelectorAll("[aria-pressed]")) {
    const { command } = button.dataset;
    button.ariaPressed = command === "heading" ? Boolean(within(editor.area, "h2, h3")) : document.queryCommandState(command);
  }
}

function run(editor, command) {
  const { area, link } = editor;
  if (command === "link") {
    ask(editor, link.hidden);
    if (link.hidden) return area.focus();
    kept = selectionWithin(area);
    const field = link.querySelector("input");
    field.value = within(area, "a")?.getAttribute("href") ?? "";
    return field.focus();
  }
  if (!selectionWithin(area)) area.focus();
  if (command === "plain") {
    document.execCommand("removeFormat");
    document.execCommand("unlink");
  } else if (command === "heading") document.execCommand("formatBlock", false, within(area, "h2, h3") ? "p" : "h3");
  else if (command === "table") insertTable(area);
  else document.execCommand(command);
  press(editor);
}

function finish(editor, set) {
  const { area, link } = editor;
  const field = link.querySelector("input");
  const address = field.value.trim();
  ask(editor, false);
  area.focus();
  if (kept && area.contains(kept.startContainer)) {
    getSelection().removeAllRanges();
    getSelection().addRange(kept);
  }
  const old = within(area, "a");
  if (old && getSelection().isCollapsed) getSelection().selectAllChildren(old);
  if (!set || !address) document.execCommand("unlink");
  else if (getSelection().isCollapsed) {
    insert(area, Object.assign(document.createElement("a"), { href: address, textContent: address }).outerHTML);
  } else document.execCommand("createLink", false, address);
}

document.addEventListener("mousedown", (event) => { if (event.target.closest("[data-richtext] [data-command]")) event.preventDefault(); });
document.addEventListener("click", (event) => {
  const editor = parts(event.target);
  if (!editor) return;
  const button = event.target.closest("[data-command], [data-link]");
  if (button?.dataset.command) run(editor, button.dataset.command);
  else if (button?.dataset.link) finish(editor, button.dataset.link === "set");
  // A link in a text that is being written is not followed.
  else if (event.target.closest(".richtext-area a")) event.preventDefault();
}, true);

document.addEventListener("keydown", (event) => {
  const editor = parts(event.target);
  if (!editor) return;
  if (editor.link.contains(event.target) && event.target.matches("input")) {
    if (event.key === "Enter") { event.preventDefault(); finish(editor, true); }
    if (event.key === "Escape") { take(event); run(editor, "link"); }
    return;
  }
  const cell = event.key === "Tab" && event.target === editor.area && within(editor.area, "th, td");
  if (cell && goCell(editor.area, cell, event.shiftKey)) return event.preventDefault();
  if (!editor.bar.contains(event.target)) return;
  const buttons = [...editor.bar.querySelectorAll("button")];
  const next = stepAcross(buttons, event.target.closest("button"), event.key);
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
});

document.addEventListener("focusin", (event) => { if (event.target.matches?.(".richtext-area")) document.execCommand("defaultParagraphSeparator", false, "p"); });
document.addEventListener("input", (event) => { if (event.target.matches?.(".richtext-area")) sync(event.target); });
document.addEventListener("selectionchange", () => {
  const editor = getSelection().anchorNode && parts(getSelection().anchorNode.parentElement ?? document.body);
  if (editor) press(editor);
});
// What is pasted comes without looks that the text cannot have.
document.addEventListener("paste", (event) => {
  if (!event.target.closest?.(".richtext-area")) return;
  event.preventDefault();
  document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
});
