"""Find payments that were made twice, by the rules of the workbook's notes, and list them with their sum."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .gold_steps import copy, enter, look_at, new_sheet, open_sheet, turn_to
from .queries import ANY_FORMULA, Page, noted, page, with_sheet

_BOOK = "Outgoing payments"


@dataclass(frozen=True)
class Payments:
    """What was paid, what is paid by instalments (payee and cents of each), and within how many days twice is twice."""

    sheet: Page
    instalments: frozenset[tuple[str, int]]
    window: int

    def twice(
        self, *, instalments: bool = False, returned: bool = False, any_day: bool = False, any_payee: bool = False
    ) -> list[int]:
        """The rows that are one too many; each argument leaves one of the rules out."""
        sheet, found = self.sheet, []
        back = {sheet.text(row, "Reference") for row in sheet.rows if sheet.cents(row, "Amount") < 0}
        paid = [
            row
            for row in sheet.rows
            if sheet.cents(row, "Amount") > 0
            and (returned or sheet.text(row, "Reference") not in back)
            and (instalments or (sheet.text(row, "Payee"), sheet.cents(row, "Amount")) not in self.instalments)
        ]
        for place, row in enumerate(paid):
            for before in paid[:place]:
                days = sheet.number(row, "Booked") - sheet.number(before, "Booked")
                if (
                    sheet.cents(row, "Amount") == sheet.cents(before, "Amount")
                    and (any_payee or sheet.text(row, "Payee") == sheet.text(before, "Payee"))
                    and sheet.text(row, "Reference") != sheet.text(before, "Reference")
                    and (any_day or days <= self.window)
                ):
                    found.append(row)
                    break
        return found

    def since(self, rows: list[int], day: date) -> list[int]:
        """Those of the rows that were booked on a day or later."""
        return [row for row in rows if self.sheet.number(row, "Booked") >= day.toordinal() - EPOCH]


def _payments(world: World) -> Payments:
    agreed = page(world, _BOOK, "Instalments")
    (window,) = noted(page(world, _BOOK, "Notes"), "Paid twice", r"more than (\d+) days")
    parts = frozenset((agreed.text(row, "Payee"), agreed.cents(row, "Each")) for row in agreed.rows)
    return Payments(page(world, _BOOK, "Payments"), parts, int(window))


@family("sheet-duplicate-payments", app="sheet", kind="multi-step", steps=160, persona="finance_analyst")
def list_paid_twice(draw: Draw, world: World) -> Task:
    """Put the payments that are one too many on a new sheet, with what they come to."""
    payments = _payments(world)
    sheet = payments.sheet
    every = payments.twice()
    # At least three, and some before, where there are enough.
    since = date.fromordinal(round(sheet.number(draw.choice(every[1:-2] or every[:1]), "Booked")) + EPOCH)
    rows = payments.since(every, since)
    name = draw.choice(("Paid twice", "To claim back", "Double payments", "Claims", "Too much paid"))
    total = draw.choice(("Total", "Sum", "Together", "All"))

    def listed(found: list[int]) -> Outcome:
        lines: dict[tuple[int, int], str] = {}
        for line, row in enumerate(found, start=1):
            lines |= {(line, 1): sheet.text(row, "Reference"), (line, 2): f"{sheet.number(row, 'Amount'):.2f}"}
        last = len(found) + 1
        sum_ = sum(sheet.cents(row, "Amount") for row in found)
        return with_sheet(sheet.workbook_id, name, lines | {(last, 1): total, (last, 2): f"{sum_ / 100:.2f}"})

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        look_at(user, "Notes", "Instalments")
        new_sheet(user, name)
        for line, row in enumerate(rows, start=1):
            enter(user, f"A{line}", sheet.text(row, "Reference"))
            enter(user, f"B{line}", f"{sheet.number(row, 'Amount'):.2f}")
        enter(user, f"A{len(rows) + 1}", total)
        enter(user, f"B{len(rows) + 1}", f"=SUM(B1:B{len(rows)})")
        user.done()

    def by_references(user: User) -> None:
        open_sheet(user, sheet)
        turn_to(user, sheet)
        new_sheet(user, name)
        for line, row in enumerate(rows, start=1):
            enter(user, f"A{line}", f"={sheet.name}!C{row}")
        enter(user, "B1", f"=SUMIFS({sheet.name}!D:D,{sheet.name}!C:C,A1)")
        if len(rows) > 1:
            copy(user, "B1", f"B2:B{len(rows)}")
        cents = sum(sheet.cents(row, "Amount") for row in rows)
        enter(user, f"B{len(rows) + 1}", f"{cents / 100:.2f}")
        enter(user, f"A{len(rows) + 1}", total)
        user.done()

    def sum_first(user: User) -> None:
        open_sheet(user, sheet)
        new_sheet(user, name)
        cells = "+".join(f"{sheet.name}!D{row}" for row in rows)
        enter(user, f"B{len(rows) + 1}", f"={cells}")
        enter(user, f"A{len(rows) + 1}", total)
        for line, row in reversed(list(enumerate(rows, start=1))):
            enter(user, f"B{line}", f"={sheet.name}!D{row}")
            enter(user, f"A{line}", sheet.text(row, "Reference"))
        user.done()

    others = {
        "the instalments": payments.since(payments.twice(instalments=True), since),
        "what came back": payments.since(payments.twice(returned=True), since),
        "the days": payments.since(payments.twice(any_day=True), since),
        "the payee": payments.since(payments.twice(any_payee=True), since),
        "since when": every,
    }
    return Task(
        goal=draw.phrase(
            'Did we pay anything twice since {since}? Check "{book}" by its Notes. Add a sheet "{name}" at the end: in '
            "A the references of the payments from that day on that are one too many, in B their amounts, from row 1 "
            "in "
            'the order of {sheet}. Below the last one "{total}" in A and the sum in B. No headings.',
            'The auditors want our double payments. Go through {sheet} in "{book}" with the rules on Notes and list '
            'each payment too many that was booked on {since} or later on a new last sheet "{name}": column A '
            'reference, column B amount, starting in A1, same order as {sheet}, and one more line with "{total}" and '
            "their sum.",
            '"{book}": please find what went out a second time since {since} (Notes says what counts as that) and put '
            'it on a sheet of its own, "{name}", behind all others. One line per payment to claim back, reference then '
            'amount, first come first listed, no header row; the line under them says "{total}" and what it adds up '
            "to.",
            'I want to claim back what was paid a second time, all of it from {since} to today. New sheet "{name}" '
            "after "
            'the last one in "{book}": A the reference of the later payment, B the amount, as they come on {sheet}, '
            'from the top. Close with "{total}" and the sum. Mind Notes, not everything that looks double is.',
            'Could you list the second payments since {since}? "{book}", rules on Notes; up to the day before it is '
            'done. I need them on a new sheet "{name}" (last tab), references down column A from A1 and amounts beside '
            'them, ordered as on {sheet}, then "{total}" with the total amount right below.',
            since=spoken_date(since),
            book=sheet.title,
            sheet=sheet.name,
            name=name,
            total=total,
        ),
        outcome=listed(rows),
        matchers=ANY_FORMULA,
        without={condition: listed(other) for condition, other in others.items() if other != rows},
        gold=gold,
        alternatives=(by_references, sum_first),
    )
