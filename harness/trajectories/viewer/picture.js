// The screenshot with the action drawn on it, in the pixels of the page.
function showPicture(frame, step) {
  if (!frame.image) {
    return $("picture").replaceChildren(element("p", { class: "blank" }, frame.blank || "This observation has no screenshot."));
  }
  const alt = step ? `Screenshot before step ${state.step + 1}` : "The last screenshot";
  const image = element("img", { src: frame.image, alt });
  image.onerror = () => $("picture").replaceChildren(element("p", { class: "blank" }, "The screenshot cannot be read."));
  const drawing = shape("svg", { viewBox: `0 0 ${frame.width} ${frame.height}`, preserveAspectRatio: "xMinYMin meet", "aria-hidden": "true" });
  $("picture").replaceChildren(image, drawing);
  if (!step) return;
  // Signs keep their size on the screen, however large the picture is shown.
  const tallest = parseFloat(getComputedStyle(image).maxHeight);
  const scale = frame.width / Math.min($("picture").parentElement.clientWidth, (tallest * frame.width) / frame.height);
  const caption = draw(drawing, step, frame, scale);
  if (caption) $("picture").append(element("span", { class: "caption" }, caption));
}

// Draw what can be drawn; what cannot is returned in words.
function draw(drawing, { action, target }, frame, scale) {
  const boxes = [target, target && target.to].filter(Boolean);
  for (const box of boxes) {
    drawing.append(shape("rect", { class: "box", x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 4 }));
  }
  const from = point(action.x ?? action.from_x, action.y ?? action.from_y) || middle(target);
  const to = point(action.to_x, action.to_y) || middle(target && target.to);
  if (action.action === "drag" && from && to) drawing.append(...arrow(from, to, scale));
  else if (action.action === "scroll") drawing.append(...wheel(action, from || { x: frame.width / 2, y: frame.height / 2 }, scale));
  // Half of a point is none: an action that could not be carried out may say so.
  if (from && (action.x != null || action.from_x != null)) drawing.append(...spot(from, scale));
  if (to && action.to_x != null) drawing.append(...spot(to, scale));
  const words = said(action);
  const above = target && target.y + target.height <= 0;
  if (target && (above || target.y >= frame.height)) {
    return `The target is ${above ? "above" : "below"} the view${words ? `: ${words}` : ""}`;
  }
  if (!words) return "";
  if (!target) return words;
  label(drawing, words, target, frame, scale);
  return "";
}

const point = (x, y) => (Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null);
const middle = (box) => box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
const spot = ({ x, y }, scale) => [
  shape("circle", { class: "point", cx: x, cy: y, r: 9 * scale }), shape("circle", { class: "spot", cx: x, cy: y, r: 2.5 * scale }),
];

function arrow(from, to, scale) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const size = 5 * scale;
  return [
    shape("line", { class: "line", x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
    shape("path", { class: "head", d: `M0 0L${-2 * size} ${size}V${-size}Z`, transform: `translate(${to.x} ${to.y}) rotate(${angle})` }),
  ];
}

function wheel({ dx = 0, dy = 0 }, from, scale) {
  const length = Math.hypot(dx, dy);
  if (!length || !Number.isFinite(length)) return [];
  const reach = Math.min(length, 70 * scale) / length;
  return arrow(from, { x: from.x + dx * reach, y: from.y + dy * reach }, scale);
}

// The words of an action that are no place: what is typed, pressed, chosen, opened or answered.
function said({ action, text, keys, option, file, url, value, reason: why, index, ms, note }) {
  const given = [text, keys, option, file, url, value, why, index, note].find((each) => each != null && each !== "");
  const words = Array.isArray(given) ? given.map(asText).join(", ") : given == null ? given : asText(given);
  if (typeof action !== "string") return words || "";
  if (["click", "double_click", "hover", "drag", "scroll"].includes(action)) return "";
  if (["fill", "type"].includes(action)) return words || "(nothing)";
  if (action === "wait") return `wait ${asText(ms)} ms`;
  return words == null ? action.replaceAll("_", " ") : `${action.replaceAll("_", " ")} ${words}`;
}

// A label below the element, or above it where there is no room.
function label(drawing, words, target, frame, scale) {
  const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words;
  const [size, height] = [11 * scale, 18 * scale];
  const text = shape("text", { "font-size": size, y: size * 1.2, x: 6 * scale }, shown.replace(/\s+/g, " "));
  const ground = shape("rect", { height, rx: 3 * scale });
  const group = shape("g", { class: "typed" }, ground, text);
  drawing.append(group);
  const width = text.getComputedTextLength() + 12 * scale;
  ground.setAttribute("width", width);
  const below = target.y + target.height + 6 + height < frame.height;
  const x = Math.max(4, Math.min(target.x, frame.width - width - 4));
  group.setAttribute("transform", `translate(${x} ${below ? target.y + target.height + 6 : target.y - height - 6})`);
}
