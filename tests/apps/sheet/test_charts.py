"""Charts show cells and follow them: through edits, rows that come and go, sheets that are copied or deleted."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions, attached
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Chart, ChartSeries, Sheet

from ..conftest import As
from .cast import Cast


def told(db: Db, sheet: int) -> list[dict[str, object]]:
    """What the page is told of the charts of a sheet."""
    found: list[dict[str, object]] = attached.data(db, db.get_one(Sheet, sheet))["charts"]
    return found


def areas(db: Db) -> list[str]:
    db.expire_all()
    return [series.values for series in db.query(ChartSeries).order_by(ChartSeries.position)]


def test_a_chart_finds_names_in_the_first_row_and_column(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    chart = db.query(Chart).one()
    assert (chart.kind, chart.has_header, chart.labels) == ("column", True, "B1:B5")
    assert areas(db) == ["C1:C5"]
    (page,) = told(db, cast.sales)
    assert page["source"] == "B1:C5"
    assert page["table"] == {"labels": ["Jan", "Jan", "Feb", "Feb"], "rows": [["12"], ["7"], ["20"], ["3"]]}


def test_a_chart_takes_columns_from_apart_and_from_another_sheet(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.summary, "Sales!B1:B5, Sales!E1:E5", kind="line")
    assert areas(db) == ["E1:E5"]
    (page,) = told(db, cast.summary)
    assert page["source"] == "Sales!B1:B5, Sales!E1:E5"
    assert page["series"] == [{"position": 1, "name": "Amount", "color": "#4453C6", "shape": "column"}]


def test_a_chart_follows_the_values(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    before = told(db, cast.sales)[0]["svg"]
    actions.set_cells(db, cast.sales, {(2, 3): "500"})
    after = told(db, cast.sales)[0]["svg"]
    assert before != after
    assert ">500<" in str(after)
    actions.undo(db, cast.workbook)
    assert told(db, cast.sales)[0]["svg"] == before


def test_hidden_rows_are_left_out(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    actions.hide_lines(db, cast.sales, "row", 3, 1)
    assert told(db, cast.sales)[0]["table"] == {"labels": ["Jan", "Feb", "Feb"], "rows": [["12"], ["20"], ["3"]]}


def test_rows_and_columns_that_come_and_go_move_its_cells(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5", row=8, column=2)
    actions.insert_lines(db, cast.sales, "row", 3, 2)
    actions.insert_lines(db, cast.sales, "column", 1)
    chart = db.query(Chart).one()
    assert (chart.labels, areas(db), chart.row, chart.column) == ("C1:C7", ["D1:D7"], 10, 3)
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    chart = db.query(Chart).one()
    assert (chart.labels, areas(db), chart.row, chart.column) == ("B1:B5", ["C1:C5"], 8, 2)


def test_a_chart_whose_cells_went_says_so_and_undo_brings_them_back(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5", row=8, column=8)
    actions.delete_lines(db, cast.sales, "column", 2, 2)
    page = told(db, cast.sales)[0]
    assert (page["svg"], page["series"], page["source"]) == (None, [], "")
    actions.undo(db, cast.workbook)
    assert told(db, cast.sales)[0]["source"] == "B1:C5"


def test_cells_that_are_cut_take_the_chart_along(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    actions.paste(db, cast.sales, parse_area("A1:E5"), cast.sales, parse_area("B11"), cut=True)
    assert (db.query(Chart).one().labels, areas(db)) == ("C11:C15", ["D11:D15"])


def test_a_duplicated_sheet_has_its_own_chart(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    actions.duplicate_sheet(db, cast.sales)
    first, second = db.query(Chart).order_by(Chart.id)
    assert first.source_id == cast.sales
    assert second.source_id == second.sheet_id != cast.sales
    assert told(db, second.sheet_id)[0]["svg"] == told(db, cast.sales)[0]["svg"]
    actions.undo(db, cast.workbook)
    assert db.query(Chart).count() == 1


def test_a_copied_workbook_has_its_own_charts(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.summary, "Sales!B1:C5")
    copy = actions.copy_workbook(db, cast.workbook)
    chart = db.query(Chart).order_by(Chart.id.desc()).first()
    assert chart is not None
    assert chart.source_id is not None
    assert chart.sheet_id // 1024 == chart.source_id // 1024 == copy.id


def test_deleting_the_source_leaves_an_empty_chart_and_goes_both_ways(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.summary, "Sales!B1:C5")
    actions.delete_sheet(db, cast.sales)
    assert told(db, cast.summary)[0]["svg"] is None
    db.commit()
    actions.undo(db, cast.workbook)
    db.commit()
    assert told(db, cast.summary)[0]["source"] == "Sales!B1:C5"
    actions.redo(db, cast.workbook)
    db.commit()
    assert told(db, cast.summary)[0]["source"] == ""


def test_deleting_its_sheet_deletes_a_chart(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.summary, "Sales!B1:C5")
    actions.delete_sheet(db, cast.summary)
    assert (db.query(Chart).count(), db.query(ChartSeries).count()) == (0, 0)
    actions.undo(db, cast.workbook)
    assert (db.query(Chart).count(), areas(db)) == (1, ["C1:C5"])


def test_a_chart_is_edited(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:D5")
    id = db.query(Chart).one().id
    actions.edit_chart(db, id, {"kind": "combo", "title": " Units ", "x_title": "Month", "legend": "right"})
    actions.edit_series(db, id, 1, color="#16A34A", shape="line")
    chart = db.get_one(Chart, id)
    assert (chart.kind, chart.title, chart.x_title, chart.legend) == ("combo", "Units", "Month", "right")
    series = db.query(ChartSeries).order_by(ChartSeries.position).first()
    assert series is not None
    assert (series.color, series.shape) == ("#16A34A", "line")
    actions.edit_chart(db, id, {"has_labels": False, "has_header": False})
    assert areas(db) == ["B1:B5", "C1:C5", "D1:D5"]
    actions.remove_series(db, id, 1)
    assert areas(db) == ["C1:C5", "D1:D5"]
    actions.edit_chart(db, id, {"source": "A1:A5,E1:E5"})
    assert areas(db) == ["E1:E5"]
    actions.place_chart(db, id, row=9, column=2, down=3, across=4, width=400, height=300)
    actions.delete_chart(db, id)
    for _ in range(7):
        actions.undo(db, cast.workbook)
    assert (db.query(Chart).one().kind, areas(db)) == ("column", ["C1:C5", "D1:D5"])


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "Type the range"),
        ("nonsense", "is not a range"),
        ("Nowhere!A1:B2", "There is no sheet called Nowhere"),
        ("Sales!A1:A5, Summary!B1:B5", "must be on one sheet"),
        ("A1:Z5", "at most 12 series"),
        ("A1:B4000", "at most 1,000 rows"),
    ],
)
def test_a_range_that_cannot_be_drawn_is_refused(db: Db, cast: Cast, source: str, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        actions.add_chart(db, cast.sales, source)


def test_what_a_chart_cannot_be_is_refused(db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    id = db.query(Chart).one().id
    db.commit()
    with pytest.raises(Invalid, match="not a kind of chart"):
        actions.edit_chart(db, id, {"kind": "doughnut"})
    with pytest.raises(Invalid, match="wide and"):
        actions.place_chart(db, id, row=1, column=1, down=0, across=0, width=20, height=300)
    with pytest.raises(Blocked, match="at least one series"):
        actions.remove_series(db, id, 1)
    with pytest.raises(NotFound):
        actions.delete_chart(db, id + 1)


def test_who_may_only_look_or_comment_changes_no_chart(db: Db, cast: Cast, seat: As) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    id = db.query(Chart).one().id
    db.commit()
    for person in (cast.vic, cast.cora):
        with pytest.raises(Forbidden):
            actions.delete_chart(seat(person), id)
        assert len(told(seat(person), cast.sales)) == 1
    with pytest.raises(NotFound):
        actions.edit_chart(seat(cast.nina), id, {"title": "Mine"})


@pytest.mark.parametrize("kind", ["stacked column", "bar", "stacked bar", "line", "area", "pie", "scatter", "combo"])
def test_every_kind_is_drawn_the_same_each_time(db: Db, cast: Cast, kind: str) -> None:
    actions.add_chart(db, cast.sales, "B1:E5", kind=kind)
    actions.edit_chart(db, db.query(Chart).one().id, {"title": "<b> & more", "shows_values": True, "y_title": "Units"})
    svg = str(told(db, cast.sales)[0]["svg"])
    assert svg == told(db, cast.sales)[0]["svg"]
    assert "&lt;b&gt; &amp; more" in svg
    assert "style=" not in svg
