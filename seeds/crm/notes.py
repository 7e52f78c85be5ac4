"""Notes: what colleagues wrote on a record, the newest sometimes taking back what an older one said."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Case, Lead, Note
from ..random_source import chance, shares
from ..rows import new
from ..text import notes as text
from ..text.writer import write
from .sales import Sales
from .subjects import Subject

_PARENTS = {"deal": 44, "account": 19, "contact": 12, "lead": 15, "case": 10}
_POOLS = {
    "deal": (text.DEAL_OPENINGS, text.DEAL_NEWS, text.DEAL_NEXT),
    "account": (text.ACCOUNT_OPENINGS, text.ACCOUNT_NEWS, text.ACCOUNT_NEXT),
    "contact": (text.CONTACT_OPENINGS, text.CONTACT_NEWS),
    "lead": (text.LEAD_OPENINGS, text.LEAD_NEWS, text.LEAD_NEXT),
    "case": (text.CASE_OPENINGS, text.CASE_NEWS, text.CASE_NEXT),
}
# Of so many notes, one pair contradicts itself.
_PAIRS_PER = 30


def make_notes(sales: Sales, subjects: dict[str, list[Subject]]) -> None:
    random = sales.draft.random("notes")
    pairs = sales.volume.notes // _PAIRS_PER
    notes = []
    for kind in shares(random, sales.volume.notes - 2 * pairs, _PARENTS):
        subject = random.choice(subjects[kind])
        notes.append(_note(sales, random, subject))
    open_deals = [subject for subject in subjects["deal"] if subject.is_open and subject.contact]
    for number in range(pairs):
        notes += _reversal(sales, random, random.choice(open_deals), text.REVERSALS[number % len(text.REVERSALS)])
    sales.draft.add_all(notes)


def _note(sales: Sales, random: Random, subject: Subject) -> Note:
    calendar = sales.draft.calendar
    until = calendar.now
    if not subject.is_open and not isinstance(subject.record, Lead):
        until = min(until, _end(subject) + timedelta(days=4))
    written = (
        calendar.recent(random, subject.created_at)
        if until == calendar.now
        else calendar.between(random, subject.created_at, until)
    )
    return _at(sales, random, subject, written, *_POOLS[subject.kind])


def _end(subject: Subject) -> datetime:
    record = subject.record
    return (record.closed_at if isinstance(record, Case) else None) or record.updated_at


def _reversal(sales: Sales, random: Random, subject: Subject, phrases: tuple[str, str]) -> list[Note]:
    """Two notes of which the newer one contradicts the older one; both speak of the same things."""
    calendar = sales.draft.calendar
    first = calendar.between(random, subject.created_at)
    second = max(calendar.between(random, first), first + timedelta(minutes=5))
    author = sales.worker(random, subject.owner_id)
    shared = subject.facts(sales, random, first, author)
    later = subject.facts(sales, random, second, author)
    same = {key: shared[key] for key in ("product", "competitor", "qty", "few", "amount", "city", "project")}
    known = [(first, shared, phrases[0]), (min(second, calendar.now), {**later, **same}, phrases[1])]
    return [_plain(subject, moment, author, phrase.format_map(words)) for moment, words, phrase in known]


def _at(sales: Sales, random: Random, subject: Subject, written: datetime, *pools: tuple[str, ...]) -> Note:
    author = sales.worker(random, subject.owner_id)
    body = write(random, subject.facts(sales, random, written, author), *pools)
    note = _plain(subject, written, author, body)
    note.is_pinned = chance(random, 3)
    return note


def _plain(subject: Subject, written: datetime, author: int, body: str) -> Note:
    note = new(Note, body=body, is_pinned=False, parent_type=subject.kind, parent_id=subject.record.id)
    note.created_at = note.updated_at = written
    note.created_by_id = author
    return note
