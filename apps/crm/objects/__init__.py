"""The objects of the CRM: one entry per kind of record that people open, own and search for.

Here all are listed by the modules that declare them; what there is to know of one is in its own.
"""

from __future__ import annotations

from importlib import import_module

from ...platform.errors import Reference
from ...platform.models import Record
from .declaration import CrmObject, CrmRecord, OwnedRecord, Parent, full_name

__all__ = [
    "OBJECTS",
    "CrmObject",
    "CrmRecord",
    "OwnedRecord",
    "Parent",
    "detail_of",
    "full_name",
    "is_fixed",
    "label_of",
    "object_of",
    "reference",
    "url_of",
]

_DECLARED: tuple[CrmObject, ...] = tuple(
    import_module(f"{__name__}.{module}").OBJECT
    for module in (
        "accounts",
        "contacts",
        "leads",
        "deals",
        "tasks",
        "events",
        "notes",
        "cases",
        "quotes",
        "campaigns",
    )
)
#: By their keys, in the order in which pages show them.
OBJECTS = {entry.key: entry for entry in _DECLARED}
_BY_MODEL: dict[type[Record], CrmObject] = {entry.model: entry for entry in _DECLARED}


def object_of(record: Record | type[Record]) -> CrmObject:
    """The object that a record, or a model, is of."""
    # By what `isinstance` goes by, too: rows of a world under construction only say that they are of their model.
    return _BY_MODEL[record if isinstance(record, type) else record.__class__]


def is_fixed(record: Record) -> bool:
    """Whether a record stays as it is, whoever asks: a lead once converted, a quote in review or presented."""
    entry = _BY_MODEL.get(record.__class__)
    return entry is not None and entry.is_fixed(record)


def url_of(record: CrmRecord) -> str:
    """The path of a record's page; an activity without a page of its own leads to its parent's."""
    entry = object_of(record)
    if entry.tabs:
        return f"{entry.path}/{record.id}"
    parent_type, parent_id = record.parent_type, record.parent_id  # type: ignore[union-attr]
    return "/" if parent_type is None else f"{OBJECTS[parent_type].path}/{parent_id}?tab=activity"


def label_of(record: CrmRecord) -> str:
    """The name by which people speak of a record."""
    return object_of(record).label(record)


def detail_of(record: CrmRecord) -> str:
    """What tells a record from others of the same name."""
    return " · ".join(part for part in object_of(record).detail(record) if part)


def reference(record: CrmRecord) -> Reference:
    """A record as it is named in messages, lookups and search results."""
    return Reference(label_of(record), url_of(record), detail_of(record))
