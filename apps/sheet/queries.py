"""What the pages show beside the lists: folders, people, notifications, and workbooks as they may be opened."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Row, func, select
from sqlalchemy.orm import joinedload

from ..platform.database import Db
from ..platform.errors import NotFound
from ..platform.models import Person
from .engine import Area
from .models import Cell, Folder, Notification, SheetUser, Workbook
from .models import Row as Line
from .permissions import in_sight, require, visible

_MOST_TOLD, _MOST_PEOPLE = 40, 8


def openable(db: Db, workbook_id: int) -> Workbook:
    """A workbook outside of the trash that the acting person may open. Raises NotFound."""
    workbook = visible(db, workbook_id)
    if workbook.deleted_at is not None:
        raise NotFound(f"{workbook.title} is in the trash. Restore it from Files to open it.")
    return workbook


def with_history(db: Db, workbook_id: int) -> Workbook:
    """The workbook if the acting person may see what it was: its editors. Raises NotFound, Forbidden."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    return openable(db, workbook_id)


def folders(db: Db) -> Sequence[Row[Folder, int]]:
    """One's own folders by name, with how many workbooks lie in each."""
    count = (
        select(func.count(Workbook.id))
        .where(Workbook.folder_id == Folder.id, Workbook.deleted_at.is_(None))
        .correlate(Folder)
        .scalar_subquery()
    )
    own = select(Folder, count).where(Folder.owner_id == db.actor_id).order_by(func.lower(Folder.name), Folder.id)
    return db.execute(own).all()


def people(db: Db, text: str) -> Sequence[Person]:
    """Those who use Gridwork and whose name, title or address contains what is typed."""
    said = Person.first_name + " " + Person.last_name + " " + Person.email + " " + Person.title
    words = [said.icontains(word, autoescape=True) for word in text.split()]
    users = (
        select(Person).join(SheetUser, SheetUser.id == Person.id).where(SheetUser.is_active, Person.is_active, *words)
    )
    return db.scalars(users.order_by(Person.first_name, Person.last_name, Person.id).limit(_MOST_PEOPLE)).all()


def notifications(db: Db) -> tuple[int, Sequence[Notification]]:
    """How much that the acting person was told is unread, and the latest, as far as they can still open it."""
    mine = Notification.person_id == db.actor_id, in_sight(db)
    unread = select(func.count(Notification.id)).join(Workbook).where(*mine, Notification.read_at.is_(None))
    latest = (
        select(Notification).join(Notification.workbook).where(*mine)
        .options(joinedload(Notification.actor), joinedload(Notification.workbook), joinedload(Notification.comment))
        .order_by(Notification.at.desc(), Notification.id.desc()).limit(_MOST_TOLD)
    )  # fmt: skip
    return db.scalar(unread) or 0, db.scalars(latest).all()


def cells(db: Db, sheet_id: int, area: Area, most: int | None = None) -> Sequence[Cell]:
    """The cells of an area that hold or look like something, by rows, and no more than so many."""
    found = select(Cell).where(
        Cell.sheet_id == sheet_id,
        Cell.row.between(area.top, area.bottom),
        Cell.column.between(area.left, area.right),
    )
    return db.scalars(found.order_by(Cell.id).limit(most)).all()


def used(db: Db, sheet_id: int) -> Area | None:
    """The area from A1 that all filled cells lie in; None for an empty sheet."""
    last = select(func.max(Cell.row), func.max(Cell.column)).where(Cell.sheet_id == sheet_id, Cell.kind != "empty")
    row, column = db.execute(last).one()
    return None if row is None else Area(1, 1, row, column)


def hidden_rows(db: Db, sheet_id: int, area: Area) -> Sequence[int]:
    """The rows of an area that do not show, by a filter or by hand."""
    inside = Line.number.between(area.top, area.bottom)
    hidden = select(Line.number).where(Line.sheet_id == sheet_id, Line.is_hidden, inside)
    return db.scalars(hidden.order_by(Line.number)).all()
