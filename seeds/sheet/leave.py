"""Vacation: what everybody may take, what they brought along, and what they asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import partial
from random import Random

from ...apps.handbook.holidays import is_workday
from ..calendar import last_workday, next_workday
from ..chronicle.presence import WrittenDays
from ..handbook.policies import policies_of
from .books import DAY, Shelf, Value
from .notes import make_notes

_SHARES = (1, 1, 1, 1, 0.8, 0.75, 0.5)
_KINDS = ("Vacation",) * 7 + ("Training", "Family", "Sick")
_STATUSES = ("Approved",) * 7 + ("Canceled", "Declined", "Requested")
_LONG_SERVICE = 5
# Working days by which a request is moved at most.
_SHIFTS = 15


def make_leave(shelf: Shelf) -> None:
    draft, today = shelf.draft, shelf.today
    random = draft.random("sheet", "leave")
    # In the first months of a year people still close the last one.
    year = today.year if today.month > 3 else today.year - 1
    until = min(today, date(year, 12, 31))
    vacation, carried = policies_of(draft, "vacation"), policies_of(draft, "carry_over")
    cap = carried(None, date(year, 1, 1))
    book = shelf.book(f"Leave {year}", "hr", hr_1="editor", coo="viewer")
    shelf.some_days_ago(book, 1, 3)
    staff = [record for record in _staff(shelf) if isinstance(record["Started"], date)]
    written = WrittenDays(draft)
    ids = {person.name: person.id for person in draft.people}
    rows: list[tuple[Value, ...]] = []
    requests: list[tuple[Value, ...]] = []
    for record in staff:
        name, started = str(record["Name"]), record["Started"]
        assert isinstance(started, date)
        if started.year >= year:
            continue
        stage = "long service" if year - started.year >= _LONG_SERVICE else "after that"
        days, share = vacation(stage, date(year, 1, 1)), random.choice(_SHARES)
        brought = random.choice((0, 0, 0.5, 1, 2, 2.5, 3, cap, cap + 1, cap + 2.5, cap + 4))
        rows.append((name, record["Department"], started, share, days, brought))
        requests += _asked(random, name, year, until, share, partial(written.are_free, ids[name]))
    requests += _told(shelf, year, until, {str(row[0]) for row in rows})
    requests.sort(key=lambda request: (str(request[1]), str(request[0])))
    page = book.page("Balances")
    headers = ("Name", "Department", "Started", "Share", "Days a year", "Brought along")
    page.table(headers, rows, {3: DAY, 4: "0%", 6: "0.0"}, {1: 150, 2: 120, 6: 110})
    page.freeze(1, 1)
    log = book.page("Requests")
    log.table(
        ("Name", "From", "To", "Days", "Half", "Kind", "Status"), requests, {2: DAY, 3: DAY}, {1: 150, 6: 100, 7: 100}
    )
    log.freeze()
    make_notes(
        book,
        (
            ("Left", "The year's days plus the carryover, minus vacation taken or approved."),
            (
                "Part time",
                "Days per year are for full time. Multiply by each person's share and round up to the next half day.",
            ),
            (
                "Brought along",
                f"At most {cap} days carry over from the year before, no matter what the column says.",
            ),
            (
                "Requests",
                "Only approved vacation counts against the balance, including vacation still ahead. Sick leave, "
                "training and family days don't.",
            ),
            ("Half days", "A request with am or pm under Half is half a day, even though Days shows 1."),
            (
                "Year",
                f"Count requests that begin in {year}. The log goes back to the year before, which is closed.",
            ),
        ),
    )


def _staff(shelf: Shelf) -> list[dict[str, Value]]:
    """Everybody as the headcount has them."""
    (page,) = (page for book in shelf.books if book.title == "Headcount" for page in book.pages if page.name == "Staff")
    return [page.record(row) for row in page.rows]


def _asked(
    random: Random, name: str, year: int, until: date, share: float, are_free: Callable[[date, int], bool]
) -> Iterator[tuple[Value, ...]]:
    """What one person has asked for, this year and late in the one before; nobody was away while they wrote."""
    first = date(year - 1, 11, 20)
    # A little is planned ahead.
    span = (until - first).days + 20
    free = first
    for day in sorted(random.sample(range(span), random.randrange(5, 9))):
        begin = next_workday(first + timedelta(days=day))
        if begin < free:
            continue
        if random.randrange(5) == 0:
            free = begin + timedelta(days=1)
            yield name, begin, begin, 1, random.choice(("am", "pm")), "Vacation", random.choice(_STATUSES)
            continue
        length = random.choice((1, 1, 2, 3, 5) if share > 0.6 else (1, 1, 2))
        kind, status = random.choice(_KINDS), random.choice(_STATUSES)
        end = _end(begin, length)
        for _ in range(_SHIFTS):
            if status != "Approved" or are_free(begin, (end - begin).days + 1):
                break
            begin = next_workday(begin + timedelta(days=1))
            end = _end(begin, length)
        else:
            status = "Canceled"
        free = end + timedelta(days=1)
        yield name, begin, end, length, None, kind, status


def _end(begin: date, length: int) -> date:
    """The last of so many working days."""
    end = begin
    for _ in range(length - 1):
        end = next_workday(end + timedelta(days=1))
    return end


def _told(shelf: Shelf, year: int, until: date, names: set[str]) -> Iterator[tuple[Value, ...]]:
    """The vacations that people have spoken of."""
    for event in shelf.draft.chronicle.events("away"):
        name, first, back = str(event.facts["person"]), event.facts["first"], event.facts["back"]
        assert isinstance(first, date)
        assert isinstance(back, date)
        if event.facts["reason"] == "vacation" and name in names and first.year == year:
            first, last = next_workday(first), last_workday(back - timedelta(days=1))
            count = sum(is_workday(first + timedelta(days=n)) for n in range((last - first).days + 1))
            yield name, first, last, count, None, "Vacation", "Approved"
