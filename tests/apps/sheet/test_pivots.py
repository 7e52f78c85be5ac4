"""Pivot tables sum a range up in cells of a sheet, follow it, and are nobody's to type into."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions, attached
from deskgym.apps.sheet.actions import Field
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.errors import InPivot, Protected
from deskgym.apps.sheet.models import Pivot, PivotField, Sheet

from ..conftest import As
from .cast import Cast
from .looking import cell, check_mirror, digest, rows, shown

REGION, MONTH, UNITS, AMOUNT = 1, 2, 3, 5
BY_REGION = (Field("row", REGION), Field("value", AMOUNT))


def grid(db: Db, sheet: int, area: str) -> list[list[str]]:
    """What the cells of an area show, line by line."""
    place = parse_area(area)
    return [
        [shown(db, sheet, f"{'ABCDEFGHIJKL'[column - 1]}{row}") for column in range(place.left, place.right + 1)]
        for row in range(place.top, place.bottom + 1)
    ]


def pivot(db: Db, cast: Cast, fields: Sequence[Field], place: str = "Sales!G1") -> Pivot:
    """A pivot table of the sales."""
    known = {one.id for one in db.query(Pivot)}
    actions.add_pivot(db, cast.sales, "A1:E5", place=place, fields=fields)
    return next(one for one in db.query(Pivot) if one.id not in known)


def told(db: Db, sheet: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = attached.data(db, db.get_one(Sheet, sheet))["pivots"]
    return found


def test_a_value_is_summed_up_by_row_with_a_grand_total(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    assert grid(db, cast.sales, "G1:H5") == [
        ["Region", "SUM of Amount"],
        ["East", "$139.00"],
        ["North", "$15.00"],
        ["West", "$31.50"],
        ["Grand Total", "$185.50"],
    ]
    heading, total = cell(db, cast.sales, "G1"), cell(db, cast.sales, "H5")
    assert heading is not None
    assert total is not None
    assert '"b":1' in (heading.style or "")
    assert '"b":1' in (total.style or "")
    check_mirror(db, cast.workbook)


def test_rows_and_columns_meet(db: Db, cast: Cast) -> None:
    pivot(db, cast, (Field("row", REGION), Field("column", MONTH), Field("value", UNITS)))
    assert grid(db, cast.sales, "G1:J6") == [
        ["SUM of Units", "Month", "", ""],
        ["Region", "Feb", "Jan", "Grand Total"],
        ["East", "20", "12", "32"],
        ["North", "3", "", "3"],
        ["West", "", "7", "7"],
        ["Grand Total", "23", "19", "42"],
    ]


def test_two_values_stand_beside_each_other_in_every_column(db: Db, cast: Cast) -> None:
    fields = (
        Field("column", MONTH, shows_totals=False), Field("value", UNITS),
        Field("value", UNITS, aggregation="AVERAGE", label="Mean"),
    )  # fmt: skip
    pivot(db, cast, fields)
    assert grid(db, cast.sales, "G1:K4") == [
        ["", "Month", "", "", ""],
        ["", "Feb", "", "Jan", ""],
        ["", "SUM of Units", "Mean", "SUM of Units", "Mean"],
        ["Total", "23", "11.5", "19", "9.5"],
    ]


def test_inner_rows_have_totals_of_their_own(db: Db, cast: Cast) -> None:
    pivot(db, cast, (Field("row", REGION), Field("row", MONTH), Field("value", UNITS)))
    assert grid(db, cast.sales, "G1:I9") == [
        ["Region", "Month", "SUM of Units"],
        ["East", "Feb", "20"],
        ["", "Jan", "12"],
        ["East Total", "", "32"],
        ["North", "Feb", "3"],
        ["North Total", "", "3"],
        ["West", "Jan", "7"],
        ["West Total", "", "7"],
        ["Grand Total", "", "42"],
    ]


@pytest.mark.parametrize(
    ("aggregation", "east", "all"),
    [
        ("SUM", "32", "42"), ("COUNT", "2", "4"), ("COUNTA", "2", "4"), ("AVERAGE", "16", "10.5"), ("MIN", "12", "3"),
        ("MAX", "20", "20"), ("MEDIAN", "16", "9.5"), ("COUNTUNIQUE", "2", "4"),
    ],
)  # fmt: skip
def test_values_are_summed_up_in_every_way(db: Db, cast: Cast, aggregation: str, east: str, all: str) -> None:
    pivot(db, cast, (Field("row", REGION), Field("value", UNITS, aggregation=aggregation)))
    assert (shown(db, cast.sales, "H2"), shown(db, cast.sales, "H5")) == (east, all)


@pytest.mark.parametrize(
    ("show_as", "east"),
    [("row", ["62.50%", "37.50%"]), ("column", ["86.96%", "63.16%"]), ("total", ["47.62%", "28.57%"])],
)
def test_values_are_shown_as_parts(db: Db, cast: Cast, show_as: str, east: list[str]) -> None:
    pivot(db, cast, (Field("row", REGION), Field("column", MONTH), Field("value", UNITS, show_as=show_as)))
    assert grid(db, cast.sales, "H3:I3") == [east]


def test_rows_are_sorted_by_label_or_by_a_value(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, (Field("row", REGION, descending=True), Field("value", UNITS)))
    assert grid(db, cast.sales, "G2:G4") == [["West"], ["North"], ["East"]]
    actions.edit_pivot(db, made.id, fields=(Field("row", REGION, sort_by=1), Field("value", UNITS)))
    assert grid(db, cast.sales, "G2:G4") == [["North"], ["West"], ["East"]]
    actions.edit_pivot(db, made.id, fields=(Field("row", REGION, sort_by=1, descending=True), Field("value", UNITS)))
    assert grid(db, cast.sales, "G2:G4") == [["East"], ["West"], ["North"]]


@pytest.mark.parametrize(
    ("grouping", "labels"),
    [
        ("month", ["Dec 2025", "Jan 2026", "Feb 2026"]),
        ("quarter", ["2025-Q4", "2026-Q1", ""]),
        ("year", ["2025", "2026", ""]),
    ],
)
def test_dates_are_grouped(db: Db, cast: Cast, grouping: str, labels: list[str]) -> None:
    days = {(1, 6): "Day", (2, 6): "1/5/2026", (3, 6): "1/20/2026", (4, 6): "12/31/2025", (5, 6): "2/1/2026"}
    actions.set_cells(db, cast.sales, days)
    fields = (Field("row", 6, grouping=grouping, shows_totals=False), Field("value", UNITS))
    actions.add_pivot(db, cast.sales, "A1:F5", place="Sales!H1", fields=fields)
    assert [line[0] for line in grid(db, cast.sales, "H2:H4")] == labels


def test_filters_leave_values_out_or_ask_a_condition(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, (*BY_REGION, Field("filter", MONTH, hidden_values=("Jan",))))
    assert [line[0] for line in grid(db, cast.sales, "G2:G5")] == ["East", "North", "Grand Total", ""]
    actions.edit_pivot(db, made.id, fields=(*BY_REGION, Field("filter", UNITS, operator="greater", operand="10")))
    assert [line[0] for line in grid(db, cast.sales, "G2:G4")] == ["East", "Grand Total", ""]


def test_it_follows_its_source_and_what_uses_it_follows_too(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    actions.set_cells(db, cast.summary, {(5, 1): "=Sales!H5*2"})
    actions.set_cells(db, cast.sales, {(2, 3): "100"})
    assert (shown(db, cast.sales, "H2"), shown(db, cast.summary, "A5")) == ("$535.00", "$1,163.00")
    actions.set_cells(db, cast.sales, {(5, 1): "South"})
    assert [line[0] for line in grid(db, cast.sales, "G2:G5")] == ["East", "South", "West", "Grand Total"]
    check_mirror(db, cast.workbook)


def test_a_pivot_table_of_a_pivot_table_follows_both(db: Db, cast: Cast) -> None:
    pivot(db, cast, (Field("row", REGION), Field("value", UNITS)))
    actions.add_pivot(db, cast.sales, "G1:H4", place="Sales!K1", fields=(Field("value", 8, aggregation="MAX"),))
    assert shown(db, cast.sales, "K2") == "32"
    actions.set_cells(db, cast.sales, {(3, 3): "90"})
    assert shown(db, cast.sales, "K2") == "90"


def test_it_is_undone_and_done_again_to_the_byte(db: Db, cast: Cast) -> None:
    before, bytes_before = rows(db, cast.workbook), digest(db, cast.workbook)
    pivot(db, cast, BY_REGION)
    after = rows(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert (rows(db, cast.workbook), digest(db, cast.workbook)) == (before, bytes_before)
    assert db.query(Pivot).count() == db.query(PivotField).count() == 0
    actions.redo(db, cast.workbook)
    assert rows(db, cast.workbook) == after
    assert db.query(PivotField).count() == 2


def test_nobody_types_into_it(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    changes: list[Callable[[], object]] = [
        lambda: actions.set_cells(db, cast.sales, {(2, 8): "1"}),
        lambda: actions.clear_cells(db, cast.sales, [parse_area("H2:H3")]),
        lambda: actions.paste(db, cast.sales, parse_area("A1:A2"), cast.sales, parse_area("G3")),
        lambda: actions.paste(db, cast.sales, parse_area("G2:G3"), cast.sales, parse_area("G20"), cut=True),
        lambda: actions.merge_cells(db, cast.sales, parse_area("G5:G6"), discard=True),
        lambda: actions.format_cells(db, cast.sales, [parse_area("H2")], {"b": 1}),
        lambda: actions.sort_range(db, cast.sales, parse_area("G2:H4"), [actions.SortKey(7, descending=True)]),
    ]
    for change in changes:
        savepoint = db.begin_nested()
        with pytest.raises(InPivot):
            change()
        savepoint.rollback()
        db.expire_all()
    actions.set_cells(db, cast.sales, {(6, 7): "beside"})
    assert shown(db, cast.sales, "H2") == "$139.00"


def test_all_of_its_cells_deleted_is_the_pivot_table_deleted(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    actions.clear_cells(db, cast.sales, [parse_area("G1:H5")])
    assert db.query(Pivot).count() == db.query(PivotField).count() == 0
    assert cell(db, cast.sales, "G1") is None
    actions.undo(db, cast.workbook)
    assert (db.query(Pivot).count(), shown(db, cast.sales, "H2")) == (1, "$139.00")


def test_it_is_deleted_with_its_cells(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, BY_REGION)
    actions.delete_pivot(db, made.id)
    assert cell(db, cast.sales, "G1") is None
    assert cell(db, cast.sales, "H5") is None
    with pytest.raises(NotFound):
        actions.delete_pivot(db, made.id)


def test_what_stands_in_its_way_is_not_overwritten(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(5, 7): "mine"})
    pivot(db, cast, BY_REGION)
    assert grid(db, cast.sales, "G1:H5") == [["#REF!", ""], ["", ""], ["", ""], ["", ""], ["mine", ""]]
    assert "G5 is filled" in str(told(db, cast.sales)[0]["problem"])
    actions.set_cells(db, cast.sales, {(5, 7): ""})
    assert shown(db, cast.sales, "H5") == "$185.50"
    assert told(db, cast.sales)[0]["problem"] is None
    check_mirror(db, cast.workbook)


def test_a_pivot_table_that_grows_into_filled_cells_leaves_them(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    actions.set_cells(db, cast.sales, {(6, 7): "mine"})
    actions.set_cells(db, cast.sales, {(5, 1): "South", (4, 1): "Elsewhere"})
    assert grid(db, cast.sales, "G1:G6") == [["#REF!"], [""], [""], [""], [""], ["mine"]]
    actions.undo(db, cast.workbook)
    assert shown(db, cast.sales, "G5") == "Grand Total"


def test_a_source_needs_headings_and_its_place_must_be_empty(db: Db, cast: Cast) -> None:
    for source, place, message in (
        ("A1:F5", "Sales!H1", "F1 of Sales is blank"),
        ("A1:E1", "Sales!H1", "no rows below"),
        ("Nowhere!A1:B2", "Sales!H1", "no sheet called Nowhere"),
        ("rubbish", "Sales!H1", "is not a range"),
        ("A1:E5", "Summary!A1", "A1 of Summary is filled"),
        ("A1:E5", "Sales!B2", "lies in the source"),
    ):
        savepoint = db.begin_nested()
        with pytest.raises(Invalid, match=message):
            actions.add_pivot(db, cast.sales, source, place=place)
        savepoint.rollback()
        db.expire_all()


def test_without_a_place_it_stands_on_a_new_last_sheet(db: Db, cast: Cast) -> None:
    work = actions.add_pivot(db, cast.sales, "Sales!A1:E5")
    sheet = db.query(Sheet).filter_by(workbook_id=cast.workbook, position=3).one()
    assert (sheet.name, work.goto) == ("Pivot table 1", sheet.id)
    assert shown(db, sheet.id, "A1") == "Add fields to this pivot table"
    actions.undo(db, cast.workbook)
    assert db.query(Pivot).count() == 0


def test_rows_and_columns_that_come_and_go_move_source_and_pivot_table(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION, "Summary!D1")
    actions.insert_lines(db, cast.sales, "column", 1)
    actions.insert_lines(db, cast.sales, "row", 1)
    (page,) = told(db, cast.summary)
    assert page["source"] == "Sales!B2:F6"
    actions.insert_lines(db, cast.summary, "row", 3)
    assert grid(db, cast.summary, "D1:E5")[2] == ["North", "$15.00"]
    actions.delete_lines(db, cast.sales, "row", 3)
    assert grid(db, cast.summary, "D2:E2") == [["East", "$85.00"]]
    actions.delete_lines(db, cast.sales, "column", 6)
    assert [field.area for field in db.query(PivotField)] == ["row"]
    actions.delete_lines(db, cast.summary, "column", 1, 8)
    assert db.query(Pivot).count() == 0
    check_mirror(db, cast.workbook)


def test_a_source_that_is_cut_and_pasted_takes_the_pivot_table_along(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION, "Summary!D1")
    actions.paste(db, cast.sales, parse_area("A1:E5"), cast.sales, parse_area("C11"), cut=True)
    assert (told(db, cast.summary)[0]["source"], shown(db, cast.summary, "E5")) == ("Sales!C11:G15", "$185.50")
    actions.paste(db, cast.summary, parse_area("D1:E5"), cast.sales, parse_area("J1"), cut=True)
    assert (shown(db, cast.sales, "K5"), shown(db, cast.summary, "D1")) == ("$185.50", "")
    actions.set_cells(db, cast.sales, {(12, 5): "0"})
    assert shown(db, cast.sales, "K5") == "$131.50"


def test_a_copy_of_a_sheet_or_workbook_has_its_own(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    actions.duplicate_sheet(db, cast.sales)
    copy = db.query(Sheet).filter_by(workbook_id=cast.workbook, name="Copy of Sales").one().id
    assert told(db, copy)[0]["source"] == "'Copy of Sales'!A1:E5"
    actions.set_cells(db, copy, {(2, 3): "0"})
    assert (shown(db, copy, "H5"), shown(db, cast.sales, "H5")) == ("$131.50", "$185.50")
    book = actions.copy_workbook(db, cast.workbook)
    sales = db.query(Sheet).filter_by(workbook_id=book.id, name="Sales").one().id
    actions.set_cells(db, sales, {(2, 3): "0"})
    assert shown(db, sales, "H5") == "$131.50"


def test_a_renamed_sheet_and_a_deleted_one(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, BY_REGION, "Summary!D1")
    actions.rename_sheet(db, cast.sales, "The sales")
    assert told(db, cast.summary)[0]["source"] == "'The sales'!A1:E5"
    actions.delete_sheet(db, cast.sales)
    assert (shown(db, cast.summary, "D1"), shown(db, cast.summary, "D2")) == ("#REF!", "")
    assert "was deleted" in str(told(db, cast.summary)[0]["problem"])
    with pytest.raises(Blocked):
        actions.edit_pivot(db, made.id, fields=BY_REGION)
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert (told(db, cast.summary)[0]["source"], shown(db, cast.summary, "D2")) == ("Sales!A1:E5", "East")


def test_an_older_version_brings_its_pivot_table_back(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, BY_REGION)
    named = actions.name_version(db, cast.workbook, "With a pivot table")
    actions.delete_pivot(db, made.id)
    actions.set_cells(db, cast.sales, {(2, 3): "0"})
    actions.restore_version(db, cast.workbook, f"named-{named.id}")
    assert (db.query(Pivot).count(), shown(db, cast.sales, "H5")) == (1, "$185.50")
    actions.set_cells(db, cast.sales, {(2, 3): "0"})
    actions.restore_sheet(db, cast.workbook, f"named-{named.id}", cast.sales)
    assert shown(db, cast.sales, "H5") == "$185.50"
    check_mirror(db, cast.workbook)


def test_another_source_takes_the_fields_by_their_headings(db: Db, cast: Cast) -> None:
    made = pivot(db, cast, BY_REGION)
    other = {(1, 5): "Amount", (1, 6): "Who", (1, 7): "Region", (2, 5): "7", (2, 6): "x", (2, 7): "Moon"}
    actions.set_cells(db, cast.summary, other)
    actions.edit_pivot(db, made.id, source="Summary!E1:G2")
    assert grid(db, cast.sales, "G1:H3") == [["Region", "SUM of Amount"], ["Moon", "7"], ["Grand Total", "7"]]


def test_the_rows_behind_a_value_are_listed(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    actions.show_details(db, cast.sales, 2, 8)
    sheet = db.query(Sheet).filter_by(workbook_id=cast.workbook, name="Details 1").one().id
    assert grid(db, sheet, "A1:E4") == [
        ["Region", "Month", "Units", "Price", "Amount"],
        ["East", "Jan", "12", "$4.50", "$54.00"],
        ["East", "Feb", "20", "$4.25", "$85.00"],
        ["", "", "", "", ""],
    ]
    with pytest.raises(Blocked):
        actions.show_details(db, cast.sales, 2, 7)


def test_only_editors_may(db: Db, cast: Cast, seat: As) -> None:
    made = pivot(db, cast, BY_REGION).id
    db.commit()
    for person in (cast.vic, cast.cora):
        with pytest.raises(Forbidden):
            actions.edit_pivot(seat(person), made, fields=())
    with pytest.raises(NotFound):
        actions.delete_pivot(seat(cast.nina), made)


def test_protected_cells_stay_as_they_are(db: Db, cast: Cast, seat: As) -> None:
    made = pivot(db, cast, BY_REGION, "Summary!D1").id
    actions.protect(db, cast.summary, areas="D1:E20")
    actions.protect(db, cast.summary, areas="H5:H9")
    db.commit()
    eddie = seat(cast.eddie)
    with pytest.raises(Protected):
        actions.edit_pivot(eddie, made, fields=())
    eddie.rollback()
    with pytest.raises(Protected):
        actions.add_pivot(eddie, cast.sales, "A1:E5", place="Summary!G1", fields=BY_REGION)
    eddie.rollback()
    actions.set_cells(eddie, cast.sales, {(2, 3): "0"})
    assert shown(eddie, cast.summary, "E5") == "$131.50"


def test_moved_lines_take_it_along_but_do_not_take_it_apart(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION, "Summary!D1")
    actions.move_lines(db, cast.summary, "column", 4, 2, 8)
    assert shown(db, cast.summary, "G5") == "$185.50"
    actions.move_lines(db, cast.sales, "column", 5, 1, 1)
    actions.set_cells(db, cast.sales, {(2, 4): "0"})
    assert shown(db, cast.summary, "G5") == "$131.50"
    with pytest.raises(Blocked, match="would come apart"):
        actions.move_lines(db, cast.summary, "row", 2, 1, 9)
    db.rollback()


def test_undoing_a_change_of_the_source_brings_the_cells_back(db: Db, cast: Cast) -> None:
    pivot(db, cast, BY_REGION)
    before = rows(db, cast.workbook)
    actions.set_cells(db, cast.sales, {(5, 1): "South", (2, 3): "1"})
    after = rows(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert rows(db, cast.workbook) == before
    actions.redo(db, cast.workbook)
    assert rows(db, cast.workbook) == after
    check_mirror(db, cast.workbook)


def test_means_of_plain_numbers_have_two_decimals(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(4, 3): "22", (5, 1): "East"})
    pivot(db, cast, (Field("row", REGION), Field("value", UNITS, aggregation="AVERAGE")))
    assert grid(db, cast.sales, "G2:H3") == [["East", "12.33"], ["West", "7.00"]]
    assert shown(db, cast.sales, "H4") == "11.00"


def test_a_year_of_days_stands_in_columns(db: Db, cast: Cast) -> None:
    days = {(row, 1): "1/1/2026" if row == 2 else f"=A{row - 1}+1" for row in range(2, 367)}
    sheet = actions.new_sheet_id(actions.add_sheet(db, cast.workbook, "Days"), {cast.sales, cast.summary})
    actions.set_cells(db, sheet, {(1, 1): "Day", **days})
    actions.add_pivot(
        db, sheet, "A1:A366", place="Days!C1", fields=(Field("column", 1), Field("value", 1, aggregation="COUNT"))
    )
    assert db.query(Pivot).one().problem is None
    assert shown(db, sheet, "D2") == "1/1/2026"
