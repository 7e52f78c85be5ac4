"""Goals with a description in the place of a name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

from .search import Description

#: What may stand before a name to say what it is of; a description says so itself.
_KINDS = (
    "account", "company", "customer", "contact", "lead", "deal", "order", "article", "SKU", "product", "channel",
)  # fmt: skip
_INTRODUCTIONS = (
    "This is about {it}. ",
    "I mean {it}. ",
    "It's about {it}. ",
    "You will have to look up {it}. ",
)


def described(wording: str, values: Mapping[str, object], slot: str, description: Description, random: Random) -> str:
    """The goal with the description where `slot` stands in the wording, or in a sentence before it."""
    for name, value in values.items():
        if str(value) in _KINDS:  # "the {kind} {name}"
            wording = wording.replace(f"{{{name}}} {{{slot}}}", f"{value} {{{slot}}}")
    pattern = _slot(slot)
    first = pattern.search(wording)
    assert first is not None, "the slot stands in the wording"
    again = f"that {description.noun}"
    # "the buyer at Kestrel's number" could be the number of Kestrel.
    inline = not first["of"] and random.random() < 0.5
    kept = {f"_{number}": description.text if inline and number == 0 else again for number in range(9)}
    count = iter(range(9))

    def fill(found: re.Match[str]) -> str:
        return f"{{_{next(count)}}}{found['of'] or ''}"

    told = pattern.sub(fill, wording).format(**values, **kept)
    told = _capitalized(told)
    if inline:
        return told
    return random.choice(_INTRODUCTIONS).format(it=description.text) + told


def _slot(slot: str) -> re.Pattern[str]:
    """Where the slot stands, with the quotes around it and the words before it that say what it is."""
    kinds = "|".join(_KINDS)
    return re.compile(
        rf"(?:(?:\b(?:our|the|an?)\s+)?\b(?:{kinds})\s+)?[\"#“]?\{{{slot}\}}[\"”]?(?P<of>'s?(?![a-z]))?", re.IGNORECASE
    )


def _capitalized(text: str) -> str:
    """With a capital at the start of each sentence that begins with a description."""
    return re.sub(r"(^|[.!?]\s+)(that|the|our)\b", lambda found: found[1] + found[2].capitalize(), text)
