"""Actions on many records of one object at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....platform.database import Db
from ....platform.errors import Blocked, DomainError, Invalid
from ....platform.record_fields import Email, Field, LongText, Phone, Text, Url
from ...field_access import restricted
from ...fields import FIELDS
from ...models import Case, Lead, Quote
from ...objects import OBJECTS, CrmRecord, OwnedRecord, label_of
from ..cases import change_case
from ..leads import check_unconverted
from ..quote_steps import pass_requests_on
from ..saving import apply, check_owner, load, require_assign, require_each


def change_owner(
    db: Db, key: str, ids: Sequence[int], owner_id: int, *, version: int | None = None
) -> list[OwnedRecord]:
    """Give the records of object `key` to `owner_id`; all of them or none. Returns those that changed hands."""
    require_assign(db)
    require_each(db, "edit", key, ids)
    check_owner(db, owner_id)
    model: type[Any] = OBJECTS[key].model
    changed: list[OwnedRecord] = []
    for record_id in ids:
        record = load(db, model, record_id, version=version)
        if isinstance(record, Lead):
            check_unconverted(record)
        if record.owner_id != owner_id:
            if isinstance(record, Case):
                change_case(db, record, {"owner_id": owner_id})
            else:
                apply(record, {"owner_id": owner_id})
            if isinstance(record, Quote):
                pass_requests_on(db, record)
            changed.append(record)
    db.flush()
    for record in changed:
        db.expire(record, ["owner"])
    return changed


def mass_fields(key: str) -> list[Field]:
    """The fields that may be changed of many records at once: not what tells them apart, nor what has its own way."""
    own_way = {"owner_id", "stage_id", "parent_id", "reports_to_id"}
    return [
        field
        for field in FIELDS[key]
        if field.is_written and field.form in ("always", "edit") and field.name not in own_way
        and not isinstance(field, Email | Phone | Url | LongText) and not _tells_apart(field)
    ]  # fmt: skip


def _tells_apart(field: Field) -> bool:
    return isinstance(field, Text) and (field.must_be_filled or bool(field.sql is not None and field.sql.unique))


def update_records(db: Db, key: str, ids: Sequence[int], name: str, value: Any) -> list[CrmRecord]:
    """Give a field of the records of object `key` a value, of all of them or of none; returns those that changed."""
    require_each(db, "edit", key, ids)
    if name not in {field.name for field in mass_fields(key)} - restricted(db, key).keys():
        raise Invalid(field="This cannot be changed for several records at once.")
    update = OBJECTS[key].action("update")
    changed: list[CrmRecord] = []
    for record_id in ids:
        before = getattr(load(db, OBJECTS[key].model, record_id), name)
        try:
            record = update(db, record_id, **{name: value})
        except DomainError as error:
            if len(ids) == 1 or (isinstance(error, Invalid) and name in error.errors):
                raise
            label = label_of(load(db, OBJECTS[key].model, record_id))
            raise Blocked(f"Nothing was changed: {label} cannot be. {error}") from error
        if getattr(record, name) != before:
            changed.append(record)
    return changed
