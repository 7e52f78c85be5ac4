"""Files on records: bring in, look at, download, rename, delete."""

from __future__ import annotations

import csv

from flask import Blueprint, Response, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.errors import NotFound
from ...platform.file_pages import file_response, read_uploads
from ...platform.models import Person
from ...platform.pages import done
from ...platform.undo import undoable
from .. import actions
from ..actions.documents import find_document, may_change_document
from ..forms import ConfirmForm, RenameForm
from ..models import PARENTS, Document
from ..objects import OBJECTS
from .common import form_page

blueprint = Blueprint("documents", __name__)
_BY_PLURAL = {OBJECTS[key].plural.lower(): key for key in PARENTS}
#: So many characters of a text are shown in its preview.
_SHOWN = 20_000
_ROWS = 200


@blueprint.post(f"/<any({', '.join(_BY_PLURAL)}):plural>/<int:id>/files")
def add(plural: str, id: int) -> ResponseReturnValue:
    added = actions.add_documents(g.db, _BY_PLURAL[plural], id, read_uploads())
    said = f"{added[0].name} was added." if len(added) == 1 else f"{len(added)} files were added."
    return done(said, _files_of(added[0]))


@blueprint.get("/files/<int:id>")
def show(id: int) -> str:
    """A file with what it shows: a picture, or the beginning of a text."""
    document, record = find_document(g.db, id)
    text = document.content.decode("utf-8", "replace") if document.is_text else ""
    rows = list(csv.reader(text.splitlines()))[: _ROWS + 1] if document.media_type == "text/csv" else []
    is_cut = len(text) > _SHOWN if not rows else text.count("\n") > _ROWS + 1
    return render_template(
        "crm/file.html", document=document, record=record, text=text[:_SHOWN], rows=rows, is_cut=is_cut,
        author=g.db.get(Person, document.created_by_id) if document.created_by_id else None,
        may_change=may_change_document(g.db, document, record),
    )  # fmt: skip


@blueprint.get("/files/<int:id>/content")
def content(id: int) -> Response:
    """A picture as it is shown on a page."""
    document, _record = find_document(g.db, id)
    if not document.is_image:
        raise NotFound("Only pictures are shown on a page of their own. Download the file instead.")
    return file_response(document.name, document.media_type, document.content, inline=True)


@blueprint.get("/files/<int:id>/download")
def download(id: int) -> Response:
    document, _record = find_document(g.db, id)
    return file_response(document.name, document.media_type, document.content, inline=False)


@blueprint.route("/files/<int:id>/rename", methods=["GET", "POST"])
def rename(id: int) -> ResponseReturnValue:
    document, _record = find_document(g.db, id)
    form = RenameForm.new(name=document.name)
    if form.submitted(lambda values: actions.rename_document(g.db, id, values["name"])):
        return done(f"The file is called {document.name} now.", _files_of(document))
    return form_page(form, "Rename file", submit="Rename")


@blueprint.route("/files/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    document, _record = find_document(g.db, id)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_document(g.db, id)):
        return undoable(f"{document.name} was deleted.", _files_of(document), f"{document.name} was restored.")
    return form.confirm(f"Delete {document.name}?", "It is taken off the record.")


def _files_of(document: Document) -> str:
    """The files of a file's record."""
    return f"{OBJECTS[document.parent_type].path}/{document.parent_id}?tab=files"
