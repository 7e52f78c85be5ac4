"""Validation rules in setup: the list, the form of a rule, and a panel that tries the rules on a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.errors import NotFound
from ...platform.forms import PlatformForm
from ...platform.pages import done
from ...platform.parameters import read_id, read_text
from .. import validation
from ..actions import validation_rules as actions
from ..fields import FIELDS
from ..forms import ConfirmForm
from ..models import ValidationRule
from ..objects import OBJECTS, label_of, url_of
from ..permissions import require_admin
from ..queries import find, matching
from ..setup_forms import PARTS, rule_form
from ..validation import MOST_CLAUSES, OBJECTS_WITH_RULES, Rule, value_text, words

#: How many records the panel offers of those that a text may mean.
_SHOWN = 8

blueprint = Blueprint("setup_rules", __name__, url_prefix="/setup/rules")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    rows = list(g.db.scalars(select(ValidationRule).order_by(ValidationRule.object, ValidationRule.name)))
    shown = [(row, words(g.db, row), FIELDS[row.object].label(row.field)) for row in rows]
    return render_template(
        "crm/setup/rules.html", setup_key="rules", rules=shown, kinds=OBJECTS_WITH_RULES, tried=_tried(rows),
    )  # fmt: skip


def _tried(rows: list[ValidationRule]) -> dict[str, Any]:
    """What the panel says of the record that was asked for: by its name or number."""
    key, text = read_text("object", "deal"), read_text("record").strip()
    key = key if key in OBJECTS_WITH_RULES else "deal"
    asked: dict[str, Any] = {"object": key, "text": text, "found": [], "record": None, "outcomes": []}
    if not text and not read_id("id"):
        return asked
    chosen = read_id("id")
    if chosen is not None:
        try:
            asked["found"] = [find(g.db, OBJECTS[key].model, chosen)]
        except NotFound:
            asked["found"] = []
    else:
        asked["found"] = list(g.db.scalars(matching(g.db, key, text).limit(_SHOWN)))
    if len(asked["found"]) == 1:
        record = asked["record"] = asked["found"][0]
        made = validation.made_on(g.db, record)
        for row in rows:
            if row.object == key:
                rule = Rule.of(row)
                asked["outcomes"].append((row, rule.is_broken_by(record, g.db.today), rule.lets_be(made)))
        asked |= {"label": label_of(record), "url": url_of(record), "made": made}
    return asked


@blueprint.route(f"/new/<any({', '.join(OBJECTS_WITH_RULES)}):object>", methods=["GET", "POST"])
def new(object: str) -> ResponseReturnValue:
    form = rule_form(object).new(joined="all", is_active=True, holds_from=g.db.today)
    if form.submitted(lambda values: actions.save_validation_rule(g.db, None, **_rule(object, values))):
        return done(f"“{form.result.name}” is in effect from now on.", url_for(".index"))
    return _page(form, f"New rule for {OBJECTS[object].plural.lower()}", object)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    row = actions.find_validation_rule(g.db, id)
    form = rule_form(row.object).of(row, **_parts(row))
    object = row.object

    def save(values: dict[str, Any]) -> ValidationRule:
        return actions.save_validation_rule(g.db, id, version=form.version, **_rule(object, values))

    if form.submitted(save):
        return done(f"“{form.result.name}” was saved.", url_for(".index"))
    return _page(form, "Edit rule", object)


def _page(form: PlatformForm, title: str, object: str) -> ResponseReturnValue:
    return form.page(
        "crm/setup/rule_form.html", title=title, cancel=url_for(".index"), count=MOST_CLAUSES,
        noun=OBJECTS[object].singular.lower(),
    )  # fmt: skip


def _parts(row: ValidationRule) -> dict[str, Any]:
    """What the controls of the clauses begin with."""
    first: dict[str, Any] = {}
    for number, clause in enumerate(row.clauses, 1):
        first |= {f"{part}_{number}": clause[part] or None for part in PARTS}
        first[f"value_{number}"] = value_text(g.db, row.object, clause)
    return first


def _rule(object: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """What the action takes, from what the form gives."""
    clauses = [{part: values[f"{part}_{number}"] for part in PARTS} for number in range(1, MOST_CLAUSES + 1)]
    rest = {name: values[name] for name in ("name", "joined", "message", "field", "holds_from", "is_active")}
    return {"object": object, "clauses": clauses, **rest}


@blueprint.post("/<int:id>/<any(on, off):way>")
def switch(id: int, way: str) -> ResponseReturnValue:
    row = actions.switch_validation_rule(g.db, id, is_active=way == "on")
    return done(f"“{row.name}” is {'active' if row.is_active else 'no longer active'}.", url_for(".index"))


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    row = actions.find_validation_rule(g.db, id)
    name = row.name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_validation_rule(g.db, id)):
        return done(f"“{name}” was deleted.", url_for(".index"))
    return form.confirm("Delete rule", f"“{name}” no longer keeps anybody from saving.")
