// A dialog gives the focus back, but Chromium leaves the caret in it: keys would come to the field, and no text.
function keep() {
  const field = document.activeElement;
  if (typeof field?.selectionStart === "number") field.setSelectionRange(field.selectionStart, field.selectionEnd);
}

// For dialogs that Escape closes; it tells of it a moment later.
document.addEventListener("close", keep, true);

export function shut(dialog) {
  dialog.close();
  keep();
}
