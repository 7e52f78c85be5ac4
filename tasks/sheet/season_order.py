"""Fill in what is to be ordered, by stock, open orders, lead times and the rules of the workbook's notes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, typing

_BOOK = "Season order"
_FEWEST, _MOST = 15, 24


@dataclass(frozen=True)
class Season:
    """The articles, what is on order, each supplier's lead time in weeks and least pieces, and the weeks to cover."""

    sheet: Page
    orders: Page
    leads: dict[str, int]
    least: dict[str, int]
    cover: int

    def rows(self, suppliers: tuple[str, ...]) -> list[int]:
        return [row for row in self.sheet.rows if self.sheet.text(row, "Supplier") in suppliers]

    def is_active(self, row: int) -> bool:
        return self.sheet.text(row, "Status") == "active"

    def coming(self, row: int, *, all_states: bool = False) -> int:
        """Pieces that are on order."""
        orders, sku = self.orders, self.sheet.text(row, "SKU")
        return sum(
            round(orders.number(line, "Pieces"))
            for line in orders.rows
            if orders.text(line, "SKU") == sku and (all_states or orders.text(line, "State") in ("open", "confirmed"))
        )

    def quantity(
        self, row: int, *, lead: bool = True, ordered: bool = True, all_states: bool = False, least: bool = True,
        packs: bool = True,
    ) -> int:  # fmt: skip
        """What is to be ordered; each argument leaves one of the rules out."""
        sheet, supplier = self.sheet, self.sheet.text(row, "Supplier")
        weeks = self.cover + (self.leads[supplier] if lead else 0)
        missing = round(sheet.number(row, "Weekly sales")) * weeks - round(sheet.number(row, "On hand"))
        missing -= self.coming(row, all_states=all_states) if ordered else 0
        if missing <= 0:
            return 0
        missing = max(missing, self.least[supplier]) if least else missing
        pack = round(sheet.number(row, "Pack")) if packs else 1
        return -(-missing // pack) * pack

    def wanted(self, suppliers: tuple[str, ...]) -> dict[int, int]:
        """What is to be ordered from some suppliers, by the row."""
        return {row: self.quantity(row) for row in self.rows(suppliers) if self.is_active(row)}

    def without(self, suppliers: tuple[str, ...]) -> dict[str, dict[int, int]]:
        """What comes out without one of the rules."""
        rows = self.rows(suppliers)
        active = [row for row in rows if self.is_active(row)]
        return {
            "the lead time": {row: self.quantity(row, lead=False) for row in active},
            "the open orders": {row: self.quantity(row, ordered=False) for row in active},
            "the orders' state": {row: self.quantity(row, all_states=True) for row in active},
            "the least quantity": {row: self.quantity(row, least=False) for row in active},
            "the packs": {row: self.quantity(row, packs=False) for row in active},
            "the discontinued": {row: self.quantity(row) for row in rows},
        }


def _season(world: World) -> Season:
    terms, notes = page(world, _BOOK, "Suppliers"), page(world, _BOOK, "Notes")
    (cover,) = noted(notes, "Target", r"and (\d+) weeks on top")
    names = {row: terms.text(row, "Supplier") for row in terms.rows}
    return Season(
        page(world, _BOOK, "Articles"), page(world, _BOOK, "On order"),
        {name: round(terms.number(row, "Lead time in weeks")) for row, name in names.items()},
        {name: round(terms.number(row, "Least pieces per article")) for row, name in names.items()},
        int(cover),
    )  # fmt: skip


WORDINGS = (
    'Orders to {suppliers} go out today. Please fill in the order quantities for their items in "{book}": column '
    '{letter} of {sheet}, with the heading "{heading}", by the rules on Notes. Leave items from other suppliers '
    "empty.",
    'In "{book}", work out how much we need to buy from {suppliers}. Put it in {letter} on {sheet} ("{heading}" in '
    "row 1), item by item, the way our Notes describe; what's on order and the terms are on their own sheets. Leave "
    "all other suppliers out.",
    '"{book}": what do we have to order from {suppliers}? {sheet}, column {letter}, heading "{heading}", one '
    "quantity for each of their items that Notes lets us order, 0 where nothing is needed, and nothing next to "
    "anybody else's items.",
    'I promised {suppliers} our quantities. Can you put them in {letter} on {sheet} under the heading "{heading}" '
    '("{book}")? Stick to what Notes says about coverage, packs and the rest. No figures for the other suppliers, '
    "please.",
    'Please work out the orders for {suppliers} in "{book}": add the column {letter}, "{heading}", to {sheet} and '
    "fill it in for the items they supply. The Notes sheet says how we calculate it. Skip everyone else's items "
    "today.",
)


@dataclass(frozen=True)
class SeasonOrder:
    """The suppliers from whom is ordered, and where the quantities are to stand."""

    season: Season
    suppliers: tuple[str, ...]
    column: int
    heading: str

    @property
    def sheet(self) -> Page:
        return self.season.sheet

    @property
    def letter(self) -> str:
        return column_name(self.column)

    @property
    def wanted(self) -> dict[int, int]:
        return self.season.wanted(self.suppliers)

    def goal(self, draw: Draw) -> str:
        suppliers = f"{', '.join(self.suppliers[:-1])} and {self.suppliers[-1]}"
        return draw.phrase(
            *WORDINGS, suppliers=suppliers, book=self.sheet.title, sheet=self.sheet.name, letter=self.letter,
            heading=self.heading,
        )  # fmt: skip

    def ordered(self, quantities: dict[int, int]) -> Outcome:
        typed = {(row, self.column): str(quantity) for row, quantity in quantities.items()}
        return typing(self.sheet.id, {(1, self.column): self.heading} | typed)

    def without(self) -> dict[str, Outcome]:
        others = self.season.without(self.suppliers)
        return {condition: self.ordered(other) for condition, other in others.items() if other != self.wanted}

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at("Notes", "Suppliers", "On order", self.sheet.name)
        book.enter(f"{self.letter}1", self.heading)
        for row, quantity in self.wanted.items():
            book.enter(f"{self.letter}{row}", str(quantity))
        user.done()

    def by_formulas(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.enter(f"{self.letter}1", self.heading)
        first, *further = self.wanted
        book.enter(f"{self.letter}{first}", self._formula(first))
        book.copy(f"{self.letter}{first}", *(f"{self.letter}{row}" for row in further))
        user.done()

    def supplier_by_supplier(self, user: User) -> None:
        book, wanted = Files(user).open(self.sheet), self.wanted
        for supplier in reversed(self.suppliers):
            for row in self.season.rows((supplier,)):
                if row in wanted:
                    book.enter(f"{self.letter}{row}", f"={wanted[row]}")
        book.enter(f"{self.letter}1", self.heading)
        user.done()

    def _formula(self, row: int) -> str:
        term = f"VLOOKUP($C{row},Suppliers!$A$2:$C$9,{{}},FALSE)"
        coming = "+".join(
            f"SUMIFS('On order'!$E:$E,'On order'!$C:$C,$A{row},'On order'!$G:$G,\"{state}\")"
            for state in ("open", "confirmed")
        )
        missing = f"E{row}*({term.format(2)}+{self.season.cover})-D{row}-({coming})"
        return f"=IF({missing}<=0,0,CEILING(MAX({missing},{term.format(3)}),F{row}))"


@family("sheet-stock-order", app="sheet", kind="bulk", steps=250, persona="operations")
def order_for_the_season(draw: Draw, world: World) -> Task:
    """Fill in the order quantities of the articles of some suppliers."""
    season = _season(world)
    column = season.sheet.beside + draw.integer(0, 2)
    heading = draw.choice(("To order", "Order", "Quantity", "Pieces to order", "Buy"))
    ordering = SeasonOrder(season, draw.choice(_fitting(season)), column, heading)
    return Task(
        goal=ordering.goal(draw),
        outcome=ordering.ordered(ordering.wanted),
        matchers=ANY_FORMULA,
        without=ordering.without(),
        gold=ordering.gold,
        alternatives=(ordering.by_formulas, ordering.supplier_by_supplier),
    )


def _fitting(season: Season) -> list[tuple[str, ...]]:
    """Groups of suppliers for whom as many rules decide as can: not every rule does in every world, but most do."""
    groups = [
        group
        for count in (2, 3, 4)
        for group in combinations(sorted(season.leads), count)
        if _FEWEST <= len(season.wanted(group)) <= _MOST
    ]
    deciding = [sum(other != season.wanted(group) for other in season.without(group).values()) for group in groups]
    return [group for group, count in zip(groups, deciding, strict=True) if count == max(deciding)]
