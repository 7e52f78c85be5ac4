// The messages: endless scrolling, the thread beside them, what counts as read.
import { eachPage, rename, visit } from "../platform/visit.js";
import { said } from "../platform/words.js";
import { act, fragment, post } from "./request.js";

let stream = null;
let panel = null;
let channel = null;
let keepUnread = false;
let watcher = null;

// Older and newer messages, when their place scrolls into view or by the button.
function watchIn(root) {
  watcher?.disconnect();
  watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) load(entry.target);
  }, { root, rootMargin: "200px" });
}

async function load(sentinel) {
  if (sentinel.dataset.loading) return;
  sentinel.dataset.loading = "yes";
  watcher.unobserve(sentinel);
  const older = sentinel.dataset.older;
  const html = await fragment(older ?? sentinel.dataset.newer);
  if (!sentinel.isConnected) return;
  const edge = stream.scrollHeight + stream.scrollTop;
  if (older) dropRepeatedDay(sentinel, html);
  else {
    sentinel.insertAdjacentHTML("beforebegin", html);
    sentinel.remove();
    stream.scrollTop = edge - stream.scrollHeight;
    const more = stream.querySelector("[data-newer]");
    if (!more) {
      stream.dataset.latest = "yes";
      document.querySelector(".jump-latest")?.remove();
    }
  }
  watch();
}

// The day that the page began with may begin further up now.
function dropRepeatedDay(sentinel, html) {
  const days = [...stream.querySelectorAll(".day")];
  const first = days[0]?.previousElementSibling === sentinel ? days[0] : null;
  sentinel.insertAdjacentHTML("beforebegin", html);
  sentinel.remove();
  if (!first) return;
  const all = [...stream.querySelectorAll(".day")];
  const before = all[all.indexOf(first) - 1];
  if (before?.dataset.day === first.dataset.day) first.remove();
}

function watch() {
  for (const sentinel of stream?.querySelectorAll(".sentinel") ?? []) watcher.observe(sentinel);
}

document.addEventListener("click", (event) => {
  const sentinel = event.target.closest(".sentinel");
  if (sentinel) load(sentinel);
});

// Where the reader begins: at a message that was linked to, at the first unread one, else at the end.
function begin() {
  const linked = stream.dataset.marked && document.getElementById(`post-${stream.dataset.marked}`);
  const unread = stream.querySelector(".new-line");
  linked?.classList.add("marked");
  (linked ?? unread)?.scrollIntoView({ block: "center" });
  watch();
  markRead();
}

export function markRead() {
  if (!channel || !stream || stream.dataset.latest !== "yes" || keepUnread) return;
  if (document.querySelector('.sidebar a[aria-current="page"].unread, .sidebar a[aria-current="page"] .badge') || stream.querySelector(".new-line")) {
    post(`/channels/${channel}/view`);
  }
}
export function leaveUnread() { keepUnread = true; }

export const openRoot = () => document.querySelector(".thread-posts")?.dataset.root ?? null;
export const viewThread = () => { if (openRoot()) post(`/threads/${openRoot()}/view`); };

// The thread beside the messages; the address remembers it.
export async function openThread(rootId, focus = true) {
  const beside = panel;
  if (!beside) return visit(`/posts/${rootId}`);
  const html = await fragment(`/channels/${channel}/thread/${rootId}`);
  if (beside !== panel) return;
  panel.innerHTML = html;
  panel.hidden = false;
  remember(rootId);
  if (focus) panel.querySelector("textarea")?.focus();
  viewThread();
}

function remember(rootId) {
  const url = new URL(location.href);
  if (rootId) url.searchParams.set("thread", rootId);
  else url.searchParams.delete("thread");
  rename(url);
}

function closeThread() {
  const root = openRoot();
  panel.hidden = true;
  panel.replaceChildren();
  remember(null);
  document.querySelector(`#post-${root}`)?.focus();
}

document.addEventListener("click", async (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const link = event.target.closest("a[data-thread]");
  if (link && plain && panel) {
    event.preventDefault();
    openThread(link.dataset.thread);
  }
  if (event.target.closest("[data-close-thread]")) closeThread();
  const follow = event.target.closest("[data-follow]");
  if (follow) {
    const on = follow.getAttribute("aria-pressed") !== "true";
    if (await act(`/threads/${follow.dataset.follow}/follow`, { follow: on ? "yes" : "no" })) showFollowing(follow, on);
  }
});

function showFollowing(button, on) {
  button.setAttribute("aria-pressed", String(on));
  button.textContent = said(on ? "Following" : "Follow");
}

// Who replies follows.
document.addEventListener("chat:changed", (event) => {
  const button = event.detail?.sent?.closest(".thread")?.querySelector("[data-follow]");
  if (button) showFollowing(button, true);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && panel?.contains(event.target) && !document.querySelector("dialog[open], :popover-open")) closeThread();
});

eachPage(() => {
  stream = document.querySelector(".posts");
  panel = document.getElementById("thread");
  channel = document.body.dataset.channel;
  keepUnread = false;
  watchIn(stream);
  if (stream) begin();
  const reply = document.querySelector(".thread-posts")?.dataset.marked;
  document.getElementById(`reply-${reply}`)?.scrollIntoView({ block: "center" });
  viewThread();
});
