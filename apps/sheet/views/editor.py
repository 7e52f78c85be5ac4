"""The editor's page, a sheet's data, and files to take away."""

from __future__ import annotations

from base64 import b64decode

from flask import Blueprint, Response, g, jsonify, render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ... import APPS
from ...launcher import origin
from ...platform.emoji import picker
from ...platform.errors import NotFound
from ...platform.guard import FILE_POLICY
from ...platform.models import Person
from ...platform.parameters import read_id, read_number
from .. import actions, exports, queries, xlsx
from ..engine.styles import FONTS, NAMED
from ..forms import ConfirmForm
from ..models import TAB_COLORS, Picture, Sheet, SheetUser, Star
from ..permissions import editors, level, visible, visible_sheet
from . import boot
from .requests.base import ViewId

blueprint = Blueprint("editor", __name__, url_prefix="/workbooks")
#: The emoji that comments have most.
_OFTEN = ("thumbsup", "white_check_mark", "eyes", "pray", "question", "warning", "tada", "thinking", "heart")
_TYPES = {
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "csv": "text/csv; charset=utf-8",
    "tsv": "text/tab-separated-values; charset=utf-8",
}


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    workbook = queries.openable(g.db, id)
    sheets = list(g.db.scalars(select(Sheet).where(Sheet.workbook_id == id).order_by(Sheet.position)))
    shown = [sheet for sheet in sheets if not sheet.is_hidden]
    wanted = read_id("sheet")
    sheet = next((sheet for sheet in shown if sheet.id == wanted), shown[0])
    users = select(Person).join(SheetUser, SheetUser.id == Person.id).where(SheetUser.is_active, Person.is_active)
    data = {
        "book": boot.book_data(g.db, workbook),
        "sheet": boot.sheet_data(g.db, sheet, _asked_view()),
        "level": level(g.db, workbook),
        "owner": workbook.owner.name,
        "cell": request.args.get("cell"),
        "tabColors": TAB_COLORS,
        "today": g.db.today.isoformat(),
        "origins": {place: origin(app) for app in APPS for place in (app.address, origin(app))},
        "editors": [[person.id, person.name] for person in editors(g.db, workbook)],
    }
    people = g.db.scalars(users.order_by(Person.first_name, Person.last_name, Person.id))
    is_starred = g.db.query(Star.id).filter_by(workbook_id=id, person_id=g.db.actor_id).first() is not None
    return render_template(
        "sheet/editor.html", workbook=workbook, data=data, level=data["level"], people=list(people),
        is_starred=is_starred, tab_colors=TAB_COLORS, fonts=FONTS, styles=NAMED,
    )  # fmt: skip


@blueprint.get("/emoji")
def emoji() -> str:
    """What the emoji picker of comments shows."""
    return picker(_OFTEN)


@blueprint.get("/<int:id>/sheets/<int:sheet_id>")
def sheet(id: int, sheet_id: int) -> ResponseReturnValue:
    """A sheet and the book around it, as data."""
    found = visible_sheet(g.db, sheet_id)
    if found.workbook_id != id:
        raise NotFound("There is no such sheet in this workbook.")
    return jsonify({"book": boot.book_data(g.db, found.workbook), "sheet": boot.sheet_data(g.db, found, _asked_view())})


def _asked_view() -> ViewId | None:
    """The filter view that the address names."""
    return actions.TEMPORARY if request.args.get("view") == actions.TEMPORARY else read_id("view")


@blueprint.get("/<int:id>/pictures/<int:picture_id>")
def picture(id: int, picture_id: int) -> ResponseReturnValue:
    """The file of a picture that floats over a sheet."""
    found = g.db.get(Picture, picture_id)
    if found is None or visible_sheet(g.db, found.sheet_id).workbook_id != visible(g.db, id).id:
        raise NotFound("There is no such picture in this workbook.")
    headers = {"Content-Security-Policy": FILE_POLICY}
    return Response(b64decode(found.content), content_type=found.media_type, headers=headers)


@blueprint.get("/<int:id>/download")
def download_as(id: int) -> ResponseReturnValue:
    """The dialog that says what a file of the workbook leaves out."""
    workbook = visible(g.db, id)
    return ConfirmForm.new().page("sheet/download.html", workbook=workbook, lost=xlsx.losses(g.db, workbook))


@blueprint.get("/<int:id>/download.<format>")
def download(id: int, format: str) -> ResponseReturnValue:
    """The workbook as xlsx, or one of its sheets as csv or tsv."""
    workbook = visible(g.db, id)
    if format == "xlsx":
        data, name = exports.to_xlsx(g.db, workbook), exports.filename(workbook.title, "xlsx")
    elif format in exports.SEPARATORS:
        sheet = visible_sheet(g.db, read_number("sheet"))
        if sheet.workbook_id != id:
            raise NotFound("There is no such sheet in this workbook.")
        data = exports.to_delimited(g.db, sheet, format)
        name = exports.filename(f"{workbook.title} - {sheet.name}", format)
    else:
        raise NotFound("Workbooks can be downloaded as .xlsx and sheets as .csv or .tsv.")
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Security-Policy": FILE_POLICY}
    return Response(data, content_type=_TYPES[format], headers=headers)
