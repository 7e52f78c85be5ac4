"""The versions of a section, from the oldest to the newest, with the numbers that held in each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import pairwise
from random import Random

from ...apps.handbook.models import HandbookRevision, HandbookSection, Policy
from ...apps.platform.models import Person
from ..calendar import Calendar, last_workday
from ..draft import Draft
from ..rows import new
from .changes import enter_change
from .spec import Part, Rule, SectionSpec
from .wording import named, word

_FIRST_NOTE = "[First version.|First version in the online handbook.|Moved here from the old paper handbook.]"
#: Values of each rule, by its key.
_Numbers = dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Term:
    """From when to when a version holds, both days included, and when it was approved."""

    first: date
    last: date | None
    approved: datetime


def terms_of(random: Random, calendar: Calendar, earliest: date, *, is_announced: bool) -> list[Term]:
    """Two to five versions over the years, on working days; the first holds before `earliest`, the first record."""
    oldest = earliest - timedelta(days=random.randrange(30, 500))
    count = random.randrange(1, 5)
    span = (calendar.today - calendar.first_day).days // count
    begun = (calendar.first_day + timedelta(days=n * span + random.randrange(20, span - 10)) for n in range(count))
    ahead = [calendar.today + timedelta(days=random.randrange(9, 40))] if is_announced else []
    days = [last_workday(day) for day in (oldest, *begun, *ahead)]
    ends = [day - timedelta(days=1) for day in days[1:]]
    return [
        Term(first, last, _approved(random, calendar, first)) for first, last in zip(days, [*ends, None], strict=True)
    ]


def _approved(random: Random, calendar: Calendar, first: date) -> datetime:
    day = last_workday(min(first - timedelta(days=random.randrange(4, 15)), calendar.today - timedelta(days=1)))
    return max(calendar.first_moment, calendar.moment(day, time(random.randrange(9, 17), random.randrange(60))))


def make_section(
    draft: Draft,
    holders: Mapping[str, Person],
    kinds: Mapping[str, str],
    random: Random,
    spec: SectionSpec,
    position: int,
    terms: Sequence[Term],
) -> None:
    approver = holders[spec.approver].id
    names = {**{post: holder.name for post, holder in holders.items()}, **kinds}
    section = draft.add(
        new(
            HandbookSection,
            key=spec.key,
            title=spec.title,
            position=position,
            summary=word(random, spec.summary, names),
            owner_id=holders[spec.owner].id,
        ),
        at=terms[0].approved,
        by=approver,
    )
    numbers = _numbers(random, spec.rules, len(terms))
    since = [random.randrange(1, len(terms)) if part.note else 0 for part in spec.parts]
    texts = [word(random, part.text, names) for part in spec.parts]
    for number, (term, values) in enumerate(zip(terms, numbers, strict=True)):
        before = numbers[number - 1] if number else values
        came_in = [part for part, first in zip(spec.parts, since, strict=True) if first == number and part.note]
        draft.add(
            new(
                HandbookRevision,
                section_id=section.id,
                number=number + 1,
                valid_from=term.first,
                valid_until=term.last,
                approved_by_id=approver,
                body="\n\n".join(text for text, first in zip(texts, since, strict=True) if first <= number),
                note=word(random, _note(spec.rules, before, values, came_in) if number else _FIRST_NOTE, names),
            ),
            at=term.approved,
            by=holders[spec.owner].id,
        )
        for rule in spec.rules:
            # The chat tells of numbers; who holds a post is read in the section itself.
            if before[rule.key] != values[rule.key] and rule.unit != "post" and not spec.is_quiet:
                enter_change(
                    draft,
                    holders,
                    section,
                    spec,
                    rule,
                    before[rule.key],
                    values[rule.key],
                    names=names,
                    valid=term.first,
                    approved=term.approved,
                )
    for rule in spec.rules:
        for index, subject in enumerate(rule.subjects):
            column = [values[rule.key][index] for values in numbers]
            for value, first, last in _spells(column, terms):
                draft.add(
                    new(
                        Policy,
                        key=rule.key,
                        subject=subject and named(subject, names),
                        value=value,
                        unit=rule.unit,
                        section_id=section.id,
                        valid_from=first.first,
                        valid_until=last.last,
                    ),
                    at=first.approved,
                    by=approver,
                )


def _numbers(random: Random, rules: Sequence[Rule], count: int) -> list[_Numbers]:
    """What each version states: from one to the next, the values of one or two rules change, mostly to new ones."""
    left = {rule.key: random.sample(rule.sets, len(rule.sets)) for rule in rules}
    found = [{key: sets[0] for key, sets in left.items()}]
    while len(found) < count:
        values = dict(found[-1])
        for rule in random.sample(rules, min(len(rules), random.choice((1, 1, 2)))):
            sets = left[rule.key]
            sets.append(sets.pop(0))
            values[rule.key] = sets[0]
        found.append(values)
    return found


def _note(rules: Sequence[Rule], before: _Numbers, values: _Numbers, came_in: Sequence[Part]) -> str:
    changed = [rule.note for rule in rules if before[rule.key] != values[rule.key]]
    return " ".join(f"{note}." if not note.endswith(".") else note for note in (*changed, *(p.note for p in came_in)))


def _spells(values: Sequence[int], terms: Sequence[Term]) -> Iterator[tuple[int, Term, Term]]:
    """A value with the first and the last of the terms through which it stayed the same."""
    starts = [0, *(n for n, (was, now) in enumerate(pairwise(values), 1) if was != now), len(values)]
    for start, end in pairwise(starts):
        yield values[start], terms[start], terms[end - 1]
