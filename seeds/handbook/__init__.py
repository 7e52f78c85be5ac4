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
    announced = draft.random("handbook", "announced").choice(SECTIONS)
    for position, spec in enumerate(SECTIONS, 1):
        random = draft.random("handbook", spec.key)
        terms = terms_of(random, draft.calendar, is_announced=spec is announced)
        make_section(draft, holders, random, spec, position, terms)
