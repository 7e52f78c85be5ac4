"""What the seeds lay over cells is what the app itself would make of it."""

from __future__ import annotations

from deskgym.apps.sheet import rules
from deskgym.apps.sheet.models import CellLook, Chart, ConditionalFormat, Protection, Sheet, Validation
from deskgym.seeds.world import World
from sqlalchemy import select


def test_the_looks_of_cells_are_those_that_the_rules_come_to(world: World) -> None:
    with world.session() as db:
        ruled = db.query(Sheet).filter(Sheet.id.in_(select(ConditionalFormat.sheet_id))).order_by(Sheet.id).all()
        assert len(ruled) >= 8
        for sheet in ruled:
            stored = {
                (look.row, look.column): (look.style, look.bar, look.bar_color)
                for look in db.query(CellLook).filter_by(sheet_id=sheet.id)
            }
            rows = {cell: rules.look_row(sheet.id, cell, look) for cell, look in rules.looks(db, sheet).items()}
            assert stored == {cell: (row["style"], row["bar"], row["bar_color"]) for cell, row in rows.items()}


def test_every_world_has_charts_dropdowns_and_protected_cells(world: World) -> None:
    with world.session() as db:
        assert db.query(Chart).count() >= 14
        assert db.query(Validation).count() >= 5
        assert db.query(Protection).count() == 3
        for sheet in db.query(Sheet).filter(Sheet.id.in_(select(Validation.sheet_id))):
            assert rules.breaking(db, sheet) == {}
