"""Plurals, counts and indefinite articles of what stands in a gap, so that no pattern has to guess them.

The rules are those that the nouns of the worlds need; a test holds every one of them against the library inflect,
which takes two seconds to import and so is no part of building a world.
"""

from __future__ import annotations

import re

_IRREGULAR = {
    "half": "halves",
    "knife": "knives",
    "shelf": "shelves",
    "person": "people",
    "foot": "feet",
    "lens": "lenses",
}
# Which of its words a longer name counts by: "pair of gloves", "mug, set of 4".
_HEAD = re.compile(r"^(.*?)((?: of | for |, | with ).*)?$")
_ES = re.compile(r"(?:s|x|z|ch|sh)$")
# What is spoken of in the plural anyhow: "gloves", "glasses".
_PLURAL = re.compile(r"(?:[^su]|ou)s$|sses$")
_IES = re.compile(r"[^aeiou]y$")
# Read letter by letter or with a silent or a sounded first letter, against their spelling.
_AN = re.compile(r"^(?:hour|honest|heir|[aefhilmnorsx](?:[A-Z\d-]|\b(?!-))|[FHLMNRSX][A-Z]|[aeiou]|[AEIOU])")
_A = re.compile(r"^(?:u[ns]i|use|euro|one\b|once|SKU|U[A-Z]|ukulele)", re.IGNORECASE)


def plural(noun: str) -> str:
    """The plural of a name of goods: "drip tray" → "drip trays", "mug, set of 4" → "mugs, set of 4"."""
    match = _HEAD.match(noun)
    assert match is not None
    *before, last = match[1].split(" ")
    return " ".join([*before, _plural(last)]) + (match[2] or "")


def counted(number: int, noun: str) -> str:
    """ "1 drip tray", "3 drip trays" """
    return f"{number:,} {noun if number == 1 else plural(noun)}"


def a(noun: str) -> str:
    """With its indefinite article: "a drip tray", "an hour" """
    return f"{'an' if _AN.match(noun) and not _A.match(noun) else 'a'} {noun}"


def is_plural(noun: str) -> bool:
    """Whether one speaks of it as of several anyhow: "safety glasses", "work pants", "brake pads"."""
    match = _HEAD.match(noun)
    assert match is not None
    return bool(_PLURAL.search(match[1]))


def _plural(word: str) -> str:
    if word.lower() in _IRREGULAR:
        return word[: len(word) - len(word.lower())] + _IRREGULAR[word.lower()]
    if _PLURAL.search(word):
        return word
    if _ES.search(word):
        return f"{word}es"
    return f"{word[:-1]}ies" if _IES.search(word) else f"{word}s"
