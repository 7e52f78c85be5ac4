"""Search over what the handbook says today, and over its other versions if asked for."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_search, read_text
from ...platform.values import search_words
from .. import queries
from ..text import marked

blueprint = Blueprint("search", __name__, url_prefix="/search")


@blueprint.get("")
def index() -> ResponseReturnValue:
    text, earlier = read_search(), read_text("versions") == "all"
    words = search_words(text)
    return render_template(
        "handbook/search.html",
        text=text,
        earlier=earlier,
        hits=queries.search(g.db, words, earlier=earlier),
        marked=lambda line: marked(line, words),
        state_of=lambda revision: queries.state_of(revision, g.db.today),
    )
