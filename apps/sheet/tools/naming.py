"""What arguments of the spreadsheet's tools name, by the names that pages show; and what results tell of a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field
from sqlalchemy import func, or_, select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.models import Person
from ...platform.tools import Arguments, Result, Telling
from ..actions import TEMPORARY, Work, look_through
from ..actions.lines import Axis
from ..actions.rule_areas import read_areas
from ..engine import Area, address, area_lists, column_name
from ..models import FilterView, Folder, Sheet, SheetUser, Workbook
from ..permissions import in_sight, visible, visible_sheet

_MOST_CHANGES = 20

BookName = Annotated[int | str, Field(description="A workbook by its title, or by id where several have it.")]
SheetName = Annotated[int | str, Field(description="A sheet by the name on its tab, or by id.")]
PersonName = Annotated[str, Field(description="A user name (@dana.ruiz), or a full name that only one has.")]
FolderName = Annotated[int | str, Field(description="A folder of yours by its name or id.")]
CellName = Annotated[str, Field(max_length=20, description="A cell: B5.")]
Range = Annotated[str, Field(max_length=40, description="One range: B2:D9, a cell B2, or columns B:D.")]
Ranges = Annotated[str, Field(max_length=400, description="A range, or several with commas: B2:B9, D2.")]
Lines = Annotated[str, Field(max_length=20, description="Rows (5 or 5:8) or columns (B or B:D).")]
ViewName = Annotated[int | str, Field(description="A filter view by its name or id, or temporary: your unnamed one.")]
Color = Annotated[str, Field(pattern="^#[0-9A-Fa-f]{6}$", description="#RRGGBB.")]


class OneBook(Arguments):
    workbook: BookName


class OneSheet(OneBook):
    sheet: SheetName


class Editing(OneSheet):
    revision: Annotated[
        int | None,
        Field(description="As it was read; refused if others changed the same cells since. Left out: whatever it is."),
    ] = None
    view: Annotated[
        ViewName | None, Field(description="The filter view that you look through: rows that it hides are spared.")
    ] = None


class EditingBook(OneBook):
    revision: Annotated[int | None, Field(description="As it was read; refused if others changed it since.")] = None


class Done(Result):
    """What was done, and with what."""

    done: str
    id: int | None = None


class Edited(Result):
    """What a change of a workbook came to: its revision now, and the first cells of the sheet that show otherwise."""

    done: str
    workbook: int
    revision: int
    notice: str | None = None
    sheet: int | None = None
    changed: int
    cells: dict[str, str] | None = None
    view: int | str | None = None


def book_of(db: Db, given: int | str) -> Workbook:
    """The workbook that an argument names, one's own trash included. Raises NotFound, and Invalid for several."""
    if isinstance(given, int):
        return visible(db, given)
    own_trash = (Workbook.owner_id == db.actor_id) & Workbook.deleted_at.is_not(None)
    named = select(Workbook).where(func.lower(Workbook.title) == given.strip().lower(), or_(in_sight(db), own_trash))
    found = db.scalars(named.order_by(Workbook.id)).all()
    found = [each for each in found if each.deleted_at is None] or found
    if not found:
        raise NotFound(f"There is no workbook called “{given}”, or it is not shared with you. Search for it.")
    if len(found) > 1:
        several = "; ".join(f"{each.id} (of {each.owner.name})" for each in found)
        raise Invalid(workbook=f"More than one workbook is called “{given}”: {several}. Give the id.")
    return found[0]


def sheet_of(db: Db, given: OneSheet) -> Sheet:
    """The sheet that arguments name, from now on looked at through their view."""
    sheet = sheet_in(db, book_of(db, given.workbook), given.sheet)
    if isinstance(given, Editing) and given.view is not None:
        look_through(db, sheet.id, view_in(db, sheet, given.view))
    return sheet


def view_in(db: Db, sheet: Sheet, given: int | str) -> int | str:
    """The id of a filter view of a sheet. Raises NotFound."""
    if isinstance(given, int) or given == TEMPORARY:
        return given
    named = select(FilterView.id, FilterView.name).where(FilterView.sheet_id == sheet.id).order_by(FilterView.id)
    found = {name.casefold(): (id, name) for id, name in db.execute(named)}
    if given.strip().casefold() not in found:
        names = ", ".join(name for _, name in found.values()) or "none"
        raise NotFound(f"{sheet.name} has no filter view “{given}”. It has: {names}.")
    return found[given.strip().casefold()][0]


def sheet_in(db: Db, workbook: Workbook, given: int | str) -> Sheet:
    """A sheet of a workbook. Raises NotFound."""
    sheets = db.scalars(select(Sheet).where(Sheet.workbook_id == workbook.id).order_by(Sheet.position)).all()
    for sheet in sheets:
        if sheet.id == given or sheet.name.casefold() == str(given).casefold():
            return visible_sheet(db, sheet.id)
    names = ", ".join(sheet.name for sheet in sheets if not sheet.is_hidden)
    raise NotFound(f"{workbook.title} has no sheet “{given}”. It has: {names}.")


def person_of(db: Db, given: str, argument: str = "person") -> Person:
    """Whom of those who use the spreadsheet an argument names. Raises NotFound, and Invalid for several."""
    name = given.removeprefix("@").strip().lower()
    full = func.lower(Person.first_name + " " + Person.last_name)
    named = select(Person).join(SheetUser, SheetUser.id == Person.id)
    found = db.scalars(named.where((Person.username == name) | (full == name)).order_by(Person.id)).all()
    if not found:
        raise NotFound(f"Nobody who uses Gridwork is called “{given}”.")
    if len(found) > 1:
        names = ", ".join(f"@{person.username}" for person in found)
        raise Invalid({argument: f"More than one person is called “{given}”: {names}. Give the user name."})
    return found[0]


def folder_of(db: Db, given: int | str) -> int:
    """The folder of one's own that an argument names. Raises NotFound, and Invalid for several."""
    if isinstance(given, int):
        return given
    own = select(Folder.id).where(Folder.owner_id == db.actor_id, func.lower(Folder.name) == given.strip().lower())
    found = db.scalars(own.order_by(Folder.id)).all()
    if not found:
        raise NotFound(f"You have no folder called “{given}”. List your folders.")
    if len(found) > 1:
        raise Invalid(folder=f"You have several folders called “{given}”: {', '.join(map(str, found))}. Give the id.")
    return found[0]


def range_of(given: str, argument: str = "range") -> Area:
    """One range. Raises Invalid."""
    areas = read_areas(given, argument)
    if len(areas) > 1:
        raise Invalid({argument: "Give one range, like A1:F90."})
    return areas[0]


def cell_of(given: str, argument: str = "cell") -> tuple[int, int]:
    area = range_of(given, argument)
    if area.size > 1:
        raise Invalid({argument: "Give one cell, like B5."})
    return area.top, area.left


def column_of(given: str, argument: str = "column") -> int:
    return range_of(f"{given.strip()}1", argument).left


def lines_of(given: str) -> tuple[Axis, int, int]:
    """Which lines, the first and how many: "B:D" is ("column", 2, 3). Raises Invalid."""
    text = given.replace("$", "").strip()
    area = range_of(text if ":" in text else f"{text}:{text}", "lines")
    if text[:1].isdigit():
        return "row", area.top, area.height
    if not text.replace(":", "").isalpha():
        raise Invalid(lines="Give whole rows (5:8) or columns (B:D).")
    return "column", area.left, area.width


def chosen(given: Arguments, *names: str) -> str:
    """The one of these arguments that is given. Raises Invalid where it isn't one."""
    there = [name for name in names if name in given.model_fields_set]
    found = [name for name in there if getattr(given, name) is not None] or there
    if len(found) != 1:
        raise Invalid({"": f"Give one of {', '.join(names)} in a call."})
    return found[0]


def a1(corners: Sequence[int]) -> str:
    """The corners of an area as its address."""
    return str(Area(*corners))


def lines_told(axis: str, at: int, count: int) -> str:
    if axis == "row":
        return f"{at}:{at + count - 1}"
    return f"{column_name(at)}:{column_name(at + count - 1)}"


# -- Telling ---------------------------------------------------------------------------------------------------------


def book_told(db: Db, workbook_id: int) -> int | str:
    """A workbook as an argument names it: by its title where no other has it."""
    title = db.get_one(Workbook, workbook_id).title
    same = select(Workbook.id).where(func.lower(Workbook.title) == title.lower(), in_sight(db))
    return title if list(db.scalars(same)) == [workbook_id] else workbook_id


def sheet_told(db: Db, sheet_id: int) -> dict[str, Any]:
    sheet = db.get_one(Sheet, sheet_id)
    return {"workbook": book_told(db, sheet.workbook_id), "sheet": sheet.name}


def view_told(db: Db, id: int | str) -> int | str:
    return db.get_one(FilterView, id).name if isinstance(id, int) else id


def person_told(db: Db, person_id: int) -> str:
    """Somebody by their full name where nobody else has it."""
    person = db.get_one(Person, person_id)
    full = func.lower(Person.first_name + " " + Person.last_name) == person.name.lower()
    same = select(Person.id).join(SheetUser, SheetUser.id == Person.id).where(full)
    return person.name if list(db.scalars(same)) == [person_id] else f"@{person.username}"


def told(value: Any) -> Any:
    """A value of an action as an argument has it."""
    if isinstance(value, Area):
        return str(value)
    if isinstance(value, list | tuple | set | frozenset):
        if value and all(isinstance(each, Area) for each in value):
            return area_lists.name(value)
        return list(value)
    return value


def named(asked: Mapping[str, Any], *same: str, **renamed: str) -> dict[str, Any]:
    """Arguments that an action calls the same, or (`renamed`: tool's name to action's name) otherwise."""
    names = {name: name for name in same} | renamed
    return {name: told(asked[each]) for name, each in names.items() if asked.get(each) is not None}


def on_book(*same: str, **renamed: str) -> Telling:
    """How to tell of an action on a workbook."""
    return lambda db, asked: {"workbook": book_told(db, asked["workbook_id"]), **named(asked, *same, **renamed)}


def on_sheet(*same: str, **renamed: str) -> Telling:
    """How to tell of an action on a sheet."""
    return lambda db, asked: {**sheet_told(db, asked["sheet_id"]), **named(asked, *same, **renamed)}


def with_choice(telling: Telling, **choice: Any) -> Telling:
    """The same, with what says which of a tool's actions it is."""
    return lambda db, asked: {**telling(db, asked), **choice}


def on_cell(*same: str, **renamed: str) -> Telling:
    """How to tell of an action on a cell of a sheet."""

    def tell(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        cell = address(asked["row"], asked["column"])
        return {**sheet_told(db, asked["sheet_id"]), "cell": cell, **named(asked, *same, **renamed)}

    return tell


def on_lines(*same: str, **renamed: str) -> Telling:
    """How to tell of an action on rows or columns."""

    def tell(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        lines = lines_told(asked["axis"], asked["at"], asked.get("count", 1))
        return {**sheet_told(db, asked["sheet_id"]), "lines": lines, **named(asked, *same, **renamed)}

    return tell


def edited(work: Work, sheet: Sheet | None = None) -> Edited:
    """The result of a change."""
    key = sheet.key if sheet is not None else None
    cells = {
        address(row, column): reading.formatted if reading is not None else ""
        for (of, row, column), reading in sorted(work.changes.items(), key=lambda item: item[0])
        if of == key
    }
    return Edited(
        done=f"{work.summary}.",
        workbook=work.workbook.id,
        revision=work.workbook.revision,
        notice=work.notice,
        sheet=work.goto if work.goto is not None else sheet.id if sheet is not None else None,
        changed=len(work.changes),
        cells=dict(list(cells.items())[:_MOST_CHANGES]) or None,
    )
