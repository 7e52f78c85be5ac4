"""Read something off one of several charts whose figures stand on a sheet that does not show."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import permutations, product

from ...apps.platform.database import Db
from ...apps.platform.values import MONTHS
from ...apps.sheet import actions
from ...apps.sheet.engine import column_name
from ...apps.sheet.engine.entry import EPOCH
from ...apps.sheet.models import Chart, Sheet
from ...seeds.world import World
from ..answers import Answer, Names, Number
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from .pages import BookByTools, Files, Workbook
from .queries import Page, page, with_sheet

_FAMILIES, _MONTHS = 4, 8
_TAB, _SOURCE = "Board", "calc"
# The row of the first chart, and how many rows further down the next one is.
_TOP, _APART = 3, 17
# Invoice, date, quantity, amount, family and margin: the lines are many.
_COLUMNS = (1, 2, 5, 7, 9, 11)
# What the charts are called, the column of the invoice lines that they add up, and in which units: so large that the
# numbers fit over the columns.
CHARTS = (
    ("Billed by family", "Amount", "Hundred dollars", 100),
    ("Margin by family", "Margin", "Hundred dollars", 100),
    ("Pieces by family", "Quantity", "Pieces", 1),
)
TITLES = [title for title, *_ in CHARTS]


@dataclass(frozen=True)
class Figures:
    """What each family came to in each month, by the title of the chart that shows it, in the chart's units.

    Of a list that is some weeks long, on each day.
    """

    months: tuple[str, ...]
    values: dict[str, dict[str, tuple[int, ...]]]
    by_day: bool = False

    @property
    def unit(self) -> str:
        return "day" if self.by_day else "month"

    @property
    def when(self) -> str:
        return "on" if self.by_day else "in"

    @property
    def families(self) -> list[str]:
        return list(self.values[TITLES[0]])

    def above(self, chart: str, first: str, second: str) -> list[int]:
        """The places of the months in which the one was above the other."""
        one, other = self.values[chart][first], self.values[chart][second]
        return [place for place in range(len(self.months)) if one[place] > other[place]]

    def below(self, chart: str, family: str, limit: int) -> list[int]:
        """The places of the months in which it stayed below a limit."""
        return [place for place, value in enumerate(self.values[chart][family]) if value < limit]

    def least(self, chart: str, family: str, places: list[int]) -> int:
        return min(self.values[chart][family][place] for place in places)

    @cached_property
    def cells(self) -> dict[tuple[int, int], str]:
        """The sheet behind the charts: their tables side by side, months in the first column of each."""
        typed: dict[tuple[int, int], str] = {}
        for at, table in enumerate(self.values.values()):
            left = 1 + at * (len(self.families) + 2)
            typed |= {(row, left): month for row, month in enumerate(self.months, start=2)}
            for column, (name, numbers) in enumerate(table.items(), start=left + 1):
                typed |= {(1, column): name} | {(row, column): str(n) for row, n in enumerate(numbers, start=2)}
        return typed

    def source(self, at: int) -> str:
        left = 1 + at * (len(self.families) + 2)
        last = len(self.months) + 1
        return f"{_SOURCE}!{column_name(left)}1:{column_name(left + len(self.families))}{last}"


def _figures(lines: Page) -> Figures:
    """The largest families in the last full months, or on the last days where the list has fewer months."""
    of = {row: date.fromordinal(round(lines.number(row, "Date")) + EPOCH) for row in lines.rows}
    name = {row: lines.text(row, "Family") for row in lines.rows}
    months = sorted({day.replace(day=1) for day in of.values()})[-_MONTHS - 1 : -1]
    by_day = len(months) < _MONTHS
    periods = sorted(set(of.values()))[-_MONTHS:] if by_day else months
    sizes: Counter[str] = Counter()
    for row in lines.rows:
        sizes[name[row]] += round(lines.number(row, "Amount"))
    families = sorted(name for name, _ in sizes.most_common(_FAMILIES))
    values: dict[str, dict[str, tuple[int, ...]]] = {}
    for title, heading, _, unit in CHARTS:
        sums: Counter[tuple[str, date]] = Counter()
        for row, day in of.items():
            sums[name[row], day if by_day else day.replace(day=1)] += lines.cents(row, heading)
        values[title] = {name: tuple(round(sums[name, at] / 100 / unit) for at in periods) for name in families}
    return Figures(tuple(f"{at:%a} {at.day}" if by_day else MONTHS[at.month - 1] for at in periods), values, by_day)


WORDINGS = (
    'The tab {tab} of "{book}" has three charts. Going by them, {asked}? {how}',
    'Please take a look at the charts on {tab} in "{book}": {asked}? {how}',
    'For the board: going by the charts in "{book}" (sheet {tab}), {asked}? {how}',
    "I'm on the phone and can't open \"{book}\". On its sheet {tab}, {asked}? {how}",
    'I need something from the charts on {tab} in "{book}": {asked}? {how}',
)


@dataclass(frozen=True)
class Comparison:
    """The periods in which one series was above another and a third, in another chart, below a limit.

    Or else the lowest value of the third in the periods in which the one was above the other.
    """

    lines: Page
    figures: Figures
    charts: tuple[str, ...]  # the one of the comparison, the other, and one that nothing is asked about
    wants_months: bool
    first: str
    second: str
    third: str
    limit: int

    @property
    def ahead(self) -> list[int]:
        return self.figures.above(self.charts[0], self.first, self.second)

    @property
    def low(self) -> list[int]:
        return self.figures.below(self.charts[1], self.third, self.limit)

    def asked(self, draw: Draw) -> str:
        chart, other, _ = self.charts
        first, second, third, unit, when = self.first, self.second, self.third, self.figures.unit, self.figures.when
        if self.wants_months:
            return draw.choice((
                f'{when} which {unit}s was {first} above {second} by the chart "{chart}" while {third} stayed below '
                f'{self.limit:,} by "{other}"',
                f'which {unit}s have {third} under {self.limit:,} in "{other}" and {first} higher than '
                f'{second} in "{chart}"',
            ))  # fmt: skip
        return draw.choice((
            f'of the {unit}s {when} which {first} was above {second} in the chart "{chart}", what is the lowest value '
            f'of {third} in "{other}"',
            f'how low did {third} get in "{other}" {when} those {unit}s that had {first} higher than {second} in '
            f'"{chart}"',
        ))  # fmt: skip

    def goal(self, draw: Draw) -> str:
        names = f"Name the {self.figures.unit}s, separated by semicolons."
        asked, how = self.asked(draw), names if self.wants_months else "Just the plain number from the chart."
        return draw.phrase(*WORDINGS, tab=_TAB, book=self.lines.title, asked=asked, how=how)

    def setup(self, db: Db) -> None:
        book = self.lines.workbook_id
        with_sheet(book, _SOURCE, self.figures.cells)(db)
        with_sheet(book, _TAB, {(1, 1): "The last months in three pictures"})(db)
        made = {sheet.name: sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=book)}
        for at, (title, _, unit, _) in enumerate(CHARTS):
            row, source = _TOP + _APART * at, self.figures.source(at)
            actions.add_chart(db, made[_TAB], source, kind="column", row=row, column=1)
            new = db.query(Chart).filter_by(sheet_id=made[_TAB], title="").one()
            actions.edit_chart(db, new.id, {"title": title, "y_title": unit, "shows_values": True})
            actions.place_chart(db, new.id, row=row, column=1, down=8, across=16, width=940, height=330)
        actions.hide_sheet(db, made[_SOURCE], True)

    def answer(self) -> Answer:
        if self.wants_months:
            return self._named([place for place in self.ahead if place in self.low])
        return Number(self.figures.least(self.charts[1], self.third, self.ahead))

    def without(self) -> dict[str, Outcome | Answer]:
        if self.wants_months:
            return {"the comparison": self._named(self.low), "the limit": self._named(self.ahead)}
        figures, (chart, other, _), third = self.figures, self.charts, self.third
        in_the_other = figures.above(other, self.first, self.second) or self.ahead
        return {
            "the comparison": Number(min(figures.values[other][third])),
            "the second chart": Number(figures.least(chart, third, self.ahead)),
            "the first chart": Number(figures.least(other, third, in_the_other)),
        }

    def _named(self, places: list[int]) -> Answer:
        months = self.figures.months
        return Names(frozenset(months[place] for place in places), frozenset(months))


@dataclass(frozen=True)
class Looking:
    """Ways to the answer."""

    comparison: Comparison
    sheet: Page  # of the workbook, which opens on it

    def gold(self, user: User) -> None:
        book = self._open(user)
        for title in self.comparison.charts[:2]:
            book.select(f"A{_TOP + 1 + _APART * TITLES.index(title)}")
        user.answer(str(self.comparison.answer()))

    def in_a_sentence(self, user: User) -> None:
        self._open(user)
        answer = str(self.comparison.answer())
        user.answer(", ".join(answer.split("; ")) if self.comparison.wants_months else f"By the chart: {answer}.")

    def by_tools(self, user: ToolUser) -> None:
        book = BookByTools(user, self.sheet)
        book.open()
        user.because("The figures that the charts show come with the list of them.")
        book.call("sheet_list_objects", sheet=_TAB, of="charts")

    def _open(self, user: User) -> Workbook:
        book = Files(user).open(self.sheet)
        book.turn_to(_TAB)
        return book


@family("sheet-chart-read", app="sheet", kind="answer", steps=20, persona="finance_analyst")
def read_chart(draw: Draw, world: World) -> Task:
    """Compare series of one chart month by month, and read another chart in the months that this leaves."""
    lines = page(world, "Invoice lines", "Lines", columns=_COLUMNS)
    figures = _figures(lines)
    ways = list(product(permutations(TITLES), (True, False)))
    charts, wants_months = draw.first(ways, lambda way: bool(_compared(figures, *way)))
    comparison = Comparison(
        lines, figures, charts, wants_months, *draw.choice(_compared(figures, charts, wants_months))
    )
    looking = Looking(comparison, page(world, "Invoice lines", "By customer", filled=False))
    return Task(
        goal=comparison.goal(draw),
        setup=comparison.setup,
        answer=comparison.answer(),
        without=comparison.without(),
        gold=looking.gold,
        alternatives=(looking.in_a_sentence,),
        by_tools=looking.by_tools,
    )


def _compared(figures: Figures, charts: tuple[str, ...], wants_months: bool) -> list[tuple[str, str, str, int]]:
    """Three families and a limit such that each condition and the choice of the charts make a difference."""
    chart, other, idle = charts
    found = []
    for first, second, third in permutations(figures.families, 3):
        ahead = figures.above(chart, first, second)
        if not 2 <= len(ahead) <= len(figures.months) - 2:
            continue
        if not wants_months:
            wrong = {
                min(figures.values[other][third]), figures.least(chart, third, ahead),
                figures.least(idle, third, ahead),
                figures.least(other, third, figures.above(other, first, second) or ahead),
            }  # fmt: skip
            # Smaller numbers stand in dates and limits by chance.
            if figures.least(other, third, ahead) > 99 and figures.least(other, third, ahead) not in wrong:
                found.append((first, second, third, 0))
            continue
        for limit in _limits(figures.values[other][third]):
            low = figures.below(other, third, limit)
            both = [place for place in ahead if place in low]
            if len(both) > 1 and both not in (ahead, low):
                found.append((first, second, third, limit))
    return found


def _limits(values: tuple[int, ...]) -> list[int]:
    """Round limits between the values."""
    step = max(1, 10 ** (len(str(max(values))) - 2))
    return [limit for limit in range(step, max(values), step) if limit not in values and min(values) < limit]
