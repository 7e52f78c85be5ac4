"""Threads of the stream: what colleagues ask and answer each other on records, and whom they name in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Lead, Note, NoteMention, Permission, User
from ...apps.platform.models import Person
from ..grammar import say
from ..random_source import chance, pick
from ..rows import new
from .deal_names import project_of
from .parents import Parent
from .phrases import posts as phrases
from .sales import Sales
from .tenure import Tenure

_KINDS = {"deal": 50, "account": 20, "case": 18, "lead": 12}
# Of a hundred threads: of the last two weeks, internal to a team; and how many answers there are.
_LATELY, _INTERNAL = 30, 12
_ANSWERS = (0, 1, 1, 1, 2, 2, 3)
_FORTNIGHT = timedelta(days=14)
#: So many recent threads name each persona.
_FOR_PERSONAS = 5


@dataclass
class _Room:
    """Who may speak, and on what."""

    sales: Sales
    random: Random
    parents: dict[str, list[Parent]]
    writers: list[User]
    tenure: Tenure
    mentions: list[tuple[Note, list[int]]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    answers: list[tuple[Note, Note]] = field(default_factory=list)  # each with its post

    def person(self, id: int) -> Person:
        return self.sales.draft.people[id - 1]


def make_posts(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    draft = sales.draft
    writes = {row.role_id for row in draft.all(Permission) if row.object == "note" and row.create}
    writers = [user for user in draft.all(User) if user.role_id in writes and user.is_active and not user.is_frozen]
    alive = {kind: [one for one in parents[kind] if one.record.deleted_at is None] for kind in _KINDS}
    room = _Room(sales, draft.random("posts"), alive, writers, Tenure(draft))
    for _ in range(sales.volume.threads):
        _thread(room, pick(room.random, _KINDS), recent=chance(room.random, _LATELY))
    for user in writers:
        if room.person(user.id).persona is not None:
            for _ in range(_FOR_PERSONAS):
                _thread(room, pick(room.random, _KINDS), recent=True, to=user)
    draft.add_all(room.notes)
    for note, root in room.answers:
        note.root_id = root.id
    for note, people in room.mentions:
        for person_id in people:
            draft.add(new(NoteMention, note_id=note.id, person_id=person_id))


def _thread(room: _Room, kind: str, *, recent: bool, to: User | None = None) -> None:
    """A post that names somebody, and what was answered; nothing where nobody could have written it then."""
    random, calendar = room.random, room.sales.draft.calendar
    pool = [parent for parent in room.parents[kind] if parent.is_open] if recent else room.parents[kind]
    if to is not None:
        pool = [parent for parent in pool if parent.record.owner_id == to.id] or pool
    parent = random.choice(pool)
    earliest = max(parent.created_at, calendar.now - _FORTNIGHT) if recent else parent.created_at
    at = calendar.between(random, earliest, _end(parent))
    asker, asked = _two(room, parent, at, to)
    if asker is None or asked is None:
        return
    facts = _facts(room, parent, asker.id)
    is_internal = asked.team_id == asker.team_id and chance(random, _INTERNAL)
    text = say(random, phrases.ASKS[kind], {**facts, "at": _at(room, asked)}).text
    root = _note(room, parent, at, asker, text, [asked], is_internal=is_internal)
    speakers = (asked, asker)
    for number in range(random.choice(_ANSWERS)):
        at = calendar.between(random, at, at + timedelta(hours=30))
        if at >= calendar.now:
            return
        is_thanks = number % 2 == 1
        known = {**facts, "asker": _at(room, asked if is_thanks else asker)}
        text = say(random, phrases.THANKS if is_thanks else phrases.ANSWERS, known).text
        named = [asked] if is_thanks else []
        _note(room, parent, at, speakers[number % 2], text, named, is_internal=is_internal, root=root)


def _two(room: _Room, parent: Parent, at: datetime, to: User | None) -> tuple[User | None, User | None]:
    """Who asks whom: mostly the owner of a record is asked, or asks a colleague."""
    random = room.random
    there = [user for user in room.writers if room.tenure.was_there(user.id, at)]
    owner = next((user for user in there if user.id == parent.record.owner_id), None)
    near = [user for user in there if owner is None or user.team_id == owner.team_id] if chance(random, 60) else there
    if len(there) < 2 or (to is not None and to not in there):
        return None, None
    asked = to or (owner if owner is not None and chance(random, 65) else random.choice(near or there))
    others = [user for user in (near if len(near) > 1 else there) if user.id != asked.id]
    if owner is not None and owner.id != asked.id and chance(random, 75):
        return owner, asked
    return random.choice(others or [user for user in there if user.id != asked.id]), asked


def _note(
    room: _Room, parent: Parent, at: datetime, author: User, text: str, named: list[User], *, is_internal: bool,
    root: Note | None = None,
) -> Note:  # fmt: skip
    note = new(
        Note, body=text, is_pinned=False, is_internal=is_internal, parent_type=parent.kind, parent_id=parent.record.id
    )
    note.created_at = note.updated_at = at
    note.created_by_id = author.id
    room.notes.append(note)
    room.mentions.append((note, [user.id for user in named]))
    if root is not None:
        room.answers.append((note, root))
    return note


def _end(parent: Parent) -> datetime | None:
    """Until when people spoke of a record; None if they still do."""
    record = parent.record
    if isinstance(record, Lead):
        return None if parent.is_open else record.updated_at
    closed: datetime | None = getattr(record, "closed_at", None) or (
        getattr(record, "stage_entered_at", None) if not parent.is_open else None
    )
    return closed


def _at(room: _Room, user: User) -> str:
    return f"@{room.person(user.id).name}"


def _facts(room: _Room, parent: Parent, author: int) -> dict[str, str]:
    """What a post may name: the customer, a colleague, what a deal is about."""
    random, sales = room.random, room.sales
    facts = {"colleague": sales.colleague(random, author).first_name}
    if parent.account is not None:
        facts |= {"account": parent.account.name, "city": parent.account.billing_city or ""}
    if parent.contact is not None:
        facts["first"] = parent.contact.first_name or parent.contact.name
    if parent.deal is not None:
        facts["project"] = project_of(parent.deal)
    if isinstance(parent.record, Lead):
        facts |= {"company": parent.record.company, "city": parent.record.city or ""}
    return facts
