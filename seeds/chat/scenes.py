"""Scenes: the dialogues of the data modules, parsed once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from ..grammar import Branch, Grammar

_MODULES = ("shared", "sales", "customers", "support", "orders", "supply", "stock", "projects", "project_talk",
            "office", "people", "desk", "money", "marketing", "social", "weeks", "policies",
            "letters", "reports", "lunch", "direct", "asides")  # fmt: skip
# A turn whose source has as many characters, all choices included, comes out as a long post.
_LONG = 700
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


Scene = tuple[Turn, ...]


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    """The scenes of that name, none if there are none."""
    return tuple(_scene(block) for block in _texts().get(name, "").split("\n\n") if block.strip())


@cache
def small_talk() -> frozenset[Scene]:
    """The scenes to which nobody adds anything."""
    return frozenset(scene for name in ("SOCIAL", "LUNCH", "NOTICES") for scene in scenes(name))


@cache
def needs(scene: Scene) -> frozenset[str]:
    """The facts without which a scene cannot be played."""
    return frozenset[str]().union(*(turn.said.needs for turn in scene))


def _scene(block: str) -> Scene:
    joined = re.sub(r"\n {4}", " ", block.strip("\n"))
    return tuple(_turns(joined))


def _turns(block: str) -> Iterator[Turn]:
    for line in block.splitlines():
        match = _LINE.fullmatch(line)
        assert match is not None, line
        marks = match[4].split()
        files = [mark[1:] for mark in marks if mark[0] == "!" and mark != "!pin"]
        yield Turn(
            speaker=match[1],
            is_reply=match[2] is not None,
            said=_grammar().parse(match[3]),
            reactions=tuple(mark[1:] for mark in marks if mark[0] == "+"),
            is_pinned="!pin" in marks,
            file="".join(files),
            is_long=len(match[3]) > _LONG,
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
            found[scene] = f"{found[scene]}\n\n{text}" if scene in found else text
    return found
