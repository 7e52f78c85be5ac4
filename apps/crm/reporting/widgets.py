"""What a dashboard's widgets show, each report asked but once."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from sqlalchemy import select

from ...platform.database import Db
from ..models import Dashboard, DashboardWidget, Report
from .access import visible
from .chart import Drawing, draw_chart, draw_gauge
from .definition import Definition, Measure
from .narrowing import Narrowing
from .result import Grouped, grouped
from .table import Table, tabular, with_groups

#: A column of the grid with its gap, and a row, in pixels at the reference size.
_COLUMN, _ROW, _GAP, _FRAME, _HEAD = 98, 150, 12, 28, 48
#: Lines of a table that a widget of one, two and three rows has room for.
_LINES = {1: 2, 2: 7, 3: 12}


@dataclass(frozen=True)
class Shown:
    """A widget with what it shows; `missing` where the person at the screen does not see its report."""

    widget: DashboardWidget
    definition: Definition | None = None
    url: str = ""
    measure: Measure | None = None
    drawing: Drawing | None = None
    figure: str = ""
    table: Table | None = None

    @property
    def missing(self) -> bool:
        return self.definition is None


def widgets_of(db: Db, dashboard: Dashboard, narrowing: Narrowing) -> list[Shown]:
    """All widgets of a dashboard, narrowed to what is asked for."""
    widgets = list(dashboard.widgets)
    seen = _reports(db, {widget.report_id for widget in widgets})
    results: dict[int, Grouped] = {}
    return [_shown(db, widget, seen.get(widget.report_id), narrowing, results) for widget in widgets]


def _reports(db: Db, ids: set[int]) -> dict[int, Report]:
    found = db.scalars(select(Report).where(Report.id.in_(sorted(ids)), visible(db, Report)))
    return {report.id: report for report in found}


def measure_of(widget: DashboardWidget, definition: Definition) -> Measure:
    """What a widget measures: what it says itself, else what the report's chart shows."""
    return next((each for each in definition.figures if each.key == widget.measure), definition.charts)


def _shown(
    db: Db, widget: DashboardWidget, report: Report | None, narrowing: Narrowing, results: dict[int, Grouped]
) -> Shown:
    if report is None:
        return Shown(widget)
    definition = Definition.of(report).tidy(db)
    measure = measure_of(widget, definition)
    more = narrowing.conditions(db, definition.source)
    query = narrowing.query()
    url = f"/reports/{report.id}" + (f"?{urlencode(query)}" if query else "")
    if widget.kind == "Table":
        records = url.replace(str(report.id), f"{report.id}/records", 1)
        table = (
            with_groups(db, definition.changed(db, shows_details=False), more, records, limit=_LINES[widget.height])
            if definition.groups
            else tabular(db, definition, more, limit=_LINES[widget.height])
        )
        return Shown(widget, definition, url, measure, table=table)
    if report.id not in results:
        results[report.id] = grouped(db, definition, more)
    result = results[report.id]
    width, height = widget.width * _COLUMN - _GAP - _FRAME, widget.height * (_ROW + _GAP) - _GAP - _HEAD
    value = result.value(measure)
    match widget.kind:
        case "Gauge":
            drawing: Drawing | None = draw_gauge(measure, value, widget.goal or 1, width, height)
            return Shown(widget, definition, url, measure, drawing)
        case "Metric":
            return Shown(widget, definition, url, measure, figure=measure.write(value))
    chart = widget.chart or definition.chart or "Bar"
    return Shown(widget, definition, url, measure, draw_chart(result, chart, measure, width, height))
