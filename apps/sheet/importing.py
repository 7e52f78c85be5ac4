"""What the formulas of one workbook see of others by IMPORTRANGE: what the tables of a connected workbook hold."""

from __future__ import annotations

import re

from sqlalchemy import delete, insert, select

from ..platform.database import Db
from .engine import Area, Engine
from .engine.arrays import Place, parse
from .engine.arrays.values import REF, Error, Rows, Scalar
from .models import Cell, Connection, Import, Sheet, SheetUser, Workbook, place_id
from .permissions import in_sight, level_of

#: An import brings no more cells than this.
MOST_CELLS = 50_000
# The address of a workbook, however it is copied, or its number alone.
_ADDRESS = re.compile(r"\s*(?:\S*/workbooks/)?(\d{1,9})(?:[/?#]\S*)?\s*")


class Elsewhere:
    """Cells of other workbooks, for the formulas of one. `asked` are the workbooks that it was asked for."""

    def __init__(self, db: Db, workbook_id: int) -> None:
        self._db, self._workbook_id = db, workbook_id
        self.asked: set[int] = set()
        self._read: dict[tuple[str, str], Rows] = {}
        self._open: dict[int, bool] = {}

    def __call__(self, workbook: str, cells: str) -> Rows:
        """The values of an area such as "Prices!A1:C20"; cells that hold nothing are None. Raises REF."""
        found = self._read.get((workbook, cells))
        if found is None:
            found = self._read[workbook, cells] = self._find(workbook, cells)
        return found

    def _find(self, workbook: str, cells: str) -> Rows:
        source = self._source(workbook)
        if source is None or source.id == self._workbook_id:
            raise REF
        self.asked.add(source.id)
        if source.id not in self._open:
            connected = is_connected(self._db, self._workbook_id, source)
            self._open[source.id] = connected and not self._leads_back(source.id)
        if not self._open[source.id]:
            raise REF
        name, _, corners = cells.rpartition("!")
        sheet = _sheet(self._db, source.id, name.strip())
        try:
            place = parse(f"={corners.strip()}")
        except ValueError:
            raise REF from None
        if sheet is None or not isinstance(place, Place) or place.sheet is not None or place.spills:
            raise REF
        return _values(self._db, sheet, place)

    def _source(self, workbook: str) -> Workbook | None:
        """The workbook of an address or number, or else of a name that only one has of those in question."""
        address = _ADDRESS.fullmatch(workbook)
        if address and (found := self._db.get(Workbook, int(address[1]))) is not None:
            return found
        named = select(Workbook).where(Workbook.title == workbook.strip()).order_by(Workbook.id)
        connected = select(Connection.source_id).where(
            Connection.workbook_id == self._workbook_id, Connection.deleted_at.is_(None)
        )
        # Those that are connected first, so that it makes no difference who works it out.
        for among in (Workbook.id.in_(connected), in_sight(self._db)):
            bearers = list(self._db.scalars(named.where(among)))
            if bearers:
                return bearers[0] if len(bearers) == 1 else None
        return None

    def _leads_back(self, source_id: int) -> bool:
        """Whether the source takes, itself or by others, from the workbook that asks."""
        seen, ahead = set[int](), {source_id}
        while ahead:
            seen |= ahead
            found = self._db.scalars(select(Import.source_id).where(Import.workbook_id.in_(sorted(ahead))))
            ahead = set(found) - seen
        return self._workbook_id in seen


def is_connected(db: Db, workbook_id: int, source: Workbook) -> bool:
    """Whether somebody who may see the source now has allowed the workbook to show it."""
    wanted = Connection.workbook_id == workbook_id, Connection.source_id == source.id, Connection.deleted_at.is_(None)
    connection = db.scalars(select(Connection).where(*wanted)).first()
    if connection is None or source.deleted_at is not None:
        return False
    user = db.get(SheetUser, connection.allowed_by_id)
    return user is not None and user.is_active and level_of(db, source, user) is not None


def note(db: Db, workbook_id: int, engine: Engine) -> None:
    """Keep which workbooks the formulas of one asked for when they were worked out last."""
    known = set(sources(db, workbook_id))
    now = engine.elsewhere.asked if isinstance(engine.elsewhere, Elsewhere) else set[int]()
    if known - now:
        db.execute(delete(Import).where(Import.workbook_id == workbook_id, Import.source_id.in_(sorted(known - now))))
    if now - known:
        rows = [{"workbook_id": workbook_id, "source_id": id} for id in sorted(now - known)]
        db.execute(insert(Import), rows)


def sources(db: Db, workbook_id: int) -> list[int]:
    """The workbooks that the formulas of one ask for."""
    return list(
        db.scalars(select(Import.source_id).where(Import.workbook_id == workbook_id).order_by(Import.source_id))
    )


def unconnected(db: Db, workbook_id: int) -> list[Workbook]:
    """The workbooks that the formulas of one ask for, and may not see, by title."""
    asked = select(Workbook).join(Import, Import.source_id == Workbook.id).where(Import.workbook_id == workbook_id)
    found = db.scalars(asked.order_by(Workbook.title, Workbook.id))
    return [source for source in found if not is_connected(db, workbook_id, source)]


def connections_from(db: Db, source_id: int) -> list[Connection]:
    """The workbooks that may show cells of this one, by title."""
    wanted = Connection.source_id == source_id, Connection.deleted_at.is_(None)
    query = select(Connection).join(Workbook, Workbook.id == Connection.workbook_id).where(*wanted)
    return list(db.scalars(query.order_by(Workbook.title, Workbook.id)))


def importers(db: Db, source_id: int) -> list[int]:
    """The workbooks whose formulas ask for this one."""
    return list(
        db.scalars(select(Import.workbook_id).where(Import.source_id == source_id).order_by(Import.workbook_id))
    )


def _sheet(db: Db, workbook_id: int, name: str) -> int | None:
    """The sheet of this name, in quotes or not; the first where none is named."""
    if name.startswith("'") and name.endswith("'") and len(name) > 1:
        name = name[1:-1].replace("''", "'")
    sheets = db.execute(select(Sheet.id, Sheet.name).where(Sheet.workbook_id == workbook_id).order_by(Sheet.position))
    return next((id for id, title in sheets if not name or title.casefold() == name.casefold()), None)


def _values(db: Db, sheet: int, place: Place) -> Rows:
    """What an area of a sheet holds; whole columns and rows end with what is used."""
    area = place.area
    rows = Cell.id >= place_id(sheet, area.top, area.left), Cell.id <= place_id(sheet, area.bottom, area.right)
    columns = Cell.column.between(area.left, area.right)
    query = select(Cell.row, Cell.column, Cell.kind, Cell.number, Cell.text).where(*rows, columns, Cell.kind != "empty")
    found = db.execute(query).all()
    if place.is_whole:
        bottom = max((row for row, *_ in found), default=area.top)
        right = max((column for _, column, *_ in found), default=area.left)
        area = Area(area.top, area.left, min(bottom, area.bottom), min(right, area.right))
    if area.size > MOST_CELLS:
        raise REF
    table: Rows = [[None] * area.width for _ in range(area.height)]
    for row, column, kind, number, text in found:
        table[row - area.top][column - area.left] = _scalar(kind, number, text)
    return table


def _scalar(kind: str, number: float | None, text: str | None) -> Scalar:
    match kind:
        case "number":
            return number
        case "bool":
            return text == "TRUE"
        case "error":
            return Error(text or "#VALUE!")
    return text
