"""Uploads: files as they came, with a preview, from which workbooks are made or fed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Response, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import DomainError, Invalid
from ...platform.guard import FILE_POLICY
from ...platform.listview import MenuItem
from ...platform.pages import done, go
from ...platform.parameters import read_search
from .. import actions, lists, xlsx
from ..actions.imports import title_of
from ..actions.uploads import is_own, own_upload
from ..forms import ConfirmForm, ImportForm, UploadForm
from ..lists import kind_of, size_of
from ..models import Upload
from . import previews
from .previews import Destination

blueprint = Blueprint("uploads", __name__)
_MOST_OFFERED = 40


def _row_menu(upload: Upload) -> list[MenuItem]:
    items: list[MenuItem] = [
        ("Preview and import", url_for("uploads.show", id=upload.id), "eye", {}),
        ("Download", url_for("uploads.download", id=upload.id), "download", {}),
    ]
    if is_own(g.db, upload):
        label = "Stop sharing" if upload.is_shared else "Share with everybody"
        items += [
            ("Rename", url_for("uploads.rename", id=upload.id), "pencil", {"dialog": True}),
            (label, url_for("uploads.share", id=upload.id), "users", {"post": True}),
            ("Delete", url_for("uploads.delete", id=upload.id), "trash-2", {"dialog": True, "danger": True}),
        ]
    return items


UPLOADS = replace(lists.UPLOADS, row_menu=_row_menu)


@blueprint.get("/uploads")
def index() -> ResponseReturnValue:
    return UPLOADS.page(g.db, lists.uploads(g.db), "sheet/uploads.html")


@blueprint.route("/import", methods=["GET", "POST"])
def choose() -> ResponseReturnValue:
    """Which file to import: one from this computer, or one that lies among the uploads."""
    target = Destination.read(g.db)
    form = ConfirmForm.new()

    def take(_: dict[str, Any]) -> Upload:
        given = request.files.get("file")
        if given is None or not given.filename:
            raise Invalid(file="Choose a file first.")
        with given.stream as stream:
            return actions.add_upload(g.db, filename=given.filename, data=stream.read())

    if form.submitted(take):
        return go(url_for(".show", id=form.result.id, **target.query))
    words = [Upload.name.icontains(word, autoescape=True) for word in read_search().split()]
    asked = lists.uploads(g.db).where(*words)
    found = list(g.db.scalars(asked.order_by(Upload.created_at.desc(), Upload.id.desc()).limit(_MOST_OFFERED + 1)))
    return form.page(
        "sheet/choose_upload.html", target=target, uploads=found[:_MOST_OFFERED], has_more=len(found) > _MOST_OFFERED,
        search=read_search(), size_of=size_of, kind_of=kind_of,
    )  # fmt: skip


@blueprint.route("/uploads/<int:id>", methods=["GET", "POST"])
def show(id: int) -> ResponseReturnValue:
    """A file as it would come in, and where it goes."""
    upload, target = actions.visible_upload(g.db, id), Destination.read(g.db)
    if upload.ending == "xlsx":
        return _show_workbook(upload)
    data = upload.content
    settings = previews.prepare(g.db, data, target)
    form = ImportForm.new(**previews.first_values(settings, target, title_of(upload.name)))

    def bring_in(values: dict[str, Any]) -> tuple[int, int | None]:
        return previews.bring_in(g.db, upload, values, target)

    if form.submitted(bring_in):
        book, sheet = form.result
        return done(f"{upload.name} was imported.", url_for("editor.show", id=book, sheet=sheet))
    # What the form holds, even where it was refused, is what the preview is of.
    shown = previews.preview(g.db, data, form.values if not form.errors else None, target)
    return form.page("sheet/upload.html", upload=upload, target=target, shown=shown, size_of=size_of, is_own=is_own)


@blueprint.post("/uploads/<int:id>/preview")
def preview(id: int) -> ResponseReturnValue:
    """The preview anew, for settings that were changed on the page."""
    upload, target = actions.visible_upload(g.db, id), Destination.read(g.db)
    previews.prepare(g.db, upload.content, target)
    form = ImportForm.new()
    values = form.values if form.check() else None
    return render_template("sheet/preview.html", shown=previews.preview(g.db, upload.content, values, target))


def _show_workbook(upload: Upload) -> ResponseReturnValue:
    """An xlsx file: its sheets, and what of it does not come in."""
    form = UploadForm.new(name=title_of(upload.name))
    if form.submitted(lambda values: actions.import_workbook(g.db, upload.id, title=values["name"])):
        return done(f"{upload.name} was imported.", url_for("editor.show", id=form.result.id))
    found, refusal = None, ""
    try:
        found = xlsx.read(upload.content, g.db.company.timezone)
    except DomainError as error:
        refusal = str(error)
    return form.page("sheet/upload_workbook.html", upload=upload, found=found, refusal=refusal, size_of=size_of)


@blueprint.get("/uploads/<int:id>/download")
def download(id: int) -> ResponseReturnValue:
    upload = actions.visible_upload(g.db, id)
    plain = "".join(letter if letter.isascii() and letter not in '"\\' else "_" for letter in upload.name)
    headers = {
        "Content-Disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(upload.name)}",
        "Content-Security-Policy": FILE_POLICY,
    }
    return Response(upload.content, content_type="application/octet-stream", headers=headers)


@blueprint.route("/uploads/<int:id>/rename", methods=["GET", "POST"])
def rename(id: int) -> ResponseReturnValue:
    upload = own_upload(g.db, id)
    form = UploadForm.new(name=upload.name.removesuffix(f".{upload.ending}"))
    if form.submitted(lambda values: actions.rename_upload(g.db, id, values["name"])):
        return done("The file was renamed.", url_for(".index"))
    return form.page("sheet/form.html", title=f"Rename {upload.name}", fields=["name"], submit="Rename")


@blueprint.post("/uploads/<int:id>/share")
def share(id: int) -> ResponseReturnValue:
    upload = own_upload(g.db, id)
    actions.share_upload(g.db, id, not upload.is_shared)
    told = "Everybody at the company finds it now." if upload.is_shared else "Only you find it now."
    return done(told, request.referrer or url_for(".index"))


@blueprint.route("/uploads/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    upload = own_upload(g.db, id)
    form, name = ConfirmForm.new(), upload.name
    if form.submitted(lambda _: actions.delete_upload(g.db, id)):
        return done(f"{name} was deleted.", url_for(".index"))
    return form.confirm("Delete this file?", f"{name} cannot be brought back. Workbooks made of it stay.", "Delete")
