"""Sharing a workbook with people, with the whole company, and handing it over."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..models import SHARE_LEVELS, SheetUser, Workbook, WorkbookPermission
from ..permissions import require, visible
from .notifications import notify
from .operations import follow


def share_workbook(db: Db, workbook_id: int, person_id: int, level: str) -> WorkbookPermission:
    """Let somebody view, comment on or edit a workbook; editors may share it, too."""
    workbook = _shareable(db, workbook_id)
    if level not in SHARE_LEVELS:
        raise Invalid(level="Choose viewer, commenter or editor.")
    user = db.get(SheetUser, person_id)
    if user is None or not user.is_active or not user.person.is_active:
        raise Invalid(person_id="Choose somebody who uses Gridwork.")
    if person_id == workbook.owner_id:
        raise Invalid(person_id=f"{user.person.name} owns this workbook.")
    if user.role == "Guest" and level == "editor":
        raise Invalid(level=f"{user.person.name} is a guest: guests can view and comment.")
    permission = _permission(db, workbook_id, person_id)
    if permission is None:
        permission = WorkbookPermission(workbook_id=workbook_id, person_id=person_id, level=level)
        db.add(permission)
    elif permission.level == level:
        raise Invalid(person_id=f"{user.person.name} is {level} already.")
    else:
        permission.level = level
    db.flush()
    db.expire(workbook, ["permissions"])
    notify(db, "shared", workbook, [person_id])
    return permission


def unshare_workbook(db: Db, workbook_id: int, person_id: int) -> None:
    """Take somebody's permission away. Everybody may take away their own."""
    workbook = visible(db, workbook_id)
    if person_id != db.actor_id:
        require(db, workbook, "editor")
    permission = _permission(db, workbook_id, person_id)
    if permission is None:
        raise Blocked("It is not shared with this person.")
    db.delete(permission)
    db.flush()
    db.expire(workbook, ["permissions"])
    follow(db, workbook_id)


def set_company_access(db: Db, workbook_id: int, level: str | None) -> Workbook:
    """What everybody at the company may do with the workbook; None: nothing, unless it is shared with them."""
    workbook = _shareable(db, workbook_id)
    if level is not None and level not in SHARE_LEVELS:
        raise Invalid(company_access="Choose viewer, commenter or editor, or restrict it.")
    workbook.company_access = level
    db.flush()
    follow(db, workbook_id)
    return workbook


def transfer_workbook(db: Db, workbook_id: int, person_id: int) -> Workbook:
    """Make a member the owner; who owned it before may still edit."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "owner")
    user = db.get(SheetUser, person_id)
    if user is None or not user.is_active or not user.person.is_active or user.role == "Guest":
        raise Invalid(person_id="Choose a member of Gridwork.")
    if person_id == workbook.owner_id:
        raise Invalid(person_id=f"{user.person.name} owns it already.")
    if (permission := _permission(db, workbook_id, person_id)) is not None:
        db.delete(permission)
    db.add(WorkbookPermission(workbook_id=workbook_id, person_id=workbook.owner_id, level="editor"))
    workbook.owner_id, workbook.folder_id = person_id, None
    db.flush()
    db.expire(workbook)
    notify(db, "owner", workbook, [person_id])
    return workbook


def _shareable(db: Db, workbook_id: int) -> Workbook:
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    return workbook


def _permission(db: Db, workbook_id: int, person_id: int) -> WorkbookPermission | None:
    return db.query(WorkbookPermission).filter_by(workbook_id=workbook_id, person_id=person_id).first()
