"""What the spreadsheet families look up in an untouched world."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.orm import joinedload

from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.sheet import actions
from ...apps.sheet.engine import address, column_name
from ...apps.sheet.models import Cell, Comment, Sheet, SheetUser, Workbook
from ...seeds.crm.accounts import TESTS
from ...seeds.world import World
from ..matchers import Anything
from ..queries import fetch_all, played
from ..task import Matcher, Outcome


@dataclass(frozen=True)
class Page:
    """One sheet as a table: its headings in row 1, its records below, a line of totals aside."""

    workbook_id: int
    title: str
    id: int
    name: str
    is_first: bool
    frozen: tuple[int, int]
    cells: dict[tuple[int, int], Cell] = field(repr=False)

    @cached_property
    def headings(self) -> list[str]:
        return [cell.text or "" for (row, _), cell in self.cells.items() if row == 1]

    @cached_property
    def rows(self) -> list[int]:
        """The rows of the records."""
        return [row for (row, column), cell in self.cells.items() if column == 1 and row > 1 and cell.text != "Total"]

    @property
    def beside(self) -> int:
        """The first empty column to the right."""
        return max(column for _, column in self.cells) + 1

    def column(self, heading: str) -> int:
        return self.headings.index(heading) + 1

    def letter(self, heading: str) -> str:
        return column_name(self.column(heading))

    def place(self, row: int, heading: str) -> str:
        return address(row, self.column(heading))

    def text(self, row: int, heading: str) -> str:
        cell = self.cells.get((row, self.column(heading)))
        return (cell.text or "") if cell else ""

    def number(self, row: int, heading: str) -> float:
        return self.cells[row, self.column(heading)].number or 0.0

    def cents(self, row: int, heading: str) -> int:
        return round(self.number(row, heading) * 100)

    def range(self, heading: str) -> str:
        """The cells of the records in a column: E2:E91."""
        letter = self.letter(heading)
        return f"{letter}{self.rows[0]}:{letter}{self.rows[-1]}"

    def uniquely_labelled(self, heading: str) -> list[int]:
        """The rows whose text under `heading` no other row has, and which people speak of: no trials of the CRM."""
        texts = {row: self.text(row, heading) for row in self.rows}
        bearers = Counter(text.casefold() for text in texts.values())
        return [
            row
            for row, text in texts.items()
            if bearers[text.casefold()] == 1 and not any(name in text for name in TESTS)
        ]


def page(
    world: World, title: str, name: str, *, filled: bool = True, columns: tuple[int, ...] | None = None,
    exactly: bool = False,
) -> Page:  # fmt: skip
    """The sheet called `name` of the workbook whose title begins with `title`, or `exactly` has it.

    Unless it is `filled`, without its cells.

    Of a long one, the records may be read in some `columns` only; the first is wanted to tell the rows.
    """
    titled = Workbook.title == title if exactly else Workbook.title.startswith(title)
    query = select(Sheet).join(Workbook).where(titled, Sheet.name == name)
    (sheet,) = fetch_all(world, query.order_by(Sheet.id).options(joinedload(Sheet.workbook)))
    wanted = select(Cell).where(Cell.sheet_id == sheet.id).order_by(Cell.row, Cell.column)
    if columns is not None:
        wanted = wanted.where(or_(Cell.row == 1, Cell.column.in_(columns)))
    cells = fetch_all(world, wanted) if filled else ()
    return Page(
        sheet.workbook_id, sheet.workbook.title, sheet.id, sheet.name, sheet.position == 1,
        (sheet.frozen_rows, sheet.frozen_columns), {(cell.row, cell.column): cell for cell in cells},
    )  # fmt: skip


def titles(world: World, start: str) -> list[str]:
    """The titles of the workbooks that begin so, the shortest first."""
    found = fetch_all(world, select(Workbook.title).where(Workbook.title.startswith(start)))
    return sorted(found, key=lambda title: (len(title), title))


def pages_of(world: World, title: str) -> list[Page]:
    """Every sheet of a workbook, its cells unread."""
    query = select(Sheet.name).join(Workbook).where(Workbook.title.startswith(title)).order_by(Sheet.position)
    names = fetch_all(world, query)
    return [page(world, title, name, filled=False) for name in names]


def levels(world: World, workbook_id: int) -> dict[int, str]:
    """What each person may do with a workbook that it was shared with, and its owner."""
    with world.session() as db:
        workbook = db.get_one(Workbook, workbook_id)
        return {workbook.owner_id: "owner"} | {p.person_id: p.level for p in workbook.permissions}


def commented(world: World, sheet_id: int) -> set[tuple[int, int]]:
    """The cells of a sheet, by row and column, that bear a comment."""
    with world.session() as db:
        return {(row, column) for row, column in db.query(Comment.row, Comment.column).filter_by(sheet_id=sheet_id)}


def members(world: World) -> list[Person]:
    """The people who may be given any level."""
    query = select(SheetUser).where(SheetUser.role == "Member", SheetUser.is_active).order_by(SheetUser.id)
    found = fetch_all(world, query.options(joinedload(SheetUser.person)))
    return [user.person for user in found if user.person.is_active]


def persona(world: World, key: str) -> Person:
    return fetch_all(world, select(Person).where(Person.persona == played(world, key)))[0]


def noted(notes: Page, about: str, pattern: str) -> list[str]:
    """What a rule on a sheet of notes says, by a pattern with groups; its commas are left out."""
    (rule,) = (notes.text(row, "What holds") for row in notes.rows if notes.text(row, "About") == about)
    found = re.search(pattern, rule.replace(",", ""))
    if found is None:
        raise ValueError(f"The rule {about!r} says nothing like {pattern!r}: {rule}")
    return list(found.groups())


@dataclass(frozen=True)
class AnyFormula(Anything):
    """Any formula, or none; one that shows nothing is as good as an empty cell, in a column that is being filled."""

    def stands_beside(self, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
        beside = row["sheet_id"] == wanted["sheet_id"] and row["column"] == wanted["column"]
        return beside and bool(row["formula"] or row["is_spilled"]) and row["kind"] == "text" and not row["text"]


# Matchers of cells whose formula may be written in any way (probes check what it computes) and whose format is free.
# One formula that spills over a range is as right as one in each cell.
ANY_FORMULA: dict[str, Matcher] = {
    "sheet_cell.formula": AnyFormula(),
    "sheet_cell.style": Anything(),
    "sheet_cell.is_spilled": Anything(),
}


def typing(sheet_id: int, typed: dict[tuple[int, int], str]) -> Outcome:
    """Typing texts into cells by row and column: an outcome, a set-up or a probe."""
    return lambda db: actions.set_cells(db, sheet_id, typed)


def with_sheet(workbook_id: int, name: str, cells: dict[tuple[int, int], str]) -> Outcome:
    """A further sheet behind the others of a workbook, with texts typed into its cells."""

    def make(db: Db) -> None:
        before = {other.id for other in db.query(Sheet).filter_by(workbook_id=workbook_id)}
        made = actions.new_sheet_id(actions.add_sheet(db, workbook_id, name), before)
        actions.set_cells(db, made, cells)

    return make


def with_table(workbook_id: int, name: str, table: Sequence[Sequence[str]]) -> Outcome:
    """A further sheet that holds a table from its first cell on."""
    cells = {(r, c): text for r, line in enumerate(table, 1) for c, text in enumerate(line, 1) if text}
    return with_sheet(workbook_id, name, cells)


def in_turn(*steps: Callable[[Db], object]) -> Outcome:
    """Several steps as one."""
    return lambda db: [step(db) for step in steps]


def shuffled(sheet: Page, *headings: str) -> tuple[Outcome, ...]:
    """Probes that type other numbers into columns, in no order: extremes at the one end, the other, and in the middle.

    So a formula that leaves out the first or the last row is found out, whichever function it uses.
    """
    last = len(sheet.rows) - 1
    places = ((0, last), (last, 0), (last // 2, last // 2 + 1))
    return tuple(typing(sheet.id, _extremes(sheet, headings, *ends)) for ends in places)


def _extremes(sheet: Page, headings: tuple[str, ...], smallest: int, largest: int) -> dict[tuple[int, int], str]:
    """Numbers for columns, the smallest and the largest at these places."""
    typed = {}
    for number, heading in enumerate(headings):
        for place, row in enumerate(sheet.rows):
            amount = {smallest: 11 * smallest + number, largest: 900_000 + 1_000 * smallest}.get(place)
            shuffle = (37 * place + 13 * smallest + 29 * number) % 101
            typed[row, sheet.column(heading)] = str(2_000 + 313 * shuffle if amount is None else amount)
    return typed
