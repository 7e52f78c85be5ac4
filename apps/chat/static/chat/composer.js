// The message box: sending, Markdown buttons, suggestions for @ # and :, files, drafts.
import { activate, narrow, options, step } from "../platform/popups.js";
import { toast } from "../platform/toasts.js";
import { eachPage, visit } from "../platform/visit.js";
import { said } from "../platform/words.js";
import { pickEmoji } from "./emoji.js";
import { formOf, fragment, post } from "./request.js";

const kept = new WeakMap(); // form → files to send
const composerOf = (node) => node.closest?.(".composer");
const boxOf = (form) => form.querySelector("textarea");
const listOf = (form) => form.querySelector(".suggestions");

// Sending. Enter sends, Shift+Enter begins a new line.
async function send(form, confirmed = false) {
  const box = boxOf(form);
  if (form.dataset.sending) return;
  if (!box.value.trim() && !kept.get(form)?.length) return box.focus();
  form.dataset.sending = "yes";
  const data = new FormData(form);
  data.delete("files");
  for (const file of kept.get(form) ?? []) data.append("files", file);
  if (confirmed) data.set("confirmed", "yes");
  const response = await post(form.action, data);
  delete form.dataset.sending;
  const answer = await response.json().catch(() => ({ error: said("The message could not be sent. Reload the page and try again.") }));
  if (!response.ok) return refuse(form, answer);
  clear(form);
  if (answer.notice) toast(answer.notice, "warning");
  if (answer.opens && form.isConnected) visit(answer.opens);
  else document.dispatchEvent(new CustomEvent("chat:changed", { detail: { sent: form } }));
}

function refuse(form, { error, asks }) {
  const banner = form.querySelector(".composer-error");
  const text = document.createElement("span");
  text.textContent = error;
  banner.replaceChildren(text);
  banner.classList.toggle("asks", Boolean(asks));
  if (asks) banner.append(button("Send it", () => send(form, true)), button("Don't send", () => { banner.hidden = true; boxOf(form).focus(); }));
  banner.hidden = false;
}

function button(label, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button small";
  made.textContent = said(label);
  made.addEventListener("click", action);
  return made;
}

function clear(form) {
  form.reset();
  boxOf(form).value = "";
  kept.delete(form);
  showFiles(form);
  form.querySelector(".composer-error").hidden = true;
  clearTimeout(form.draftTimer);
}

document.addEventListener("submit", (event) => {
  const form = composerOf(event.target);
  if (!form) return;
  event.preventDefault();
  event.stopPropagation();
  send(form);
}, true);

// Drafts are kept half a second after the last key.
function keepDraft(form) {
  if (!form.dataset.channel) return;
  clearTimeout(form.draftTimer);
  form.draftTimer = setTimeout(() => {
    const values = { body: boxOf(form).value };
    if (form.dataset.root) values.root_id = form.dataset.root;
    post(`/channels/${form.dataset.channel}/draft`, formOf(values));
  }, 500);
}

// Markdown.
function mark(box, sign) {
  const { selectionStart: from, selectionEnd: to, value } = box;
  const chosen = value.slice(from, to);
  if (sign === "[") return insert(box, from, to, `[${chosen || "text"}](https://)`, chosen ? from + chosen.length + 3 : from + 1, chosen ? from + chosen.length + 11 : from + 5);
  if (sign === "```") return insert(box, from, to, `\`\`\`\n${chosen}\n\`\`\``, from + 4, from + 4 + chosen.length);
  if (/ $/.test(sign)) {
    const start = value.lastIndexOf("\n", from - 1) + 1;
    const lines = value.slice(start, to).split("\n").map((line, index) => (sign === "1. " ? `${index + 1}. ` : sign) + line).join("\n");
    return insert(box, start, to, lines, start + lines.length, start + lines.length);
  }
  return insert(box, from, to, sign + chosen + sign, from + sign.length, from + sign.length + chosen.length);
}

function insert(box, from, to, text, start = from + text.length, end = start) {
  box.focus();
  box.setRangeText(text, from, to, "end");
  box.setSelectionRange(start, end);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const form = composerOf(event.target);
  const tool = event.target.closest("[data-mark]");
  if (tool && form) mark(boxOf(form), tool.dataset.mark);
  const emoji = event.target.closest('[data-emoji="insert"]');
  if (emoji && form) {
    pickEmoji(emoji, (name) => {
      const box = boxOf(form);
      const before = box.value.slice(0, box.selectionStart);
      insert(box, box.selectionStart, box.selectionEnd, `${before && !/\s$/.test(before) ? " " : ""}:${name}: `);
    });
  }
  const drop = event.target.closest(".attached button");
  if (drop && form) {
    kept.set(form, kept.get(form).filter((_, index) => index !== Number(drop.dataset.index)));
    showFiles(form);
    boxOf(form).focus();
  }
  const option = event.target.closest(".suggestions [role=option]");
  if (option && form) take(form, option);
});

// Files, from the button, by dropping, from the clipboard.
function addFiles(form, files) {
  kept.set(form, [...(kept.get(form) ?? []), ...files]);
  showFiles(form);
}

function showFiles(form) {
  const list = form.querySelector(".attached");
  const files = kept.get(form) ?? [];
  list.hidden = files.length === 0;
  list.replaceChildren(...files.map((file, index) => {
    const item = document.createElement("li");
    const drop = document.createElement("button");
    drop.type = "button";
    drop.dataset.index = index;
    drop.setAttribute("aria-label", said(`Remove ${file.name}`));
    drop.textContent = "×";
    item.append(file.name, drop);
    return item;
  }));
}

document.addEventListener("change", (event) => {
  const form = composerOf(event.target);
  if (!form || event.target.type !== "file") return;
  addFiles(form, event.target.files);
  event.target.value = "";
  boxOf(form).focus();
});
document.addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
document.addEventListener("drop", (event) => {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  const form = event.target.closest(".thread")?.querySelector(".composer") ?? document.querySelector(".main .composer");
  if (form) addFiles(form, event.dataTransfer.files);
});
document.addEventListener("paste", (event) => {
  const form = composerOf(event.target);
  if (form && event.clipboardData.files.length) { event.preventDefault(); addFiles(form, event.clipboardData.files); }
});

// Suggestions.
const TYPED = /(?:^|[\s(])([@#:])([\w.+-]*)$/;

function typed(box) {
  const match = TYPED.exec(box.value.slice(0, box.selectionStart));
  if (!match || (match[1] === ":" && match[2].length < 2)) return null;
  return { kind: match[1], query: match[2], from: box.selectionStart - match[2].length - 1 };
}

async function suggest(form) {
  const box = boxOf(form);
  const found = typed(box);
  if (!found) return unsuggest(form);
  const list = listOf(form);
  narrow(box, list, found.query);
  list.hidden ||= options(list).length === 0;
  const url = new URL("/suggest", location.href);
  url.search = new URLSearchParams({ kind: found.kind, q: found.query, channel: form.dataset.channel ?? "" });
  const html = await fragment(url);
  const still = typed(box);
  if (!still || still.query !== found.query || still.kind !== found.kind) return;
  list.innerHTML = html;
  list.hidden = options(list).length === 0;
  activate(box, list, list.hidden ? null : options(list)[0]);
}

function unsuggest(form) {
  listOf(form).hidden = true;
  activate(boxOf(form), listOf(form), null);
}

function take(form, option) {
  const box = boxOf(form);
  const found = typed(box);
  unsuggest(form);
  if (found) insert(box, found.from, box.selectionStart, `${option.dataset.insert} `);
}

document.addEventListener("input", (event) => {
  const form = composerOf(event.target);
  if (!form || event.target.tagName !== "TEXTAREA") return;
  form.querySelector(".composer-error").hidden = true;
  keepDraft(form);
  suggest(form);
});

document.addEventListener("keydown", (event) => {
  const form = composerOf(event.target);
  if (!form || event.target.tagName !== "TEXTAREA" || event.isComposing) return;
  const list = listOf(form);
  const active = list.querySelector(".active");
  if (!list.hidden) {
    const next = ["ArrowDown", "ArrowUp"].includes(event.key) ? step(options(list), active, event.key) : null;
    if (next) { event.preventDefault(); activate(event.target, list, next); return; }
    if (["Enter", "Tab"].includes(event.key) && active) { event.preventDefault(); take(form, active); return; }
    if (event.key === "Escape") { event.preventDefault(); unsuggest(form); return; }
  }
  const chord = (event.ctrlKey || event.metaKey) && { b: "**", i: "_" }[event.key];
  if (chord) { event.preventDefault(); mark(event.target, chord); }
  else if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); send(form); }
});

// A scheduled message begins with what stands in the box it was asked from.
let scheduling = null;
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-dialog]");
  scheduling = link && composerOf(link) && link.pathname.endsWith("/schedule") ? composerOf(link) : null;
}, true);
document.addEventListener("htmx:after:swap", () => {
  const body = document.querySelector("#dialog textarea[name=body]");
  if (body && scheduling && !body.value) body.value = boxOf(scheduling).value;
  scheduling = null;
});

eachPage(() => {
  if (matchMedia("(hover: hover)").matches) document.querySelector(".thread .composer textarea, .main .composer textarea")?.focus({ preventScroll: true });
});
