"""Conditional formats follow the cells that they lie on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import styles
from ..models import CellLook, ConditionalFormat, Sheet
from ..rules.painting import formats_of
from .area_rules import AreaRules, Rule


class ConditionalFormats(AreaRules):
    """The rules of a sheet by which cells look like what they hold, and what comes of them."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_conditional_format": "id"}
    follows_values = True
    model = ConditionalFormat

    def order(self) -> Sequence[Any]:
        return (ConditionalFormat.position, ConditionalFormat.id)

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        rules = [
            {"id": rule.id, "areas": rule.areas, "kind": rule.kind, "first": rule.first, "second": rule.second,
             "style": styles.load(rule.style), "points": rule.points}
            for rule in formats_of(db, sheet.id)
        ]  # fmt: skip
        found = db.scalars(select(CellLook).where(CellLook.sheet_id == sheet.id).order_by(CellLook.id))
        looks = [
            [look.row, look.column, styles.load(look.style), None if look.bar is None else [look.bar, look.bar_color]]
            for look in found
        ]
        return {"formatRules": rules, "looks": looks}

    def forget(self, db: Db, sheet_id: int) -> None:
        super().forget(db, sheet_id)
        db.execute(delete(CellLook).where(CellLook.sheet_id == sheet_id))

    def append(self, db: Db, rule: Rule) -> None:
        assert isinstance(rule, ConditionalFormat)
        rule.position = len(formats_of(db, rule.sheet_id)) + 1
        db.add(rule)
        db.flush()

    def settle(self, db: Db, sheet_id: int) -> None:
        super().settle(db, sheet_id)
        for position, rule in enumerate(formats_of(db, sheet_id), start=1):
            rule.position = position
        db.flush()
