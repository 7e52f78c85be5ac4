"""Fields that a role only reads, or does not see at all: in forms, pages, lists, files, reports and histories."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from ..platform.database import Db
from ..platform.errors import Forbidden
from ..platform.listview import ListView
from ..platform.record_fields import Field
from .fields import FIELDS
from .models import Deal, FieldPermission
from .objects import OBJECTS, CrmRecord, object_of
from .permissions import access

#: What can be kept from a role, by object: fields that may be empty, and that nothing else shows or goes by.
RESTRICTABLE = {
    key: [field.name for field in fields if field.restrictable]
    for key, fields in FIELDS.items()
    if any(field.restrictable for field in fields)
}
#: Where a unit of work keeps what it has read, and whether it may do without.
CACHE, LIFTED = "crm_field_access", "crm_field_access_lifted"


def restricted(db: Db, object: str) -> Mapping[str, str]:
    """The fields of an object that the acting user's role only reads, or does not see, with which; read once."""
    who = access(db)
    if who is None or db.info.get(LIFTED):
        return {}
    cached: dict[tuple[int, str], dict[str, str]] | None = db.info.get(CACHE)
    if cached is None:
        cached = db.info[CACHE] = {}
        row = FieldPermission
        for role_id, key, name, how in db.execute(select(row.role_id, row.object, row.field, row.access)):
            cached.setdefault((role_id, key), {})[name] = how
    return cached.get((who.user.role_id, object), {})


def not_writable(db: Db, record: CrmRecord) -> frozenset[str]:
    """The fields of a record that the acting user does not write: for their role, or since others tell them."""
    names = set(restricted(db, object_of(record).key))
    if isinstance(record, Deal) and record.lines:
        # The amount is their sum, at prices of this book.
        names |= {"amount", "pricebook_id"}
    return frozenset(names)


def forget(db: Db) -> None:
    """Have them read anew, once they have changed."""
    db.info.pop(CACHE, None)


@contextmanager
def lifted(db: Db) -> Iterator[None]:
    """Within it what one record passes on to another is written whatever the role sees of it."""
    before = db.info.get(LIFTED, False)
    db.info[LIFTED] = True
    try:
        yield
    finally:
        db.info[LIFTED] = before


def hidden(db: Db, object: str) -> frozenset[str]:
    """The names of the fields that the acting user does not see."""
    return frozenset(name for name, how in restricted(db, object).items() if how == "Hidden")


def require_fields(db: Db, object: str, changed: Collection[str]) -> None:
    """Raise Forbidden where a value is to change that the acting user's role may not write."""
    kept = [FIELDS[object].label(name) for name in restricted(db, object) if name in changed]
    if kept:
        raise Forbidden(f"Your role may not change {', '.join(kept)}. Ask an administrator.")


def cards(db: Db, object: str, record: Any) -> dict[str, list[Field]]:
    """The fields that a record's page shows to the acting user, by the title of their card."""
    gone = hidden(db, object)
    found = {
        title: [field for field in fields if field.name not in gone]
        for title, fields in FIELDS[object].cards(record).items()
    }
    return {title: fields for title, fields in found.items() if fields}


def highlights(db: Db, object: str) -> list[Field]:
    """The fields at the top of a record's page, as far as the acting user sees them."""
    gone = hidden(db, object)
    return [field for field in FIELDS[object].highlights if field.name not in gone]


def for_reader(db: Db, view: ListView) -> ListView:
    """A list as the acting user sees it: without columns and filters of hidden fields, no cell of a fixed one open."""
    key = next((entry.key for entry in OBJECTS.values() if entry.plural.lower() == view.key), "")
    kept = restricted(db, key) if key else {}
    if not kept:
        return view
    gone = [FIELDS[key][name] for name in hidden(db, key)]
    columns = {field.list_column().key for field in gone}
    filters = {field.list_filter().key for field in gone if field.filter}

    def shown(found: Any) -> list[Any]:
        left = [column for column in found if column.key not in columns]
        return [replace(column, edit=None) if column.edit in kept else column for column in left]

    return replace(
        view,
        columns=shown(view.columns),
        more_columns=shown(view.more_columns),
        filters=[filter for filter in view.filters if filter.key not in filters],
    )
