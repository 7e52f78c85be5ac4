"""Who may do what with a workbook: its owner, those it is shared with, and everybody if it is open to the company."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import ColumnElement, and_, or_, select, true

from ..platform.database import Db
from ..platform.errors import Blocked, Forbidden, NotFound
from ..platform.models import Person
from .models import LEVELS, Sheet, SheetUser, Workbook, WorkbookPermission


def member(db: Db) -> SheetUser | None:
    """The acting person's membership; None for the system, which may do everything. Raises Forbidden without one."""
    if db.actor_id is None:
        return None
    user = db.get(SheetUser, db.actor_id)
    if user is None or not user.is_active or user.deleted_at is not None:
        raise Forbidden("You have no access to Gridwork. Ask an administrator.")
    return user


def shares(db: Db, person_id: int, *only: ColumnElement[bool]) -> dict[int, str]:
    """The levels on which workbooks are shared with a person, by the workbooks' ids."""
    rows = db.execute(
        select(WorkbookPermission.workbook_id, WorkbookPermission.level).where(
            WorkbookPermission.person_id == person_id, WorkbookPermission.deleted_at.is_(None), *only
        )
    )
    return {row.workbook_id: row.level for row in rows}


def level(db: Db, workbook: Workbook, shared: Mapping[int, str] | None = None) -> str | None:
    """What the acting person may do with a workbook, None for nothing at all; `shared` are their shares, if known."""
    user = member(db)
    return "owner" if user is None else level_of(db, workbook, user, shared)


def level_of(db: Db, workbook: Workbook, user: SheetUser, shared: Mapping[int, str] | None = None) -> str | None:
    """What a member may do with a workbook."""
    if workbook.owner_id == user.id:
        return "owner"
    if shared is None:
        shared = shares(db, user.id, WorkbookPermission.workbook_id == workbook.id)
    company = workbook.company_access if user.role != "Guest" else None
    found = max((shared.get(workbook.id), company), key=_rank)
    return "commenter" if user.role == "Guest" and found == "editor" else found


def editors(db: Db, workbook: Workbook) -> list[Person]:
    """Who may edit a workbook besides its owner, by name."""
    levels = select(WorkbookPermission.person_id, WorkbookPermission.level).where(
        WorkbookPermission.workbook_id == workbook.id, WorkbookPermission.deleted_at.is_(None)
    )
    shared = {row.person_id: row.level for row in db.execute(levels)}
    users = select(SheetUser).join(Person, Person.id == SheetUser.id).where(SheetUser.is_active, Person.is_active)
    return [
        user.person
        for user in db.scalars(users.order_by(Person.first_name, Person.last_name, Person.id))
        if user.id != workbook.owner_id
        and level_of(db, workbook, user, {workbook.id: shared[user.id]} if user.id in shared else {}) == "editor"
    ]


def _rank(name: str | None) -> int:
    return -1 if name is None else LEVELS.index(name)


def may(db: Db, workbook: Workbook, wanted: str, shared: Mapping[int, str] | None = None) -> bool:
    return _rank(level(db, workbook, shared)) >= LEVELS.index(wanted)


def visible(db: Db, workbook_id: int) -> Workbook:
    """The workbook if the acting person may see it. Raises NotFound."""
    workbook = db.get(Workbook, workbook_id)
    if workbook is None or level(db, workbook) is None:
        raise NotFound("There is no such workbook, or it is not shared with you.")
    if workbook.deleted_at is not None and not may(db, workbook, "owner"):
        raise NotFound(f"{workbook.title} is in its owner's trash.")
    return workbook


def require(db: Db, workbook: Workbook, wanted: str) -> None:
    """Raise unless the acting person may do with the workbook what `wanted` allows."""
    if not may(db, workbook, wanted):
        verbs = {"commenter": "comment on", "editor": "edit", "owner": "manage"}
        raise Forbidden(
            f"You cannot {verbs[wanted]} this workbook: you are its {level(db, workbook)}. "
            f"Ask {workbook.owner.name}, who owns it."
        )
    if workbook.deleted_at is not None and wanted != "owner":
        raise Blocked(f"{workbook.title} is in the trash. Restore it to work on it.")


def visible_sheet(db: Db, sheet_id: int, wanted: str = "viewer") -> Sheet:
    """A sheet of a workbook on which the acting person may do what `wanted` allows. Raises NotFound, Forbidden."""
    sheet = db.get(Sheet, sheet_id)
    if sheet is None:
        raise NotFound("There is no such sheet. It may have been deleted.")
    workbook = visible(db, sheet.workbook_id)
    if wanted != "viewer":
        require(db, workbook, wanted)
    return sheet


def in_sight(db: Db) -> ColumnElement[bool]:
    """The SQL condition that holds for the workbooks the acting person may see, trash aside."""
    user = member(db)
    if user is None:
        return true()
    shared = select(WorkbookPermission.workbook_id).where(
        WorkbookPermission.person_id == user.id, WorkbookPermission.deleted_at.is_(None)
    )
    allowed = [Workbook.owner_id == user.id, Workbook.id.in_(shared)]
    if user.role != "Guest":
        allowed.append(Workbook.company_access.is_not(None))
    return and_(or_(*allowed), Workbook.deleted_at.is_(None))
