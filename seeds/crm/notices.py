"""What the bell told people in the last two weeks, of what the other makers have written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from ...apps.crm.models import (
    Account,
    ApprovalRequest,
    Case,
    CaseHistory,
    Contact,
    CrmNotification,
    Deal,
    Document,
    Follow,
    Lead,
    Note,
    NoteMention,
    Quote,
    StageHistory,
    Task,
    User,
)
from ...apps.crm.objects import label_of
from ..rows import new
from ..writing import dollars
from .sales import Sales

_SINCE = timedelta(days=14)
# What is older has mostly been read.
_FRESH = timedelta(days=5)
_LONGEST_TITLE = 120
_MODELS: dict[str, Any] = {"account": Account, "contact": Contact, "lead": Lead, "deal": Deal, "case": Case}


@dataclass(frozen=True)
class _Notice:
    at: datetime
    kind: str
    people: tuple[int | None, ...]
    by: int | None
    parent_type: str
    parent: Any
    body: str | None = None
    note: Note | None = None


def make_notices(sales: Sales) -> None:
    draft, random = sales.draft, sales.draft.random("notices")
    since = draft.calendar.now - _SINCE
    users = {user.id for user in draft.all(User) if user.is_active and not user.is_frozen}
    follows: dict[tuple[str, int], list[int]] = defaultdict(list)
    for row in draft.all(Follow):
        follows[row.parent_type, row.parent_id].append(row.person_id)
    found = [
        *_posts(sales, since, follows), *_given(sales, since), *_moves(sales, since, follows),
        *_approvals(sales, since), *_files(sales, since, follows),
    ]  # fmt: skip
    for each in sorted(found, key=lambda notice: (notice.at, notice.kind, notice.parent_type, notice.parent.id)):
        if each.parent.deleted_at is not None:
            continue
        for person_id in dict.fromkeys(each.people):
            if person_id not in users or person_id == each.by:
                continue
            is_read = random.randrange(100) < (80 if each.at < draft.calendar.now - _FRESH else 25)
            seen = min(each.at + timedelta(minutes=random.randrange(4, 700)), draft.calendar.now)
            draft.add(new(
                CrmNotification, person_id=person_id, actor_id=each.by, kind=each.kind, at=each.at,
                read_at=seen if is_read else None, parent_type=each.parent_type, parent_id=each.parent.id,
                title=label_of(each.parent)[:_LONGEST_TITLE], body=each.body,
                note_id=each.note.id if each.note is not None else None,
            ))  # fmt: skip


def _told(kind: str, parent: Any, follows: dict[tuple[str, int], list[int]]) -> tuple[int | None, ...]:
    return (parent.owner_id, *follows[kind, parent.id])


def _posts(sales: Sales, since: datetime, follows: dict[tuple[str, int], list[int]]) -> Iterable[_Notice]:
    draft, named = sales.draft, defaultdict[int, list[int]](list)
    for mention in draft.all(NoteMention):
        named[mention.note_id].append(mention.person_id)
    notes = draft.all(Note)
    teams = {user.id: user.team_id for user in draft.all(User)}
    for note in notes:
        if note.created_at < since or note.deleted_at is not None:
            continue
        parent = draft.all(_MODELS[note.parent_type])[note.parent_id - 1]
        root = notes[note.root_id - 1] if note.root_id else None
        mentioned, by = named[note.id], note.created_by_id
        answered = [root.created_by_id] if root is not None and root.created_by_id not in mentioned else []
        rest = [id for id in _told(note.parent_type, parent, follows) if id not in (*mentioned, *answered)]
        if note.is_internal:
            rest = [id for id in rest if id is not None and teams[id] == teams.get((root or note).created_by_id or 0)]
        for kind, people in (("mentioned", mentioned), ("replied", answered), ("posted", rest)):
            yield _Notice(note.created_at, kind, tuple(people), by, note.parent_type, parent, note=note)


def _given(sales: Sales, since: datetime) -> Iterable[_Notice]:
    draft = sales.draft
    for key, model in (("task", Task), ("deal", Deal), ("lead", Lead)):
        rows: list[Any] = draft.all(model)
        for row in rows:
            if row.created_at >= since and row.created_by_id != row.owner_id:
                yield _Notice(row.created_at, "assigned", (row.owner_id,), row.created_by_id, key, row)
    cases = draft.all(Case)
    for step in draft.all(CaseHistory):
        if step.kind == "transfer" and step.changed_at >= since:
            case = cases[step.case_id - 1]
            yield _Notice(step.changed_at, "assigned", (step.to_owner_id,), step.changed_by_id, "case", case)


def _moves(sales: Sales, since: datetime, follows: dict[tuple[str, int], list[int]]) -> Iterable[_Notice]:
    deals, stages = sales.draft.all(Deal), {stage.id: stage.name for stage in sales.stages.values()}
    before: dict[int, StageHistory] = {}
    for row in sales.draft.all(StageHistory):
        last = before.get(row.deal_id)
        before[row.deal_id] = row
        if last is None or row.changed_at < since:
            continue
        said = [
            f"{field}: {old} → {new}"
            for field, old, new in (
                ("Stage", stages[last.to_stage_id], stages[row.to_stage_id]),
                ("Amount", _money(last.amount), _money(row.amount)),
                ("Close date", f"{last.close_date:%m/%d/%Y}", f"{row.close_date:%m/%d/%Y}"),
            )
            if old != new
        ]
        if said:
            deal = deals[row.deal_id - 1]
            people = _told("deal", deal, follows)
            yield _Notice(row.changed_at, "changed", people, row.changed_by_id, "deal", deal, "; ".join(said))


def _approvals(sales: Sales, since: datetime) -> Iterable[_Notice]:
    quotes = sales.draft.all(Quote)
    for request in sales.draft.all(ApprovalRequest):
        quote, asker = quotes[request.quote_id - 1], request.created_by_id
        quote.deal = sales.draft.all(Deal)[quote.deal_id - 1]
        if request.created_at >= since and request.deleted_at is None:
            yield _Notice(request.created_at, "asked", (request.approver_id,), asker, "quote", quote, request.reason)
        if request.decided_at is not None and request.decided_at >= since:
            said = f"{request.status}: {request.comment}" if request.comment else request.status
            by = request.decided_by_id
            yield _Notice(request.decided_at, "decided", (asker, quote.owner_id), by, "quote", quote, said)


def _files(sales: Sales, since: datetime, follows: dict[tuple[str, int], list[int]]) -> Iterable[_Notice]:
    for file in sales.draft.all(Document):
        if file.created_at >= since:
            parent = sales.draft.all(_MODELS[file.parent_type])[file.parent_id - 1]
            people = _told(file.parent_type, parent, follows)
            yield _Notice(file.created_at, "file", people, file.created_by_id, file.parent_type, parent, file.name)


def _money(cents: int) -> str:
    return f"{dollars(cents)}.00" if cents % 100 == 0 else f"${cents / 100:,.2f}"
