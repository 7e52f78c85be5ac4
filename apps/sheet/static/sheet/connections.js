// The bar over the cells that says of which other workbooks formulas ask for cells in vain, and lets them.
import { element } from "./dialogs.js";
import { onChange, operate } from "./server.js";
import { book, mayEdit } from "./state.js";
import { focusGrid } from "./entry.js";

const bar = document.getElementById("connect-bar");

async function allow(source) {
  await operate("connect", { source: source.id });
  focusGrid();
}

function line(source) {
  if (source.title === null) return element("p", {}, "A formula asks for cells of a workbook that is not shared with you. Ask its owner.");
  const text = element("p", {}, "To show cells of ", element("strong", {}, source.title), ", these workbooks have to be connected. Whoever sees this one sees those cells then.");
  if (!mayEdit) return text;
  const button = element("button", { type: "button", className: "button primary small", ariaLabel: `Allow access to ${source.title}` }, "Allow access");
  button.addEventListener("click", () => allow(source));
  return element("div", { className: "connect-line" }, text, button);
}

function paintConnections() {
  bar.hidden = book.unconnected.length === 0;
  bar.replaceChildren(...book.unconnected.map(line));
}

onChange(paintConnections);
paintConnections();
