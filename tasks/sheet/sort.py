"""Sorting a table by two columns. Rows that both leave equal may stand in any order: whatever was sorted before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations, product
from math import factorial, prod

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import SortKey
from ...apps.sheet.engine import Area
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, Kind, SortBy, SortDialog
from .queries import Page, page

# The columns to sort by: first those with many equal values.
SHEETS = (
    ("Pipeline review", "Deals", ("Stage", "Owner", "Account", "Probability"), ("Amount", "Close date", "Deal")),
    ("Won deals", "Won", ("Owner", "Account"), ("Amount", "Closed", "Deal")),
    ("Accounts East", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
    ("Accounts West", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
    ("Accounts Central", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
)


_MOST_ORDERS = 6
_KINDS = ("number", "text", "bool", "error")
Rank = tuple[int, float, str]


def _rank(sheet: Page, row: int, column: int) -> Rank | None:
    """What a cell is sorted by; None if it is empty."""
    cell = sheet.cells.get((row, column))
    if cell is None or cell.kind == "empty":
        return None
    return _KINDS.index(cell.kind), cell.number or 0.0, (cell.text or "").casefold()


def _by_keys(sheet: Page, keys: Sequence[SortKey]) -> list[int]:
    """The rows as sorting leaves them: equal ones in their order, empty cells last."""
    rows = list(sheet.rows)
    for key in reversed(keys):
        filled = [(rank, row) for row in rows if (rank := _rank(sheet, row, key.column)) is not None]
        filled.sort(key=lambda ranked: ranked[0], reverse=key.descending)
        rows = [row for _, row in filled] + [row for row in rows if _rank(sheet, row, key.column) is None]
    return rows


def _ties(sheet: Page, keys: Sequence[SortKey]) -> list[list[int]]:
    """The rows in the order of keys, those together that these leave equal."""
    ordered = groupby(_by_keys(sheet, keys), lambda row: [_rank(sheet, row, key.column) for key in keys])
    return [list(rows) for _, rows in ordered]


def _count_orders(sheet: Page, headings: Sequence[str]) -> int:
    ties = _ties(sheet, [SortKey(sheet.column(heading)) for heading in headings])
    return prod(factorial(len(rows)) for rows in ties)


def _orders(sheet: Page, keys: Sequence[SortKey]) -> Iterator[list[int]]:
    """Every order of the rows that the keys allow, first the one in which equal rows keep theirs."""
    for groups in product(*map(permutations, _ties(sheet, keys))):
        yield [row for rows in groups for row in rows]


def _sorted(sheet: Page, area: Area, keys: Sequence[SortKey], order: Sequence[int]) -> Outcome:
    """Sorting by keys, and then neighbors that are equal among themselves, until the rows are in an order."""

    def swap(db: Db, place: int, upper: int, lower: int) -> None:
        columns = range(area.left, area.right + 1)
        ranks = {column: (_rank(sheet, upper, column), _rank(sheet, lower, column)) for column in columns}
        told = ((column, one, other) for column, (one, other) in ranks.items() if one and other and one != other)
        for column, one, other in told:
            top = area.top + 1 + place
            both = Area(top, area.left, top + 1, area.right)
            actions.sort_range(db, sheet.id, both, [SortKey(column, descending=one < other)])
            return

    def outcome(db: Db) -> None:
        actions.sort_range(db, sheet.id, area, keys, header=True)
        rows = _by_keys(sheet, keys)
        for place, wanted in enumerate(order):
            for at in range(rows.index(wanted), place, -1):
                swap(db, at - 1, rows[at - 1], rows[at])
                rows[at - 1], rows[at] = rows[at], rows[at - 1]

    return outcome


def _kind(key: str) -> Kind:
    """What stands in a column."""
    if key in ("Close date", "Closed"):
        return "day"
    return "number" if key in ("Amount", "Probability", "Annual revenue") else "text"


@family("sheet-sort", app="sheet", kind="update", steps=35, persona="sales_ops")
def sort_sheet(draw: Draw, world: World) -> Task:
    """Sort a table by two columns."""
    title, name, coarse, fine = draw.choice(SHEETS)
    sheet = page(world, title, name)
    # Few rows are equal by both, so that each order of them can be told.
    pairs = [pair for pair in product(coarse, fine) if _count_orders(sheet, pair) <= _MOST_ORDERS]
    keys = draw.choice(pairs)
    directions = [draw.choice((False, True)), draw.choice((False, True))]
    area = Area(1, 1, sheet.rows[-1], sheet.beside - 1)
    sort_keys = [SortKey(sheet.column(key), descending) for key, descending in zip(keys, directions, strict=True)]
    said = [
        SortBy(sheet.letter(key), key, _kind(key), descending) for key, descending in zip(keys, directions, strict=True)
    ]

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(str(area))
        SortDialog(user, str(area)).sort(*said)
        user.done()

    def one_after_the_other(user: User) -> None:
        book = Files(user).open(sheet)
        for key in reversed(said):
            book.select(str(area))
            SortDialog(user, str(area)).sort(key)
        user.done()

    return Task(
        goal=draw.phrase(
            'Sort the table on the sheet {sheet} of "{book}" by {first}, {way}, and where that\'s the same by '
            "{second}, {second_way}. The headings stay at the top.",
            'In "{book}", order the rows of the sheet {sheet} by {first} ({way}) and then by {second} ({second_way}).',
            'Sort "{book}", sheet {sheet}: first by {first} {way}, then by {second} {second_way}; keep the headings.',
            'Put the rows of the sheet {sheet} in "{book}" in order, by {first} {way} and within that by {second} '
            "{second_way}.",
            sheet=sheet.name,
            book=sheet.title,
            first=keys[0],
            second=keys[1],
            way="descending" if directions[0] else "ascending",
            second_way="descending" if directions[1] else "ascending",
        ),
        outcome=tuple(_sorted(sheet, area, sort_keys, order) for order in _orders(sheet, sort_keys)),
        gold=gold,
        alternatives=(one_after_the_other,),
    )
