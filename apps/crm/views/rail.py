"""The dialog in which people pin the pages that they want at hand."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from .. import actions
from ..forms import ConfirmForm
from ..rail import chosen_entries, open_entries
from .common import page_behind

blueprint = Blueprint("rail", __name__, url_prefix="/rail")


@blueprint.route("", methods=["GET", "POST"])
def choose() -> ResponseReturnValue:
    form = ConfirmForm.new()

    def save(_values: dict[str, Any]) -> None:
        actions.choose_entries(g.db, request.form.getlist("page"))

    if form.submitted(save):
        return done("Your pinned pages were saved.", page_behind(url_for("home.index")))
    entries = open_entries(g.db)
    shown = chosen_entries(g.db, entries)
    if request.method == "POST":
        # What was refused stays as it was ticked.
        ticked = request.form.getlist("page")
        shown = sorted(
            (each for each in entries if each.endpoint in ticked), key=lambda each: ticked.index(each.endpoint)
        )
    rest = [entry for entry in entries if entry not in shown]
    return form.page("crm/rail.html", shown=shown, rest=rest)


@blueprint.post("/reset")
def reset() -> ResponseReturnValue:
    actions.reset_entries(g.db)
    return done("The usual pages of your work are pinned again.", page_behind(url_for("home.index")))
