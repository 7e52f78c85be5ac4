// The chat's emoji picker: one for the whole page, below whatever button asks for it.
import { emojiPicker } from "../writing/emoji.js";
import { eachPage } from "../platform/visit.js";
import { fragment } from "./request.js";

let pick = null;
eachPage(() => {
  const picker = document.getElementById("emoji-picker");
  pick = picker && emojiPicker(picker, () => fragment("/emoji"));
});

export const pickEmoji = (anchor, chosen) => pick(anchor, chosen);
