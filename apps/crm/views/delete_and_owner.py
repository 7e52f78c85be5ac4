"""What works alike for every kind of record: delete and change of owner, of one record or of many on a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from flask import Blueprint, g
from flask.typing import ResponseReturnValue
from sqlalchemy import Select

from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.listview import ListView
from ...platform.models import Record
from ...platform.pages import done
from .. import actions, lists
from ..actions import accounts as account_actions
from ..actions import contacts as contact_actions
from ..actions.bulk import taken_along
from ..forms import ConfirmForm, OwnerForm
from ..models import Account, Contact, DealContactRole, DealLine, Event, Note, User
from ..objects import OBJECTS, CrmRecord, Parent, label_of, reference, url_of
from ..permissions import require
from ..queries import find
from ..quote_models import ApprovalRequest, QuoteLine
from .common import form_page, page_of

blueprint = Blueprint("records", __name__)

_BY_PLURAL = {entry.plural.lower(): entry for entry in OBJECTS.values()}
_RECORD = f"/<any({', '.join(_BY_PLURAL)}):plural>"
_LISTS: dict[str, tuple[ListView, Callable[[Db], Select[Any]]]] = {
    "accounts": (lists.ACCOUNTS, lists.account_rows),
    "contacts": (lists.CONTACTS, lists.contact_rows),
    "leads": (lists.LEADS, lists.lead_rows),
    "deals": (lists.DEALS, lists.deal_rows),
    "tasks": (lists.TASKS, lists.task_rows),
    "cases": (lists.CASES, lists.case_rows),
    "quotes": (lists.QUOTES, lists.quote_rows),
}
_NOUNS: dict[type[Record], str] = {
    **{entry.model: entry.key for entry in OBJECTS.values()},
    DealLine: "deal product",
    DealContactRole: "contact role",
    QuoteLine: "quote product",
    ApprovalRequest: "approval request",
}


@blueprint.route(f"{_RECORD}/<int:id>/delete", methods=["GET", "POST"])
def delete(plural: str, id: int) -> ResponseReturnValue:
    entry = _BY_PLURAL[plural]
    record: CrmRecord = find(g.db, entry.model, id)
    require(g.db, "delete", record)
    label = label_of(record)
    after = page_of(record) if isinstance(record, Event | Note) else entry.path
    form = ConfirmForm.of(record)
    if form.submitted(lambda _values: actions.delete_records(g.db, entry.key, [id])):
        return done(f"{label} was deleted.", after)
    title = f"Delete {entry.key}"
    blocking = _blocking(record)
    taken = [] if blocking else _taken_along(record)
    return form_page(form, title, "crm/delete.html", label=label, blocking=blocking, taken=taken, entry=entry)


@blueprint.route(f"{_RECORD}/<int:id>/owner", methods=["GET", "POST"])
def change_owner(plural: str, id: int) -> ResponseReturnValue:
    entry = _BY_PLURAL[plural]
    if entry.key == "note":
        raise NotFound("A note belongs to whoever wrote it.")
    record = find(g.db, entry.model, id)
    form = OwnerForm.of(record)

    def change(values: dict[str, Any]) -> list[Any]:
        return actions.change_owner(g.db, entry.key, [id], values["owner_id"], version=form.version)

    if form.submitted(change):
        return done(f"{label_of(record)} now belongs to {_name(form)}.", url_of(record))
    return form_page(form, "Change owner", about=label_of(record))


def delete_many(plural: str) -> ResponseReturnValue:
    entry, ids = _BY_PLURAL[plural], _selected(plural)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_records(g.db, entry.key, ids)):
        return done(f"{_count(entry.key, ids)} deleted.", _LISTS[plural][0].shown_url)
    text = "What hangs on them is deleted too. If one of them cannot be deleted, none is."
    return form.confirm(f"Delete {len(ids):,} {plural if len(ids) != 1 else entry.key}?", text)


def change_owner_many(plural: str) -> ResponseReturnValue:
    entry, ids = _BY_PLURAL[plural], _selected(plural)
    form = OwnerForm.new()
    if form.submitted(lambda values: actions.change_owner(g.db, entry.key, ids, values["owner_id"])):
        return done(f"{_count(entry.key, ids)} given to {_name(form)}.", _LISTS[plural][0].shown_url)
    about = f"{len(ids):,} {plural if len(ids) != 1 else entry.key} selected"
    return form_page(form, "Change owner", about=about)


for _plural in _LISTS:
    for _verb, _view in (("delete", delete_many), ("owner", change_owner_many)):
        blueprint.add_url_rule(
            f"/{_plural}/{_verb}", f"{_plural}_{_verb}", partial(_view, _plural), methods=["GET", "POST"]
        )


def _selected(plural: str) -> list[int]:
    listview, base = _LISTS[plural]
    return [record.id for record in listview.selected(g.db, base(g.db))]


def _count(key: str, ids: list[int]) -> str:
    return f"1 {key} was" if len(ids) == 1 else f"{len(ids):,} {key}s were"


def _name(form: OwnerForm) -> str:
    user: User = g.db.get_one(User, form.values["owner_id"])
    return user.name


def _blocking(record: CrmRecord) -> list[Any]:
    match record:
        case Account():
            found = account_actions.blocking_records(g.db, record)
        case Contact():
            found = contact_actions.blocking_records(g.db, record)
        case _:
            found = []
    return [reference(blocker) for blocker in found]


def _taken_along(record: CrmRecord) -> list[str]:
    """What a deletion takes along, in words: "2 contacts", "1 task"."""
    if not isinstance(record, Parent):
        return []
    counts = Counter(_NOUNS[type(part)] for part in taken_along(g.db, record))
    return [f"{count} {noun if count == 1 else f'{noun}s'}" for noun, count in counts.items()]
