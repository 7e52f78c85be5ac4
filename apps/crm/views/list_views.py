"""Saved views of lists: save, rename, share, delete."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from ...platform.errors import Invalid
from ...platform.list_preferences import CHOICES
from ...platform.list_state import State
from ...platform.pages import done
from ...platform.undo import undoable
from ...platform.values import record_id
from .. import actions
from ..actions.list_views import Shown, find_view
from ..forms import ConfirmForm, ViewForm
from ..lists import LISTS
from ..models import ListView as SavedView
from ..permissions import may_share_views
from .common import form_page, page_behind

blueprint = Blueprint("list_views", __name__)


@blueprint.route(f"/views/<any({', '.join(LISTS)}):plural>/new", methods=["GET", "POST"])
def new(plural: str) -> ResponseReturnValue:
    shown = _shown(plural)
    form = _form(ViewForm.new(visibility="Only me"))

    def save(values: dict[str, Any]) -> SavedView:
        return actions.create_view(g.db, plural, shown, **values)

    if form.submitted(save):
        return _to(form.result, f"The view {form.result.name} was saved.")
    return form_page(form, "Save as new view", submit="Save view")


@blueprint.post("/views/<int:id>/save")
def save(id: int) -> ResponseReturnValue:
    view = find_view(g.db, id)
    actions.change_view(g.db, id, shown=_shown(view.object))
    return _to(view, f"The view {view.name} was saved.")


@blueprint.route("/views/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    view = find_view(g.db, id)
    form = _form(ViewForm.of(view))
    if form.submitted(lambda values: actions.change_view(g.db, id, version=form.version, **values)):
        return _to(view, f"The view {view.name} was saved.")
    return form_page(form, "Rename or share view")


@blueprint.route("/views/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    view = find_view(g.db, id)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_view(g.db, id)):
        of_list = url_for(LISTS[view.object][0].endpoint)
        return undoable(f"The view {view.name} was deleted.", of_list, f"The view {view.name} was restored.")
    return form.confirm(f"Delete the view {view.name}?", "The records that it shows stay.")


@blueprint.post("/columns/<name>/<view>/widths")
def set_widths(name: str, view: str) -> ResponseReturnValue:
    """Each `width` is the key of a column and how many pixels it is wide: "amount:120"."""
    asked = [part.rpartition(":") for part in request.form.getlist("width")]
    actions.set_widths(g.db, name, view, {key: record_id(width) or 0 for key, _, width in asked})
    return "", 204


@blueprint.post("/columns/<name>/<view>/widths/reset")
def reset_widths(name: str, view: str) -> ResponseReturnValue:
    actions.reset_widths(g.db, name, view)
    return done("The columns have their usual widths again.", page_behind(url_for("home.index")))


@blueprint.post("/columns/<name>/<view>/look")
def remember(name: str, view: str) -> ResponseReturnValue:
    """`chosen` says what was chosen of filters, order and columns; the rest is as the list's address has it."""
    said = request.form
    filters = [(key.removeprefix("f."), asked) for key, asked in said.items(multi=True) if key.startswith("f.")]
    columns = [key for key in said.get("columns", "").split(",") if key]
    shown = Shown(view, filters, said.get("logic", ""), columns, said.get("sort", ""))
    actions.remember_list(g.db, name, shown, [each for each in CHOICES if each in said.getlist("chosen")])
    return "", 204


@blueprint.post("/columns/<name>/<view>/look/reset")
def forget(name: str, view: str) -> ResponseReturnValue:
    actions.reset_list(g.db, name, view)
    place = page_behind(url_for("home.index")).partition("?")[0]
    return done("The list is as usual again.", f"{place}?{urlencode({'view': view})}")


def _form(form: ViewForm) -> ViewForm:
    if not may_share_views(g.db):
        del form["visibility"]
    return form


def _to(view: SavedView, message: str) -> Response:
    return done(message, url_for(LISTS[view.object][0].endpoint, view=f"saved-{view.id}"))


def _shown(plural: str) -> Shown:
    """What the list shows, by the query string of the request."""
    view = LISTS[plural][0]
    state: State = view.state(g.db, request.args)
    if state.q:
        raise Invalid({"": "A view does not save search words. Use a filter instead."})
    base = state.view.key
    if state.view.saved is not None:
        base = find_view(g.db, state.view.saved.id).base
    filters = [(filter.key, f"{operator}:{value}") for filter, operator, value in state.filters]
    return Shown(base, filters, state.logic, state.columns, state.sort)
