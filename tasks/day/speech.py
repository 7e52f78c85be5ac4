"""Whether a task's goal means the same in a colleague's words."""

from __future__ import annotations

import re

#: Where whoever asks speaks of what they want to hear.
_HARMLESS = re.compile(
    r"\b(([Tt]ell|[Gg]ive|write) me|[Ll]et me know|(it|message) to me|I (want|need|would like|'d like)( to know)?)\b"
)


def speaks_of_oneself(goal: str) -> bool:
    """Whether "I" in a goal is who does it: a colleague's own words would mean the colleague."""
    return re.search(r"\b(I|my|me|mine|myself|I'm|I'll|I've)\b", _HARMLESS.sub("", goal)) is not None
