"""Who follows which records, what people keep at hand, and the tags that they have put on records."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Any

from ...apps.crm.models import Account, Contact, Deal, Follow, Note, NoteMention, RecordStar, RecordTag, User
from ..random_source import chance, several
from ..rows import new
from .phrases.tags import TAGS
from .sales import Sales
from .tenure import Tenure

# Of a hundred records, so many have tags; of a hundred who are named on one, so many follow it from then on.
_TAGGED = {"account": 24, "contact": 12, "deal": 26}
_STAYS = 35
# A manager follows the largest open deals of the team, one in so many.
_LARGEST = 4
_MODELS: dict[str, Any] = {"account": Account, "contact": Contact, "deal": Deal}


def make_marks(sales: Sales) -> None:
    random = sales.draft.random("marks")
    _make_follows(sales, random)
    _make_stars(sales, random)
    _make_tags(sales, random)


def _alive(sales: Sales, kind: str) -> list[Any]:
    tests = {customer.account.id for customer in sales.customers if customer.is_test}
    rows = sales.draft.all(_MODELS[kind])
    return [row for row in rows if row.deleted_at is None and not (kind == "account" and row.id in tests)]


def _make_follows(sales: Sales, random: Random) -> None:
    draft, tenure = sales.draft, Tenure(sales.draft)
    users = {user.id: user for user in draft.all(User) if user.is_active and not user.is_frozen}
    wanted: dict[tuple[str, int, int], datetime] = {}
    notes = draft.all(Note)
    for mention in draft.all(NoteMention):
        note = notes[mention.note_id - 1]
        if chance(random, _STAYS):
            wanted.setdefault((note.parent_type, note.parent_id, mention.person_id), note.created_at)
    closed = {stage.id for stage in sales.stages.values() if stage.is_closed}
    deals = sorted((deal for deal in _alive(sales, "deal") if deal.stage_id not in closed), key=lambda d: -d.amount)
    for deal in deals[: len(deals) // _LARGEST]:
        manager = draft.people[deal.owner_id - 1].manager_id
        if manager in users and tenure.was_there(manager, deal.created_at):
            at = sales.after(random, deal.created_at)
            wanted.setdefault(("deal", deal.id, manager), at)
    owners = {(kind, row.id): row.owner_id for kind in _MODELS for row in _alive(sales, kind)}
    for (kind, id, person), at in sorted(wanted.items(), key=lambda item: (item[1], item[0])):
        if person in users and owners.get((kind, id), 0) not in (0, person):
            draft.add(new(Follow, parent_type=kind, parent_id=id, person_id=person), at, person)


def _make_stars(sales: Sales, random: Random) -> None:
    calendar = sales.draft.calendar
    for user in sales.draft.all(User):
        if sales.draft.people[user.id - 1].persona is None or not user.is_active:
            continue
        for kind, most in (("account", 3), ("deal", 3), ("contact", 1)):
            own = [row for row in _alive(sales, kind) if row.owner_id == user.id] or _alive(sales, kind)
            for row in several(random, own, random.randrange(most + 1)):
                star = new(RecordStar, parent_type=kind, parent_id=row.id, person_id=user.id)
                sales.draft.add(star, calendar.between(random, row.created_at), user.id)


def _make_tags(sales: Sales, random: Random) -> None:
    tenure = Tenure(sales.draft)
    for kind, share in _TAGGED.items():
        for row in _alive(sales, kind):
            if not chance(random, share):
                continue
            for name in several(random, TAGS[kind], random.choice((1, 1, 2))):
                tag = new(RecordTag, parent_type=kind, parent_id=row.id, name=name)
                at = sales.draft.calendar.between(random, row.created_at)
                sales.draft.add(tag, at, tenure.stood_in(row.owner_id, at))
