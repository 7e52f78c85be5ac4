"""The dock's hours by week and hall, in three files of which one is in force; and the figures of all teams.

"Team figures" takes its figures from the files of the teams by IMPORTRANGE.
"""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from ...apps.platform.values import MONTHS
from ...apps.sheet.pivoting import Field
from .books import COUNT, DAY, Book, Page, Shelf, Value
from .connected import connect
from .notes import make_notes
from .pivots import add_pivot

HALLS = ("Hall A", "Hall B", "Hall C")
HEADERS = ("Week of", "Hall", "Shift", "Hours", "Overtime", "Temps")
_SHIFTS = ("Early", "Late")
_WEEKS = 20


def make_dock_hours(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "dock hours")
    monday = shelf.today - timedelta(days=shelf.today.weekday() + 7)
    weeks = [monday - timedelta(weeks=back) for back in reversed(range(_WEEKS))]
    year = monday.year
    names = {
        "in force": f"Dock hours {year}", "plan": f"Dock hours {year} plan", "old": f"Dock hours {year} (old clocks)",
    }  # fmt: skip
    tells = {
        "in force": "In force. Booked from the time clocks every Monday; payroll and the board go by this file.",
        "plan": f"A plan for the shift roster, not what was worked. Hours actually worked are in {names['in force']}.",
        "old": f"Archived: from the old clocks, which ran alongside the new ones. Use {names['in force']}.",
    }
    for kind, title in names.items():
        book = shelf.book(title, "operations-1", operations_2="editor", finance_2="viewer", coo="viewer")
        if kind == "in force":
            shelf.some_days_ago(book, 1, 3)
        page = _weeks(book, random, weeks)
        add_pivot(
            shelf, book, page, "By hall",
            (Field("row", 1, grouping="month"), Field("column", 2), Field("value", 4, number_format=COUNT)),
        )  # fmt: skip
        _notes(book, tells[kind])
    _team_figures(shelf, weeks)


def _weeks(book: Book, random: Random, weeks: list[date]) -> Page:
    lines: list[tuple[Value, ...]] = [
        (
            week, hall, shift, random.randrange(120, 420), random.choice((0, 0, random.randrange(3, 38))),
            random.choice((0, random.randrange(8, 80))),
        )
        for week in weeks for hall in HALLS for shift in _SHIFTS
    ]  # fmt: skip
    page = book.page("Weeks")
    page.table(HEADERS, lines, {1: DAY, **dict.fromkeys((4, 5, 6), COUNT)}, {1: 90, 2: 80})
    page.freeze()
    return page


def _notes(book: Book, standing: str) -> None:
    make_notes(
        book,
        (
            ("This file", standing),
            ("Weeks", "Each line has the hours of one shift in one hall for the week starting that Monday."),
            ("Overtime", "Overtime is included in Hours. Temps are not; their hours are on top."),
        ),
    )


def _team_figures(shelf: Shelf, weeks: list[date]) -> None:
    """What every team has to tell the board, each from the team's own file."""
    book = shelf.book(
        f"Team figures {shelf.today.year}", "finance-2", folder="Month end", finance="editor", finance_1="editor",
        chief="viewer",
    )  # fmt: skip
    shelf.some_days_ago(book, 1, 2)
    page = book.page("Board")
    plan = f"Budget {shelf.today.year}"
    # The first month that lies in the file as a whole, and those after it.
    months = sorted({week.replace(day=1) for week in weeks if week.day <= 7})[1:]
    rows: list[tuple[Value, ...]] = [
        ("Budget of the year", "Finance", _of(plan, "Budget", shelf)),
        *((f"Dock hours {MONTHS[month.month - 1]}", "Operations", None) for month in months[:-1]),
        *((f"Dock overtime {MONTHS[month.month - 1]}", "Operations", None) for month in months[:-1]),
        *((f"Temps at the dock {MONTHS[month.month - 1]}", "Operations", None) for month in months[:-1]),
        ("Spent of it so far", "Finance", _of(plan, "Actual", shelf)),
    ]
    page.table(("Figure", "Team", "Value"), rows, {3: COUNT}, {1: 220, 2: 110, 3: 130})
    page.freeze()
    make_notes(
        book,
        (
            ("Source", "Every figure comes live from the team's own file through IMPORTRANGE. Nothing is typed in."),
            ("Which file", "If a team has several files by that name, use the one whose own Notes say it is in force."),
            ("Months", "A week belongs to the month its Monday is in."),
            ("Dock hours", "Hours plus temp hours. Hall C belongs to the contractor and doesn't count."),
            ("Dock overtime", "Overtime only, without Hall C."),
            ("Temps at the dock", "Temp hours only, all halls, including Hall C."),
        ),
    )
    connect(shelf, book)


def _of(title: str, name: str, shelf: Shelf) -> str:
    """The total of the year of a budget, from its own file."""
    (page,) = (page for book in shelf.books if book.title == title for page in book.pages if page.name == name)
    return f'=IMPORTRANGE("{title}","{name}!N{page.row - 1}")'
