"""Find formulas of a plan over several tabs that are wrong in different ways, mend them and say where they were."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ...apps.sheet.engine import address
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, Workbook
from .queries import ANY_FORMULA, Page, in_turn, page, typing, with_sheet

_BOOK = "Online shop plan"
_TABS = ("Sales", "Costs", "People", "Result")
# Whatever a driver is, three others that nobody would get by chance.
_OTHERS = (1.37, 0.61, 2.19)
_NAMES = (
    "Findings", "Errors found", "Review", "Corrections", "Check", "Mended", "Put right", "Audit", "Wrong cells",
    "Formula check", "Changes",
)  # fmt: skip
Bend = Callable[[str, int], str]


@dataclass(frozen=True)
class SpoiltCell:
    """A cell whose formula somebody spoilt, and what stands there since."""

    sheet: Page
    row: int
    column: int
    spoilt: str

    @property
    def place(self) -> tuple[int, int]:
        return self.row, self.column

    @property
    def cell(self) -> str:
        return address(self.row, self.column)

    @property
    def formula(self) -> str:
        return self.sheet.cells[self.row, self.column].formula or ""

    @property
    def alike(self) -> str:
        """A cell with the same formula: above, or to the left in a line of totals, whose first stands beside it."""
        if self.row <= self.sheet.rows[-1]:
            return address(self.row - 1, self.column)
        return address(self.row, self.column + (1 if self.column == 2 else -1))


def _other_row(formula: str, row: int) -> str:
    """Another tab's cell, one row off."""
    return re.sub(rf"(Sales|Costs|People)!([A-Z]){row}\b", rf"\1!\g<2>{row - 1}", formula, count=1)


def _other_column(formula: str, row: int) -> str:
    """What stands before the right one on another tab."""
    return re.sub(
        rf"(Sales|Costs|People)!([C-Z]){row}\b",
        lambda found: f"{found[1]}!{chr(ord(found[2]) - 1)}{row}",
        formula,
        count=1,
    )


def _unfixed(formula: str, row: int) -> str:
    """A driver that slipped down when the formula was filled down from the first month."""
    return re.sub(r"Drivers!\$B\$(\d+)", lambda found: f"Drivers!B{int(found[1]) + row - 2}", formula, count=1)


def _short(formula: str, row: int) -> str:
    """A sum that leaves out the last month."""
    return re.sub(rf"SUM\((?P<at>[A-Z])2:(?P=at){row - 1}\)", rf"SUM(\g<at>2:\g<at>{row - 2})", formula)


def _bent(pages: list[Page], bend: Bend, rows: range) -> list[SpoiltCell]:
    """All places in these rows where a formula can be wrong in one way."""
    found = []
    for sheet in pages:
        for (row, column), cell in sheet.cells.items():
            # What is typed in by hand makes no difference to those who only look at values.
            is_by_hand = sheet.name == "Costs" and sheet.headings[column - 1] == "Extra"
            if cell.formula and column > 1 and row in rows and not is_by_hand:
                spoilt = bend(cell.formula, row)
                if spoilt != cell.formula:
                    found.append(SpoiltCell(sheet, row, column, spoilt))
    return found


def _typed(pages: list[Page], rows: range) -> list[SpoiltCell]:
    """All places where a number may have been typed over a formula: nearly what was there, rounded."""
    return [
        SpoiltCell(sheet, row, column, str(round((cell.number or 0) * 1.03) or 1))
        for sheet in pages
        for (row, column), cell in sheet.cells.items()
        if cell.formula and column > 1 and row in rows and sheet.headings[column - 1] != "Margin"
    ]


def _slips(draw: Draw, pages: list[Page]) -> list[SpoiltCell]:
    """Three to five, each of another kind, no two in one line of a tab, in the order of the tabs."""
    months = range(5, pages[0].rows[-1] + 1)
    total = range(months.stop, months.stop + 1)
    kinds = [
        _typed(pages, months), _bent(pages, _short, total), _bent(pages, _other_row, months),
        _bent(pages, _other_column, months), _bent(pages, _unfixed, months),
    ]  # fmt: skip
    found: list[SpoiltCell] = []
    for candidates in draw.sample(kinds, draw.integer(3, 5)):
        # So far apart that each has a right neighbor.
        taken = {(slip.sheet.name, slip.row + step) for slip in found for step in (-1, 0, 1)}
        found.append(draw.choice(slip for slip in candidates if (slip.sheet.name, slip.row) not in taken))
    return sorted(found, key=lambda slip: (_TABS.index(slip.sheet.name), slip.row))


WORDINGS = (
    'Some formulas in "{book}" are wrong. Please go through all the tabs, fix them, and list what you fixed on a '
    'new last sheet "{name}": the tab in A, the cell in B (such as C7), from row {top} on, in the order of the tabs '
    "and from top to bottom. Notes says how it's supposed to be built.",
    'The board noticed that "{book}" doesn\'t add up. Find the formulas that break the rules on Notes, fix them, and '
    'write down which ones on a sheet "{name}" at the end: tab in column A, cell like C7 in column B, the first one '
    "in row {top}, no headings, tab by tab from left to right and top to bottom on each.",
    'Can you audit "{book}"? Everything except what Notes lets us type should be a correct formula. Fix whatever '
    'isn\'t, on every tab, and add a sheet "{name}" after the others with one row per corrected cell, starting in '
    "row {top}: name of the tab in A, cell in B (C7, say), in the order of the tabs, then by row.",
    'Somebody got careless in "{book}": numbers over formulas, wrong references and the like. Fix every such cell '
    '(Notes explains the model). Then add a new sheet "{name}" at the very end: for each one the tab in A and the '
    "address, such as C7, in B, from A{top} down, in tab order and from top to bottom.",
    'Before "{book}" goes out I want its formulas checked against Notes. Fix the wrong ones and leave me a list on '
    'a new sheet "{name}" after the last tab, starting in row {top}: tab in A, cell in B written like C7, first by '
    "the order of the tabs, and within a tab from top to bottom.",
)


@dataclass(frozen=True)
class ModelAudit:
    """A plan, its wrong formulas, and the sheet on which they are listed from a row on."""

    drivers: Page
    slips: list[SpoiltCell]
    top: int
    name: str

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, top=self.top, book=self.drivers.title, name=self.name)

    def spoil(self) -> Outcome:
        return in_turn(*(typing(slip.sheet.id, {slip.place: slip.spoilt}) for slip in self.slips))

    def outcome(self, mended: list[SpoiltCell]) -> Outcome:
        """The work of somebody who finds these."""
        lines: dict[tuple[int, int], str] = {}
        for line, slip in enumerate(mended, start=self.top):
            lines |= {(line, 1): slip.sheet.name, (line, 2): slip.cell}
        return in_turn(
            *(typing(slip.sheet.id, {slip.place: slip.formula}) for slip in mended),
            with_sheet(self.drivers.workbook_id, self.name, lines),
        )

    def without(self) -> dict[str, Outcome]:
        return {
            f"{slip.sheet.name} {slip.cell}": self.outcome([other for other in self.slips if other is not slip])
            for slip in self.slips
        }

    def probes(self) -> tuple[Outcome, ...]:
        """Other drivers."""
        inputs = {(row, 2): self.drivers.cells[row, 2].number or 0 for row in range(1, 13)}
        return tuple(
            typing(
                self.drivers.id,
                {at: f"{number * factor + place % 3:.4f}" for place, (at, number) in enumerate(inputs.items())},
            )
            for factor in _OTHERS
        )

    def gold(self, user: User) -> None:
        book = Files(user).open(self.drivers)
        book.look_at("Notes", *_TABS)
        for slip in self.slips:
            book.turn_to(slip.sheet)
            book.enter(slip.cell, slip.formula)
        self._list(book)
        user.done()

    def by_copying(self, user: User) -> None:
        book = Files(user).open(self.drivers)
        self._list(book)
        for slip in self.slips:
            book.turn_to(slip.sheet)
            book.copy(slip.alike, slip.cell)
        user.done()

    def written_otherwise(self, user: User) -> None:
        book = Files(user).open(self.drivers)
        for slip in reversed(self.slips):
            book.turn_to(slip.sheet)
            book.enter(slip.cell, f"=0+{slip.formula.removeprefix('=')}")
        self._list(book)
        user.done()

    def _list(self, book: Workbook) -> None:
        book.new_sheet(self.name)
        for line, slip in enumerate(self.slips, start=self.top):
            book.enter(f"A{line}", slip.sheet.name)
            book.enter(f"B{line}", slip.cell)


@family("sheet-model-audit", app="sheet", kind="multi-step", steps=190, persona="finance_analyst")
def audit_model(draw: Draw, world: World) -> Task:
    """Mend the wrong formulas of a plan, and list their cells on a new sheet."""
    drivers, pages = page(world, _BOOK, "Drivers"), [page(world, _BOOK, name) for name in _TABS]
    audit = ModelAudit(drivers, _slips(draw, pages), draw.integer(1, 20), draw.choice(_NAMES))
    return Task(
        goal=audit.goal(draw),
        setup=audit.spoil(),
        outcome=audit.outcome(audit.slips),
        matchers=ANY_FORMULA,
        probes=audit.probes(),
        without=audit.without(),
        gold=audit.gold,
        alternatives=(audit.by_copying, audit.written_otherwise),
    )
