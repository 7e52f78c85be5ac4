// The way to the version history by the keyboard.
import { boot, mayEdit } from "./state.js";

document.addEventListener("keydown", (event) => {
  if (!mayEdit || !event.ctrlKey || !event.altKey || !event.shiftKey || event.key.toLowerCase() !== "h") return;
  event.preventDefault();
  location.href = `/workbooks/${boot.book.id}/versions`;
});
