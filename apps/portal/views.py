"""The portal's page and its two buttons: log in as somebody, move the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from .. import APPS, App, UnknownApp, accounts, get_app
from ..platform.database import Db
from ..platform.errors import Invalid
from ..platform.looks.axes import AXES
from ..platform.looks.serving import look
from ..platform.models import Person, WorldState
from ..platform.parameters import read_number
from ..platform.tickets import Tickets
from ..platform.web import SAFE_METHODS
from . import actions

blueprint = Blueprint("portal", __name__)


@dataclass(frozen=True)
class Row:
    """A person and where they may log in."""

    person: Person
    places: Sequence[accounts.Place]


@blueprint.get("/")
def home() -> str:
    db: Db = g.db
    rows = _rows(db)
    return render_template(
        "portal/home.html",
        world=db.get_one(WorldState, 1),
        company=db.company,
        local=db.now.astimezone(db.timezone),
        apps=[(app, _address(app), sum(any(p.app is app for p in row.places) for row in rows)) for app in APPS],
        personas=[row for row in rows if row.person.persona],
        others=[row for row in rows if not row.person.persona],
        customers=[(app, row) for app in APPS if app.has_customers for row in accounts.customer_personas(db, app)],
        moves=actions.MOVES,
        look=look(),
        axes=[axis for axis in AXES if axis.features and axis.key != "device"],
    )


@blueprint.post("/log-in")
def log_in() -> ResponseReturnValue:
    """Send the browser on to the app's host with a ticket; the 307 keeps it a POST, so that no GET logs anybody in."""
    try:
        app = get_app(request.form.get("app", ""))
    except UnknownApp:
        abort(404)
    account = accounts.account_in(app, read_number("person"))
    if not accounts.is_known(g.db, account):
        abort(404)
    tickets: Tickets = request.environ["deskgym.tickets"]
    return redirect(f"{_address(app)}-/enter?ticket={tickets.issue(g.db, app.key, account.id)}", 307)


@blueprint.post("/clock")
def clock() -> ResponseReturnValue:
    try:
        actions.move_clock(g.db, request.form.get("to", ""))
    except Invalid as error:
        abort(422, str(error))
    return redirect(url_for("portal.home"), 303)


def check_origin() -> None:
    """Refuse forms that come from another site."""
    origin = request.headers.get("Origin")
    if request.method not in SAFE_METHODS and origin and urlsplit(origin).netloc != request.host:
        abort(403, "This request came from another site.")


def _address(app: App) -> str:
    """The app's first page, on the port that the portal was asked at."""
    _, colon, port = request.host.partition(":")
    return f"http://{app.key}.localhost{colon}{port}/"


def _rows(db: Db) -> list[Row]:
    """Everybody who works here, with the apps that let them in."""
    people = db.scalars(select(Person).where(Person.is_active).order_by(Person.first_name, Person.last_name, Person.id))
    return [Row(person, accounts.places_of(db, accounts.Account(person.id))) for person in people]
