"""The 200 files: every form several times, drawn anew."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import NamedTuple

from .odd import TWISTS, packed, parts_of
from .plain import MAKERS

#: What the forms that are seldom are made of, as not every file has what they twist.
_TWISTED = {
    "inline strings": ("values", "texts"),
    "without addresses": ("large",),
    "furigana": ("values", "texts"),
    "shared formulas": ("large",),
    "escapes": ("values", "texts"),
    "without styles": ("values", "formulas", "large"),
    "strict": ("values", "formulas", "looks", "dates of 1904"),
    "linked": ("values", "cached values"),
}
_MIXED = (
    "values",
    "formulas",
    "cached values",
    "arrays",
    "looks",
    "number formats",
    "hanging",
    "many sheets",
    "arranged",
)


#: Those that say something else than what they are made of.
_THEMSELVES = ("LibreOffice", "escapes", "linked", "without styles")


class Made(NamedTuple):
    name: str
    data: bytes
    twin: bytes  # in the usual form


def files(times: int, forms: Collection[str] = (*MAKERS, *TWISTS)) -> Iterator[Made]:
    """Every form this many times."""
    for number in range(times):
        for form in forms:
            yield _made(form, number)


def _made(form: str, number: int) -> Made:
    draw = Random(f"{form} {number}")
    if form in MAKERS:
        data = MAKERS[form](draw)
        return Made(f"{form} {number}", data, data)
    sources = _TWISTED.get(form, _MIXED)
    source = sources[number % len(sources)]
    data = MAKERS[source](draw)
    twisted = packed(TWISTS[form](parts_of(data)))
    return Made(f"{form} {number} ({source})", twisted, twisted if form in _THEMSELVES else data)
