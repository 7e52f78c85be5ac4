// Menus of the editor: opened at a point, and the commands that their items stand for.
import { hide, show } from "../platform/popups.js";
import { toast } from "./server.js";

const commands = new Map();
export const onCommand = (name, run) => commands.set(name, run);
const refusals = [];
// `refuse(name)` says in words why a command cannot be run now; nothing where it can.
export const onRefuse = (refuse) => refusals.push(refuse);
export function run(name, value, element) {
  const said = refusals.map((refuse) => refuse(name)).find(Boolean);
  return said ? toast(said, "info") : commands.get(name)?.(value, element);
}

const spot = document.createElement("span");
spot.className = "menu-spot";
spot.setAttribute("aria-hidden", "true");
document.body.append(spot);

// `back` gets the focus when the menu is left with Escape.
export function openMenuAt(menu, x, y, back) {
  if (!menu) return;
  spot.style.left = `${x}px`;
  spot.style.top = `${y - 4}px`;
  spot.focus = () => back.focus();
  show(menu, spot);
  menu.querySelector("[role^=menuitem]")?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-command]");
  if (!element || element.disabled) return;
  event.preventDefault();
  hide();
  run(element.dataset.command, element.dataset.value, element);
});
