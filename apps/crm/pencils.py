"""The pencils of a record's page: which fields somebody changes there, each in its place, and what a pencil opens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import url_for

from ..platform.database import Db
from ..platform.errors import Invalid
from ..platform.record_fields import RecordFields
from .field_access import not_writable
from .fields import FIELDS, PRODUCT
from .models import Product
from .objects import OBJECTS, is_fixed, object_of
from .permissions import may, may_price

#: The objects whose pages have pencils, by the word in their addresses.
PENCILLED = {
    **{entry.plural.lower(): entry.key for entry in OBJECTS.values() if entry.tabs},
    "products": "product",
}
_PLURALS = {key: plural for plural, key in PENCILLED.items()}


@dataclass(frozen=True)
class Pencil:
    """Where a pencil leads: to the control, which takes the field's place, or to the whole form in the dialog."""

    url: str
    in_dialog: bool = False


def fields_of(record: Any) -> RecordFields:
    return PRODUCT if isinstance(record, Product) else FIELDS[object_of(record).key]


def pencils_of(db: Db, record: Any) -> Mapping[str, Pencil]:
    """The pencils that a record's page shows to the acting user, by the name of the field beside which they stand."""
    plural = _PLURALS.get("product" if isinstance(record, Product) else object_of(record).key)
    writable = _writable(db, record) if plural is not None else frozenset()
    found: dict[str, Pencil] = {}
    for field in fields_of(record) if writable else ():
        if not writable.isdisjoint((field.name, *field.opens)):
            whole = f"/{plural}/{record.id}/edit"
            here = url_for("records.edit_field", plural=plural, id=record.id, name=field.name)
            found[field.name] = Pencil(here) if field.alone else Pencil(whole, in_dialog=True)
    return found


def opened(db: Db, record: Any, name: str) -> list[str]:
    """The fields that the pencil of a field opens, in the order of the form. Raises Invalid if it has none."""
    fields, writable = fields_of(record), _writable(db, record)
    field = next((field for field in fields if field.name == name and field.alone), None)
    wanted = {field.name, *field.opens} & writable if field is not None else set()
    if not wanted:
        raise Invalid({"": "This field cannot be changed by itself. Reload the page."})
    return [field.name for field in fields.entered("edit") if field.name in wanted]


def _writable(db: Db, record: Any) -> frozenset[str]:
    """The fields of the form that edits a record, as far as the acting user writes them."""
    if isinstance(record, Product):
        allowed, gone = may_price(db), frozenset[str]()
    else:
        allowed = may(db, "edit", record) and not is_fixed(record)
        gone = not_writable(db, record) if allowed else frozenset()
    return frozenset(field.name for field in fields_of(record).entered("edit") if allowed) - gone
