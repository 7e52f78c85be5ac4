// The merge wizard: each field follows the record that is kept until somebody chooses otherwise.
import { eachPage } from "../platform/visit.js";

function follow(form) {
  const master = form.querySelector("[data-master]:checked")?.value;
  for (const row of form.querySelectorAll("tbody tr")) {
    const radios = [...row.querySelectorAll("[data-of]")];
    if (!radios.length || radios.some((radio) => radio.dataset.touched !== undefined)) continue;
    const own = radios.find((radio) => radio.dataset.of === master);
    (own.dataset.blank === undefined ? own : radios.find((radio) => radio.dataset.blank === undefined) ?? own).checked = true;
  }
}

eachPage(() => {
  const form = document.querySelector("form[data-merge]");
  if (!form) return;
  follow(form);
  form.addEventListener("change", (event) => {
    if (event.target.matches("[data-master]")) follow(form);
    else if (event.target.matches("[data-of]")) event.target.dataset.touched = "";
  });
});
