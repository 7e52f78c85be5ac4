"""What changed around a record, in words: read from the log, the histories, and the records that were added."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ..platform import formats
from ..platform.database import Db
from ..platform.models import Person
from . import queries
from .history import changes_of
from .models import (
    Account,
    Case,
    CaseHistory,
    Contact,
    Deal,
    Document,
    Event,
    Lead,
    Queue,
    StageHistory,
    Task,
)
from .objects import OBJECTS, CrmObject, Parent, label_of, object_of
from .permissions import scope
from .stream_links import links_of

_MOST = 500


@dataclass(frozen=True)
class Step:
    """A field that changed."""

    field: str
    before: str
    after: str


@dataclass(frozen=True)
class Update:
    """Something that was done: fields changed, a record added, or the record itself created."""

    at: datetime
    person_id: int | None
    icon: str
    says: str  # "changed", "added the task"
    steps: Sequence[Step] = ()
    label: str = ""  # of what was added
    url: str | None = None
    person: Person | None = None


def updates_of(db: Db, record: Parent) -> list[Update]:
    """All that was done around a record, in the order in which it happened."""
    made = Update(record.created_at, record.created_by_id, "plus", f"created this {object_of(record).key}")
    found = [made, *_logged(db, record), *_added(db, record)]
    for link in links_of(db, record):
        icon = "link" if link.is_there else "unlink"
        found.append(Update(link.at, link.person_id, icon, link.says, label=link.label, url=link.url))
    if isinstance(record, Account | Contact | Lead):
        found += _merged(db, record)
    if isinstance(record, Deal):
        found += _moves(db, record)
    if isinstance(record, Case):
        found += _handed(db, record)
    return sorted(found, key=lambda update: update.at)


def _logged(db: Db, record: Parent) -> Iterator[Update]:
    entry = object_of(record)
    saved: dict[int | None, list[Any]] = defaultdict(list)
    for change in changes_of(db, record, _MOST):
        if change.name in entry.streamed:
            saved[change.entry_id].append(change)
    for changes in saved.values():
        first, steps = changes[0], [Step(each.field, each.before, each.after) for each in changes]
        yield Update(first.at, first.person.id if first.person else None, "pencil", "changed", steps)


def _merged(db: Db, record: Account | Contact | Lead) -> Iterator[Update]:
    """The records that were merged into this one."""
    model: Any = type(record)
    gone = select(model).where(model.merged_into_id == record.id, model.deleted_at.is_not(None))
    for each in db.scalars(gone.where(scope(db, model, "read")).order_by(model.id)).unique():
        says = f"merged another {object_of(record).key} into this one:"
        yield Update(each.deleted_at, each.updated_by_id, "merge", says, label=label_of(each))


def _moves(db: Db, deal: Deal) -> Iterator[Update]:
    """What the history of a deal says of its stage, amount, probability and close date."""
    rows = (
        select(StageHistory).where(StageHistory.deal_id == deal.id)
        .options(joinedload(StageHistory.to_stage)).order_by(StageHistory.id)
    )  # fmt: skip
    history = list(db.scalars(rows))
    money = partial(formats.money, currency=db.company.currency)
    for before, after in pairwise(history):
        steps = [
            Step("Stage", before.to_stage.name, after.to_stage.name),
            Step("Amount", money(before.amount), money(after.amount)),
            Step("Probability", f"{before.probability} %", f"{after.probability} %"),
            Step("Close date", formats.day(before.close_date), formats.day(after.close_date)),
        ]
        steps = [step for step in steps if step.before != step.after]
        icon = "arrow-right" if before.to_stage_id != after.to_stage_id else "pencil"
        yield Update(after.changed_at, after.changed_by_id, icon, "changed", steps)


def _handed(db: Db, case: Case) -> Iterator[Update]:
    """What the history of a case says of its owner, queue, status and priority."""
    rows = list(db.scalars(select(CaseHistory).where(CaseHistory.case_id == case.id).order_by(CaseHistory.id)))
    people = queries.people(db, [id for row in rows for id in (row.from_owner_id, row.to_owner_id)])
    queues = {queue.id: queue.name for queue in db.scalars(select(Queue))} if rows else {}

    def holder(owner: int | None, queue: int | None) -> str:
        if owner is not None:
            return people[owner].name if owner in people else formats.EMPTY
        return f"{queues[queue]} (queue)" if queue in queues else formats.EMPTY

    for row in rows:
        step = Step(row.kind.capitalize(), row.from_value or formats.EMPTY, row.to_value or formats.EMPTY)
        if row.kind == "transfer":
            before = holder(row.from_owner_id, row.from_queue_id)
            step = Step("Owner", before, holder(row.to_owner_id, row.to_queue_id))
        yield Update(row.changed_at, row.changed_by_id, "user-check", "changed", [step])


# -- Records that were added -----------------------------------------------------------------------------------------


def _added(db: Db, record: Parent) -> Iterator[Update]:
    """The records that belong to this one and came after it, and its files."""
    key = object_of(record).key
    wheres: list[tuple[CrmObject, Any]] = [
        (OBJECTS["task"], (Task.parent_type == key) & (Task.parent_id == record.id)),
        (OBJECTS["event"], (Event.parent_type == key) & (Event.parent_id == record.id)),
    ]
    wheres += [(entry, entry.added_to[key] == record.id) for entry in OBJECTS.values() if key in entry.added_to]
    for entry, where in wheres:
        model = entry.model
        rows = queries.visible(db, model).where(where, model.created_at >= record.created_at)
        columns = rows.with_only_columns(model.id, model.created_at, model.created_by_id, entry.name)
        for id, at, by, name in db.execute(columns.order_by(model.id)):
            yield Update(at, by, entry.icon, f"added the {entry.key}", label=name, url=f"{entry.path}/{id}")
    files = select(Document).where(
        Document.parent_type == key, Document.parent_id == record.id, Document.deleted_at.is_(None)
    )
    for file in db.scalars(files.order_by(Document.id)):
        yield Update(
            file.created_at, file.created_by_id, "paperclip", "added the file", label=file.name,
            url=f"/files/{file.id}",
        )  # fmt: skip
