// What an action needs to know of the page: where its target is, and whether a person could reach it.

function describe(element) {
  const role = roleOf(element) ?? element.tagName.toLowerCase();
  const name = nameOf(element, role);
  return name ? `${role} "${name.length > 60 ? `${name.slice(0, 59)}…` : name}"` : role;
}

function find(ref) {
  const element = elements.get(ref)?.deref();
  return element?.isConnected ? element : null;
}

function reachableAt(element, x, y) {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  for (let node = hit; node; node = node.assignedSlot ?? node.parentNode ?? node.host) {
    if (node === element) return null;
    if (node.tagName === "LABEL" && node.control === element) return null;
  }
  // A click on part of a composite (the caption over its own input) reaches what it contains.
  return hit && hit.contains(element) && hit.tagName === "LABEL" ? null : hit ?? document.documentElement;
}

// The point of `ref` to put the mouse on, scrolled into view: {x, y} or {error}.
api.point = (ref, force) => {
  const element = find(ref);
  if (!element) return { gone: true };
  if (!element.checkVisibility({ visibilityProperty: true })) return { error: `${ref} (${describe(element)}) is hidden` };
  if (!force && (element.matches(":disabled") || element.closest("[aria-disabled=true]"))) {
    return { error: `${ref} (${describe(element)}) is disabled` };
  }
  let covering = null;
  for (const block of ["nearest", "center"]) {
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const rects = [...element.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    const rect = rects[0];
    if (!rect) return { error: `${ref} (${describe(element)}) has no size` };
    const left = Math.max(rect.left, 0);
    const right = Math.min(rect.right, innerWidth);
    const top = Math.max(rect.top, 0);
    const bottom = Math.min(rect.bottom, innerHeight);
    for (const [fx, fy] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]) {
      const x = Math.round((left + (right - left) * fx) * 10) / 10;
      const y = Math.round((top + (bottom - top) * fy) * 10) / 10;
      const hit = reachableAt(element, x, y);
      if (!hit) return { x, y };
      covering ??= hit;
    }
  }
  const cover = covering.closest("dialog, [role=dialog], [role=alertdialog]") ?? covering;
  return { error: `${ref} (${describe(element)}) is covered by ${describe(cover)}` };
};

// The point of `ref` as the page stands, or the wheel turn that brings it nearer: {x, y} or {over, dx, dy}.
api.reach = (ref) => {
  const element = find(ref);
  if (!element) return { gone: true };
  const rect = [...element.getClientRects()].find((each) => each.width > 0 && each.height > 0);
  if (!rect) return {};
  const x = Math.round(rect.left + rect.width / 2);
  const y = Math.round(rect.top + rect.height / 2);
  if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && !reachableAt(element, x, y)) return { x, y };
  for (let node = element.parentElement; node; node = node.parentElement) {
    const root = node === document.scrollingElement;
    const style = getComputedStyle(node);
    const scrolls = (axis, size, room) => room > size && (root || /auto|scroll/.test(style[`overflow${axis}`]));
    if (!scrolls("Y", node.clientHeight, node.scrollHeight) && !scrolls("X", node.clientWidth, node.scrollWidth)) continue;
    const box = root ? new DOMRect(0, 0, innerWidth, innerHeight) : node.getBoundingClientRect();
    const middle = [(Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
    const dx = x < box.left || x > box.right ? Math.round(x - middle[0]) : 0;
    const dy = Math.round(y - middle[1]);
    const before = [node.scrollLeft, node.scrollTop];
    const moves = (dy < 0 && before[1] > 0) || (dy > 0 && before[1] < node.scrollHeight - node.clientHeight - 1) || dx !== 0;
    if (moves) return { over: middle.map(Math.round), dx, dy };
  }
  return {};
};

// Those of `list` whose middle is in view and not behind anything.
api.exposed = (list) => list.filter((ref) => {
  const element = find(ref);
  if (!element) return false;
  const box = element.getBoundingClientRect();
  return !reachableAt(element, box.x + box.width / 2, box.y + box.height / 2);
});

const TEXT_TYPES = new Set(["text", "search", "email", "url", "tel", "password", "number"]);
const VALUE_TYPES = new Set(["date", "time", "month", "week", "datetime-local", "color", "range"]);

function pick(element, value) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value").set;
  setter.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

// Focuses the field and selects what is in it: {} when text can now be typed over it.
api.edit = (ref, text, keep) => {
  let element = find(ref);
  if (!element) return { gone: true };
  if (element.tagName === "LABEL" && element.control) element = element.control;
  const who = `${ref} (${describe(element)})`;
  if (!element.checkVisibility({ visibilityProperty: true })) return { error: `${who} is hidden` };
  if (element.matches(":disabled") || element.getAttribute("aria-disabled") === "true") return { error: `${who} is disabled` };
  if (element.readOnly || element.getAttribute("aria-readonly") === "true") return { error: `${who} is read-only` };
  const type = element.tagName === "INPUT" ? element.type : "";
  if (element.tagName === "SELECT") return { error: `${who} is a list of options: use select` };
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (element.tagName === "TEXTAREA" || TEXT_TYPES.has(type)) {
    if (type === "number" && text !== "" && !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text.trim())) {
      return { error: `${who} takes a number, not ${JSON.stringify(text)}` };
    }
    element.focus();
    if (!keep) element.select();
    return {};
  }
  if (VALUE_TYPES.has(type)) {
    const probe = element.cloneNode();
    probe.value = text;
    if (probe.value !== text) return { error: `${who} does not take ${JSON.stringify(text)}: it is of type ${type}` };
    element.focus();
    pick(element, text);
    return { done: true };
  }
  if (element.isContentEditable) {
    element.focus();
    if (!keep) getSelection().selectAllChildren(element);
    return {};
  }
  const instead = roleOf(element) === "combobox" ? ": click it, then click an option" : "";
  return { error: `${who} is not a text field${instead}` };
};

api.select = (ref, values) => {
  const element = find(ref);
  if (!element) return { gone: true };
  const who = `${ref} (${describe(element)})`;
  if (element.tagName !== "SELECT") return { error: `${who} is not a native select: click it, then click an option` };
  if (element.matches(":disabled")) return { error: `${who} is disabled` };
  if (!element.multiple && values.length !== 1) return { error: `${who} takes exactly one option` };
  const chosen = [];
  for (const value of values) {
    const option = [...element.options].find((each) => tidy(each.label) === tidy(value)) ??
      [...element.options].find((each) => each.value === value);
    if (!option || option.disabled) {
      const known = [...element.options].filter((each) => !each.disabled).map((each) => JSON.stringify(tidy(each.label)));
      return { error: `${who} has no option ${JSON.stringify(value)}; it has ${known.slice(0, 30).join(", ")}` };
    }
    chosen.push(option);
  }
  element.focus();
  for (const option of element.options) option.selected = chosen.includes(option);
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return {};
};

// Whether the key that was asked for would go anywhere: the focused element, for error texts.
api.typing = () => {
  const active = deepActive();
  return { focused: active ? describe(active) : "" };
};
