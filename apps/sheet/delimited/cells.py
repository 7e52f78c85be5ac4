"""What a text of a delimited file means as a cell."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from ...platform.delimited import Settings
from ..engine.entry import ERRORS, TypedValue, read

_LONGEST = 8192
_EXACT_DIGITS = 15
_BLANKS = "\u00a0\u202f\u2009"
_AMOUNT = re.compile(
    r"(?P<open>\()?(?P<sign>[-+\u2212])?\s*(?P<before>[$€£])?\s*(?P<sign2>[-\u2212])?(?P<digits>[\d.,' ]*\d[\d.,' ]*?)"
    r"(?P<exponent>[eE][-+]?\d{1,3})?\s*(?P<after>[$€£%])?(?P<trailing>[-\u2212])?(?P<close>\))?"
)
_DAY = re.compile(r"(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})((?:[ T,]\s*\d{1,2}:\d{2}.*)?)")
_ISO_DAY = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})((?:[ T,]\s*\d{1,2}:\d{2}.*)?)")
_LETTERS = re.compile(r"[A-Za-z]{3}|:")
_LONGEST_NUMBER = 100
_ZEROS = re.compile(r"0\d+")


@dataclass(frozen=True)
class Formula:
    """What begins with an equals sign and is to be worked out."""

    text: str


Value = TypedValue | Formula


def cell_of(text: str, settings: Settings, today: date) -> Value | None:
    """The meaning of a text, None for nothing at all."""
    text = text[:_LONGEST]
    if text == "":
        return None
    if text.startswith("=") and len(text) > 1 and settings.formulas:
        return Formula(text)
    if not settings.converts:
        return TypedValue("text", text=text)
    bare = text.translate(dict.fromkeys(map(ord, _BLANKS), " ")).strip()
    if bare.upper() in ("TRUE", "FALSE"):
        return TypedValue("bool", number=float(bare.upper() == "TRUE"))
    if bare.upper() in ERRORS:
        return TypedValue("error", text=bare.upper())
    return _number(bare, settings, today) or _moment(bare, settings, today) or TypedValue("text", text=text)


def _number(text: str, settings: Settings, today: date) -> TypedValue | None:
    # The pattern would look at a long row of figures and blanks for very long.
    match = _AMOUNT.fullmatch(text) if len(text) <= _LONGEST_NUMBER else None
    if match is None or bool(match["open"]) != bool(match["close"]):
        return None
    signs = [sign for sign in (match["sign"], match["sign2"], match["trailing"], match["open"]) if sign]
    if len(signs) > 1:
        return None
    mark, group = (",", ".") if settings.decimals == "comma" else (".", ",")
    whole, has_mark, decimals = match["digits"].strip().partition(mark)
    groups = re.split(rf"[{re.escape(group)}' ]", whole)
    if len(groups) > 1 and not (1 <= len(groups[0]) <= 3 and all(len(part) == 3 for part in groups[1:])):
        return None
    digits = "".join(groups)
    if not (digits + decimals).isdigit() or (decimals and not decimals.isdigit()):
        return None
    is_plain = len(groups) == 1 and not (has_mark or match["before"] or match["after"] or match["exponent"])
    if is_plain and (len(digits) > _EXACT_DIGITS or (settings.keeps_zeros and _ZEROS.fullmatch(digits))):
        # Codes, not amounts: as numbers they would lose digits.
        return TypedValue("text", text=text)
    if len(groups) > 1:
        digits = f"{int(digits):,}"
    money = match["before"] or (match["after"] if match["after"] != "%" else "") or ""
    sign = "-" if signs and signs[0] != "+" else ""
    written = f"{sign}{money}{digits or '0'}{'.' if decimals else ''}{decimals}{match['exponent'] or ''}"
    entry = read(written + ("%" if match["after"] == "%" else ""), today)
    return entry if entry.kind == "number" else None


def _moment(text: str, settings: Settings, today: date) -> TypedValue | None:
    if (match := _ISO_DAY.fullmatch(text)) is not None:
        text = f"{match[1]}-{match[2]}-{match[3]}{match[4]}"
    elif (match := _DAY.fullmatch(text)) is not None:
        month, day = (match[3], match[1]) if settings.dates == "dmy" else (match[1], match[3])
        text = f"{month}/{day}/{match[4]}{match[5]}"
    elif not _LETTERS.search(text):
        # Two figures with a stroke between are as often a size or a share as a day.
        return None
    entry = read(text, today)
    return entry if entry.kind == "number" else None
