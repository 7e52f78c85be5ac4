"""Version history: the versions beside a look at one of them, restored whole or by the sheet, and named."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, jsonify, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import Blocked, DomainError, Forbidden, NotFound
from ...platform.pages import done
from ...platform.parameters import read_id
from .. import actions, queries
from ..forms import ConfirmForm, RestoreForm, VersionForm
from ..models import TAB_COLORS, Workbook, sheet_id
from ..versions import CURRENT, Past, named_version, past, versions
from . import boot

blueprint = Blueprint("versions", __name__, url_prefix="/workbooks")


@blueprint.get("/<int:id>/versions")
def index(id: int) -> ResponseReturnValue:
    return _page(queries.with_history(g.db, id), CURRENT)


@blueprint.get("/<int:id>/versions/<key>")
def show(id: int, key: str) -> ResponseReturnValue:
    return _page(queries.with_history(g.db, id), key)


@blueprint.get("/<int:id>/versions/<key>/sheets/<int:sheet_id>")
def sheet(id: int, key: str, sheet_id: int) -> ResponseReturnValue:
    """A sheet of a version and the book around it, as data."""
    try:
        workbook = queries.with_history(g.db, id)
        state = past(g.db, workbook, key)
        if sheet_id not in _sheets(workbook, state):
            raise NotFound("There is no such sheet in this version.")
    except DomainError as error:
        return jsonify({"message": str(error)}), {Forbidden: 403, NotFound: 404}.get(type(error), 422)
    return jsonify({"book": boot.past_book(workbook, state), "sheet": boot.past_sheet(g.db, workbook, state, sheet_id)})


@blueprint.route("/<int:id>/versions/<key>/restore", methods=["GET", "POST"])
def restore(id: int, key: str) -> ResponseReturnValue:
    workbook = queries.with_history(g.db, id)
    state = past(g.db, workbook, key)
    if key == CURRENT:
        raise Blocked("This is the current version: there is nothing to restore.")
    sheets = _sheets(workbook, state)
    wanted = read_id("sheet")
    g.version_sheets = [(number, f"Only the sheet {name}") for number, name in sheets.items()]
    form = RestoreForm.new(sheet=wanted if wanted in sheets else None)
    to = url_for("editor.show", id=id)

    def bring_back(values: dict[str, Any]) -> str:
        if not values["sheet"]:
            actions.restore_version(g.db, id, key)
            return f"The version {state.title} was restored."
        number = values["sheet"]
        actions.restore_sheet(g.db, id, key, number)
        return f"The sheet {sheets[number]} of the version {state.title} was restored."

    if form.submitted(bring_back):
        return done(form.result, to)
    return form.page("sheet/restore.html", workbook=workbook, state=state)


@blueprint.route("/<int:id>/versions/<key>/name", methods=["GET", "POST"])
def name(id: int, key: str) -> ResponseReturnValue:
    workbook = queries.with_history(g.db, id)
    has_name = key.startswith("named-")
    form = VersionForm.new(name=named_version(g.db, workbook, key).name if has_name else "")
    if form.submitted(lambda values: actions.name_version(g.db, id, values["name"], key=key)):
        verb = "renamed" if has_name else "named"
        return done(f"The version was {verb} {form.result.name}.", request.referrer or url_for(".index", id=id))
    title = "Rename version" if has_name else "Name this version" if key != CURRENT else "Name current version"
    return form.page("sheet/form.html", title=title, fields=["name"], submit="Save")


@blueprint.route("/<int:id>/versions/<key>/unname", methods=["GET", "POST"])
def unname(id: int, key: str) -> ResponseReturnValue:
    version = named_version(g.db, queries.with_history(g.db, id), key)
    form, title = ConfirmForm.new(), version.name
    if form.submitted(lambda _: actions.unname_version(g.db, id, key)):
        return done(f"The name {title} was removed.", url_for(".index", id=id))
    return form.confirm(f"Remove the name {title}?", "The version is no longer kept for good.", "Remove name")


def _sheets(workbook: Workbook, state: Past) -> dict[int, str]:
    return {sheet_id(workbook.id, info.key): info.name for info in state.engine.sheets()}


def _page(workbook: Workbook, key: str) -> ResponseReturnValue:
    state = past(g.db, workbook, key)
    found = versions(g.db, workbook)
    only_named = request.args.get("named") == "1"
    shown = [version for version in found if not only_named or version.name or version.key == CURRENT]
    sheets = state.engine.sheets()
    visible_ids = [sheet_id(workbook.id, info.key) for info in sheets if not info.hidden]
    wanted = read_id("sheet")
    sheet = wanted if wanted in visible_ids else visible_ids[0]
    data = {
        "book": boot.past_book(workbook, state),
        "sheet": boot.past_sheet(g.db, workbook, state, sheet),
        "level": "viewer",
        "place": url_for(".show", id=workbook.id, key=key),
        "tabColors": TAB_COLORS,
        "today": g.db.today.isoformat(),
    }
    version = next((version for version in found if version.key == key), None)
    return render_template(
        "sheet/version.html", workbook=workbook, data=data, level="viewer", people=[], is_starred=False,
        tab_colors=TAB_COLORS, versions=shown, version=version, state=state, only_named=only_named,
    )  # fmt: skip
