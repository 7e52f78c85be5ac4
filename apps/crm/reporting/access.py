"""Who sees which folders, reports and dashboards, and who may change them."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import ColumnElement, and_, or_, select

from ...platform.database import Db
from ...platform.errors import Forbidden, NotFound
from ..models import Dashboard, Report, ReportFolder, User
from ..permissions import access, may_share_views

Kept = Report | Dashboard
K = TypeVar("K", Report, Dashboard)


def visible_folders(db: Db) -> ColumnElement[bool]:
    """One's own, those for everyone, those of one's team; administrators see all."""
    there = ReportFolder.deleted_at.is_(None)
    who = access(db)
    if who is None or who.role.is_admin:
        return there
    mates = ReportFolder.owner_id.in_(select(User.id).where(User.team_id == who.user.team_id))
    shared = or_(ReportFolder.visibility == "Everyone", and_(ReportFolder.visibility == "My team", mates))
    return and_(there, or_(ReportFolder.owner_id == db.actor_id, shared))


def visible(db: Db, model: type[K]) -> ColumnElement[bool]:
    """What one has kept for oneself, and what is in folders that one sees."""
    there = model.deleted_at.is_(None)
    if access(db) is None:
        return there
    inside = model.folder_id.in_(select(ReportFolder.id).where(visible_folders(db)))
    return and_(there, or_(inside, and_(model.folder_id.is_(None), model.owner_id == db.actor_id)))


def find_kept(db: Db, model: type[K], id: int) -> K:
    """A report or dashboard that the acting person may see. Raises NotFound."""
    found = db.scalar(select(model).where(model.id == id, visible(db, model)))
    if found is None:
        noun = "report" if model is Report else "dashboard"
        raise NotFound(f"There is no such {noun}. It may have been deleted, or no longer be shared with you.")
    return found


def find_folder(db: Db, id: int) -> ReportFolder:
    found = db.scalar(select(ReportFolder).where(ReportFolder.id == id, visible_folders(db)))
    if found is None:
        raise NotFound("There is no such folder. It may have been deleted, or no longer be shared with you.")
    return found


def may_change_folder(db: Db, folder: ReportFolder) -> bool:
    who = access(db)
    return who is None or who.role.is_admin or folder.owner_id == db.actor_id


def may_save_into(db: Db, folder: ReportFolder | None) -> bool:
    """Whether the acting person, who sees the folder, may put something into it."""
    if folder is None:
        return True
    return may_change_folder(db, folder) or folder.editors == "Everyone who sees it"


def may_change(db: Db, kept: Kept) -> bool:
    """One's own, and what is in a folder that one may save into."""
    if kept.owner_id == db.actor_id:
        return True
    return kept.folder is not None and may_save_into(db, kept.folder)


def require_change(db: Db, kept: Kept) -> None:
    if not may_change(db, kept):
        raise Forbidden(f"Only {kept.owner.name} can change this {_noun(kept)}. Save it as a new one instead.")


def may_make_folders(db: Db) -> bool:
    return may_share_views(db)


def folder_choices(db: Db) -> list[tuple[int, str]]:
    """The folders that the acting person may save into."""
    folders = db.scalars(select(ReportFolder).where(visible_folders(db)).order_by(ReportFolder.name, ReportFolder.id))
    return [(folder.id, folder.name) for folder in folders if may_save_into(db, folder)]


def seen_folder_choices(db: Db) -> list[tuple[int, str]]:
    """The folders that the acting person sees."""
    folders = db.scalars(select(ReportFolder).where(visible_folders(db)).order_by(ReportFolder.name, ReportFolder.id))
    return [(folder.id, folder.name) for folder in folders]


def report_choices(db: Db) -> list[tuple[int, str]]:
    """The reports that the acting person sees, with their folders."""
    reports = select(Report.id, Report.name, ReportFolder.name).outerjoin(Report.folder).where(visible(db, Report))
    found = db.execute(reports.order_by(Report.name, Report.id))
    return [(id, f"{name} ({folder or 'Private'})") for id, name, folder in found]


def _noun(kept: Kept) -> str:
    return "report" if isinstance(kept, Report) else "dashboard"
