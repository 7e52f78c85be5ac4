// The dialogs of pictures: which one is inserted, and what it says to those who do not see it.
import { selection } from "../selection.js";
import { operate } from "../server.js";
import { ask, element } from "../dialogs.js";

const KINDS = "image/png,image/jpeg,image/gif";
const describing = (value = "") => ({ name: "alt", label: "Description", value });

function fileField() {
  const input = element("input", { type: "file", name: "picture", accept: KINDS, className: "input", id: "picture-file" });
  return element("div", { className: "field wide" }, element("label", { className: "label", htmlFor: "picture-file" }, "Picture"), input, element("p", { className: "error", hidden: true, id: "picture-file-error" }));
}

const inBase64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
  reader.addEventListener("error", reject);
  reader.readAsDataURL(file);
});

// `done` is called once the picture is on the sheet.
export function askForPicture(done) {
  const { row, column } = selection;
  ask({
    title: "Insert picture", fields: [{ name: "picture", make: fileField }, describing()], actions: [["Insert", null]],
    note: "A PNG, JPEG or GIF of at most 1 MB. The description tells what it shows to those who do not see it.",
  }, async ({ picture, alt }) => {
    if (!picture?.name) return { message: "Choose a picture.", errors: { picture: "Choose a picture." } };
    const answer = await operate("add_picture", { name: picture.name, content: await inBase64(picture), alt, row, column }, { quiet: true });
    // The dialog gives the keys back as it closes.
    if (answer && !answer.message) document.getElementById("ask").addEventListener("close", done, { once: true });
    return answer;
  });
}

export function describePicture(picture) {
  ask({ title: "Describe the picture", fields: [describing(picture.alt)] }, ({ alt }) => operate("edit_picture", { picture: picture.id, alt }, { quiet: true }));
}
