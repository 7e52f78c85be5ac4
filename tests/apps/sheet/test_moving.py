"""Rows and columns are moved; formulas, names, rules and remarks follow."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed, BandColors, FormatRule
from deskgym.apps.sheet.engine import Area, parse_area
from deskgym.apps.sheet.engine.refs import line_after, transposed
from deskgym.apps.sheet.models import (
    Banding,
    CellLink,
    ChartSeries,
    Comment,
    ConditionalFormat,
    DefinedName,
    Filter,
    Merge,
    Protection,
    Row,
    Sheet,
    Validation,
)

from ..conftest import As
from .cast import Cast
from .looking import check_mirror, column, digest, formula, shown


def test_a_row_moves_with_all_that_speaks_of_it(db: Db, cast: Cast) -> None:
    actions.define_name(db, cast.sales, "Units", "C2:C5")
    actions.set_cells(db, cast.sales, {(2, 6): "'0012", (4, 7): "ann@x.example"})
    actions.move_lines(db, cast.sales, "row", 2, 1, 5)
    assert column(db, cast.sales, "A1:A5") == ["Region", "West", "East", "East", "North"]
    assert [formula(db, cast.sales, f"E{row}") for row in range(2, 6)] == [f"=C{row}*D{row}" for row in range(2, 6)]
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E5)"
    assert formula(db, cast.summary, "B2") == "=Sales!C4*2"
    assert (shown(db, cast.sales, "F4"), shown(db, cast.sales, "G3")) == ("0012", "ann@x.example")
    assert db.query(DefinedName).one().refers_to == "Sales!$C$2:$C$5"
    check_mirror(db, cast.workbook)


def test_a_row_taken_out_of_a_sum_is_out_and_one_put_among_it_is_in(db: Db, cast: Cast) -> None:
    actions.move_lines(db, cast.sales, "row", 3, 1, 9)
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E4)"
    actions.move_lines(db, cast.sales, "row", 8, 1, 4)
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E5)"
    check_mirror(db, cast.workbook)


def test_columns_move_and_it_is_one_step_to_undo(db: Db, cast: Cast) -> None:
    before = digest(db, cast.workbook)
    actions.move_lines(db, cast.sales, "column", 3, 2, 1)
    assert column(db, cast.sales, "A1:E1") == ["Units", "Price", "Region", "Month", "Amount"]
    assert formula(db, cast.sales, "E2") == "=A2*B2"
    check_mirror(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert digest(db, cast.workbook) == before


def test_what_hangs_on_the_lines_follows(db: Db, cast: Cast) -> None:
    sheet = cast.sales
    actions.create_filter(db, sheet, parse_area("A1:E5"))
    actions.add_comment(db, sheet, 3, 1, "Look")
    actions.set_validation(db, sheet, "C2:C5", Allowed("number", first="0", operator="at least"))
    actions.set_format_rule(db, sheet, "C3", FormatRule("greater", "5", style={"b": 1}))
    actions.add_chart(db, sheet, "B1:C5")
    actions.protect(db, sheet, areas="D3")
    actions.set_link(db, sheet, 3, 2, target="Sales!A3")
    actions.set_banding(db, sheet, "A1:E5", BandColors("#FFFFFF", "#F1F5F9"))
    actions.resize_lines(db, sheet, "row", 3, 1, 40)
    actions.merge_cells(db, sheet, parse_area("H3:I3"))
    actions.move_lines(db, sheet, "row", 3, 1, 6)
    assert db.query(Comment).one().row == 5
    assert db.query(Validation).one().areas == [[2, 3, 5, 3]]
    assert db.query(ConditionalFormat).one().areas == [[5, 3, 5, 3]]
    assert db.query(ChartSeries).one().values == "C1:C5"
    assert db.query(Protection).one().areas == [[5, 4, 5, 4]]
    link, banding, filter = db.query(CellLink).one(), db.query(Banding).one(), db.query(Filter).one()
    assert (link.row, link.target, banding.bottom, filter.bottom) == (5, "A5", 5, 5)
    assert [(row.number, row.size) for row in db.query(Row).filter_by(sheet_id=sheet)] == [(5, 40)]
    assert (db.query(Merge).one().row, db.query(Merge).one().column) == (5, 8)
    check_mirror(db, cast.workbook)


def test_a_rule_stays_on_all_its_cells(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "C2:C5", Allowed("number", first="0", operator="at least"))
    actions.move_lines(db, cast.sales, "row", 3, 1, 10)
    assert db.query(Validation).one().areas == [[2, 3, 4, 3], [9, 3, 9, 3]]


def test_merges_frozen_edges_and_headers_do_not_come_apart(db: Db, cast: Cast) -> None:
    actions.freeze(db, cast.sales, 1, 0)
    actions.merge_cells(db, cast.sales, parse_area("H3:H4"))
    actions.set_cells(db, cast.summary, {(row, 1): str(row) for row in range(1, 5)})
    actions.create_filter(db, cast.summary, parse_area("A1:B4"))
    db.commit()
    for axis, at, to, message in (
        ("row", 1, 4, "across the frozen edge"),
        ("row", 3, 1, "across the frozen edge"),
        ("row", 3, 6, "H3:H4 would come apart"),
        ("row", 2, 4, "H3:H4 would come apart"),
        ("row", 3, 4, "would stay in place"),
    ):
        with pytest.raises(Blocked, match=message):
            actions.move_lines(db, cast.sales, axis, at, 1, to)  # type: ignore[arg-type]
        db.rollback()
    with pytest.raises(Blocked, match="header of the filter"):
        actions.move_lines(db, cast.summary, "row", 1, 1, 4)
    db.rollback()
    actions.move_lines(db, cast.sales, "row", 3, 2, 7)
    assert db.get_one(Sheet, cast.sales).frozen_rows == 1
    check_mirror(db, cast.workbook)


def test_protected_rows_stay_with_those_who_may_not_change_them(db: Db, cast: Cast, seat: As) -> None:
    actions.protect(db, cast.sales, areas="A2:A3")
    db.commit()
    eddie = seat(cast.eddie)
    for at, to in ((2, 5), (5, 3)):
        with pytest.raises(Blocked, match="protected"):
            actions.move_lines(eddie, cast.sales, "row", at, 1, to)
        eddie.rollback()
    actions.move_lines(eddie, cast.sales, "row", 4, 1, 7)


@pytest.mark.parametrize("to", [1, 2, 3, 7, 8, 9, 10])
def test_an_area_follows_its_lines_as_long_as_they_stay_together(to: int) -> None:
    at, count = 4, 3
    for first in range(1, 10):
        for last in range(first, 10):
            lines = {line_after(line, at, count, to) for line in range(first, last + 1)}
            together = max(lines) - min(lines) + 1 == len(lines)
            stay = {line_after(n, at, count, to) for n in range(first, last + 1) if not at <= n < at + count}
            wanted = lines if together or not stay else stay
            found = Area(first, 1, last, 1).relocated("row", at, count, to)
            assert (found.top, found.bottom) == (min(wanted), max(wanted))


def test_transposed_cells_turn_their_references(db: Db, cast: Cast) -> None:
    assert transposed("=A1+$A$1+$A1+Other!B2:C2", (1, 3), (3, 1)) == "=A1+$A$1+A$1+Other!B2:B3"
    assert transposed("=A2", (3, 1), (1, 1)) == "=#REF!"
    actions.format_cells(db, cast.sales, [parse_area("E2")], {"b": 1})
    actions.paste(db, cast.sales, parse_area("C1:E3"), cast.sales, parse_area("G7"), mode="transposed")
    assert column(db, cast.sales, "G7:I9") == [
        "Units",
        "12",
        "7",
        "Price",
        "$4.50",
        "$4.50",
        "Amount",
        "$54.00",
        "$31.50",
    ]
    assert (formula(db, cast.sales, "H9"), formula(db, cast.sales, "I9")) == ("=H7*H8", "=I7*I8")
    check_mirror(db, cast.workbook)
