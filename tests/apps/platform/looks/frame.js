// What no page may have, whatever its look: controls off the page or over one another, and labels that are cut.
(() => {
  const CONTROLS = "a[href], button, input:not([type=hidden]), textarea, [role=tab], [role=combobox]";
  const LABELS = ".button, .tabs a, [role=tab], h1, h2, .rail-item, .departments a, .side-item, .bar-button";

  const name = (node) => (node.getAttribute("aria-label") ?? (node.getAttribute("aria-labelledby") || "").split(" ")
    .map((id) => document.getElementById(id)?.textContent).join(" ").trim()) || node.textContent.trim() || node.placeholder || node.name || "";
  const plain = (text) => text.replace(/\s+/g, " ").trim();

  function isSeen(node) {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest(".skip");
  }

  const scrolls = (node, axis) => {
    const style = getComputedStyle(node);
    return /auto|scroll/.test(axis === "x" ? style.overflowX : style.overflowY);
  };

  // What is seen of a node through all that scrolls or clips around it; null where it can be scrolled into sight.
  function seenPart(node) {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let above = node.parentElement; above && above !== document.documentElement; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = above.getBoundingClientRect();
      if (scrolls(above, "x") && (left < box.left - 1 || right > box.right + 1)) return null;
      if (scrolls(above, "y") && (top < box.top - 1 || bottom > box.bottom + 1)) return null;
      if (!scrolls(above, "x")) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (!scrolls(above, "y")) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (right - left < 2 || bottom - top < 2) return null;
    }
    if (document.scrollingElement.scrollHeight > innerHeight && bottom > innerHeight) return null;
    return { left, top, right, bottom };
  }

  function isCut(node) {
    const parts = [node, ...node.querySelectorAll("span")].filter((part) => !part.closest(".visually-hidden") && part.clientWidth > 2);
    return parts.some((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible")
      || (node.matches(".button, .rail-item, [role=tab]") && node.clientWidth > 2 && node.scrollWidth > node.clientWidth + 1);
  }

  window.frameNames = () => [...new Set([...document.querySelectorAll(CONTROLS)].map((node) => plain(name(node))).filter(Boolean))];

  window.frameFaults = () => {
    const faults = [];
    const modal = document.querySelector("dialog[open]");
    const inReach = (node) => (!modal || modal.contains(node)) && isSeen(node);
    for (const node of [...document.querySelectorAll(CONTROLS)].filter(inReach)) {
      const part = seenPart(node);
      if (!part) continue;
      const said = `${node.tagName.toLowerCase()} ${plain(name(node)).slice(0, 60)}`;
      if (part.left < -1 || part.top < -1 || part.right > innerWidth + 1 || part.bottom > innerHeight + 1) {
        faults.push(`off the page: ${said}`);
        continue;
      }
      const over = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
      const near = over && (node.contains(over) || over.contains(node) || over.closest("label")?.contains(node) || over.closest("label") === node.closest("label") && node.closest("label"));
      if (!near && getComputedStyle(node).pointerEvents !== "none") faults.push(`covered: ${said} by ${over?.className || over?.tagName}`);
    }
    for (const node of [...document.querySelectorAll(LABELS)].filter(inReach)) {
      if (isCut(node)) faults.push(`cut: ${plain(name(node)).slice(0, 60)}`);
    }
    return faults;
  };
})();
