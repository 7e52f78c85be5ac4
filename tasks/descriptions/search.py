"""Finding a description: a walk back over relations, from the record that is meant to one that can be named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from . import chat, crm, store
from .relation import Relation, Trait, Walker
from .sight import Kind, Sight, Thing

KINDS: Mapping[str, Kind] = {kind.key: kind for kind in (*crm.KINDS, *store.KINDS, *chat.KINDS)}
RELATIONS: Sequence[Relation] = (*crm.RELATIONS, *store.RELATIONS, *chat.RELATIONS)
_OPENERS = {**dict.fromkeys((kind.key for kind in crm.KINDS), crm.open_page), **store.OPENERS, **chat.OPENERS}

#: How many ways of the wanted length are looked at.
_TRIES = 100


@dataclass(frozen=True)
class Hop:
    """One step of a description: by which relation `thing` is reached, and what tells it from the others there."""

    relation: Relation
    thing: Thing
    trait: Trait
    which: str  # "largest open deal"
    others: int  # how many records more are linked there
    wording: str


@dataclass(frozen=True)
class Description:
    """A record said without its name: from a record that is named, hop by hop."""

    anchor: Thing
    hops: tuple[Hop, ...]

    @property
    def thing(self) -> Thing:
        return self.hops[-1].thing

    @property
    def text(self) -> str:
        """As it stands within a sentence: "the largest open deal of the account of Tamara Diallo"."""
        text = KINDS[self.anchor.kind].called.format(name=self.anchor.name)
        for hop in self.hops:
            text = hop.wording.format(which=hop.which, anchor=text)
        return text

    @property
    def noun(self) -> str:
        """What it is called when it is spoken of again: "deal"."""
        return KINDS[self.thing.kind].noun

    @property
    def name(self) -> str:
        """What the record is called."""
        return self.thing.name

    @property
    def key(self) -> tuple[str, int]:
        """The table and the id of the row that is meant."""
        return KINDS[self.thing.kind].table, self.thing.id

    @property
    def passed(self) -> tuple[tuple[str, int], ...]:
        """Kinds and ids of the records that one looks at on the way there, the one that is meant the last."""
        return tuple((thing.kind, thing.id) for thing in (self.anchor, *(hop.thing for hop in self.hops)))

    @property
    def length(self) -> int:
        """Over how many relations it leads there."""
        return len(self.hops)

    @property
    def distractors(self) -> int:
        """How many other records stand where it leads past, or ends."""
        return sum(hop.others for hop in self.hops)

    def holds(self, sight: Sight) -> bool:
        """Whether it leads to this record, and to no other, there too."""
        anchor = sight.things(self.anchor.kind).get(self.anchor.id)
        if anchor is None or anchor.name != self.anchor.name or not sight.is_unique(anchor):
            return False
        for hop in self.hops:
            siblings = _linked(sight, hop.relation, anchor)
            thing = next((each for each in siblings if each.id == hop.thing.id), None)
            if thing is None or hop.trait(thing, siblings, sight.today) != hop.which:
                return False
            anchor = thing
        return True

    def walk(self, walker: Walker) -> None:
        """Go there, page by page."""
        _OPENERS[self.anchor.kind](walker, self.anchor)
        anchor = self.anchor
        for hop in self.hops:
            hop.relation.walk(walker, anchor, hop.thing)
            anchor = hop.thing


def describe(sight: Sight, thing: Thing, hops: int, random: Random) -> Description | None:
    """A description of `thing` over so many relations, which names none that it passes; None if none is found."""
    for _ in range(_TRIES):
        found = _walk_back(sight, thing, hops, random)
        if found is None:
            continue
        inner = [hop.thing.name for hop in found.hops]
        told = found.text.casefold()
        if not any(name.casefold() in told for name in inner):
            return found
    return None


def _walk_back(sight: Sight, thing: Thing, hops: int, random: Random) -> Description | None:
    """A random way of so many hops that ends at `thing`, passes no record twice, and begins at one with a name."""
    way: list[Hop] = []
    passed = {(thing.kind, thing.id)}
    for _ in range(hops):
        steps = [
            (relation, anchor)
            for relation in RELATIONS
            if relation.target == thing.kind and sight.sees(relation.source) and relation.traits
            for anchor in _anchors(sight, relation, thing)
            if (anchor.kind, anchor.id) not in passed
        ]
        if not steps:
            return None
        # Each relation is as likely, however many records it leads to.
        relation = random.choice(list(dict.fromkeys(relation for relation, _ in steps)))
        anchor = random.choice([anchor for each, anchor in steps if each is relation])
        telling = [
            (trait, which)
            for trait in relation.traits
            if (which := trait(thing, _linked(sight, relation, anchor), sight.today))
        ]
        if not telling:
            return None
        trait, which = random.choice(telling)
        others = len(_linked(sight, relation, anchor)) - 1
        way.insert(0, Hop(relation, thing, trait, which, others, random.choice(relation.wordings)))
        thing = anchor
        passed.add((thing.kind, thing.id))
    if len(sight.named(thing.name)) > 1:
        return None
    return Description(thing, tuple(way))


def _linked(sight: Sight, relation: Relation, anchor: Thing) -> list[Thing]:
    """The records that a relation leads to."""
    known = sight.things(relation.target)
    return [known[id] for id in sight.linked(relation.links).get(anchor.id, ()) if id in known]


def _anchors(sight: Sight, relation: Relation, thing: Thing) -> list[Thing]:
    """The records that a relation leads from to `thing`."""
    known = sight.things(relation.source)
    return [known[id] for id in sight.linked_back(relation.links).get(thing.id, ()) if id in known]
