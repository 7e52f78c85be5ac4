"""The patterns of sentences: texts with all that names somebody or counts something taken out."""

from __future__ import annotations

import re
from collections.abc import Iterable

_DATE = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+"
_NUMBER = r"[#$]?[A-Z]?\d[\d,.]*"
_MASK = re.compile(f"{_DATE}|{_NUMBER}")


def patterns(texts: Iterable[str], names: Iterable[str]) -> set[str]:
    """The sentences of texts, dates, figures and `names` being all alike; those of one to three words left out."""
    known = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if len(name) > 2))
    found = set()
    for text in texts:
        for sentence in re.split(r"(?<=[.!?])\s+|\n+", _MASK.sub("_", known.sub("_", text))):
            if len(sentence.split()) > 3:
                found.add(sentence.lower())
    return found


def overlap(one: set[str], other: set[str]) -> float:
    """Which share of the smaller set's patterns the other one has, too."""
    return len(one & other) / max(1, min(len(one), len(other)))
