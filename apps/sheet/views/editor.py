"""The editor's page, a sheet's data, and files to take away."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, g, jsonify, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ... import APPS
from ...platform.errors import Invalid, NotFound
from ...platform.guard import FILE_POLICY
from ...platform.launcher import origin
from ...platform.models import Person
from ...platform.pages import done
from ...platform.parameters import read_id, read_number
from .. import actions, exports
from ..forms import ConfirmForm
from ..models import TAB_COLORS, Sheet, SheetUser, Star
from ..permissions import editors, level, require, visible, visible_sheet
from . import boot

blueprint = Blueprint("editor", __name__, url_prefix="/workbooks")
_TYPES = {
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "csv": "text/csv; charset=utf-8",
}


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    if workbook.deleted_at is not None:
        raise NotFound(f"{workbook.title} is in the trash. Restore it from Files to open it.")
    sheets = list(g.db.scalars(select(Sheet).where(Sheet.workbook_id == id).order_by(Sheet.position)))
    shown = [sheet for sheet in sheets if not sheet.is_hidden]
    wanted = read_id("sheet")
    sheet = next((sheet for sheet in shown if sheet.id == wanted), shown[0])
    users = select(Person).join(SheetUser, SheetUser.id == Person.id).where(SheetUser.is_active, Person.is_active)
    data = {
        "book": boot.book_data(g.db, workbook),
        "sheet": boot.sheet_data(g.db, sheet),
        "level": level(g.db, workbook),
        "owner": workbook.owner.name,
        "tabColors": TAB_COLORS,
        "today": g.db.today.isoformat(),
        "origins": {place: origin(app) for app in APPS for place in (app.address, origin(app))},
        "editors": [[person.id, person.name] for person in editors(g.db, workbook)],
    }
    people = g.db.scalars(users.order_by(Person.first_name, Person.last_name, Person.id))
    is_starred = g.db.query(Star.id).filter_by(workbook_id=id, person_id=g.db.actor_id).first() is not None
    return render_template(
        "sheet/editor.html", workbook=workbook, data=data, level=data["level"], people=list(people),
        is_starred=is_starred, tab_colors=TAB_COLORS,
    )  # fmt: skip


@blueprint.get("/<int:id>/sheets/<int:sheet_id>")
def sheet(id: int, sheet_id: int) -> ResponseReturnValue:
    """A sheet and the book around it, as data."""
    found = visible_sheet(g.db, sheet_id)
    if found.workbook_id != id:
        raise NotFound("There is no such sheet in this workbook.")
    return jsonify({"book": boot.book_data(g.db, found.workbook), "sheet": boot.sheet_data(g.db, found)})


@blueprint.get("/<int:id>/download.<format>")
def download(id: int, format: str) -> ResponseReturnValue:
    """The workbook as xlsx, or one of its sheets as csv."""
    workbook = visible(g.db, id)
    if format == "xlsx":
        data, name = exports.to_xlsx(g.db, workbook), exports.filename(workbook.title, "xlsx")
    elif format == "csv":
        sheet = visible_sheet(g.db, read_number("sheet"))
        if sheet.workbook_id != id:
            raise NotFound("There is no such sheet in this workbook.")
        data, name = exports.to_csv(g.db, sheet), exports.filename(f"{workbook.title} - {sheet.name}", "csv")
    else:
        raise NotFound("Workbooks can be downloaded as .xlsx and sheets as .csv.")
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Security-Policy": FILE_POLICY}
    return Response(data, content_type=_TYPES[format], headers=headers)


@blueprint.route("/<int:id>/import", methods=["GET", "POST"])
def import_sheet(id: int) -> ResponseReturnValue:
    """A csv file as a new sheet."""
    workbook = visible(g.db, id)
    require(g.db, workbook, "editor")
    form = ConfirmForm.new()

    def bring_in(_: dict[str, Any]) -> int:
        upload = request.files.get("file")
        if upload is None or not upload.filename:
            raise Invalid(file="Choose a file first.")
        before = set(g.db.scalars(select(Sheet.id).where(Sheet.workbook_id == id)))
        with upload.stream as stream:
            work = actions.import_csv(g.db, id, filename=upload.filename, data=stream.read())
        return actions.new_sheet_id(work, before)

    if form.submitted(bring_in):
        return done("The file was imported as a new sheet.", url_for(".show", id=id, sheet=form.result))
    return form.page("sheet/import.html", endings=".csv", title="Import a csv file as a new sheet")
