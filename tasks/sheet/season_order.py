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
from .gold_steps import copy, enter, look_at, open_sheet, turn_to
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


@family("sheet-stock-order", app="sheet", kind="bulk", steps=250, persona="operations")
def order_for_the_season(draw: Draw, world: World) -> Task:
    """Fill in the order quantities of the articles of some suppliers."""
    season = _season(world)
    sheet, column = season.sheet, season.sheet.beside + draw.integer(0, 2)
    letter = column_name(column)
    heading = draw.choice(("To order", "Order", "Quantity", "Pieces to order", "Buy"))

    def others(rows: list[int]) -> dict[str, dict[int, int]]:
        """What comes out without one of the rules."""
        active = [row for row in rows if season.is_active(row)]
        return {
            "the lead time": {row: season.quantity(row, lead=False) for row in active},
            "the open orders": {row: season.quantity(row, ordered=False) for row in active},
            "the orders' state": {row: season.quantity(row, all_states=True) for row in active},
            "the least quantity": {row: season.quantity(row, least=False) for row in active},
            "the packs": {row: season.quantity(row, packs=False) for row in active},
            "the discontinued": {row: season.quantity(row) for row in rows},
        }

    def wanted_of(suppliers: tuple[str, ...]) -> dict[int, int]:
        return {row: season.quantity(row) for row in season.rows(suppliers) if season.is_active(row)}

    def told_apart(suppliers: tuple[str, ...]) -> int:
        wanted = wanted_of(suppliers)
        return sum(other != wanted for other in others(season.rows(suppliers)).values())

    names = sorted(season.leads)
    groups = [
        group
        for count in (2, 3, 4)
        for group in combinations(names, count)
        if _FEWEST <= len(wanted_of(group)) <= _MOST
    ]
    # Not every rule decides in every world, but most do.
    most = max((told_apart(group) for group in groups), default=0)
    suppliers = draw.choice(group for group in groups if told_apart(group) == most)
    wanted = wanted_of(suppliers)

    def ordered(quantities: dict[int, int]) -> Outcome:
        return typing(sheet.id, {(1, column): heading} | {(row, column): str(n) for row, n in quantities.items()})

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        look_at(user, "Notes", "Suppliers", "On order")
        turn_to(user, sheet)
        enter(user, f"{letter}1", heading)
        for row, quantity in wanted.items():
            enter(user, f"{letter}{row}", str(quantity))
        user.done()

    def formula(row: int) -> str:
        term = f"VLOOKUP($C{row},Suppliers!$A$2:$C$9,{{}},FALSE)"
        coming = "+".join(
            f"SUMIFS('On order'!$E:$E,'On order'!$C:$C,$A{row},'On order'!$G:$G,\"{state}\")"
            for state in ("open", "confirmed")
        )
        missing = f"E{row}*({term.format(2)}+{season.cover})-D{row}-({coming})"
        return f"=IF({missing}<=0,0,CEILING(MAX({missing},{term.format(3)}),F{row}))"

    def by_formulas(user: User) -> None:
        open_sheet(user, sheet)
        enter(user, f"{letter}1", heading)
        first, *further = wanted
        enter(user, f"{letter}{first}", formula(first))
        copy(user, f"{letter}{first}", *(f"{letter}{row}" for row in further))
        user.done()

    def supplier_by_supplier(user: User) -> None:
        open_sheet(user, sheet)
        for supplier in reversed(suppliers):
            for row in season.rows((supplier,)):
                if row in wanted:
                    enter(user, f"{letter}{row}", f"={wanted[row]}")
        enter(user, f"{letter}1", heading)
        user.done()

    return Task(
        goal=draw.phrase(
            'Orders to {suppliers} go out today. Please fill in the pieces to order for their articles in "{book}": '
            'column {letter} of {sheet}, headed "{heading}", by the rules on Notes. Articles of other suppliers stay '
            "empty.",
            'In "{book}", work out how much we buy from {suppliers}. Write it into {letter} on {sheet} ("{heading}" in '
            "row 1), article by article, the way our Notes lay it down; on order and terms are on their own sheets. "
            "Leave all other suppliers out.",
            '"{book}": what do we have to order from {suppliers}? {sheet}, column {letter}, heading "{heading}", one '
            "quantity for each of their articles that Notes lets us order, a 0 where nothing is needed, and nothing "
            "beside articles of anybody else.",
            "I promised {suppliers} our quantities. Can you put them on {sheet} in {letter} under the heading "
            '"{heading}" ("{book}")? Stick to what Notes says about cover, packs and the rest. No figures for the '
            "remaining suppliers, please.",
            'Please do the ordering for {suppliers} in "{book}": give {sheet} the column {letter}, "{heading}", and '
            "fill it for the articles they deliver. The Notes sheet says how we count. Everyone else's articles are "
            "not my "
            "concern today.",
            suppliers=f"{', '.join(suppliers[:-1])} and {suppliers[-1]}",
            book=sheet.title,
            sheet=sheet.name,
            letter=letter,
            heading=heading,
        ),
        outcome=ordered(wanted),
        matchers=ANY_FORMULA,
        without={
            condition: ordered(other) for condition, other in others(season.rows(suppliers)).items() if other != wanted
        },
        gold=gold,
        alternatives=(by_formulas, supplier_by_supplier),
    )
