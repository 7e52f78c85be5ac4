"""One's own folders."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from .. import actions, queries
from ..actions.workbooks import own_folder
from ..forms import ConfirmForm, FolderForm

blueprint = Blueprint("folders", __name__, url_prefix="/folders")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return render_template("sheet/folders.html", folders=queries.folders(g.db))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = FolderForm.new()
    if form.submitted(lambda values: actions.create_folder(g.db, **values)):
        return done(f"The folder {form.result.name} was created.", url_for(".index"))
    return form.page("sheet/form.html", title="New folder", fields=["name"], submit="Create")


@blueprint.route("/<int:id>/rename", methods=["GET", "POST"])
def rename(id: int) -> ResponseReturnValue:
    form = FolderForm.of(own_folder(g.db, id))
    if form.submitted(lambda values: actions.rename_folder(g.db, id, **values)):
        return done("The folder was renamed.", url_for(".index"))
    return form.page("sheet/form.html", title="Rename folder", fields=["name"], submit="Rename")


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    folder = own_folder(g.db, id)
    form, name = ConfirmForm.new(), folder.name
    if form.submitted(lambda _: actions.delete_folder(g.db, id)):
        return done(f"The folder {name} was deleted.", url_for(".index"))
    return form.confirm(
        "Delete this folder?", f"The workbooks in {name} are kept, outside of any folder.", "Delete folder"
    )
