// How the page speaks to the server.
import { toast } from "../platform/toasts.js";

export const post = (url, body = new FormData()) =>
  fetch(url, { method: "POST", body, headers: { "X-CSRF-Token": document.body.dataset.csrf } });

export function formOf(values) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

// Does what a button asks for; a refusal is shown as a toast.
export async function act(url, values = {}) {
  const response = await post(url, formOf(values));
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    toast(problem.error ?? "That did not work. Reload the page and try again.", "danger");
  }
  document.dispatchEvent(new Event("chat:changed"));
  return response.ok;
}

export async function fragment(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

export function openDialog(url) {
  window.htmx.ajax("GET", url, { target: "#dialog" });
}
