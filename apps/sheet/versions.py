"""What a workbook was like before: its versions, from the log of operations and those that were named."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import defer, joinedload

from ..platform import formats
from ..platform.database import Db
from ..platform.errors import Blocked, NotFound
from ..platform.models import Person
from . import attached
from .engine import Engine
from .models import EngineState, NamedVersion, Operation, Workbook

CURRENT, ORIGINAL = "current", "made-0"
_MOST = 80
_ORDER = {"named": 1, "made": 0}


@dataclass(frozen=True)
class Version:
    """A version as a list tells of it. `key` names it in addresses."""

    key: str
    at: datetime
    person: Person | None
    name: str | None = None
    changes: tuple[str, ...] = ()
    named_by: Person | None = None
    # Whether its contents are still there.
    is_kept: bool = True

    @property
    def title(self) -> str:
        """The name, or else when it was made."""
        fixed = {CURRENT: "Current version", ORIGINAL: "Original version"}
        return self.name or fixed.get(self.key) or formats.moment(self.at)


@dataclass(frozen=True)
class Past:
    """The contents of a version."""

    key: str
    at: datetime
    data: bytes
    hanging: attached.Rows
    made_by_id: int | None
    title: str
    # Sheets deleted since then: a sheet of today may have the number of one of those.
    has_lost_sheets: bool = field(default=False)

    @cached_property
    def engine(self) -> Engine:
        """The workbook of then, its cells known."""
        engine = Engine.load_compressed(self.data)
        engine.collect(evaluate=False)
        return engine


def versions(db: Db, workbook: Workbook) -> list[Version]:
    """The current version, then those before it, latest first."""
    found = [*_made(db, workbook), *_named(db, workbook)]
    found.sort(
        key=lambda version: (version.at, _ORDER[version.key.partition("-")[0]], _number(version.key)), reverse=True
    )
    last = _last_change(db, workbook.id)
    current = Version(
        CURRENT, last.at if last else workbook.created_at,
        db.get(Person, last.person_id) if last and last.person_id else workbook.owner,
        changes=(last.summary,) if last else (),
    )  # fmt: skip
    return [current, *found[:_MOST]]


def past(db: Db, workbook: Workbook, key: str) -> Past:
    """The contents of a version. Raises NotFound, or Blocked when they are no longer kept."""
    match = re.fullmatch(r"(named|made)-(\d{1,12})", key)
    if key == CURRENT:
        last = _last_change(db, workbook.id)
        return Past(
            key, last.at if last else db.now, db.get_one(EngineState, workbook.id).data,
            attached.snapshot(db, workbook.id), last.person_id if last else workbook.owner_id,
            "Current version",
        )  # fmt: skip
    if match is None:
        raise NotFound("There is no such version.")
    return (_named_past if match[1] == "named" else _made_past)(db, workbook, int(match[2]))


def named_version(db: Db, workbook: Workbook, key: str) -> NamedVersion:
    """The named version with a key. Raises NotFound."""
    match = re.fullmatch(r"named-(\d{1,12})", key)
    row = db.get(NamedVersion, int(match[1])) if match else None
    if row is None or row.workbook_id != workbook.id:
        raise NotFound("There is no such named version. Its name may have been removed.")
    return row


def _named_past(db: Db, workbook: Workbook, id: int) -> Past:
    row = named_version(db, workbook, f"named-{id}")
    return Past(
        f"named-{id}", row.made_at, row.data, row.hanging, row.made_by_id, row.name,
        has_lost_sheets=_lost_sheets(db, workbook.id, Operation.at >= row.made_at),
    )  # fmt: skip


def _made_past(db: Db, workbook: Workbook, id: int) -> Past:
    log = _done(db, workbook.id)
    at = next((place for place, row in enumerate(log) if row.id == id), None)
    if at is None and id != 0:
        raise NotFound("There is no such version. It may have been undone.")
    after = log[at + 1 :] if at is not None else log
    if not after:
        raise NotFound("This is the current version.")
    data = db.scalar(select(Operation.other).where(Operation.id == after[0].id))
    if data is None:
        raise Blocked("This version is too old: what was in it is no longer kept. Name a version to keep it for good.")
    changes = db.scalars(
        select(Operation.annotations)
        .where(Operation.workbook_id == workbook.id, ~Operation.is_undone, Operation.id >= after[0].id)
        .order_by(Operation.id.desc())
    )
    hanging = attached.earlier(attached.snapshot(db, workbook.id), [change for change in changes if change])
    made_at = workbook.created_at if at is None else log[at].at
    return Past(
        f"made-{id}", made_at, data, hanging, workbook.owner_id if at is None else log[at].person_id,
        "of " + _when(db, made_at),
        has_lost_sheets=_lost_sheets(db, workbook.id, Operation.id >= after[0].id),
    )  # fmt: skip


def _when(db: Db, at: datetime) -> str:
    local = at.astimezone(db.timezone)
    return f"{local:%m/%d/%Y} {formats.time_of_day(local)}"


def _lost_sheets(db: Db, workbook_id: int, *since: Any) -> bool:
    losing = (Operation.kind == "restore") | Operation.summary.startswith("Deleting the sheet")
    asked = select(Operation.id).where(Operation.workbook_id == workbook_id, ~Operation.is_undone, losing, *since)
    return db.scalar(asked.limit(1)) is not None


def _done(db: Db, workbook_id: int) -> list[Any]:
    """The log without what is in it: id, person, time, kind, summary, whether the state before it is kept."""
    columns = (Operation.id, Operation.person_id, Operation.at, Operation.kind, Operation.summary,
               Operation.other.is_not(None).label("is_kept"))  # fmt: skip
    asked = select(*columns).where(Operation.workbook_id == workbook_id, ~Operation.is_undone)
    return list(db.execute(asked.order_by(Operation.id)))


def _last_change(db: Db, workbook_id: int) -> Any:
    columns = (Operation.at, Operation.person_id, Operation.summary)
    asked = select(*columns).where(Operation.workbook_id == workbook_id, ~Operation.is_undone)
    return db.execute(asked.order_by(Operation.id.desc()).limit(1)).first()


def _made(db: Db, workbook: Workbook) -> list[Version]:
    """One for each hour that somebody worked, without the last, which is the current version."""
    log = _done(db, workbook.id)
    groups = [list(rows) for _, rows in groupby(log, key=_Grouping(db))]
    ids = sorted({row.person_id for row in log if row.person_id is not None})
    people = {person.id: person for person in db.scalars(select(Person).where(Person.id.in_(ids)))} if ids else {}
    made = [
        Version(
            f"made-{group[-1].id}", group[-1].at, people.get(group[-1].person_id),
            changes=tuple(row.summary for row in group), is_kept=following[0].is_kept,
        )
        for group, following in pairwise(groups)
    ]  # fmt: skip
    if log:
        first = Version(ORIGINAL, workbook.created_at, workbook.owner, changes=("The workbook as it was made",),
                        is_kept=log[0].is_kept)  # fmt: skip
        made.insert(0, first)
    return made


class _Grouping:
    """Tells apart the operations that belong to different versions: other people, other hours, a version restored."""

    def __init__(self, db: Db) -> None:
        self.timezone, self.restored = db.timezone, 0

    def __call__(self, row: Any) -> tuple[Any, ...]:
        hour = row.at.astimezone(self.timezone).strftime("%Y-%m-%d %H")
        if row.kind.startswith("restore"):
            self.restored += 1
            return row.id, self.restored
        return row.person_id, hour, self.restored


def _named(db: Db, workbook: Workbook) -> list[Version]:
    rows = db.scalars(
        select(NamedVersion).where(NamedVersion.workbook_id == workbook.id)
        .options(defer(NamedVersion.data), defer(NamedVersion.hanging), joinedload(NamedVersion.made_by))
        .order_by(NamedVersion.id)
    ).all()  # fmt: skip
    ids = sorted({row.created_by_id for row in rows if row.created_by_id is not None})
    namers = {person.id: person for person in db.scalars(select(Person).where(Person.id.in_(ids)))} if ids else {}
    return [
        Version(f"named-{row.id}", row.made_at, row.made_by, row.name,
                named_by=namers.get(row.created_by_id or 0))
        for row in rows
    ]  # fmt: skip


def _number(key: str) -> int:
    return int(key.partition("-")[2])
