// The preview of a collection's conditions, drawn anew with every change of them. Fetched here and not by htmx, whose
// answer would close a list of choices that has been opened meanwhile.
let underWay = null;

async function preview(conditions) {
  underWay?.abort();
  const { signal } = underWay = new AbortController();
  const asked = new URLSearchParams();
  for (const field of conditions.querySelectorAll("[name]")) if (field.name !== "more") asked.append(field.name, field.value);
  try {
    const answer = await fetch(`${conditions.dataset.preview}?${asked}`, { headers: { "HX-Request": "true" }, signal });
    const shown = document.getElementById("collection-preview");
    if (answer.ok && shown && conditions.isConnected) shown.outerHTML = await answer.text();
  } catch { /* Asked anew, or no answer: what is shown stays. */ }
}

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    const conditions = event.target.closest?.("#conditions");
    if (conditions) preview(conditions);
  });
}
