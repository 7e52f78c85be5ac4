"""Bring live figures from another team's workbook, of three that have nearly the same name."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from ...apps.platform.database import Db
from ...apps.platform.values import MONTHS
from ...apps.sheet import actions
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import enter, look_at, open_sheet
from .queries import ANY_FORMULA, Page, in_turn, page, shuffled, titles, typing

KINDS = ("Dock hours", "Dock overtime", "Temps at the dock")
_CONTRACTOR = "Hall C"


def _of_month(source: Page, year: int, month: int, *, last_day: bool = False) -> list[int]:
    """The rows of the weeks whose Monday lies in a month, or else their Sunday."""
    found = []
    for row in source.rows:
        day = date.fromordinal(int(source.number(row, "Week of")) + EPOCH) + timedelta(days=6 if last_day else 0)
        if (day.year, day.month) == (year, month):
            found.append(row)
    return found


def _months(source: Page, board: Page) -> dict[str, tuple[int, int]]:
    """The months that the board asks for, by the word for them, where it makes a difference how weeks are counted."""
    asked = {board.text(row, "Figure").removeprefix("Dock hours ") for row in board.rows}
    found = {}
    for row in source.rows:
        day = date.fromordinal(int(source.number(row, "Week of")) + EPOCH)
        year, month = day.year, day.month
        if MONTHS[month - 1] in asked and _of_month(source, year, month) != _of_month(
            source, year, month, last_day=True
        ):
            found[MONTHS[month - 1]] = (year, month)
    return found


def _formulas(book: str, rows: Sequence[int], *, all_halls: bool = False, temps: bool = True) -> tuple[str, str, str]:
    """Hours, overtime and temps of some lines of a file, live."""

    def of(column: str) -> str:
        return f'IMPORTRANGE("{book}","Weeks!{column}{rows[0]}:{column}{rows[-1]}")'

    counted = "1" if all_halls else f'({of("B")}<>"{_CONTRACTOR}")'
    hours = f"({of('D')}+{of('F')})" if temps else of("D")
    return f"=SUMPRODUCT({counted}*{hours})", f"=SUMPRODUCT({counted}*{of('E')})", f"=SUM({of('F')})"


def _by_nobody(outcome: Outcome) -> Outcome:
    """What the team itself changes in its file, which the persona may only read."""

    def change(db: Db) -> None:
        actor, db.actor_id = db.actor_id, None
        outcome(db)
        db.actor_id = actor

    return change


@family("sheet-import-range", app="sheet", kind="multi-step", steps=100, persona="finance_analyst")
def import_range(draw: Draw, world: World) -> Task:
    """Have three figures of a month come live from the file in force, connected, by the rules of the notes."""
    board = page(world, "Team figures", "Board")
    in_force = titles(world, "Dock hours")[0]
    source, plan, old = (
        page(world, f"{in_force}{rest}", "Weeks", exactly=True) for rest in ("", " plan", " (old clocks)")
    )
    month, (in_year, number) = draw.choice(sorted(_months(source, board).items()))
    rows = _of_month(source, in_year, number)
    lines = {board.text(row, "Figure"): row for row in board.rows}
    cells = [(lines[f"{kind} {month}"], board.column("Value")) for kind in KINDS]

    def made(formulas: Sequence[str], file: Page = source) -> Outcome:
        def connect(db: Db) -> None:
            actions.connect(db, board.workbook_id, file.workbook_id)

        return in_turn(typing(board.id, dict(zip(cells, formulas, strict=True))), connect)

    right = _formulas(source.title, rows)

    def look_around(user: User) -> None:
        open_sheet(user, board)
        look_at(user, "Notes")
        for file in (old, source, plan):
            user.click("link", "Files")
            open_sheet(user, file)
            look_at(user, "Notes", "Weeks")
        user.click("link", "Files")
        open_sheet(user, board)

    def connect(user: User) -> None:
        user.click("button", f"Allow access to {source.title}")

    def gold(user: User) -> None:
        look_around(user)
        for (row, _), formula in zip(cells, right, strict=True):
            enter(user, f"C{row}", formula)
        connect(user)
        user.done()

    def filtered(user: User) -> None:
        open_sheet(user, board)

        def kept(column: str) -> str:
            area = f"{rows[0]}:{{}}{rows[-1]}"
            taken, halls = (f'IMPORTRANGE("{source.title}","Weeks!{c}{area.format(c)}")' for c in (column, "B"))
            return f'SUM(FILTER({taken},{halls}<>"{_CONTRACTOR}"))'

        enter(user, f"C{cells[0][0]}", f"={kept('D')}+{kept('F')}")
        connect(user)
        enter(user, f"C{cells[1][0]}", f"={kept('E')}")
        enter(user, f"C{cells[2][0]}", right[2])
        user.done()

    def by_number(user: User) -> None:
        open_sheet(user, board)
        numbered = _formulas(str(source.workbook_id), rows)
        for (row, _), formula in reversed(list(zip(cells, numbered, strict=True))):
            enter(user, f"C{row}", formula)
        connect(user)
        user.done()

    return Task(
        goal=draw.phrase(
            'On {sheet} of "{book}", the three figures of the dock for {month} are still empty: hours, overtime and '
            "temps. Please have them come live from the operations team's file; the notes say from which one and how "
            "they are counted. Nothing else is to change.",
            'The board wants {month}\'s dock hours, dock overtime and temps at the dock in "{book}" ({sheet}, column '
            "{letter}). Link them to the dock's own workbook, so that corrections there show up here, and go by our "
            "notes on how to count.",
            'Could you fill in the {month} lines of operations on {sheet} in "{book}"? Live figures, not typed ones, '
            "from whichever of the dock's files is in force. How each is made up stands under Notes.",
            '"{book}", sheet {sheet}: for {month} I miss Dock hours, Dock overtime and Temps at the dock. They should '
            "be imported from operations' workbook and follow it; see Notes for the rules. Leave the other months "
            "alone.",
            "Operations has booked {month}. Put the three values of the dock for that month next to their names on "
            '{sheet} ("{book}"), as formulas that read the file of the team that is in force. Please mind the Notes '
            "there and here.",
            sheet=board.name,
            book=board.title,
            month=month,
            letter=board.letter("Value"),
        ),
        outcome=made(right),
        matchers=ANY_FORMULA,
        probes=tuple(_by_nobody(probe) for probe in shuffled(source, "Hours", "Overtime", "Temps")),
        without={
            "the file in force": made(_formulas(plan.title, rows), plan),
            "the halls": made(_formulas(source.title, rows, all_halls=True)),
            "the temps": made(_formulas(source.title, rows, temps=False)),
            "the weeks": made(_formulas(source.title, _of_month(source, in_year, number, last_day=True))),
        },
        gold=gold,
        alternatives=(filtered, by_number),
    )
