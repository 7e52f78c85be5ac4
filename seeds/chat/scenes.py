"""Scenes: the dialogues of the data modules, parsed once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module

from ..events import Event
from ..grammar import Branch, Grammar
from .conditions import Conditions, with_usual

_MODULES = ("shared", "selling.opened", "selling.moved", "selling.dates", "selling.closed", "selling.talk",
            "selling.customers", "selling.marketing", "support", "orders", "supply", "stock", "projects",
            "project_talk", "office", "people", "desk", "money", "social", "weeks", "policies",
            "long.letters", "long.reports", "long.minutes", "long.accounts", "lunch", "direct", "asides",
            "attached.deals", "attached.desk", "attached.floor", "attached.talk", "attached.office")  # fmt: skip
# A turn that comes out as so many characters, on average, is a long post.
_LONG = 370
# The fact by which scenes about a kind of event differ, if it is not its matter.
_MATTERS = {"deal-moved": "stage", "deal-lost": "reason"}
# Choices that are made once for a whole scene.
_TOGETHER = re.compile(r"<<(.*?)>>")
_LINE = re.compile(r"([ABC]) (> )?(.*?)((?: (?:\+\w+|!\w+))*)\s*")


@dataclass(frozen=True, eq=False)
class Turn:
    speaker: str  # "A", "B" or "C"
    is_reply: bool
    said: Branch
    reactions: tuple[str, ...] = ()
    is_pinned: bool = False
    #: The kind of file that comes with it.
    file: str = ""
    is_long: bool = False
    #: Whether it passes on what somebody else wrote.
    is_quoting: bool = False


@dataclass(frozen=True, eq=False)
class Scene:
    """Turns that were written together, and when and by whom they can be said."""

    turns: tuple[Turn, ...]
    conditions: Conditions
    #: The block that it is a version of.
    block: str = ""

    @property
    def number(self) -> int:
        """Tells it from others."""
        return self.turns[0].said.number

    @property
    def has_third(self) -> bool:
        """Whether C speaks."""
        return any(turn.speaker == "C" for turn in self.turns)


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    """The scenes of that name, none if there are none."""
    blocks = [block for block in _texts().get(name, "").split("\n\n") if block.strip()]
    return tuple(_scene(one, block) for block in blocks for one in _versions(block))


def names_of(event: Event, room: str = "") -> list[str]:
    """The names of the scenes that may tell of an event: those of its room if there are such, and of its matter."""
    kind, detail = _kind(event), event.facts.get(_MATTERS.get(event.kind, "matter"))
    for name in (f"{kind} @{room}", kind):
        if scenes(name):
            return [each for each in (f"{name}: {detail}", name) if scenes(each)]
    return [kind]


def _kind(event: Event) -> str:
    """What is told of an event, more exactly than its kind says."""
    kind, facts = event.kind, event.facts
    now, old = facts.get("close" if kind == "deal-slipped" else "amount"), facts.get("old")
    if kind == "deal-slipped" and isinstance(now, date) and isinstance(old, date) and now < old:
        return "deal-pulled"
    if kind == "deal-resized" and isinstance(now, int) and isinstance(old, int):
        return "deal-grown" if now > old else "deal-cut"
    if kind == "week-sales" and facts["won"] in (0, "0"):
        return "week-quiet"
    if kind == "order-refunded" and "canceled" in facts:
        return "cancellation-refunded"
    return "order-split" if kind == "order-shipped" and "packed" in facts else kind


def _versions(block: str) -> Iterator[str]:
    """The scenes that a block stands for: in each `<<this|that>>` of it the same place is taken."""
    joined = re.sub(r"\n {4}", " ", block.strip("\n"))
    choices = [_branches(body) for body in _TOGETHER.findall(joined)]
    count = len(choices[0]) if choices else 1
    if any(len(choice) != count for choice in choices):
        raise ValueError(f"Choices of one scene differ in number: {joined}")
    for number in range(count):
        taken = iter(choices)
        yield _TOGETHER.sub(lambda _, taken=taken, number=number: next(taken)[number], joined)  # type: ignore[misc]


def _branches(body: str) -> list[str]:
    """What stands between the bars that are in no brackets."""
    found, depth = [""], 0
    for sign in body:
        depth += (sign == "[") - (sign == "]")
        if sign == "|" and not depth:
            found.append("")
        else:
            found[-1] += sign
    return found


def _scene(joined: str, block: str) -> Scene:
    first, _, rest = joined.partition("\n")
    if first.startswith("? "):
        return Scene(tuple(_turns(rest)), Conditions.parse(first[2:]), block)
    return Scene(tuple(_turns(joined)), Conditions(), block)


def _turns(block: str) -> Iterator[Turn]:
    for line in block.splitlines():
        match = _LINE.fullmatch(line)
        assert match is not None, line
        marks = match[4].split()
        said = _grammar().parse(match[3])
        files = [mark[1:] for mark in marks if mark[0] == "!" and mark != "!pin"]
        yield Turn(
            speaker=match[1],
            is_reply=match[2] is not None,
            said=said,
            reactions=tuple(mark[1:] for mark in marks if mark[0] == "+"),
            is_pinned="!pin" in marks,
            file="".join(files),
            is_long=len(match[3]) > _LONG and said.length > _LONG,
            is_quoting="// >" in match[3],
        )


@cache
def _grammar() -> Grammar:
    modules = [import_module(f"{__package__}.dialogues.{name}") for name in _MODULES]
    return Grammar({name: body for module in modules for name, body in getattr(module, "MACROS", {}).items()})


@cache
def _texts() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in _MODULES:
        module = import_module(f"{__package__}.dialogues.{name}")
        for scene, text in getattr(module, "SCENES", {}).items():
            whole = "\n\n".join(_blocks(text))
            found[scene] = f"{found[scene]}\n\n{whole}" if scene in found else whole
    return found


def _blocks(text: str) -> list[str]:
    """The scenes of a text; what its first line says after `??` holds for all of them."""
    blocks = [block.strip("\n") for block in text.split("\n\n") if block.strip()]
    if not blocks[0].startswith("?? "):
        return blocks
    return [with_usual(block, blocks[0][3:]) for block in blocks[1:]]
