"""Colors by value: conditional formats by the limits that another sheet has in use."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import FormatRule
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, FormatRuleForm
from .queries import Page, page, typing, with_table

# Numbers to flag: who keeps them, workbook, sheet, and the columns that its notes speak of.
FLAGGED = (
    ("finance_analyst", "Commission Q", "Deals", ("Amount", "Commission")),
    ("operations", "Reorder plan", "Plan", ("On hand", "Weekly sales", "Needed", "To order")),
    ("warehouse", "Stock count", "Hall A", ("Booked", "Counted")),
    ("warehouse", "Stock count", "Hall B", ("Booked", "Counted")),
    ("finance_analyst", "Van loan", "Schedule", ("Interest", "Principal", "Closing")),
)
LOW = {"Light red": "#FECACA", "Light orange": "#FED7AA", "Light yellow": "#FEF08A"}
HIGH = {"Light green": "#BBF7D0", "Light blue": "#BFDBFE", "Light violet": "#DDD6FE"}


def _limits(sheet: Page, heading: str) -> list[tuple[int, int]]:
    """Pairs of limits such that some of the numbers of a column lie beyond each, and some between."""
    numbers = sorted(sheet.number(row, heading) for row in sheet.rows)
    fifth = len(numbers) // 5
    pairs = {(round(low), round(high)) for low in numbers[fifth : 2 * fifth] for high in numbers[-2 * fifth : -fifth]}
    return sorted(
        (low, high)
        for low, high in pairs
        if numbers[0] < low < high < numbers[-1] and any(low <= number <= high for number in numbers)
    )


def _edges(sheet: Page, heading: str, low: int, high: int) -> tuple[Outcome, ...]:
    """Probes that type a number on and just beyond each limit into every record in turn.

    What lies around the records, heading, totals and the columns beside, gets numbers that a rule there would color.
    """
    near, beyond = (low - 1, low, high, high + 1), (low - 1, high + 1)
    column, around = sheet.column(heading), _around(sheet, heading)
    probes = []
    for shift in range(len(near)):
        # By a formula, which is a number even where cells are percentages.
        typed = {cell: f"={beyond[(place + shift) % 2]}" for place, cell in enumerate(around)}
        typed |= {(row, column): str(near[(place + shift) % len(near)]) for place, row in enumerate(sheet.rows)}
        probes.append(typing(sheet.id, typed))
    return tuple(probes)


def _around(sheet: Page, heading: str) -> list[tuple[int, int]]:
    """The cells of a column that are no records, and those beside the records."""
    column = sheet.column(heading)
    # Not the empty rows below: a rule that reaches them is not seen there, and colors records to come as it should.
    others = [row for row, at in sheet.cells if at == column and row not in sheet.rows]
    beside = [at for at in (column - 1, column + 1) if at >= 1]
    return [(row, column) for row in others] + [(row, at) for row in sheet.rows for at in beside]


WORDINGS = (
    'Color the {heading} of the records on {sheet} in "{book}" with conditional formatting. What counts as low and '
    "as high, and the two fills, is on the Limits tab (only what's in use there). Don't include the heading or any "
    "total.",
    '"{book}", sheet {sheet}: please have the {heading} column flag low and high values the way the Limits tab says '
    "we do it now. Conditional formats on the records only, not on the heading or on totals.",
    "Can you set up the conditional formatting for {heading} on the {sheet} sheet ({book})? What counts as low and "
    "high is on Limits, along with the fills; use the row that's in use. It should cover all records, but not the "
    "heading or a total row.",
    'On {sheet} of "{book}" I want to see at a glance which {heading} values are low and which are high. Add '
    "conditional formats to the records (headings and totals stay plain), with the limits and fills that are in use "
    "according to the Limits sheet.",
    'The {heading} figures on {sheet} in "{book}" need colors: conditional formats for low and high on the records '
    "only. The Limits sheet has the limits and the fills; skip what's retired there.",
)


@dataclass(frozen=True)
class Flags:
    """A column of a sheet, and what is low and high in it by the line of the limits that is in use."""

    sheet: Page
    heading: str
    low: int
    high: int
    red: str
    green: str
    retired: tuple[int, int]
    limits: list[list[str]]  # the sheet of them, line by line

    @property
    def area(self) -> str:
        return self.sheet.range(self.heading)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, heading=self.heading, sheet=self.sheet.name, book=self.sheet.title)

    def outcome(self, low: int, high: int, low_fill: str = "", high_fill: str = "") -> Outcome:
        """The two rules, with the fills in use unless told."""

        def make(db: Db) -> None:
            red, green = low_fill or LOW[self.red], high_fill or HIGH[self.green]
            actions.set_format_rule(db, self.sheet.id, self.area, FormatRule("less", str(low), style={"g": red}))
            actions.set_format_rule(db, self.sheet.id, self.area, FormatRule("greater", str(high), style={"g": green}))

        return make

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at("Limits", self.sheet.name)
        book.select(self.area)
        form = FormatRuleForm(user).open()
        form.color_below(self.low, self.red)
        form.another().color_above(self.high, self.green)
        user.done()

    def by_formulas(self, user: User) -> None:
        Files(user).open(self.sheet)
        first = self.sheet.place(self.sheet.rows[0], self.heading)
        form = FormatRuleForm(user).open().set_range(self.area)
        form.color_by_formula(f"={first}>{self.high}", self.green)
        form.another().set_range(self.area)
        form.color_by_formula(f"=AND(ISNUMBER({first}),{first}<{self.low})", self.red)
        user.done()


@family("sheet-flag-rules", app="sheet", kind="conditional", steps=75, persona="finance_analyst")
def flag_by_rules(draw: Draw, world: World) -> Task:
    """Color a column's low and high numbers by conditional formats, as a sheet of limits has it now."""
    who, title, name, headings = draw.choice(FLAGGED)
    flags = _flags(draw, page(world, title, name), headings)
    low, high = flags.low, flags.high
    return Task(
        goal=flags.goal(draw),
        persona=who,
        setup=with_table(flags.sheet.workbook_id, "Limits", flags.limits),
        outcome=flags.outcome(low, high),
        probes=_edges(flags.sheet, flags.heading, low, high),
        without={
            "in use": flags.outcome(*flags.retired),
            "the fills": flags.outcome(low, high, "#DC2626", "#16A34A"),
        },
        gold=flags.gold,
        alternatives=(flags.by_formulas,),
    )


def _flags(draw: Draw, sheet: Page, headings: tuple[str, ...]) -> Flags:
    limits = {heading: pairs for heading in headings if (pairs := _limits(sheet, heading))}
    if not limits:
        raise NoInstance(f"the numbers of {sheet.name} are too much alike to be flagged")
    heading = draw.choice(limits)
    low, high = draw.choice(limits[heading])
    red, green = draw.choice(LOW), draw.choice(HIGH)
    old = (low + draw.integer(1, 3), high + draw.integer(2, 5))
    lines = [
        [heading, str(low), red, str(high), green, "in use"],
        [heading, str(old[0]), red, str(old[1]), green, "retired"],
    ]
    lines += [
        [other, str(low + 7), draw.choice(LOW), str(high + 11), draw.choice(HIGH), "in use"]
        for other in headings
        if other != heading
    ]
    heads = ["Column", "Low: less than", "Fill of low", "High: more than", "Fill of high", "Status"]
    return Flags(sheet, heading, low, high, red, green, old, [heads, *draw.sample(lines, len(lines))])
