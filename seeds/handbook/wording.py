"""A text of the handbook from its template: one of several wordings, names of people, a line for each paragraph."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

_CHOICE = re.compile(r"\[([^\[\]]*)\]")
_NAME = re.compile(r"<([\w-]+)>")
#: What begins a line of its own.
_BEGINS = ("## ", "- ", "|")


def word(random: Random, template: str, names: Mapping[str, str]) -> str:
    chosen = _CHOICE.sub(lambda match: random.choice(match[1].split("|")), template)
    return _reflow(named(chosen, names))


def named(text: str, names: Mapping[str, str]) -> str:
    """The text with the names of who holds a post, and of what a world calls a kind of goods."""
    return _NAME.sub(lambda match: names[match[1]], text)


def _reflow(text: str) -> str:
    """Put lines that were broken in the source together again."""
    lines: list[str] = []
    for line in text.strip().splitlines():
        if line and lines and lines[-1] and not line.startswith(_BEGINS) and not lines[-1].startswith(("## ", "|")):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
        if line.startswith("## "):
            lines.append("")
    return "\n".join(lines)
