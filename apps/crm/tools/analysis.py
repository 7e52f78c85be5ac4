"""Tools of reports, dashboards and views of lists: found, read, run, saved, deleted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.filters import Filter
from ...platform.limits import LAST_PAGE
from ...platform.tools import Arguments, Result, Tool, tool
from ...platform.tools.lists import FilterArgument, condition, condition_told, search_tool
from ...platform.tools.values import Named
from .. import actions
from ..actions.list_views import Shown
from ..field_access import for_reader
from ..fields.targets import team_choices, user_name
from ..lists import LISTS
from ..lists.reports import DASHBOARDS, REPORTS, dashboard_rows, report_rows
from ..models import CHARTS, HEIGHTS, VISIBILITIES, WIDGET_KINDS, WIDTHS, Dashboard, Report
from ..reporting.access import find_kept, folder_choices, seen_folder_choices, visible
from ..reporting.definition import Definition
from ..reporting.narrowing import PERIODS, Narrowing
from ..reporting.sources import SOURCES
from ..reporting.table import Table, tabular, with_groups
from ..reporting.widgets import widgets_of
from .acts import VERSION, Part, Way, choice, plain, row, text
from .naming import chosen, row_of, user_of

_OBJECT = Literal[tuple(SOURCES)]  # type: ignore[valid-type]


def _kept_of(db: Db, model: Any, given: int | str, argument: str) -> Any:
    """A report or dashboard by its id or name. Raises NotFound, Invalid."""
    if isinstance(given, int):
        return find_kept(db, model, given)
    found = db.scalars(select(model).where(visible(db, model)).order_by(model.id)).unique().all()
    return find_kept(db, model, chosen([(each.id, each.name) for each in found], given, argument, lists=False))


def _kept_told(db: Db, model: Any, id: int) -> int | str:
    kept = db.get(model, id)
    if kept is None:
        return id
    twins = db.scalars(select(model).where(visible(db, model), model.name == kept.name)).unique().all()
    return kept.name if len(twins) == 1 else id


def _kept(model: Any, argument: str, *, required: bool = True) -> Part:
    return Part(
        argument, f"{argument}_id", Named, required,
        lambda db, value, _given: _kept_of(db, model, value, argument).id,
        lambda db, id, _asked: _kept_told(db, model, id),
    )  # fmt: skip


class DefinitionGiven(Arguments):
    """What a report asks: crm_list_report_fields has the keys."""

    object: Annotated[_OBJECT, Field(description="What it is made of.")]  # type: ignore[valid-type]
    columns: Annotated[tuple[str, ...], Field(description="Keys of fields; shown of each record.")] = ()
    groups: Annotated[tuple[str, ...], Field(description='Keys; of a date "close_date:month" (or year, quarter).')] = ()
    across: Annotated[tuple[str, ...], Field(description="Like groups, in the columns of a matrix.")] = ()
    measures: Annotated[tuple[str, ...], Field(description='"count", or "sum:amount" (average, min, max).')] = ()
    filters: tuple[FilterArgument, ...] = ()
    logic: Annotated[str, Field(description='How filters go together: empty for all, "any", "1 AND (2 OR 3)".')] = ""
    sort: Annotated[str, Field(description="A key of a column or a measure; with - in front: descending.")] = ""
    shows_details: bool = False
    chart: Literal[("", *CHARTS)] = ""  # type: ignore[valid-type]
    charted: Annotated[str, Field(description="The measure of the chart, if not the first.")] = ""


_PARTS = ("columns", "groups", "across", "measures", "logic", "sort", "shows_details", "chart", "charted")


def _filters_of(object: str) -> Sequence[Filter]:
    return [field.filter for field in SOURCES[object].fields.values() if field.filter is not None]


def _find(db: Db, _key: str, name: str) -> int:
    """The person that a filter names; other records are named by their ids."""
    return int(name) if name.isdecimal() else user_of(db, name, "filters")


def _definition(db: Db, given: DefinitionGiven) -> Definition:
    offered = _filters_of(given.object)
    filters = tuple((each.field, condition(db, offered, each, _find)) for each in given.filters)
    return Definition(given.object, filters=filters, **{name: getattr(given, name) for name in _PARTS})


def _definition_told(db: Db, definition: Definition) -> dict[str, Any]:
    parts = {name: getattr(definition, name) for name in _PARTS}
    told = {name: list(value) if isinstance(value, tuple) else value for name, value in parts.items() if value}
    offered = _filters_of(definition.object)
    filters = [condition_told(db, offered, key, text) for key, text in definition.filters]
    return {"object": definition.object, **told, **({"filters": filters} if filters else {})}


class FieldRow(Result):
    key: str
    label: str
    kind: str
    operators: tuple[str, ...]


class Fields(Result):
    items: tuple[FieldRow, ...]


class ListFields(Arguments):
    object: _OBJECT  # type: ignore[valid-type]


@tool("crm_list_report_fields", "List the fields that reports of some records can show, group, add up and filter by.")
def list_fields(db: Db, given: ListFields) -> Fields:
    items = [
        FieldRow(
            key=each.key,
            label=each.label,
            kind=each.kind,
            operators=tuple(operator.key for operator in each.filter.operators) if each.filter else (),
        )
        for each in SOURCES[given.object].fields.values()
        if not each.is_hidden(db)
    ]
    return Fields(items=tuple(items))


class Line(Result):
    kind: str
    level: int
    name: str
    values: tuple[str, ...]


class Shape(Result):
    """What a report asks, as the tools that save one take it."""

    object: str
    columns: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    across: tuple[str, ...] = ()
    measures: tuple[str, ...] = ()
    filters: tuple[dict[str, str | float | list[str | float]], ...] = ()
    logic: str = ""
    sort: str = ""
    shows_details: bool = False
    chart: str = ""
    charted: str = ""


class Figures(Result):
    """A table: groups and records line by line, the totals last."""

    total: int
    headings: tuple[str, ...]
    lines: tuple[Line, ...]
    note: str | None = None


class Ran(Figures):
    id: int | None = None
    name: str | None = None
    version: int | None = None
    folder: str | None = None
    definition: Shape
    page: int
    next_page: int | None = None


class Narrowed(Arguments):
    owner: Annotated[Named | None, Field(description="Only the records of this person.")] = None
    team: Annotated[Named | None, Field(description="Only the records of this team.")] = None
    period: Literal[tuple(PERIODS)] | None = None  # type: ignore[valid-type]

    def read(self, db: Db) -> Narrowing:
        """What narrows a report or a dashboard. Raises Invalid."""
        owner = None if self.owner is None else user_of(db, self.owner)
        team = None if self.team is None else row_of(db, "team", self.team)
        # An action would say so itself; what only reads has to ask.
        if owner is not None and not user_name(db, owner):
            raise Invalid({"owner": f"There is no person {owner}."})
        if team is not None and team not in dict(team_choices(db)):
            raise Invalid({"team": f"There is no team {team}."})
        return Narrowing(owner, team, self.period or "")


class RunReport(Narrowed):
    report: Annotated[Named | None, Field(description="A saved report.")] = None
    definition: Annotated[DefinitionGiven | None, Field(description="Or one that is not saved.")] = None
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1


@tool("crm_run_report", "Run a saved report, or one that is only described: its figures, and what it asks.")
def run_report(db: Db, given: RunReport) -> Ran:
    if (given.report is None) == (given.definition is None):
        raise Invalid({"report": "Name a report, or give a definition."})
    report: Report | None = None if given.report is None else _kept_of(db, Report, given.report, "report")
    if report is not None:
        definition = Definition.of(report).tidy(db)
    else:
        assert given.definition is not None
        definition = _definition(db, given.definition)
        definition.check(db)
    more = given.read(db).conditions(db, definition.source)
    is_grouped = bool(definition.groups)
    table = with_groups(db, definition, more, "") if is_grouped else tabular(db, definition, more, page=given.page)
    told = _definition_told(db, definition)
    return Ran(
        **_figures(table),
        id=report.id if report is not None else None,
        name=report.name if report is not None else None,
        version=report.version if report is not None else None,
        folder=report.folder.name if report is not None and report.folder else None,
        definition=Shape(**told),
        page=table.page,
        next_page=table.page + 1 if table.page < table.pages else None,
    )


def _figures(table: Table) -> dict[str, Any]:
    lines = [
        Line(
            kind=each.kind,
            level=each.level,
            name=each.name,
            values=tuple(each.cells) or tuple(figure.text for figure in each.figures),
        )
        for each in table.lines
    ]
    if table.sums:
        lines.append(Line(kind="total", level=0, name="Total", values=tuple(table.sums)))
    width = len(table.measures) // len(table.top) if table.top else 0
    tops = [f"{top}: {name}" for at, top in enumerate(table.top) for name in table.measures[at * width :][:width]]
    headings = (tops or list(table.measures)) if table.measures else [label for label, _is_number in table.columns]
    details = [label for label, _is_number in table.columns] if table.measures and table.columns else []
    note = " ".join([table.note, *([f"Records show: {', '.join(details)}."] if details else [])]).strip()
    return {"total": table.total, "headings": tuple(headings), "lines": tuple(lines), "note": note or None}


def _folder(db: Db, given: int | str, _all: Any) -> int:
    return chosen(folder_choices(db), given, "folder")


_FOLDER = Part(
    "folder", "folder_id", Named, False, _folder,
    lambda db, id, _asked: dict(seen_folder_choices(db)).get(id, id),
)  # fmt: skip
_DEFINITION = Part(
    "definition", "definition", DefinitionGiven, False, lambda db, value, _given: _definition(db, value),
    lambda db, value, _asked: _definition_told(db, value),
)  # fmt: skip
_REPORT = _kept(Report, "report", required=False)
_DASHBOARD = _kept(Dashboard, "dashboard", required=False)
SAVE_REPORT = choice(
    "crm_save_report", "Save a new report, or change one: what it asks, its name or its folder.", "change", "act", {
        "create": Way(actions.create_report, "The report was saved."),
        "change": Way(actions.change_report, "The report was changed."),
    }, _REPORT, _DEFINITION, text("name", 400, required=False), _FOLDER, text("description", 400, required=False),
    VERSION,
)  # fmt: skip


class ViewDashboard(Narrowed):
    dashboard: Named


class Widget(Result):
    id: int
    title: str
    kind: str
    report: int
    position: int
    width: int
    height: int
    version: int
    measure: str | None = None
    figure: str | None = None
    table: Figures | None = None


class DashboardShown(Result):
    id: int
    name: str
    version: int
    folder: str | None = None
    owner: str
    widgets: tuple[Widget, ...]


@tool("crm_get_dashboard", "Read a dashboard: its widgets with what they show.")
def get_dashboard(db: Db, given: ViewDashboard) -> DashboardShown:
    found: Dashboard = _kept_of(db, Dashboard, given.dashboard, "dashboard")
    narrowing = given.read(db)
    widgets = []
    for each in widgets_of(db, found, narrowing):
        widget, table = each.widget, each.table
        if table is None and each.definition is not None and each.definition.groups:
            table = with_groups(db, each.definition, narrowing.conditions(db, each.definition.source), "")
        widgets.append(
            Widget(
                id=widget.id,
                title=widget.title,
                kind=widget.kind,
                report=widget.report_id,
                position=widget.position,
                width=widget.width,
                height=widget.height,
                version=widget.version,
                measure=each.measure.label if each.measure else None,
                figure=each.figure or None,
                table=Figures(**_figures(table)) if table is not None else None,
            )
        )
    folder = found.folder.name if found.folder else None
    return DashboardShown(
        id=found.id, name=found.name, version=found.version, folder=folder, owner=found.owner.name,
        widgets=tuple(widgets),
    )  # fmt: skip


_SHOWN = (
    plain("title", Annotated[str, Field(max_length=400)], required=False),
    plain("chart", Literal[CHARTS], required=False),
    plain("measure", Annotated[str, Field(max_length=100)], required=False),
    plain("goal", Annotated[int, Field(ge=1, description="Of a gauge; of amounts in cents.")], required=False),
)
_WIDGET = Part("widget", "widget_id", Annotated[int, Field(ge=1)], False)
SAVED = (
    choice("crm_save_dashboard", "Make an empty dashboard, or give one another name, folder or description.", "change",
        "act", {
            "create": Way(actions.create_dashboard, "The dashboard was made."),
            "change": Way(actions.change_dashboard, "The dashboard was changed."),
        }, _DASHBOARD, text("name", 400, required=False), _FOLDER, text("description", 400, required=False), VERSION),
    choice("crm_save_widget", "Show a report on a dashboard, or let a widget show it otherwise.", "change", "act", {
            "add": Way(actions.add_widget, "The widget was added."),
            "change": Way(actions.change_widget, "The widget was changed."),
        }, _DASHBOARD, _WIDGET, _REPORT, plain("kind", Literal[WIDGET_KINDS], required=False), *_SHOWN,
        plain("width", Literal[tuple(WIDTHS)], required=False),
        plain("height", Literal[tuple(HEIGHTS)], required=False),
        Part("after", "after_id", Annotated[int, Field(ge=1, description="The widget before it.")], False), VERSION),
    choice("crm_delete_saved", "Delete a report, a dashboard, a widget of one, or a saved view.", "remove", "what", {
            "report": Way(actions.delete_report, "The report was deleted."),
            "dashboard": Way(actions.delete_dashboard, "The dashboard was deleted."),
            "widget": Way(actions.remove_widget, "The widget was removed."),
            "view": Way(actions.delete_view, "The view was deleted."),
        }, _REPORT, _DASHBOARD, _WIDGET, row("view", required=False)),
)  # fmt: skip

_LIST = Literal[tuple(LISTS)]  # type: ignore[valid-type]


class ViewGiven(Arguments):
    """What a view of a list shows."""

    base: Annotated[str, Field(description="A view of the list's own to begin with, by its key.")]
    filters: tuple[FilterArgument, ...] = ()
    logic: Annotated[str, Field(description='Empty for all, "any", or such as "1 AND (2 OR 3)".')] = ""
    columns: Annotated[tuple[str, ...], Field(description="Keys, in order; none: the list's own.")] = ()
    sort: Annotated[str, Field(description="A column; with - in front: descending.")] = ""


class ViewRow(Result):
    key: str
    name: str
    id: int | None = None
    shows: dict[str, str] | None = None


class ViewsOfList(Result):
    views: tuple[ViewRow, ...]
    columns: dict[str, str]


class ListViews(Arguments):
    list: _LIST  # type: ignore[valid-type]


@tool("crm_list_views", "List the views of a list, its own and saved ones, and the columns that it can show.")
def list_views(db: Db, given: ListViews) -> ViewsOfList:
    view = for_reader(db, LISTS[given.list][0])
    rows = [
        ViewRow(
            key=each.key,
            name=each.label,
            id=each.saved.id if each.saved else None,
            shows=dict(each.saved.parts) if each.saved else None,
        )
        for each in view.all_views(db)
    ]
    return ViewsOfList(views=tuple(rows), columns={each.key: each.label for each in view.all_columns})


def _shown_of(db: Db, given: ViewGiven, all: Any) -> Shown:
    plural = all.list
    if plural is None:
        raise Invalid({"list": "Say of which list."})
    offered = for_reader(db, LISTS[plural][0]).filters
    filters = [(each.field, condition(db, offered, each, _find)) for each in given.filters]
    return Shown(given.base, filters, given.logic, given.columns, given.sort)


def _shown_told(db: Db, shown: Shown, asked: Mapping[str, Any]) -> dict[str, Any]:
    offered = LISTS[asked["plural"]][0].filters
    return {
        "base": shown.base,
        "filters": [condition_told(db, offered, key, text) for key, text in shown.filters],
        "logic": shown.logic,
        "columns": list(shown.columns),
        "sort": shown.sort,
    }


SAVE_VIEW = choice(
    "crm_save_view", "Save what a list shows as a view, or change one: what it shows, its name, who sees it.", "change",
    "act", {
        "create": Way(actions.create_view, "The view was saved."),
        "change": Way(actions.change_view, "The view was changed."),
    }, Part("list", "plural", _LIST, False), row("view", required=False),
    Part("shows", "shown", ViewGiven, False, _shown_of, _shown_told), text("name", 400, required=False),
    plain("visibility", Literal[VISIBILITIES], required=False), VERSION,
)  # fmt: skip
REPORTING: tuple[Tool[Any], ...] = (
    search_tool("crm", REPORTS, report_rows, find=_find),
    list_fields,
    run_report,
    SAVE_REPORT,
    search_tool("crm", DASHBOARDS, dashboard_rows, find=_find),
    get_dashboard,
    *SAVED,
)
VIEWS: tuple[Tool[Any], ...] = (list_views, SAVE_VIEW)
