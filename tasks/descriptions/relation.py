"""Relations: one step from a record to others over a link that a page shows, in words and by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from ..gold import User
from ..office.pages import switch_to
from .sight import Links, Sight, Thing

#: What to call a record so that it is told apart from others of its kind ("largest open deal"), if this way it is.
Trait = Callable[[Thing, Sequence[Thing], date], str | None]


class Walker:
    """Somebody who goes from page to page, and from app to app."""

    def __init__(self, user: User, sight: Sight, host: str, titles: dict[str, str]) -> None:
        self.user, self.sight, self.app = user, sight, host
        self._titles = titles

    def go(self, app: str) -> None:
        """Be in an app; by the office's launcher, if in another so far."""
        if self.app != app:
            assert self.sight.me is not None, "a customer has one app"
            switch_to(self.user, self.sight.me, self._titles[app])
            self.app = app


Walk = Callable[[Walker, Thing, Thing], None]


@dataclass(frozen=True)
class Relation:
    """From records of the kind `source` to those of the kind `target`.

    A wording has {which} for the noun of what is meant and {anchor} for the record that one comes from. `walk` leads
    from the anchor's page to that of the record.
    """

    source: str
    target: str
    wordings: tuple[str, ...]
    links: Links
    walk: Walk
    traits: tuple[Trait, ...]


def only(noun: str) -> Trait:
    """The noun alone, where nothing else is linked."""

    def trait(_thing: Thing, siblings: Sequence[Thing], _today: date) -> str | None:
        return noun if len(siblings) == 1 else None

    return trait


def alone(words: str, *facts: str, shown: Callable[[object], str] = str) -> Trait:
    """By facts that it shares with none of the others; `words` has a slot for each: "deal in the stage {}"."""

    def trait(thing: Thing, siblings: Sequence[Thing], _today: date) -> str | None:
        own = [thing.facts[fact] for fact in facts]
        if len(siblings) < 2 or any(value in (None, "") for value in own):
            return None
        alike = sum([each.facts[fact] for fact in facts] == own for each in siblings)
        return words.format(*map(shown, own)) if alike == 1 else None

    return trait


def most(words: str, fact: str, *, sign: int = 1, among: tuple[str, object] | None = None) -> Trait:
    """By a fact of which it has the most, or with the sign -1 the least, of all or of those with another fact."""

    def trait(thing: Thing, siblings: Sequence[Thing], _today: date) -> str | None:
        some = [each for each in siblings if among is None or each.facts[among[0]] == among[1]]
        values = [each.facts[fact] for each in some]
        if len(some) < 2 or thing not in some or any(value is None for value in values):
            return None
        first, second = sorted(values, reverse=sign > 0)[:2]
        return words if thing.facts[fact] == first != second else None

    return trait


def held(kind: str, fact: str, *, back: bool = False) -> Links:
    """Links from the records of a kind to what they hold in a fact, or back."""

    def links(sight: Sight) -> Iterable[tuple[int, int]]:
        for thing in sight.things(kind).values():
            if other := thing.facts[fact]:
                yield (other, thing.id) if back else (thing.id, other)

    return links


def stay(_walker: Walker, _anchor: Thing, _target: Thing) -> None:
    """What is meant stands on the anchor's page already."""
