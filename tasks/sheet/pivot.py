"""Two families about a list too long to add up by eye: a pivot table that stays, and one figure that one would show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Field, new_sheet_id
from ...apps.sheet.engine import column_name, parse_area
from ...apps.sheet.engine.entry import EPOCH
from ...apps.sheet.models import Cell, Sheet
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import menu, open_sheet, turn_to
from .queries import Page, page

EDITOR = "Pivot table editor"
#: What is left out of a list: the heading, the value, and how a colleague says it.
LEFT_OUT = {
    ("Customer", "Private customers"): "private customers",
    ("Status", "open"): "lines that are still open",
    ("Status", "paid late"): "lines that were paid late",
    ("Terms", "14"): "lines with terms of 14 days",
    ("Terms", "45"): "lines with terms of 45 days",
}
PRIVATE = "Private customers"


@dataclass(frozen=True)
class Covers:
    """A range with all rows of the list and, of its columns, at least those that the pivot table uses."""

    last: int
    columns: tuple[int, ...]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None:
            return False
        try:
            area = parse_area(text)
        except ValueError:
            return False
        fits = area.left <= min(self.columns) and area.right >= max(self.columns)
        return area.top == 1 and area.bottom >= self.last and fits

    def examples(self, wanted: str) -> tuple[str, ...]:
        first, last = column_name(min(self.columns)), column_name(max(self.columns))
        return f"{first}1:{last}{self.last}", f"A1:T{self.last + 40}"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        first, last = column_name(min(self.columns)), column_name(max(self.columns) - 1)
        return f"A1:T{self.last - 1}", f"A2:T{self.last}", f"{first}1:{last}{self.last}"


def _add(user: User, area: str, field: str) -> None:
    user.click("button", f"Add to {area}", within=EDITOR)
    user.click("menuitem", field, within=f"Add to {area}")


def _leave_out(user: User, heading: str, value: str, *, by_condition: bool) -> None:
    _add(user, "Filters", heading)
    user.click("button", f"Edit filter {heading}", within=EDITOR)
    dialog = f"Filter {heading}"
    if by_condition:
        user.choose("Condition", "Does not equal", within=dialog)
        user.fill("Compare with", value, within=dialog)
    else:
        user.check(value, on=False, within=dialog)
    user.click("button", "Apply", within=dialog)


def _insert(user: User, source: str | None = None, place: str | None = None) -> None:
    """Make a pivot table of the sheet on screen, on a new sheet or at a place."""
    dialog = "New pivot table"
    menu(user, "Insert", "Pivot table…")
    if source is not None:
        user.fill("Data range", source, within=dialog)
    if place is not None:
        user.choose("Insert to", "Existing sheet", within=dialog)
        user.fill("Cell on an existing sheet, such as Summary!A1", place, within=dialog)
    user.click("button", "Create", within=dialog)


def _column(sheet: Page, heading: str) -> list[Cell]:
    """The cells of a column of the list, found once: it is long."""
    column = sheet.column(heading)
    return [cell for (_, at), cell in sheet.cells.items() if at == column][1:]


@family("sheet-pivot", app="sheet", kind="create", steps=70, persona="finance_analyst")
def pivot_by_month(draw: Draw, world: World) -> Task:
    """Make a pivot table of the invoice lines: by something and month, in order, with totals, some lines left out."""
    sheet = page(world, "Invoice lines", "Lines")
    row, value = (
        draw.choice(("Family", "Carrier", "State", "Account owner")),
        draw.choice(("Amount", "Margin", "Quantity")),
    )
    word, aggregation = draw.choice((("total", "SUM"), ("average", "AVERAGE")))
    heading, left = draw.choice(
        (heading, left) for heading, left in LEFT_OUT if left in {cell.formatted for cell in _column(sheet, heading)}
    )
    both = draw.choice((True, False))
    name = draw.choice(("By month", "Months", "Monthly view", "Overview", "For the board", "Run of the year"))
    used = tuple(sheet.column(each) for each in (row, "Date", value, heading))
    label = f"{aggregation} of {value}"

    def made(
        *, by_condition: bool = False, totals: bool = both, sort_by: int | None = 1, grouping: str = "month",
        summed: str = aggregation, filtered: bool = True,
    ) -> Outcome:  # fmt: skip
        left_out = (
            Field("filter", used[3], operator="not equals", operand=left) if by_condition
            else Field("filter", used[3], hidden_values=(left,))
        )  # fmt: skip
        fields = (
            Field("row", used[0], sort_by=sort_by, descending=sort_by is not None),
            Field("column", used[1], grouping=grouping, shows_totals=totals),
            Field("value", used[2], aggregation=summed),
            *([left_out] if filtered else []),
        )  # fmt: skip

        def outcome(db: Db) -> None:
            before = {other.id for other in db.query(Sheet).filter_by(workbook_id=sheet.workbook_id)}
            source = f"A1:{column_name(sheet.beside - 1)}{sheet.rows[-1]}"
            work = actions.add_pivot(db, sheet.id, source, fields=fields)
            actions.rename_sheet(db, new_sheet_id(work, before), name)

        return outcome

    def order(user: User) -> None:
        user.choose(f"Sort by, for {row}", label, within=EDITOR)
        user.choose(f"Order of {row}", "Descending", within=EDITOR)

    def across(user: User) -> None:
        _add(user, "Columns", "Date")
        user.choose("Group dates by, for Date", "Month", within=EDITOR)
        user.check("Show totals of Date by month", on=both, within=EDITOR)

    def summed(user: User) -> None:
        _add(user, "Values", value)
        user.choose(f"Summarise by, for {value}", aggregation, within=EDITOR)

    def rename(user: User, old: str) -> None:
        user.double_click("tab", old)
        user.fill("Name", name, within="Rename sheet")
        user.click("button", "Rename", within="Rename sheet")

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        _insert(user)
        _add(user, "Rows", row)
        across(user)
        summed(user)
        order(user)
        _leave_out(user, heading, left, by_condition=False)
        rename(user, "Pivot table 1")
        user.done()

    def on_a_sheet_made_before(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Insert", "Sheet")
        rename(user, "Sheet1")
        turn_to(user, sheet)
        _insert(user, place=f"'{name}'!A1")
        _leave_out(user, heading, left, by_condition=True)
        summed(user)
        _add(user, "Rows", row)
        order(user)
        across(user)
        user.done()

    def of_whole_columns(user: User) -> None:
        open_sheet(user, sheet)
        _insert(user, source="Lines!A:T")
        rename(user, "Pivot table 1")
        user.click("button", "Edit pivot table")
        summed(user)
        _leave_out(user, heading, left, by_condition=False)
        across(user)
        _add(user, "Rows", row)
        order(user)
        user.done()

    return Task(
        goal=draw.phrase(
            'From the lines in "{book}", make a pivot table on a sheet of its own at the end, called "{name}", from '
            "A1 on: the {word} {value} by {row} (down) and month of the invoice date (across). Largest {row} first, by "
            "that {word}. Grand total at the bottom; {totals}. Leave out {left}.",
            'I need the {word} {value} per {row} and month as a pivot table, from the Lines sheet of "{book}": {row} '
            'down the side in descending order of the figure, months across by invoice date. New last sheet "{name}", '
            "table from A1 on; {left} do not count. A total row below, yes; {totals}.",
            'Could you build a pivot in "{book}" on a new sheet "{name}" (last tab, from A1)? Rows: {row}, biggest '
            "first. Columns: the invoice date, by month. Figures: {word} {value}. Not in it: {left}. Keep the grand "
            "total under the rows; as for the columns, {totals}.",
            '"{name}" should be the last sheet of "{book}" and hold, from A1, a pivot table over all invoice lines '
            "except {left}: {word} {value}, one row per {row} sorted from high to low by it, one column per month "
            "invoiced. With the total line at the end; {totals}.",
            'Pivot table please ("{book}", sheet Lines): {row} against month of Date, showing the {word} {value}, rows '
            "from the highest to the lowest, without {left}. Put it at A1 of an extra sheet behind the others named "
            '"{name}". Totals: one row at the bottom, and {totals}.',
            book=sheet.title,
            name=name,
            word=word,
            value=value.lower(),
            row=row.lower(),
            totals="a total column at the right as well" if both else "no total column at the right",
            left=LEFT_OUT[heading, left],
        ),
        outcome=(made(), made(by_condition=True)),
        matchers={"sheet_pivot.source": Covers(sheet.rows[-1], used), "sheet_pivot_field.operand": SameText()},
        without={
            "what is left out": made(filtered=False),
            "the order": made(sort_by=None),
            "the months": made(grouping="quarter"),
            "the totals": made(totals=not both),
            "the figure": made(summed="AVERAGE" if aggregation == "SUM" else "SUM"),
        },
        gold=gold,
        alternatives=(on_a_sheet_made_before, of_whole_columns),
    )


@dataclass(frozen=True, order=True)
class Period:
    """A quarter that questions ask for, by its first day; or a month, of a list that is some weeks long."""

    first: date
    is_month: bool

    @classmethod
    def of(cls, day: date, *, is_month: bool) -> Period:
        month = day.month if is_month else (day.month - 1) // 3 * 3 + 1
        return cls(day.replace(month=month, day=1), is_month)

    @property
    def name(self) -> str:
        return f"{self.first:%B %Y}" if self.is_month else f"Q{(self.first.month + 2) // 3} {self.first.year}"

    def in_words(self, kind: str = "") -> str:
        """A quarter as one of a `kind`, in words."""
        if self.is_month:
            return self.name
        number = ("first", "second", "third", "fourth")[self.first.month // 3]
        return f"{number} {kind}quarter of {self.first.year}"


@dataclass(frozen=True)
class Line:
    """An invoice line, as far as questions ask for it."""

    group: str
    period: Period
    status: str
    customer: str
    cents: dict[str, int]  # by heading


@dataclass(frozen=True)
class Question:
    """Which customer has the largest total, or the second or third largest, under which conditions."""

    group: str
    period: Period
    status: str  # that is left out
    value: str
    rank: int

    def bearer(self, lines: Sequence[Line], *, without: str = "") -> str | None:
        """Who that is, with one of CONDITIONS left out if told; None if several have the same total, or too few any."""
        totals: dict[str, int] = defaultdict(int)
        for line in lines:
            if (
                (line.group == self.group or without == "the family")
                and (line.period == self.period or without == "the quarter")
                and (line.status != self.status or without == "what is left out")
                and (line.customer != PRIVATE or without == "the named customers")
            ):
                totals[line.customer] += line.cents[self.value]
        ranked = sorted(totals.items(), key=lambda item: (-item[1], item[0]))
        amounts = [amount for _, amount in ranked]
        if len(ranked) <= self.rank or amounts.count(amounts[self.rank - 1]) > 1:
            return None
        return ranked[self.rank - 1][0]

    def slips(self, lines: Sequence[Line]) -> dict[str, str]:
        """Who it would be without each condition, where that is somebody else."""
        right = self.bearer(lines)
        found = {name: self.bearer(lines, without=name) for name in CONDITIONS} if right else {}
        return {name: other for name, other in found.items() if other is not None and other != right}


CONDITIONS = ("the family", "the quarter", "what is left out", "the named customers")


def _lines(sheet: Page) -> list[Line]:
    """The lines of the list, by quarters where it has one as a whole, else by months."""
    columns = [_column(sheet, each) for each in ("Family", "Date", "Status", "Customer", "Amount", "Margin")]
    days = [date.fromordinal(int(dated.number or 0) + EPOCH) for dated in columns[1]]
    by_month = len({Period.of(day, is_month=False) for day in days}) < 3
    found = []
    for group, day, status, customer, amount, margin in zip(columns[0], days, *columns[2:], strict=True):
        cents = {"Amount": round((amount.number or 0) * 100), "Margin": round((margin.number or 0) * 100)}
        period = Period.of(day, is_month=by_month)
        found.append(Line(group.text or "", period, status.text or "", customer.text or "", cents))
    return found


@family("sheet-pivot-read", app="sheet", kind="answer", steps=95, persona="finance_analyst")
def read_off_a_pivot(draw: Draw, world: World) -> Task:
    """Find the customer at a rank among hundreds of lines, under several conditions; leave the workbook as it is."""
    sheet = page(world, "Invoice lines", "Lines")
    lines = _lines(sheet)
    periods = sorted({line.period for line in lines})
    # The first and last quarter are not in the list as a whole; of a list of some weeks all stands in it that counts.
    periods = periods if periods[0].is_month else periods[1:-1]
    asked = [
        Question(group, period, status, value, rank)
        for group in sorted({line.group for line in lines}) for period in periods for status in ("open", "paid late")
        for value in ("Amount", "Margin") for rank in (1, 2, 3)
    ]  # fmt: skip
    customers = frozenset(line.customer for line in lines)
    # Of a list without private customers that condition decides nothing.
    deciding = len(CONDITIONS) - (PRIVATE not in customers)

    def decides(each: Question) -> bool:
        """Whether every condition does, and nobody's name is part of the answer's, nor the other way round."""
        if len(each.slips(lines)) < deciding:
            return False
        name = (each.bearer(lines) or "").casefold()
        return not any(name != other and (name in other or other in name) for other in map(str.casefold, customers))

    question = draw.first(asked, decides)
    customer = question.bearer(lines) or ""
    period = question.period
    label = f"SUM of {question.value}"

    def build(user: User, *, by_condition: bool) -> None:
        _leave_out(user, "Customer", PRIVATE, by_condition=True)
        _leave_out(user, "Status", question.status, by_condition=by_condition)
        _add(user, "Filters", "Family")
        user.click("button", "Edit filter Family", within=EDITOR)
        if by_condition:
            user.choose("Condition", "Equals", within="Filter Family")
            user.fill("Compare with", question.group, within="Filter Family")
        else:
            user.click("button", "Clear all", within="Filter Family")
            user.check(question.group, within="Filter Family")
        user.click("button", "Apply", within="Filter Family")
        _add(user, "Values", question.value)
        _add(user, "Rows", "Date")
        user.choose("Group dates by, for Date", "Month" if period.is_month else "Quarter", within=EDITOR)
        _add(user, "Rows", "Customer")
        user.choose("Sort by, for Customer", label, within=EDITOR)
        user.choose("Order of Customer", "Descending", within=EDITOR)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        _insert(user, place=f"{column_name(sheet.beside + 1)}1")
        build(user, by_condition=True)
        user.click("button", "Delete this pivot table", within=EDITOR)
        user.answer(customer)

    def undone(user: User) -> None:
        open_sheet(user, sheet)
        _insert(user)
        build(user, by_condition=False)
        user.press("Escape")
        for _ in range(13):
            user.press("Control+z")
        user.answer(customer)

    def twice_filtered(user: User) -> None:
        open_sheet(user, sheet)
        _insert(user, place=f"{column_name(sheet.beside + 1)}3")
        build(user, by_condition=False)
        user.click("button", "Close pivot table editor", within=EDITOR)
        menu(user, "Data", "Edit pivot table…")
        user.click("button", "Delete this pivot table", within=EDITOR)
        user.answer(customer)

    return Task(
        goal=draw.phrase(
            'Going by the Lines sheet of "{book}": which customer has the {rank} {value} in {group} invoiced '
            "{when}, without {left} and without private customers? Tell me the name, and leave the "
            "workbook as it is.",
            "Who is our {rank} customer by {value} for {group} {short}? Count invoice lines by their date "
            'in "{book}", skip {left} and the private customers. Nothing in the file may change in the end.',
            '"{book}", sheet Lines, {group} only, {calendar} by invoice date: add up the '
            "{value} per customer, leaving {left} and private customers aside. Which customer comes out {rank}? Please "
            "leave no trace in the workbook.",
            'I need one name from "{book}": of all lines for {group} with an invoice date {short}, '
            "excluding {left} and excluding private customers, the customer with the {rank} total {value}. You may try "
            "things out, but hand the workbook back unchanged.",
            "Quick question for the board pack – {group}, {period}, private customers and {left} taken out: "
            'which customer had the {rank} {value} over all their lines in "{book}"? Do not leave anything behind in '
            "the file.",
            book=sheet.title,
            group=question.group,
            rank={1: "largest", 2: "second largest", 3: "third largest"}[question.rank],
            value={"Amount": "amount", "Margin": "margin"}[question.value],
            when=f"in {period.name}" if period.is_month else f"in the {period.in_words()}",
            short=f"in {period.name}",
            calendar=period.in_words("calendar "),
            period=period.name,
            left=LEFT_OUT["Status", question.status],
        ),
        answer=Name(customer, customers),
        without={name: Name(other, customers) for name, other in question.slips(lines).items()},
        gold=gold,
        alternatives=(undone, twice_filtered),
    )
