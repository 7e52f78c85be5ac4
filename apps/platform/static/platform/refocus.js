// No texts: keys that a page has for itself would go into them.
const KEPT = "a[href], button, [role=combobox]:not(input), input:is([type=checkbox], [type=radio])";
const nameOf = (element) => (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
const shown = (group) => [...(group?.querySelectorAll(KEPT) ?? [])].filter((each) => each.checkVisibility());
const alike = (element) => shown(document).filter((each) => each.tagName === element.tagName && nameOf(each) === nameOf(element));
const nearest = (list, at) => list[Math.min(at, list.length - 1)];

// Keeps the place of the focus; what it returns puts it there on the next page: on the same control, or on the one
// in its place in its group.
export function keepFocus() {
  // Who opened a dialog has the focus again once it is shut.
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  const element = document.activeElement;
  if (!element?.matches(KEPT)) return () => {};
  const { id } = element, at = alike(element).indexOf(element);
  const groups = [];
  for (let group = element; (group = group.parentElement?.closest("[aria-label]"));) {
    groups.push([`${group.tagName}[aria-label="${CSS.escape(group.ariaLabel)}"]`, shown(group).indexOf(element)]);
  }
  return () => {
    const found = (id && document.getElementById(id)) || nearest(alike(element), at)
      || groups.map(([group, place]) => nearest(shown(document.querySelector(group)), place)).find(Boolean);
    found?.focus({ preventScroll: true });
  };
}
