// What a walk over the pages sees of one: its controls, and whether a click did anything.
(() => {
  const CONTROL = "a[href],button,summary,[role=button],[role=tab],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=checkbox],[role=switch],[role=radio],[role=link],[data-dialog],input[type=checkbox],input[type=radio]";
  const ROW = "tr,li,article,[role=row],[role=option],.card";
  const plain = (text) => (text || "").trim().replace(/\s+/g, " ").slice(0, 40);
  const pattern = (url) => (url || "").split("?")[0].replace(/\d+/g, "#").replace(/(channels|people|direct|products|categories)\/[^/]+/, "$1/*");
  // A box that is hidden behind its own drawing is clicked by its label.
  const isShown = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && element.getClientRects().length > 0;

  const signature = (element) => {
    const inRow = element.closest(ROW) !== null && element.closest("[role=menu],[role=toolbar],dialog") === null;
    const text = inRow ? "" : plain(element.getAttribute("aria-label") || element.innerText).replace(/\d+/g, "#");
    const attributes = element.getAttributeNames().filter((name) => !name.startsWith("data-walk")).sort().join(",");
    return [element.tagName, element.getAttribute("role"), element.className, element.parentElement?.className, attributes,
      pattern(element.getAttribute("hx-get") || element.getAttribute("hx-post") || element.getAttribute("href")), text].join("|");
  };

  window.walkControls = () => {
    document.querySelectorAll("[data-walk]").forEach((element) => element.removeAttribute("data-walk"));
    const modal = document.querySelector("dialog:modal");
    const found = [];
    document.querySelectorAll(CONTROL).forEach((element) => {
      if (modal && !modal.contains(element)) return;
      if (!isShown(element) || element.disabled || element.getAttribute("aria-disabled") === "true") return;
      if (element.type === "radio" && element.checked) return;
      const acts = ["hx-get", "hx-post", "data-dialog", "role", "aria-haspopup"].some((name) => element.hasAttribute(name));
      if (element.matches("a[href]") && !acts) return;
      element.dataset.walk = String(found.length);
      found.push({ index: found.length, signature: signature(element), html: element.outerHTML.slice(0, 160) });
    });
    return found;
  };

  window.walkLinks = () => [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));

  // What looks clickable, and tells nobody so.
  window.walkMute = () => {
    const named = "a[href],button,input,textarea,select,label,summary,option,[role],[tabindex],[contenteditable]";
    return [...document.querySelectorAll("body *")].filter((element) =>
      isShown(element) && getComputedStyle(element).cursor === "pointer" && element.closest(named) === null
      && element.querySelector(named) === null).map((element) => element.outerHTML.slice(0, 160));
  };

  window.walkNative = () => [...document.querySelectorAll("select,input[type=date],input[type=time],input[type=color],input[type=datetime-local],input[type=month]")]
    .filter(isShown).map((element) => element.outerHTML.slice(0, 160));

  // Every word of the accessibility tree that agents get, without the spaces.
  const told = () => {
    const words = [];
    const collect = (part) => {
      if (typeof part === "string") words.push(part);
      else if (part && typeof part === "object") Object.values(part).forEach(collect);
    };
    collect(walkTree());
    return words.join(" ").replace(/[\s\u200b]+/g, "");
  };
  // Signs whose meaning the tree has in words or as a state: pictures with a name, initials, the star of a required
  // field, the fx before the formula bar.
  const SIGNS = "[role=img][aria-label],.emoji,.avatar,.required,.fx";

  const drawn = function* () {
    // What lies behind a dialog is out of reach, and not in the tree.
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest(`script,style,template,noscript,${SIGNS}`) || !isShown(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some((box) => box.width > 1 && box.height > 1)) yield [walker.currentNode.data, parent];
    }
    for (const element of root.querySelectorAll("[title]")) {
      // Of what has a name, the title says the same in other words.
      if (isShown(element) && !element.ariaLabel && !element.closest(`${SIGNS}`)) yield [element.title, element];
    }
    for (const title of root.querySelectorAll("svg title")) if (isShown(title.parentElement)) yield [title.textContent, title.parentElement];
  };

  // What a person can read, or see below the mouse, and the tree does not have.
  window.walkUntold = () => {
    const tree = told();
    const found = [];
    for (const [text, element] of drawn())
      if (text.split(/[\s\u200b]+/).some((word) => !tree.includes(word)))
        found.push(`“${plain(text)}” of ${element.outerHTML.slice(0, 120)}`);
    return found;
  };

  // States that a class draws, in color, weight or a line, and the words for them that must stand in the tree.
  const STATES = { late: /overdue|late/i, unread: /unread|new/i, "muted-item": /muted/i, saved: /saved/i,
    pinned: /pinned/i, gone: /sold out/i };
  const spoken = (element) => [element, ...element.querySelectorAll("[aria-label],[alt],[aria-description]")]
    .map((each) => [each.ariaLabel, each.alt, each.ariaDescription].join(" ")).join(" ") + element.textContent;
  window.walkColors = () => Object.entries(STATES).flatMap(([name, words]) => [...document.querySelectorAll(`.${name}`)]
    .filter((element) => isShown(element) && !words.test(spoken(element))).map((element) => `${name}: ${element.outerHTML.slice(0, 160)}`));

  const state = () => [location.href, document.activeElement?.outerHTML.slice(0, 80),
    [...document.querySelectorAll("input,textarea")].map((field) => ["checkbox", "radio"].includes(field.type) ? field.checked : field.value).join("\u0001"),
    document.querySelectorAll(":popover-open,dialog[open]").length, getSelection()?.toString()].join("\u0002");

  // Press a control as a mouse does; whether anything came of it within the time.
  window.walkClick = async ([index, deadline]) => {
    const element = document.querySelector(`[data-walk="${index}"]`);
    if (!element) return "gone";
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(clientX, clientY);
    if (top && !element.contains(top) && !top.contains(element) && top.closest("label") === null)
      return document.querySelector(":popover-open") ? "gone" : "covered";
    element.focus();
    let changes = 0;
    const observer = new MutationObserver((records) => { changes += records.length; });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const before = state();
    for (const [type, kind] of [["pointerdown", PointerEvent], ["mousedown", MouseEvent], ["pointerup", PointerEvent], ["mouseup", MouseEvent]])
      element.dispatchEvent(new kind(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0, detail: 1, pointerType: "mouse", isPrimary: true }));
    element.click();
    const end = performance.now() + deadline;
    while (performance.now() < end) {
      await new Promise((done) => setTimeout(done, 10));
      if (changes > 0 || state() !== before) return "changed";
    }
    return "dead";
  };
})();
