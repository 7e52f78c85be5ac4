// Going to another page of the app puts it in the place of this one, without loading scripts and styles anew.
// Only where the page says so (html[data-in-place]); what does not fit there is left to the browser.
import { keepFocus } from "./refocus.js";

const inPlace = (page) => page.documentElement.hasAttribute("data-in-place");
const address = ({ pathname, search }) => pathname + search;
const assets = (page) => [...page.head.querySelectorAll("link[rel=stylesheet], script[src]")]
  .map((each) => each.getAttribute("src") ?? each.getAttribute("href")).join();

let shown = address(location);
let underWay = null;

// What a script does with every page: with this one, and with each that takes its place.
export function eachPage(setUp) {
  setUp();
  document.addEventListener("page:show", setUp);
}

// Gives the shown page another address, for what has been opened in it.
export function rename(url) {
  history.replaceState(history.state, "", url);
  shown = address(location);
}

// `how` it enters the history: "push", or "stay" where the address is the one that is current already.
export async function visit(to, { body, how = "push", scroll = 0 } = {}) {
  const url = new URL(to, location.href);
  const leave = (where) => {
    if (how === "push") location.assign(where);
    else if (String(where) === location.href) location.reload();
    else location.replace(where);
  };
  if (!inPlace(document) || url.origin !== location.origin) return leave(url);
  underWay?.abort();
  const { signal } = underWay = new AbortController();
  let answer, page;
  try {
    answer = await fetch(url, { method: body ? "POST" : "GET", body, signal });
    if (answer.headers.get("Content-Type")?.startsWith("text/html")) {
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
    }
  } catch { /* No answer, or one from another site: below. */ }
  if (signal.aborted) return;
  if (!page || !inPlace(page) || assets(page) !== assets(document)) return leave(body ? (answer?.url ?? location.href) : url);
  // What a form is refused with has no address of its own: to load it again, the browser would have to send the form again.
  const arrived = new URL(body && !answer.redirected ? location : answer.url);
  if (!body && !answer.redirected) arrived.hash = url.hash;
  show(page, arrived, how, scroll);
}

function show(page, url, how, scroll) {
  document.dispatchEvent(new CustomEvent("page:leave", { detail: { url } }));
  // Another page begins at its top, as one that is loaded does.
  const refocus = shown.split("?")[0] === url.pathname ? keepFocus() : null;
  if (how === "push" && url.href !== location.href) {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState(null, "", url);
  } else if (url.href !== location.href) history.replaceState(history.state, "", url);
  shown = address(url);
  document.title = page.title;
  document.body.replaceWith(document.adoptNode(page.body));
  // Screen readers say by themselves only what has been loaded.
  document.body.ariaNotify?.(page.title);
  const named = url.hash && document.getElementById(url.hash.slice(1));
  if (named) named.scrollIntoView();
  else scrollTo(0, scroll);
  window.htmx?.process(document.body);
  refocus?.();
  document.querySelector("[autofocus]")?.focus();
  document.dispatchEvent(new Event("page:show"));
}

// These come last, when nothing else has taken the event for itself.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const aside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || aside || event.defaultPrevented || !inPlace(document)) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && address(link) === address(location)) return;
  event.preventDefault();
  visit(link.href);
});

addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const told = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = (told("method") ?? "get").toLowerCase();
  const url = new URL(told("action") ?? location.href, location.href);
  if (event.defaultPrevented || !inPlace(document) || method === "dialog" || url.origin !== location.origin || told("target")) return;
  event.preventDefault();
  const data = new FormData(form, submitter);
  const fields = new URLSearchParams(data);
  if (method === "get") url.search = fields;
  visit(url, method === "get" ? {} : { body: told("enctype") === "multipart/form-data" ? data : fields });
});

// The browser has gone back, or forward, already; whoever cancels this keeps the page that is shown.
addEventListener("popstate", (event) => {
  if (!inPlace(document)) return;
  underWay?.abort();
  if (address(location) === shown) return;
  const goes = document.dispatchEvent(new CustomEvent("page:back", { cancelable: true, detail: { shown } }));
  if (goes) visit(location.href, { how: "stay", scroll: event.state?.scroll ?? 0 });
});

// A form in a dialog, once it is done: the server says where to go.
document.addEventListener("htmx:after:request", (event) => {
  const { ctx } = event.detail;
  const { refresh, redirect } = ctx.hx;
  if (!refresh && !redirect) return;
  event.preventDefault();
  // Its button stays disabled until the page is gone.
  ctx.keepIndicators = true;
  if (refresh) visit(location.href, { how: "stay", scroll: scrollY });
  else visit(redirect);
});
