// Messages of what was done. They go by themselves, or when told to.
import { eachPage } from "./visit.js";

const SHOWN = 8000; // milliseconds

const leave = (toast) => setTimeout(() => toast.remove(), SHOWN);

// A message that the page itself has to say.
export function toast(message, tone = "success") {
  const shown = document.createElement("div");
  shown.className = `toast ${tone}`;
  const text = document.createElement("span");
  text.textContent = message;
  shown.append(text, document.getElementById("toast-dismiss").content.cloneNode(true));
  document.getElementById("toasts").append(shown);
  leave(shown);
}

export const clearToasts = () => document.getElementById("toasts").replaceChildren();

eachPage(() => document.querySelectorAll(".toast").forEach(leave));
document.addEventListener("click", (event) => {
  if (event.target.closest(".toast > .icon-button")) event.target.closest(".toast").remove();
});
