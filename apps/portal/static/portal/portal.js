// Narrows the people to those whose name, title, department or role holds every word typed.
const find = document.getElementById("find");
const people = [...document.querySelectorAll("[data-words]")];

find.addEventListener("input", () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const person of people) {
    const text = person.dataset.words.toLowerCase();
    person.hidden = !words.every((word) => text.includes(word));
  }
  document.getElementById("nobody").hidden = people.some((person) => !person.hidden);
  document.querySelector("table").hidden = people.every((person) => person.hidden || person.tagName !== "TR");
});
