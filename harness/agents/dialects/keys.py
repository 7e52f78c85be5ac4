"""Names of keys: one table, from the names that the environment takes to those of each dialect, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....gym.errors import ActionError

_ARROWS = {f"Arrow{side}": side for side in ("Left", "Right", "Up", "Down")}
_SIMPLE = ("Tab", "Escape", "Delete", "Insert", "Home", "End", *(f"F{number}" for number in range(1, 13)))

# xdotool's names.
_X11 = {
    "Control": "ctrl", "Alt": "alt", "Shift": "shift", "Meta": "super", "Enter": "Return", "Backspace": "BackSpace",
    "PageUp": "Page_Up", "PageDown": "Page_Down", "Space": "space", "+": "plus",
    **_ARROWS, **{name: name for name in _SIMPLE},
}  # fmt: skip
# pyautogui's names, which Qwen-VL and UI-TARS learnt, and nearly Gemini's.
_LOWER = {
    "Control": "ctrl", "Alt": "alt", "Shift": "shift", "Meta": "win", "Enter": "enter", "Backspace": "backspace",
    "PageUp": "pageup", "PageDown": "pagedown", "Space": "space", "Escape": "esc",
    **{name: side.lower() for name, side in _ARROWS.items()},
    **{name: name.lower() for name in _SIMPLE if name != "Escape"},
}  # fmt: skip
_GEMINI = {**_LOWER, "Control": "control", "Meta": "command", "Escape": "escape"}
_OPENAI = {
    **{name: said.upper() for name, said in _LOWER.items()}, **{name: name.upper() for name in _ARROWS}, "Meta": "META",
}  # fmt: skip

_CHARACTERS = {
    "plus": "+", "minus": "-", "equal": "=", "equals": "=", "slash": "/", "backslash": "\\", "period": ".",
    "comma": ",", "semicolon": ";", "colon": ":", "underscore": "_", "asterisk": "*", "question": "?", "at": "@",
    "numbersign": "#", "dollar": "$", "percent": "%", "ampersand": "&", "parenleft": "(", "parenright": ")",
    "apostrophe": "'", "quotedbl": '"', "grave": "`", "exclam": "!", "less": "<", "greater": ">", " ": "Space",
}  # fmt: skip
_OTHERS = {
    "control_l": "Control", "control_r": "Control", "controlormeta": "Control", "alt_l": "Alt", "option": "Alt",
    "shift_l": "Shift", "shift_r": "Shift", "cmd": "Meta", "command": "Meta", "meta": "Meta", "windows": "Meta",
    "del": "Delete", "ins": "Insert", "prior": "PageUp", "pgup": "PageUp", "next": "PageDown", "pgdn": "PageDown",
    "kp_enter": "Enter",
}  # fmt: skip
#: Any spelling in small letters → the environment's name.
_READ: dict[str, str] = {
    **{said.lower(): name for table in (_X11, _LOWER, _GEMINI, _OPENAI) for name, said in table.items()},
    **{name.lower(): name for name in _X11}, **_OTHERS, **_CHARACTERS,
}  # fmt: skip
MODIFIERS = ("Alt", "Control", "Meta", "Shift")


@dataclass(frozen=True)
class KeyNames:
    """The spelling of keys in a dialect; any known spelling is read."""

    names: Mapping[str, str]
    separator: str = "+"

    def write(self, chord: str) -> list[str]:
        """The keys of a chord as the environment takes it, in this spelling."""
        return [self.names.get(key, key) for key in split(chord)]


X11, LOWER, GEMINI, OPENAI = KeyNames(_X11), KeyNames(_LOWER, " "), KeyNames(_GEMINI), KeyNames(_OPENAI)
#: The environment's own, which are Playwright's.
PLAYWRIGHT = KeyNames({})


def split(chord: str) -> list[str]:
    """The keys of a chord, by the environment's names: "ctrl+A" is Control and a."""
    if chord == "+" or chord.endswith("++"):
        keys = [*(chord[:-2].split("+") if len(chord) > 1 else []), "+"]
    else:
        keys = chord.split("+")
    names = [key if len(key) == 1 and key != " " else _READ.get(key.lower(), key) for key in keys]
    # With a modifier a capital letter means the key, unless Shift says otherwise.
    if {"Control", "Alt", "Meta"} & set(names) and "Shift" not in names:
        names = [name.lower() if len(name) == 1 else name for name in names]
    return names


def read(keys: object, argument: str) -> str:
    """The chord, as the environment takes it, of a text or of a list of keys. Raises ActionError."""
    if isinstance(keys, list | tuple) and keys and all(isinstance(key, str) and key for key in keys):
        keys = "+".join(keys)
    if not isinstance(keys, str) or not keys:
        raise ActionError(f"{argument} must name a key or a chord")
    return "+".join(split(keys))


def read_modifiers(keys: object, argument: str) -> list[str]:
    """The modifiers that are held during an action. Raises ActionError."""
    held = split(read(keys, argument)) if keys else []
    for key in held:
        if key not in MODIFIERS:
            raise ActionError(f"{argument} may name {', '.join(MODIFIERS)} to be held, not {key}")
    return list(dict.fromkeys(held))
