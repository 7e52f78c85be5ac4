// The page's own manners: the dialog, links that leave it, tabs within a page.
import { shut } from "./caret.js";
import { stepAcross } from "./popups.js";
import "./toasts.js";
import { ask, leaving, mayLose } from "./unsaved.js";
import { eachPage, visit } from "./visit.js";

// The dialog, and the one above it. Whatever htmx puts into one opens it; closing empties it.
const dialogs = () => ["dialog", "above"].map((id) => document.getElementById(id)).filter(Boolean);

document.addEventListener("htmx:after:swap", (event) => {
  // The target is a selector where the server chose it (HX-Retarget).
  const { target } = event.detail.ctx;
  const dialog = dialogs().find((each) => [each, `#${each.id}`].includes(target));
  if (!dialog?.childElementCount) return;
  if (!dialog.open) dialog.showModal();
  const first = dialog.querySelector("[aria-invalid=true]") ?? dialog.querySelector("[role=alert]") ?? dialog.querySelector("[autofocus]")
    ?? dialog.querySelector(".dialog-body :is(.input, input:not([type=hidden]), textarea)") ?? dialog.querySelector("footer button:not(.danger)");
  first?.focus();
});

function closeDialog(dialog) {
  if (dialog.querySelector("form[data-dirty]")) ask(() => shut(dialog));
  else shut(dialog);
}

eachPage(() => {
  for (const dialog of dialogs()) {
    dialog.addEventListener("cancel", (event) => { event.preventDefault(); closeDialog(dialog); });
    dialog.addEventListener("close", () => dialog.replaceChildren());
  }
});

document.addEventListener("click", (event) => {
  const close = event.target.closest("[data-close]");
  if (close) return closeDialog(close.closest("dialog"));
  const focus = event.target.closest("[data-focus]");
  if (focus) {
    event.preventDefault();
    document.getElementById(focus.dataset.focus)?.focus();
    return;
  }
  const link = event.target.closest("a[href]");
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
  if (link && plain && mayLose() && !link.hasAttribute("hx-get") && !link.hash && !link.closest("#dialog .banner, main .banner")) {
    event.preventDefault();
    leaving(() => visit(link.href));
  }
}, true);

// Fields that a box asks for are filled in while it is ticked.
document.addEventListener("change", (event) => {
  const fields = event.target.matches("input[type=checkbox]") && event.target.form?.querySelector(`[data-when="${event.target.name}"]`);
  // Not disabled: what they hold is kept for when it is ticked again, and sent along.
  if (fields) fields.inert = !event.target.checked;
});

// The search of the app bar is one key away: "/" where nothing is written, Ctrl+K from anywhere.
const writes = (node) => node.isContentEditable || node.matches("input:not([type=checkbox], [type=radio]), textarea, [role=combobox]");
document.addEventListener("keydown", (event) => {
  const held = event.ctrlKey || event.metaKey;
  const asked = held ? event.key.toLowerCase() === "k" : event.key === "/" && !writes(event.target);
  const field = document.querySelector(".topbar form[role=search] input");
  if (!asked || event.altKey || !field || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// One press sends a form once.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[hx-post], [hx-get]")) return;
  if (form.dataset.sent !== undefined) return event.preventDefault();
  if (form.method === "post") form.dataset.sent = "";
});
addEventListener("pageshow", () => { for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent; });

// A page that comes back with errors begins at them.
eachPage(() => document.querySelector("main .banner[role=alert]")?.focus());

// Tabs within the page; the address remembers which one is open.
function open(tab) {
  for (const other of tab.parentElement.querySelectorAll("[role=tab]")) {
    const chosen = other === tab;
    other.ariaSelected = chosen;
    other.tabIndex = chosen ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !chosen;
  }
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-panels] [role=tab]");
  if (!tab) return;
  open(tab);
  history.replaceState(history.state, "", `#${tab.getAttribute("aria-controls").replace("panel-", "")}`);
});

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest("[data-panels] [role=tab]");
  const next = tab && stepAcross([...tab.parentElement.querySelectorAll("[role=tab]")], tab, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
});

eachPage(() => {
  const named = location.hash && document.getElementById(`tab-${location.hash.slice(1)}`);
  if (named) open(named);
});
