"""Dashboards: the list, one with its widgets, its arrangement, its name and its end."""

from __future__ import annotations

from typing import Any, cast

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select
from sqlalchemy.orm import joinedload
from werkzeug.wrappers import Response

from ...platform.errors import Invalid
from ...platform.fields import LookupField, SelectField
from ...platform.forms import PlatformForm
from ...platform.pages import done
from ...platform.undo import undoable
from ...platform.values import record_id
from .. import actions
from ..actions.dashboards import Place, find_widget
from ..fields.targets import USERS, team_choices
from ..forms import ConfirmForm, KeptForm, NewWidgetForm, WidgetForm
from ..lists.reports import DASHBOARDS, dashboard_rows
from ..models import HEIGHTS, WIDTHS, Dashboard, DashboardWidget, Report
from ..reporting.access import find_kept, may_change, report_choices, require_change, visible
from ..reporting.definition import Definition
from ..reporting.narrowing import PERIODS, Narrowing
from ..reporting.widgets import measure_of, widgets_of
from .common import form_page

blueprint = Blueprint("dashboards", __name__, url_prefix="/dashboards")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return DASHBOARDS.page(g.db, dashboard_rows(g.db), template="crm/dashboards/list.html")


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    dashboard = find_kept(g.db, Dashboard, id)
    narrowing = Narrowing.read(g.db)
    return render_template(
        "crm/dashboards/show.html",
        dashboard=dashboard,
        shown=widgets_of(g.db, dashboard, narrowing),
        narrowing=narrowing,
        form=_narrowing_form(narrowing),
        words=narrowing.words(g.db),
        may_change=may_change(g.db, dashboard),
        here=request.full_path.removesuffix("?"),
    )


def _narrowing_form(narrowing: Narrowing) -> PlatformForm:
    fields = {
        "owner": LookupField("Owner", lookup=USERS.lookup, label_of=USERS.label_of, placeholder="Everybody"),
        "team": SelectField("Team", choices=team_choices, empty="All teams"),
        "period": SelectField("Period", choices=list(PERIODS.items()), empty="All time"),
    }
    form_class = cast(type[PlatformForm], type("NarrowingForm", (PlatformForm,), fields))
    data = {"owner": narrowing.owner, "team": narrowing.team, "period": narrowing.period or None}
    return form_class(None, data=data)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = KeptForm.new()
    if form.submitted(lambda values: actions.create_dashboard(g.db, **values)):
        return done(f"{form.result.name} was made.", url_for(".show", id=form.result.id))
    return form_page(form, "New dashboard")


@blueprint.route("/<int:id>/properties", methods=["GET", "POST"])
def properties(id: int) -> ResponseReturnValue:
    dashboard = find_kept(g.db, Dashboard, id)
    require_change(g.db, dashboard)
    form = KeptForm.of(dashboard)
    if form.submitted(lambda values: actions.change_dashboard(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", url_for(".show", id=id))
    return form_page(form, "Rename or move dashboard")


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    dashboard = find_kept(g.db, Dashboard, id)
    require_change(g.db, dashboard)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_dashboard(g.db, id)):
        return undoable(f"{dashboard.name} was deleted.", url_for(".index"), f"{dashboard.name} was restored.")
    return form.confirm(f"Delete {dashboard.name}?", "The reports that it shows stay.")


@blueprint.route("/<int:id>/arrange", methods=["GET", "POST"])
def arrange(id: int) -> ResponseReturnValue:
    """Move and resize the widgets, and save where they stand."""
    dashboard = find_kept(g.db, Dashboard, id)
    require_change(g.db, dashboard)
    if request.method == "POST":
        actions.arrange_widgets(g.db, id, [_place(text) for text in request.form.getlist("place")])
        return done(f"{dashboard.name} was saved.", url_for(".show", id=id))
    return render_template(
        "crm/dashboards/arrange.html",
        dashboard=dashboard,
        shown=widgets_of(g.db, dashboard, Narrowing()),
        widths=WIDTHS,
        heights=HEIGHTS,
    )


def _place(text: str) -> Place:
    numbers = [record_id(part) for part in text.split(":")]
    if len(numbers) != 3 or None in numbers:
        raise Invalid({"": "The widgets' places make no sense. Reload the dashboard and arrange it again."})
    widget_id, width, height = cast("list[int]", numbers)
    return Place(widget_id, width, height)


@blueprint.route("/<int:id>/widgets/new", methods=["GET", "POST"])
def add(id: int) -> ResponseReturnValue:
    dashboard = find_kept(g.db, Dashboard, id)
    require_change(g.db, dashboard)
    places = [("", "At the end"), *((str(each.id), f"After {each.title}") for each in dashboard.widgets)]
    fields = {
        "report_id": SelectField("Report", choices=report_choices, required=True, wide=True, empty="Choose a report"),
        "after_id": SelectField("Place", choices=[(int(key), words) for key, words in places[1:]], empty=places[0][1]),
    }
    form = _new_widget(fields)
    if form.submitted(lambda values: actions.add_widget(g.db, id, **_given(values))):
        return done(f"{form.result.title} was added.", url_for(".show", id=id))
    return _widget_page(form, "Add widget", submit="Add")


@blueprint.route("/widgets/from/<int:report_id>", methods=["GET", "POST"])
def add_report(report_id: int) -> ResponseReturnValue:
    """Put a report onto a dashboard that is to be chosen."""
    report = find_kept(g.db, Report, report_id)
    seen = select(Dashboard).where(visible(g.db, Dashboard)).options(joinedload(Dashboard.folder))
    found = g.db.scalars(seen.order_by(Dashboard.name, Dashboard.id))
    mine = [(each.id, each.name) for each in found if may_change(g.db, each)]
    fields = {
        "dashboard_id": SelectField("Dashboard", choices=mine, required=True, wide=True, empty="Choose a dashboard")
    }
    form = _new_widget(fields)

    def place(values: dict[str, Any]) -> DashboardWidget:
        return actions.add_widget(g.db, values.pop("dashboard_id"), **_given({**values, "report_id": report_id}))

    if form.submitted(place):
        return done(f"{form.result.title} was added.", url_for(".show", id=form.result.dashboard_id))
    return _widget_page(form, f"Add {report.name} to a dashboard", submit="Add")


def _new_widget(fields: dict[str, Any]) -> PlatformForm:
    form_class = cast(type[PlatformForm], type("NewWidget", (NewWidgetForm,), fields))
    return form_class.new(kind="Chart", width=6, height=2)


def _given(values: dict[str, Any]) -> dict[str, Any]:
    """The values of the action: texts in the place of what was left empty, amounts in cents."""
    report_id = values.pop("report_id")
    definition = Definition.of(find_kept(g.db, Report, report_id))
    measure = next((each for each in definition.figures if each.key == values.get("measure")), definition.charts)
    goal = values["goal"]
    texts: dict[str, Any] = {key: values[key] or "" for key in ("title", "chart", "measure") if key in values}
    rest = {key: value for key, value in values.items() if key not in texts}
    return {**rest, **texts, "report_id": report_id, "goal": goal * 100 if goal and measure.is_money else goal}


@blueprint.route("/widgets/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    widget = find_widget(g.db, id)
    require_change(g.db, widget.dashboard)
    definition = Definition.of(widget.report)
    figures = [(each.key, each.label) for each in definition.figures]

    class EditWidget(WidgetForm):
        measure = SelectField("Value", choices=figures, required=True)

        def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
            super().__init__(formdata, obj=obj, **kw)
            if not formdata:
                measure = measure_of(obj, definition)
                self["measure"].data = measure.key
                self["goal"].data = obj.goal // 100 if obj.goal and measure.is_money else obj.goal

    form = EditWidget.of(widget)

    def change(values: dict[str, Any]) -> DashboardWidget:
        given = _given({**values, "report_id": widget.report_id})
        del given["report_id"]
        return actions.change_widget(g.db, id, version=form.version, **given)

    if form.submitted(change):
        return done(f"{form.result.title} was saved.", url_for(".show", id=widget.dashboard_id))
    return _widget_page(form, "Edit widget")


@blueprint.route("/widgets/<int:id>/remove", methods=["GET", "POST"])
def remove(id: int) -> ResponseReturnValue:
    widget = find_widget(g.db, id)
    require_change(g.db, widget.dashboard)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.remove_widget(g.db, id)):
        board = url_for(".show", id=widget.dashboard_id)
        return undoable(f"{widget.title} was removed.", board, f"{widget.title} is back.")
    return form.confirm(f"Remove {widget.title}?", "The report that it shows stays.", "Remove")


def _widget_page(form: PlatformForm, title: str, submit: str = "Save") -> Response:
    return form_page(form, title, "crm/dashboards/widget.html", submit=submit)
