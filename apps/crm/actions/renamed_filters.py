"""What names a value of a picklist without holding it: saved views, reports and validation rules."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ..fields import FIELDS
from ..models import ListView, Report, ValidationRule
from ..objects import OBJECTS
from ..picklists import Picklist


def rename_in_filters(db: Db, picklist: Picklist, old: str, new: str) -> None:
    """Let filters and rules that ask for the old value ask for the new one."""
    keys = _keys(picklist)
    everywhere = {key for found in keys.values() for key in found}
    for view in db.scalars(select(ListView).order_by(ListView.id)):
        filters = _renamed(view.filters, keys.get(view.object, set()), old, new)
        if filters != view.filters:
            view.filters = filters
    for report in db.scalars(select(Report).order_by(Report.id)):
        filters = _renamed(report.filters, everywhere, old, new)
        if filters != report.filters:
            report.filters = filters
    names = {(_object(column), column.key) for column in picklist.columns}
    for rule in db.scalars(select(ValidationRule).order_by(ValidationRule.id)):
        clauses = [
            {**clause, "value": new}
            if (rule.object, clause["field"]) in names and clause["value"].casefold() == old.casefold()
            else clause
            for clause in rule.clauses
        ]
        if clauses != rule.clauses:
            rule.clauses = clauses


def _object(column: object) -> str:
    """The key of the object that a column belongs to; "" for a row that is no record."""
    model = column.class_  # type: ignore[attr-defined]
    return next((entry.key for entry in OBJECTS.values() if entry.model is model), "")


def _keys(picklist: Picklist) -> dict[str, set[str]]:
    """How filters call the fields of a picklist, by the word in addresses for their object's list."""
    found: dict[str, set[str]] = {}
    for column in picklist.columns:
        if key := _object(column):
            field = FIELDS[key][column.key]
            found.setdefault(OBJECTS[key].plural.lower(), set()).update({field.name, field.list_filter().key})
    return found


def _renamed(filters: Sequence[Sequence[str]], keys: set[str], old: str, new: str) -> list[list[str]]:
    """The filters with the new value in the place of the old one, once each."""
    made = []
    for key, text in filters:
        operator, colon, value = text.partition(":")
        parts = value.split("|")
        if key.rpartition(".")[2] in keys and old in parts:
            value = "|".join(dict.fromkeys(new if part == old else part for part in parts))
        made.append([key, f"{operator}{colon}{value}"])
    return made
