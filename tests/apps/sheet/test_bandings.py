"""Alternating colors lie on a table and follow it."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import BandColors
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Banding

from ..conftest import As
from .cast import Cast

COLORS = BandColors("#ffffff", "#F1F5F9", header="#CBD5E1")


def areas(db: Db) -> list[tuple[int, int, int, int]]:
    db.expire_all()
    return [(each.top, each.left, each.bottom, each.right) for each in db.query(Banding).order_by(Banding.id)]


def test_they_are_put_on_changed_and_taken_off(db: Db, cast: Cast) -> None:
    actions.set_banding(db, cast.sales, "A1:E5", COLORS)
    row = db.query(Banding).one()
    assert (row.header, row.first, row.second, row.footer) == ("#CBD5E1", "#FFFFFF", "#F1F5F9", None)
    actions.set_banding(db, cast.sales, "A1:F6", BandColors("#FFFFFF", "#FEF08A", footer="#D97706"), id=row.id)
    assert (areas(db), db.query(Banding).one().footer) == ([(1, 1, 6, 6)], "#D97706")
    actions.remove_banding(db, cast.sales, row.id)
    assert areas(db) == []
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert (areas(db), db.query(Banding).one().header) == ([(1, 1, 5, 5)], "#CBD5E1")


def test_they_follow_lines_cuts_and_copies(db: Db, cast: Cast) -> None:
    actions.set_banding(db, cast.sales, "A1:E5", COLORS)
    actions.insert_lines(db, cast.sales, "row", 3, 2)
    actions.delete_lines(db, cast.sales, "column", 1)
    assert areas(db) == [(1, 1, 7, 4)]
    actions.paste(db, cast.sales, parse_area("A1:D7"), cast.summary, parse_area("A11"), cut=True)
    assert areas(db) == [(11, 1, 17, 4)]
    actions.duplicate_sheet(db, cast.summary)
    assert areas(db) == [(11, 1, 17, 4)] * 2


def test_what_makes_no_banding_is_refused(db: Db, cast: Cast, seat: As) -> None:
    actions.set_banding(db, cast.sales, "A1:E5", COLORS)
    actions.protect(db, cast.sales, areas="G1:G9")
    db.commit()
    with pytest.raises(Blocked, match="on A1:E5 already"):
        actions.set_banding(db, cast.sales, "E5:F9", COLORS)
    with pytest.raises(Invalid, match="at least two rows"):
        actions.set_banding(db, cast.sales, "G1:H1", COLORS)
    with pytest.raises(Invalid, match="Choose a color"):
        actions.set_banding(db, cast.sales, "G1:H9", BandColors("#FFFFFF", ""))
    with pytest.raises(Invalid, match="is not a color"):
        actions.set_banding(db, cast.sales, "G1:H9", BandColors("#FFFFFF", "red"))
    with pytest.raises(Blocked, match="protected"):
        actions.set_banding(seat(cast.eddie), cast.sales, "G1:H9", COLORS)
