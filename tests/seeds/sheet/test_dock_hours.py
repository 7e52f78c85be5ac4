"""The seeded pivot tables and imports are what the app makes of them."""

from __future__ import annotations

from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import cache
from deskgym.apps.sheet.actions.operations import renew
from deskgym.apps.sheet.models import Connection, Import, Pivot, Workbook
from deskgym.apps.sheet.pivoting import refresh
from deskgym.seeds.world import World


def test_working_the_workbooks_out_again_changes_nothing(world: World) -> None:
    with Db(world.fork().engine) as db:
        (figures,) = db.query(Workbook).filter(Workbook.title.startswith("Team figures"))
        before = {(row.workbook_id, row.source_id) for row in db.query(Import)}
        assert not renew(db, figures.id).changes
        assert {(row.workbook_id, row.source_id) for row in db.query(Import)} == before
        assert {row.source_id for row in db.query(Import)} == {row.source_id for row in db.query(Connection)}
        pivots = db.query(Pivot).all()
        assert len(pivots) == 3
        for pivot in pivots:
            workbook = db.get_one(Workbook, pivot.sheet_id // 1024)
            engine, _ = cache.take(db, workbook.id)
            assert not refresh(db, workbook, engine, {}, all=True)
