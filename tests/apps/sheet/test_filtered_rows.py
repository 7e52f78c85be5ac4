"""What a filter hides is spared by what somebody does to a selection across it."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import FormatRule
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import ConditionalFormat, Filter

from .cast import Cast
from .looking import check_mirror, column, formula


@pytest.fixture
def east(db: Db, cast: Cast) -> Db:
    """Only the rows 2 and 4 of the table show, those of the region East."""
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    actions.set_criterion(db, cast.sales, 1, operator="equals", operand="East")
    return db


def test_deleting_rows_takes_only_those_that_show(east: Db, cast: Cast) -> None:
    actions.delete_lines(east, cast.sales, "row", 2, 3)
    actions.remove_filter(east, cast.sales)
    assert column(east, cast.sales, "A1:A4") == ["Region", "West", "North", ""]
    assert column(east, cast.sales, "E2:E3") == ["$31.50", "$15.00"]
    check_mirror(east, cast.workbook)


def test_lines_that_lie_apart_are_deleted_in_one_step(db: Db, cast: Cast) -> None:
    actions.delete_lines(db, cast.sales, "row", 5, others=[(2, 1), (4, 2)])
    assert column(db, cast.sales, "A1:A3") == ["Region", "West", ""]
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E2)"
    actions.undo(db, cast.workbook)
    assert column(db, cast.sales, "A1:A5") == ["Region", "East", "West", "East", "North"]
    actions.delete_lines(db, cast.sales, "column", 2, others=[(4, 1)])
    assert column(db, cast.sales, "A1:D1") == ["Region", "Units", "Amount", ""]
    check_mirror(db, cast.workbook)


def test_the_filter_shrinks_with_the_rows_and_undo_brings_them_back(east: Db, cast: Cast) -> None:
    actions.delete_lines(east, cast.sales, "row", 2, 3)
    assert east.get_one(Filter, cast.sales).bottom == 3
    actions.undo(east, cast.workbook)
    actions.remove_filter(east, cast.sales)
    assert column(east, cast.sales, "A2:A5") == ["East", "West", "East", "North"]


def test_rows_that_are_all_hidden_are_not_deleted_unseen(east: Db, cast: Cast) -> None:
    with pytest.raises(Blocked, match="The filter hides row 3"):
        actions.delete_lines(east, cast.sales, "row", 3)


def test_clearing_empties_only_cells_that_show(east: Db, cast: Cast) -> None:
    actions.clear_cells(east, cast.sales, [parse_area("B2:C5")])
    assert column(east, cast.sales, "B2:B5") == ["", "Jan", "", "Feb"]
    assert column(east, cast.sales, "C2:C5") == ["", "7", "", "3"]


def test_filling_down_writes_only_into_rows_that_show_and_counts_only_them(east: Db, cast: Cast) -> None:
    actions.fill(east, cast.sales, parse_area("B2:D2"), parse_area("B2:D5"))
    assert column(east, cast.sales, "B2:B5") == ["Jan", "Jan", "Feb", "Feb"]
    assert column(east, cast.sales, "D2:D5") == ["$4.50", "$4.50", "$4.50", "$5.00"]


def test_rows_below_the_filter_are_deleted_as_ever(east: Db, cast: Cast) -> None:
    actions.set_cells(east, cast.sales, {(7, 1): "Note"})
    actions.delete_lines(east, cast.sales, "row", 6)
    assert column(east, cast.sales, "A6:A7") == ["Note", ""]


def test_one_row_that_is_pasted_over_several_goes_into_those_that_show(east: Db, cast: Cast) -> None:
    actions.set_format_rule(east, cast.sales, "C2", FormatRule("greater", "5", style={"b": 1}))
    actions.paste(east, cast.sales, parse_area("C2"), cast.sales, parse_area("B2:B5"))
    assert column(east, cast.sales, "B2:B5") == ["12", "Jan", "12", "Feb"]
    assert east.query(ConditionalFormat).one().areas == [[2, 2, 2, 3], [4, 2, 4, 2]]
    actions.paste(east, cast.sales, parse_area("C2"), cast.sales, parse_area("D3"), mode="values")
    assert column(east, cast.sales, "D3") == ["$12.00"]
