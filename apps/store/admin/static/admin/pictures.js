// A picture that is shown large: the arrow keys go to the one before, and to the one after.
const WAYS = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  const viewer = document.querySelector("dialog[open] .picture-viewer");
  if (!viewer || event.altKey || event.ctrlKey || event.metaKey || !(event.key in WAYS)) return;
  event.preventDefault();
  viewer.closest("dialog").querySelector(`a[rel=${WAYS[event.key]}]`)?.click();
});
