"""Notifications: the page of what one was told, and the way from the bell to where it happened."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.pages import done, go
from ...platform.parameters import read_page, read_text
from .. import actions
from ..bell import FILTERS, notices, place_of
from ..objects import url_of
from .common import page_behind

blueprint = Blueprint("notifications", __name__, url_prefix="/notifications")


@blueprint.get("")
def index() -> str:
    shown = notices(g.db, read_text("show", "all"), read_page())
    return render_template("crm/notifications.html", notices=shown, filters=FILTERS)


@blueprint.post("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    """Mark one as read and go where it happened."""
    return go(place_of(actions.read_notice(g.db, id)))


@blueprint.post("/due/<int:id>")
def due(id: int) -> ResponseReturnValue:
    """Mark what is said of a case that is due as read, and go there."""
    return go(url_of(actions.read_due(g.db, id)))


@blueprint.post("/<int:id>/<any(read,unread):state>")
def mark(id: int, state: str) -> ResponseReturnValue:
    actions.read_notice(g.db, id, read=state == "read")
    return go(page_behind("/notifications"))


@blueprint.post("/due/<int:id>/<any(read,unread):state>")
def mark_due(id: int, state: str) -> ResponseReturnValue:
    actions.read_due(g.db, id, read=state == "read")
    return go(page_behind("/notifications"))


@blueprint.post("/read")
def read_all() -> ResponseReturnValue:
    actions.read_all_notices(g.db)
    return done("All notifications are marked as read.", page_behind("/"))
