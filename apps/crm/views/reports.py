"""Reports: the list, a report run, the records behind a figure, its file, its name and its end."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from ...platform.errors import NotFound
from ...platform.guard import FILE_POLICY
from ...platform.pages import done
from ...platform.parameters import read_id, read_page
from ...platform.undo import undoable
from .. import actions
from ..forms import ConfirmForm, KeptForm
from ..lists.reports import REPORTS, report_rows
from ..models import Report
from ..permissions import may_export, require_export
from ..reporting.access import find_kept, may_change, require_change
from ..reporting.chart import draw_chart
from ..reporting.definition import Definition
from ..reporting.narrowing import Conditions, Narrowing
from ..reporting.result import counted, details, grouped, within
from ..reporting.table import Table, tabular, with_groups
from .common import form_page

blueprint = Blueprint("reports", __name__, url_prefix="/reports")
_CHART_WIDTH, _CHART_HEIGHT = 1000, 250


@dataclass(frozen=True)
class Asked:
    """The report that an address asks for: one that is saved, or as it is being built."""

    report: Report | None
    definition: Definition
    edited: bool
    narrowing: Narrowing

    @property
    def query(self) -> list[tuple[str, str]]:
        """What says it besides the saved report's own address."""
        parts = self.definition.query() if self.edited or self.report is None else []
        return [*parts, *self.narrowing.query()]

    def url(self, endpoint: str, *more: tuple[str, str]) -> str:
        """An address about this report: "reports.show", "reports.records", "reports.export"."""
        query = [*self.query, *more]
        if self.report is not None and not self.edited:
            path = url_for(endpoint, id=self.report.id)
        else:
            path = url_for(f"{endpoint}_unsaved")
            query = [*self.whose, *query]
        return f"{path}?{urlencode(query)}" if query else path

    @property
    def whose(self) -> list[tuple[str, str]]:
        return [("report", str(self.report.id))] if self.report is not None else []

    @property
    def build_url(self) -> str:
        parts = [*self.whose, *(self.definition.query() if self.edited or self.report is None else [])]
        return f"{url_for('reports.build')}?{urlencode(parts)}"

    @property
    def title(self) -> str:
        return self.report.name if self.report else f"New report of {self.definition.source.label.lower()}"

    def conditions(self) -> Conditions:
        return self.narrowing.conditions(g.db, self.definition.source)

    def filters(self) -> list[str]:
        """The filters in words."""
        fields = self.definition.source.fields
        words = []
        for key, text in self.definition.filters:
            operator, _, value = text.partition(":")
            filter = fields[key].filter
            words.append(filter.describe(g.db, operator, value) if filter else key)
        return words


def asked(id: int | None = None) -> Asked:
    """What the address of the request asks for. Raises NotFound."""
    id = read_id("report") if id is None else id
    report = find_kept(g.db, Report, id) if id is not None else None
    narrowing = Narrowing.read(g.db)
    if report is not None and ("object" not in request.args or (request.view_args and "id" in request.view_args)):
        return Asked(report, Definition.of(report).tidy(g.db), False, narrowing)
    definition = Definition.read(g.db, request.args)
    return Asked(report, definition, True, narrowing)


@blueprint.get("")
def index() -> ResponseReturnValue:
    return REPORTS.page(g.db, report_rows(g.db), template="crm/reports/list.html")


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return _run(asked(id))


@blueprint.get("/run")
def show_unsaved() -> ResponseReturnValue:
    return _run(asked())


def _run(run: Asked) -> str:
    table = table_of(run)
    drawing = None
    if run.definition.chart and table.result is not None:
        drawing = draw_chart(table.result, run.definition.chart, run.definition.charts, _CHART_WIDTH, _CHART_HEIGHT)
    return render_template(
        "crm/reports/run.html",
        run=run,
        table=table,
        drawing=drawing,
        narrowed=run.narrowing.words(g.db),
        may_change=run.report is not None and may_change(g.db, run.report),
        may_export=may_export(g.db),
        details_url=_details_url(run),
        page_url=lambda page: run.url("reports.show", ("page", str(page))),
    )


def table_of(run: Asked, *, limit: int = 0) -> Table:
    """The report's table; of a preview so many lines."""
    if run.definition.groups:
        return with_groups(g.db, run.definition, run.conditions(), run.url("reports.records"), limit=limit)
    if limit:
        return tabular(g.db, run.definition, run.conditions(), limit=limit)
    return tabular(g.db, run.definition, run.conditions(), page=read_page())


def _details_url(run: Asked) -> str:
    """The same report with its records shown, or without."""
    if run.definition.form != "Summary":
        return ""
    turned = run.definition.changed(g.db, shows_details=not run.definition.shows_details)
    return Asked(run.report, turned, True, run.narrowing).url("reports.show")


@blueprint.get("/<int:id>/records")
def records(id: int) -> ResponseReturnValue:
    return _records(asked(id))


@blueprint.get("/run/records")
def records_unsaved() -> ResponseReturnValue:
    return _records(asked())


def _records(run: Asked) -> str:
    """The records behind a figure: those of the groups that the address names."""
    named = [(key[2:], value) for key, value in request.args.items(multi=True) if key.startswith("g.")]
    try:
        places, _ = within(g.db, run.definition, named)
    except (ValueError, OverflowError):
        raise NotFound("There is no such figure in this report.") from None
    words = []
    for text, value in named:
        group = run.definition.group(text)
        result_name = _name_of(run, text, value)
        words.append(f"{group.label if group else text}: {result_name}")
    columns = run.definition.columns or run.definition.source.columns
    shown = run.definition.changed(g.db, columns=columns, groups=(), across=(), chart="", sort="")
    table = tabular(g.db, shown, [*run.conditions(), *places], page=read_page())
    here = [(f"g.{text}", value) for text, value in named]
    return render_template(
        "crm/reports/records.html",
        run=run,
        table=table,
        words=words,
        filters=run.filters() + run.narrowing.words(g.db),
        back=run.url("reports.show"),
        page_url=lambda page: run.url("reports.records", *here, ("page", str(page))),
    )


def _name_of(run: Asked, text: str, value: str) -> str:
    """What the group of an address is called."""
    one = run.definition.changed(g.db, groups=(text,), across=(), measures=(), chart="", sort="")
    place, _ = within(g.db, run.definition, [(text, value)])
    result = grouped(g.db, one, [*run.conditions(), *place])
    names = [result.name(0, key[-1]) for key in result.children(())]
    return names[0] if names else value or "–"


@blueprint.get("/<int:id>/export.csv")
def export(id: int) -> ResponseReturnValue:
    return _export(asked(id))


@blueprint.get("/run/export.csv")
def export_unsaved() -> ResponseReturnValue:
    return _export(asked())


def _export(run: Asked) -> Response:
    """The report as a file: its records, or a line for each of its groups."""
    require_export(g.db)
    text = io.StringIO()
    csv.writer(text).writerows(_lines(run))
    name = f"report-{g.db.today.isoformat()}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Security-Policy": FILE_POLICY}
    return Response(text.getvalue().encode("utf-8-sig"), content_type="text/csv; charset=utf-8", headers=headers)


def _lines(run: Asked) -> list[list[str]]:
    definition, more = run.definition, run.conditions()
    if not definition.groups or definition.shows_details:
        fields = [*(group.field for group in definition.down), *definition.visible_columns]
        fields = list({each.key: each for each in fields}.values())
        rows = details(g.db, definition, fields, more, plain=True)
        return [[each.label for each in fields], *(list(row.cells) for row in rows)]
    result = grouped(g.db, definition, more)
    depth = len(definition.down)
    groups = [*definition.down, *definition.beside]
    lines = [[*(group.label for group in groups), *(figure.label for figure in definition.figures)]]
    for key in result.walk():
        for across in (result.across if definition.across else [()]) if len(key) == depth else []:
            if (key, across) in result.totals:
                names = [result.name(at, value) for at, value in enumerate((*key, *across))]
                values = [result.value(figure, key, across) for figure in definition.figures]
                lines.append(
                    names
                    + [
                        figure.field.plain(g.db, value) if figure.field else f"{value:.0f}"
                        for figure, value in zip(definition.figures, values, strict=True)
                    ]
                )
    return lines


@blueprint.route("/<int:id>/properties", methods=["GET", "POST"])
def properties(id: int) -> ResponseReturnValue:
    report = find_kept(g.db, Report, id)
    require_change(g.db, report)
    form = KeptForm.of(report)

    def save(values: dict[str, Any]) -> Report:
        return actions.change_report(g.db, id, version=form.version, **values)

    if form.submitted(save):
        return done(f"{form.result.name} was saved.", url_for("reports.show", id=id))
    return form_page(form, "Rename or move report")


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    report = find_kept(g.db, Report, id)
    require_change(g.db, report)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_report(g.db, id)):
        return undoable(f"{report.name} was deleted.", url_for("reports.index"), f"{report.name} was restored.")
    return form.confirm(f"Delete {report.name}?", "The records that it shows stay.")


__all__ = ["Asked", "asked", "blueprint", "counted", "table_of"]
