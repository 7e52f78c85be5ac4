"""Bringing files in: xlsx and csv as a new workbook, csv also as a new sheet of one that exists."""

from __future__ import annotations

import csv
import io
import tempfile
import zipfile
from pathlib import Path

from ...platform.database import Db
from ...platform.errors import Invalid
from ..engine import Engine, EngineFailure
from ..engine.entry import read
from ..models import Workbook
from ..permissions import visible
from .operations import LAST_COLUMN, LAST_ROW, MOST_CELLS, Work, operation
from .sheets import MOST_SHEETS, check_name
from .workbooks import create_workbook

MOST_BYTES = 5_000_000
_MOST_UNPACKED = 60_000_000


def import_workbook(db: Db, *, filename: str, data: bytes, folder_id: int | None = None) -> Workbook:
    """A new workbook from a file. Raises Invalid, at the field `file`, for one that cannot be read."""
    check_size(data)
    stem, _, ending = filename.rpartition(".")
    title = (stem or filename or "Imported").replace("_", " ").strip()[:160] or "Imported"
    match ending.lower():
        case "xlsx":
            engine = _from_xlsx(data, db.company.timezone)
        case "csv":
            engine = Engine.create(db.company.timezone)
            key = engine.sheets()[0].key
            engine.rename_sheet(key, _sheet_name(engine, title, besides=key))
            _fill(db, engine, key, read_csv(data))
        case _:
            raise Invalid(file="Choose a file that ends in .xlsx or .csv.")
    return create_workbook(db, title=title, folder_id=folder_id, engine=engine)


def import_csv(db: Db, workbook_id: int, *, filename: str, data: bytes, revision: int | None = None) -> Work:
    """A new last sheet from a csv file, named after the file."""
    workbook = visible(db, workbook_id)
    check_size(data)
    if not filename.lower().endswith(".csv"):
        raise Invalid(file="Choose a file that ends in .csv. To open an xlsx file, import it from the Files page.")
    rows = read_csv(data)
    with operation(db, workbook, "import", f"Importing {filename}", revision) as work:
        if len(work.engine.sheets()) >= MOST_SHEETS:
            raise Invalid(file=f"A workbook has at most {MOST_SHEETS} sheets.")
        key = work.engine.add_sheet(_sheet_name(work.engine, filename[:-4]))
        _fill(db, work.engine, key, rows)
    return work


def check_size(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise Invalid(
            file=f"The file has {len(data) / 1e6:.0f} MB; at most {MOST_BYTES // 1_000_000} MB can be imported."
        )
    if not data:
        raise Invalid(file="The file is empty.")


def read_csv(data: bytes) -> list[list[str]]:
    """The rows of a csv file, whatever its separator. Raises Invalid."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    if "\x00" in text:
        raise Invalid(file="This is not a csv file: it holds binary data.")
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error as error:
        raise Invalid(file=f"This csv file cannot be read: {error}.") from error
    width, cells = max((len(row) for row in rows), default=0), sum(len(row) for row in rows)
    if not cells:
        raise Invalid(file="The file has no rows.")
    if len(rows) > LAST_ROW or width > LAST_COLUMN or cells > MOST_CELLS:
        raise Invalid(
            file=f"The file has {len(rows):,} rows and {width:,} columns; a sheet takes {LAST_ROW:,} by {LAST_COLUMN} "
            f"and {MOST_CELLS:,} cells in all."
        )
    return rows


def _fill(db: Db, engine: Engine, key: int, rows: list[list[str]]) -> None:
    """Constants only: what looks like a formula in a csv file stays a text."""
    for row, line in enumerate(rows, start=1):
        for column, text in enumerate(line, start=1):
            if text != "":
                engine.enter(key, row, column, read(text[:8192], db.today))


def _sheet_name(engine: Engine, title: str, besides: int | None = None) -> str:
    name = "".join(" " if letter in "[]*?/\\:'" else letter for letter in title)[:31].strip() or "Import"
    try:
        return check_name(engine, name, besides=besides)
    except Invalid:
        taken = {info.name.casefold() for info in engine.sheets()}
        return next(f"{name[:27]} {n}" for n in range(2, 100) if f"{name[:27]} {n}".casefold() not in taken)


def _from_xlsx(data: bytes, timezone: str) -> Engine:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            unpacked = sum(entry.file_size for entry in archive.infolist())
            names = set(archive.namelist())
    except zipfile.BadZipFile as error:
        raise Invalid(file="This is not an xlsx file, whatever its name says.") from error
    if "xl/workbook.xml" not in names:
        raise Invalid(file="This is not an xlsx file, whatever its name says.")
    if unpacked > _MOST_UNPACKED:
        raise Invalid(file="This file is too large once unpacked.")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "upload.xlsx"
        path.write_bytes(_without_drawings(data))
        try:
            engine = Engine.from_xlsx(str(path), timezone)
            used = engine.dimensions()
        except (Invalid, EngineFailure) as error:
            raise Invalid(file="This xlsx file is damaged or uses something that cannot be read here.") from error
    if any(rows > LAST_ROW or columns > LAST_COLUMN for rows, columns in used):
        raise Invalid(file=f"A sheet of this file is larger than {LAST_ROW:,} rows by {LAST_COLUMN} columns.")
    return engine


def _without_drawings(data: bytes) -> bytes:
    """The archive without comments and drawings, on which the engine's reader stumbles."""
    source = zipfile.ZipFile(io.BytesIO(data))
    if not any("comment" in name.lower() or "vmldrawing" in name.lower() for name in source.namelist()):
        return data
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for entry in source.infolist():
            name = entry.filename.lower()
            if "comment" in name or "drawing" in name or name.startswith("xl/worksheets/_rels/"):
                continue
            archive.writestr(entry, source.read(entry))
    return target.getvalue()
