"""The sheets of a workbook: added, named, colored, moved, hidden, copied, deleted; and defined names."""

from __future__ import annotations

import re
from itertools import count

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from .. import attached
from ..engine import Engine, parse_area
from ..engine.refs import quoted
from ..models import TAB_COLORS, DefinedName
from ..models import sheet_id as tables_id
from ..permissions import visible
from .operations import Work, on_sheet, operation

MOST_SHEETS = 60
_FORBIDDEN = re.compile(r"[\[\]*?/\\:]")


def add_sheet(
    db: Db, workbook_id: int, name: str | None = None, *, before: int | None = None, revision: int | None = None
) -> Work:
    """A new empty sheet, last or before another one; `new_sheet_id` says which it is."""
    workbook = visible(db, workbook_id)
    with operation(db, workbook, "sheet", "Adding a sheet", revision) as work:
        _check_count(work.engine)
        title = check_name(work.engine, name) if name else free_name(work.engine, "Sheet{}")
        key = work.engine.add_sheet(title)
        if before is not None:
            work.engine.move_sheet(key, work.engine.index(before % 1024))
        work.summary = f"Adding the sheet {title}"
    return work


def rename_sheet(db: Db, sheet_id: int, name: str, *, revision: int | None = None) -> Work:
    """Raises Invalid for a name that another sheet has, or that no sheet can have."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "sheet", f"Renaming {sheet.name}", revision) as work:
        old, new = sheet.name, check_name(work.engine, name, besides=sheet.key)
        work.engine.rename_sheet(sheet.key, new)
        attached.rename(db, sheet_id, old, new)
    return work


def duplicate_sheet(db: Db, sheet_id: int, *, revision: int | None = None) -> Work:
    """A copy right after the sheet, called "Copy of …"."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "sheet", f"Duplicating {sheet.name}", revision) as work:
        _check_count(work.engine)
        title = f"Copy of {sheet.name}"[:31].strip()
        key = work.engine.duplicate_sheet(sheet.key)
        taken = {info.name.casefold() for info in work.engine.sheets()}
        work.engine.rename_sheet(
            key, title if title.casefold() not in taken else free_name(work.engine, f"{title[:27]} {{}}")
        )
        copy = tables_id(workbook.id, key)
        work.then.append(lambda: attached.copy_sheet(db, sheet_id, copy))
    return work


def delete_sheet(db: Db, sheet_id: int, *, revision: int | None = None) -> Work:
    """References to the sheet become #REF!. The last visible sheet stays."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "sheet", f"Deleting the sheet {sheet.name}", revision) as work:
        _keep_one(work.engine, sheet.key)
        attached.forget(db, sheet_id)
        work.engine.delete_sheet(sheet.key)
    return work


def move_sheet(db: Db, sheet_id: int, position: int, *, revision: int | None = None) -> Work:
    """Put a sheet's tab at a position, counted from 1."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "sheet", f"Moving the sheet {sheet.name}", revision) as work:
        if not 1 <= position <= len(work.engine.sheets()):
            raise Invalid({"": "There is no such place among the tabs."})
        work.engine.move_sheet(sheet.key, position - 1)
    return work


def color_sheet(db: Db, sheet_id: int, color: str | None, *, revision: int | None = None) -> Work:
    """Color a tab with one of TAB_COLORS, or take its color away."""
    sheet, workbook = on_sheet(db, sheet_id)
    if color is not None and color.upper() not in TAB_COLORS:
        raise Invalid({"": "Choose one of the tab colors."})
    with operation(db, workbook, "sheet", f"Coloring the tab of {sheet.name}", revision) as work:
        work.engine.color_sheet(sheet.key, color.upper() if color else None)
    return work


def hide_sheet(db: Db, sheet_id: int, hidden: bool = True, *, revision: int | None = None) -> Work:
    """Hide a sheet or show it again. The last visible sheet stays."""
    sheet, workbook = on_sheet(db, sheet_id)
    verb = "Hiding" if hidden else "Showing"
    with operation(db, workbook, "sheet", f"{verb} the sheet {sheet.name}", revision) as work:
        if hidden:
            _keep_one(work.engine, sheet.key)
        work.engine.hide_sheet(sheet.key, hidden)
    return work


def check_name(engine: Engine, name: str, *, besides: int | None = None) -> str:
    """The name without outer blanks. Raises Invalid."""
    name = " ".join(name.split())
    if not name:
        raise Invalid(name="A sheet needs a name.")
    if len(name) > 31:
        raise Invalid(name="A sheet's name has at most 31 characters.")
    if _FORBIDDEN.search(name) or name.startswith("'") or name.endswith("'"):
        raise Invalid(name="A sheet's name cannot have [ ] * ? / \\ : in it, nor an apostrophe at its ends.")
    if any(info.key != besides and info.name.casefold() == name.casefold() for info in engine.sheets()):
        raise Invalid(name=f"There is a sheet called {name} already.")
    return name


def define_name(db: Db, sheet_id: int, name: str, area: str, *, revision: int | None = None) -> Work:
    """Give an area of a sheet a name that formulas of the whole workbook can use."""
    sheet, workbook = on_sheet(db, sheet_id)
    name = name.strip()
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.]{0,79}", name) or name.upper().startswith("GW_"):
        raise Invalid(name="A name starts with a letter and has only letters, digits, _ and . in it.")
    if re.fullmatch(r"[A-Za-z]{1,3}[0-9]+|[RrCc]|[Rr][0-9]*[Cc][0-9]*|TRUE|FALSE", name):
        raise Invalid(name=f"{name} looks like a cell's address.")
    place = parse_area(area)
    ends = [f"${letters}${digits}" for letters, digits in re.findall(r"([A-Z]+)(\d+)", str(place))]
    with operation(db, workbook, "name", f"Naming {area} {name}", revision) as work:
        if name.casefold() in {known.casefold() for known in work.engine.names()}:
            raise Invalid(name=f"There is a range called {name} already.")
        work.engine.define(name, f"{quoted(sheet.name)}!{':'.join(ends)}")
    return work


def delete_name(db: Db, name_id: int, *, revision: int | None = None) -> Work:
    """Formulas that use the name then show #NAME?."""
    row = db.get(DefinedName, name_id)
    if row is None:
        raise NotFound("There is no such name.")
    workbook = visible(db, row.workbook_id)
    with operation(db, workbook, "name", f"Deleting the name {row.name}", revision) as work:
        work.engine.undefine(row.name)
    return work


def new_sheet_id(work: Work, before: set[int]) -> int:
    """The id of the sheet that an operation made, given the ids there were."""
    ids = [tables_id(work.workbook.id, info.key) for info in work.engine.sheets()]
    return next(id for id in ids if id not in before)


def free_name(engine: Engine, pattern: str) -> str:
    """The pattern with the first number that no other sheet's name has."""
    taken = {info.name.casefold() for info in engine.sheets()}
    return next(name for n in count(1) if (name := pattern.format(n)).casefold() not in taken)


def _check_count(engine: Engine) -> None:
    if len(engine.sheets()) >= MOST_SHEETS:
        raise Blocked(f"A workbook has at most {MOST_SHEETS} sheets.")


def _keep_one(engine: Engine, key: int) -> None:
    if not any(info.key != key and not info.hidden for info in engine.sheets()):
        raise Blocked("A workbook needs at least one visible sheet.")
