"""Picklists in setup: what fields offer, in which order, and how many records hold each value."""

from __future__ import annotations

from collections import Counter
from typing import cast

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select

from ...platform.errors import NotFound
from ...platform.fields import SelectField
from ...platform.forms import PlatformForm
from ...platform.pages import done
from ...platform.parameters import read_number
from ..actions import picklists as actions
from ..fields import FIELDS
from ..forms import ConfirmForm
from ..models import PicklistValue
from ..objects import OBJECTS
from ..permissions import require_admin
from ..picklists import PICKLISTS, Picklist
from ..setup_forms import RenameForm, ValueForm
from .common import form_page

blueprint = Blueprint("setup_picklists", __name__, url_prefix="/setup/picklists")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    counted = select(PicklistValue.picklist, func.count(), func.count().filter(PicklistValue.is_active))
    counts = {key: (all, used) for key, all, used in g.db.execute(counted.group_by(PicklistValue.picklist))}
    lists = [(each, *counts.get(each.key, (len(each.usual), len(each.usual))), _where(each)) for each in _in_order()]
    return render_template("crm/setup/picklists.html", setup_key="picklists", lists=lists)


def _in_order() -> list[Picklist]:
    """Those that can be changed first."""
    return sorted(PICKLISTS.values(), key=lambda each: bool(each.locked))


def _where(picklist: Picklist) -> list[str]:
    """The fields that hold its values: "Account: Industry"."""
    named = {entry.model: entry for entry in OBJECTS.values()}
    return [
        f"{named[column.class_].singular}: {FIELDS[named[column.class_].key].label(column.key)}"
        for column in picklist.columns
        if column.class_ in named
    ] or ["Deal: Contact roles"]


@blueprint.get("/<key>")
def show(key: str) -> ResponseReturnValue:
    picklist = PICKLISTS.get(key)
    if picklist is None:
        raise NotFound("There is no such picklist.")
    counts: Counter[str] = Counter()
    for column in picklist.columns:
        asked = select(column, func.count()).where(column.is_not(None), column.class_.deleted_at.is_(None))
        counts.update({row[0]: row[1] for row in g.db.execute(asked.group_by(column))})
    return render_template(
        "crm/setup/picklist.html", setup_key="picklists", picklist=picklist, where=_where(picklist),
        values=actions.values_of(g.db, key), counts=counts,
    )  # fmt: skip


def _page_of(row: PicklistValue) -> str:
    return url_for(".show", key=row.picklist)


@blueprint.route("/<key>/new", methods=["GET", "POST"])
def new(key: str) -> ResponseReturnValue:
    form = ValueForm.new()
    if form.submitted(lambda values: actions.add_picklist_value(g.db, key, values["value"])):
        return done(f"“{form.result.value}” was added.", _page_of(form.result))
    if key not in PICKLISTS:
        raise NotFound("There is no such picklist.")
    return form_page(form, f"New value of {PICKLISTS[key].label.lower()}")


@blueprint.route("/values/<int:id>/rename", methods=["GET", "POST"])
def rename(id: int) -> ResponseReturnValue:
    row = actions.find_picklist_value(g.db, id)
    old, count = row.value, actions.count_of(g.db, PICKLISTS[row.picklist], row.value)
    form = RenameForm.of(row, change_records=True)
    if form.submitted(lambda values: actions.rename_picklist_value(g.db, id, version=form.version, **values)):
        return done(f"“{old}” is called “{form.result.value}” now.", _page_of(form.result))
    return form_page(form, f"Rename {old}", about=f"{count:,} records hold “{old}”, those in the recycle bin too.")


@blueprint.route("/values/<int:id>/replace", methods=["GET", "POST"])
def replace(id: int) -> ResponseReturnValue:
    row = actions.find_picklist_value(g.db, id)
    count = actions.count_of(g.db, PICKLISTS[row.picklist], row.value)
    others = [
        (each.id, each.value) for each in actions.values_of(g.db, row.picklist) if each is not row and each.is_active
    ]
    control = SelectField("Replace by", choices=others, required=True)
    form = cast(type[PlatformForm], type("ReplaceForm", (PlatformForm,), {"by_id": control})).new()
    old = row.value
    if form.submitted(lambda values: actions.replace_picklist_value(g.db, id, values["by_id"])):
        return done(f"“{old}” was replaced by “{form.result.value}” and retired.", _page_of(form.result))
    about = (
        f"{count:,} records hold “{old}”, those in the recycle bin too. They get the other value; this one is retired."
    )
    return form_page(form, f"Replace {old}", about=about, submit="Replace")


@blueprint.post("/values/<int:id>/<any(use, retire):way>")
def switch(id: int, way: str) -> ResponseReturnValue:
    row = actions.switch_picklist_value(g.db, id, is_active=way == "use")
    return done(
        f"“{row.value}” can be chosen again." if row.is_active else f"“{row.value}” was retired.", _page_of(row)
    )


@blueprint.post("/values/<int:id>/default/<any(yes, no):wanted>")
def default(id: int, wanted: str) -> ResponseReturnValue:
    row = actions.default_picklist_value(g.db, id, is_default=wanted == "yes")
    text = f"New records begin with “{row.value}”." if row.is_default else "New records begin without a value."
    return done(text, _page_of(row))


@blueprint.post("/values/<int:id>/place")
def place(id: int) -> ResponseReturnValue:
    row = actions.move_picklist_value(g.db, id, read_number("place"))
    return done(f"“{row.value}” is number {row.position} now.", _page_of(row))


@blueprint.route("/values/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    row = actions.find_picklist_value(g.db, id)
    value, page = row.value, _page_of(row)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_picklist_value(g.db, id)):
        return done(f"“{value}” was deleted.", page)
    return form.confirm(f"Delete {value}?", "It is taken off the list. A value that records hold cannot be deleted.")
