"""Cases: list, record page, create, edit, clone, close."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions, desk_queries, lists
from ..actions.saving import load
from ..fields import CASE
from ..forms import CloseCaseForm
from ..models import Case
from ..queries import find
from .common import create_form, edit_form, form_page, record_page, staying

blueprint = Blueprint("cases", __name__, url_prefix="/cases")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.CASES, lists.case_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_case(g.db, id, version=version, **values)

    return save_cells(lists.CASES, lambda id: load(g.db, Case, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    related: dict[str, Any] = {}
    if read_text("tab") == "related":
        related |= {
            "articles": desk_queries.linked_articles(g.db, case),
            "duplicates": desk_queries.duplicates_of(g.db, case),
        }
    return record_page("crm/case.html", case, **related)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New case")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = find(g.db, Case, id)
    return _create("Clone case", source)


def _create(title: str, source: Case | None = None) -> ResponseReturnValue:
    form = create_form(CASE, source)
    if form.submitted(lambda values: actions.create_case(g.db, **values)):
        return done(f"{form.result.number} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    form = edit_form(CASE, case)
    if form.submitted(lambda values: actions.update_case(g.db, id, version=form.version, **values)):
        return done(f"{form.result.number} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit case")


@blueprint.route("/<int:id>/close", methods=["GET", "POST"])
def close(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    form = CloseCaseForm.of(case)
    if form.submitted(lambda values: actions.close_case(g.db, id, version=form.version, **values)):
        return done(f"{case.number} was closed.", url_for(".show", id=id))
    return form_page(form, "Close case", submit="Close case")
