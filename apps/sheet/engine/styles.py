"""Cell styles: a compact canonical form for the tables and the page, and changes to them."""

from __future__ import annotations

import json
import marshal
import re
from functools import lru_cache
from typing import Any, cast

from ironcalc import hex_with_tint_to_rgb

from ...platform.errors import Invalid

# The compact form leaves out what is default:
# f number format, b bold, i italic, u underline, s strike, c text color, g fill, h and v alignment, w wrap,
# n font, z font size, r rotation in degrees or 255 for letters on top of each other, and the borders T R B L as
# [style, color].
Compact = dict[str, Any]
HORIZONTAL = ("left", "center", "right")
VERTICAL = ("top", "center", "bottom")
_FLAGS = {"b": "b", "i": "i", "u": "u", "s": "strike"}
_SIDES = {"T": "top", "R": "right", "B": "bottom", "L": "left"}
#: Letters on top of each other, among the degrees by which text is turned up or down.
STACKED = 255
# The engine keeps no rotation: it stands where the engine keeps a font's family, of which no file has so many.
_TURNED, _FAMILY = 1000, 2
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")
_DEFAULT_SIZE, _DEFAULT_FONT = 12, "Inter"
#: The fonts that pages have besides the usual one, so that they look the same everywhere; any other shows as that.
FONTS = ("Bricolage Grotesque", "Fraunces", "Lora", "Outfit")
#: Looks with a name; what they leave out is as usual, but for the number format, which stays.
NAMED: dict[str, Compact] = {
    "Normal": {},
    "Title": {"b": 1, "z": 18},
    "Heading": {"b": 1, "g": "#E2E8F0", "B": ["medium", "#64748B"]},
    "Total": {"b": 1, "T": ["thin", "#334155"], "B": ["double", "#334155"]},
    "Good": {"c": "#166534", "g": "#BBF7D0"},
    "Neutral": {"c": "#854D0E", "g": "#FEF08A"},
    "Bad": {"c": "#991B1B", "g": "#FECACA"},
    "Input": {"c": "#2563EB", "g": "#FEFCE8", **{side: ["thin", "#CBD5E1"] for side in "TRBL"}},
    "Note": {"i": 1, "c": "#64748B"},
}
_THEME = ("#FFFFFF", "#000000", "#E7E6E6", "#44546A", "#4472C4", "#ED7D31", "#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47")


def compact(style: Any) -> Compact:
    """The engine's style without its defaults."""
    small: Compact = {}
    font, alignment = style.get("font") or {}, style.get("alignment") or {}
    if (format := style.get("num_fmt", "general")).lower() != "general":
        small["f"] = format
    for short, long in _FLAGS.items():
        if font.get(long):
            small[short] = 1
    if (color := plain_color(font.get("color"))) not in (None, "#000000"):
        small["c"] = color
    if (name := font.get("name")) in FONTS:
        small["n"] = name
    if (size := font.get("sz", _DEFAULT_SIZE)) not in (_DEFAULT_SIZE, 11):
        small["z"] = size
    if (family := font.get("family", _FAMILY)) >= _TURNED - 90:
        small["r"] = family - _TURNED
    if fill := plain_color((style.get("fill") or {}).get("color")):
        small["g"] = fill
    if (horizontal := alignment.get("horizontal", "general")) in HORIZONTAL:
        small["h"] = horizontal
    if (vertical := alignment.get("vertical", "bottom")) in ("top", "center"):
        small["v"] = vertical
    if alignment.get("wrap_text"):
        small["w"] = 1
    for short, side in _SIDES.items():
        if line := (style.get("border") or {}).get(side):
            small[short] = [line["style"], plain_color(line.get("color")) or "#000000"]
    return small


def dump(small: Compact) -> str | None:
    """The compact form as text, None for the default style."""
    return json.dumps(small, separators=(",", ":"), sort_keys=True) if small else None


def text_of(style: Any) -> str | None:
    """The engine's style in its compact form, as text."""
    # The cells of a workbook have few looks among them.
    return _text_of(marshal.dumps(style))


@lru_cache(1024)
def _text_of(style: bytes) -> str | None:
    return dump(compact(marshal.loads(style)))


def load(text: str | None) -> Compact:
    return cast(Compact, json.loads(text)) if text else {}


@lru_cache(1024)
def format_of(text: str | None) -> str:
    """The number format of a style in its compact form."""
    return str(load(text).get("f", "general"))


def changed(style: Any, change: Compact) -> Any:
    """The engine's style with the compact keys of `change` put on; None takes a key off."""
    font, alignment, border = (
        dict(style.get("font") or {}),
        dict(style.get("alignment") or {}),
        dict(style.get("border") or {}),
    )
    style = dict(style)
    for key, value in change.items():
        if key == "f":
            style["num_fmt"] = value or "general"
        elif key in _FLAGS:
            font[_FLAGS[key]] = bool(value)
        elif key == "c":
            font["color"] = value
        elif key == "n":
            font["name"] = value or _DEFAULT_FONT
        elif key == "z":
            font["sz"] = value or _DEFAULT_SIZE
        elif key == "r":
            font["family"] = _TURNED + value if value else _FAMILY
        elif key == "g":
            style["fill"] = {"color": value} if value else {}
        elif key == "h":
            alignment["horizontal"] = value or "general"
        elif key == "v":
            alignment["vertical"] = value or "bottom"
        elif key == "w":
            alignment["wrap_text"] = bool(value)
        elif value:
            border[_SIDES[key]] = {"style": value[0], "color": value[1]}
        else:
            border.pop(_SIDES[key], None)
    style["font"], style["border"] = font, border
    # The default alignment is none at all, so that taking a setting back gives the style one started with.
    plain = {"horizontal": "general", "vertical": "bottom", "wrap_text": False}
    given = dict((plain | alignment).items())
    style["alignment"] = None if given == plain else given
    return style


def checked(change: Compact) -> Compact:
    """`change` if it is one that a page may ask for. Raises Invalid."""
    for key, value in change.items():
        fits = (
            ((key in _FLAGS or key == "w") and value in (0, 1, True, False, None))
            or (key in "cg" and (value is None or (isinstance(value, str) and _COLOR.fullmatch(value))))
            or (key == "h" and (value is None or value in HORIZONTAL))
            or (key == "v" and (value is None or value in VERTICAL))
            or (key == "n" and (value is None or value in FONTS))
            or (key == "z" and (value is None or (isinstance(value, int) and 6 <= value <= 36)))
            or (key == "r" and (value is None or (isinstance(value, int) and (-90 <= value <= 90 or value == STACKED))))
            or (key == "f" and (value is None or (isinstance(value, str) and 0 < len(value) <= 80)))
        )  # fmt: skip
        if not fits:
            raise Invalid({"": f"{key}: {value!r} is not a format that a cell can have."})
    return {key: value.upper() if key in "cg" and value else value for key, value in change.items()}


def plain_color(color: Any) -> str | None:
    """Colors of an imported theme as the plain color they stand for."""
    if isinstance(color, str):
        return color.upper()[:7] if color.startswith("#") else None
    if isinstance(color, (list, tuple)) and len(color) == 2 and color[0] < len(_THEME):
        return tinted(_THEME[int(color[0])], float(color[1]))
    return None


def tinted(color: str, tint: float) -> str:
    """A plain color made lighter, or darker by less than nothing."""
    return str(hex_with_tint_to_rgb(color, tint)).upper()
