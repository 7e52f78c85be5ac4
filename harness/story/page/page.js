// The company's past: a table of events, and beside it the one that is chosen.
const HEIGHT = 28;
const byNumber = new Map(EVENTS.map((event) => [event.number, event]));
const effects = new Map();
for (const event of EVENTS) if (event.cause) effects.set(event.cause, [...(effects.get(event.cause) || []), event]);
const words = (kind) => { const text = kind.replaceAll("-", " "); return text[0].toUpperCase() + text.slice(1); };
const about = (event) => event.facts.map(([, value]) => value).join(" · ");
for (const event of EVENTS) event.text = [words(event.kind), event.day, ...event.who, about(event), ...event.told.map((one) => one.text)].join(" ");

const state = { rows: new Rows($("scroller"), $("body"), "tr"), found: [], chosen: null };
const address = (place) => `http://${place[0]}.localhost:8000${place[1]}`;
const outward = (place, text) => element("a", { href: address(place), target: "_blank", rel: "noopener" }, text);

function choose(event) {
  state.chosen = event;
  location.hash = event ? `#${event.number}` : "";
  state.rows.refresh();
  showDetail();
}

function row(event, index) {
  const selected = event === state.chosen;
  return element("tr", { "aria-rowindex": index + 2, "aria-selected": selected, onclick: () => choose(event) },
    element("td", {}, event.day), element("td", {}, event.time), element("td", {}, element("button", {}, words(event.kind))),
    element("td", { title: about(event) }, about(event)),
    element("td", { class: event.told.length ? "number" : "number zero" }, String(event.told.length)));
}

function link(event) {
  return element("button", { class: "link", onclick: () => reach(event) }, `${words(event.kind)}, ${event.day}`);
}

// Goes to an event that the filter may hide.
function reach(event) {
  if (!state.found.includes(event)) {
    $("filter").value = ""; $("kind").value = ""; $("told").checked = false;
    show();
  }
  choose(event);
  state.rows.show(state.found.indexOf(event), HEIGHT);
}

function showDetail() {
  const event = state.chosen;
  if (!event) return $("detail").replaceChildren(element("p", { class: "none" }, "Choose an event."));
  const cause = byNumber.get(event.cause);
  const after = effects.get(event.number) || [];
  $("detail").replaceChildren(...[
    element("h2", {}, words(event.kind)),
    element("p", { class: "when" }, `${event.day}, ${event.time}`),
    element("dl", {},
      ...(event.who.length ? [element("dt", {}, "who"), element("dd", {}, event.who.join(", "))] : []),
      ...event.facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
    event.place && element("p", {}, outward(event.place, "Open the record")),
    cause && element("h3", {}, "Follows from"), cause && element("p", {}, link(cause)),
    after.length && element("h3", {}, "What followed"),
    after.length && element("ul", {}, ...after.map((one) => element("li", {}, link(one)))),
    element("h3", {}, event.told.length ? "Told in" : "Told nowhere"),
    ...event.told.map((one) => element("blockquote", {}, element("p", {}, one.text),
      element("footer", {}, `${one.by}, ${one.at} · `, one.place ? outward(one.place, one.table) : one.table, one.error ? " · wrong on purpose" : ""))),
  ].filter(Boolean));
}

function show() {
  const fits = wordFilter($("filter").value);
  state.found = EVENTS.filter((event) => (!$("kind").value || event.kind === $("kind").value) && (!$("told").checked || event.told.length) && fits(event.text));
  state.rows.set(state.found.map((event) => ({ height: HEIGHT, make: (index) => row(event, index) })));
  $("found").textContent = plural(state.found.length, "event");
  $("none").hidden = state.found.length > 0;
}

$("title").append(`Chronicle of ${DATA.company}`, element("small", {}, `world ${DATA.seed} · now is ${DATA.now}`));
const kinds = [...new Set(EVENTS.map((event) => event.kind))].sort();
$("kind").append(element("option", { value: "" }, "All kinds"), ...kinds.map((kind) => element("option", { value: kind }, words(kind))));
for (const name of ["filter", "kind", "told"]) $(name).addEventListener("input", show);
$("table").setAttribute("aria-rowcount", EVENTS.length + 1);
show();
showDetail();
const begun = byNumber.get(Number(location.hash.slice(1)));
if (begun) reach(begun);
else $("scroller").scrollTop = $("scroller").scrollHeight;
