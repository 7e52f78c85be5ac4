"""Dialogues: parsed once, filled with facts and choices when they are played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from . import direct, office, orders, sales, social, support

_LINE = re.compile(r"([ABC]) (> )?(.*?)((?: (?:\+\w+|!pin|!file))*)\s*")
_CHOICE = re.compile(r"\[([^\[\]]*)\]")
_GAP = re.compile(r"\{(\w+)\}")
_START = re.compile(r"(^|[.!?] )([a-z])")
_SENTENCE = re.compile(r"[.!?](?:\s+|$)|\n")


@dataclass(frozen=True)
class Turn:
    speaker: str  # "A", "B" or "C"
    is_reply: bool
    template: str
    reactions: tuple[str, ...] = ()
    is_pinned: bool = False
    has_file: bool = False

    def say(self, random: Random, context: Mapping[str, str]) -> str:
        chosen = _CHOICE.sub(lambda match: random.choice(match[1].split("|")), self.template)
        return _START.sub(lambda match: match[1] + match[2].upper(), chosen.format_map(context))


Dialogue = tuple[Turn, ...]


@cache
def required_keys(dialogue: Dialogue) -> frozenset[str]:
    """The keys that a dialogue takes from its context."""
    return frozenset(name for turn in dialogue for name in _GAP.findall(turn.template))


@cache
def load_dialogues(name: str) -> tuple[Dialogue, ...]:
    """The dialogues of that name."""
    module = next(module for module in (sales, support, orders, office, social, direct) if hasattr(module, name))
    found: list[Dialogue] = []
    joined = re.sub(r"\n {4}", " ", getattr(module, name).strip())
    for block in joined.split("\n\n"):
        dialogue: list[Turn] = []
        for line in block.splitlines():
            turn = _turn(line)
            # A second thing that A brings up is a dialogue of its own.
            if dialogue and turn.speaker == "A" and not turn.is_reply and dialogue[-1].speaker == "A":
                found.append(tuple(dialogue))
                dialogue = []
            dialogue.append(turn)
        found.append(tuple(dialogue))
    return tuple(found)


def _turn(line: str) -> Turn:
    match = _LINE.fullmatch(line)
    assert match is not None, f"not a line of a dialogue: {line!r}"
    marks = match[4].split()
    reactions = tuple(mark[1:] for mark in marks if mark.startswith("+"))
    return Turn(match[1], bool(match[2]), match[3], reactions, "!pin" in marks, "!file" in marks)


def sentences(text: str) -> list[str]:
    """The sentences of a text as a reader would compare them."""
    return [" ".join(part.lower().split()) for part in _SENTENCE.split(text) if part.strip()]
