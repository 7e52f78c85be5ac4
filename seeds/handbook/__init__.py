"""The handbook: what it said over the years, and the numbers by which the apps go."""

from __future__ import annotations

from ...apps.handbook.models import HandbookReader
from ...apps.platform.models import Person
from ..draft import Draft
from ..rows import new
from .revisions import make_section, terms_of
from .sections import SECTIONS

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ()


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """All rows of the handbook: one section has a version that does not hold yet."""
    keeper = holders["hr"].id
    for person in holders.values():
        draft.add(new(HandbookReader, id=person.id, is_active=person.is_active), by=keeper)
    # Of what the company sells, what has to come back sooner.
    sooner = draft.random("handbook", "kinds").sample([family.name for family in draft.trade.families], 2)
    kinds = dict(zip(("kind-a", "kind-b"), sooner, strict=True))
    announced = draft.random("handbook", "announced").choice([spec for spec in SECTIONS if not spec.is_quiet])
    for position, spec in enumerate(SECTIONS, 1):
        random = draft.random("handbook", spec.key)
        terms = terms_of(random, draft.calendar, draft.first_day, is_announced=spec is announced)
        make_section(draft, holders, kinds, random, spec, position, terms)
