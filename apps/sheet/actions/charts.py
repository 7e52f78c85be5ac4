"""Charts: put on a sheet, changed, moved about, taken off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ...platform.charting import KINDS, LEGENDS, PALETTE, SHAPES
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_NAME
from ..engine import Area, Engine, parse_area, styles
from ..engine.entry import is_date_format
from ..engine.refs import unquoted
from ..models import Chart, ChartSeries, Sheet, series_id
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation

MOST_CHARTS, MOST_SERIES, MOST_POINTS = 20, 12, 1000
_WIDTHS, _HEIGHTS = (200, 1600), (140, 1000)
_AREA = re.compile(r"(?P<sheet>(?:'(?:[^']|'')+'|[^'!,]+)!)?(?P<area>[^'!,]+)")
_TEXTS = {"title": "title", "x_title": "horizontal axis title", "y_title": "vertical axis title"}


@dataclass(frozen=True)
class _Source:
    """What a chart shows: on which sheet, with the names in which cells."""

    sheet: Sheet
    areas: tuple[Area, ...]  # one for each column
    has_header: bool
    has_labels: bool
    dated: bool


def add_chart(
    db: Db, sheet_id: int, source: str, *, kind: str | None = None, row: int | None = None, column: int | None = None,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Put a chart of the range `source` beside it, or at a cell; what its first row and column hold decides on names.

    Raises Invalid for a range that cannot be drawn, Blocked when the sheet has all the charts it can have.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    if kind is not None and kind not in KINDS:
        raise Invalid(kind=f"{kind!r} is not a kind of chart. Choose one of {', '.join(KINDS)}.")
    if db.query(Chart).filter_by(sheet_id=sheet_id).count() >= MOST_CHARTS:
        raise Blocked(f"A sheet holds at most {MOST_CHARTS} charts. Delete one first.")
    with operation(db, workbook, "chart", "Inserting a chart", revision) as work:
        found = _read(db, work.engine, sheet, source)
        beside = found.areas[-1]
        there = beside if found.sheet.id == sheet_id else Area(1, 1, 1, 1)
        chart = Chart(
            sheet_id=sheet_id, source_id=found.sheet.id, kind=kind or ("line" if found.dated else "column"),
            title="", x_title="", y_title="", legend="bottom", has_header=found.has_header, shows_values=False,
            labels=None, row=row or there.top, column=column or min(there.right + 1, LAST_COLUMN), down=8, across=16,
            width=520, height=320,
        )  # fmt: skip
        check_area(Area(chart.row, chart.column, chart.row, chart.column))
        db.add(chart)
        db.flush()
        _show(db, chart, found)
    return work


def edit_chart(db: Db, chart_id: int, changes: dict[str, Any], *, revision: int | None = None) -> Work:
    """Change what a chart shows and says: kind, texts, legend, source, has_header, has_labels, shows_values."""
    chart, sheet = visible_chart(db, chart_id)
    unknown = sorted(changes.keys() - {"kind", "legend", "source", "has_header", "has_labels", "shows_values", *_TEXTS})
    if unknown or not changes:
        raise Invalid({"": f"A chart has no {unknown[0]!r}." if unknown else "There is nothing to change."})
    if (kind := changes.get("kind", chart.kind)) not in KINDS:
        raise Invalid(kind=f"{kind!r} is not a kind of chart. Choose one of {', '.join(KINDS)}.")
    if (legend := changes.get("legend", chart.legend)) not in LEGENDS:
        raise Invalid(legend=f"A legend goes at the {', '.join(LEGENDS[:-1])}, or there is none.")
    texts = {name: _text(name, changes[name]) for name in _TEXTS if name in changes}
    with operation(db, sheet.workbook, "chart", "Changing a chart", revision) as work:
        if "source" in changes:
            _show(db, chart, _read(db, work.engine, sheet, str(changes["source"])))
        if "has_labels" in changes and bool(changes["has_labels"]) != (chart.labels is not None):
            _relabel(db, chart, bool(changes["has_labels"]))
        chart.kind, chart.legend = kind, legend
        chart.has_header = bool(changes.get("has_header", chart.has_header))
        chart.shows_values = bool(changes.get("shows_values", chart.shows_values))
        for name, text in texts.items():
            setattr(chart, name, text)
        db.flush()
    return work


def edit_series(
    db: Db, chart_id: int, position: int, *, color: str | None = None, shape: str | None = None,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Color a series of a chart, or say how a combo chart draws it."""
    chart, sheet = visible_chart(db, chart_id)
    series = _one(db, chart, position)
    if color is not None and color.upper() not in PALETTE:
        raise Invalid(color="Choose one of the colors of charts.")
    if shape is not None and shape not in SHAPES:
        raise Invalid(shape="A series of a combo chart is drawn as column or as line.")
    with operation(db, sheet.workbook, "chart", "Changing a series of a chart", revision) as work:
        series.color, series.shape = (color or series.color).upper(), shape or series.shape
        db.flush()
    return work


def remove_series(db: Db, chart_id: int, position: int, *, revision: int | None = None) -> Work:
    """Take a series off a chart. The last one stays."""
    chart, sheet = visible_chart(db, chart_id)
    series = _one(db, chart, position)
    if len(_all(db, chart)) == 1:
        raise Blocked("A chart keeps at least one series. Delete the chart instead.")
    with operation(db, sheet.workbook, "chart", "Removing a series of a chart", revision) as work:
        _write(db, chart, [(one.values, one.color, one.shape) for one in _all(db, chart) if one is not series])
    return work


def place_chart(
    db: Db, chart_id: int, *, row: int, column: int, down: int, across: int, width: int, height: int,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Let a chart float elsewhere: so many pixels from the corner of a cell, and so large."""
    chart, sheet = visible_chart(db, chart_id)
    check_area(Area(row, column, row, column))
    if not (0 <= down <= 400 and 0 <= across <= 800):
        raise Invalid({"": "A chart floats within the cell that it is placed at."})
    if not (_WIDTHS[0] <= width <= _WIDTHS[1] and _HEIGHTS[0] <= height <= _HEIGHTS[1]):
        raise Invalid(
            {"": f"A chart is {_WIDTHS[0]} to {_WIDTHS[1]} pixels wide and {_HEIGHTS[0]} to {_HEIGHTS[1]} high."}
        )
    with operation(db, sheet.workbook, "chart", "Moving a chart", revision) as work:
        chart.row, chart.column, chart.down, chart.across = row, column, down, across
        chart.width, chart.height = width, height
        db.flush()
    return work


def delete_chart(db: Db, chart_id: int, *, revision: int | None = None) -> Work:
    chart, sheet = visible_chart(db, chart_id)
    with operation(db, sheet.workbook, "chart", "Deleting a chart", revision) as work:
        for series in _all(db, chart):
            db.delete(series)
        db.flush()
        db.delete(chart)
        db.flush()
    return work


def visible_chart(db: Db, chart_id: int) -> tuple[Chart, Sheet]:
    """A chart that the acting person may edit, with its sheet. Raises NotFound, Forbidden."""
    chart = db.get(Chart, chart_id)
    if chart is None:
        raise NotFound("There is no such chart. It may have been deleted.")
    sheet, _ = on_sheet(db, chart.sheet_id)
    return chart, sheet


def _all(db: Db, chart: Chart) -> Sequence[ChartSeries]:
    return db.scalars(select(ChartSeries).where(ChartSeries.chart_id == chart.id).order_by(ChartSeries.position)).all()


def _one(db: Db, chart: Chart, position: int) -> ChartSeries:
    found = next((series for series in _all(db, chart) if series.position == position), None)
    if found is None:
        raise NotFound("This chart has no such series.")
    return found


def _text(name: str, value: Any) -> str:
    text = " ".join(str(value or "").split())
    if len(text) > LONGEST_NAME:
        raise Invalid({name: f"A {_TEXTS[name]} has at most {LONGEST_NAME} characters."})
    return text


def _read(db: Db, engine: Engine, home: Sheet, text: str) -> _Source:
    """The range that somebody typed: "A1:C13", or parts of one sheet with commas between."""
    parts = [match for match in _AREA.finditer(text) if match["area"].strip()]
    if not parts:
        raise Invalid(source="Type the range to show, such as A1:C13.")
    sheet = home
    names = [unquoted(part["sheet"].strip()) for part in parts if part["sheet"]]
    if names:
        if len({name.casefold() for name in names}) > 1 or len(names) not in (1, len(parts)):
            raise Invalid(source="All parts of the range must be on one sheet.")
        key = next((info.key for info in engine.sheets() if info.name.casefold() == names[0].casefold()), None)
        found = db.get(Sheet, home.id - home.key + key) if key is not None else None
        if found is None:
            raise Invalid(source=f"There is no sheet called {names[0]}.")
        sheet = found
    areas = [_area(engine, sheet, part["area"]) for part in parts]
    columns = [
        Area(area.top, column, area.bottom, column) for area in areas for column in range(area.left, area.right + 1)
    ]
    height = max(area.height for area in columns)
    if len(columns) > MOST_SERIES + 1:
        raise Invalid(source=f"A chart shows at most {MOST_SERIES} series; {text} has {len(columns)} columns.")
    if height > MOST_POINTS:
        raise Invalid(source=f"A chart shows at most {MOST_POINTS:,} rows; {text} has {height:,}.")
    return _named(engine, sheet, columns)


def _area(engine: Engine, sheet: Sheet, text: str) -> Area:
    try:
        area = parse_area(text)
    except ValueError:
        raise Invalid(source=f"{text.strip()} is not a range. Type one such as A1:C13.") from None
    if area.bottom > LAST_ROW or area.right > LAST_COLUMN:
        # Whole rows and columns end where the sheet's use ends.
        used = engine.used(sheet.key, area)
        bottom, right = max((row for row, _ in used), default=area.top), max((c for _, c in used), default=area.left)
        area = Area(area.top, area.left, min(area.bottom, bottom), min(area.right, right))
    check_area(area)
    return area


def _named(engine: Engine, sheet: Sheet, columns: list[Area]) -> _Source:
    """Tell names from values: texts above numbers, and texts or dates beside them."""

    def kind(row: int, column: int) -> str:
        reading = engine.reading(sheet.key, row, column)
        if reading is None:
            return "empty"
        if reading.kind != "number":
            return reading.kind
        return "date" if is_date_format(str(styles.load(reading.style).get("f", "general"))) else "number"

    first, rest = columns[0], columns[1:]
    heads = [kind(area.top, area.left) for area in (rest or columns)]
    deep = first.height > 1
    has_header = deep and "text" in heads and all(head in ("text", "empty") for head in heads)
    below = [kind(row, first.left) for row in range(first.top + has_header, first.bottom + 1)]
    corner = kind(first.top, first.left)
    has_labels = bool(rest) and ("text" in below or "date" in below or (has_header and corner == "empty"))
    return _Source(sheet, tuple(columns), has_header, has_labels, "date" in below)


def _show(db: Db, chart: Chart, source: _Source) -> None:
    """Give a chart its areas; series that stay in their places keep their looks."""
    looks = {series.position: (series.color, series.shape) for series in _all(db, chart)}
    chart.source_id, chart.has_header = source.sheet.id, source.has_header
    chart.labels = str(source.areas[0]) if source.has_labels else None
    areas = source.areas[1:] if source.has_labels else source.areas
    _write(db, chart, [(str(area), *looks.get(at, _look(at))) for at, area in enumerate(areas, start=1)])


def _look(position: int) -> tuple[str, str]:
    """The color of a new series, and its shape: in a combo chart the first are columns, the others lines."""
    return PALETTE[(position - 1) % len(PALETTE)], SHAPES[min(position - 1, 1)]


def _write(db: Db, chart: Chart, series: list[tuple[str, str, str]]) -> None:
    """Give a chart these series, each with its area, color and shape, in place of those it has."""
    for old in _all(db, chart):
        db.delete(old)
    db.flush()
    for at, (values, color, shape) in enumerate(series, start=1):
        db.add(
            ChartSeries(
                id=series_id(chart.id, at), chart_id=chart.id, sheet_id=chart.sheet_id, position=at, values=values,
                color=color, shape=shape,
            )
        )  # fmt: skip
    db.flush()


def _relabel(db: Db, chart: Chart, has_labels: bool) -> None:
    """Make the first column the labels, or a series again."""
    series = list(_all(db, chart))
    areas = ([parse_area(chart.labels)] if chart.labels else []) + [parse_area(one.values) for one in series]
    if not areas or chart.source_id is None:
        raise Blocked("This chart shows no cells. Give it a range first.")
    if has_labels and len(areas) == 1:
        raise Blocked("The chart has only one column; its values cannot be their own labels.")
    sheet = db.get_one(Sheet, chart.source_id)
    _show(db, chart, _Source(sheet, tuple(areas), chart.has_header, has_labels, False))
