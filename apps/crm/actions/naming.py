"""Which rows name a record, in whatever table of the CRM they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import and_, inspect, select
from sqlalchemy.orm import Mapper

from ...platform.database import Db
from ...platform.models import Base
from ..objects import OBJECTS


def naming(db: Db, key: str, ids: Sequence[int]) -> list[tuple[Any, str]]:
    """The rows that name records of object `key`, each with the attribute that does; deleted ones are among them."""
    found: list[tuple[Any, str]] = []
    model: Any = OBJECTS[key].model
    target = inspect(model).columns["id"]
    for mapper in _mappers():
        for column in mapper.columns:
            if not column.primary_key and column.references(target):
                name = mapper.get_property_by_column(column).key
                found += [(row, name) for row in _rows(db, mapper, column.in_(ids))]
        if {"parent_type", "parent_id"} <= set(mapper.columns.keys()):
            hangs = and_(mapper.columns["parent_type"] == key, mapper.columns["parent_id"].in_(ids))
            found += [(row, "parent_id") for row in _rows(db, mapper, hangs)]
    return found


def _rows(db: Db, mapper: Mapper[Any], where: Any) -> list[Any]:
    return list(db.scalars(select(mapper.class_).where(where).order_by(*mapper.primary_key)).unique())


def _mappers() -> Iterator[Mapper[Any]]:
    """The CRM's tables, by name."""
    tables = {str(getattr(mapper.local_table, "name", "")): mapper for mapper in Base.registry.mappers}
    yield from (tables[name] for name in sorted(tables) if name.startswith("crm_"))
