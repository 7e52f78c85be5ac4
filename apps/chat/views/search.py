"""Search over messages and files."""

from __future__ import annotations

from flask import Blueprint, g, render_template

from ...platform.parameters import read_page, read_search, read_text
from .. import queries
from ..queries.search import SHOWN

blueprint = Blueprint("search", __name__)


@blueprint.get("/search")
def index() -> str:
    query, tab = read_search(), read_text("tab", "messages")
    page = read_page()
    found = queries.search(g.db, query, tab=tab, page=page)
    total = found.file_total if tab == "files" else found.total
    pages = max(1, -(-total // SHOWN))
    return render_template("chat/search.html", query=query, tab=tab, found=found, page=page, pages=pages)
