"""Notes: what colleagues wrote on a record, the newest sometimes taking back what an older one said."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Case, Lead, Note
from ..random_source import chance, shares
from ..rows import new
from ..writing import write
from .parents import Parent
from .phrases import notes as phrases
from .sales import Sales

_PARENTS = {"deal": 44, "account": 19, "contact": 12, "lead": 15, "case": 10}
_POOLS = {
    "deal": (phrases.DEAL_OPENINGS, phrases.DEAL_NEWS, phrases.DEAL_NEXT),
    "account": (phrases.ACCOUNT_OPENINGS, phrases.ACCOUNT_NEWS, phrases.ACCOUNT_NEXT),
    "contact": (phrases.CONTACT_OPENINGS, phrases.CONTACT_NEWS),
    "lead": (phrases.LEAD_OPENINGS, phrases.LEAD_NEWS, phrases.LEAD_NEXT),
    "case": (phrases.CASE_OPENINGS, phrases.CASE_NEWS, phrases.CASE_NEXT),
}
# Of so many notes, one pair contradicts itself.
_PAIRS_PER = 30


def make_notes(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    random = sales.draft.random("notes")
    pairs = sales.volume.notes // _PAIRS_PER
    notes = []
    for kind in shares(random, sales.volume.notes - 2 * pairs, _PARENTS):
        parent = random.choice(parents[kind])
        notes.append(_note(sales, random, parent))
    open_deals = [parent for parent in parents["deal"] if parent.is_open and parent.contact]
    for number in range(pairs):
        notes += _reversal(sales, random, random.choice(open_deals), phrases.REVERSALS[number % len(phrases.REVERSALS)])
    sales.draft.add_all(notes)


def _note(sales: Sales, random: Random, parent: Parent) -> Note:
    calendar = sales.draft.calendar
    until = calendar.now
    if not parent.is_open and not isinstance(parent.record, Lead):
        until = min(until, _end(parent) + timedelta(days=4))
    written = (
        calendar.recent(random, parent.created_at)
        if until == calendar.now
        else calendar.between(random, parent.created_at, until)
    )
    return _at(sales, random, parent, written, *_POOLS[parent.kind])


def _end(parent: Parent) -> datetime:
    record = parent.record
    return (record.closed_at if isinstance(record, Case) else None) or record.updated_at


def _reversal(sales: Sales, random: Random, parent: Parent, phrases: tuple[str, str]) -> list[Note]:
    """Two notes of which the newer one contradicts the older one; both speak of the same things."""
    calendar = sales.draft.calendar
    first = calendar.between(random, parent.created_at)
    second = max(calendar.between(random, first), first + timedelta(minutes=5))
    author = sales.worker(random, parent.owner_id)
    shared = parent.context(sales, random, first, author)
    later = parent.context(sales, random, second, author)
    same = {key: shared[key] for key in ("product", "competitor", "qty", "few", "amount", "city", "project")}
    known = [(first, shared, phrases[0]), (min(second, calendar.now), {**later, **same}, phrases[1])]
    return [_plain(parent, moment, author, phrase.format_map(words)) for moment, words, phrase in known]


def _at(sales: Sales, random: Random, parent: Parent, written: datetime, *pools: tuple[str, ...]) -> Note:
    author = sales.worker(random, parent.owner_id)
    body = write(random, parent.context(sales, random, written, author), *pools)
    note = _plain(parent, written, author, body)
    note.is_pinned = chance(random, 3)
    return note


def _plain(parent: Parent, written: datetime, author: int, body: str) -> Note:
    note = new(Note, body=body, is_pinned=False, parent_type=parent.kind, parent_id=parent.record.id)
    note.created_at = note.updated_at = written
    note.created_by_id = author
    return note
