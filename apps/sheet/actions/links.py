"""Links on cells: to a web address, or to an area of the workbook."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..attached.links import link_at
from ..engine import Area, address, parse_area
from ..engine.refs import unquoted
from ..models import CellLink, Sheet
from .cells import check_text, enter
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation

_LONGEST_URL = 2000
_PLACE = re.compile(r"#?(?:(?P<sheet>'(?:[^']|'')+'|[^'!]+)!)?(?P<area>[^'!]*)")


def set_link(
    db: Db, sheet_id: int, row: int, column: int, *, url: str | None = None, target: str | None = None,
    text: str | None = None, revision: int | None = None,
) -> Work:  # fmt: skip
    """Let a cell lead to a web address or to a place of its workbook ("Sales!A1:B9"), in the place of where it led.

    `text` is what the cell shows; an empty cell without one shows where it leads. Raises Invalid for what leads
    nowhere.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(Area(row, column, row, column))
    if bool((url or "").strip()) == bool((target or "").strip()):
        raise Invalid(url="Type a web address, or choose a place in this workbook.")
    at = Area(row, column, row, column)
    with operation(db, workbook, "link", f"Linking {address(row, column)}", revision, [(sheet.key, at)]) as work:
        for merge in work.engine.merges(sheet.key):
            if (row, column) in merge:
                row, column = merge.top, merge.left
        values = _to_url(url or "") if url else _to_place(db, sheet, target or "")
        reading = work.engine.reading(sheet.key, row, column)
        is_empty = reading is None or reading.kind == "empty"
        shown = (text or "").strip() or ((url or target or "").strip() if is_empty else "")
        if shown and (is_empty or shown != _edited(reading)):
            check_text(shown, row, column)
            enter(work.engine, sheet.key, row, column, shown, db.today)
        link = link_at(db, sheet_id, row, column)
        if link is None:
            link = CellLink(sheet_id=sheet_id, row=row, column=column)
        for name, value in values.items():
            setattr(link, name, value)
        work.engine.reached.append((sheet.key, Area(row, column, row, column)))
        # Where the cell is new it is there once the tables have followed.
        db.add(link)
        db.flush()
    return work


def remove_links(db: Db, sheet_id: int, area: Area, *, revision: int | None = None) -> Work:
    """Take the links off the cells of an area; what they show stays. Raises Blocked where there are none."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "link", f"Removing links from {area}", revision, [(sheet.key, area)]) as work:
        links = db.query(CellLink).filter(
            CellLink.sheet_id == sheet_id, CellLink.row.between(area.top, area.bottom),
            CellLink.column.between(area.left, area.right),
        ).order_by(CellLink.id).all()  # fmt: skip
        if not links:
            raise Blocked(f"There is no link on {area}. A HYPERLINK formula is removed with its cell.")
        for link in links:
            work.engine.reached.append((sheet.key, Area(link.row, link.column, link.row, link.column)))
            db.delete(link)
        db.flush()
    return work


def _edited(reading: object) -> str | None:
    """What a cell holds as it is offered for editing."""
    formula, shown = getattr(reading, "formula", None), getattr(reading, "formatted", None)
    return formula if formula is not None else shown


def _to_url(typed: str) -> Mapping[str, object]:
    url = typed.strip()
    if not re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", url):
        url = f"mailto:{url}" if re.fullmatch(r"[^@\s/]+@[^@\s/]+\.[A-Za-z]{2,}", url) else f"https://{url}"
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        raise Invalid(url="Type a web address such as www.example.com/prices.") from None
    is_web = parts.scheme in ("http", "https") and re.fullmatch(r"[^\s.]+(\.[^\s.]+)+|localhost", host)
    is_mail = parts.scheme == "mailto" and bool(parts.path)
    if re.search(r"\s", url) or not (is_web or is_mail):
        raise Invalid(url="Type a web address such as www.example.com/prices.")
    if len(url) > _LONGEST_URL:
        raise Invalid(url=f"A web address has at most {_LONGEST_URL:,} characters.")
    return {"url": url, "target_id": None, "target": None}


def _to_place(db: Db, home: Sheet, typed: str) -> Mapping[str, object]:
    match = _PLACE.fullmatch(typed.strip())
    if match is None:
        raise Invalid(target="Type a range of this workbook such as Sales!A1:B9.")
    sheet = home
    if match["sheet"]:
        name = unquoted(match["sheet"].strip())
        others = db.query(Sheet).filter_by(workbook_id=home.workbook_id).order_by(Sheet.position)
        found = next((other for other in others if other.name.casefold() == name.casefold()), None)
        if found is None:
            raise Invalid(target=f"There is no sheet called {name} in this workbook.")
        sheet = found
    try:
        area = parse_area(match["area"].strip() or "A1")
    except ValueError:
        raise Invalid(target=f"{match['area'].strip()} is not a range. Type one such as A1:B9.") from None
    if area.top > LAST_ROW or area.left > LAST_COLUMN:
        raise Invalid(target=f"A sheet ends at row {LAST_ROW:,} and column {LAST_COLUMN}.")
    area = Area(area.top, area.left, min(area.bottom, LAST_ROW), min(area.right, LAST_COLUMN))
    return {"url": None, "target_id": sheet.id, "target": str(area)}
