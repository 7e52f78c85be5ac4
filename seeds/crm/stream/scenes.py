"""Scenes of record threads: who may play them, and in which stages of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from ..phrases.record_threads import accounts, cases, deals, leads

_CUSTOMER, _PLACE = "customer", "site"
_TEXTS = {"deal": deals.DEALS, "account": accounts.ACCOUNTS, "case": cases.CASES, "lead": leads.LEADS}


@dataclass(frozen=True)
class Scene:
    """Turns of two people in turn, the one who asks first; `asker` and `asked` are parts that `Cast` knows."""

    asker: str
    asked: str
    #: The stages in which a deal may be, or the types of a case; all open ones, and all, if none is named.
    stages: tuple[str, ...]
    #: Whether it is about somebody who has bought something.
    needs_customer: bool
    #: Whether it is about rooms that can be seen.
    needs_place: bool
    turns: tuple[str, ...]


@cache
def scenes_on(kind: str) -> tuple[Scene, ...]:
    """All scenes on records of one kind."""
    return tuple(_scene(head, turns) for head, *turns in _TEXTS[kind])


def _scene(head: str, turns: list[str]) -> Scene:
    cast, *words = head.split()
    stages = tuple(word for word in words if word not in (_CUSTOMER, _PLACE))
    asker, asked = cast.split(">")
    return Scene(asker, asked, stages, _CUSTOMER in words, _PLACE in words, tuple(turns))


class Scenes:
    """The scenes of a world, dealt so that none is played again before the others had their turn."""

    def __init__(self, random: Random) -> None:
        self._left = {kind: random.sample(scenes_on(kind), len(scenes_on(kind))) for kind in _TEXTS}

    def on(self, kind: str) -> list[Scene]:
        """The scenes on records of one kind, the one that has waited longest first."""
        return self._left[kind]

    def played(self, kind: str, scene: Scene) -> None:
        self._left[kind].remove(scene)
        self._left[kind].append(scene)
