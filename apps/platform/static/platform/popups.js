// Popups anchored to a control: menus, listboxes, lookups. One is open at a time; focus decides who gets the keys.

let current = null; // {popup, anchor, closed}

// What an open popup holds may change: it stands where it then fits.
const resized = new ResizeObserver(() => { if (current) place(current.popup, current.near); });

export const isOpen = (popup) => current !== null && current.popup === popup;

// `near` is what the popup stands below, if not the anchor.
export function show(popup, anchor, closed = () => {}, near = anchor) {
  hide();
  popup.showPopover();
  anchor.ariaExpanded = "true";
  current = { popup, anchor, closed, near };
  place(popup, near);
  resized.observe(popup);
}

export function hide() {
  if (!current) return;
  const { popup, anchor, closed } = current;
  current = null;
  resized.disconnect();
  if (popup.isConnected) popup.hidePopover();
  // htmx would copy it, and the CSP forbids it. Asked for, since Chromium would leave an empty one behind.
  if (popup.hasAttribute("style")) popup.removeAttribute("style");
  anchor.ariaExpanded = "false";
  closed();
}

function place(popup, near) {
  const at = near.getBoundingClientRect();
  const listed = popup.classList.contains("listbox");
  popup.style.minWidth = listed ? `${at.width}px` : "";
  popup.style.maxHeight = "";
  const { offsetWidth: width, offsetHeight: height } = popup;
  // What a popup is near may be a mere place.
  if (near.hasAttribute?.("data-beside")) {
    popup.style.left = `${at.right + 4}px`;
    popup.style.top = `${Math.max(4, Math.min(at.top, innerHeight - height - 4))}px`;
    return;
  }
  const over = at.top - 8, under = innerHeight - at.bottom - 8, most = Math.max(over, under);
  // A list may not cover what is typed: where it fits on neither side it takes the larger one, and scrolls.
  const tight = listed && height > most;
  if (tight) popup.style.maxHeight = `${most}px`;
  const below = tight ? under >= over : height <= under || height > over;
  const left = at.left + width + 8 > innerWidth ? at.right - width : at.left;
  popup.style.left = `${Math.max(8, left)}px`;
  popup.style.top = `${Math.max(4, below ? Math.min(at.bottom + 4, innerHeight - popup.offsetHeight - 4) : at.top - 4 - popup.offsetHeight)}px`;
}

// The mouse takes an option without taking the focus from the combobox.
document.addEventListener("mousedown", (event) => { if (event.target.closest(":is([data-select], [data-lookup]) [role=listbox]")) event.preventDefault(); });

const isInside = (node) => current && (current.popup.contains(node) || current.anchor.contains(node));
document.addEventListener("pointerdown", (event) => { if (current && !isInside(event.target)) hide(); }, true);
document.addEventListener("scroll", (event) => {
  if (current && !current.popup.contains(event.target)) place(current.popup, current.near);
}, true);
addEventListener("resize", hide);
document.addEventListener("page:leave", hide);
// What comes in the place of a dialog would take over the style of a popup that is open in it.
document.addEventListener("htmx:before:swap", hide);

// Moves `active` through the options of a listbox and tells the combobox.
export function activate(combobox, listbox, option) {
  for (const other of listbox.querySelectorAll(".active")) other.classList.remove("active");
  if (!option) return combobox.removeAttribute("aria-activedescendant");
  option.classList.add("active");
  option.scrollIntoView({ block: "nearest" });
  combobox.setAttribute("aria-activedescendant", option.id);
}

export const options = (listbox) => [...listbox.querySelectorAll('[role="option"]:not([aria-disabled], [hidden])')];

// Those that can be taken, without what opens something.
export const found = (listbox) => options(listbox).filter((option) => !option.dataset.opens);

// Until the server has answered to what was typed, no key may take an option that is not of it.
export function narrow(combobox, listbox, text) {
  if (!listbox.checkVisibility()) return;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const option of listbox.querySelectorAll('[role="option"]')) {
    const label = option.textContent.toLowerCase();
    option.hidden = !words.every((word) => label.includes(word));
  }
  const active = listbox.querySelector(".active");
  if (!active || active.hidden) activate(combobox, listbox, words.length ? found(listbox)[0] : null);
}

export function step(list, from, key) {
  const index = list.indexOf(from);
  if (key === "Home") return list[0];
  if (key === "End") return list.at(-1);
  if (key === "ArrowDown") return list[Math.min(index + 1, list.length - 1)];
  if (key === "ArrowUp") return list[index < 0 ? list.length - 1 : Math.max(index - 1, 0)];
  return null;
}

// In a row the keys beside each other are those of a column.
const ACROSS = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", ArrowDown: "", ArrowUp: "" };
export const stepAcross = (list, from, key) => step(list, from, ACROSS[key] ?? key);

export const startingWith = (list, text) => list.find((each) => each.textContent.trim().toLowerCase().startsWith(text.toLowerCase()));

// A key that nothing else is to hear of.
export const take = (event) => { event.preventDefault(); event.stopPropagation(); };

export const changed = (input) => input.dispatchEvent(new Event("change", { bubbles: true }));

// Menus: a button with aria-haspopup=menu and its role=menu.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-menu] > [aria-haspopup=menu]");
  if (button) {
    const popup = document.getElementById(button.getAttribute("aria-controls"));
    if (isOpen(popup)) hide();
    else openMenu(button, popup);
  } else if (event.target.closest("[role^=menuitem]")) leave();
});

// The focus goes back to the button, where a dialog or the next page looks for it.
function leave() {
  const from = current?.popup.contains(document.activeElement) ? current.anchor : null;
  hide();
  from?.focus({ preventScroll: true });
}

const itemsOf = (popup) => [...popup.querySelectorAll("[role^=menuitem]")].filter((item) => item.checkVisibility());

function openMenu(button, popup, last = false) {
  show(popup, button);
  const items = itemsOf(popup);
  (last ? items.at(-1) : items[0])?.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  const button = event.target.closest("[data-menu] > [aria-haspopup=menu]");
  if (button && /^Arrow(Up|Down)$/.test(event.key)) {
    event.preventDefault();
    openMenu(button, document.getElementById(button.getAttribute("aria-controls")), event.key === "ArrowUp");
    return;
  }
  const popup = event.target.closest("[role=menu]");
  if (!popup || !isOpen(popup)) return;
  const items = itemsOf(popup);
  const next = step(items, event.target, event.key)
    ?? (event.key.length === 1 && event.key !== " " ? startingWith(items, event.key) : null);
  if (next) { event.preventDefault(); next.focus(); }
  else if (event.key === " ") { event.preventDefault(); event.target.click(); }
  else if (event.key === "Escape") { event.preventDefault(); leave(); }
  else if (event.key === "Tab") hide();
});
