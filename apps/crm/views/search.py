"""Search over everything: the page of results, and the suggestions while one types."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_search, read_text
from .. import queries
from ..objects import OBJECTS

blueprint = Blueprint("search", __name__, url_prefix="/search")


@blueprint.get("")
def index() -> ResponseReturnValue:
    text = read_search()
    key = read_text("type")
    found = queries.search(g.db, text, limit=50 if key in OBJECTS else 6)
    return render_template("crm/search.html", text=text, found=found, key=key if key in OBJECTS else "")


@blueprint.get("/suggestions")
def suggestions() -> ResponseReturnValue:
    """The first few results, for the dropdown below the search field."""
    found = queries.search(g.db, read_search(), limit=3)
    return render_template("crm/suggestions.html", found=found)
