"""Charts into a file: each series with its name, its labels and its values as references."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ..engine import Area, area_lists, parse_area
from ..engine.refs import quoted
from ..models import Chart, ChartSeries, Sheet
from .book import Book

_TYPES = {
    "column": ("column", None), "stacked column": ("column", "stacked"), "bar": ("bar", None),
    "stacked bar": ("bar", "stacked"), "line": ("line", None), "area": ("area", None), "pie": ("pie", None),
    "scatter": ("scatter", None),
}  # fmt: skip


def write(book: Book, sheet: Sheet, page: Any) -> None:
    for chart in book.db.scalars(select(Chart).where(Chart.sheet_id == sheet.id).order_by(Chart.id)):
        series = book.db.scalars(
            select(ChartSeries).where(ChartSeries.chart_id == chart.id).order_by(ChartSeries.position)
        ).all()
        # One that shows nothing any more cannot be in a file.
        if not series or chart.source_id not in book.names:
            continue
        made = _made(book, chart, list(series))
        made.set_size({"width": chart.width, "height": chart.height})
        place = {"x_offset": chart.across, "y_offset": chart.down, "object_position": 2}
        page.insert_chart(chart.row - 1, chart.column - 1, made, place)


def _made(book: Book, chart: Chart, series: list[ChartSeries]) -> Any:
    lines: list[ChartSeries] = []
    kind: str = chart.kind
    if kind == "combo":
        columns, lines = ([one for one in series if one.shape == shape] for shape in ("column", "line"))
        kind, series, lines = ("column", columns, lines) if columns else ("line", lines, [])
    type, subtype = _TYPES[kind]
    if kind == "scatter" and not chart.labels:
        # Files scatter over labels alone; without them it is a line that is not drawn.
        type = "line"
    made = book.file.add_chart({"type": type, **({"subtype": subtype} if subtype else {})})
    _add_series(book, chart, made, type, series)
    if lines:
        beside = book.file.add_chart({"type": "line"})
        _add_series(book, chart, beside, "line", lines)
        made.combine(beside)
    made.set_title({"name": chart.title} if chart.title else {"none": True})
    made.set_legend({"none": True} if chart.legend == "none" else {"position": chart.legend})
    if kind != "pie":
        for axis, title in (("x", chart.x_title), ("y", chart.y_title)):
            if title:
                getattr(made, f"set_{axis}_axis")({"name": title})
    return made


def _add_series(book: Book, chart: Chart, made: Any, type: str, series: list[ChartSeries]) -> None:
    assert chart.source_id is not None
    home = quoted(book.names[chart.source_id])
    for one in series:
        area = parse_area(one.values)
        options: dict[str, Any] = {"values": _reference(home, _below(area, chart))}
        if chart.has_header:
            options["name"] = _reference(home, Area(area.top, area.left, area.top, area.left))
        if chart.labels:
            options["categories"] = _reference(home, _below(parse_area(chart.labels), chart))
        if type in ("line", "area"):
            options["line"] = {"color": one.color}
        if chart.kind == "scatter":
            options |= {"line": {"none": True}} if type == "line" else {}
            options["marker"] = {"type": "circle", "fill": {"color": one.color}, "border": {"color": one.color}}
        elif type != "line":
            # Slices have colors of their own.
            options |= {"fill": {"color": one.color}} if type != "pie" else {}
        if chart.shows_values:
            options["data_labels"] = {"value": True}
        made.add_series(options)


def _below(area: Area, chart: Chart) -> Area:
    return Area(area.top + chart.has_header, area.left, area.bottom, area.right) if area.height > 1 else area


def _reference(home: str, area: Area) -> str:
    return f"={home}!{area_lists.fixed(area)}"
