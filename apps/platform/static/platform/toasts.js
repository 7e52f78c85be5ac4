// Messages of what was done. They go by themselves, or when told to.
import { eachPage } from "./visit.js";
import { said } from "./words.js";

const leave = (toast) => setTimeout(() => toast.remove(), 8000);

// A message that the page itself has to say.
export function toast(message, tone = "success") {
  const shown = document.getElementById("toast").content.firstElementChild.cloneNode(true);
  shown.classList.add(tone);
  shown.querySelector("span").textContent = said(message);
  document.getElementById("toasts").append(shown);
  leave(shown);
}

eachPage(() => document.querySelectorAll(".toast").forEach(leave));
document.addEventListener("click", (event) => {
  if (event.target.closest(".toast > .icon-button")) event.target.closest(".toast").remove();
});
