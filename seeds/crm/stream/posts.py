"""Threads of the stream: what colleagues ask and answer each other on records, and whom they name in it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ....apps.crm.models import Case, Lead, Note, NoteMention, Permission, StageHistory, User
from ....apps.platform.models import Person
from ...grammar import say
from ...random_source import chance, pick
from ...rows import new
from ..accounts import TESTS
from ..context import is_at_a_place
from ..deal_names import project_of
from ..leads import wish
from ..parents import Parent
from ..sales import Sales
from .cast import Cast
from .hands import addressed, proper_names, run_on
from .scenes import Scene, Scenes
from .staff import Staff

_KINDS = {"deal": 50, "account": 20, "case": 18, "lead": 12}
# Of a hundred threads: of the last two weeks, internal to a team, and cut short before all was answered.
_LATELY, _INTERNAL, _CUT = 30, 12, 30
_FORTNIGHT = timedelta(days=14)
#: So many recent threads name each persona, and so often another record is tried for one.
_FOR_PERSONAS, _TRIES = 5, 25
# For how long people speak of a deal once it is closed.
_AFTERWARDS = timedelta(days=12)
_CLOSED = {"Closed Won": "Won", "Closed Lost": "Lost"}


@dataclass
class _Room:
    """Who may speak, and on what."""

    sales: Sales
    random: Random
    parents: dict[str, list[Parent]]
    cast: Cast
    scenes: Scenes
    staff: Staff
    #: The stages of each deal, with the moments at which it came into them.
    stages: dict[int, list[tuple[datetime, str]]]
    #: With what a sentence may begin that keeps its capital.
    names: tuple[str, ...]
    mentions: list[tuple[Note, list[int]]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    answers: list[tuple[Note, Note]] = field(default_factory=list)  # each with its post

    def person(self, id: int) -> Person:
        return self.sales.draft.people[id - 1]

    def stage(self, deal_id: int, at: datetime) -> str:
        """The stage in which a deal was then: an open one, "Won" or "Lost"."""
        known = [name for moment, name in self.stages[deal_id] if moment <= at]
        return known[-1] if known else self.stages[deal_id][0][1]


def make_posts(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    draft = sales.draft
    writes = {row.role_id for row in draft.all(Permission) if row.object == "note" and row.create}
    writers = [user for user in draft.all(User) if user.role_id in writes and user.is_active and not user.is_frozen]
    alive = {kind: [one for one in parents[kind] if _is_spoken_of(one)] for kind in _KINDS}
    random, staff = draft.random("posts"), Staff(sales)
    cast, names = Cast(sales, writers, staff), proper_names(sales)
    room = _Room(sales, random, alive, cast, Scenes(random), staff, _stages(sales), names)
    for _ in range(sales.volume.threads):
        _try(room, recent=chance(random, _LATELY))
    for user in writers:
        if room.person(user.id).persona is not None:
            for _ in range(_FOR_PERSONAS):
                _try(room, recent=True, to=user)
    draft.add_all(room.notes)
    for note, root in room.answers:
        note.root_id = root.id
    for note, people in room.mentions:
        for person_id in people:
            draft.add(new(NoteMention, note_id=note.id, person_id=person_id))


def _is_spoken_of(parent: Parent) -> bool:
    """Whether it is a record, and not one that somebody made to try things out."""
    return parent.record.deleted_at is None and (parent.account is None or parent.account.name not in TESTS)


def _stages(sales: Sales) -> dict[int, list[tuple[datetime, str]]]:
    names = {stage.id: _CLOSED.get(stage.name, stage.name) for stage in sales.stages.values()}
    found: dict[int, list[tuple[datetime, str]]] = defaultdict(list)
    for row in sales.draft.all(StageHistory):
        found[row.deal_id].append((row.changed_at, names[row.to_stage_id]))
    return found


def _try(room: _Room, *, recent: bool, to: User | None = None) -> None:
    """One thread, on the first of some records on which there is anything to ask then."""
    for _ in range(_TRIES):
        kind = pick(room.random, _KINDS)
        pool = [parent for parent in room.parents[kind] if parent.is_open or kind == "deal" or not recent]
        if to is not None:
            pool = [parent for parent in pool if parent.record.owner_id == to.id] or pool
        if pool and _thread(room, kind, room.random.choice(pool), recent=recent, to=to):
            return


def _thread(room: _Room, kind: str, parent: Parent, *, recent: bool, to: User | None) -> bool:
    """A post that names somebody, and what was answered; nothing where nobody could have written it then."""
    random, calendar = room.random, room.sales.draft.calendar
    earliest = max(parent.created_at, calendar.now - _FORTNIGHT) if recent else parent.created_at
    latest = _end(room, parent) or calendar.now
    if latest <= earliest:
        return False
    at = calendar.between(random, earliest, latest)
    for scene in room.scenes.on(kind):
        if not _fits(room, scene, parent, at):
            continue
        cast = room.cast.draw(random, scene, parent, at, to)
        if cast is None:
            continue
        facts = _facts(room, parent, cast[0], cast[1], at)
        if all(say(random, (turn,), facts).text for turn in scene.turns):
            room.scenes.played(kind, scene)
            _play(room, parent, scene, cast, facts, at)
            return True
    return False


def _fits(room: _Room, scene: Scene, parent: Parent, at: datetime) -> bool:
    """Whether a scene can play on a record as it was then."""
    if scene.needs_customer and (parent.account is None or parent.account.type == "Prospect"):
        return False
    if parent.deal is not None:
        if scene.needs_place and not is_at_a_place(room.sales.draft.trade, project_of(parent.deal)):
            return False
        return room.stage(parent.deal.id, at) in (scene.stages or _open_stages(room))
    return not scene.stages or (isinstance(parent.record, Case) and parent.record.type in scene.stages)


def _open_stages(room: _Room) -> tuple[str, ...]:
    return tuple(name for name, stage in room.sales.stages.items() if not stage.is_closed)


def _play(
    room: _Room, parent: Parent, scene: Scene, cast: tuple[User, User], facts: dict[str, str], at: datetime
) -> None:
    """Enter the turns of a scene, as many of them as there has been time for."""
    random, calendar = room.random, room.sales.draft.calendar
    is_internal = cast[0].team_id is not None and cast[0].team_id == cast[1].team_id and chance(random, _INTERNAL)
    count = random.randrange(1, len(scene.turns) + 1) if chance(random, _CUT) else len(scene.turns)
    root: Note | None = None
    for number, turn in enumerate(scene.turns[:count]):
        said = say(random, (turn,), facts)
        named = [user for name, user in (("b", cast[1]), ("a", cast[0])) if name in said.states]
        text = addressed(random, said.text, facts["b"]) if root is None else said.text
        text = run_on(random, cast[number % 2].id, text, room.names, is_post=True)
        note = _note(room, parent, at, cast[number % 2], text, named, is_internal=is_internal, root=root)
        root = root or note
        at = calendar.between(random, at, at + timedelta(hours=random.choice((1, 2, 2, 3, 6, 6, 26))))
        if at >= calendar.now:
            return


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


def _end(room: _Room, parent: Parent) -> datetime | None:
    """Until when people spoke of a record; None if they still do."""
    record = parent.record
    if isinstance(record, Lead):
        return None if parent.is_open else record.updated_at
    if isinstance(record, Case):
        return record.closed_at
    if parent.deal is not None and not parent.is_open:
        return min(room.stages[parent.deal.id][-1][0] + _AFTERWARDS, room.sales.draft.calendar.now)
    return None


def _facts(room: _Room, parent: Parent, asker: User, asked: User, at: datetime) -> dict[str, str]:
    """What a post may name: each other, the customer, colleagues."""
    random, sales = room.random, room.sales
    a, b = room.person(asker.id), room.person(asked.id)
    facts = {
        "a": f"@{a.name}",
        "b": f"@{b.name}",
        "af": a.first_name,
        "bf": b.first_name,
        "competitor": random.choice(sales.competitors),
    }
    if parent.account is not None:
        facts |= {"account": parent.account.name, "city": parent.account.billing_city or ""}
    if parent.contact is not None:
        facts["first"] = parent.contact.first_name or parent.contact.name
    if isinstance(parent.record, Lead):
        facts |= {"company": parent.record.company, "city": parent.record.city or ""}
        facts["article"] = wish(sales, parent.record)["article"]
    return facts
