"""Groups of rows and columns fold their lines away, lie in each other and follow what comes and goes."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import LineGroup, Row

from ..conftest import As
from .cast import Cast
from .looking import check_mirror


def groups(db: Db, sheet: int) -> list[tuple[int, int, bool]]:
    db.expire_all()
    found = db.query(LineGroup).filter_by(sheet_id=sheet).order_by(LineGroup.first, LineGroup.last.desc())
    return [(group.first, group.last, group.is_collapsed) for group in found]


def hidden(db: Db, sheet: int) -> list[int]:
    db.expire_all()
    return [row.number for row in db.query(Row).filter_by(sheet_id=sheet, is_hidden=True).order_by(Row.number)]


def fold(db: Db, sheet: int, first: int, last: int, collapsed: bool = True) -> None:
    group = db.query(LineGroup).filter_by(sheet_id=sheet, first=first, last=last).one()
    actions.fold_group(db, sheet, group.id, collapsed)


def test_a_group_is_folded_and_unfolded(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "row", 2, 3)
    fold(db, cast.sales, 2, 4)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 4, True)], [2, 3, 4])
    check_mirror(db, cast.workbook)
    fold(db, cast.sales, 2, 4, False)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 4, False)], [])
    actions.undo(db, cast.workbook)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 4, True)], [2, 3, 4])


def test_a_group_within_stays_folded_when_the_outer_one_unfolds(db: Db, cast: Cast) -> None:
    for at, count in ((2, 9), (3, 5), (4, 2)):
        actions.group_lines(db, cast.sales, "row", at, count)
    fold(db, cast.sales, 4, 5)
    fold(db, cast.sales, 2, 10)
    assert hidden(db, cast.sales) == list(range(2, 11))
    fold(db, cast.sales, 2, 10, False)
    assert hidden(db, cast.sales) == [4, 5]
    actions.fold_groups(db, cast.sales, True)
    assert hidden(db, cast.sales) == list(range(2, 11))
    actions.fold_groups(db, cast.sales, False)
    assert hidden(db, cast.sales) == []


def test_neighbors_become_one_group(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "row", 2, 2)
    fold(db, cast.sales, 2, 3)
    actions.group_lines(db, cast.sales, "row", 4, 2)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 5, False)], [])


def test_lines_that_come_and_go_change_it(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "row", 3, 3)
    actions.group_lines(db, cast.sales, "row", 7, 2)
    actions.insert_lines(db, cast.sales, "row", 4)
    assert groups(db, cast.sales) == [(3, 6, False), (8, 9, False)]
    actions.delete_lines(db, cast.sales, "row", 7)
    assert groups(db, cast.sales) == [(3, 8, False)]
    actions.delete_lines(db, cast.sales, "row", 1, 9)
    assert groups(db, cast.sales) == []
    actions.undo(db, cast.workbook)
    assert groups(db, cast.sales) == [(3, 8, False)]


def test_ungrouping_takes_the_innermost_apart_and_shows_its_lines(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "row", 2, 9)
    actions.group_lines(db, cast.sales, "row", 4, 3)
    fold(db, cast.sales, 4, 6)
    actions.ungroup_lines(db, cast.sales, "row", 4, 3)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 10, False)], [])
    actions.ungroup_lines(db, cast.sales, "row", 5, 2)
    assert groups(db, cast.sales) == [(2, 4, False), (7, 10, False)]


def test_showing_hidden_lines_unfolds_their_group(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "row", 2, 2)
    fold(db, cast.sales, 2, 3)
    actions.hide_lines(db, cast.sales, "row", 1, 4, False)
    assert (groups(db, cast.sales), hidden(db, cast.sales)) == ([(2, 3, False)], [])


def test_unfolding_leaves_to_the_filter_what_it_hides(db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    actions.set_criterion(db, cast.sales, 1, hidden_values=["West"])
    actions.group_lines(db, cast.sales, "row", 2, 4)
    fold(db, cast.sales, 2, 5)
    fold(db, cast.sales, 2, 5, False)
    assert hidden(db, cast.sales) == [3]


def test_a_copied_sheet_and_a_moved_row_have_their_groups(db: Db, cast: Cast) -> None:
    actions.group_lines(db, cast.sales, "column", 2, 2)
    actions.duplicate_sheet(db, cast.sales)
    assert db.query(LineGroup).count() == 2
    actions.move_lines(db, cast.sales, "column", 2, 2, 6)
    assert groups(db, cast.sales) == [(4, 5, False)]


def test_what_would_cut_across_is_refused(db: Db, cast: Cast, seat: As) -> None:
    actions.group_lines(db, cast.sales, "row", 2, 4)
    db.commit()
    with pytest.raises(Blocked, match="Rows 4 to 7 would cut across the group of rows 2 to 5"):
        actions.group_lines(db, cast.sales, "row", 4, 4)
    with pytest.raises(Blocked, match="Rows 2 to 5 are a group already"):
        actions.group_lines(db, cast.sales, "row", 2, 4)
    with pytest.raises(Blocked, match="Columns B to C are in no group"):
        actions.ungroup_lines(db, cast.sales, "column", 2, 2)
    with pytest.raises(Blocked, match="has no groups"):
        actions.fold_groups(db, cast.summary, True)
    with pytest.raises(Forbidden):
        actions.group_lines(seat(cast.vic), cast.sales, "row", 8)
    for deep in range(7):
        actions.group_lines(db, cast.summary, "row", 20 + deep, 40 - 2 * deep)
    actions.group_lines(db, cast.summary, "row", 28, 3)
    with pytest.raises(Blocked, match="at most 8 deep"):
        actions.group_lines(db, cast.summary, "row", 29)
