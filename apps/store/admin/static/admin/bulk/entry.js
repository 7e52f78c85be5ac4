// Writing into a cell: a field of its own for texts and numbers, with the list of choices below it where there is one.
import { activate, found, hide, narrow, show, step } from "../../platform/popups.js";

export class Entry {
  constructor(grid) {
    this.grid = grid;
    this.now = null; // {at, input, listbox}
  }

  // `text` is what stands there first: what the cell holds, or the first letter that was typed over it.
  open(at, text = null) {
    if (this.now) this.keep();
    const { grid } = this, td = grid.at(at), kind = grid.kind(at.c);
    grid.select(at);
    const input = Object.assign(document.createElement("input"), { className: `input${td.classList.contains("number") ? " number" : ""}`, type: "text", autocomplete: "off", value: text ?? grid.value(at) });
    input.ariaLabel = td.ariaLabel;
    const listbox = kind === "choice" ? document.getElementById(`bulk-${grid.heads[at.c].dataset.column}`) : null;
    td.classList.add("editing");
    td.append(input);
    this.now = { at, input, listbox, typed: text !== null };
    input.focus({ preventScroll: true });
    if (listbox) this.offer(text);
    else if (text === null) input.select();
    input.addEventListener("input", () => {
      this.now.typed = true;
      if (listbox) narrow(input, listbox, input.value);
    });
    input.addEventListener("blur", () => { if (this.now?.input === input) this.keep(); });
  }

  offer(text) {
    const { input, listbox, at } = this.now, value = this.grid.value(at);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", listbox.id);
    for (const option of listbox.children) { option.hidden = false; option.ariaSelected = String(option.dataset.value === value); }
    show(listbox, input);
    if (text !== null) narrow(input, listbox, text);
    else {
      input.select();
      activate(input, listbox, listbox.querySelector("[aria-selected=true]"));
    }
  }

  close() {
    const { at, input, listbox } = this.now;
    this.now = null;
    if (listbox) { hide(); activate(input, listbox, null); }
    const td = this.grid.at(at);
    td.classList.remove("editing");
    input.remove();
    return at;
  }

  // What is written is what the cell holds; of a list, the option that is marked.
  keep() {
    if (!this.now) return;
    const { input, listbox, typed } = this.now;
    const marked = listbox?.querySelector(".active:not([hidden])");
    const text = typed && marked && input.value.trim() ? marked.dataset.value : input.value;
    this.grid.set([[this.close(), text]]);
  }

  take(option) {
    this.now.input.value = option.dataset.value;
    this.now.typed = false;
    this.keep();
  }

  cancel() { this.close(); }

  // A key while somebody writes; true where it was for the cell.
  key(event) {
    const { grid } = this, { at, input, listbox } = this.now;
    const leave = (to) => { this.keep(); grid.select(to ?? at); };
    if (event.key === "Escape") { this.cancel(); grid.select(at); }
    else if (event.key === "Enter" && event.isComposing) return false;
    else if (event.key === "Enter") {
      const marked = listbox?.querySelector(".active:not([hidden])");
      if (marked && input.value.trim()) { input.value = marked.dataset.value; this.now.typed = false; }
      leave(grid.step(at, event.shiftKey ? -1 : 1, 0));
    } else if (event.key === "Tab") leave(grid.next(at, event.shiftKey ? -1 : 1));
    else if (/^Arrow(Up|Down)$/.test(event.key)) {
      if (listbox) activate(input, listbox, step(found(listbox), listbox.querySelector(".active"), event.key));
      else leave(grid.step(at, event.key === "ArrowUp" ? -1 : 1, 0));
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") leave(at);
    else return false;
    return true;
  }
}
