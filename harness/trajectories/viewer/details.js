// What stands beside the screenshot: the action, what the model said, the page as text, the verdict.
const TEXTS = { axtree: "Tree", dom: "DOM" };

function showAction(step) {
  const { fault, stopped } = state.data;
  const error = step ? step.error : fault ? `${fault.error} in ${fault.stage}: ${fault.message}` : stopped && `The agent gave no action: ${stopped}`;
  $("error").textContent = error || "";
  $("error").hidden = !error;
  $("error").className = step ? "error" : "error fault";
  showSpent(step);
  if (!step) return $("did").replaceChildren(state.entry.summary);
  const [verb, rest] = spelled(step.action);
  const parts = Object.entries(rest).flatMap(([key, value], index) => [
    index ? ", " : "", element("span", { class: "key" }, `${key}=`), literal(value),
  ]);
  $("did").replaceChildren(element("span", { class: "verb" }, verb), "(", ...parts, ")", element("span", { class: "on" }, aim(step)));
}

// The model's turn that a step came of: its own, or that of an earlier step.
function turnOf(index) {
  const { steps, agent } = state.data;
  if (index >= steps.length) return agent ? { turn: agent, at: index } : null;
  for (let at = index; at >= 0; at--) if (steps[at].agent) return { turn: steps[at].agent, at };
  return null;
}

function showSpent(step) {
  const { steps: times = [] } = state.data.timing || {};
  const { usage, cost } = (step ? step.agent : state.data.agent) || {};
  const [model, office] = (step && times[state.step]) || [];
  const parts = [
    usage && `${whole(usage.input)} tokens in${usage.cached ? `, ${whole(usage.cached)} of them cached` : ""}`,
    usage && `${whole(usage.output)} out`,
    cost != null && dollars(cost),
    model != null && `agent ${seconds(model)}`,
    office != null && `office ${seconds(office)}`,
  ].filter(Boolean);
  $("spent").textContent = parts.join(" · ");
  $("spent").hidden = !parts.length;
}

function showTabs(frame, step) {
  const said = turnOf(state.step);
  const score = state.entry.score ? `Verdict ${state.entry.score}` : "Verdict";
  const tabs = { ...(said || state.data.steps.some((each) => each.agent) ? { model: "Model" } : {}) };
  if (step && step.result != null) tabs.call = "Call";
  for (const kind of Object.keys(frame.texts)) tabs[kind] = TEXTS[kind] || kind;
  tabs.verdict = score;
  if (!tabs[state.tab]) state.tab = Object.keys(tabs)[0];
  // At the end the verdict is what one wants to see; leaving the end brings back what was open before.
  const active = step || !state.data.verdict ? state.tab : "verdict";
  const show = (tab) => {
    for (const button of $("tabs").children) {
      button.setAttribute("aria-selected", button.dataset.tab === tab);
      button.tabIndex = button.dataset.tab === tab ? 0 : -1;
    }
    showTab(tab, frame, step, said);
  };
  $("tabs").replaceChildren(
    ...Object.entries(tabs).map(([tab, title]) =>
      element("button", { role: "tab", "data-tab": tab, "aria-controls": "panel", onclick: () => { state.tab = tab; show(tab); } }, title)),
  );
  show(active);
}

function showTab(tab, frame, step, said) {
  $("panel").scrollTo(0, 0);
  if (tab === "verdict") return $("panel").replaceChildren(...verdict());
  if (tab === "model") return $("panel").replaceChildren(...model(said));
  if (tab === "call") return $("panel").replaceChildren(...called(step));
  const ref = step && step.action.ref;
  const pre = element("pre");
  let before = [];
  for (const line of frame.texts[tab].split("\n")) {
    const hit = ref && (line.includes(`[ref=${asText(ref)}]`) || line.includes(`ref="${asText(ref)}"`));
    if (hit) {
      pre.append(before.join(""), element("span", { class: "target" }, line), "\n");
      before = [];
    } else before.push(line, "\n");
  }
  pre.append(before.join(""));
  $("panel").replaceChildren(pre);
  const hit = pre.querySelector(".target");
  if (hit) $("panel").scrollTop = Math.max(0, hit.offsetTop - $("panel").offsetTop - $("panel").clientHeight / 3);
}

// A call of a tool, a line for each argument, and what came of it.
function called({ action, result, error }) {
  const [verb, rest] = spelled(action);
  const title = (text) => element("h3", {}, text);
  return [
    title("Call"), element("pre", {}, `${verb} ${JSON.stringify(rest, null, 2)}`),
    title(error ? "Refused" : "Result"), element("pre", {}, error || result),
  ];
}

function model(said) {
  if (!said) return [element("p", {}, state.step < state.data.steps.length ? "The model has said nothing so far." : "The model said nothing after the last action.")];
  const { turn, at } = said;
  const earlier = at === state.step ? [] : [element("p", {}, `This action came of the turn of step ${at + 1}.`)];
  const messages = turn.messages || [];
  if (messages.length) return [...earlier, ...messages.map((each) => {
    const holder = element("div");
    guarded(holder, each, () => holder.replaceChildren(message(each)));
    return holder;
  })];
  return [...earlier, turn.text ? message({ role: "assistant", content: [{ type: "text", text: turn.text }] }) : element("p", {}, "The model said nothing with it.")];
}

const ROLES = { assistant: "Model", user: "Sent", tool: "Result of a call", system: "Instructions" };

function message({ role, content = [], thoughts, calls = [], stop, call }) {
  const parts = typeof content === "string" ? [{ type: "text", text: content }] : content;
  return element("article", { class: `message ${asText(role)}` },
    element("h3", {}, own(ROLES, asText(role)) || role, element("span", {}, call || stop || "")),
    thoughts ? element("p", { class: "text thoughts" }, thoughts) : null,
    ...parts.map((part) => (part.type === "text" ? element("p", { class: "text" }, part.text) : element("span", { class: "sent" }, sent(part)))),
    ...calls.map(({ name, arguments: given, problem }) =>
      element("div", {}, element("pre", {}, `${asText(name)}(${literal(given)})`), problem ? element("p", { class: "problem" }, problem) : null)));
}

function sent({ type, characters, width, height, ...rest }) {
  if (characters != null) return `${asText(type)}, ${plural(characters, "character")}`;
  return width ? `${asText(type)}, ${asText(width)} × ${asText(height)}` : `${asText(type)} ${literal(rest)}`;
}

function verdict() {
  const { verdict: given, fault, failure } = state.data;
  if (!given) return [element("p", {}, fault ? "A fault ended the episode, so there is no verdict." : "The episode was cut off before its end.")];
  const [failed, passed] = [given.checks.filter((check) => !check.passed), given.checks.filter((check) => check.passed)];
  const title = (text) => element("h3", {}, text);
  const parts = [];
  if (failure) {
    const also = failure.also.map((kind) => KINDS[kind].toLowerCase()).join("; ");
    parts.push(element("div", { class: "why-failed" }, element("b", {}, failure.title), element("div", {}, failure.detail), also ? element("small", {}, `Also: ${also}`) : null));
  }
  if (given.clean === false) parts.push(element("p", {}, "The way there had detours: something was done and taken back."));
  if (failed.length) {
    parts.push(title(`${failed.length} of ${plural(given.checks.length, "check")} failed`));
    parts.push(element("ul", { class: "checks" }, ...failed.map((check) =>
      element("li", {}, check.label, change("expected", check.expected, "wanted", "found", check.actual)))));
  }
  if (given.collateral.length) {
    parts.push(title(`${plural(given.collateral.length, "change")} besides`));
    parts.push(element("ul", { class: "checks" }, ...given.collateral.map((stray) =>
      element("li", {}, stray.label, " ", element("small", {}, stray.change), change("before", stray.before, "", "after", stray.after)))));
  } else parts.push(element("p", {}, "Nothing else was changed."));
  if (passed.length) {
    parts.push(element("details", { open: !failed.length && !given.collateral.length },
      element("summary", {}, `${passed.length} of ${plural(given.checks.length, "check")} passed`),
      element("ul", { class: "checks" }, ...passed.map((check) => element("li", {}, check.label, " ", element("small", {}, check.expected))))));
  }
  return parts;
}

// Two texts below each other, what differs marked.
function change(name, before, kind, otherName, after) {
  const [first, second] = marked(before, after);
  const row = (title, text, parts, cls) => (text ? [element("dt", {}, title), element("dd", { class: cls }, ...parts)] : []);
  return element("dl", { class: "change" }, ...row(name, before, first, kind), ...row(otherName, after, second, "found"));
}

// The parts of two texts, with what stands between their common beginning and end marked; unmarked if all differs.
function marked(one, other) {
  const least = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < least && one[start] === other[start]) start++;
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  if (start + end < 4) return [[one], [other]];
  return [one, other].map((text) => [
    text.slice(0, start), start < text.length - end ? element("mark", {}, text.slice(start, text.length - end)) : "", text.slice(text.length - end),
  ]);
}
