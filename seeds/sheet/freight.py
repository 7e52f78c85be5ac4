"""What carriers charge for freight: their files among the uploads, messy as such files are, and how they are read."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from ...apps.sheet.models import Upload
from ...apps.store.models import CARRIERS
from ..calendar import next_workday
from ..names import slug
from ..places import CITIES
from ..rows import new
from .books import Shelf, Value
from .notes import make_notes

_MONTHS, _FEWEST, _MOST = 3, 18, 24
HEADINGS = ("Date", "Consignment", "Town", "Weight kg", "Net", "Fuel", "Remark")
#: The carriers that send such files.
SENDERS = CARRIERS[1:3]
_REMARKS = ("", "", "", "second attempt", "pallet returned", "left at the gate", "dock 4", "tail lift")
_TORN = (
    "left at the gate; signed by guard",
    "two pallets; one damaged",
    "dock closed; next day",
    "tail lift; extra hour",
)
_CREDITS = ("C", "CR", "credit")
_SECOND = {
    "last": "Where a month was uploaded twice, the file that was uploaded last counts.",
    "first": "Where a month was uploaded twice, the file that was uploaded first counts: the other is not agreed yet.",
}


def make_freight(shelf: Shelf) -> None:
    """The workbook of freight costs with its rules, and the files of the last months."""
    draft, random = shelf.draft, shelf.draft.random("sheet", "freight")
    credit, second = random.choice(_CREDITS), random.choice(tuple(_SECOND))
    months = _months(shelf.today)
    twice = random.choice([(carrier, month) for carrier in SENDERS for month in months[1:]])
    for carrier in SENDERS:
        for month in months:
            lines = _lines(draft.random("sheet", "freight", carrier, month.isoformat()), month)
            _upload(shelf, random, carrier, month, lines, credit, "", random.randrange(2, 5))
            if (carrier, month) == twice:
                again = [(*line[:4], line[4] + 1250 if place in (3, 11) else line[4], *line[5:]) for place, line in
                         enumerate(lines)]  # fmt: skip
                _upload(shelf, random, carrier, month, again, credit, "-b", random.randrange(6, 9))
    book = shelf.book("Freight costs", "operations-2", operations_1="editor", operations="editor", finance_1="viewer")
    shelf.some_days_ago(book, 8, 30)
    page = book.page("Carriers")
    rows: list[tuple[Value, ...]] = [(carrier, random.randrange(90, 190) / 10, 30) for carrier in SENDERS]
    page.table(("Carrier", "Fuel in %", "Days to object"), rows, {2: "0.0"}, {1: 160})
    page.freeze()
    make_notes(
        book,
        (
            (
                "A month's sheet",
                "Headings from the carrier's file in row 1, then one row per shipment, in order.",
            ),
            (
                "Not a row",
                "Leave out titles, page totals, the grand total and repeated headings.",
            ),
            ("Credits", f"An amount with {credit} behind it is a credit. Enter it as a negative number."),
            ("Currencies", "All amounts are in dollars. Drop any currency code in front of an amount."),
            ("Units", "Weights are plain numbers. Drop the unit."),
            ("Slips", "In numbers the scanner reads a zero as the letter O and doubles a decimal point. Fix both."),
            (
                "Torn remarks",
                "A remark spread over two cells was split at a semicolon. Put it back in one cell, as 'first; second'.",
            ),
            ("Sent twice", _SECOND[second]),
        ),
    )


def _months(today: date) -> list[date]:
    """The first days of the last full months, oldest first."""
    first = today.replace(day=1)
    found = []
    for _ in range(_MONTHS):
        first = (first - timedelta(days=1)).replace(day=1)
        found.append(first)
    return found[::-1]


def _lines(random: Random, month: date) -> list[tuple[date, str, str, int, int, int, str]]:
    towns = random.sample(sorted({city.name for city in CITIES}), 12)
    end = (month + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    # The middle of the month is among them, so that nobody takes days for months.
    days = sorted({month + timedelta(days=random.randrange(end.day)) for _ in range(_FEWEST)} | {month.replace(day=17)})
    number, rows = random.randrange(40_000, 90_000), []
    for _ in range(random.randrange(_FEWEST, _MOST + 1)):
        number += random.randrange(3, 90)
        net = random.randrange(4_000, 240_000)
        rows.append(
            (random.choice(days), f"F-{number}", random.choice(towns), random.randrange(14, 980), net, net // 8,
             random.choice(_REMARKS))
        )  # fmt: skip
    return sorted(rows)


def _upload(
    shelf: Shelf, random: Random, carrier: str, month: date, lines: list[tuple[date, str, str, int, int, int, str]],
    credit: str, suffix: str, after: int,
) -> None:  # fmt: skip
    """Put a month's file among the uploads, some working days after the month's end."""
    calendar, owner = shelf.draft.calendar, shelf.holders["operations-2" if suffix else "operations-1"]
    end = (month + timedelta(days=31)).replace(day=1)
    day = next_workday(end + timedelta(days=after))
    at = min(calendar.at_work(random, day), calendar.at_work(random, calendar.workday_before(1)))
    slips = shelf.draft.random("sheet", "slips", carrier, month.isoformat())
    rows = _broken(slips, [_written(line) for line in lines], credit)
    half = len(rows) // 2
    total = f"Total;;;;{_amount(sum(line[4] for line in lines))};;"
    page = f"Page total;;;;{_amount(sum(line[4] for line in lines[:half]))};;"
    titles = [f"{carrier};;;;;;", f"Consignments {month:%m.%Y};;;;;;", ""]
    headings, body = ";".join(HEADINGS), [";".join(row) for row in rows]
    text = "\r\n".join([*titles, headings, *body[:half], page, headings, *body[half:], total, ""])
    content = text.encode("cp1252")
    name = f"{slug(carrier)}-{month:%Y-%m}{suffix}.csv"
    upload = new(Upload, name=name, owner_id=owner.id, is_shared=True, size=len(content), content=content)
    shelf.draft.add(upload, at=at, by=owner.id)


def _written(line: tuple[date, str, str, int, int, int, str]) -> list[str]:
    day, number, town, weight, net, fuel, remark = line
    return [f"{day:%d.%m.%Y}", number, town, str(weight), _amount(net), _amount(fuel), remark]


def _amount(cents: int) -> str:
    return f"{cents / 100:,.2f}".translate(str.maketrans(",.", ".,"))


def _broken(random: Random, rows: list[list[str]], credit: str) -> list[list[str]]:
    """Some of the rows as scanners and careless hands leave them."""
    places = random.sample(range(len(rows)), 8)
    zeros = [place for place in range(len(rows)) if rows[place][0].startswith("0") and place not in places]
    for place in zeros[:1]:
        rows[place][0] = f"O{rows[place][0][1:]}"
    rows[places[0]][0] = rows[places[0]][0].replace(".", "..", 1)
    for place in places[1:3]:
        rows[place][4] += f" {credit}"
    rows[places[3]][4] = f"USD {rows[places[3]][4]}"
    for place in places[4:6]:
        rows[place][3] += " kg"
    for place in places[6:]:
        rows[place][6] = random.choice(_TORN)
    return rows
