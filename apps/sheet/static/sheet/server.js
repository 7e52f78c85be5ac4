// Asks the server to change the workbook, one operation after the other, and shows what came of it.
import { toast as say } from "../platform/toasts.js";
import { explain } from "./dialogs.js";
import { book, boot, measure, putCells, putLayout, putSheet, putView, setBook, sheet } from "./state.js";

const csrf = document.body.dataset.csrf;
// An older version has its sheets below an address of its own.
const place = boot.place ?? `/workbooks/${boot.book.id}`;
const listeners = [];
let queue = Promise.resolve();

// `listener(what)` is called after a change: "cells", "layout" or "sheet".
export const onChange = (listener) => listeners.push(listener);
export const tell = (what) => { for (const listener of listeners) listener(what); };

const clearToasts = () => document.getElementById("toasts").replaceChildren();

// What is not said to have gone well is a fault.
export const toast = (message, tone = "danger") => { clearToasts(); say(message, tone); };

// `ask(op, args)` is asked before an operation; where it resolves to false, nothing is done.
let mayGoOn = async () => true;
export const askBefore = (ask) => { mayGoOn = ask; };

// Does one operation; resolves to the answer, or to null where it was refused and the refusal shown.
// After a conflict or a refusal without a dialog `retype` puts what was typed back before the person.
export function operate(op, args = {}, { quiet = false, retype = null } = {}) {
  const run = queue.then(async () => (quiet || await mayGoOn(op, args) ? request(op, args, quiet, retype) : null));
  queue = run.catch(() => null);
  return run;
}

async function request(op, args, quiet, retype) {
  // What is done through a filter view spares the rows that it hides.
  const view = sheet.view !== null && (args.sheet ?? sheet.id) === sheet.id ? { view: sheet.view } : {};
  const body = JSON.stringify({ sheet: sheet.id, revision: book.revision, ...view, ...args, op });
  let response;
  try {
    response = await fetch(`/workbooks/${boot.book.id}/operations`, {
      method: "POST", body, headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
    });
  } catch {
    toast("The server cannot be reached. Nothing was saved; try again.");
    return null;
  }
  if (response.redirected || !response.headers.get("Content-Type")?.includes("json")) {
    toast("You are logged out or the page is out of date. Reload it.");
    return null;
  }
  const answer = await response.json();
  if (!response.ok) {
    if (answer.conflict) {
      await open(sheet.id);
      const what = answer.message.split(" while")[0];
      toast(retype ? `${what} in the meantime. The latest version is shown; press Enter to put in what you typed, Escape to leave it.` : `${what} in the meantime. The latest version is shown; do your change again.`);
      retype?.();
    } else if (response.status === 404 && sheet.view !== null) {
      await open(sheet.id);
      toast(answer.message);
    } else if (quiet) return answer;
    else if (answer.title) explain(answer.title, answer.message);
    else {
      toast(answer.message);
      retype?.();
    }
    tell("refused");
    return quiet ? answer : null;
  }
  clearToasts();
  if (answer.notice) toast(answer.notice, "success");
  if (answer.comments) {
    sheet.comments = answer.comments;
    tell("layout");
    return answer;
  }
  if (answer.filterViews) {
    sheet.filterViews = answer.filterViews;
    putView(answer);
    measure();
    showAddress();
    tell("layout");
    return answer;
  }
  setBook(answer.book);
  if (answer.goto) {
    await open(answer.goto);
    return answer;
  }
  if (answer.sheet) putSheet(answer.sheet);
  else putCells(answer.cells);
  if (answer.layout) putLayout(answer.layout);
  else Object.assign(sheet, answer.following);
  if (answer.viewHidden) {
    putView(answer);
    measure();
  }
  tell(answer.layout || answer.sheet || answer.viewHidden ? "layout" : "cells");
  return answer;
}

// The address by which a reload comes back to what is on the screen.
const showAddress = () => history.replaceState(null, "", `${place}?sheet=${sheet.id}${sheet.view === null ? "" : `&view=${sheet.view}`}`);

// Brings another sheet, or this one anew, to the screen.
export async function open(id) {
  const view = id === sheet.id && sheet.view !== null ? `?view=${sheet.view}` : "";
  let response = await fetch(`${place}/sheets/${id}${view}`);
  if (!response.ok) {
    const visible = book.sheets.find((other) => !other.hidden && other.id !== id);
    response = await fetch(`${place}/sheets/${visible.id}`);
  }
  const data = await response.json();
  setBook(data.book);
  putSheet(data.sheet);
  showAddress();
  tell("sheet");
}
