"""From one app of the office to the others, as the same person: a page of all those that they may use."""

from __future__ import annotations

from flask import Blueprint, Response, abort, g, make_response, redirect, render_template, request
from flask.typing import ResponseReturnValue

from . import App
from .accounts import Account, Place, places_of
from .platform import guard
from .platform.tickets import Tickets

blueprint = Blueprint("launcher", __name__)


def origin(app: App) -> str:
    """Where an app of the office is: on its own host beside the one that is asked."""
    _, _, domain = request.host.partition(".")
    return f"{request.scheme}://{app.key}.{domain}"


@blueprint.get("/apps")
def apps() -> Response:
    """The office's apps."""
    places = _places()
    response = make_response(render_template("platform/apps.html", places=places))
    # The answer to a press of one of the buttons leads to the app's own host.
    guard.allow_forms_to(response, [origin(place.app) for place in places])
    return response


@blueprint.post("/apps")
def open_app() -> ResponseReturnValue:
    """Send the browser on to an app's host with a ticket; the 307 keeps it a POST, so that no GET logs anybody in."""
    key = request.form.get("app", "")
    app = next((place.app for place in _places() if place.app.key == key), None)
    if app is None:
        abort(404)
    tickets: Tickets = request.environ["deskgym.tickets"]
    return redirect(f"{origin(app)}/enter?ticket={tickets.issue(g.db, app.key, g.person.id)}", 307)


def _places() -> list[Place]:
    return places_of(g.db, Account(g.person.id))
