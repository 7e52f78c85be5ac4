"""Bring the price to each quote that held on its day, by the dated prices and the rules of the workbook's notes."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.sheet import actions
from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, persona, typing

_BOOK = "Price list"


@dataclass(frozen=True)
class Prices:
    """The quotes, each article's dated prices (days as numbers, cents), and the days of grace."""

    quotes: Page
    dated: dict[str, list[tuple[int, int]]]
    grace: int

    def price(self, row: int, *, grace: int | None = None) -> int:
        """That of the row's quote, with so many days of grace."""
        day = round(self.quotes.number(row, "Asked on")) - (self.grace if grace is None else grace)
        return max(dated for dated in self.dated[self.quotes.text(row, "SKU")] if dated[0] <= day)[1]


def _prices(world: World) -> Prices:
    history, notes = page(world, _BOOK, "History"), page(world, _BOOK, "Notes")
    (grace,) = noted(notes, "Grace", r"first (\d+) days")
    dated: dict[str, list[tuple[int, int]]] = {}
    for row in history.rows:
        since = round(history.number(row, "Valid from"))
        dated.setdefault(history.text(row, "SKU"), []).append((since, history.cents(row, "List price")))
    return Prices(page(world, _BOOK, "Quotes"), dated, int(grace))


WORDINGS = (
    'Fill in prices for the quotes {quotes} in "{book}". On {sheet}, column {letter} gets the heading "{heading}" '
    "and, for each of them, the unit list price the customer is entitled to under our Notes. The other quotes stay "
    "as they are.",
    'Customers are waiting for {quotes}. Please put their unit price in {letter} of {sheet} in "{book}" (heading '
    '"{heading}"). History has the prices by date, and Notes says which one applies.',
    'In "{book}", {sheet}: what\'s our unit price on {quotes}? Column {letter}, "{heading}" in row 1. Use the dated '
    "prices and the rules on the Notes sheet, and leave all other quotes blank.",
    'Could you price {quotes} for me? "{book}", sheet {sheet}, column {letter} under the heading "{heading}": the '
    "unit price from History for the day they asked, following Notes.",
    '"{book}": the heading of {letter} on {sheet} should be "{heading}". Write the unit price that applies, '
    "following Notes, next to {quotes}, and leave the rest empty.",
)


@family("sheet-price-as-of", app="sheet", kind="bulk", steps=145, persona="merchandiser")
def price_quotes(draw: Draw, world: World) -> Task:
    """Fill in the unit price of quotes, each as of the day on which the customer asked."""
    prices = _prices(world)
    sheet, column = prices.quotes, prices.quotes.beside + draw.integer(0, 1)
    letter = column_name(column)
    heading = draw.choice(("Unit price", "Price then", "Our price", "Each", "Price"))
    rows = sorted(draw.sample(sheet.rows, min(len(sheet.rows), draw.integer(8, 11))))
    wanted = {row: prices.price(row) for row in rows}
    merchandiser = persona(world, "merchandiser")

    def priced(found: dict[int, int]) -> Outcome:
        typed = {(row, column): f"{price / 100:.2f}" for row, price in found.items()}
        return typing(sheet.id, {(1, column): heading} | typed)

    others = {
        "the grace": {row: prices.price(row, grace=0) for row in rows},
        "the day": {row: prices.dated[sheet.text(row, "SKU")][-1][1] for row in rows},
    }

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.look_at("Notes", "History")
        book.turn_to(sheet)
        book.enter(f"{letter}1", heading)
        for row, price in wanted.items():
            book.enter(f"{letter}{row}", f"{price / 100:.2f}")
        user.done()

    def by_formulas(user: User) -> None:
        book = Files(user).open(sheet)
        skus, days, amounts = (f"History!{name}$2:{name}$999" for name in "ABC")
        for row in rows:
            day = f'MAXIFS({days},{skus},D{row},{days},"<="&B{row}-{prices.grace})'
            book.enter(f"{letter}{row}", f"=SUMIFS({amounts},{skus},D{row},{days},{day})")
        book.enter(f"{letter}1", heading)
        book.select(f"{letter}1")
        user.done()

    return Task(
        goal=draw.phrase(
            *WORDINGS,
            quotes=", ".join(sheet.text(row, "Quote") for row in rows),
            book=sheet.title,
            sheet=sheet.name,
            letter=letter,
            heading=heading,
        ),
        setup=lambda db: actions.share_workbook(db, sheet.workbook_id, merchandiser.id, "editor"),
        outcome=priced(wanted),
        matchers=ANY_FORMULA,
        without={condition: priced(other) for condition, other in others.items() if other != wanted},
        gold=gold,
        alternatives=(by_formulas,),
    )
