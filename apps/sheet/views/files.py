"""The Files home: what one has, what is shared, starred and thrown away."""

from __future__ import annotations

from dataclasses import replace

from flask import Blueprint, g, jsonify, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.listview import MenuItem
from ...platform.pages import done, go, local_path
from .. import actions, lists
from ..forms import ConfirmForm, MoveForm, TitleForm
from ..models import Star, Workbook
from ..permissions import may, require, shares, visible

blueprint = Blueprint("files", __name__, url_prefix="/files")


def _row_menu(workbook: Workbook) -> list[MenuItem]:
    if workbook.deleted_at is not None:
        return [
            ("Restore", url_for("files.restore", id=workbook.id), "rotate-ccw", {"post": True}),
            ("Delete forever", url_for("files.delete", id=workbook.id), "trash-2", {"dialog": True, "danger": True}),
        ]
    starred = workbook.id in _starred()
    items: list[MenuItem] = [
        ("Open", url_for("editor.show", id=workbook.id), "external-link", {}),
        ("Remove star" if starred else "Add star", url_for("files.star", id=workbook.id), "star", {"post": True}),
        ("Make a copy", url_for("files.copy", id=workbook.id), "copy", {"dialog": True}),
        ("Download as .xlsx", url_for("editor.download_as", id=workbook.id), "download", {"dialog": True}),
    ]
    if may(g.db, workbook, "editor", _shares()):
        items.insert(1, ("Rename", url_for("files.rename", id=workbook.id), "pencil", {"dialog": True}))
        items.insert(2, ("Share", url_for("sharing.share", id=workbook.id), "user-plus", {"dialog": True}))
    if may(g.db, workbook, "owner", _shares()):
        items.append(("Move to folder", url_for("files.move", id=workbook.id), "folder-input", {"dialog": True}))
        items.append(
            ("Move to trash", url_for("files.trash", id=workbook.id), "trash-2", {"post": True, "danger": True})
        )
    return items


def _starred() -> set[int]:
    if "starred" not in g:
        g.starred = set(g.db.scalars(select(Star.workbook_id).where(Star.person_id == g.db.actor_id)))
    found: set[int] = g.starred
    return found


def _shares() -> dict[int, str]:
    if "shares" not in g:
        g.shares = shares(g.db, g.db.actor_id)
    found: dict[int, str] = g.shares
    return found


FILES = replace(lists.FILES, row_menu=_row_menu)


@blueprint.get("")
def index() -> ResponseReturnValue:
    grid = request.args.get("layout") == "grid"
    return FILES.page(
        g.db, lists.workbooks(g.db), "sheet/files.html", grid=grid, starred=_starred(), menu_of=_row_menu,
        shared_with=lists.shared_with,
    )  # fmt: skip


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = TitleForm.new(title="Untitled workbook")
    if form.submitted(lambda values: actions.create_workbook(g.db, **values)):
        return go(url_for("editor.show", id=form.result.id))
    return form.page("sheet/form.html", title="New workbook", fields=["title"], submit="Create")


@blueprint.route("/<int:id>/rename", methods=["GET", "POST"])
def rename(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    require(g.db, workbook, "editor")
    form = TitleForm.of(workbook)
    if form.submitted(lambda values: actions.rename_workbook(g.db, id, **values)):
        return done("The workbook was renamed.", local_path(request.args.get("next", "")) or url_for(".index"))
    return form.page("sheet/form.html", title="Rename workbook", fields=["title"], submit="Rename")


@blueprint.route("/<int:id>/copy", methods=["GET", "POST"])
def copy(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    form = TitleForm.new(title=f"Copy of {workbook.title}"[:160])
    if form.submitted(lambda values: actions.copy_workbook(g.db, id, **values)):
        return done("This is your copy.", url_for("editor.show", id=form.result.id))
    return form.page("sheet/form.html", title="Make a copy", fields=["title"], submit="Copy")


@blueprint.route("/<int:id>/move", methods=["GET", "POST"])
def move(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    require(g.db, workbook, "owner")
    form = MoveForm.of(workbook)
    if form.submitted(lambda values: actions.move_workbook(g.db, id, **values)):
        return done("The workbook was moved.", url_for(".index"))
    return form.page("sheet/form.html", title="Move to folder", fields=["folder_id"], submit="Move")


@blueprint.post("/<int:id>/star")
def star(id: int) -> ResponseReturnValue:
    starred = id not in _starred()
    actions.star_workbook(g.db, id, starred)
    if request.accept_mimetypes.best == "application/json":
        # The editor, which goes on as it is.
        return jsonify({"starred": starred})
    return done("Star added." if starred else "Star removed.", request.referrer or url_for(".index"))


@blueprint.post("/<int:id>/trash")
def trash(id: int) -> ResponseReturnValue:
    workbook = actions.trash_workbook(g.db, id)
    return done(f"{workbook.title} was moved to the trash.", url_for(".index"))


@blueprint.post("/<int:id>/restore")
def restore(id: int) -> ResponseReturnValue:
    workbook = actions.restore_workbook(g.db, id)
    return done(f"{workbook.title} was restored.", url_for(".index", view="trash"))


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    workbook = visible(g.db, id)
    form, title = ConfirmForm.new(), workbook.title
    if form.submitted(lambda _: actions.delete_workbook(g.db, id)):
        return done(f"{title} was deleted forever.", url_for(".index", view="trash"))
    return form.confirm("Delete forever?", f"{title} cannot be brought back.", "Delete forever")
