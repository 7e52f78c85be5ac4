"""Notes: add, edit, pin."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from ...platform.parameters import read_id, read_text
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
    root_id, is_internal = read_id("root"), request.form.get("internal") == "1"
    form = NOTE.form_of_new.new()

    def add(values: dict[str, Any]) -> Note:
        return actions.add_note(g.db, key, id or 0, values["body"], root_id=root_id, is_internal=is_internal)

    if form.submitted(add):
        said = "The note was added." if root_id is None else "Your answer was added."
        return done(said, page_of(form.result))
    return form_page(
        form, "New note" if root_id is None else "Reply", "crm/stream/edit.html", submit="Add note",
        parent=f"{key}-{id or 0}",
    )  # fmt: skip


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    note = find(g.db, Note, id)
    require(g.db, "edit", note)
    form = NOTE.form_of_record.of(note)
    if form.submitted(lambda values: actions.edit_note(g.db, id, values["body"], version=form.version)):
        return done("The note was saved.", page_of(note))
    return form_page(form, "Edit note", "crm/stream/edit.html", parent=f"{note.parent_type}-{note.parent_id}")


@blueprint.post("/<int:id>/pin")
def pin(id: int) -> ResponseReturnValue:
    note = actions.pin_note(g.db, id)
    return done("The note was pinned.", page_of(note))


@blueprint.post("/<int:id>/unpin")
def unpin(id: int) -> ResponseReturnValue:
    note = actions.pin_note(g.db, id, pinned=False)
    return done("The note was unpinned.", page_of(note))
