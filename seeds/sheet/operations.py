"""What operations and support keep: shipping rates, suppliers, cases."""

from __future__ import annotations

from datetime import timedelta

from ...apps.crm.models import Case
from ...apps.sheet.engine import column_name
from ..store.procurement.suppliers import firms_of, lateness
from .books import COUNT, DAY, MONEY, PERCENT, Book, Shelf

_ZONES = ("Zone 1", "Zone 2", "Zone 3", "Zone 4", "Zone 5")


def make_operations(shelf: Shelf) -> None:
    _shipping(shelf)
    _suppliers(shelf)
    _cases(shelf)


def _shipping(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "shipping")
    book = shelf.book("Shipping rates", "operations", company="viewer", operations_1="editor", store="commenter")
    shelf.some_days_ago(book, 20, 120)
    page = book.page("Rates")
    base = random.randrange(700, 1100)
    rows = [
        (pounds, *((base + 65 * step + 210 * zone + random.randrange(0, 40)) / 100 for zone in range(5)))
        for step, pounds in enumerate((1, 2, 5, 10, 20, 30, 50, 70, 100, 150))
    ]  # fmt: skip
    page.table(("Up to lb", *_ZONES), rows, dict.fromkeys(range(2, 7), MONEY))
    page.freeze(1, 1)
    quote = book.page("Quote")
    quote.line("Weight in lb", 10)
    quote.line("Zone", "Zone 3")
    quote.line("Rate", "=INDEX(Rates!B2:F11,MATCH(B1,Rates!A2:A11,0),MATCH(B2,Rates!B1:F1,0))")
    fuel = book.page("Fuel surcharge")
    fuel.table(("Zone", "Surcharge"), [(zone, random.randrange(40, 140) / 1000) for zone in _ZONES], {2: PERCENT})


def _suppliers(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "suppliers")
    book = shelf.book("Supplier scorecard", "operations-2", operations="editor", operations_1="editor")
    quarter = shelf.today.replace(month=(shelf.today.month - 1) // 3 * 3 + 1, day=1)
    shelf.within(book, quarter, quarter + timedelta(days=25))
    weights = book.page("Weights")
    for label, weight in (("Delivery", 0.4), ("Quality", 0.35), ("Price", 0.25)):
        weights.line(label, weight)
    page = book.page("Scores")
    firms, late = firms_of(shelf.draft, random), lateness(shelf.draft)
    rows = [
        (firm, random.randrange(80, 100) - 11 * late[firm], random.randrange(60, 100), random.randrange(45, 98),
         f"=ROUND(B{row}*Weights!$B$1+C{row}*Weights!$B$2+D{row}*Weights!$B$3,1)", f"=RANK(E{row},E$2:E$17)")
        for row, firm in enumerate(firms, start=2)
    ]  # fmt: skip
    page.table(("Supplier", "Delivery", "Quality", "Price", "Score", "Rank"), rows, {5: "0.0"}, {1: 180})
    page.freeze()


def suppliers_of(shelf: Shelf) -> list[str]:
    """Those on the scorecard."""
    (page,) = (page for book in shelf.books if book.title == "Supplier scorecard" for page in book.pages[1:])
    return [str(page.record(row)["Supplier"]) for row in page.rows]


def _cases(shelf: Shelf) -> None:
    people = {person.id: person.name for person in shelf.draft.people}
    cases = sorted(shelf.draft.all(Case), key=lambda case: (case.created_at, case.id))[-80:]
    book = shelf.book("Support cases", "support", support_lead="editor", product="viewer", operations="viewer")
    shelf.some_days_ago(book, 1, 1)
    page = book.page("Cases")
    calendar = shelf.draft.calendar
    rows = [
        (case.number, case.subject, case.type, case.priority, case.status,
         people.get(case.owner_id or 0, ""), calendar.date_of(case.created_at),
         f"=TODAY()-G{row}")
        for row, case in enumerate(cases, start=2)
    ]  # fmt: skip
    headers = ("Case", "Subject", "Type", "Priority", "Status", "Owner", "Opened", "Age in days")
    area = page.table(headers, rows, {7: DAY, 8: "0"}, {2: 260, 6: 130})
    page.freeze(1, 1)
    summary = book.page("By status")
    states = sorted({case.status for case in cases})
    last = area.bottom
    lines = [
        (state, f"=COUNTIF(Cases!$E$2:$E${last},A{row})",
         f"=AVERAGEIF(Cases!$E$2:$E${last},A{row},Cases!$H$2:$H${last})")
        for row, state in enumerate(states, start=2)
    ]  # fmt: skip
    summary.total(summary.table(("Status", "Cases", "Average age"), lines, {2: COUNT, 3: "0.0"}, {1: 110}), (2,), COUNT)
    _cases_by_owner(book, last, sorted({people[case.owner_id] for case in cases if case.owner_id in people}), states)


def _cases_by_owner(book: Book, last: int, owners: list[str], states: list[str]) -> None:
    page = book.page("By owner")
    columns = range(2, len(states) + 2)
    lines = [
        (owner, *(f"=COUNTIFS(Cases!$F$2:$F${last},$A{row},Cases!$E$2:$E${last},{column_name(column)}$1)"
                  for column in columns),
         f"=SUM(B{row}:{column_name(columns[-1])}{row})", f"=MAXIFS(Cases!$H$2:$H${last},Cases!$F$2:$F${last},A{row})")
        for row, owner in enumerate(owners, start=2)
    ]  # fmt: skip
    headers = ("Owner", *states, "Cases", "Oldest, in days")
    page.total(page.table(headers, lines, None, {1: 150}), range(2, len(states) + 3), COUNT)
