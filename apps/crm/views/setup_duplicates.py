"""Duplicate rules in setup: what is looked at when a record is created, and what happens then."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.pages import done
from ..actions.duplicate_rules import change_duplicate_rule
from ..duplicate_rules import MATCHES
from ..models import DuplicateRule
from ..permissions import require_admin

blueprint = Blueprint("setup_duplicates", __name__, url_prefix="/setup/duplicates")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    rules = list(g.db.scalars(select(DuplicateRule).order_by(DuplicateRule.id)))
    groups = {key: [(rule, MATCHES[key][rule.match]) for rule in rules if rule.object == key] for key in MATCHES}
    return render_template("crm/setup/duplicates.html", setup_key="duplicates", groups=groups)


@blueprint.post("/<int:id>/<any(warn, block, on, off):what>")
def change(id: int, what: str) -> ResponseReturnValue:
    if what in ("on", "off"):
        rule = change_duplicate_rule(g.db, id, is_active=what == "on")
    else:
        rule = change_duplicate_rule(g.db, id, action=what.capitalize())
    name = MATCHES[rule.object][rule.match]
    state = {"warn": "warns", "block": "blocks", "on": "is looked at", "off": "is no longer looked at"}[what]
    return done(f"“{name}” {state}.", url_for(".index"))
