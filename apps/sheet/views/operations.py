"""What the editor asks for: one address, one operation per request, answered with what has changed."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, jsonify, request
from flask.typing import ResponseReturnValue

from ...platform.errors import Conflict, DomainError, Forbidden, NotFound
from .. import actions, attached
from ..actions import Work
from ..attached.comments import threads
from ..attached.filters import views_data
from ..errors import InPivot, NotAllowed, Protected
from ..models import Sheet, Workbook
from ..permissions import visible, visible_sheet
from . import boot, requests

blueprint = Blueprint("operations", __name__, url_prefix="/workbooks")


@blueprint.post("/<int:id>/operations")
def operate(id: int) -> ResponseReturnValue:
    """Do {"op", "sheet", "revision", …}. 200 with what changed, or 4xx with what was wrong."""
    try:
        workbook = visible(g.db, id)
        asked = requests.read(request.get_data())
        _of_book(workbook, asked.sheet)
        if isinstance(asked, requests.Remark):
            asked.run(g.db)
            return jsonify({"comments": threads(g.db, asked.sheet)})
        if isinstance(asked, requests.Viewing):
            open_now = asked.run(g.db)
            shown = boot.view_data(g.db, g.db.get_one(Sheet, asked.sheet), open_now)
            return jsonify({"filterViews": views_data(g.db, asked.sheet), **shown})
        if isinstance(asked, requests.Connecting):
            notice, sheet = asked.run(g.db, workbook), g.db.get_one(Sheet, asked.sheet)
            answer = {"book": boot.book_data(g.db, workbook), "sheet": boot.sheet_data(g.db, sheet, asked.view)}
            return jsonify({"notice": notice, **answer})
        if asked.view is not None:
            actions.look_through(g.db, asked.sheet, asked.view)
        # What others have changed since the page was made, apart from this, it is told along with its own change.
        merged = isinstance(asked, requests.Edit) and asked.revision != workbook.revision
        before = {sheet.id for sheet in g.db.query(Sheet).filter_by(workbook_id=id)}
        work = asked.run(g.db, workbook)
        return jsonify(_answer(workbook, asked, work, before, merged=merged))
    except DomainError as error:
        g.db.rollback()
        statuses = {Forbidden: 403, NotFound: 404, Conflict: 409}
        body = {"message": str(error), "errors": getattr(error, "errors", {}), "conflict": isinstance(error, Conflict)}
        if isinstance(error, (InPivot, NotAllowed, Protected)):
            body["title"] = error.title
        return jsonify(body), statuses.get(type(error), 422)


def _of_book(workbook: Workbook, sheet_id: int) -> None:
    if visible_sheet(g.db, sheet_id).workbook_id != workbook.id:
        raise NotFound("There is no such sheet in this workbook.")


def _answer(
    workbook: Workbook, asked: requests.AnyRequest, work: Work, before: set[int], *, merged: bool
) -> dict[str, Any]:
    """What changed: cells of the sheet on screen, its layout where that may have changed, the tabs."""
    answer: dict[str, Any] = {"book": boot.book_data(g.db, workbook), "notice": work.notice}
    sheet, name = g.db.get(Sheet, asked.sheet, populate_existing=True), asked.op
    new = [s["id"] for s in answer["book"]["sheets"] if s["id"] not in before]
    if work.goto is not None:
        answer["goto"] = work.goto
    elif new and name in ("add_sheet", "duplicate_sheet"):
        answer["goto"] = new[0]
    if sheet is None or sheet.is_hidden:
        if "goto" not in answer:
            answer["goto"] = next(s["id"] for s in answer["book"]["sheets"] if not s["hidden"])
        return answer
    if merged:
        answer["sheet"] = boot.sheet_data(g.db, sheet, asked.view)
        return answer
    if asked.view is not None:
        answer |= boot.view_data(g.db, sheet, asked.view)
    today, changed = g.db.today, []
    for (key, row, column), reading in sorted(work.changes.items(), key=lambda item: item[0]):
        if key == sheet.key:
            changed.append(boot.cell_data(row, column, reading, today) if reading else [row, column])
    answer["cells"] = changed
    if name not in ("set", "clear", "paste_text", "decimals"):
        answer["layout"] = boot.layout_data(g.db, sheet)
    else:
        answer["following"] = attached.data(g.db, sheet, following=True)
    return answer


@blueprint.get("/<int:id>/find")
def find(id: int) -> ResponseReturnValue:
    """Where a text stands: [sheet, row, column] in order."""
    try:
        workbook = visible(g.db, id)
        asked = requests.read_query(request.args)
        _of_book(workbook, asked.sheet)
        found = actions.find(g.db, asked.sheet, asked.search)
    except DomainError as error:
        return jsonify({"message": str(error), "errors": getattr(error, "errors", {})}), 422
    return jsonify({"found": [[cell.sheet_id, cell.row, cell.column] for cell in found[:2000]]})
