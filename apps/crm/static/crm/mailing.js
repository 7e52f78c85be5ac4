// An e-mail to members of a campaign: a template that is chosen takes the place of subject and text.
import { replace } from "../platform/richtext.js";

document.addEventListener("change", async (event) => {
  const mailing = event.target.closest?.("[data-mailing]");
  if (!mailing || event.target.name !== "template_id" || !event.target.value) return;
  const answer = await fetch(mailing.dataset.templates.replace(/0$/, event.target.value));
  if (!answer.ok || !mailing.isConnected) return;
  const { subject, body } = await answer.json();
  mailing.querySelector("[name=subject]").value = subject;
  replace(mailing.querySelector(".richtext-area"), body);
});
