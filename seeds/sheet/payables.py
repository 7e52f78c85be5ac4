"""What the company owes its suppliers: bills of the last months, some paid, some in dispute, some overdue."""

from __future__ import annotations

from datetime import timedelta

from ..calendar import last_workday
from .books import DAY, MONEY, Shelf, Value
from .notes import make_notes

_BILLS, _OLDEST, _FIRMS = 44, 150, 12
_TERMS = (14, 30, 30, 45, 60)
# The first of them are paid, and out of sight.
_DONE = 8


def make_payables(shelf: Shelf, suppliers: list[str]) -> None:
    draft, today = shelf.draft, shelf.today
    random = draft.random("sheet", "payables")
    book = shelf.book(
        "Payables", "operations-2", operations_1="editor", finance_1="editor", finance_2="editor", finance="viewer"
    )
    shelf.some_days_ago(book, 1, 1)
    until = last_workday(today - timedelta(days=random.randrange(1, 4)))
    firms = sorted(suppliers[:_FIRMS])
    random.shuffle(firms)
    terms = {firm: random.choice(_TERMS) for firm in firms}
    days = sorted(last_workday(until - timedelta(days=random.randrange(4, _OLDEST))) for _ in range(_BILLS))
    rows: list[tuple[Value, ...]] = []
    for row, day in enumerate(days, start=2):
        firm = random.choice(firms)
        due = day + timedelta(days=terms[firm])
        late = (until - due).days
        paid = row < 2 + _DONE or random.randrange(100) < (62 if late > 0 else 12)
        disputed = not paid and random.randrange(5) == 0
        rows.append(
            (
                f"B-{random.randrange(1000, 9999)}-{row:02}", firm, day, terms[firm], f"=C{row}+D{row}",
                random.randrange(18_000, 940_000) / 100,
                last_workday(min(due + timedelta(days=random.randrange(-6, 9)), until)) if paid else None,
                "yes" if disputed else None,
            )
        )  # fmt: skip
    page = book.page("Bills")
    headers = ("Bill", "Supplier", "Date", "Terms", "Due", "Amount", "Paid on", "Disputed")
    page.table(headers, rows, {3: DAY, 5: DAY, 6: MONEY, 7: DAY}, {2: 190, 6: 110})
    page.freeze(1, 1)
    page.hide("row", *range(2, 2 + _DONE - 2))
    first, second = random.choice(((15, 45), (30, 60), (20, 40), (10, 30)))
    make_notes(
        book,
        (
            ("As of", f"Count days overdue from the due date to {until:%B} {until.day}, {until.year}."),
            ("Not due", "Open, and due that day or later."),
            ("Late", f"Open, and 1 to {first} days overdue."),
            ("Very late", f"Open, and {first + 1} to {second} days overdue."),
            ("Critical", f"Open, and more than {second} days overdue."),
            ("Disputed bills", "Stay out of every group until the dispute is settled."),
            ("Paid bills", "Don't get a group either."),
        ),
    )
