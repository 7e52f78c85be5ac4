// One trajectory at a time: its data comes as a script, because a page opened from a file may not fetch.
const state = { entry: null, data: null, step: 0, wanted: 0, tab: "" };
const loaded = new Map();
// Of so many trajectories the data is kept.
const KEPT = 20;

// Called by each trajectory's script: its data is packed JSON.
window.trajectory = async (key, packed) => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  loaded.set(key, JSON.parse(await new Response(stream).text()));
  if (loaded.size > KEPT) loaded.delete(loaded.keys().next().value);
  if (state.entry && state.entry.key === key) showTrajectory(loaded.get(key));
};

function open(entry, step = 0) {
  state.entry = entry;
  state.wanted = step;
  showCurrent();
  if (loaded.has(entry.key)) return showTrajectory(loaded.get(entry.key));
  // What is still shown is another trajectory's: its steps are not gone through under the new one's name.
  state.data = null;
  const script = element("script", { src: entry.script });
  script.onload = () => script.remove();
  script.onerror = () => {
    script.remove();
    $("goal").textContent = entry.goal;
    $("picture").replaceChildren(element("p", { class: "blank" }, `${entry.script} is missing. Write the page again.`));
  };
  document.head.append(script);
}

function showTrajectory(data) {
  state.data = data;
  const { header, timing } = data;
  const { entry } = state;
  document.title = `${header.family} ${header.seed} · Trajectories`;
  $("goal").textContent = header.goal || "No goal: set-up failed";
  $("outcome").textContent = entry.summary;
  $("outcome").className = `chip ${entry.outcome}`;
  const spent = [...data.steps, data].map((step) => step.agent).filter(Boolean);
  const tokens = spent.filter((turn) => turn.usage).reduce((sum, { usage }) => sum + usage.input + usage.output, 0);
  const cost = spent.reduce((sum, turn) => sum + (turn.cost || 0), 0);
  const facts = {
    Family: header.family, Seed: header.seed, ...(attempts ? { Attempt: header.attempt + 1 } : {}), Split: header.split, World: header.world,
    ...(header.look && header.look !== "0" ? { Look: header.look } : {}),
    Persona: header.persona, Played: [header.agent || "gold", header.dialect, header.interface === "tools" ? "" : header.form, header.tools && `tools (${header.tools})`].filter(Boolean).join(", "),
    ...(tokens ? { Tokens: short(tokens) } : {}), ...(cost ? { Cost: dollars(cost) } : {}),
    ...(timing && timing.episode != null ? { Time: seconds(timing.episode) } : {}),
  };
  $("facts").replaceChildren(
    ...Object.entries(facts).map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, String(value)))),
  );
  $("measure").textContent = tokens ? "Tokens" : "Reward";
  const ends = data.steps.length < data.frames.length ? [{ end: true }] : [];
  $("steps").replaceChildren(...[...data.steps, ...ends].map((step, index) => stepRow(step, index, tokens > 0)));
  go(Math.min(state.wanted, data.frames.length - 1));
}

function stepRow(step, index, counted) {
  const action = step.end
    ? [state.entry.outcome === "fault" ? "Fault" : "End of the episode"]
    : [element("code", {}, cut(call(step.action))), element("span", { class: "on" }, cut(aim(step))), step.error ? element("span", { class: "why" }, cut(step.error)) : null];
  const usage = counted && step.agent && step.agent.usage;
  const measure = counted ? (usage ? short(usage.input + usage.output) : "") : String(step.reward);
  return element(
    "tr",
    { tabindex: -1, onclick: () => go(index), title: cut(step.error || "") },
    element("td", { class: "number" }, step.end ? "" : String(index + 1)),
    element("td", {}, ...action),
    element("td", { class: !counted && step.reward > 0 ? "number won" : "number" }, step.end ? "" : measure),
  );
}

// Of a text as much as a line shows.
const cut = (text) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
const literal = (value) => JSON.stringify(value);
// What was done and with which arguments: of a call the tool and its own.
function spelled({ action, ...rest }) {
  return action === "call" && rest.tool ? [asText(rest.tool), rest.arguments || {}] : [action, rest];
}
function call(action) {
  const [verb, rest] = spelled(action);
  return `${verb}(${Object.entries(rest).map(([key, value]) => `${key}=${literal(value)}`).join(", ")})`;
}

// What the action was aimed at, as a person would say it.
const aim = ({ target }) => (target ? `${target.role}${target.name ? ` “${target.name}”` : ""}` : "");

function go(index) {
  if (!state.data) return;
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
  guarded($("did"), step, () => showAction(step));
  guarded($("picture"), step, () => showPicture(frame, step));
  guarded($("panel"), [frame.texts, step], () => showTabs(frame, step));
  history.replaceState(null, "", `#${inAddress(state.entry.key)}/${state.step}`);
}

function enlarge() {
  const large = document.body.classList.toggle("large");
  $("enlarge").setAttribute("aria-pressed", large);
  go(state.step);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target === $("filter") || event.target === $("grouping");
  if (event.key === "Escape" && typing) return event.target.blur();
  if (typing) return;
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
    Home: () => go(0), End: () => go(Infinity),
    ArrowDown: () => move(1), ArrowUp: () => move(-1), "/": () => $("filter").focus(), z: enlarge,
  };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
});

$("first").onclick = () => go(0);
$("previous").onclick = () => go(state.step - 1);
$("next").onclick = () => go(state.step + 1);
$("last").onclick = () => go(Infinity);
$("enlarge").onclick = enlarge;
window.addEventListener("resize", () => { if (state.data) showPicture(state.data.frames[state.step], state.data.steps[state.step]); });

// The trajectory that the address names, by its key alone or with a step.
function fromAddress() {
  const [, key, step] = location.hash.match(/^#([^/]+\/[^/]+)(?:\/(\d+))?$/) || [];
  const entry = INDEX.find((each) => inAddress(each.key) === key);
  return entry ? [entry, Number(step || 0)] : [INDEX[0], 0];
}
window.addEventListener("hashchange", () => open(...fromAddress()));

startList();
if (INDEX.length) open(...fromAddress());
