"""Filters by what people have put on records: tags, and whether one follows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, exists, func, or_

from ...platform.database import Db
from ...platform.fields import PlatformField, TextField
from ...platform.filters import Filter, Operator
from ...platform.limits import LONGEST_SHORT
from ..marks import TAGGED
from ..models import PARENTS, Follow, RecordTag
from ..objects import CrmRecord, object_of


@dataclass(frozen=True)
class TagFilter(Filter):
    """Whether a record has a tag; `column` is the id of its model, `kind` its object."""

    kind: str = ""
    operators: tuple[Operator, ...] = field(
        default=(
            Operator("is", "is", "tag"),
            Operator("not", "is not", "tag"),
            Operator("some", "is set"),
            Operator("none", "is not set"),
        ),
        init=False,
    )

    def controls(self) -> dict[str, PlatformField]:
        return {"tag": TextField("Tag", required=True, max=LONGEST_SHORT)}

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        on = (RecordTag.parent_type == self.kind, RecordTag.parent_id == self.column, RecordTag.deleted_at.is_(None))
        named = exists().where(*on, func.lower(RecordTag.name) == value.strip().lower())
        match operator:
            case "is":
                return named
            case "not":
                return ~named
            case "some":
                return exists().where(*on)
            case "none":
                return ~exists().where(*on)
        raise ValueError(f"{self.label} has no operator {operator!r}")

    def words(self, db: Db, operator: str, value: str) -> str:
        return f"“{value}”" if value else ""


@dataclass(frozen=True)
class FollowedFilter(Filter):
    """Whether one is told of what happens to a record: as its owner, or because one follows it."""

    kind: str = ""
    owner: Any = None
    operators: tuple[Operator, ...] = field(default=(Operator("yes", "is yes"), Operator("no", "is no")), init=False)

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator not in ("yes", "no"):
            raise ValueError(f"{self.label} has no operator {operator!r}")
        row = exists().where(
            Follow.parent_type == self.kind, Follow.parent_id == self.column, Follow.person_id == db.actor_id
        )
        followed = or_(func.coalesce(self.owner, 0) == db.actor_id, row)
        return followed if operator == "yes" else ~followed


def mark_filters(model: type[CrmRecord]) -> Sequence[Filter]:
    """The filters by marks that a list of these records has."""
    entity: Any = model
    kind = object_of(model).key
    filters: list[Filter] = []
    if kind in TAGGED:
        filters.append(TagFilter("tag", "Tag", entity.id, kind=kind))
    if kind in PARENTS:
        filters.append(FollowedFilter("followed", "Followed by me", entity.id, kind=kind, owner=entity.owner_id))
    return filters
