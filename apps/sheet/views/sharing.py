"""The Share dialog."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.errors import Invalid
from ...platform.pages import done
from ...platform.parameters import read_number, read_search
from .. import actions, importing, queries
from ..forms import AccessForm, ShareForm
from ..permissions import require, visible

blueprint = Blueprint("sharing", __name__)


@blueprint.get("/lookup/people")
def people() -> str:
    """Those who use Gridwork and whose name, title or address contains what is typed."""
    found = queries.people(g.db, read_search())
    return forms.options(forms.Option(person.id, person.name, person.title) for person in found)


@blueprint.route("/workbooks/<int:id>/share", methods=["GET", "POST"])
def share(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    require(g.db, workbook, "editor")
    form = ShareForm.new(level="viewer")
    message = "Sharing was changed."

    def change(values: dict[str, Any]) -> None:
        nonlocal message
        if "remove" in request.form:
            actions.unshare_workbook(g.db, id, read_number("remove"))
            message = "The permission was taken away."
            return
        if "disconnect" in request.form:
            actions.disconnect(g.db, id, read_number("disconnect"))
            message = "The workbooks are no longer connected."
            return
        if values["person_id"] is None:
            raise Invalid(person_id="Choose somebody to share with.")
        if values["level"] is None:
            raise Invalid(level="Choose what they may do.")
        permission = actions.share_workbook(g.db, id, values["person_id"], values["level"])
        message = f"{permission.person.name} is now {permission.level}."

    if form.submitted(change):
        return done(message, url_for("editor.show", id=id))
    return form.page("sheet/share.html", workbook=workbook, connections=importing.connections_from(g.db, id))


@blueprint.route("/workbooks/<int:id>/access", methods=["GET", "POST"])
def access(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    require(g.db, workbook, "editor")
    form = AccessForm.of(workbook)
    if form.submitted(lambda values: actions.set_company_access(g.db, id, values["company_access"])):
        return done("General access was changed.", url_for("editor.show", id=id))
    return form.page("sheet/form.html", title="General access", fields=["company_access"], submit="Save")
