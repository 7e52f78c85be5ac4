"""What the pages show of the handbook."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import select
from sqlalchemy.orm import selectinload

from ..platform.database import Db
from ..platform.errors import NotFound
from .comparison import ComparedLine, compare
from .models import HandbookRevision, HandbookSection, Policy
from .text import Policies, filled, plain_lines


@dataclass(frozen=True)
class CurrentSection:
    """A section with the revision that holds today, and one that was announced, if there is one."""

    section: HandbookSection
    current: HandbookRevision
    announced: HandbookRevision | None


@dataclass(frozen=True)
class Hit:
    """A revision in which all words of a search stand, with the lines that hold any of them."""

    revision: HandbookRevision
    is_current: bool
    lines: Sequence[str]


_MOST_LINES = 3


def contents(db: Db) -> list[CurrentSection]:
    """All sections in their order."""
    sections = select(HandbookSection).where(HandbookSection.deleted_at.is_(None))
    loaded = sections.options(selectinload(HandbookSection.revisions)).order_by(HandbookSection.position)
    return [entry(db, section) for section in db.scalars(loaded)]


def entry(db: Db, section: HandbookSection) -> CurrentSection:
    """A section as it stands today."""
    begun = [revision for revision in section.revisions if revision.valid_from <= db.today]
    later = [revision for revision in section.revisions if revision.valid_from > db.today]
    return CurrentSection(section, begun[-1], later[0] if later else None)


def section_of(db: Db, key: str) -> HandbookSection:
    """Raises NotFound."""
    found = db.scalar(select(HandbookSection).where(HandbookSection.key == key, HandbookSection.deleted_at.is_(None)))
    if found is None:
        raise NotFound("The handbook has no such section.")
    return found


def revision_of(section: HandbookSection, number: int) -> HandbookRevision:
    """Raises NotFound."""
    for revision in section.revisions:
        if revision.number == number:
            return revision
    raise NotFound(f"“{section.title}” has no version {number}.")


def policies(db: Db) -> Policies:
    """All numbers that the handbook states or stated."""
    found: dict[str, list[Policy]] = defaultdict(list)
    for rule in db.scalars(select(Policy).where(Policy.deleted_at.is_(None))):
        found[rule.key].append(rule)
    return found


def changes(db: Db, section: HandbookSection, revision: HandbookRevision) -> list[ComparedLine]:
    """All lines of a version and the one before, with what is otherwise; none for the first."""
    if revision.number == 1:
        return []
    numbers, before = policies(db), revision_of(section, revision.number - 1)
    return compare(plain_lines(filled(before, numbers)), plain_lines(filled(revision, numbers)))


def search(db: Db, words: list[str], *, earlier: bool) -> list[Hit]:
    """Where all of the words stand, whole sections first: in what holds today, and in other versions if asked for."""
    numbers, hits = policies(db), []
    for found in contents(db) if words else ():
        for revision in reversed(found.section.revisions):
            if revision is not found.current and not earlier:
                continue
            lines = [found.section.title, found.section.summary, *plain_lines(filled(revision, numbers))]
            if all(any(word.lower() in line.lower() for line in lines) for word in words):
                best = sorted(lines[1:], key=lambda line: -sum(word.lower() in line.lower() for word in words))
                shown = [line for line in best[:_MOST_LINES] if any(word.lower() in line.lower() for word in words)]
                hits.append(Hit(revision, revision is found.current, shown or [found.section.summary]))
    return sorted(hits, key=lambda hit: (not hit.is_current, hit.revision.section.position, -hit.revision.number))


def state_of(revision: HandbookRevision, today: date) -> str:
    """ "current", "earlier" or "announced"."""
    if revision.valid_from > today:
        return "announced"
    return "earlier" if revision.valid_until is not None and revision.valid_until < today else "current"
