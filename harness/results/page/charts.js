// Charts: what they show stands in them as text, too.
const WIDE = 400;
const LINE = 19;
const range = ({ low, high }) => `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)}`;
const percent = (share) => (share == null ? "–" : `${(share * 100).toFixed(1)} %`);

function figure(title, note, svg) {
  return element("figure", {}, element("figcaption", {}, title, " ", element("small", {}, note)), svg);
}

// One dot with its interval for each group and run.
function rateChart(title, by) {
  const groups = names(by);
  const [left, right, gap] = [92, 282, 6];
  const height = groups.length * (DATA.runs.length * LINE + gap) + 18;
  const spoken = [];
  const x = (share) => left + share * (right - left);
  const svg = shape("svg", { viewBox: `0 0 ${WIDE} ${height}`, role: "img" });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    svg.append(shape("line", { class: "grid", x1: x(share), x2: x(share), y1: 0, y2: height - 18 }));
    svg.append(shape("text", { class: "soft", x: x(share), y: height - 4, "text-anchor": "middle" }, `${share * 100}`));
  }
  let y = 3;
  for (const name of groups) {
    svg.append(shape("text", { x: left - 8, y: y + (DATA.runs.length * LINE) / 2 + 4, "text-anchor": "end" }, name));
    for (const [index, run] of DATA.runs.entries()) {
      const found = own(run.by[by], name);
      const middle = y + LINE / 2;
      y += LINE;
      if (!found || !found.rate) continue;
      const { value, low, high } = found.rate;
      svg.append(shape("line", { class: `span run${index}`, x1: x(low), x2: x(high), y1: middle, y2: middle }));
      svg.append(mark(index, x(value), middle));
      svg.append(shape("text", { x: right + 12, y: middle + 4 }, percent(value), shape("tspan", { class: "soft", dx: 6 }, range(found.rate))));
      spoken.push(`${name}${DATA.runs.length > 1 ? `, ${run.name}` : ""}: ${percent(value)}, ${range(found.rate)}`);
    }
    y += gap;
  }
  svg.setAttribute("aria-label", `${title}. ${spoken.join("; ")}`);
  return figure(title, "passed, with 95 % interval", svg);
}

function mark(index, x, y) {
  if (index === 0) return shape("circle", { class: "run0", cx: x, cy: y, r: 4 });
  return shape("path", { class: "run1", d: "M0-5L5 0L0 5L-5 0Z", transform: `translate(${x} ${y})` });
}

// A bar for each kind of failure and run; a click shows these episodes.
function failureChart(show) {
  const counts = new Map();
  for (const [index, run] of DATA.runs.entries()) {
    const found = [...Object.entries(run.all.failures), ...Object.entries(run.all.stages).map(([stage, count]) => [`fault: ${stage}`, count])];
    for (const [kind, count] of found) {
      if (!counts.has(kind)) counts.set(kind, DATA.runs.map(() => 0));
      counts.get(kind)[index] = count;
    }
  }
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const kinds = [...counts].sort((one, other) => sum(other[1]) - sum(one[1]));
  const title = "Why episodes failed";
  if (!kinds.length) return figure(title, "", element("p", { class: "none" }, "None did."));
  const most = Math.max(...kinds.flatMap(([, numbers]) => numbers));
  const [left, right, gap, bar] = [130, 350, DATA.runs.length > 1 ? 6 : 4, DATA.runs.length > 1 ? 13 : 17];
  const tall = DATA.runs.length * bar + gap;
  const svg = shape("svg", { viewBox: `0 0 ${WIDE} ${kinds.length * tall}`, role: "group", "aria-label": title });
  for (const [row, [kind, numbers]] of kinds.entries()) {
    const [y, words] = [row * tall, kind.replaceAll("_", " ")];
    const spoken = numbers.map((count, index) => (DATA.runs.length > 1 ? `${DATA.runs[index].name} ${count}` : count)).join(", ");
    const bars = numbers.flatMap((count, index) => {
      const width = Math.max((count / most) * (right - left), count ? 1 : 0);
      const top = y + index * bar + 1;
      return [
        shape("rect", { class: `run${index}`, x: left, y: top, width, height: bar - 2, rx: 2 }),
        shape("text", { x: left + width + 6, y: top + bar / 2 + 3 }, whole(count)),
      ];
    });
    svg.append(shape("a", { href: "#episodes", "aria-label": `${words}: ${spoken}`, onclick: () => show(words) },
      shape("title", {}, own(KINDS, kind) || "Neither passed nor failed"),
      shape("rect", { class: "ground", x: 0, y, width: WIDE, height: tall }),
      shape("text", { x: left - 8, y: y + (tall - gap) / 2 + 4, "text-anchor": "end" }, words), ...bars));
  }
  return figure(title, "a click lists them", svg);
}
