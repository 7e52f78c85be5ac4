"""Search over everything: the page of results, and the suggestions while one types."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_search, read_text
from .. import attached_search, queries
from ..objects import OBJECTS

blueprint = Blueprint("search", __name__, url_prefix="/search")

#: What the page can be narrowed to: records of one kind, posts, files.
_TYPES = {*OBJECTS, *(kind.key for kind in attached_search.KINDS)}


@blueprint.get("")
def index() -> ResponseReturnValue:
    text, key = read_search(), read_text("type")
    key = key if key in _TYPES else ""
    limit = 50 if key else 6
    found, attached = queries.search(g.db, text, limit), attached_search.search(g.db, text, limit)
    total = sum(each.total for each in found) + sum(each.total for each in attached)
    return render_template("crm/search.html", text=text, found=found, attached=attached, total=total, key=key)


@blueprint.get("/suggestions")
def suggestions() -> ResponseReturnValue:
    """The first few results, for the dropdown below the search field."""
    text = read_search()
    found, attached = queries.search(g.db, text, limit=3), attached_search.search(g.db, text, limit=2)
    return render_template("crm/suggestions.html", found=found, attached=attached)
