"""What the company has paid out: to suppliers and for services, by installments, and a few things twice."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from ..calendar import last_workday, next_workday
from .books import DAY, MONEY, Shelf, Value
from .notes import make_notes

_PLAIN, _DAYS = 46, 200
_SERVICES = ("Cleaning", "Software", "Logistics", "Electric", "Insurance", "Couriers", "Printing")


@dataclass(frozen=True)
class Paid:
    """Money that went out, in cents; less than nothing came back."""

    day: date
    payee: str
    reference: str
    amount: int


def make_payments(shelf: Shelf, firms: list[str]) -> None:
    """Write the workbook; `firms` are the suppliers of goods, whose paid bills are in the payables."""
    random = shelf.draft.random("sheet", "payments")
    book = shelf.book("Outgoing payments", "finance-1", finance="editor", finance_2="editor", operations_2="viewer")
    shelf.some_days_ago(book, 1, 1)
    until = shelf.draft.calendar.workday_before(1)
    window = random.choice((20, 25, 30))
    towns = [firm.rsplit(" ", 1)[0] for firm in firms]
    # Alike in name to the suppliers of goods: who looks at the first word alone takes the one for the other.
    services = [
        f"{town} {trade}" for town, trade in zip(random.sample(towns, 6), random.sample(_SERVICES, 6), strict=True)
    ]
    paid = [
        *_bills(shelf, until),
        *(
            Paid(
                last_workday(until - timedelta(days=random.randrange(_DAYS))), random.choice(services), _number(random),
                random.randrange(9_000, 640_000),
            )
            for _ in range(_PLAIN)
        ),
    ]  # fmt: skip
    installments, agreed = _installments(random, services, until)
    paid += installments
    paid += _lookalikes(
        random, [one for one in paid if one.payee in services and one not in installments], services, until, window
    )
    paid.sort(key=lambda one: (one.day, one.payee, one.reference))
    page = book.page("Payments")
    lines: list[tuple[Value, ...]] = [
        (one.day, one.payee, one.reference, one.amount / 100, random.choice(("Main", "Main", "Second"))) for one in paid
    ]
    page.table(
        ("Booked", "Payee", "Reference", "Amount", "Account"), lines, {1: DAY, 4: MONEY}, {2: 190, 3: 120, 4: 110}
    )
    page.freeze()
    agreements = book.page("Instalments")
    agreements.table(("Payee", "What", "Each", "Number", "First"), agreed, {3: MONEY, 5: DAY}, {1: 190, 2: 190, 3: 110})
    make_notes(
        book,
        (
            (
                "Paid twice",
                "Same payee and same amount to the cent under two references, booked no more than "
                f"{window} days apart. The later one is the duplicate.",
            ),
            (
                "Instalments",
                "Whatever is on the Instalments sheet is paid in equal parts on purpose and is never a duplicate.",
            ),
            (
                "Came back",
                "A negative amount under a payment's reference is its return. A payment that came back is settled "
                "and doesn't count.",
            ),
            ("Payee", "Go by the full name. Companies from the same town often sound alike."),
        ),
    )  # fmt: skip


def _number(random: Random) -> str:
    return f"{random.choice(('RE', 'R', 'I', 'N'))}-{random.randrange(10_000, 99_999)}"


def _bills(shelf: Shelf, until: date) -> list[Paid]:
    """The bills that the payables show as paid."""
    (page,) = (page for book in shelf.books if book.title == "Payables" for page in book.pages if page.name == "Bills")
    found = []
    for row in page.rows:
        record = page.record(row)
        day, amount = record["Paid on"], record["Amount"]
        if isinstance(day, date) and day <= until:
            assert isinstance(amount, float)
            found.append(Paid(day, str(record["Supplier"]), str(record["Bill"]), round(amount * 100)))
    return found


def _installments(random: Random, services: list[str], until: date) -> tuple[list[Paid], list[tuple[Value, ...]]]:
    """Equal parts, two or four weeks apart, and what was agreed on them."""
    found: list[Paid] = []
    agreed: list[tuple[Value, ...]] = []
    for payee, what in zip(
        random.sample(services, 2), ("New racks, in parts", "Yearly contract, in parts"), strict=True
    ):
        each, count, apart = random.randrange(30_000, 190_000), random.randrange(5, 8), random.choice((14, 14, 28))
        first = last_workday(until - timedelta(days=apart * count - random.randrange(0, 9)))
        days = [next_workday(first + timedelta(days=apart * n)) for n in range(count)]
        found += [Paid(day, payee, _number(random), each) for day in days if day <= until]
        agreed.append((payee, what, each / 100, count, first))
    return found, agreed


def _lookalikes(random: Random, plain: list[Paid], services: list[str], until: date, window: int) -> list[Paid]:
    """Second payments: some too many, others returned, too far apart or to somebody else."""
    early = [one for one in plain if one.day <= until - timedelta(days=2 * window + 5)]
    late = [one for one in plain if until - timedelta(days=2 * window + 5) < one.day <= until - timedelta(days=window)]
    chosen = random.sample(early, min(len(early), 10)) + random.sample(late, min(len(late), 4))
    kinds = (["twice"] * 7 + ["returned"] * 2 + ["far"] * 2 + ["other"] * 2)[: len(chosen)]
    random.shuffle(chosen)
    found = []
    for one, kind in zip(chosen, kinds, strict=False):
        apart = window + random.randrange(4, 12) if kind == "far" else random.randrange(1, window - 3)
        day = last_workday(min(until, next_workday(one.day + timedelta(days=apart))))
        payee = random.choice([firm for firm in services if firm != one.payee]) if kind == "other" else one.payee
        again = Paid(day, payee, _again(random, one.reference), one.amount)
        found.append(again)
        if kind == "returned":
            back = next_workday(day + timedelta(days=random.randrange(2, 9)))
            found.append(Paid(min(back, until), payee, again.reference, -again.amount))
    return found


def _again(random: Random, reference: str) -> str:
    """Another reference for the same bill: a copy, mistyped, or with something behind it."""
    head, digits = reference.split("-")
    place = random.randrange(len(digits) - 1)
    swapped = digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :]
    return random.choice(
        (f"{head}-{digits}-2", f"{head}{digits}", f"{head}-{swapped if swapped != digits else digits[::-1] + '0'}")
    )
