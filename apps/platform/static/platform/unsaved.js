// Unsaved changes: a form remembers that it was touched (data-dirty), and what would take it off the page asks first.
import { shut } from "./caret.js";
import { eachPage } from "./visit.js";

let question = null;
let go = null;

eachPage(() => { question = document.getElementById("discard"); });

export function ask(then) {
  go = then;
  question.showModal();
}

// The changed forms that would be lost with the page; not `but`, which is sent, nor what stands in a dialog with it.
function changed(but) {
  const kept = but?.closest("dialog") ?? but;
  return [...document.querySelectorAll("form[data-dirty]")].filter((form) => form !== kept && !kept?.contains(form));
}

export const mayLose = () => changed().length > 0;

// Does `then`, which leads to another page; asks first where changes would be lost.
export function leaving(then, but) {
  const lost = changed(but);
  if (!lost.length) return then();
  ask(() => {
    for (const form of lost) {
      form.removeAttribute("data-dirty");
      form.dispatchEvent(new Event("discard"));
    }
    then();
  });
}

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    event.target.closest(".dialog-form, [data-guard]")?.setAttribute("data-dirty", "");
  });
}

document.addEventListener("click", (event) => {
  const answer = event.target.closest("#discard button");
  if (!answer) return;
  event.stopPropagation();
  shut(question);
  if (answer.value === "discard") go();
}, true);

function guard(event) {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.closest("#above") || form.getAttribute("method") === "dialog" || form.hasAttribute("target") || !changed(form).length) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leaving(() => form.requestSubmit(submitter), form);
}
// What goes by htmx draws the page anew: asked before htmx takes it. Others come last: what a script takes leaves the
// page where it is, as does the dialog above another.
document.addEventListener("submit", (event) => {
  if (event.target.matches("[hx-post], [hx-get]") && !event.target.closest("#above")) guard(event);
}, true);
document.addEventListener("submit", guard);

// Back and forward: the page stays, at its own address, until it may go.
document.addEventListener("page:back", (event) => {
  if (!mayLose()) return;
  event.preventDefault();
  history.pushState(null, "", event.detail.shown);
  leaving(() => history.back());
});
