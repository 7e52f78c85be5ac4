// The page's clock: stands still until the environment moves it, then runs what is due in a fixed order.
// The time at which a document starts comes with its response, in the Server-Timing header.

const nativeTimeout = window.setTimeout.bind(window);
const nativeFrame = window.requestAnimationFrame.bind(window);
const NativeDate = window.Date;

function birth(name) {
  const navigation = performance.getEntriesByType("navigation")[0];
  const entry = (navigation?.serverTiming ?? []).find((timing) => timing.name === name);
  if (entry) return entry.duration;
  try {
    // A frame without a response of its own (srcdoc, about:blank) lives in its parent's time.
    const kin = (window.parent !== window && window.parent.__deskgym) || window.opener?.__deskgym;
    return kin ? kin[name] : 0;
  } catch {
    return 0;
  }
}

const start = birth("clock");
let now = start;
let order = 0;
const timers = new Map();

function schedule(kind, callback, delay, args, every) {
  const wait = Math.max(1, Number(delay) || 0);
  order += 1;
  timers.set(order, { id: order, kind, callback, args, due: now + wait, every: every ? wait : 0 });
  return order;
}

function called(callback) {
  return typeof callback === "function" ? callback : new Function(String(callback));
}

function replace(owner, name, value) {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true });
}

replace(window, "setTimeout", (callback, delay, ...args) => schedule("timer", called(callback), delay, args, false));
replace(window, "setInterval", (callback, delay, ...args) => schedule("timer", called(callback), delay, args, true));
replace(window, "clearTimeout", (id) => void timers.delete(Number(id)));
replace(window, "clearInterval", (id) => void timers.delete(Number(id)));
// Frames come every 16 ms, all callbacks of one frame together.
replace(window, "requestAnimationFrame", (callback) =>
  schedule("frame", callback, 16 - (now - start) % 16, [], false));
replace(window, "cancelAnimationFrame", (id) => void timers.delete(Number(id)));
replace(window, "requestIdleCallback", (callback) => schedule("idle", callback, 1, [], false));
replace(window, "cancelIdleCallback", (id) => void timers.delete(Number(id)));
AbortSignal.timeout = (delay) => {
  const controller = new AbortController();
  schedule("timer", () => controller.abort(new DOMException("signal timed out", "TimeoutError")), delay, [], false);
  return controller.signal;
};

class PageDate extends NativeDate {
  constructor(...args) {
    super(...(args.length ? args : [now]));
  }
  static now() {
    return now;
  }
}
// Date() without new is a string, which a class cannot be.
window.Date = new Proxy(PageDate, { apply: () => new PageDate().toString() });
PageDate.prototype.constructor = window.Date;
Performance.prototype.now = () => now - start;
const format = Intl.DateTimeFormat.prototype.formatToParts;
Intl.DateTimeFormat.prototype.formatToParts = function (date) {
  return format.call(this, date === undefined ? now : date);
};
const formatter = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format").get;
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
  configurable: true,
  get() {
    const bound = formatter.call(this);
    return (date) => bound(date === undefined ? now : date);
  },
});

// Randomness is drawn from the episode's seed, the address and the time, so that two runs draw the same.
const seed = birth("seed");
let state = 2166136261;
for (const letter of `${seed}|${location.href}|${start}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
function draw() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
}
Math.random = () => draw() / 4294967296;
Crypto.prototype.getRandomValues = function (array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = draw() & 255;
  return array;
};
if (Crypto.prototype.randomUUID) {
  Crypto.prototype.randomUUID = function () {
    const hex = Array.from({ length: 32 }, () => (draw() & 15).toString(16));
    hex[12] = "4";
    hex[16] = "89ab"[draw() & 3];
    return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  };
}

// Runs the next callback due at or before `to`; false when there is none.
function tick(to) {
  let next = null;
  for (const timer of timers.values()) {
    if (timer.due <= to && (next === null || timer.due < next.due || (timer.due === next.due && timer.id < next.id))) {
      next = timer;
    }
  }
  if (next === null) {
    now = Math.max(now, to);
    return false;
  }
  now = Math.max(now, next.due);
  if (next.every) next.due = now + next.every;
  else timers.delete(next.id);
  const args = { frame: [now - start], idle: [{ didTimeout: false, timeRemaining: () => 50 }], timer: next.args };
  try {
    next.callback.apply(window, args[next.kind]);
  } catch (error) {
    reportError(error);
  }
  return true;
}

function isDue(to) {
  return [...timers.values()].some((timer) => timer.due <= to);
}

Object.defineProperties(api, {
  clock: { get: () => now },
  seed: { get: () => seed },
});
