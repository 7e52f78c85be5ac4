"""Files: workbooks made, renamed, copied, starred, filed, thrown away; and the folders they are in."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT
from .. import attached, cache, importing, mirror, rules
from ..engine import Engine
from ..models import (
    Cell,
    Column,
    Connection,
    DefinedName,
    EngineState,
    Folder,
    Import,
    Merge,
    NamedVersion,
    Operation,
    Row,
    Sheet,
    Star,
    Workbook,
    WorkbookPermission,
    sheet_id,
)
from ..permissions import member, require, visible
from .notifications import forget_notifications
from .operations import follow, renew


def create_workbook(db: Db, *, title: str, folder_id: int | None = None, engine: Engine | None = None) -> Workbook:
    """A workbook of one's own with one empty sheet, or with what `engine` holds."""
    user = member(db)
    if user is None:
        raise Forbidden("A workbook needs an owner.")
    if user.role == "Guest":
        raise Forbidden("Guests cannot create workbooks. Ask an administrator to make you a member.")
    _check_folder(db, folder_id)
    workbook = Workbook(
        title=_title(title), owner_id=user.id, folder_id=folder_id, timezone=db.company.timezone, revision=0
    )
    db.add(workbook)
    db.flush()
    engine = engine or Engine.create(db.company.timezone)
    if engine.asks_the_world():
        engine.tick(db.now.astimezone(db.timezone), int(db.secret()[:8], 16))
    engine.elsewhere = importing.Elsewhere(db, workbook.id)
    mirror.write(db, workbook.id, engine, engine.collect())
    importing.note(db, workbook.id, engine)
    cache.keep(db, workbook.id, engine)
    db.flush()
    return workbook


def copy_workbook(db: Db, workbook_id: int, *, title: str | None = None) -> Workbook:
    """A copy of one's own, without comments, filters' criteria and shares."""
    original = visible(db, workbook_id)
    state = db.get_one(EngineState, workbook_id)
    engine = Engine.load_compressed(state.data)
    copy = create_workbook(db, title=title or f"Copy of {original.title}"[:160], engine=engine)
    for info in engine.sheets():
        attached.copy_sheet(db, sheet_id(workbook_id, info.key), sheet_id(copy.id, info.key))
    db.flush()
    rules.refresh(db, copy.id)
    return copy


def rename_workbook(db: Db, workbook_id: int, title: str) -> Workbook:
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    workbook.title = _title(title)
    db.flush()
    return workbook


def move_workbook(db: Db, workbook_id: int, folder_id: int | None) -> Workbook:
    """File a workbook of one's own in one of one's folders, or in none."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "owner")
    _check_folder(db, folder_id)
    workbook.folder_id = folder_id
    db.flush()
    return workbook


def star_workbook(db: Db, workbook_id: int, starred: bool = True) -> None:
    """Mark a workbook for oneself, or no longer."""
    visible(db, workbook_id)
    if db.actor_id is None:
        raise Forbidden("A star belongs to a person.")
    mark = db.query(Star).filter_by(workbook_id=workbook_id, person_id=db.actor_id).first()
    if starred and mark is None:
        db.add(Star(workbook_id=workbook_id, person_id=db.actor_id))
    elif not starred and mark is not None:
        db.delete(mark)
    db.flush()


def trash_workbook(db: Db, workbook_id: int) -> Workbook:
    """Put a workbook into its owner's trash, where nobody else can open it."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "owner")
    if workbook.deleted_at is not None:
        raise Blocked(f"{workbook.title} is in the trash already.")
    workbook.deleted_at = db.now
    db.flush()
    follow(db, workbook_id)
    return workbook


def restore_workbook(db: Db, workbook_id: int) -> Workbook:
    workbook = visible(db, workbook_id)
    require(db, workbook, "owner")
    if workbook.deleted_at is None:
        raise Blocked(f"{workbook.title} is not in the trash.")
    workbook.deleted_at = None
    db.flush()
    follow(db, workbook_id)
    return workbook


def delete_workbook(db: Db, workbook_id: int) -> None:
    """Delete a workbook in the trash for good."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "owner")
    if workbook.deleted_at is None:
        raise Blocked("Only what is in the trash can be deleted for good.")
    forget_notifications(db, workbook_id=workbook_id)
    followers = importing.importers(db, workbook_id)
    for tie in (Import, Connection):
        db.execute(delete(tie).where((tie.workbook_id == workbook_id) | (tie.source_id == workbook_id)))
    sheets = list(db.scalars(select(Sheet.id).where(Sheet.workbook_id == workbook_id)))
    for sheet in sheets:
        attached.forget(db, sheet)
    for model in (Cell, Row, Column, Merge):
        db.execute(delete(model).where(model.sheet_id.in_(sheets)))
    for owned in (Sheet, DefinedName, EngineState, NamedVersion, Operation, Star, WorkbookPermission):
        db.execute(delete(owned).where(owned.workbook_id == workbook_id))
    db.delete(workbook)
    db.flush()
    for follower in followers:
        renew(db, follower)


def create_folder(db: Db, *, name: str) -> Folder:
    user = member(db)
    if user is None or user.role == "Guest":
        raise Forbidden("Only members have folders.")
    folder = Folder(name=_folder_name(db, name, user.id), owner_id=user.id)
    db.add(folder)
    db.flush()
    return folder


def rename_folder(db: Db, folder_id: int, *, name: str) -> Folder:
    folder = own_folder(db, folder_id)
    folder.name = _folder_name(db, name, folder.owner_id, besides=folder_id)
    db.flush()
    return folder


def delete_folder(db: Db, folder_id: int) -> None:
    """Delete a folder; the files in it stay, outside of any folder."""
    folder = own_folder(db, folder_id)
    for workbook in db.query(Workbook).filter_by(folder_id=folder_id).order_by(Workbook.id):
        workbook.folder_id = None
    db.flush()
    db.delete(folder)
    db.flush()


def own_folder(db: Db, folder_id: int) -> Folder:
    folder = db.get(Folder, folder_id)
    if folder is None or db.actor_id not in (None, folder.owner_id):
        raise NotFound("You have no such folder.")
    return folder


def _check_folder(db: Db, folder_id: int | None) -> None:
    if folder_id is not None:
        own_folder(db, folder_id)


def _title(title: str) -> str:
    title = " ".join(title.split())
    if not title:
        raise Invalid(title="A workbook needs a name.")
    if len(title) > LONGEST_NAME:
        raise Invalid(title=f"A name has at most {LONGEST_NAME} characters.")
    return title


def _folder_name(db: Db, name: str, owner_id: int, besides: int | None = None) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_SHORT:
        raise Invalid(name=f"A folder's name has 1 to {LONGEST_SHORT} characters.")
    same = select(Folder.id).where(Folder.owner_id == owner_id, func.lower(Folder.name) == name.lower())
    if any(id != besides for id in db.scalars(same)):
        raise Invalid(name=f"You have a folder called {name} already.")
    return name
