// What others write appears by itself: the page asks for news every two seconds of its clock, and after its own changes.
import { eachPage, visit } from "../platform/visit.js";
import { markRead, openRoot, viewThread } from "./stream.js";

const EVERY = 2000;
let stream = null;
let sequence = 0;
let asking = null;
let timer = null;

function ask() {
  asking ??= update().finally(() => { asking = null; later(); });
  return asking;
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(ask, EVERY);
}

async function update() {
  const { body } = document;
  const url = new URL("/live", location.href);
  url.searchParams.set("since", sequence);
  if (body.dataset.channel) url.searchParams.set("channel", body.dataset.channel);
  if (openRoot()) url.searchParams.set("thread", openRoot());
  const response = await fetch(url).catch(() => null);
  if (!response?.ok || response.redirected) return;
  const news = await response.json();
  // The page that asked may be gone.
  if (body !== document.body) return;
  if (news.reload) return isBusy() ? undefined : visit(location.href, { how: "stay" });
  sequence = news.sequence;
  if (news.sidebar === undefined) return;
  const hasNew = (news.posts ?? []).map(apply).some(Boolean);
  drawSidebar(news.sidebar);
  document.title = document.title.replace(/^\(\d+\) /, "");
  if (news.badge) document.title = `(${news.badge}) ${document.title}`;
  if (hasNew) {
    markRead();
    viewThread();
  }
}

// Somebody who types or answers a dialog is not interrupted; the next round asks again.
const isBusy = () => Boolean(document.querySelector("dialog[open], .edit-form") || [...document.querySelectorAll("textarea")].some((box) => box.value));

// Shows a message as it now stands; true if it is a new one of somebody else.
function apply({ id, within, html, mine }) {
  const place = within === "thread" ? document.querySelector(".thread-posts") : stream;
  const shown = document.getElementById(`${within === "thread" ? "reply" : "post"}-${id}`);
  if (!place) return false;
  if (html === null) {
    shown?.remove();
    return false;
  }
  const made = document.createElement("template");
  made.innerHTML = html;
  if (shown) {
    if (shown.querySelector(".edit-form") || shown.classList.contains("menu-open")) return false;
    const focused = shown.contains(document.activeElement) && focusKey(document.activeElement);
    const article = made.content.querySelector(".post");
    article.classList.toggle("continues", shown.classList.contains("continues"));
    article.classList.toggle("marked", shown.classList.contains("marked"));
    shown.replaceWith(article);
    if (focused) (article.querySelector(focused) ?? article).focus();
    return false;
  }
  if (within === "stream" && (stream.dataset.latest !== "yes" || Number(id) < lastId(stream))) return false;
  const inner = place.querySelector(".posts-inner");
  const day = made.content.querySelector(".day");
  if (day && inner.querySelector(`.day[data-day="${day.dataset.day}"]`)) day.remove();
  const atEnd = place.scrollTop > -60 || mine;
  inner.append(made.content);
  if (atEnd) place.scrollTop = 0;
  return !mine;
}

const lastId = (place) => Number([...place.querySelectorAll(".post")].at(-1)?.dataset.post ?? 0);
const focusKey = (node) => (node.dataset.react ? `[data-react="${node.dataset.react}"]` : node.matches("[data-post-menu]") ? "[data-post-menu]" : null);

function drawSidebar(html) {
  const bar = document.getElementById("sidebar");
  if (bar.querySelector(":popover-open")) return;
  const top = bar.querySelector(".sidebar-scroll").scrollTop;
  const focused = bar.contains(document.activeElement) ? document.activeElement : null;
  const path = focused?.getAttribute("href");
  const label = focused?.getAttribute("aria-label");
  bar.innerHTML = html;
  bar.querySelector(".sidebar-scroll").scrollTop = top;
  if (!document.body.dataset.channel) bar.querySelector(`a.side-item[href="${location.pathname}"]`)?.setAttribute("aria-current", "page");
  if (focused) [...bar.querySelectorAll("a, button")].find((node) => (path ? node.getAttribute("href") === path : label && node.getAttribute("aria-label") === label))?.focus();
}

document.addEventListener("chat:changed", async () => {
  // What is under way began before the change.
  if (asking) await asking;
  ask();
});

eachPage(() => {
  stream = document.querySelector(".posts");
  sequence = Number(document.body.dataset.sequence);
  document.querySelector('.sidebar [aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  later();
});
