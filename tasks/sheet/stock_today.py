"""Two families on stock to be brought up to date: from a sheet of counts, or by a feed of which there is none."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.sheet.engine import address
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Reason, Task
from .pages import BookByTools, Files
from .queries import ANY_FORMULA, Page, page, typing, with_table

_BOOK, _HEADING = "Reorder plan", "On hand"
_TABS = ("Counts", "Counted", "New counts", "Recount", "Round")


def _counts(draw: Draw, sheet: Page, rows: list[int]) -> list[tuple[str, int, int, str]]:
    """SKU, hour, pieces and state of each count in the order of time; some articles were counted again."""
    found = []
    for row in rows:
        hours = sorted(draw.sample(range(6, 18), draw.integer(1, 3)))
        states = ["final", *draw.sample(("draft", "final"), 2)][: len(hours)]
        stands = round(sheet.number(row, _HEADING))
        # None says what stands there already: then leaving it and putting a formula there would both be right.
        pieces = [count for count in range(max(0, stands - 40), stands + 41) if count != stands]
        found += [
            (sheet.text(row, "SKU"), hour, draw.choice(pieces), state)
            for hour, state in zip(hours, states, strict=True)
        ]
    return sorted(found, key=lambda count: (count[1], count[0]))


@dataclass(frozen=True)
class _Recount:
    """A sheet of stock, the name of a tab on which articles were counted, and the counts."""

    sheet: Page
    tab: str
    counts: list[tuple[str, int, int, str]]

    def setup(self) -> Outcome:
        lines = [
            ("SKU", "Hour", "Pieces", "State"),
            *((sku, str(h), str(n), state) for sku, h, n, state in self.counts),
        ]
        return with_table(self.sheet.workbook_id, self.tab, lines)

    def goal(self, draw: Draw, *, by_feed: bool) -> str:
        """One of two sources is to be used and the other is not: the words are those of both."""
        sources = f"the sheet {self.tab}", "the store's live feed"
        return draw.phrase(
            'Update {heading} on {sheet} in "{book}" from {wanted}, not from {other}. Every item that has figures '
            "there gets its last final figure of the day. Items without one keep what they have.",
            '"{book}": {heading} on {sheet} is out of date. Refresh it from {wanted} (don\'t go by {other} here). '
            "Drafts don't count, and a later final figure beats an earlier one. All other items stay as they are.",
            'Can you update {heading} on {sheet} in "{book}" from {wanted}? Not from {other} this time. Use only '
            "final figures, and the last one of those for each SKU. Nothing else changes.",
            'Please refresh {heading} in "{book}", {sheet}, going by {wanted} and not by {other}: for each SKU, the '
            "newest figure with the state final. SKUs without one stay untouched.",
            '{heading} on {sheet} in "{book}" should come from {wanted}; I can\'t use copies of {other} today. If an '
            "item has several figures, the latest final one counts. Leave the others alone.",
            heading=_HEADING,
            sheet=self.sheet.name,
            book=self.sheet.title,
            wanted=sources[by_feed],
            other=sources[not by_feed],
        )


def _recount(draw: Draw, world: World) -> _Recount:
    sheet, tab = page(world, _BOOK, "Plan"), f"{draw.choice(_TABS)} {draw.integer(1, 60)}"
    counts = draw.first(
        [_counts(draw, sheet, sorted(draw.sample(sheet.rows, draw.integer(9, 13)))) for _ in range(8)],
        lambda counts: bool(_wrong(sheet, counts)),
    )
    return _Recount(sheet, tab, counts)


@family("sheet-refresh-stock", app="sheet", kind="update", steps=135, persona="operations")
def refresh_stock(draw: Draw, world: World) -> Task:
    """Bring stock figures up to date by the last final count of each article."""
    recount = _recount(draw, world)
    sheet, tab, counts = recount.sheet, recount.tab, recount.counts
    wanted = _last(sheet, counts)
    column = sheet.column(_HEADING)

    def typed_counts(pieces: dict[int, int]) -> Outcome:
        return typing(sheet.id, {(row, column): str(count) for row, count in pieces.items()})

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.look_at(tab)
        book.turn_to(sheet)
        for row, count in wanted.items():
            book.enter(address(row, column), str(count))
        user.done()

    def by_a_formula(user: User) -> None:
        book = Files(user).open(sheet)
        there = f"'{tab}'!$A$2:$A$60,$A{{row}},'{tab}'!$D$2:$D$60,\"final\""
        first, *further = wanted
        last = f"MAXIFS('{tab}'!$B$2:$B$60,{there.format(row=first)})"
        formula = f"=SUMIFS('{tab}'!$C$2:$C$60,{there.format(row=first)},'{tab}'!$B$2:$B$60,{last})"
        book.enter(address(first, column), formula)
        book.copy(address(first, column), *(address(row, column) for row in further))
        user.done()

    def from_below(user: User) -> None:
        book = Files(user).open(sheet)
        for row, count in reversed(wanted.items()):
            book.enter(address(row, column), f"={count}")
        user.done()

    return Task(
        goal=recount.goal(draw, by_feed=False),
        setup=recount.setup(),
        outcome=typed_counts(wanted),
        matchers=ANY_FORMULA,
        without={condition: typed_counts(other) for condition, other in _wrong(sheet, counts).items()},
        gold=gold,
        alternatives=(by_a_formula, from_below),
    )


def _last(
    sheet: Page, counts: list[tuple[str, int, int, str]], *, drafts: bool = False, first: bool = False
) -> dict[int, int]:
    """The pieces of each article that was counted, by its row."""
    rows = {sheet.text(row, "SKU"): row for row in sheet.rows}
    found: dict[int, int] = {}
    for sku, _, pieces, state in counts:
        if drafts or state == "final":
            if first:
                found.setdefault(rows[sku], pieces)
            else:
                found[rows[sku]] = pieces
    return dict(sorted(found.items()))


def _wrong(sheet: Page, counts: list[tuple[str, int, int, str]]) -> dict[str, dict[int, int]]:
    """What comes out without one of the rules; nothing unless both make a difference."""
    others = {"only final ones": _last(sheet, counts, drafts=True), "the last one": _last(sheet, counts, first=True)}
    return others if _last(sheet, counts) not in others.values() else {}


@family("sheet-live-feed", app="sheet", kind="infeasible", steps=135, persona="operations", twin="sheet-refresh-stock")
def refresh_by_feed(draw: Draw, world: World) -> Task:
    """Bring stock figures up to date by a live feed of the store, which the spreadsheet has no function for."""
    recount = _recount(draw, world)
    sheet = recount.sheet

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.look_for_in_menu("Data")
        user.infeasible(Reason.NO_SUCH_FIELD)

    def after_the_insert_menu(user: User) -> None:
        book = Files(user).open(sheet)
        book.look_for_in_menu("Insert")
        user.infeasible(Reason.NO_SUCH_FIELD)

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        book.open()
        user.because("No tool and no function of the spreadsheet leads to a feed; perhaps a cell tells of one.")
        book.find("feed", all_sheets=True)
        book.find("IMPORT", in_formulas=True, all_sheets=True)

    return Task(
        goal=recount.goal(draw, by_feed=True),
        setup=recount.setup(),
        infeasible=Reason.NO_SUCH_FIELD,
        gold=gold,
        alternatives=(after_the_insert_menu,),
        by_tools=by_tools,
    )
