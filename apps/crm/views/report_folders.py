"""The folders of reports and dashboards."""

from __future__ import annotations

from typing import Any

from flask import g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from sqlalchemy.orm import joinedload

from ...platform.pages import done
from ...platform.undo import undoable
from .. import actions
from ..forms import ConfirmForm, FolderForm
from ..models import Dashboard, Report, ReportFolder
from ..reporting.access import find_folder, may_change_folder, may_make_folders, visible, visible_folders
from .common import form_page
from .reports import blueprint


@blueprint.get("/folders")
def folders() -> ResponseReturnValue:
    found = select(ReportFolder).where(visible_folders(g.db)).options(joinedload(ReportFolder.owner))
    return render_template(
        "crm/reports/folders.html",
        folders=list(g.db.scalars(found.order_by(ReportFolder.name, ReportFolder.id))),
        reports=_counts(Report),
        dashboards=_counts(Dashboard),
        may_make=may_make_folders(g.db),
        may_change=lambda folder: may_change_folder(g.db, folder),
    )


def _counts(model: type[Any]) -> dict[int | None, int]:
    """How many of these each folder holds."""
    inside = select(model.folder_id, func.count()).where(visible(g.db, model)).group_by(model.folder_id)
    return {row[0]: row[1] for row in g.db.execute(inside)}


@blueprint.route("/folders/new", methods=["GET", "POST"])
def new_folder() -> ResponseReturnValue:
    form = FolderForm.new(visibility="My team", editors="Only me")
    if form.submitted(lambda values: actions.create_folder(g.db, **values)):
        return done(f"The folder {form.result.name} was made.", url_for("reports.folders"))
    return form_page(form, "New folder")


@blueprint.route("/folders/<int:id>/edit", methods=["GET", "POST"])
def edit_folder(id: int) -> ResponseReturnValue:
    folder = find_folder(g.db, id)
    form = FolderForm.of(folder)
    if form.submitted(lambda values: actions.change_folder(g.db, id, version=form.version, **values)):
        return done(f"The folder {folder.name} was saved.", url_for("reports.folders"))
    return form_page(form, "Edit folder")


@blueprint.route("/folders/<int:id>/delete", methods=["GET", "POST"])
def delete_folder(id: int) -> ResponseReturnValue:
    folder = find_folder(g.db, id)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_folder(g.db, id)):
        said = f"The folder {folder.name} was deleted."
        return undoable(said, url_for("reports.folders"), f"The folder {folder.name} was restored.")
    return form.confirm(f"Delete the folder {folder.name}?", "Only an empty folder can be deleted.")
