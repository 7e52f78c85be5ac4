"""What leaves the app as a file: a workbook as xlsx, a sheet as csv."""

from __future__ import annotations

import csv
import html
import io
import re
import zipfile

from sqlalchemy import select

from ..platform.database import Db
from .engine import arrays, volatile
from .engine.engine import Engine
from .models import Cell, EngineState, Sheet, Workbook


def to_xlsx(db: Db, workbook: Workbook) -> bytes:
    """The workbook as an xlsx file, its formulas as people typed them."""
    state = db.get_one(EngineState, workbook.id)
    packed = Engine.load_compressed(state.data).to_xlsx()
    source, target = zipfile.ZipFile(io.BytesIO(packed)), io.BytesIO()
    stamp = f"{db.now:%Y-%m-%dT%H:%M:%SZ}"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry in source.infolist():
            data = source.read(entry)
            if entry.filename == "xl/workbook.xml":
                pattern = rf'<definedName name="{volatile.PREFIX}[^>]*>[^<]*</definedName>'
                data = re.sub(pattern, "", data.decode()).encode()
            elif entry.filename.startswith("xl/worksheets/sheet"):
                data = re.sub(r'( cm="1")?><f([^>]*)>([^<]*)</f>', _as_typed, data.decode()).encode()
            elif entry.filename == "docProps/core.xml":
                data = (
                    re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", stamp, data.decode())
                    .replace("IronCalc SheetUser", "Gridwork")
                    .encode()
                )
            archive.writestr(zipfile.ZipInfo(entry.filename), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def _as_typed(match: re.Match[str]) -> str:
    """A cell's formula with TODAY() and the like instead of our names for them."""
    formula = html.unescape(match[3])
    shown = volatile.shown(arrays.unwrapped(f"={formula}").removeprefix("="))
    return match[0] if shown == formula else f"><f>{html.escape(shown, quote=False)}</f>"


def to_csv(db: Db, sheet: Sheet) -> bytes:
    """What a sheet shows, as csv with a byte order mark, so that other programs know it is UTF-8."""
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
    writer = csv.writer(target)
    for row in range(1, max(lines, default=0) + 1):
        line = lines.get(row, {})
        writer.writerow([line.get(column, "") for column in range(1, width + 1)])
    return target.getvalue().encode("utf-8-sig")


def filename(title: str, ending: str) -> str:
    """A name for the file that every system takes."""
    return f"{re.sub(r'[^A-Za-z0-9 ._-]+', '', title).strip() or 'workbook'}.{ending}"
