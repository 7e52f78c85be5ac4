"""The formulas of rules: their references follow cells, and they are worked out as those of cells are."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed, BandColors, FormatRule
from deskgym.apps.sheet.actions.lines import Axis
from deskgym.apps.sheet.engine import Area, area_lists, parse_area
from deskgym.apps.sheet.models import (
    Banding,
    CellLook,
    ChartSeries,
    ConditionalFormat,
    DefinedName,
    Filter,
    Protection,
    Validation,
)

from ..cast import Cast
from ..looking import formula


def lay(db: Db, sheet: int, areas: str, formula: str) -> ConditionalFormat:
    actions.set_format_rule(db, sheet, areas, FormatRule("formula", formula, style={"b": 1}))
    return db.query(ConditionalFormat).one()


@pytest.mark.parametrize(
    ("axis", "at", "count", "wanted"),
    [
        ("row", 5, 1, "=C2>AVERAGE($C$2:$C$4)"),
        ("row", 2, 1, "=C2>AVERAGE($C$2:$C$4)"),
        ("row", 2, 2, "=C2>AVERAGE($C$2:$C$3)"),
        ("column", 1, 1, "=B2>AVERAGE($B$2:$B$5)"),
    ],
)
def test_a_range_in_a_rule_keeps_what_is_left_of_it(
    db: Db, cast: Cast, axis: Axis, at: int, count: int, wanted: str
) -> None:
    rule = lay(db, cast.sales, "A2:A5" if axis == "row" else "D2:D5", "=C2>AVERAGE($C$2:$C$5)")
    actions.delete_lines(db, cast.sales, axis, at, count)
    assert rule.first == wanted
    actions.undo(db, cast.workbook)
    db.expire_all()
    assert db.query(ConditionalFormat).one().first == "=C2>AVERAGE($C$2:$C$5)"


@pytest.mark.parametrize(
    "formula",
    ["=C2=MAX($C$2:INDEX($C:$C,5))", "=C2=MAX($C$2:$C)", "=C2=MAX(LARGE($C$2:$C$5,{1,2}))", "=COUNTIF(C:C,\">\"&C2)=0"],
)  # fmt: skip
def test_a_rule_is_worked_out_as_a_cell_is(db: Db, cast: Cast, formula: str) -> None:
    lay(db, cast.sales, "A2:A5", formula)
    assert [(look.row, look.column) for look in db.query(CellLook)] == [(4, 1)]


def test_cut_cells_take_names_and_the_fixed_references_of_rules_along(db: Db, cast: Cast) -> None:
    actions.define_name(db, cast.sales, "Units", "C2:C5")
    rule = lay(db, cast.summary, "A1:A3", "=Sales!$C$2>Sales!C3")
    actions.set_validation(db, cast.sales, "B2:B5", Allowed("custom", first="=B2>=$C$5"))
    actions.paste(db, cast.sales, parse_area("C2:C5"), cast.sales, parse_area("H3"), cut=True)
    assert rule.first == "=Sales!$H$3>Sales!C3"
    assert db.query(Validation).one().first == "=B2>=$H$6"
    assert db.query(DefinedName).one().refers_to == "Sales!$H$3:$H$6"
    assert formula(db, cast.summary, "B2") == "=Sales!H3*2"


def test_rules_lose_the_cells_of_a_sheet_that_is_deleted(db: Db, cast: Cast) -> None:
    rule = lay(db, cast.summary, "A1:A3", "=A1>Sales!$C$2")
    actions.delete_sheet(db, cast.sales)
    assert rule.first == "=A1>#REF!"
    actions.undo(db, cast.workbook)
    db.expire_all()
    assert db.query(ConditionalFormat).one().first == "=A1>Sales!$C$2"


@pytest.mark.parametrize(
    ("axis", "at", "filter", "chart", "protection", "choices", "total"),
    [
        ("row", 5, "A1:E4", "C1:C4", "A2:E4", "Sales!$A$2:$A$4", "=SUM(Sales!E2:E4)"),
        ("row", 2, "A1:E4", "C1:C4", "A2:E4", "Sales!$A$2:$A$4", "=SUM(Sales!E2:E4)"),
        ("column", 1, "A1:D5", "B1:B5", "A2:D5", "#REF!", "=SUM(Sales!D2:D5)"),
        ("column", 5, "A1:D5", "C1:C5", "A2:D5", "Sales!$A$2:$A$5", "=SUM(#REF!)"),
    ],
)
def test_all_that_lies_on_a_table_keeps_what_is_left_at_its_edges(
    db: Db, cast: Cast, axis: Axis, at: int, filter: str, chart: str, protection: str, choices: str, total: str
) -> None:
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    actions.add_chart(db, cast.sales, "B1:C5")
    actions.protect(db, cast.sales, areas="A2:E5")
    actions.set_banding(db, cast.sales, "A1:E5", BandColors("#FFFFFF", "#F1F5F9"))
    actions.set_validation(db, cast.summary, "A5:A9", Allowed("range", source="Sales!A2:A5"))
    actions.delete_lines(db, cast.sales, axis, at)
    banding, place = db.query(Banding).one(), db.query(Filter).one()
    assert str(Area(place.top, place.left, place.bottom, place.right)) == filter
    assert str(Area(banding.top, banding.left, banding.bottom, banding.right)) == filter
    assert db.query(ChartSeries).one().values == chart
    assert area_lists.name(area_lists.load(db.query(Protection).one().areas)) == protection
    assert db.query(Validation).one().source == choices
    assert formula(db, cast.summary, "B1") == total
