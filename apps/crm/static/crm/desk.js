// The support console: the composer with its drafts, templates and articles, properties saved in place, keys.
import { insert, replace } from "../platform/richtext.js";
import { eachPage, visit } from "../platform/visit.js";
import { said } from "../platform/words.js";

// What was begun on a case is kept while one looks at others, until it is sent or the page is loaded anew.
const drafts = new Map();
const composer = () => document.querySelector("form[data-draft]");
const area = (form) => form.querySelector(".richtext-area");
const SEND = { email: "Send e-mail", public: "Add public comment", internal: "Add internal note" };

function choose(form, mode) {
  for (const radio of form.querySelectorAll("[name=mode]")) radio.checked = radio.value === mode;
  for (const each of Object.keys(SEND)) form.classList.toggle(`mode-${each}`, each === mode);
  form.querySelector("[data-send]").textContent = said(SEND[mode]);
}

document.addEventListener("page:leave", () => {
  const form = composer();
  if (!form) return;
  if (form.dataset.sent !== undefined || !form.hasAttribute("data-touched")) return drafts.delete(form.dataset.draft);
  const values = Object.fromEntries(["to", "cc", "subject"].map((name) => [name, form.elements[name].value]));
  drafts.set(form.dataset.draft, { values, mode: form.elements.mode.value, body: area(form).innerHTML });
});

eachPage(() => {
  const form = composer();
  document.querySelector(".desk-case[aria-current]")?.scrollIntoView({ block: "nearest" });
  if (!form) return;
  const thread = document.querySelector(".desk-thread");
  if (form.querySelector("[role=alert]")) form.setAttribute("data-touched", "");
  else {
    const draft = drafts.get(form.dataset.draft);
    if (draft) {
      for (const [name, value] of Object.entries(draft.values)) form.elements[name].value = value;
      replace(area(form), draft.body);
      choose(form, draft.mode);
    }
  }
  thread.scrollTop = thread.scrollHeight;
});

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    const form = event.target.closest?.("form[data-draft]");
    if (!form) return;
    form.setAttribute("data-touched", "");
    if (event.target.name === "mode") choose(form, event.target.value);
  });
}

// A property that was changed is saved at once.
document.addEventListener("change", (event) => {
  const form = event.target.closest?.("form[data-autosave]");
  if (form) form.requestSubmit();
});

document.addEventListener("click", async (event) => {
  const form = composer();
  if (!form) return;
  const article = event.target.closest("[data-insert]");
  if (article) {
    const link = document.createElement("a");
    link.href = article.dataset.insert;
    link.textContent = article.textContent;
    return insert(area(form), `${link.outerHTML}&nbsp;`);
  }
  const template = event.target.closest("[data-template]");
  if (!template) return;
  const answer = await fetch(template.dataset.template);
  if (!answer.ok || !form.isConnected) return;
  const { subject, body } = await answer.json();
  document.getElementById("dialog").close();
  replace(area(form), body + (area(form).textContent.trim() ? area(form).innerHTML : ""));
  form.elements.subject.value = subject;
  area(form).focus();
});

// Keys, while nothing is being typed.
document.addEventListener("keydown", (event) => {
  if (!document.querySelector("[data-desk]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, textarea, [contenteditable], [role=combobox], dialog, [role=menu]")) return;
  const links = [...document.querySelectorAll(".desk-case")];
  const at = links.findIndex((link) => link.hasAttribute("aria-current"));
  const next = { j: links[at + 1], k: links[at - 1] }[event.key];
  if (next) { event.preventDefault(); visit(next.href); }
  const form = composer();
  const mode = { r: "email", i: "internal" }[event.key];
  if (form && mode) { event.preventDefault(); choose(form, mode); area(form).focus(); }
});
