// Knows what the page is waiting for, and brings it to rest at a given instant of its clock.

let pending = 0;
let leaving = false;
let opened = 0;
let saved = 0;
const MOST_CALLBACKS = 3000;

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();
// Lets every task that is already queued in the page run.
const task = () => new Promise((resolve) => {
  waiting.push(resolve);
  channel.port2.postMessage(0);
});
// Kept until the last of what is pending has ended, or the page is being left.
let busy = null;
function wake() {
  busy?.resolve();
  busy = null;
}
function during(promise) {
  pending += 1;
  const ended = () => void task().then(() => {
    pending -= 1;
    if (pending === 0) wake();
  });
  promise.then(ended, ended);
  return promise;
}

const nativeFetch = window.fetch;
window.fetch = function (...args) {
  return during(nativeFetch.apply(this, args));
};
for (const name of ["arrayBuffer", "blob", "bytes", "formData", "json", "text"]) {
  const read = Response.prototype[name];
  if (!read) continue;
  Response.prototype[name] = function (...args) {
    return during(read.apply(this, args));
  };
}
const send = XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = function (...args) {
  during(new Promise((resolve) => this.addEventListener("loadend", resolve, { once: true })));
  return send.apply(this, args);
};

window.navigation?.addEventListener("navigate", (event) => {
  if (event.downloadRequest !== null) saved += 1;
  else if (!event.destination.sameDocument) {
    leaving = true;
    wake();
  }
});
window.navigation?.addEventListener("navigatesuccess", () => { leaving = false; });
window.navigation?.addEventListener("navigateerror", () => { leaving = false; });

const open = window.open;
window.open = function (...args) {
  const other = open.apply(this, args);
  opened += 1;
  return other;
};
function newTab(event) {
  const link = event.composedPath().find((node) => node instanceof Element && node.matches("a[href], area[href]"));
  if (!link || event.defaultPrevented || link.hasAttribute("download")) return;
  const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
  const target = link.target.toLowerCase();
  const inside = ["", "_self", "_parent", "_top"].includes(target) || window.frames[link.target];
  if (aside || !inside) opened += 1;
}
window.addEventListener("click", newTab);
window.addEventListener("auxclick", (event) => event.button === 1 && newTab(event));

async function quiet() {
  await task();
  while (pending > 0 && !leaving) {
    busy ??= Promise.withResolvers();
    await busy.promise;
    await task();
  }
}

// Animations are shown as they end; endless ones as they begin. True when there were any.
function finishAnimations() {
  const animations = document.getAnimations();
  for (const animation of animations) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  return animations.length > 0;
}

// Carets blink and smooth scrolling glides in real time.
const still = new CSSStyleSheet();
still.replaceSync("*, ::before, ::after { caret-color: transparent !important; scroll-behavior: auto !important }");
document.adoptedStyleSheets = [still];

// When something else comes to lie under the mouse, the browser finds out as a later frame begins.
const MOST_HOVER_FRAMES = 3;
let mouse = null;
for (const kind of ["pointermove", "pointerdown", "pointerup"]) {
  const note = (event) => { if (event.isTrusted) mouse = [event.clientX, event.clientY]; };
  window.addEventListener(kind, note, { capture: true, passive: true });
}
// What lies behind a modal dialog cannot be hovered, nor can its backdrop, which is told as the dialog itself.
function isBackdrop(under, x, y) {
  if (!under.matches(":modal")) return false;
  const { left, top, right, bottom } = under.getBoundingClientRect();
  return x < left || x >= right || y < top || y >= bottom;
}
function hoverFollows() {
  const under = mouse && document.elementFromPoint(...mouse);
  if (!under) return true;
  // The control of a hovered label is hovered, too.
  const isNamed = (element) => [...element.labels ?? []].some((label) => label.contains(under));
  const hovered = [...document.querySelectorAll(":hover")];
  if (isBackdrop(under, ...mouse)) return hovered.length === 0;
  return hovered.includes(under) && hovered.every((each) => each.contains(under) || isNamed(each));
}

function report(more) {
  const state = { leaving, opened, saved, more, blank: location.href === "about:blank" };
  opened = saved = 0;
  return state;
}

let tired = false;
let hoverFrames = 0;
// Runs what is due until `to`; nothing, when `quick`. A rendering frame has to follow.
api.settle = async (to, quick) => {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  let left = quick ? 0 : MOST_CALLBACKS;
  await quiet();
  while (left > 0 && !leaving && tick(to)) {
    left -= 1;
    await quiet();
  }
  tired = !quick && left === 0;
  if (!quick && !leaving) finishAnimations();
  return report(false);
};
// After that frame, in which observers of size and visibility have reported: whether they left `more` to be done. If not,
// and `look` has the arguments of a snapshot, the state has that, too.
api.framed = async (to, look) => {
  await quiet();
  if (leaving) return report(false);
  now = Math.max(now, to);
  const animated = finishAnimations();
  const lags = hoverFrames < MOST_HOVER_FRAMES && !hoverFollows();
  hoverFrames = lags ? hoverFrames + 1 : 0;
  const state = report(!tired && (animated || lags || isDue(to)));
  if (look && !state.more) state.snapshot = api.snapshot(...look);
  return state;
};
// A frame as browsers draw them by themselves.
api.frame = () => new Promise((resolve) => {
  nativeFrame(resolve);
  nativeTimeout(resolve, 250);
});
// A navigation that was begun and did not happen: a download, an empty response, a refusal to leave.
api.stay = () => { leaving = false; };
