"use strict";
// One trajectory at a time: its data comes as a script, because a page opened from a file may not fetch.
const $ = (id) => document.getElementById(id);
const OUTCOMES = { all: "All", passed: "Passed", failed: "Failed", fault: "Fault" };
const state = { outcome: "all", shown: [], entry: null, data: null, step: 0, tab: "" };
const loaded = new Map();

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

function shape(tag, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

// Called by each trajectory's script.
window.trajectory = (key, data) => {
  loaded.set(key, data);
  if (state.entry && state.entry.key === key) showTrajectory(data);
};

function open(entry, step = 0) {
  state.entry = entry;
  state.wanted = step;
  for (const button of $("list").children) {
    const current = button.dataset.key === entry.key;
    button.setAttribute("aria-current", current);
    if (current) button.scrollIntoView({ block: "nearest" });
  }
  if (loaded.has(entry.key)) showTrajectory(loaded.get(entry.key));
  else {
    const script = element("script", { src: entry.script });
    script.onerror = () => {
      $("goal").textContent = entry.goal;
      $("picture").replaceChildren(element("p", { class: "blank" }, `${entry.script} is missing. Write the page again.`));
    };
    document.head.append(script);
  }
}

function showList() {
  // A word counts from its beginning, so that 4 is not found in 24.
  const words = $("filter").value.split(/\s+/).filter(Boolean)
    .map((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`, "iu"));
  const fits = (entry) => {
    const text = `${entry.family} seed ${entry.seed} ${entry.goal}`;
    return (state.outcome === "all" || entry.outcome === state.outcome) && words.every((word) => word.test(text));
  };
  state.shown = INDEX.filter(fits);
  $("list").replaceChildren(
    ...state.shown.map((entry) =>
      element(
        "button",
        { "data-key": entry.key, "aria-current": entry === state.entry, title: entry.goal, onclick: () => open(entry) },
        element("span", { class: `dot ${entry.outcome}`, role: "img", "aria-label": entry.outcome }),
        element("span", { class: "name" }, entry.family),
        element("span", { class: "seed" }, `seed ${entry.seed}`),
        element("span", { class: "goal" }, entry.goal || "no goal: set-up failed"),
      ),
    ),
  );
  $("none").hidden = state.shown.length > 0;
}

function showTrajectory(data) {
  state.data = data;
  const { header, entry = state.entry } = data;
  document.title = `${header.family} ${header.seed} · Trajectories`;
  $("goal").textContent = header.goal;
  $("outcome").textContent = entry.summary;
  $("outcome").className = `chip ${entry.outcome}`;
  const facts = { Family: header.family, Seed: header.seed, World: header.world, Persona: header.persona, Split: header.split, Played: `gold, ${header.form}` };
  $("facts").replaceChildren(
    ...Object.entries(facts).map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, String(value)))),
  );
  const ends = data.steps.length < data.frames.length ? [{ end: true }] : [];
  $("steps").replaceChildren(...[...data.steps, ...ends].map(stepRow));
  go(Math.min(state.wanted, data.frames.length - 1));
}

function stepRow(step, index) {
  const select = () => go(index);
  const action = step.end
    ? [state.entry.outcome === "fault" ? "Fault" : "End of the episode"]
    : [element("code", {}, call(step.action)), element("span", { class: "on" }, aim(step)), step.error ? element("span", { class: "why" }, step.error) : null];
  return element(
    "tr",
    { tabindex: -1, onclick: select, title: step.error || "" },
    element("td", { class: "number" }, step.end ? "" : String(index + 1)),
    element("td", {}, ...action.filter(Boolean)),
    element("td", { class: step.reward > 0 ? "number won" : "number" }, step.end ? "" : String(step.reward)),
  );
}

const literal = (value) => JSON.stringify(value);
function call(action) {
  const { action: verb, ...rest } = action;
  return `${verb}(${Object.entries(rest).map(([key, value]) => `${key}=${literal(value)}`).join(", ")})`;
}

// What the action was aimed at, as a person would say it.
const aim = ({ target }) => (target ? `${target.role}${target.name ? ` “${target.name}”` : ""}` : "");

function go(index) {
  const { frames, steps } = state.data;
  state.step = Math.max(0, Math.min(index, frames.length - 1));
  const frame = frames[state.step];
  const step = steps[state.step];
  [...$("steps").children].forEach((row, number) => {
    row.setAttribute("aria-selected", number === state.step);
    if (number === state.step) row.scrollIntoView({ block: "nearest" });
  });
  $("position").textContent = step ? `Step ${state.step + 1} of ${steps.length}` : "End";
  $("first").disabled = $("previous").disabled = state.step === 0;
  $("last").disabled = $("next").disabled = state.step === frames.length - 1;
  $("url").textContent = frame.url || "";
  $("url").title = (frame.tabs || []).join("\n");
  showAction(step);
  showPicture(frame, step);
  showTabs(frame, step);
  history.replaceState(null, "", `#${state.entry.key}/${state.step}`);
}

function showAction(step) {
  const fault = state.data.fault;
  const error = step ? step.error : fault && `${fault.error} in ${fault.stage}: ${fault.message}`;
  $("error").textContent = error || "";
  $("error").hidden = !error;
  $("error").className = step ? "error" : "error fault";
  if (!step) return $("did").replaceChildren(state.entry.summary);
  const { action: verb, ...rest } = step.action;
  const parts = Object.entries(rest).flatMap(([key, value], index) => [
    index ? ", " : "", element("span", { class: "key" }, `${key}=`), literal(value),
  ]);
  $("did").replaceChildren(element("span", { class: "verb" }, verb), "(", ...parts, ")", element("span", { class: "on" }, aim(step)));
}

function showPicture(frame, step) {
  if (!frame.image) {
    return $("picture").replaceChildren(element("p", { class: "blank" }, "This observation has no screenshot."));
  }
  const image = element("img", { src: frame.image, alt: `Screenshot before step ${state.step + 1}` });
  const drawing = shape("svg", { viewBox: `0 0 ${frame.width} ${frame.height}`, preserveAspectRatio: "xMinYMin meet", "aria-hidden": "true" });
  const action = step ? step.action : {};
  const target = step && step.target;
  const seen = (y) => y < frame.height && y > 0;
  if (target) drawing.append(shape("rect", { class: "box", x: target.x - 3, y: target.y - 3, width: target.width + 6, height: target.height + 6, rx: 4 }));
  for (const [x, y] of [[action.x, action.y], [action.to_x, action.to_y]]) {
    if (x == null || y == null) continue;
    drawing.append(shape("circle", { class: "point", cx: x, cy: y, r: 16 }), shape("circle", { class: "dot", cx: x, cy: y, r: 4 }));
  }
  const hidden = target && !(seen(target.y) || seen(target.y + target.height));
  const note = hidden ? element("span", { class: "caption" }, target.y < 0 ? "The target is above the view" : "The target is below the view") : null;
  $("picture").replaceChildren(image, drawing, ...(note ? [note] : []));
}

function showTabs(frame, step) {
  const kinds = Object.keys(frame.texts);
  const tabs = [...kinds, "verdict"];
  if (!tabs.includes(state.tab)) state.tab = tabs[0];
  const titles = { axtree: "Accessibility tree", dom: "DOM", verdict: state.entry.score ? `Verdict ${state.entry.score}` : "Verdict" };
  // At the end the verdict is what one wants to see; leaving the end brings back what was open before.
  const active = step || !state.data.verdict ? state.tab : "verdict";
  $("tabs").replaceChildren(
    ...tabs.map((tab) =>
      element("button", { role: "tab", "aria-selected": tab === active, "aria-controls": "panel", tabindex: tab === active ? 0 : -1,
        onclick: () => { state.tab = tab; showTab(tab, frame, step); } }, titles[tab] || tab),
    ),
  );
  showTab(active, frame, step);
}

function showTab(tab, frame, step) {
  [...$("tabs").children].forEach((button, index) => {
    const selected = [...Object.keys(frame.texts), "verdict"][index] === tab;
    button.setAttribute("aria-selected", selected);
    button.tabIndex = selected ? 0 : -1;
  });
  if (tab === "verdict") {
    $("panel").replaceChildren(...verdict());
    return $("panel").scrollTo(0, 0);
  }
  const ref = step && step.action.ref;
  const pre = element("pre");
  for (const line of frame.texts[tab].split("\n")) {
    const hit = ref && (line.includes(`[ref=${ref}]`) || line.includes(`ref="${ref}"`));
    pre.append(hit ? element("span", { class: "target" }, line) : line, "\n");
  }
  $("panel").replaceChildren(pre);
  const hit = pre.querySelector(".target");
  $("panel").scrollTop = hit ? Math.max(0, hit.offsetTop - $("panel").offsetTop - $("panel").clientHeight / 3) : 0;
  $("panel").scrollLeft = 0;
}

function verdict() {
  const { verdict: given, fault } = state.data;
  if (!given) return [element("p", {}, fault ? "A fault ended the episode, so there is no verdict." : "The episode was cut off before its end.")];
  const item = (good, label, detail) =>
    element("li", {}, element("span", { class: `sign ${good ? "good" : "bad"}`, role: "img", "aria-label": good ? "passed" : "failed" }, good ? "✓" : "✗"),
      element("div", {}, label, element("small", {}, detail)));
  const checks = given.checks.map((check) =>
    item(check.passed, check.label, check.passed ? check.expected : `expected ${check.expected}, found ${check.actual}`));
  const stray = given.collateral.map((change) => item(false, change.label, `${change.change}: ${change.before} → ${change.after}`));
  const detours = given.clean === false ? [element("p", {}, "The way there had detours: something was done and taken back.")] : [];
  return [
    ...detours,
    element("h3", {}, `Checks: ${given.checks.filter((check) => check.passed).length} of ${given.checks.length}`),
    element("ul", { class: "checks" }, ...checks),
    element("h3", {}, `Collateral changes: ${stray.length}`),
    stray.length ? element("ul", { class: "checks" }, ...stray) : element("p", {}, "Nothing else was changed."),
  ];
}

function move(by) {
  const here = state.shown.indexOf(state.entry);
  const entry = state.shown[Math.max(0, Math.min(here + by, state.shown.length - 1))];
  if (entry && entry !== state.entry) open(entry);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const filtering = event.target === $("filter");
  if (event.key === "Escape" && filtering) return $("filter").blur();
  if (filtering || !state.data) return;
  if (event.target.getAttribute("role") === "tab" && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const buttons = [...$("tabs").children];
    const next = buttons[buttons.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)];
    if (next) { next.click(); next.focus(); }
    return event.preventDefault();
  }
  // The observation scrolls by its own keys while it has the focus.
  if (event.target === $("panel") && !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const keys = {
    ArrowRight: () => go(state.step + 1), ArrowLeft: () => go(state.step - 1),
    Home: () => go(0), End: () => go(state.data.frames.length - 1),
    ArrowDown: () => move(1), ArrowUp: () => move(-1), "/": () => $("filter").focus(),
  };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
});

$("first").onclick = () => go(0);
$("previous").onclick = () => go(state.step - 1);
$("next").onclick = () => go(state.step + 1);
$("last").onclick = () => go(state.data.frames.length - 1);
$("filter").oninput = showList;
for (const [outcome, title] of Object.entries(OUTCOMES)) {
  const press = () => {
    state.outcome = outcome;
    for (const button of $("outcomes").children) button.setAttribute("aria-pressed", button.dataset.outcome === outcome);
    showList();
  };
  $("outcomes").append(element("button", { "data-outcome": outcome, "aria-pressed": outcome === "all", onclick: press }, title));
}
const verified = INDEX.filter((entry) => entry.outcome === "passed").length;
$("counts").textContent = `${INDEX.length} episodes, ${verified} verified`;
showList();

const [, key, step] = decodeURIComponent(location.hash).match(/^#(.+)\/(\d+)$/) || [];
const first = INDEX.find((entry) => entry.key === key) || INDEX[0];
if (first) open(first, Number(step || 0));
