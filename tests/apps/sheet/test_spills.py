"""What a formula spills into the cells beside it comes, moves and goes with the formula."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.models import Cell
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .cast import Cast
from .looking import cell, check_mirror, column
from .test_random_operations import Step, attempt, office

FIVE = ["1", "2", "3", "4", "5"]


def type_in(db: Db, cast: Cast, row: int, text: str) -> list[str]:
    """Type into column H and return what its first five cells show."""
    actions.set_cells(db, cast.sales, {(row, 8): text})
    check_mirror(db, cast.workbook)
    return column(db, cast.sales, "H1:H5")


@pytest.mark.parametrize("over", ["7", "seven", "TRUE", "#N/A", ""])
def test_what_was_spilled_goes_when_something_else_is_typed_over_the_formula(db: Db, cast: Cast, over: str) -> None:
    assert type_in(db, cast, 1, "=SEQUENCE(5)") == FIVE
    assert type_in(db, cast, 1, over) == [over, "", "", "", ""]
    actions.insert_lines(db, cast.sales, "row", 1)
    check_mirror(db, cast.workbook)
    assert column(db, cast.sales, "H1:H3") == ["", over, ""]


def test_a_shorter_formula_spills_less(db: Db, cast: Cast) -> None:
    assert type_in(db, cast, 1, "=SEQUENCE(5)") == FIVE
    assert type_in(db, cast, 1, "=SEQUENCE(2)") == ["1", "2", "", "", ""]


def test_a_formula_spills_into_cells_that_were_emptied(db: Db, cast: Cast) -> None:
    for row in range(1, 6):
        type_in(db, cast, row, "x")
    actions.clear_cells(db, cast.sales, [Area(1, 8, 5, 8)])
    type_in(db, cast, 9, "2")
    assert type_in(db, cast, 1, "=SEQUENCE(5)") == FIVE


def test_a_formula_spills_into_cells_that_were_only_formatted(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [Area(1, 8, 5, 8)], {"b": 1})
    assert type_in(db, cast, 1, "=SEQUENCE(5)") == FIVE
    assert type_in(db, cast, 1, "") == [""] * 5


def test_a_spilled_cell_can_be_formatted(db: Db, cast: Cast) -> None:
    type_in(db, cast, 1, "=SEQUENCE(5)")
    actions.format_cells(db, cast.sales, [Area(2, 8, 3, 8)], {"f": "0.0"})
    check_mirror(db, cast.workbook)
    assert column(db, cast.sales, "H1:H5") == ["1", "2.0", "3.0", "4", "5"]


def test_a_pasted_formula_spills_into_cells_that_are_formatted_with_it(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(1, 7): "1", (1, 8): "=SEQUENCE(G1)", (1, 9): "3"})
    actions.format_cells(db, cast.sales, [Area(2, 8, 3, 8)], {"b": 1})
    actions.paste(db, cast.sales, Area(1, 8, 3, 8), cast.sales, Area(1, 10, 1, 10))
    check_mirror(db, cast.workbook)
    assert column(db, cast.sales, "J1:J4") == ["1", "2", "3", ""]


def test_what_stands_in_the_way_is_an_error_until_it_is_gone(db: Db, cast: Cast) -> None:
    type_in(db, cast, 1, "=SEQUENCE(3)")
    assert type_in(db, cast, 2, "x") == ["#SPILL!", "x", "", "", ""]
    assert type_in(db, cast, 2, "") == ["1", "2", "3", "", ""]
    found = cell(db, cast.sales, "H2")
    assert found is not None
    assert found.is_spilled
    assert type_in(db, cast, 1, "7") == ["7", "", "", "", ""]


rows = st.integers(1, 4)
texts = st.sampled_from(["", "7", "x", "=SEQUENCE(3)", "=SEQUENCE(4)", "=SEQUENCE(2,2)", "=SUM(H2:I4)"])
steps: st.SearchStrategy[Step] = st.one_of(
    st.builds(lambda row, text: lambda db, c: actions.set_cells(db, c.sales, {(row, 8): text}), rows, texts),
    st.builds(lambda row, text: lambda db, c: actions.set_cells(db, c.sales, {(row, 9): text}), rows, texts),
    st.builds(lambda row, n: lambda db, c: actions.clear_cells(db, c.sales, [Area(row, 8, row + n, 9)]), rows, rows),
    st.builds(lambda row: lambda db, c: actions.format_cells(db, c.sales, [Area(row, 8, row, 9)], {"b": 1}), rows),
    st.builds(lambda row: lambda db, c: actions.insert_lines(db, c.sales, "row", row), rows),
    st.builds(lambda row: lambda db, c: actions.delete_lines(db, c.sales, "row", row), rows),
    st.builds(lambda: lambda db, c: actions.undo(db, c.workbook)),
)


@given(st.lists(steps, min_size=4, max_size=12))
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_mirror_has_just_what_is_spilled(plan: list[Step]) -> None:
    data, cast = office()
    database = Database.of(data)
    for step in plan:
        attempt(step, database, cast)
        with database.session() as looking:
            check_mirror(looking, cast.workbook)
            formulas = looking.query(Cell.formula).filter(Cell.formula.contains("SEQUENCE")).count()
            assert formulas or not looking.query(Cell).filter(Cell.is_spilled).count()
    database.close()
