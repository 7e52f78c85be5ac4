"""Sections of one's own sidebar."""

from __future__ import annotations

from flask import Blueprint, g, request
from flask.typing import ResponseReturnValue

from ...platform.forms import PlatformForm
from ...platform.pages import done, go
from .. import actions
from ..actions.sections import find_section
from ..forms import SectionForm
from ..pages import here

blueprint = Blueprint("sections", __name__, url_prefix="/sections")


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = SectionForm.new()
    if form.submitted(lambda values: actions.create_section(g.db, values["name"])):
        return done(f"The section {form.result.name} was created.", here())
    return form.page("chat/channel_form.html", title="Create a section", submit="Create section")


@blueprint.route("/<int:section_id>/rename", methods=["GET", "POST"])
def rename(section_id: int) -> ResponseReturnValue:
    form = SectionForm.of(find_section(g.db, section_id))
    if form.submitted(lambda values: actions.rename_section(g.db, section_id, values["name"])):
        return done("Saved.", here())
    return form.page("chat/channel_form.html", title="Rename the section", submit="Save")


@blueprint.post("/<int:section_id>/move")
def move(section_id: int) -> ResponseReturnValue:
    actions.move_section(g.db, section_id, -1 if request.form.get("to") == "up" else 1)
    return go(here())


@blueprint.route("/<int:section_id>/delete", methods=["GET", "POST"])
def delete(section_id: int) -> ResponseReturnValue:
    section = find_section(g.db, section_id)
    form = PlatformForm.new()
    if form.submitted(lambda _: actions.delete_section(g.db, section_id)):
        return done("The section was deleted.", here())
    text = "Its channels stay; they move back among all others."
    return form.confirm(f"Delete the section {section.name}?", text, "Delete")
