// Where the focus was, and its likeness on the page that takes the place of this one.

// Texts are left out: keys that a page has for itself would go into them.
const KEPT = "a[href], button, [role=combobox]:not(input), [role=tab], input:is([type=checkbox], [type=radio])";
const nameOf = (element) => (element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
const alike = (element) => [...document.querySelectorAll(KEPT)]
  .filter((each) => each.tagName === element.tagName && nameOf(each) === nameOf(element) && each.checkVisibility());
const within = (group) => [...group.querySelectorAll(KEPT)].filter((each) => each.checkVisibility());
const nearest = (list, at) => list[Math.min(at, list.length - 1)];

// Keeps the place of the focus; what it returns puts it there again once the other page is shown: on the same control, else,
// where that has gone, on the one in its place in the group that it was in.
export function keepFocus() {
  // What has opened a dialog has the focus again once it is shut.
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  const element = document.activeElement;
  if (!element?.matches(KEPT)) return () => {};
  const { id } = element;
  const at = alike(element).indexOf(element);
  const groups = [];
  for (let group = element.parentElement?.closest("[aria-label]"); group; group = group.parentElement?.closest("[aria-label]")) {
    groups.push({ tag: group.tagName, label: group.getAttribute("aria-label"), at: within(group).indexOf(element) });
  }
  return () => {
    const same = (id && document.getElementById(id)) || nearest(alike(element), at);
    (same ?? inGroup(groups))?.focus({ preventScroll: true });
  };
}

function inGroup(groups) {
  for (const { tag, label, at } of groups) {
    const group = document.querySelector(`${tag}[aria-label="${CSS.escape(label)}"]`);
    const found = group && nearest(within(group), at);
    if (found) return found;
  }
  return null;
}
