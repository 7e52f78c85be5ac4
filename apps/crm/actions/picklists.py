"""Changing what picklists offer; for administrators. Records hold the text of a value, so they learn of a new one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_SHORT
from ...platform.models import Record
from ...platform.values import one_line
from .. import picklists
from ..models import PicklistValue
from ..permissions import require_admin
from ..picklists import PICKLISTS, Picklist
from .ordering import put
from .renamed_filters import rename_in_filters

_WHAT = "change picklists"


def add_picklist_value(db: Db, key: str, value: str | None) -> PicklistValue:
    """Offer one more value, as the last one."""
    picklist = _open_list(db, key)
    rows = values_of(db, key)
    text = _checked(rows, None, value)
    row = PicklistValue(picklist=picklist.key, value=text, position=len(rows) + 1, is_active=True, is_default=False)
    db.add(row)
    return _saved(db, row)


def rename_picklist_value(
    db: Db, value_id: int, value: str | None, *, change_records: bool = True, version: int | None = None
) -> PicklistValue:
    """Give a value another text, in the records that hold it as well; else they keep the old one, which is retired."""
    row, picklist = _open_value(db, value_id, version)
    _check_free(picklist, row, "renamed")
    rows = values_of(db, picklist.key)
    old, text = row.value, _checked(rows, row, value)
    if text == old:
        return row
    if not change_records and count_of(db, picklist, old):
        kept = PicklistValue(picklist=picklist.key, value=old, position=len(rows) + 1, is_active=False)
        row.value = text
        db.flush()
        db.add(kept)
        return _saved(db, row)
    row.value = text
    _give(db, picklist, old, text)
    return _saved(db, row)


def replace_picklist_value(db: Db, value_id: int, by_id: int | None) -> PicklistValue:
    """Give the records that hold a value another one, and retire it. Returns the one that goes on."""
    row, picklist = _open_value(db, value_id)
    _check_free(picklist, row, "replaced")
    other = db.get(PicklistValue, by_id) if by_id is not None else None
    if other is None or other.picklist != picklist.key or other is row or not other.is_active:
        raise Invalid(by_id="Choose the value to keep from the list.")
    _give(db, picklist, row.value, other.value)
    if row.is_default:
        row.is_default, other.is_default = False, True
    if row.is_active:
        row.is_active = False
    _saved(db, row)
    return other


def switch_picklist_value(db: Db, value_id: int, *, is_active: bool) -> PicklistValue:
    """Offer a value again, or retire it: records that hold it keep it, but nobody can choose it anymore."""
    row, picklist = _open_value(db, value_id)
    if not is_active:
        _check_free(picklist, row, "retired")
        if row.is_default:
            raise Blocked(f"“{row.value}” is the default for new records. Make another value the default first.")
        if not any(each.is_active and each is not row for each in values_of(db, picklist.key)):
            raise Blocked(f"“{row.value}” is the last value of {picklist.label} in use. Add another one first.")
    if row.is_active != is_active:
        row.is_active = is_active
    return _saved(db, row)


def default_picklist_value(db: Db, value_id: int, *, is_default: bool = True) -> PicklistValue:
    """Let new records begin with a value, or with none; a field that must be filled keeps one."""
    row, picklist = _open_value(db, value_id)
    if is_default and not row.is_active:
        raise Blocked(f"“{row.value}” is retired. Use it again first.")
    if not is_default and picklist.default is not None:
        raise Blocked(f"New records need a value here. Make another one the default instead of “{row.value}”.")
    for each in values_of(db, picklist.key):
        wanted = is_default and each is row
        if each.is_default != wanted and (is_default or each is row):
            each.is_default = wanted
    return _saved(db, row)


def move_picklist_value(db: Db, value_id: int, place: int) -> PicklistValue:
    """Put a value at a place of its list, from 1 on."""
    row, picklist = _open_value(db, value_id)
    put(values_of(db, picklist.key), row, place)
    return _saved(db, row)


def delete_picklist_value(db: Db, value_id: int) -> None:
    """Take a value off its list; one that records hold, or that new ones begin with, stays."""
    row, picklist = _open_value(db, value_id)
    _check_free(picklist, row, "deleted")
    if count := count_of(db, picklist, row.value):
        records = "1 record holds" if count == 1 else f"{count:,} records hold"
        raise Blocked(f"{records} “{row.value}”. Replace it with another value, or retire it.")
    if row.is_default:
        raise Blocked(f"“{row.value}” is the default for new records. Make another value the default first.")
    rows = values_of(db, picklist.key)
    if len(rows) == 1:
        raise Blocked(f"{picklist.label} needs at least one value.")
    put(rows, row, len(rows))
    db.delete(row)
    db.flush()
    picklists.forget(db)


def values_of(db: Db, key: str) -> list[PicklistValue]:
    """The rows of a picklist, in their order."""
    mine = select(PicklistValue).where(PicklistValue.picklist == key)
    return list(db.scalars(mine.order_by(PicklistValue.position, PicklistValue.id)))


def find_picklist_value(db: Db, value_id: int) -> PicklistValue:
    row = db.get(PicklistValue, value_id)
    if row is None:
        raise NotFound("This value does not exist anymore.")
    return row


def count_of(db: Db, picklist: Picklist, value: str) -> int:
    """How many records hold a value, those in the recycle bin too."""
    return sum(db.scalar(select(func.count()).where(column == value)) or 0 for column in picklist.columns)


def _open_list(db: Db, key: str) -> Picklist:
    require_admin(db, _WHAT)
    picklist = PICKLISTS.get(key)
    if picklist is None:
        raise NotFound("There is no such picklist.")
    if picklist.locked:
        raise Blocked(f"{picklist.label} cannot be changed. {picklist.locked}")
    return picklist


def _open_value(db: Db, value_id: int, version: int | None = None) -> tuple[PicklistValue, Picklist]:
    row = find_picklist_value(db, value_id)
    picklist = _open_list(db, row.picklist)
    db.check_version(row, f"“{row.value}”", version or None)
    return row, picklist


def _check_free(picklist: Picklist, row: PicklistValue, verb: str) -> None:
    if reason := picklist.fixed.get(row.value):
        raise Blocked(f"“{row.value}” cannot be {verb}. {reason}")


def _checked(rows: list[PicklistValue], row: PicklistValue | None, value: str | None) -> str:
    """The text of a value, if it can be given to `row`, or to a new one."""
    text = one_line(value or "")
    if not text:
        raise Invalid(value="A value needs a text.")
    if len(text) > LONGEST_SHORT:
        raise Invalid(value=f"Use at most {LONGEST_SHORT} characters; this has {len(text)}.")
    if "|" in text:
        raise Invalid(value="A value cannot contain “|”, by which filters tell values apart.")
    twin = next((each for each in rows if each is not row and each.value.casefold() == text.casefold()), None)
    if twin is not None:
        advice = " Replace this one by it instead." if row else "" if twin.is_active else " Use it again instead."
        raise Invalid(value=f"“{twin.value}” is on the list already.{advice}")
    return text


def _give(db: Db, picklist: Picklist, old: str, new: str) -> None:
    """Let all that holds the old value hold the new one: records, wherever they are, and saved filters."""
    for column in picklist.columns:
        model: type[Record] = column.class_
        rows: Any = db.scalars(select(model).where(column == old).order_by(model.id))
        for record in rows.all():
            setattr(record, column.key, new)
    rename_in_filters(db, picklist, old, new)


def _saved(db: Db, row: PicklistValue) -> PicklistValue:
    db.flush()
    picklists.forget(db)
    return row
