"""The report builder: its state is in the address, each step leads to the next one; saving writes it down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlencode

from flask import g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.asked.filter_form import ask_filter, ask_logic, hidden_fields
from ...platform.list_state import ANY, MOST_FILTERS, logic_with
from ...platform.pages import done, go
from ...platform.parameters import read_id, read_text
from .. import actions
from ..forms import KeptForm
from ..models import CHARTS, Report
from ..reporting.access import may_change
from ..reporting.chart import draw_chart
from ..reporting.definition import AGGREGATES, COUNT, Definition
from ..reporting.operations import ZONES, operate
from ..reporting.periods import PERIODS
from ..reporting.sources import SOURCES
from .common import form_page
from .reports import Asked, asked, blueprint, table_of

_PREVIEW = 12
#: An entry of a menu, as the UI kit takes it.
Item = tuple[str, str, str | None, dict[str, bool]]


@dataclass(frozen=True)
class Chip:
    """A part of the report that stands in a zone, and what may be done with it."""

    part: str
    label: str
    items: list[Item]


#: Where a click on a field puts it.
TARGETS = {"columns": "Columns", "groups": "Groups down", "across": "Groups across", "measures": "Values",
           "filters": "Filters"}  # fmt: skip


@blueprint.get("/new")
def choose() -> ResponseReturnValue:
    """What the report is made of."""
    return render_template("crm/reports/new.html", sources=SOURCES)


@blueprint.get("/build")
def build() -> ResponseReturnValue:
    run = asked()
    target = read_text("target")
    target = target if target in TARGETS else "columns"
    if "do" in request.args:
        after = operate(run.definition, request.args).tidy(g.db)
        return redirect(_url(run.report, after, target), 303)
    if "filter" in request.args:
        return _filter(run, target, request.args["filter"])
    if "edit_logic" in request.args:
        return _logic(run, target)
    if "object" not in request.args and run.report is None:
        return redirect(url_for("reports.choose"), 303)
    definition = run.definition
    if target == "measures" and not definition.groups:
        target = "groups"
    table = table_of(run, limit=_PREVIEW)
    drawing = None
    if definition.chart and table.result is not None:
        drawing = draw_chart(table.result, definition.chart, definition.charts, 700, 190)
    here = _url(run.report, definition, target)
    is_changed = run.report is not None and definition != Definition.of(run.report).tidy(g.db)
    return render_template(
        "crm/reports/build.html",
        run=run,
        definition=definition,
        table=table,
        drawing=drawing,
        target=target,
        targets=[(key, label, _url(run.report, definition, key)) for key, label in TARGETS.items()],
        here=here,
        step=partial(_step, here),
        chips=_chips(definition, here),
        filters=[
            (words, _step(here, filter=key, at=at), _step(here, do="unfilter", at=at))
            for at, (words, (key, _)) in enumerate(zip(run.filters(), definition.filters, strict=True))
        ],
        logic=_logic_menu(definition, here),
        may_change=run.report is not None and may_change(g.db, run.report),
        is_changed=is_changed,
        state=urlencode([*run.whose, *definition.query()]),
        charts=CHARTS,
        most_filters=MOST_FILTERS,
    )  # fmt: skip


def _url(report: Report | None, definition: Definition, target: str = "columns") -> str:
    whose = [("report", str(report.id))] if report is not None else []
    aimed = [("target", target)] if target != "columns" else []
    return f"{url_for('reports.build')}?{urlencode([*whose, *definition.query(), *aimed])}"


def _step(here: str, **do: Any) -> str:
    """The address that does something to what is built."""
    return f"{here}&{urlencode(do)}"


def _chips(definition: Definition, here: str) -> dict[str, list[Chip]]:
    """What stands in each zone."""
    return {zone: _chips_of(definition, here, zone) for zone in ZONES}


def _chips_of(definition: Definition, here: str, zone: str) -> list[Chip]:
    parts = list(getattr(definition, zone))
    if zone == "measures" and definition.groups and not parts:
        parts = [COUNT]
    chips = []
    for at, part in enumerate(parts):
        label, ways = _ways(definition, zone, part)
        about = {"from": zone, "what": part}
        items: list[Item] = [
            (words, _step(here, do="swap", **about, **{"with": other}), "check" if other == part else None, {})
            for other, words in ways
        ]
        for words, place, icon in (("Move left", at - 1, "arrow-left"), ("Move right", at + 1, "arrow-right")):
            if 0 <= place < len(parts):
                items.append((words, _step(here, do="put", **about, to=zone, at=place), icon, {}))
        if zone == "groups" and len(parts) > 1:
            items.append(("Move across", _step(here, do="put", **about, to="across"), "arrow-up-down", {}))
        if zone == "across":
            items.append(("Move down", _step(here, do="put", **about, to="groups"), "arrow-up-down", {}))
        if zone != "measures" or definition.measures:
            items.append(("Remove", _step(here, do="drop", **about), "x", {}))
        chips.append(Chip(part, label, items))
    return chips


def _ways(definition: Definition, zone: str, part: str) -> tuple[str, list[tuple[str, str]]]:
    """The name of a part, and in which other ways it may be read."""
    if zone == "measures":
        measure = definition.measure(part)
        if measure is None or measure.field is None:
            return "Record count", []
        return measure.label, [(f"{how}:{measure.field.key}", words) for how, words in AGGREGATES.items()]
    if zone == "columns":
        return definition.source.fields[part].label, []
    group = definition.group(part)
    assert group is not None
    if not group.period:
        return group.label, []
    return group.label, [(f"{group.field.key}:{period}", f"By {period}") for period in PERIODS]


def _logic_menu(definition: Definition, here: str) -> tuple[str, list[Item]] | None:
    if len(definition.filters) < 2:
        return None
    now = {"": "All of them", ANY: "Any of them"}.get(definition.logic, definition.logic)
    ways = [("All of them", ""), ("Any of them", ANY)]
    items: list[tuple[Any, ...]] = [
        (
            words,
            f"{here}&{urlencode({'do': 'logic', 'what': logic})}",
            "check" if logic == definition.logic else None,
            {},
        )
        for words, logic in ways
    ]
    items.append(("In other words…", f"{here}&edit_logic=1", "pencil", {"dialog": True}))
    return f"Match: {now}", items


def _filter(run: Asked, target: str, key: str) -> ResponseReturnValue:
    """The dialog of one filter, new or at a place."""
    definition = run.definition
    field = definition.source.fields.get(key)
    if field is None or field.filter is None:
        return go(_url(run.report, definition, target))
    at = read_id("at")
    at = at if at is not None and at < len(definition.filters) and definition.filters[at][0] == key else None
    operator, _, value = definition.filters[at][1].partition(":") if at is not None else ("", "", "")
    answer = ask_filter(field.filter, (operator, value) if at is not None else None, request.args)
    if answer.chosen is not None:
        filters = list(definition.filters)
        place = at if at is not None else len(filters)
        filters[place : place + 1] = [(key, ":".join(answer.chosen))]
        logic = definition.logic if at is not None else logic_with(definition.logic, len(filters))
        return go(_url(run.report, definition.changed(g.db, filters=tuple(filters), logic=logic), target))
    carried = hidden_fields([*run.whose, *definition.query()], target=target, filter=key, at=at)
    return _dialog("platform/filter_dialog.html", carried, answer.form, filter=field.filter)


def _logic(run: Asked, target: str) -> ResponseReturnValue:
    definition = run.definition
    answer = ask_logic(len(definition.filters), definition.logic, request.args)
    if answer.words is not None:
        return go(_url(run.report, definition.changed(g.db, logic=answer.words), target))
    carried = hidden_fields([*run.whose, *definition.query()], target=target, edit_logic=1, sent=1)
    return _dialog("platform/logic_dialog.html", carried, answer.form, filters=run.filters())


def _dialog(template: str, carried: list[tuple[str, str]], form: Any, **context: Any) -> ResponseReturnValue:
    body = render_template(template, action=url_for("reports.build"), hidden_fields=carried, form=form, **context)
    return body, form.http_status


@blueprint.post("/save")
def save() -> ResponseReturnValue:
    """Let the saved report be as it was built."""
    run = asked()
    if run.report is None:
        return redirect(url_for("reports.choose"), 303)
    actions.change_report(g.db, run.report.id, definition=run.definition)
    return done(f"{run.report.name} was saved.", url_for("reports.show", id=run.report.id))


@blueprint.route("/save-as", methods=["GET", "POST"])
def save_as() -> ResponseReturnValue:
    """Keep what was built as a report of its own."""
    run = asked()
    first: dict[str, Any] = {"folder_id": None, "name": None}
    if run.report is not None:
        first = {"name": f"{run.report.name} copy"[:80], "description": run.report.description}
    form = KeptForm.new(**first)

    def keep(values: dict[str, Any]) -> Report:
        return actions.create_report(g.db, run.definition, **values)

    if form.submitted(keep):
        return done(f"{form.result.name} was saved.", url_for("reports.show", id=form.result.id))
    return form_page(form, "Save report")
