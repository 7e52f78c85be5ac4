// The star beside the title: put on and taken off without leaving what is selected.
import { toast } from "./server.js";
import { said } from "../platform/words.js";

const form = document.getElementById("star");
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  let response;
  try {
    response = await fetch(form.action, { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } });
  } catch {
    toast("The server cannot be reached. Nothing was saved; try again.");
    return;
  }
  if (response.redirected || !response.ok) { toast("You are logged out or the page is out of date. Reload it."); return; }
  const { starred } = await response.json(), button = form.querySelector("button");
  button.classList.toggle("starred", starred);
  button.setAttribute("aria-pressed", starred);
  button.setAttribute("aria-label", said(starred ? "Remove star" : "Add star"));
  toast(starred ? "Star added." : "Star removed.", "success");
});
