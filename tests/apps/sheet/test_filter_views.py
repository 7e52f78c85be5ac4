"""Filter views: rows hidden only for who has one open, kept beside the cells, followed by what is done through them."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Filter, FilterView, Row, TemporaryView
from deskgym.apps.sheet.rules.filtering import Criterion

from ..conftest import As
from .cast import Cast
from .looking import column

TABLE = parse_area("A1:E5")
EAST = Criterion(1, hidden=["North", "West"])


@pytest.fixture
def east(db: Db, cast: Cast) -> FilterView:
    """A view that shows the rows 2 and 4, those of the region East."""
    view = actions.create_view(db, cast.sales, TABLE, name="East only")
    actions.set_view_criterion(db, cast.sales, view.id, EAST)
    return view


def criteria(view: FilterView) -> list[tuple[int, list[str], str | None]]:
    return [(each["column"], each["hidden"], each["operator"]) for each in view.criteria]


def test_a_view_hides_rows_and_the_sheet_stays_as_it_is(db: Db, cast: Cast, east: FilterView) -> None:
    assert actions.rows_hidden(db, east) == [3, 5]
    assert db.get(Filter, cast.sales) is None
    assert db.query(Row).filter_by(is_hidden=True).count() == 0


def test_views_are_numbered_and_named_once(db: Db, cast: Cast) -> None:
    first = actions.create_view(db, cast.sales, TABLE)
    second = actions.create_view(db, cast.sales, TABLE)
    assert (first.name, second.name) == ("Filter 1", "Filter 2")
    with pytest.raises(Invalid, match="has a filter view called filter 1 already"):
        actions.rename_view(db, cast.sales, second.id, " filter  1 ")
    with pytest.raises(Invalid, match="needs a name"):
        actions.rename_view(db, cast.sales, second.id, " ")


def test_what_changes_in_a_cell_shows_in_the_view(db: Db, cast: Cast, east: FilterView) -> None:
    actions.set_cells(db, cast.sales, {(5, 1): "East"})
    assert actions.rows_hidden(db, east) == [3]


def test_a_view_follows_rows_and_columns(db: Db, cast: Cast, east: FilterView) -> None:
    actions.insert_lines(db, cast.sales, "column", 1)
    actions.insert_lines(db, cast.sales, "row", 3, 2)
    assert (east.top, east.left, east.bottom, east.right) == (1, 2, 7, 6)
    assert criteria(east) == [(2, ["North", "West"], None)]
    assert actions.rows_hidden(db, east) == [5, 7]
    actions.delete_lines(db, cast.sales, "column", 2)
    assert criteria(east) == []
    actions.delete_lines(db, cast.sales, "row", 1)
    assert db.query(FilterView).count() == 0
    actions.undo(db, cast.workbook)
    assert db.query(FilterView).one().name == "East only"


def test_undo_leaves_what_was_asked_meanwhile(db: Db, cast: Cast, east: FilterView) -> None:
    actions.insert_lines(db, cast.sales, "row", 3)
    actions.rename_view(db, cast.sales, east.id, "The East")
    actions.set_view_criterion(db, cast.sales, east.id, Criterion(3, operator="at least", operand="15"))
    actions.undo(db, cast.workbook)
    assert (east.name, east.bottom) == ("The East", 5)
    assert [each[0] for each in criteria(east)] == [1, 3]


def test_rows_that_the_view_hides_are_spared(db: Db, cast: Cast, east: FilterView) -> None:
    actions.look_through(db, cast.sales, east.id)
    actions.clear_cells(db, cast.sales, [parse_area("B2:B5")])
    assert column(db, cast.sales, "B2:B5") == ["", "Jan", "", "Feb"]
    actions.delete_lines(db, cast.sales, "row", 2, 4)
    assert column(db, cast.sales, "A1:A4") == ["Region", "West", "North", ""]


def test_rows_that_only_the_sheets_filter_hides_are_not_spared_in_a_view(db: Db, cast: Cast, east: FilterView) -> None:
    actions.create_filter(db, cast.sales, TABLE)
    actions.set_criterion(db, cast.sales, 1, operator="equals", operand="North")
    actions.look_through(db, cast.sales, east.id)
    actions.clear_cells(db, cast.sales, [parse_area("B2:B5")])
    assert column(db, cast.sales, "B2:B5") == ["", "Jan", "", "Feb"]


def test_only_what_shows_in_the_view_is_copied(db: Db, cast: Cast, east: FilterView) -> None:
    actions.look_through(db, cast.sales, east.id)
    actions.paste(db, cast.sales, parse_area("A1:B5"), cast.sales, parse_area("G1"))
    assert column(db, cast.sales, "G1:H3") == ["Region", "Month", "East", "Jan", "East", "Feb"]
    assert column(db, cast.sales, "G4:G5") == ["", ""]


def test_the_filter_of_the_sheet_can_be_kept_as_a_view(db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, TABLE)
    actions.set_criterion(db, cast.sales, 3, operator="between", operand="5", second="15")
    view = actions.save_filter_as_view(db, cast.sales)
    assert actions.rows_hidden(db, view) == [4, 5]
    actions.remove_filter(db, cast.sales)
    assert actions.rows_hidden(db, view) == [4, 5]
    with pytest.raises(Blocked, match="no filter"):
        actions.save_filter_as_view(db, cast.sales)


def test_another_range_lets_go_of_columns_outside(db: Db, cast: Cast, east: FilterView) -> None:
    actions.set_view_range(db, cast.sales, east.id, parse_area("B1:E5"))
    assert criteria(east) == []
    with pytest.raises(Invalid, match="at least one row below"):
        actions.set_view_range(db, cast.sales, east.id, parse_area("B1:E1"))


def test_viewers_open_views_and_filter_for_themselves(seat: As, db: Db, cast: Cast, east: FilterView) -> None:
    as_vic = seat(cast.vic)
    view = actions.view_of(as_vic, cast.sales, east.id)
    assert actions.rows_hidden(as_vic, view) == [3, 5]
    for change in (
        lambda: actions.create_view(as_vic, cast.sales, TABLE),
        lambda: actions.rename_view(as_vic, cast.sales, east.id, "Mine"),
        lambda: actions.set_view_criterion(as_vic, cast.sales, east.id, Criterion(2, operator="empty")),
        lambda: actions.delete_view(as_vic, cast.sales, east.id),
    ):
        with pytest.raises(Forbidden):
            change()
    copy = actions.duplicate_view(as_vic, cast.sales, east.id)
    assert isinstance(copy, TemporaryView)
    actions.set_view_criterion(as_vic, cast.sales, "temporary", Criterion(2, hidden=["Jan"]))
    assert actions.rows_hidden(as_vic, copy) == [2, 3, 5]


def test_a_temporary_view_is_its_persons_alone(seat: As, db: Db, cast: Cast) -> None:
    actions.open_temporary_view(seat(cast.vic), cast.sales, TABLE)
    as_eddie = seat(cast.eddie)
    with pytest.raises(NotFound, match="no such filter view"):
        actions.view_of(as_eddie, cast.sales, "temporary")
    with pytest.raises(NotFound):
        actions.open_temporary_view(seat(cast.nina), cast.sales, TABLE)


def test_a_view_of_another_sheet_is_none_here(db: Db, cast: Cast, east: FilterView) -> None:
    with pytest.raises(NotFound, match="no such filter view"):
        actions.rename_view(db, cast.summary, east.id, "There")


def test_a_deleted_view_leaves_no_row(db: Db, cast: Cast, east: FilterView) -> None:
    copy: Any = actions.duplicate_view(db, cast.sales, east.id)
    assert copy.name == "Copy of East only"
    assert criteria(copy) == criteria(east)
    actions.delete_view(db, cast.sales, east.id)
    actions.delete_view(db, cast.sales, copy.id)
    assert db.query(FilterView).count() == 0
