// The panel of comment threads.
import { address, boot, mayComment, mayEdit, sheet } from "./state.js";
import { onChange, operate } from "./server.js";
import { select, selection } from "./selection.js";
import { render, tdAt } from "./grid.js";
import { ask, element } from "./dialogs.js";
import { writingField } from "./writing.js";
import { said } from "../platform/words.js";

const panel = document.getElementById("comments");
let showResolved = false;
const people = () => [["", "Nobody"], ...[...document.getElementById("people").content.querySelectorAll("option")].map((option) => [option.value, option.textContent])];

function button(label, name, run, kind = "quiet small") {
  const made = element("button", { type: "button", className: `button ${kind}`, "aria-label": name }, label);
  made.addEventListener("click", run);
  return made;
}

// What stands after an @ is marked where it is somebody's name.
function withMentions(body) {
  const names = people().slice(1).map(([, name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).sort((a, b) => b.length - a.length);
  return body.split(new RegExp(`(@(?:${names.join("|")}))(?!\\w)`, "i")).map((part, at) => (at % 2 ? element("span", { className: "mention" }, part) : part));
}

function remark(comment, place) {
  const tools = element("span", { className: "comment-tools" });
  if (comment.mine) tools.append(button("Edit", `Edit comment by ${comment.author} on ${place}`, () => ask({ title: "Edit comment", fields: [{ name: "body", label: "Comment", value: comment.body, make: writingField }] }, ({ body }) => operate("edit_comment", { id: comment.id, body }, { quiet: true }))));
  if (comment.mine || mayEdit) tools.append(button("Delete", `Delete comment by ${comment.author} on ${place}`, () => ask({ title: "Delete comment?", text: comment.replies?.length ? "Its answers go with it." : "It cannot be brought back.", actions: [["Delete", null]], danger: true }, () => operate("delete_comment", { id: comment.id }, { quiet: true }))));
  return element("div", { className: "said" },
    element("span", { className: `avatar s hue-${comment.hue}`, "aria-hidden": "true" }, comment.initials),
    element("div", { className: "said-body" }, element("div", { className: "said-head" }, element("strong", {}, comment.author), element("span", { className: "muted" }, ` ${comment.at}`)), element("p", { className: "prose" }, ...withMentions(comment.body)), tools));
}

function thread(comment) {
  const place = address(comment.row, comment.column);
  const go = button(place, `Go to ${place}`, () => select(comment.row, comment.column), "quiet small");
  const item = element("article", { className: `thread${comment.resolved ? " resolved" : ""}`, "aria-label": `Comment on ${place}` },
    element("div", { className: "thread-head" }, go, ...(comment.assignee ? [element("span", { className: "chip violet" }, said(`For ${comment.assignee}`))] : []), ...(comment.resolved ? [element("span", { className: "chip green" }, said("Resolved"))] : [])),
    remark(comment, place), ...comment.replies.map((reply) => remark(reply, place)));
  if (mayComment) {
    item.append(element("div", { className: "thread-foot" },
      button("Reply", `Reply on ${place}`, () => ask({ title: `Reply on ${place}`, fields: [{ name: "body", label: "Reply", make: writingField }], actions: [["Reply", null]] }, ({ body }) => operate("reply", { id: comment.id, body }, { quiet: true }))),
      button(comment.assignee ? "Reassign" : "Assign", `${comment.assignee ? "Reassign" : "Assign"} the thread on ${place}`, () => ask({ title: `Assign the thread on ${place}`, fields: [{ type: "select", name: "assignee", label: "Assign to", options: people(), value: comment.assigneeId ?? "" }], actions: [["Assign", null]] }, ({ assignee }) => operate("assign", { id: comment.id, assignee: assignee ? Number(assignee) : null }, { quiet: true }))),
      button(comment.resolved ? "Reopen" : "Resolve", `${comment.resolved ? "Reopen" : "Resolve"} the thread on ${place}`, () => operate("resolve", { id: comment.id, resolved: !comment.resolved }))));
  }
  return item;
}

function paint() {
  if (panel.hidden) return;
  const shown = sheet.comments.filter((comment) => showResolved || !comment.resolved).sort((a, b) => a.row - b.row || a.column - b.column);
  const toggle = element("label", { className: "checkbox" }, element("input", { type: "checkbox", checked: showResolved }), element("span", {}, said("Show resolved")));
  toggle.firstChild.addEventListener("change", (event) => { showResolved = event.target.checked; paint(); });
  panel.replaceChildren(
    element("header", {}, element("h2", {}, "Comments"), button("Close", "Close comments", togglePanel)),
    ...(shown.length ? shown.map(thread) : [element("p", { className: "empty" }, "No open comments on this sheet.")]), toggle);
}
onChange(paint);

export function togglePanel() {
  panel.hidden = !panel.hidden;
  for (const opener of document.querySelectorAll("[data-command=comments-panel]")) opener.setAttribute("aria-pressed", !panel.hidden);
  paint();
  render();
}

export function commentHere() {
  const { row, column } = selection;
  ask({
    near: tdAt(row, column) ?? null,
    title: `Comment on ${address(row, column)}`,
    fields: [{ name: "body", label: "Comment", make: writingField }, { type: "select", name: "assignee", label: "Assign to", options: people() }],
    actions: [["Comment", null]],
  }, async ({ body, assignee }) => {
    const answer = await operate("comment", { row, column, body, assignee: assignee ? Number(assignee) : null }, { quiet: true });
    if (!answer?.message && panel.hidden) togglePanel();
    return answer;
  });
}
export { boot };
