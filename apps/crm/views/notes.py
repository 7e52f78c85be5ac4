"""Notes: add, edit, pin."""

from __future__ import annotations

from flask import Blueprint, g
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions
from ..fields import NOTE
from ..fields.common import parent_of
from ..models import Note
from ..permissions import require
from ..queries import find
from .common import form_page, page_of

blueprint = Blueprint("notes", __name__, url_prefix="/notes")


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    key, id = parent_of(read_text("parent"))
    form = NOTE.form_of_new.new()
    if form.submitted(lambda values: actions.add_note(g.db, key, id or 0, values["body"])):
        return done("The note was added.", page_of(form.result))
    return form_page(form, "New note", submit="Add note")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    note = find(g.db, Note, id)
    require(g.db, "edit", note)
    form = NOTE.form_of_record.of(note)
    if form.submitted(lambda values: actions.edit_note(g.db, id, values["body"], version=form.version)):
        return done("The note was saved.", page_of(note))
    return form_page(form, "Edit note")


@blueprint.post("/<int:id>/pin")
def pin(id: int) -> ResponseReturnValue:
    note = actions.pin_note(g.db, id)
    return done("The note was pinned.", page_of(note))


@blueprint.post("/<int:id>/unpin")
def unpin(id: int) -> ResponseReturnValue:
    note = actions.pin_note(g.db, id, pinned=False)
    return done("The note was unpinned.", page_of(note))
