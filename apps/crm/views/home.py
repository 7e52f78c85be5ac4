"""The home page."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ..homes import home

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> ResponseReturnValue:
    """What waits for the person, and how their work stands."""
    return render_template("crm/home.html", home=home(g.db), local=g.db.now.astimezone(g.db.timezone))
