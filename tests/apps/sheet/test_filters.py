"""What a filter may ask of a column, by value, condition and color; and sorting by color."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions, exports, xlsx
from deskgym.apps.sheet.actions import FormatRule, SortKey
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Filter, FilterCriterion, Row, Sheet, Workbook
from deskgym.apps.sheet.rules.filtering import OPERATORS

from .cast import Cast
from .looking import check_mirror, column

AMBER, GREEN = "#FED7AA", "#BBF7D0"


@pytest.fixture
def filtered(db: Db, cast: Cast) -> Db:
    """A filter over the table that asks nothing yet."""
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    return db


def hidden(db: Db, sheet: int) -> set[int]:
    return {row.number for row in db.query(Row).filter_by(sheet_id=sheet, is_hidden=True)}


@pytest.mark.parametrize(
    ("column", "operator", "operand", "second", "wanted"),
    [
        (1, "not contains", "est", None, {3}),
        (1, "starts with", "e", None, {3, 5}),
        (1, "ends with", "T", None, {5}),
        (1, "not equals", "east", None, {2, 4}),
        (3, "between", "7", "12", {4, 5}),
        (3, "not between", "12", "7", {2, 3}),
        (5, "at least", "$54.00", None, {3, 5}),
        (2, "empty", None, None, {2, 3, 4, 5}),
    ],
)
def test_conditions(
    filtered: Db, cast: Cast, column: int, operator: str, operand: str | None, second: str | None, wanted: set[int]
) -> None:
    actions.set_criterion(filtered, cast.sales, column, operator=operator, operand=operand, second=second)
    assert hidden(filtered, cast.sales) == wanted
    check_mirror(filtered, cast.workbook)


def test_dates_compare_by_day_and_follow_the_calendar(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.summary, {(r, 1): t for r, t in enumerate(("Day", "3/15/2026", "3/16/2026", "x"), 1)})
    actions.create_filter(db, cast.summary, parse_area("A1:A4"))
    actions.set_criterion(db, cast.summary, 1, operator="date is", operand="today")
    assert hidden(db, cast.summary) == {2, 4}
    actions.set_criterion(db, cast.summary, 1, operator="date before", operand="3/16/2026")
    assert hidden(db, cast.summary) == {3, 4}


def test_a_column_can_show_the_rows_of_one_fill(filtered: Db, cast: Cast) -> None:
    actions.format_cells(filtered, cast.sales, [parse_area("A2"), parse_area("A5")], {"g": AMBER})
    actions.set_criterion(filtered, cast.sales, 1, fill=AMBER.lower())
    assert hidden(filtered, cast.sales) == {3, 4}
    actions.set_criterion(filtered, cast.sales, 1, fill="none", hidden_values=["West"])
    assert hidden(filtered, cast.sales) == {2, 3, 5}


def test_colors_that_rules_give_count_as_those_set_by_hand_do(filtered: Db, cast: Cast) -> None:
    rule = FormatRule("greater", "10", None, {"g": GREEN, "c": "#16A34A"}, [])
    actions.set_format_rule(filtered, cast.sales, "C2:C5", rule)
    actions.format_cells(filtered, cast.sales, [parse_area("C3")], {"c": "#16A34A"})
    actions.set_criterion(filtered, cast.sales, 3, fill=GREEN)
    assert hidden(filtered, cast.sales) == {3, 5}
    actions.set_criterion(filtered, cast.sales, 3, color="#16A34A")
    assert hidden(filtered, cast.sales) == {5}


def test_rows_of_a_color_can_be_sorted_to_the_top(filtered: Db, cast: Cast) -> None:
    actions.format_cells(filtered, cast.sales, [parse_area("A4:A5")], {"g": AMBER})
    actions.sort_range(filtered, cast.sales, parse_area("A1:E5"), [SortKey(1, fill=AMBER)], header=True)
    assert column(filtered, cast.sales, "A2:A5") == ["East", "North", "East", "West"]
    assert column(filtered, cast.sales, "B2:B5") == ["Feb", "Feb", "Jan", "Jan"]
    check_mirror(filtered, cast.workbook)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"operator": "between", "operand": "1"}, "Type the other end"),
        ({"operator": "greater"}, "Type what to compare with"),
        ({"operator": "about", "operand": "1"}, "'about' is not a condition"),
        ({"fill": "amber"}, "'amber' is not a color"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(filtered: Db, cast: Cast, asked: dict[str, str], message: str) -> None:
    with pytest.raises(Invalid, match=message):
        actions.set_criterion(filtered, cast.sales, 1, **asked)  # type: ignore[arg-type]


def test_a_duplicated_sheet_has_the_filter_too(filtered: Db, cast: Cast) -> None:
    actions.set_criterion(filtered, cast.sales, 1, fill="none", hidden_values=["West"])
    before = {sheet.id for sheet in filtered.query(Sheet)}
    copy = actions.new_sheet_id(actions.duplicate_sheet(filtered, cast.sales), before)
    assert hidden(filtered, copy) == {3}
    assert filtered.get_one(Filter, copy).bottom == 5
    assert [each.hidden_values for each in filtered.query(FilterCriterion).filter_by(sheet_id=copy)] == [["West"]]
    actions.remove_filter(filtered, copy)
    assert hidden(filtered, copy) == set()


@pytest.mark.parametrize("operator", OPERATORS)
def test_a_file_holds_every_condition(filtered: Db, cast: Cast, operator: str) -> None:
    day = operator.startswith("date")
    actions.set_criterion(
        filtered, cast.sales, 3, operator=operator, operand="past week" if day else "20", second="7", fill="none"
    )
    workbook = filtered.get_one(Workbook, cast.workbook)
    assert exports.to_xlsx(filtered, workbook)[:2] == b"PK"
    assert any("the color that it asks for" in line for line in xlsx.losses(filtered, workbook))
