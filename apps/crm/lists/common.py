"""What the CRM's lists have in common: views, bulk actions, the menu of a row."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from flask import g, url_for
from sqlalchemy import Select
from sqlalchemy.orm import contains_eager
from werkzeug.wrappers import Response

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import Bulk, ListView, MenuItem
from .. import queries
from ..duplicate_rules import MATCHES
from ..field_access import for_reader
from ..fields import FIELDS
from ..fields.common import OWNER
from ..fields.members import MEMBERS
from ..marks import followed
from ..models import PARENTS, Case, Contact, Deal, Lead, Task, User
from ..objects import OBJECTS, CrmRecord, Parent, is_fixed, label_of, object_of, url_of
from ..permissions import may, may_assign, may_export, may_mass_update
from .preferences import PREFERENCES
from .saved import SAVED_VIEWS


def show(view: ListView, base: Select[Any], template: str = "crm/list.html") -> Response:
    """A list's page, with the bulk actions that the person's role allows."""
    view = for_reader(g.db, view)
    if not may_export(g.db):
        view = replace(view, bulk=[bulk for bulk in view.bulk if not bulk.is_file])
    if not may_mass_update(g.db):
        # What one does for oneself needs no right to change many.
        view = replace(view, bulk=[bulk for bulk in view.bulk if bulk.label == "Follow" or bulk.is_file])
    elif not may_assign(g.db):
        view = replace(view, bulk=[bulk for bulk in view.bulk if bulk.label not in ("Change owner", "Hand over")])
    return view.page(g.db, base, template=template)


def owned(db: Db, model: type[Any]) -> Select[Any]:
    """Visible records of a model, with their owners; a case in a queue has none."""
    return (
        queries.visible(db, model)
        .join(User, model.owner_id == User.id, isouter=model is Case)
        .join(OWNER, User.id == OWNER.id, isouter=model is Case)
        .options(contains_eager(model.owner).contains_eager(User.person.of_type(OWNER)))
    )


def mine(model: type[Any], noun: str) -> View:
    return View("mine", f"My {noun}", where=lambda db: model.owner_id == db.actor_id)


def recent(model: type[Any]) -> View:
    return View("recent", "Recently changed", where=lambda db: model.updated_at >= db.now - timedelta(days=7))


#: The lists whose records can be merged.
MERGED = [OBJECTS[key].plural.lower() for key in MATCHES]
#: Those whose records can be members of campaigns.
JOINED = [OBJECTS[key].plural.lower() for key in MEMBERS]
#: The lists whose records can be followed.
FOLLOWED = [OBJECTS[key].plural.lower() for key in PARENTS]


def bulk(noun: str, *more: Bulk) -> tuple[Bulk, ...]:
    return (
        Bulk("Change owner", "user-check", f"records.{noun}_owner"),
        Bulk("Change a field", "pencil", f"records.{noun}_update"),
        *([Bulk("Merge", "merge", f"merging.{noun}", is_page=True)] if noun in MERGED else []),
        *([Bulk("Add to campaign", "megaphone", f"campaigns.join_{noun}")] if noun in JOINED else []),
        *([Bulk("Follow", "bell", f"marks.{noun}_follow")] if noun in FOLLOWED else []),
        *more,
        Bulk("Export", "download", f"records.export_{noun}", is_file=True),
        Bulk("Delete", "trash-2", f"records.{noun}_delete", danger=True),
    )


def _may_edit(record: CrmRecord, name: str) -> bool:
    """Whether the person may change this cell; the amount of a deal with products is their sum,
    and a quote in review or presented stays as it is.
    """
    is_sum = isinstance(record, Deal) and name == "amount" and bool(record.lines)
    return not is_sum and not is_fixed(record) and may(g.db, "edit", record)


def _row_menu(record: CrmRecord) -> list[MenuItem]:
    """What one may do with a record without opening it."""
    url = url_of(record)
    items: list[MenuItem] = [("Open", url, "external-link", {})]
    if may(g.db, "edit", record) and not is_fixed(record):
        items.append(("Edit", f"{url}/edit", "pencil", {"dialog": True}))
        if may_assign(g.db):
            items.append(("Change owner", f"{url}/owner", "user-check", {"dialog": True}))
        if isinstance(record, Contact | Lead):
            join = url_for(f"campaigns.join_{object_of(record).plural.lower()}", ids=record.id)
            items.append(("Add to campaign", join, "megaphone", {"dialog": True}))
        if isinstance(record, Task) and record.is_open:
            items.append(("Complete", f"{url}/complete", "check", {"post": True}))
            items.append(("Cancel task", f"{url}/cancel", "ban", {"post": True}))
    if isinstance(record, Parent) and record.owner_id != g.db.actor_id:
        follows = record.id in _followed(g.db, object_of(record).key)
        items.append(
            ("Unfollow", f"{url}/unfollow", "bell-off", {"post": True})
            if follows
            else ("Follow", f"{url}/follow", "bell", {"post": True})
        )  # fmt: skip
    if may(g.db, "delete", record) and not is_fixed(record):
        items.append(("Delete", f"{url}/delete", "trash-2", {"dialog": True, "danger": True}))
    return items


def _followed(db: Db, key: str) -> set[int]:
    """What the acting person follows, asked once for a whole list."""
    known: dict[str, set[int]] = db.info.setdefault("crm_followed", {})
    if key not in known:
        known[key] = followed(db, key)
    return known[key]


def common(model: type[CrmRecord]) -> dict[str, Any]:
    """What all the lists have alike."""
    entry = object_of(model)
    noun = entry.plural.lower()
    return {
        "key": noun,
        "title": entry.plural,
        "one": entry.key,
        "many": noun,
        "endpoint": f"{noun}.index",
        "edit_endpoint": f"{noun}.cells",
        "may_edit": _may_edit,
        "row_menu": _row_menu,
        "name_of": label_of,
        "icon": entry.icon,
        "saved": SAVED_VIEWS,
        "preferences": PREFERENCES,
        "more_columns": FIELDS[entry.key].more_columns,
    }
