"""Dashboards: made, changed, filled with widgets, arranged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.limits import LARGEST_AMOUNT, LONGEST_SHORT
from ...platform.values import one_line
from ..models import (
    CHARTS,
    HEIGHTS,
    WIDGET_KINDS,
    WIDTHS,
    Dashboard,
    DashboardWidget,
    Report,
)
from ..permissions import access
from ..reporting.access import find_kept, require_change
from ..reporting.definition import Definition
from .reports import (
    UNCHANGED,
    checked_description,
    checked_folder,
    checked_name,
    rename,
)

MOST_WIDGETS = 24


@dataclass(frozen=True)
class Place:
    """Where a widget stands: places follow one another in order."""

    widget_id: int
    width: int
    height: int


def create_dashboard(db: Db, *, name: str, folder_id: int | None = None, description: str | None = None) -> Dashboard:
    """Make an empty dashboard; without a folder for oneself alone."""
    access(db)
    dashboard = Dashboard(owner_id=db.actor_id, description=checked_description(description))
    dashboard.folder_id = checked_folder(db, folder_id)
    dashboard.name = checked_name(db, Dashboard, name, dashboard.folder_id, db.actor_id)
    db.add(dashboard)
    db.flush()
    return dashboard


def change_dashboard(
    db: Db,
    dashboard_id: int,
    *,
    name: str | None = None,
    folder_id: int | None = UNCHANGED,
    description: str | None = UNCHANGED,
    version: int | None = None,
) -> Dashboard:
    dashboard = _load(db, dashboard_id)
    db.check_version(dashboard, dashboard.name, version)
    rename(db, dashboard, name, folder_id, description)
    db.flush()
    db.expire(dashboard, ["folder"])
    return dashboard


def delete_dashboard(db: Db, dashboard_id: int) -> Dashboard:
    """Put a dashboard with its widgets into the recycle bin; the reports stay."""
    dashboard = _load(db, dashboard_id)
    for widget in dashboard.widgets:
        widget.deleted_at = db.now
    dashboard.deleted_at = db.now
    db.flush()
    return dashboard


def add_widget(
    db: Db,
    dashboard_id: int,
    *,
    report_id: int,
    kind: str,
    title: str = "",
    chart: str = "",
    measure: str = "",
    goal: int | None = None,
    width: int = 6,
    height: int = 2,
    after_id: int | None = None,
) -> DashboardWidget:
    """Show a report on a dashboard, after another widget or at the end; untitled it is called like the report."""
    dashboard = _load(db, dashboard_id)
    widgets = list(dashboard.widgets)
    if len(widgets) >= MOST_WIDGETS:
        raise Invalid({"": f"A dashboard has at most {MOST_WIDGETS} widgets. Remove one first."})
    try:
        report = find_kept(db, Report, report_id)
    except NotFound as error:
        raise Invalid(report_id=str(error)) from error
    at = len(widgets)
    if after_id is not None:
        at = next((number for number, each in enumerate(widgets, 1) if each.id == after_id), -1)
        if at < 0:
            raise Invalid(after_id="That widget is no longer on this dashboard. Choose another place.")
    values = _checked(report, kind, title, chart, measure, goal)
    _check_size(width, height)
    widget = DashboardWidget(
        dashboard_id=dashboard_id, report_id=report_id, position=at + 1, width=width, height=height, **values
    )
    for number, other in enumerate(widgets[at:], at + 2):
        if other.position != number:
            other.position = number
    db.add(widget)
    db.flush()
    db.expire(dashboard, ["widgets"])
    return widget


def change_widget(
    db: Db,
    widget_id: int,
    *,
    kind: str,
    title: str = "",
    chart: str = "",
    measure: str = "",
    goal: int | None = None,
    version: int | None = None,
) -> DashboardWidget:
    """Let a widget show its report in another way, or call it otherwise."""
    widget = find_widget(db, widget_id)
    require_change(db, widget.dashboard)
    db.check_version(widget, widget.title, version)
    for key, value in _checked(widget.report, kind, title, chart, measure, goal).items():
        if getattr(widget, key) != value:
            setattr(widget, key, value)
    db.flush()
    return widget


def remove_widget(db: Db, widget_id: int) -> DashboardWidget:
    """Take a widget off its dashboard; its report stays."""
    widget = find_widget(db, widget_id)
    require_change(db, widget.dashboard)
    widget.deleted_at = db.now
    db.flush()
    _number(list(find_kept(db, Dashboard, widget.dashboard_id).widgets), without=widget)
    db.flush()
    db.expire(widget.dashboard, ["widgets"])
    return widget


def arrange_widgets(db: Db, dashboard_id: int, places: Sequence[Place]) -> Dashboard:
    """Put the widgets of a dashboard in another order and give them other sizes.

    One that was removed meanwhile is left out, and one that was added comes last: no arrangement is lost.
    """
    dashboard = _load(db, dashboard_id)
    widgets = {widget.id: widget for widget in dashboard.widgets}
    named = list(dict.fromkeys(place.widget_id for place in places))
    if len(named) < len(places):
        raise Invalid({"": "Each widget has one place."})
    added = [Place(each.id, each.width, each.height) for each in dashboard.widgets if each.id not in named]
    places = [*(place for place in places if place.widget_id in widgets), *added]
    for number, place in enumerate(places, 1):
        _check_size(place.width, place.height)
        widget = widgets[place.widget_id]
        for key, value in (("position", number), ("width", place.width), ("height", place.height)):
            if getattr(widget, key) != value:
                setattr(widget, key, value)
    db.flush()
    db.expire(dashboard, ["widgets"])
    return dashboard


def find_widget(db: Db, widget_id: int) -> DashboardWidget:
    """A widget of a dashboard that the acting person may see. Raises NotFound."""
    widget = db.get(DashboardWidget, widget_id)
    if widget is None or widget.deleted_at is not None:
        raise NotFound("There is no such widget. It may have been removed.")
    find_kept(db, Dashboard, widget.dashboard_id)
    return widget


def _load(db: Db, dashboard_id: int) -> Dashboard:
    dashboard = find_kept(db, Dashboard, dashboard_id)
    require_change(db, dashboard)
    return dashboard


def _number(widgets: list[DashboardWidget], without: DashboardWidget) -> None:
    for number, widget in enumerate((each for each in widgets if each is not without), 1):
        if widget.position != number:
            widget.position = number


def _check_size(width: int, height: int) -> None:
    if width not in WIDTHS or height not in HEIGHTS:
        wide, high = (", ".join(map(str, sizes)) for sizes in (WIDTHS, HEIGHTS))
        raise Invalid({"": f"A widget takes one of {wide} columns and one of {high} rows."})


def _checked(report: Report, kind: str, title: str, chart: str, measure: str, goal: int | None) -> dict[str, Any]:
    """The columns of a widget. Raises Invalid."""
    definition = Definition.of(report)
    title = one_line(title) or report.name
    if len(title) > LONGEST_SHORT:
        raise Invalid(title=f"A title has at most {LONGEST_SHORT} characters.")
    if kind not in WIDGET_KINDS:
        raise Invalid(kind=f"Choose one of: {', '.join(WIDGET_KINDS)}.")
    if kind == "Chart" and not definition.groups:
        raise Invalid(kind=f"{report.name} has no groups to draw. Group it, or show it as a table or a metric.")
    if chart and chart not in CHARTS:
        raise Invalid(chart=f"Choose one of: {', '.join(CHARTS)}.")
    if measure and measure not in {each.key for each in definition.figures}:
        raise Invalid(measure=f"{report.name} does not measure that. Choose one of its values.")
    if kind == "Gauge" and not goal:
        raise Invalid(goal="A gauge needs a goal above 0.")
    if goal is not None and not 0 < goal <= LARGEST_AMOUNT:
        raise Invalid(goal="Enter a goal above 0.")
    # What the report says itself need not be said again, and only what is shown is kept.
    chart = "" if kind != "Chart" or chart == (definition.chart or "Bar") else chart
    measure = "" if kind == "Table" or measure == definition.charts.key else measure
    return {
        "kind": kind, "title": title, "chart": chart, "measure": measure, "goal": goal if kind == "Gauge" else None,
    }  # fmt: skip
