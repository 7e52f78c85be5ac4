"""SUBTOTAL and AGGREGATE count what is in sight, and follow when that changes."""

from __future__ import annotations

import io

import openpyxl
import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Sheet

from ..cast import Cast
from ..looking import check_mirror, shown


def typed(db: Db, cast: Cast, *formulas: str) -> None:
    actions.set_cells(db, cast.sales, {(row, 8): formula for row, formula in enumerate(formulas, 1)})


def read(db: Db, cast: Cast, count: int) -> list[str]:
    return [shown(db, cast.sales, f"H{row}") for row in range(1, count + 1)]


def test_rows_that_a_filter_hides_do_not_count(db: Db, cast: Cast) -> None:
    typed(
        db, cast, "=SUBTOTAL(9,C2:C5)", "=SUBTOTAL(109,C2:C5)", "=SUBTOTAL(3,A2:A5)", "=AGGREGATE(9,5,C2:C5)", "=H1*2"
    )
    assert read(db, cast, 5) == ["42", "42", "4", "42", "84"]
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    actions.set_criterion(db, cast.sales, 1, operator="equals", operand="East")
    assert read(db, cast, 5) == ["32", "32", "2", "32", "64"]
    check_mirror(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert read(db, cast, 5) == ["42", "42", "4", "42", "84"]
    actions.redo(db, cast.workbook)
    actions.remove_filter(db, cast.sales)
    assert read(db, cast, 5) == ["42", "42", "4", "42", "84"]


def test_rows_hidden_by_hand_count_unless_they_are_to_be_left_out(db: Db, cast: Cast) -> None:
    typed(db, cast, "=SUBTOTAL(9,C2:C5)", "=SUBTOTAL(109,C2:C5)", "=AGGREGATE(9,4,C2:C5)", "=AGGREGATE(9,5,C2:C5)")
    actions.hide_lines(db, cast.sales, "row", 2, 1)
    assert read(db, cast, 4) == ["42", "30", "42", "30"]
    actions.hide_lines(db, cast.sales, "row", 2, 1, hidden=False)
    assert read(db, cast, 4) == ["42"] * 4


def test_a_filter_that_asks_nothing_leaves_hidden_rows_in(db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    actions.hide_lines(db, cast.sales, "row", 2, 1)
    typed(db, cast, "=SUBTOTAL(9,C2:C5)")
    assert read(db, cast, 1) == ["42"]


def test_other_subtotals_are_passed_over(db: Db, cast: Cast) -> None:
    typed(db, cast, "5", "6", "=SUBTOTAL(9,H1:H2)", "7", "=SUBTOTAL(1,H4:H4)", "=SUBTOTAL(9,H1:H5)", "=SUM(H1:H5)")
    assert read(db, cast, 7)[2:] == ["11", "7", "7", "18", "36"]


def test_a_subtotal_of_each_row_tells_which_are_in_sight(db: Db, cast: Cast) -> None:
    typed(db, cast, '=SUMPRODUCT(SUBTOTAL(103,OFFSET(A2,ROW(A2:A5)-2,0))*(B2:B5="Jan"))')
    assert read(db, cast, 1) == ["2"]
    actions.hide_lines(db, cast.sales, "row", 2, 1)
    assert read(db, cast, 1) == ["1"]


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("AGGREGATE(9,6,C2:C6)", "42"),
        ("AGGREGATE(1,6,C2:C5)", "10.5"),
        ("AGGREGATE(14,6,C2:C5/(A2:A5=\"East\"),1)", "20"),
        ("AGGREGATE(15,6,C2:C5/(A2:A5=\"East\"),1)", "12"),
        ("AGGREGATE(12,0,C2:C5)", "9.5"),
        ("AGGREGATE(16,6,C2:C5,0.5)", "9.5"),
        ("AGGREGATE(19,6,C2:C5,1)", "4"),
        ("AGGREGATE(9,6,C2:C5*1)", "#VALUE!"),
        ("AGGREGATE(20,6,C2:C5)", "#VALUE!"),
        ("AGGREGATE(14,6,F2:F5,1)", "#NUM!"),
        ("SUBTOTAL(12,C2:C5)", "#VALUE!"),
        ("SUBTOTAL(1,F2:F5)", "#DIV/0!"),
    ],
)  # fmt: skip
def test_each_number_stands_for_its_function(db: Db, cast: Cast, formula: str, value: str) -> None:
    typed(db, cast, f"={formula}")
    assert read(db, cast, 1) == [value]


def test_errors_are_passed_over_where_that_is_asked(db: Db, cast: Cast) -> None:
    typed(db, cast, "3", "=1/0", "4", "=AGGREGATE(9,6,H1:H3)", "=AGGREGATE(9,4,H1:H3)", "=SUBTOTAL(9,H1:H3)")
    assert read(db, cast, 6)[3:] == ["7", "#DIV/0!", "#DIV/0!"]


@pytest.mark.parametrize("formula", ["=GROUPBY(A1:A5,C1:C5,SUM)", "=1+PIVOTBY(A1:A5,B1:B5,C1:C5,SUM)"])
def test_what_is_not_here_is_refused_in_words(db: Db, cast: Cast, formula: str) -> None:
    with pytest.raises(Invalid, match="is not known here: use QUERY with group by, or a pivot table"):
        typed(db, cast, formula)


def test_a_file_comes_in_with_its_filter_and_the_subtotals_of_it(db: Db) -> None:
    file = openpyxl.Workbook()
    sheet = file.worksheets[0]
    for line in (["Name", "Units"], ["a", 3], ["b", 5], ["a", 4], ["all", "=SUBTOTAL(9,B2:B4)"]):
        sheet.append(line)
    sheet.auto_filter.ref = "A1:B4"
    sheet.auto_filter.add_filter_column(0, ["a"])
    sheet.row_dimensions[3].hidden = True
    content = io.BytesIO()
    file.save(content)
    book = actions.import_workbook(db, actions.add_upload(db, filename="theirs.xlsx", data=content.getvalue()).id)
    assert shown(db, db.query(Sheet).filter_by(workbook_id=book.id).one().id, "B5") == "7"
    check_mirror(db, book.id)
