"""What goes out as an xlsx file comes back as it was: cells, looks, and all that hangs on them."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import openpyxl
import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.actions import Allowed, FormatRule
from deskgym.apps.sheet.actions.bandings import BandColors
from deskgym.apps.sheet.actions.operations import MOST_CELLS
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.models import (
    Cell,
    CellLink,
    CellLook,
    Chart,
    ChartSeries,
    Column,
    Comment,
    DefinedName,
    Filter,
    FilterCriterion,
    LineGroup,
    Merge,
    Protection,
    Row,
    Sheet,
    Validation,
    Workbook,
)
from deskgym.apps.sheet.xlsx import budgets

from ..cast import Cast
from ..looking import check_mirror

_TYPED = {
    (1, 8): "Day", (2, 8): "3/14/2026", (3, 8): "3/16/2026 10:30", (4, 8): "12.5%", (5, 8): "$1,234.50",
    (7, 1): "TRUE", (7, 2): "'00123", (7, 3): "#N/A", (7, 4): '=IF(C2>10,"yes ""it"" is","no")', (7, 5): "=1/0",
    (8, 1): "=SORT(C2:C5,1,-1)", (8, 2): '=AVERAGE(IF(A2:A5="East",C2:C5))', (8, 3): "=TODAY()",
    (8, 4): "=LET(x,2,y,x*3,x+y)", (8, 5): '=XLOOKUP("West",A2:A5,C2:C5)', (8, 6): '=UNIQUE(FILTER(A2:A5,C2:C5>5))',
    (13, 1): "'=not a formula", (13, 2): "a\nb", (13, 3): "=Total_units*2", (13, 4): "=Summary!B1",
}  # fmt: skip


@pytest.fixture
def full(db: Db, cast: Cast) -> Workbook:
    """The sheet Sales with one of everything."""
    id = cast.sales
    actions.define_name(db, id, "Total_units", "C2:C5")
    actions.set_cells(db, id, _TYPED)
    actions.format_cells(db, id, [Area(1, 1, 1, 5)], {"b": 1, "g": "#E2E8F0", "h": "center", "c": "#DC2626"})
    actions.format_cells(db, id, [Area(2, 4, 5, 5)], {"f": "$#,##0.00;($#,##0.00)", "i": 1, "u": 1, "s": 1, "z": 14})
    actions.format_cells(db, id, [Area(20, 1, 20, 3)], {"w": 1, "v": "center", "n": "Lora"})
    for column, degrees in enumerate((45, -30, 90, 255), start=1):
        actions.format_cells(db, id, [Area(24, column, 24, column)], {"r": degrees})
    actions.set_borders(db, id, Area(2, 1, 5, 5), "all")
    actions.merge_cells(db, id, Area(22, 1, 23, 3))
    actions.resize_lines(db, id, "column", 2, 1, 190)
    actions.resize_lines(db, id, "row", 3, 1, 41)
    actions.hide_lines(db, id, "row", 15, 2)
    actions.hide_lines(db, id, "column", 7, 1)
    actions.freeze(db, id, 1, 2)
    actions.color_sheet(db, id, "#2563EB")
    actions.set_validation(db, id, "A2:A5", Allowed("list", choices=("East", "West", "North"), help="A region"))
    actions.set_validation(db, id, "B2:B5, B9", Allowed("range", source="Summary!A1:A3", is_strict=False))
    actions.set_validation(db, id, "C2:C5", Allowed("number", operator="between", first="1", second="100"))
    actions.set_validation(db, id, "H2:H3", Allowed("date", operator="at least", first="2026-01-01"))
    actions.set_validation(db, id, "D2:D5", Allowed("custom", first="=D2<10"))
    actions.set_validation(db, id, "J2:J5", Allowed("text", operator="contains", first='a"b'))
    actions.set_validation(db, id, "K2:K5", Allowed("text", operator="email"))
    actions.set_validation(db, id, "L2:L5", Allowed("checkbox"))
    red = {"g": "#FECACA", "b": 1}
    for areas, rule in (
        ("C2:C5", FormatRule("greater", first="10", style=red)),
        ("C2:C5, E2:E5", FormatRule("between", first="3", second="=C$3", style={"c": "#16A34A"})),
        ("A2:A5", FormatRule("contains", first="as", style=red)),
        ("A2:A5", FormatRule("text is", first="West", style={"i": 1})),
        ("A2:A5", FormatRule("duplicate", style=red)),
        ("H2:H3", FormatRule("date before", first="2026-03-15", style=red)),
        ("H2:H3", FormatRule("date is", first="past week", style={"u": 1})),
        ("B2:B5", FormatRule("formula", first='=$A2="East"', style=red)),
        ("B2:B5", FormatRule("empty", style=red)),
    ):
        actions.set_format_rule(db, id, areas, rule)
    scale = (
        {"at": "min", "color": "#FFFFFF"},
        {"at": "percentile", "value": "50", "color": "#FEF08A"},
        {"at": "max", "color": "#16A34A"},
    )
    actions.set_format_rule(db, id, "E2:E5", FormatRule("scale", points=scale))
    actions.set_format_rule(db, id, "C2:C5", FormatRule("bar", points=({"at": "max", "color": "#2563EB"},)))
    actions.create_filter(db, id, Area(1, 1, 5, 5))
    actions.set_criterion(db, id, 1, hidden_values=["North"])
    actions.set_criterion(db, id, 3, operator="at least", operand="5")
    actions.group_lines(db, id, "row", 30, 6)
    actions.group_lines(db, id, "row", 32, 2)
    actions.group_lines(db, id, "column", 12, 3)
    actions.set_link(db, id, 1, 1, url="https://example.com/?a=1&b=2")
    actions.set_link(db, id, 2, 3, target="Summary!A1:B2")
    actions.set_link(db, id, 2, 5, url="ann@example.com")
    actions.add_comment(db, id, 2, 3, "Is this right?\n\nI wonder.")
    _draw(db, cast)
    actions.protect(db, id, exceptions="C2:C5, H2")
    actions.protect(db, cast.summary, areas="A1:B1")
    actions.hide_lines(db, cast.summary, "row", 4, 1)
    book = db.get_one(Workbook, cast.workbook)
    hidden = actions.new_sheet_id(actions.add_sheet(db, book.id, "Hid den's"), {cast.sales, cast.summary})
    actions.hide_sheet(db, hidden)
    return book


def _draw(db: Db, cast: Cast) -> None:
    for number, kind in enumerate(("column", "stacked bar", "line", "area", "pie", "scatter", "combo", "scatter")):
        source = "C1:E5" if kind == "scatter" else "B1:C5" if kind == "pie" else "B1:B5, C1:C5, E1:E5"
        actions.add_chart(db, cast.sales, source, kind=kind, row=25 + number, column=2)
        chart = db.query(Chart).order_by(Chart.id.desc()).first()
        assert chart is not None
        titles = {} if kind == "pie" else {"x_title": "Along", "y_title": "Up"}
        if number == 7:
            actions.edit_chart(db, chart.id, {"has_labels": True})
        legend = ("top", "none", "left", "bottom")[number % 4]
        changes: dict[str, Any] = {"title": f"A {kind}", "legend": legend, "shows_values": kind == "column", **titles}
        actions.edit_chart(db, chart.id, changes)
    actions.add_chart(db, cast.summary, "Sales!B1:C5")


def told(db: Db, workbook_id: int) -> dict[str, list[Any]]:
    """All that the tables say of a workbook, by table, without ids."""
    sheets = db.query(Sheet).filter_by(workbook_id=workbook_id).order_by(Sheet.position).all()
    places = {sheet.id: sheet.name for sheet in sheets}
    found: dict[str, list[Any]] = {}
    for model in (
        Cell,
        Row,
        Column,
        Merge,
        Filter,
        FilterCriterion,
        Validation,
        CellLook,
        Protection,
        Chart,
        ChartSeries,
        CellLink,
        LineGroup,
    ):
        table = model.__table__
        skipped = {"id", "chart_id"}
        rows = db.execute(table.select().where(table.c.sheet_id.in_(places)).order_by(*table.primary_key)).mappings()
        found[model.__tablename__] = [
            {name: places.get(value, value) if name in ("sheet_id", "source_id", "target_id") else value
             for name, value in row.items() if name not in skipped}
            for row in rows
        ]  # fmt: skip
    found["names"] = [(n.name, n.refers_to) for n in db.query(DefinedName).filter_by(workbook_id=workbook_id)]
    found["sheets"] = [(s.name, s.color, s.is_hidden, s.frozen_rows, s.frozen_columns) for s in sheets]
    notes = db.query(Comment).filter(Comment.sheet_id.in_(places)).order_by(Comment.id)
    found["comments"] = [(places[note.sheet_id], note.row, note.column, note.body) for note in notes]
    return found


def brought_back(db: Db, data: bytes) -> Workbook:
    upload = actions.add_upload(db, filename="back.xlsx", data=data)
    return actions.import_workbook(db, upload.id)


def test_a_workbook_comes_back_as_it_went(db: Db, full: Workbook) -> None:
    before = told(db, full.id)
    copy = brought_back(db, xlsx.write(db, full))
    after = told(db, copy.id)
    assert [name for name in before if after[name] != before[name]] == []
    check_mirror(db, copy.id)


def test_the_same_workbook_gives_the_same_bytes(db: Db, full: Workbook) -> None:
    data = xlsx.write(db, full)
    assert xlsx.write(db, full) == data
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert f"{db.now:%Y-%m-%dT%H:%M:%SZ}".encode() in archive.read("docProps/core.xml")


def test_as_many_cells_come_in_as_a_workbook_holds() -> None:
    assert budgets.MOST_CELLS == MOST_CELLS
    assert dict(budgets._MOST)["c"][0] == MOST_CELLS


def test_another_program_reads_it(db: Db, full: Workbook) -> None:
    data = xlsx.write(db, full)
    formulas, values = (openpyxl.load_workbook(io.BytesIO(data), data_only=only)["Sales"] for only in (False, True))
    assert formulas["E2"].value == "=C2*D2"
    assert values["E2"].value == 54
    assert formulas["B8"].value.text == '=AVERAGE(IF(A2:A5="East",C2:C5))'
    assert values["B8"].value == 16
    assert formulas["D8"].value.replace("_xlfn.", "") == "=LET(_xlpm.x,2,_xlpm.y,_xlpm.x*3,_xlpm.x+_xlpm.y)"
    assert formulas["A13"].data_type == "s"
    assert [len(formulas._charts), formulas.auto_filter.ref, formulas.freeze_panes] == [8, "A1:E5", "C2"]
    assert formulas.protection.sheet


def test_what_a_file_cannot_hold_is_told(db: Db, full: Workbook, cast: Cast) -> None:
    lost = xlsx.losses(db, full)
    assert lost == []
    actions.set_validation(db, cast.summary, "D1:D5", Allowed("list", choices=("a, b", "c")))
    thread = actions.add_comment(db, cast.summary, 1, 1, "Please look", assignee_id=cast.eddie)
    actions.resolve(db, thread.id)
    actions.protect(db, cast.summary, areas="F1:F9", editors=[cast.eddie])
    actions.set_cells(db, cast.summary, {(20, 1): '=SPLIT("a b"," ")', (21, 1): '="SPLIT("'})
    actions.set_banding(db, cast.summary, "A1:B4", BandColors("#FFFFFF", "#F8FAFC"))
    lost = xlsx.losses(db, full)
    assert [line.partition(":")[0] for line in lost] == [
        "1 resolved comment", "1 protection", "1 dropdown", "1 formula", "1 area with alternating colors",
    ]  # fmt: skip


def test_comments_of_others_come_back_with_their_names(db: Db, full: Workbook, cast: Cast, seat: Any) -> None:
    data = xlsx.write(db, full)
    nina = seat(cast.nina)
    copy = brought_back(nina, data)
    note = nina.query(Comment).join(Sheet, Sheet.id == Comment.sheet_id).filter(Sheet.workbook_id == copy.id).one()
    assert note.author_id == cast.nina
    assert note.body.startswith("Olga Marsh:\nIs this right?")
