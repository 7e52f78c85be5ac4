// The values of a column to tick: searched, ticked together, and as many drawn as one can look through.
import { element } from "./dialogs.js";
import { said } from "../platform/words.js";

const MOST_DRAWN = 300;

// `node` is the field; `left()` are the values that are not ticked.
export function valuesField(shown, hidden) {
  const counts = new Map();
  for (const value of shown) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const ticked = new Map(values.map((value) => [value, !hidden.has(value)]));
  const search = element("input", { className: "input", type: "search", "aria-label": "Search values", placeholder: "Search values", autocomplete: "off", spellcheck: false });
  const list = element("div", { className: "checklist filter-values" });
  const rest = element("p", { className: "muted filter-rest", role: "status" });
  const found = () => values.filter((value) => (value || "(empty)").toLowerCase().includes(search.value.trim().toLowerCase()));
  const paint = () => {
    const match = found();
    list.replaceChildren(...match.slice(0, MOST_DRAWN).map((value) => {
      const box = element("input", { type: "checkbox", value, checked: ticked.get(value) });
      box.addEventListener("change", () => { ticked.set(value, box.checked); tell(match); });
      return element("label", { className: "checkbox" }, box, element("span", {}, value || said("(empty)")));
    }));
    if (!match.length) list.append(element("p", { className: "muted" }, "No such value."));
    tell(match);
  };
  const tell = (match) => {
    const on = values.filter((value) => ticked.get(value)).length;
    rest.textContent = `${on} of ${values.length} ticked${match.length > MOST_DRAWN ? `; the first ${MOST_DRAWN} of ${match.length} are listed, search for others` : ""}`;
  };
  const mark = (text, on) => {
    const made = element("button", { type: "button", className: "button quiet small" }, text);
    made.addEventListener("click", () => { for (const value of found()) ticked.set(value, on); paint(); });
    return made;
  };
  search.addEventListener("input", paint);
  const node = element("div", { className: "field wide", role: "group", "aria-label": "Values to show" }, element("span", { className: "label" }, "Values to show"), search,
    element("div", { className: "checks-tools" }, mark("Select all", true), mark("Clear all", false), rest), list);
  paint();
  return { node, left: () => values.filter((value) => !ticked.get(value)) };
}
