"""What a new version of a section says otherwise than the one before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from markupsafe import Markup, escape


@dataclass(frozen=True)
class ComparedLine:
    """A line of both versions, or of one: "Before" or "Now", with its changed words marked."""

    label: str
    text: Markup


def compare(before: Sequence[str], now: Sequence[str]) -> list[ComparedLine]:
    """All lines of both, in order."""
    lines: list[ComparedLine] = []
    for kind, a, b, c, d in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if kind == "equal":
            lines += (ComparedLine("", escape(line)) for line in before[a:b])
        elif kind == "replace" and b - a == d - c:
            for old, new in zip(before[a:b], now[c:d], strict=True):
                lines += _pair(old, new)
        else:
            lines += (ComparedLine("Before", _all("del", line)) for line in before[a:b])
            lines += (ComparedLine("Now", _all("ins", line)) for line in now[c:d])
    return lines


def _pair(old: str, new: str) -> Iterator[ComparedLine]:
    """One line that became another."""
    was, words = re.split(r"(\s+)", old), re.split(r"(\s+)", new)
    steps = SequenceMatcher(None, was, words, autojunk=False).get_opcodes()
    yield ComparedLine("Before", _marked("del", ((kind, "".join(was[a:b])) for kind, a, b, _, _ in steps)))
    yield ComparedLine("Now", _marked("ins", ((kind, "".join(words[c:d])) for kind, _, _, c, d in steps)))


def _marked(tag: str, parts: Iterator[tuple[str, str]]) -> Markup:
    return Markup("").join(escape(text) if kind == "equal" else _all(tag, text) for kind, text in parts)


def _all(tag: str, text: str) -> Markup:
    return Markup("<{0}>{1}</{0}>").format(Markup(tag), text) if text else Markup()
