"""Charts follow the cells that they show and the cell that they float at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from sqlalchemy import and_, or_, select

from ...platform.charting import Plot, Series, draw
from ...platform.database import Db
from ..engine import Area, parse_area, styles
from ..engine.entry import is_date_format, money_sign
from ..engine.refs import quoted
from ..models import Cell, Chart, ChartSeries, Row, Sheet, series_id
from ..models import sheet_id as tables_id
from .kind import Attachment
from .pictures import floated

Cells = Mapping[tuple[int, int, int], Cell]
_COPIED = (
    "kind", "title", "x_title", "y_title", "legend", "has_header", "shows_values", "labels", "row", "column", "down",
    "across", "width", "height",
)  # fmt: skip


class Charts(Attachment):
    """The charts of a sheet with their series."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_chart": "id", "sheet_chart_series": "id"}
    follows_values: ClassVar[bool] = True

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {"charts": _told(db, sheet)}

    def forget(self, db: Db, sheet_id: int) -> None:
        for chart, series in _sourced(db, sheet_id):
            chart.source_id = chart.labels = None
            for one in series:
                db.delete(one)
        db.flush()
        db.query(ChartSeries).filter_by(sheet_id=sheet_id).delete()
        db.query(Chart).filter_by(sheet_id=sheet_id).delete()

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for chart in db.query(Chart).filter_by(sheet_id=sheet_id).order_by(Chart.id):
            chart.row, chart.column = floated(chart.row, chart.column, change)
        for chart, series in _sourced(db, sheet_id):
            chart.labels = _followed(chart.labels, change)
            for one in series:
                values = _followed(one.values, change)
                if values is None:
                    db.delete(one)
                else:
                    one.values = values
        db.flush()

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        for chart, series in _sourced(db, sheet_id):
            areas = [one.values for one in series] + ([chart.labels] if chart.labels else [])
            covered = [source.covers(parse_area(area)) for area in areas]
            # A chart shows one sheet: it goes to another with all of its cells or not at all.
            if to_sheet != sheet_id and not all(covered):
                continue

            def follow(area: Area) -> Area:
                return area.moved(rows, columns) if source.covers(area) else area

            chart.source_id, chart.labels = to_sheet, _followed(chart.labels, follow)
            for one in series:
                one.values = str(follow(parse_area(one.values)))
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        series = _series(db, ChartSeries.sheet_id == sheet_id)
        for chart in db.query(Chart).filter_by(sheet_id=sheet_id).order_by(Chart.id).all():
            source = chart.source_id
            if source == sheet_id:
                source = copy_id
            elif source is not None and copy_id // 1024 != sheet_id // 1024:
                source = tables_id(copy_id // 1024, source % 1024)
            copy = Chart(sheet_id=copy_id, source_id=source, **{name: getattr(chart, name) for name in _COPIED})
            db.add(copy)
            db.flush()
            for one in series.get(chart.id, []):
                db.add(
                    ChartSeries(
                        id=series_id(copy.id, one.position), chart_id=copy.id, sheet_id=copy_id,
                        position=one.position, values=one.values, color=one.color, shape=one.shape,
                    )
                )  # fmt: skip
        db.flush()


def _followed(area: str | None, change: Callable[[Area], Area | None]) -> str | None:
    new = change(parse_area(area)) if area is not None else None
    return str(new) if new is not None else None


def _sourced(db: Db, sheet_id: int) -> list[tuple[Chart, list[ChartSeries]]]:
    """The charts, wherever they float, that show cells of a sheet."""
    charts = db.query(Chart).filter_by(source_id=sheet_id).order_by(Chart.id).all()
    series = _series(db, ChartSeries.chart_id.in_([chart.id for chart in charts]))
    return [(chart, series.get(chart.id, [])) for chart in charts]


def _series(db: Db, where: Any) -> dict[int, list[ChartSeries]]:
    found: dict[int, list[ChartSeries]] = {}
    for one in db.scalars(select(ChartSeries).where(where).order_by(ChartSeries.chart_id, ChartSeries.position)):
        found.setdefault(one.chart_id, []).append(one)
    return found


def source_text(chart: Chart, series: Sequence[ChartSeries], source: Sheet | None) -> str:
    """The range of a chart as people type it: "A1:C13", or "Data!A1:A13, Data!C1:C13" from elsewhere."""
    if source is None:
        return ""
    areas = ([parse_area(chart.labels)] if chart.labels else []) + [parse_area(one.values) for one in series]
    joined: list[Area] = []
    for area in areas:
        last = joined[-1] if joined else None
        if last and (last.top, last.bottom, last.right + 1) == (area.top, area.bottom, area.left):
            joined[-1] = Area(last.top, last.left, area.bottom, area.right)
        else:
            joined.append(area)
    prefix = f"{quoted(source.name)}!" if source.id != chart.sheet_id else ""
    return ", ".join(f"{prefix}{area}" for area in joined)


def _told(db: Db, sheet: Sheet) -> list[dict[str, Any]]:
    charts = db.query(Chart).filter_by(sheet_id=sheet.id).order_by(Chart.id).all()
    if not charts:
        return []
    series = _series(db, ChartSeries.sheet_id == sheet.id)
    sources = {
        found.id: found
        for found in db.scalars(select(Sheet).where(Sheet.id.in_(sorted({c.source_id for c in charts if c.source_id}))))
    }
    cells, hidden = _cells(db, charts, series), _hidden_rows(db, sorted(sources))
    told = []
    for chart in charts:
        own = series.get(chart.id, [])
        plot = _plot(chart, own, cells, hidden)
        told.append(
            {
                **{name: getattr(chart, name) for name in ("id", *_COPIED)},
                "source": source_text(chart, own, sources.get(chart.source_id or 0)),
                "series": [
                    {"position": one.position, "name": drawn.name, "color": one.color, "shape": one.shape}
                    for one, drawn in zip(own, plot.series, strict=True)
                ],
                "table": {
                    "labels": list(plot.labels),
                    "rows": _shown(chart, own, cells, hidden),
                },
                "svg": draw(plot) if own else None,
            }
        )
    return told


def _cells(db: Db, charts: Sequence[Chart], series: Mapping[int, Sequence[ChartSeries]]) -> Cells:
    """All the cells that the charts show, in one question."""
    wanted = [
        and_(
            Cell.sheet_id == chart.source_id,
            Cell.row.between(area.top, area.bottom),
            Cell.column.between(area.left, area.right),
        )
        for chart in charts
        for area in _areas(chart, series.get(chart.id, []))
    ]
    if not wanted:
        return {}
    found = db.scalars(select(Cell).where(or_(*wanted)).execution_options(populate_existing=True))
    return {(cell.sheet_id, cell.row, cell.column): cell for cell in found}


def _areas(chart: Chart, series: Sequence[ChartSeries]) -> list[Area]:
    if chart.source_id is None:
        return []
    return [parse_area(text) for text in (*([chart.labels] if chart.labels else []), *(one.values for one in series))]


def _hidden_rows(db: Db, sheets: Sequence[int]) -> set[tuple[int, int]]:
    rows = db.execute(select(Row.sheet_id, Row.number).where(Row.sheet_id.in_(sheets), Row.is_hidden))
    return {(sheet, number) for sheet, number in rows}


def _lines(chart: Chart, series: Sequence[ChartSeries], hidden: set[tuple[int, int]]) -> list[int]:
    """How far below the tops of their areas the values stand that show: rows that are hidden are left out."""
    areas = _areas(chart, series)
    if not areas:
        return []
    first = 1 if chart.has_header else 0
    height, top = max(area.height for area in areas), areas[-1].top
    return [line for line in range(first, height) if (chart.source_id, top + line) not in hidden]


def _at(chart: Chart, area: Area, line: int, cells: Cells) -> Cell | None:
    row = area.top + line
    return cells.get((chart.source_id or 0, row, area.left)) if row <= area.bottom else None


def _plot(chart: Chart, series: Sequence[ChartSeries], cells: Cells, hidden: set[tuple[int, int]]) -> Plot:
    lines = _lines(chart, series, hidden)
    named = parse_area(chart.labels) if chart.labels and chart.source_id else None
    labels = [_at(chart, named, line, cells) if named else None for line in lines]
    drawn = []
    for one in series:
        area = parse_area(one.values)
        head = _at(chart, area, 0, cells) if chart.has_header else None
        values = [_at(chart, area, line, cells) for line in lines]
        drawn.append(
            Series(
                head.formatted if head is not None and head.formatted else f"Series {one.position}",
                one.color,
                one.shape,
                tuple(cell.number if cell is not None and cell.kind == "number" else None for cell in values),
            )
        )
    first = next((cell for one in series for line in lines if (cell := _at(chart, parse_area(one.values), line, cells))
                  and cell.kind == "number"), None)  # fmt: skip
    return Plot(
        chart.kind, chart.title, chart.x_title, chart.y_title, chart.legend,
        tuple(cell.formatted if cell is not None else "" for cell in labels) if named
        else tuple(str(at) for at in range(1, len(lines) + 1)),
        tuple(cell.number if cell is not None and cell.kind == "number" else None for cell in labels),
        tuple(drawn), chart.width, chart.height, chart.shows_values, _unit(first),
    )  # fmt: skip


def _unit(cell: Cell | None) -> str:
    if cell is None:
        return ""
    format = str(styles.load(cell.style).get("f", ""))
    return "" if is_date_format(format) else "%" if "%" in format else money_sign(format)


def _shown(chart: Chart, series: Sequence[ChartSeries], cells: Cells, hidden: set[tuple[int, int]]) -> list[list[str]]:
    """For each label what the cells of the series show: the chart in words."""
    areas = [parse_area(one.values) for one in series]
    rows = []
    for line in _lines(chart, series, hidden):
        found = [_at(chart, area, line, cells) for area in areas]
        rows.append([cell.formatted if cell is not None else "" for cell in found])
    return rows
