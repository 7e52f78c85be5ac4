"""The log of setup: who changed what of users, roles and teams."""

from __future__ import annotations

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_page
from ..permissions import require_admin
from ..setup_log import TABLES, log

blueprint = Blueprint("setup_log", __name__, url_prefix="/setup/log")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    of = request.args.get("of", "")
    of = of if of in TABLES else ""
    page = log(g.db, of, read_page())
    kinds = [("", "All"), *((table, label) for table, label in TABLES.items())]
    tabs = [(label, url_for(".index", of=table or None), table == of) for table, label in kinds]
    return render_template("crm/setup/log.html", setup_key="log", page=page, tabs=tabs, of=of)
