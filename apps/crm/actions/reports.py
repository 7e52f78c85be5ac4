"""Reports and their folders: saved, changed, moved, deleted."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound, Reference
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT
from ...platform.values import one_line
from ..models import (
    FOLDER_EDITORS,
    FOLDER_VISIBILITIES,
    Dashboard,
    DashboardWidget,
    Report,
    ReportFolder,
)
from ..permissions import access
from ..reporting.access import (
    find_folder,
    find_kept,
    may_change_folder,
    may_make_folders,
    may_save_into,
    require_change,
)
from ..reporting.definition import Definition

UNCHANGED: Any = object()


def create_report(
    db: Db, definition: Definition, *, name: str, folder_id: int | None = None, description: str | None = None
) -> Report:
    """Save a report; without a folder for oneself alone. Raises Invalid, and Forbidden for others' folders."""
    access(db)
    definition.check(db)
    report = Report(owner_id=db.actor_id, description=checked_description(description), **definition.columns_of_row())
    report.folder_id = checked_folder(db, folder_id)
    report.name = checked_name(db, Report, name, report.folder_id, db.actor_id)
    db.add(report)
    db.flush()
    return report


def change_report(
    db: Db,
    report_id: int,
    *,
    definition: Definition | None = None,
    name: str | None = None,
    folder_id: int | None = UNCHANGED,
    description: str | None = UNCHANGED,
    version: int | None = None,
) -> Report:
    """Let a report ask something else, or call it otherwise. Raises Forbidden, Invalid, Conflict."""
    report = find_kept(db, Report, report_id)
    require_change(db, report)
    db.check_version(report, report.name, version)
    if definition is not None:
        definition.check(db)
        if definition.object != report.object:
            raise Invalid({"": "A saved report stays one of the same records. Make a new report of others."})
        for key, value in definition.columns_of_row().items():
            if getattr(report, key) != value:
                setattr(report, key, value)
    rename(db, report, name, folder_id, description)
    db.flush()
    db.expire(report, ["folder"])
    return report


def delete_report(db: Db, report_id: int) -> Report:
    """Put a report into the recycle bin. Raises Blocked while a dashboard shows it."""
    report = find_kept(db, Report, report_id)
    require_change(db, report)
    shown = (
        select(Dashboard)
        .join(DashboardWidget, DashboardWidget.dashboard_id == Dashboard.id)
        .where(DashboardWidget.report_id == report_id, DashboardWidget.deleted_at.is_(None))
        .where(Dashboard.deleted_at.is_(None))
        .order_by(Dashboard.name, Dashboard.id)
    )
    if dashboards := list(db.scalars(shown).unique()):
        because = [Reference(each.name, f"/dashboards/{each.id}", each.owner.name) for each in dashboards]
        raise Blocked(f"{report.name} is shown on dashboards. Take it off them first.", because)
    report.deleted_at = db.now
    db.flush()
    return report


def create_folder(db: Db, *, name: str, visibility: str, editors: str) -> ReportFolder:
    if not may_make_folders(db):
        raise Forbidden("Your role does not allow you to make folders for others. Keep your reports private.")
    folder = ReportFolder(owner_id=db.actor_id, **_folder_values(db, name, visibility, editors))
    db.add(folder)
    db.flush()
    return folder


def change_folder(
    db: Db, folder_id: int, *, name: str, visibility: str, editors: str, version: int | None = None
) -> ReportFolder:
    folder = find_folder(db, folder_id)
    _require_folder(db, folder)
    db.check_version(folder, folder.name, version)
    for key, value in _folder_values(db, name, visibility, editors, besides=folder_id).items():
        if getattr(folder, key) != value:
            setattr(folder, key, value)
    db.flush()
    return folder


def delete_folder(db: Db, folder_id: int) -> ReportFolder:
    """Put an empty folder into the recycle bin. Raises Blocked while something is in it."""
    folder = find_folder(db, folder_id)
    _require_folder(db, folder)
    because: list[Reference] = []
    kinds: tuple[tuple[Any, str], ...] = ((Report, "/reports"), (Dashboard, "/dashboards"))
    for model, path in kinds:
        inside = select(model).where(model.folder_id == folder_id, model.deleted_at.is_(None))
        because += [
            Reference(each.name, f"{path}/{each.id}") for each in db.scalars(inside.order_by(model.name, model.id))
        ]
    if because:
        raise Blocked(f"{folder.name} is not empty. Move or delete what is in it first.", because)
    folder.deleted_at = db.now
    db.flush()
    return folder


# -- What reports and dashboards have in common -----------------------------------------------------------------------


def rename(db: Db, kept: Report | Dashboard, name: str | None, folder_id: Any, description: Any) -> None:
    """Give a report or dashboard another name, folder or description, as far as these are given."""
    moved = folder_id is not UNCHANGED and folder_id != kept.folder_id
    if moved:
        kept.folder_id = checked_folder(db, folder_id)
    if name is not None or moved:
        wanted = checked_name(db, type(kept), name or kept.name, kept.folder_id, kept.owner_id, besides=kept.id)
        if wanted != kept.name:
            kept.name = wanted
    if description is not UNCHANGED and checked_description(description) != kept.description:
        kept.description = checked_description(description)


def checked_name(
    db: Db, model: type[Any], name: str, folder_id: int | None, owner_id: int | None, besides: int | None = None
) -> str:
    """A name that nothing else in the folder, or among one's private things, has."""
    noun = "report" if model is Report else "dashboard"
    name = one_line(name)
    if not name or len(name) > LONGEST_SHORT:
        raise Invalid(name=f"A {noun}'s name has 1 to {LONGEST_SHORT} characters.")
    same = select(model.id).where(func.lower(model.name) == name.lower(), model.deleted_at.is_(None))
    same = same.where(model.folder_id == folder_id if folder_id is not None else model.folder_id.is_(None))
    if folder_id is None:
        same = same.where(model.owner_id == owner_id)
    if any(id != besides for id in db.scalars(same)):
        raise Invalid(name=f"There is a {noun} called {name} in this folder already. Choose another name or folder.")
    return name


def checked_folder(db: Db, folder_id: int | None) -> int | None:
    if folder_id is None:
        return None
    try:
        folder = find_folder(db, folder_id)
    except NotFound as error:
        raise Invalid(folder_id=str(error)) from error
    if not may_save_into(db, folder):
        raise Invalid(folder_id=f"Only {folder.owner.name} can save into {folder.name}. Choose another folder.")
    return folder_id


def checked_description(text: str | None) -> str | None:
    text = one_line(text or "") or None
    if text is not None and len(text) > LONGEST_NAME:
        raise Invalid(description=f"Use at most {LONGEST_NAME} characters.")
    return text


def _require_folder(db: Db, folder: ReportFolder) -> None:
    if not may_change_folder(db, folder):
        raise Forbidden(f"Only {folder.owner.name} can change this folder.")


def _folder_values(db: Db, name: str, visibility: str, editors: str, besides: int | None = None) -> dict[str, str]:
    name = one_line(name)
    if not name or len(name) > LONGEST_SHORT:
        raise Invalid(name=f"A folder's name has 1 to {LONGEST_SHORT} characters.")
    same = select(ReportFolder.id).where(
        func.lower(ReportFolder.name) == name.lower(), ReportFolder.deleted_at.is_(None)
    )
    if any(id != besides for id in db.scalars(same)):
        raise Invalid(name=f"There is a folder called {name} already. Choose another name.")
    if visibility not in FOLDER_VISIBILITIES:
        raise Invalid(visibility=f"Choose one of: {', '.join(FOLDER_VISIBILITIES)}.")
    if editors not in FOLDER_EDITORS:
        raise Invalid(editors=f"Choose one of: {', '.join(FOLDER_EDITORS)}.")
    return {"name": name, "visibility": visibility, "editors": editors}
