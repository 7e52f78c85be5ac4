// What can be done with a message: its tools, its menu, editing in place.
import { hide, show } from "../platform/popups.js";
import { toast } from "../platform/toasts.js";
import { visit } from "../platform/visit.js";
import { said } from "../platform/words.js";
import { pickEmoji } from "./emoji.js";
import { act, fragment, openDialog, post } from "./request.js";
import { leaveUnread, openThread } from "./stream.js";

let current = null; // the message whose menu is open

const idOf = (article) => article.dataset.post;

function openMenu(button) {
  const menu = document.getElementById("post-menu");
  current = button.closest(".post");
  const has = (name) => current.hasAttribute(`data-${name}`);
  const saved = current.classList.contains("saved");
  const pinned = current.classList.contains("pinned");
  const shown = {
    reply: !current.closest(".thread"), save: !saved, unsave: saved, pin: !pinned, unpin: pinned,
    history: has("edited"), edit: has("mine"), delete: has("can-delete"),
  };
  for (const item of menu.querySelectorAll("[data-item]")) item.hidden = shown[item.dataset.item] === false;
  current.classList.add("menu-open");
  const article = current;
  show(menu, button, () => article.classList.remove("menu-open"));
  menu.querySelector("[role=menuitem]:not([hidden])").focus({ preventScroll: true });
}

const items = {
  reply: (article) => openThread(article.dataset.root ?? idOf(article)),
  react: (article) => react(article, article.querySelector("[data-post-menu]")),
  save: (article) => act(`/posts/${idOf(article)}/save`),
  unsave: (article) => act(`/posts/${idOf(article)}/unsave`),
  pin: (article) => act(`/posts/${idOf(article)}/pin`),
  unpin: (article) => act(`/posts/${idOf(article)}/unpin`),
  remind: (article) => openDialog(`/posts/${idOf(article)}/remind`),
  history: (article) => openDialog(`/posts/${idOf(article)}/history`),
  delete: (article) => openDialog(`/posts/${idOf(article)}/delete`),
  link: (article) => copy(new URL(`/posts/${idOf(article)}`, location.href).href),
  edit,
  unread: async (article) => {
    leaveUnread();
    if (await act(`/posts/${idOf(article)}/unread`)) toast("Marked as unread.");
  },
};

const react = (article, anchor) => pickEmoji(anchor, (emoji) => act(`/posts/${idOf(article)}/react`, { emoji }));

function copy(text) {
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  const copied = document.execCommand("copy");
  box.remove();
  toast(copied ? "Link copied." : text);
}

async function edit(article) {
  if (article.querySelector(".edit-form")) return;
  const body = article.querySelector(".body");
  body.hidden = true;
  body.insertAdjacentHTML("afterend", await fragment(`/posts/${idOf(article)}/edit`));
  const box = article.querySelector(".edit-form textarea");
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}

function stopEditing(form) {
  const article = form.closest(".post");
  form.remove();
  article.querySelector(".body").hidden = false;
  article.focus();
}

async function saveEdit(form) {
  const response = await post(form.action, new FormData(form));
  // Read in any case: a request whose answer nobody reads counts as under way.
  const answer = await response.json().catch(() => ({ error: said("The message could not be saved. Reload the page and try again.") }));
  if (response.ok) {
    stopEditing(form);
    document.dispatchEvent(new Event("chat:changed"));
    return;
  }
  const banner = form.querySelector(".composer-error");
  banner.textContent = answer.error;
  banner.hidden = false;
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches(".edit-form")) return;
  event.preventDefault();
  event.stopPropagation();
  saveEdit(event.target);
}, true);

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-post-menu]");
  if (button) {
    if (button.getAttribute("aria-expanded") === "true") hide();
    else openMenu(button);
    return;
  }
  const item = event.target.closest("#post-menu [data-item]");
  if (item) {
    const article = current;
    hide();
    items[item.dataset.item](article);
    return;
  }
  const article = event.target.closest(".post");
  const emoji = event.target.closest('[data-emoji="react"]');
  if (emoji) react(article, emoji);
  const reaction = event.target.closest("[data-react]");
  if (reaction) act(`/posts/${idOf(article)}/react`, { emoji: reaction.dataset.react });
  const quick = event.target.closest("[data-do]");
  if (quick) act(`/posts/${idOf(article)}/${quick.dataset.do}`);
  const cancel = event.target.closest("[data-cancel-edit]");
  if (cancel) stopEditing(cancel.closest("form"));
  const unsave = event.target.closest("[data-unsave]");
  if (unsave && (await act(`/posts/${unsave.dataset.unsave}/unsave`))) visit(location.href, { how: "stay" });
});

document.addEventListener("keydown", (event) => {
  const form = event.target.closest?.(".edit-form");
  if (form && event.key === "Escape") { event.preventDefault(); stopEditing(form); }
  if (form && event.key === "Enter" && !event.shiftKey && event.target.tagName === "TEXTAREA") { event.preventDefault(); saveEdit(form); }
  if (event.target.matches?.(".post") && ["ArrowUp", "ArrowDown"].includes(event.key)) {
    const all = [...event.target.closest(".posts-inner").querySelectorAll(".post")];
    const next = all[all.indexOf(event.target) + (event.key === "ArrowUp" ? -1 : 1)];
    if (next) { event.preventDefault(); next.focus(); }
  }
});
