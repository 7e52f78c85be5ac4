// A field of a record's page changed in its place: its pencil has the control put there, Save leads to the page anew.
import { ask } from "../platform/unsaved.js";
import { eachPage } from "../platform/visit.js";

const editorOf = (element) => element.closest?.(".field-editor");
// The name of the pencil whose field was sent: on the page that follows, the focus is there again.
let sent = null;

function close(editor) {
  const dd = editor.closest("dd");
  sent = null;
  editor.remove();
  dd.querySelector(".pencil").focus();
}

// What comes in the place of a control that was refused may have an error: the focus is there.
document.addEventListener("htmx:after:swap", (event) => {
  const place = event.detail.ctx.target;
  if (!place?.matches?.(".field-place")) return;
  sent = null;
  const control = place.querySelector("[aria-invalid=true]") ?? place.querySelector("[role=alert]")
    ?? place.querySelector(".input, input:not([type=hidden])");
  control?.focus();
  control?.select?.();
  place.scrollIntoView({ block: "nearest" });
});

// One field is open at a time; what was typed into another one is not lost without a question.
document.addEventListener("click", (event) => {
  const pencil = event.target.closest(".pencil");
  const open = pencil && document.querySelector(".field-editor");
  if (!open) return;
  if (!open.hasAttribute("data-dirty")) return open.remove();
  event.preventDefault();
  event.stopPropagation();
  ask(() => { open.remove(); pencil.click(); });
}, true);

document.addEventListener("click", (event) => {
  if (event.target.closest(".field-editor [data-shut]")) close(editorOf(event.target));
});

document.addEventListener("keydown", (event) => {
  const editor = editorOf(event.target);
  if (!editor || event.defaultPrevented) return;
  if (event.key === "Escape") { event.preventDefault(); close(editor); }
  // In a text of several lines, Enter alone begins a line.
  else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); editor.requestSubmit(); }
});

document.addEventListener("submit", (event) => {
  const editor = editorOf(event.target);
  if (editor) sent = editor.closest("dd").querySelector(".pencil").getAttribute("aria-label");
}, true);

eachPage(() => {
  if (sent) document.querySelector(`.pencil[aria-label="${CSS.escape(sent)}"]`)?.focus();
  sent = null;
});
