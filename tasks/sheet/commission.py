"""Work out what each owner's bonus is, by tiers, credits and the rules of the workbook's notes."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, Workbook
from .queries import ANY_FORMULA, Page, noted, page, typing

_BOOK = "Commission Q"


@dataclass(frozen=True)
class Quarter:
    """The deals, credits and rules of a quarter; amounts in cents, rates by thousandths."""

    statement: Page
    deals: Page
    credits: Page
    tiers: list[tuple[int, int]]
    least: int
    cap: int

    def net(self, owner: str, *, credited: bool = True, small_too: bool = False) -> int:
        """What of somebody's sales counts."""
        deals = self.deals
        counted = {
            deals.text(row, "Deal"): deals.cents(row, "Amount")
            for row in deals.rows
            if deals.text(row, "Owner") == owner and (small_too or deals.cents(row, "Amount") >= self.least)
        }
        back = (
            self.credits.cents(row, "Credited")
            for row in self.credits.rows
            if self.credits.text(row, "Deal") in counted
        )
        return sum(counted.values()) - (sum(back) if credited else 0)

    def rate(self, net: int) -> int:
        return max((rate for least, rate in self.tiers if net >= least), default=0)

    def bonus(self, owner: str, *, credited: bool = True, small_too: bool = False, capped: bool = True) -> int:
        net = self.net(owner, credited=credited, small_too=small_too)
        full = (net * self.rate(net) + 500) // 1000
        return min(full, self.cap) if capped else full


def _quarter(world: World) -> Quarter:
    tiers, notes = page(world, _BOOK, "Bonus tiers"), page(world, _BOOK, "Notes")
    (least,), (cap,) = noted(notes, "Small deals", r"\$(\d+)"), noted(notes, "Cap", r"\$(\d+)")
    return Quarter(
        page(world, _BOOK, "Statement"), page(world, _BOOK, "Deals"), page(world, _BOOK, "Credits"),
        [(tiers.cents(row, "From sales"), round(tiers.number(row, "Bonus rate") * 1000)) for row in tiers.rows],
        int(least) * 100, int(cap) * 100,
    )  # fmt: skip


WORDINGS = (
    'Quarterly bonuses are due. On {sheet} in "{book}", fill column {letter} with what each owner gets, heading '
    "\"{heading}\". How it's calculated is on the Notes sheet; tiers and credits have their own sheets. Don't leave "
    "anybody out: put 0 if there's no bonus.",
    'Can you finish "{book}"? {sheet} still needs the bonus: {letter}1 should say "{heading}", and below it every '
    "owner's bonus in dollars and cents (zero where nothing is due), following our Notes.",
    'Please work out the bonus for each owner in "{book}" and put it in column {letter} of {sheet} under '
    '"{heading}". Go by the rules on Notes, account for what was credited back, and write 0 for those who get '
    "nothing.",
    'For payroll I need one more column on {sheet} of "{book}": {letter}, called "{heading}", with every owner\'s '
    "bonus as laid out in Notes. A zero is fine, an empty cell is not. Leave the totals row alone.",
    '"{book}", {sheet}: add "{heading}" in column {letter} for each owner, following the bonus tiers and everything '
    "Notes says about what counts. Amounts to the cent, 0 for no bonus, and no total at the bottom.",
)


@family("sheet-commission", app="sheet", kind="bulk", steps=190, persona="sales_ops")
def pay_bonus(draw: Draw, world: World) -> Task:
    """Fill in the quarter's bonus of every owner on the statement."""
    quarter = _quarter(world)
    sheet, column = quarter.statement, quarter.statement.beside + draw.integer(0, 2)
    letter = column_name(column)
    heading = draw.choice(("Bonus", "Quarter bonus", "To pay", "Extra", "Bonus due"))
    owners = {row: sheet.text(row, "Owner") for row in sheet.rows}
    bonus = {row: quarter.bonus(owner) for row, owner in owners.items()}

    def paid(amounts: dict[int, int]) -> Outcome:
        typed = {(row, column): f"{amount / 100:.2f}" for row, amount in amounts.items()}
        return typing(sheet.id, {(1, column): heading} | typed)

    others = {
        "the credits": {row: quarter.bonus(owner, credited=False) for row, owner in owners.items()},
        "the small deals": {row: quarter.bonus(owner, small_too=True) for row, owner in owners.items()},
        "the cap": {row: quarter.bonus(owner, capped=False) for row, owner in owners.items()},
    }

    def look_around(user: User) -> Workbook:
        book = Files(user).open(sheet)
        book.look_at("Notes", "Bonus tiers", "Credits", "Deals", sheet.name)
        return book

    def gold(user: User) -> None:
        book = look_around(user)
        book.enter(f"{letter}1", heading)
        for row, amount in bonus.items():
            book.enter(f"{letter}{row}", f"{amount / 100:.2f}")
        user.done()

    def by_formulas(user: User) -> None:
        book = look_around(user)
        for row, owner in owners.items():
            net = quarter.net(owner)
            rate = f"VLOOKUP({net / 100:.2f},'Bonus tiers'!A$2:B$5,2,TRUE)"
            book.enter(f"{letter}{row}", f"=ROUND(MIN({quarter.cap // 100},{net / 100:.2f}*{rate}),2)")
        book.enter(f"{letter}1", heading)
        user.done()

    return Task(
        goal=draw.phrase(
            *WORDINGS,
            sheet=sheet.name,
            book=sheet.title,
            letter=letter,
            heading=heading,
        ),
        outcome=paid(bonus),
        matchers=ANY_FORMULA,
        without={condition: paid(other) for condition, other in others.items() if other != bonus},
        gold=gold,
        alternatives=(by_formulas,),
    )
