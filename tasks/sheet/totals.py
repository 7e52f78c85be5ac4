"""Two questions: one figure to find, and one to add up."""

from __future__ import annotations

from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import BookByTools, ColumnFilter, Files, FindBar, FindDialog
from .queries import page


@family("sheet-customer-total", app="sheet", kind="answer", steps=20, persona="finance_analyst")
def customer_total(draw: Draw, world: World) -> Task:
    """Find what a customer was invoiced."""
    sheet = page(world, "Invoice lines", "By customer")
    row = draw.choice(row for row in sheet.rows if sheet.cents(row, "Amount") > 0)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(sheet.place(row, "Amount"))
        user.answer(str(Money(sheet.cents(row, "Amount"))))

    def by_searching(user: User) -> None:
        Files(user).open(sheet)
        FindBar(user).find(sheet.text(row, "Customer"))
        user.answer(f"{sheet.number(row, 'Amount'):.2f}")

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        book.open()
        book.find(sheet.text(row, "Customer"))
        book.read(f"A{row}:{sheet.place(row, 'Amount')}")

    return Task(
        goal=draw.phrase(
            'According to "{book}", how much did we invoice {customer} in total?',
            'Check "{book}": how much have we invoiced {customer} in all?',
            'What do the invoices of {customer} add up to, going by the workbook "{book}"?',
            'I need the total invoiced amount for {customer} from "{book}".',
            book=sheet.title,
            customer=sheet.text(row, "Customer"),
        ),
        answer=Money(sheet.cents(row, "Amount")),
        gold=gold,
        alternatives=(by_searching,),
        by_tools=by_tools,
    )


@family("sheet-owner-total", app="sheet", kind="answer", steps=30, persona="sales_ops")
def owner_total(draw: Draw, world: World) -> Task:
    """Add up what somebody won above a floor, which no sheet shows."""
    sheet = page(world, "Won deals", "Won")
    owners = sorted({sheet.text(row, "Owner") for row in sheet.rows})
    cases = []
    for owner in owners:
        amounts = sorted(sheet.cents(row, "Amount") for row in sheet.rows if sheet.text(row, "Owner") == owner)
        for floor in range(500_000, 6_000_000, 500_000):
            above = [amount for amount in amounts if amount >= floor]
            if 2 <= len(above) < len(amounts) and floor not in amounts:
                cases.append((owner, floor, sum(above)))
    owner, floor, total = draw.choice(cases)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(f"A1:{sheet.letter('Month')}{sheet.rows[-1]}")
        dialog = FindDialog(user).open()
        dialog.find(owner)
        dialog.find_next()
        user.answer(str(Money(total)))

    def by_a_filter(user: User) -> None:
        book = Files(user).open(sheet)
        book.toggle_filter()
        ColumnFilter(user, "Owner").open().equals(owner).apply()
        book.select(f"{sheet.letter('Amount')}:{sheet.letter('Amount')}")
        book.toggle_filter()
        user.answer(str(Money(total)))

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        book.open()
        user.because(f"No sheet adds up {owner}'s deals above the floor: each of them has to be looked at.")
        book.read()

    def sold(who: str | None, least: int) -> Money:
        """What everybody, or one of them, sold in deals above a floor."""
        amounts = (sheet.cents(row, "Amount") for row in sheet.rows if who in (None, sheet.text(row, "Owner")))
        return Money(sum(amount for amount in amounts if amount >= least))

    return Task(
        goal=draw.phrase(
            'In "{book}", what is the total amount of {owner}\'s deals that are above ${floor:,}?',
            'Add up the deals in "{book}" that {owner} owns and that are worth more than ${floor:,}. What do you get?',
            'Going by "{book}", how much did {owner} win in total, counting only deals of over ${floor:,} each?',
            'Going by the workbook "{book}": what do all of {owner}\'s deals over ${floor:,} add up to?',
            book=sheet.title,
            owner=owner,
            floor=floor // 100,
        ),
        answer=Money(total),
        without={"the owner": sold(None, floor), "the floor": sold(owner, 0)},
        gold=gold,
        alternatives=(by_a_filter,),
        by_tools=by_tools,
    )
