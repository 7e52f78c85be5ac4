"""What leaves the app as a file: a workbook as xlsx, a sheet as csv or tsv."""

from __future__ import annotations

import csv
import io
import re

from sqlalchemy import select

from ..platform.database import Db
from . import xlsx
from .models import Cell, Sheet, Workbook

SEPARATORS = {"csv": ",", "tsv": "\t"}
FORMATS = ("xlsx", *SEPARATORS)


def to_xlsx(db: Db, workbook: Workbook) -> bytes:
    """The workbook as an xlsx file, its formulas as people typed them."""
    return xlsx.write(db, workbook)


def to_delimited(db: Db, sheet: Sheet, format: str) -> bytes:
    """What a sheet shows, with a byte order mark, so that other programs know it is UTF-8."""
    cells = db.execute(
        select(Cell.row, Cell.column, Cell.formatted)
        .where(Cell.sheet_id == sheet.id, Cell.kind != "empty")
        .order_by(Cell.id)
    ).all()
    lines: dict[int, dict[int, str]] = {}
    for row, column, shown in cells:
        lines.setdefault(row, {})[column] = shown
    width = max((column for _, column, _ in cells), default=0)
    target = io.StringIO(newline="")
    writer = csv.writer(target, delimiter=SEPARATORS[format])
    for row in range(1, max(lines, default=0) + 1):
        line = lines.get(row, {})
        writer.writerow([line.get(column, "") for column in range(1, width + 1)])
    return target.getvalue().encode("utf-8-sig")


def filename(title: str, ending: str) -> str:
    """A name for the file that every system takes."""
    return f"{re.sub(r'[^A-Za-z0-9 ._-]+', '', title).strip() or 'workbook'}.{ending}"
