"""Two families about a list too long to add up by eye: a pivot table that stays, and one figure that one would show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Field, new_sheet_id
from ...apps.sheet.engine import column_name, parse_area
from ...apps.sheet.engine.entry import EPOCH
from ...apps.sheet.models import Cell, Sheet
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SameText
from ..registry import family
from ..task import Outcome, Task
from .pages import NEW_PIVOT, BookByTools, Files, PivotEditor
from .queries import Page, page

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


def _column(sheet: Page, heading: str) -> list[Cell]:
    """The cells of a column of the list, found once: it is long."""
    column = sheet.column(heading)
    return [cell for (_, at), cell in sheet.cells.items() if at == column][1:]


PIVOT_WORDINGS = (
    'From the lines in "{book}", make a pivot table on its own sheet at the end, called "{name}", starting in A1: '
    "the {word} {value} by {row} (down) and month of the invoice date (across). Largest {row} first, by that "
    "{word}. Grand total at the bottom; {totals}. Leave out {left}.",
    'I need the {word} {value} per {row} and month as a pivot table, from the Lines sheet of "{book}": {row} down '
    'the side in descending order of the figure, months across by invoice date. New last sheet "{name}", table '
    "starting in A1; {left} don't count. Include a total row at the bottom; {totals}.",
    'Could you build a pivot table in "{book}" on a new sheet "{name}" (last tab, starting in A1)? Rows: {row}, '
    "biggest first. Columns: the invoice date, by month. Values: {word} {value}. Leave out {left}. Keep the grand "
    "total row at the bottom; as for the columns, {totals}.",
    '"{name}" should be the last sheet of "{book}" and have, starting in A1, a pivot table of all invoice lines '
    "except {left}: {word} {value}, one row per {row} sorted from high to low by it, one column per month invoiced. "
    "With the total row at the end; {totals}.",
    'Pivot table please ("{book}", sheet Lines): {row} against month of Date, showing the {word} {value}, rows from '
    'highest to lowest, without {left}. Put it in A1 of a new sheet after the others named "{name}". Totals: one '
    "row at the bottom, and {totals}.",
)


@dataclass(frozen=True)
class Pivot:
    """What a pivot table of the invoice lines is to show, month by month."""

    sheet: Page
    row: str
    value: str
    aggregation: str
    heading: str  # by which lines are left out
    left: str  # whose value there
    both: bool  # totals at the right as well

    @property
    def columns(self) -> tuple[int, int, int, int]:
        """Of the rows, the columns, the value and the filter."""
        row, day, value, heading = map(self.sheet.column, (self.row, "Date", self.value, self.heading))
        return row, day, value, heading

    def fields(
        self, *, by_condition: bool = False, totals: bool | None = None, sort_by: int | None = 1,
        grouping: str = "month", aggregation: str = "", filtered: bool = True,
    ) -> tuple[Field, ...]:  # fmt: skip
        """Its fields; each argument makes them another way, or leaves something out."""
        row, day, value, heading = self.columns
        left_out = (
            Field("filter", heading, operator="not equals", operand=self.left) if by_condition
            else Field("filter", heading, hidden_values=(self.left,))
        )  # fmt: skip
        return (
            Field("row", row, sort_by=sort_by, descending=sort_by is not None),
            Field("column", day, grouping=grouping, shows_totals=self.both if totals is None else totals),
            Field("value", value, aggregation=aggregation or self.aggregation),
            *([left_out] if filtered else []),
        )  # fmt: skip

    def other_fields(self) -> dict[str, tuple[Field, ...]]:
        """Those of somebody who leaves something out."""
        return {
            "what is left out": self.fields(filtered=False),
            "the order": self.fields(sort_by=None),
            "the months": self.fields(grouping="quarter"),
            "the totals": self.fields(totals=not self.both),
            "the figure": self.fields(aggregation="AVERAGE" if self.aggregation == "SUM" else "SUM"),
        }

    def put_largest_first(self, editor: PivotEditor) -> None:
        editor.largest_first(self.row, f"{self.aggregation} of {self.value}")

    def put_months_across(self, editor: PivotEditor) -> None:
        editor.add_columns("Date")
        editor.group_dates("Date", "Month")
        editor.show_totals("Date", "month", on=self.both)


@dataclass(frozen=True)
class PivotByMonth:
    """A pivot table, how its goal calls the figure, and what its sheet is to be called."""

    pivot: Pivot
    word: str
    name: str

    @property
    def sheet(self) -> Page:
        return self.pivot.sheet

    def goal(self, draw: Draw) -> str:
        pivot = self.pivot
        totals = "a total column on the right as well" if pivot.both else "no total column on the right"
        return draw.phrase(
            *PIVOT_WORDINGS, book=self.sheet.title, name=self.name, word=self.word, value=pivot.value.lower(),
            row=pivot.row.lower(), totals=totals, left=LEFT_OUT[pivot.heading, pivot.left],
        )  # fmt: skip

    def outcome(self, fields: Sequence[Field]) -> Outcome:
        def outcome(db: Db) -> None:
            before = {other.id for other in db.query(Sheet).filter_by(workbook_id=self.sheet.workbook_id)}
            source = f"A1:{column_name(self.sheet.beside - 1)}{self.sheet.rows[-1]}"
            work = actions.add_pivot(db, self.sheet.id, source, fields=fields)
            actions.rename_sheet(db, new_sheet_id(work, before), self.name)

        return outcome

    def gold(self, user: User) -> None:
        book, pivot = Files(user).open(self.sheet), self.pivot
        editor = PivotEditor(user).insert()
        editor.add_rows(pivot.row)
        pivot.put_months_across(editor)
        editor.add_values(pivot.value, pivot.aggregation)
        pivot.put_largest_first(editor)
        editor.add_filter(pivot.heading).tick([pivot.left], on=False).apply()
        book.rename_sheet(NEW_PIVOT, self.name)
        user.done()

    def on_a_sheet_made_before(self, user: User) -> None:
        book, pivot = Files(user).open(self.sheet), self.pivot
        book.new_sheet(self.name)
        book.turn_to(self.sheet)
        editor = PivotEditor(user).insert(place=f"'{self.name}'!A1")
        editor.add_filter(pivot.heading).differs_from(pivot.left).apply()
        editor.add_values(pivot.value, pivot.aggregation)
        editor.add_rows(pivot.row)
        pivot.put_largest_first(editor)
        pivot.put_months_across(editor)
        user.done()

    def of_whole_columns(self, user: User) -> None:
        book, pivot = Files(user).open(self.sheet), self.pivot
        editor = PivotEditor(user).insert(source="Lines!A:T")
        book.rename_sheet(NEW_PIVOT, self.name)
        editor.reopen()
        editor.add_values(pivot.value, pivot.aggregation)
        editor.add_filter(pivot.heading).tick([pivot.left], on=False).apply()
        pivot.put_months_across(editor)
        editor.add_rows(pivot.row)
        pivot.put_largest_first(editor)
        user.done()


@family("sheet-pivot", app="sheet", kind="create", steps=70, persona="finance_analyst")
def pivot_by_month(draw: Draw, world: World) -> Task:
    """Make a pivot table of the invoice lines: by something and month, in order, with totals, some lines left out."""
    sheet = page(world, "Invoice lines", "Lines")
    row = draw.choice(("Family", "Carrier", "State", "Account owner"))
    value = draw.choice(("Amount", "Margin", "Quantity"))
    word, aggregation = draw.choice((("total", "SUM"), ("average", "AVERAGE")))
    heading, left = draw.choice(
        (heading, left) for heading, left in LEFT_OUT if left in {cell.formatted for cell in _column(sheet, heading)}
    )
    both = draw.choice((True, False))
    name = draw.choice(("By month", "Months", "Monthly view", "Overview", "For the board", "Run of the year"))
    pivot = Pivot(sheet, row, value, aggregation, heading, left, both)
    by_month = PivotByMonth(pivot, word, name)
    return Task(
        goal=by_month.goal(draw),
        outcome=(by_month.outcome(pivot.fields()), by_month.outcome(pivot.fields(by_condition=True))),
        matchers={"sheet_pivot.source": Covers(sheet.rows[-1], pivot.columns), "sheet_pivot_field.operand": SameText()},
        without={condition: by_month.outcome(fields) for condition, fields in pivot.other_fields().items()},
        gold=by_month.gold,
        alternatives=(by_month.on_a_sheet_made_before, by_month.of_whole_columns),
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

    def __str__(self) -> str:
        return f"{self.first:%B %Y}" if self.is_month else f"Q{(self.first.month + 2) // 3} {self.first.year}"

    def __format__(self, how: str) -> str:
        """A quarter may be said in words: `{period:calendar}` is "second calendar quarter of 2026"; else its name."""
        if self.is_month or not how:
            return str(self)
        number = ("first", "second", "third", "fourth")[self.first.month // 3]
        return {
            "calendar": f"{number} calendar quarter of {self.first.year}",
            "the": f"the {number} quarter of {self.first.year}",
        }[how]


@dataclass(frozen=True)
class InvoiceLine:
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

    def bearer(self, lines: Sequence[InvoiceLine], *, without: str = "") -> str | None:
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

    def slips(self, lines: Sequence[InvoiceLine]) -> dict[str, str]:
        """Who it would be without each condition, where that is somebody else."""
        right = self.bearer(lines)
        found = {name: self.bearer(lines, without=name) for name in CONDITIONS} if right else {}
        return {name: other for name, other in found.items() if other is not None and other != right}


CONDITIONS = ("the family", "the quarter", "what is left out", "the named customers")


def _lines(sheet: Page) -> list[InvoiceLine]:
    """The lines of the list, by quarters where it has one as a whole, else by months."""
    columns = [_column(sheet, each) for each in ("Family", "Date", "Status", "Customer", "Amount", "Margin")]
    days = [date.fromordinal(int(dated.number or 0) + EPOCH) for dated in columns[1]]
    by_month = len({Period.of(day, is_month=False) for day in days}) < 3
    found = []
    for group, day, status, customer, amount, margin in zip(columns[0], days, *columns[2:], strict=True):
        cents = {"Amount": round((amount.number or 0) * 100), "Margin": round((margin.number or 0) * 100)}
        period = Period.of(day, is_month=by_month)
        found.append(InvoiceLine(group.text or "", period, status.text or "", customer.text or "", cents))
    return found


READ_WORDINGS = (
    'Going by the Lines sheet of "{book}": which customer has the {rank} {value} in {group} invoiced in '
    "{period:the}, without {left} and without private customers? Tell me the name, and leave the workbook as it is.",
    'Who is our {rank} customer by {value} for {group} in {period}? Count invoice lines by their date in "{book}", '
    "and skip {left} and the private customers. The file must be unchanged when you're done.",
    '"{book}", sheet Lines, {group} only, {period:calendar} by invoice date: add up the {value} per customer, '
    "leaving out {left} and private customers. Which customer comes out {rank}? Please leave no trace in the "
    "workbook.",
    'I need one name from "{book}": of all lines for {group} with an invoice date in {period}, excluding {left} and '
    "excluding private customers, the customer with the {rank} total {value}. You can try things out, but leave the "
    "workbook unchanged in the end.",
    "Quick question for the board pack: for {group} in {period}, leaving out private customers and {left}, which "
    'customer had the {rank} {value} over all their lines in "{book}"? Don\'t leave anything behind in the file.',
)


@dataclass(frozen=True)
class PivotReading:
    """A question about the list, and who it is that it asks for."""

    sheet: Page
    lines: list[InvoiceLine]
    question: Question

    @property
    def customer(self) -> str:
        return self.question.bearer(self.lines) or ""

    @property
    def customers(self) -> frozenset[str]:
        return frozenset(line.customer for line in self.lines)

    def goal(self, draw: Draw) -> str:
        question, period = self.question, self.question.period
        return draw.phrase(
            *READ_WORDINGS,
            book=self.sheet.title,
            group=question.group,
            rank={1: "largest", 2: "second largest", 3: "third largest"}[question.rank],
            value={"Amount": "amount", "Margin": "margin"}[question.value],
            period=period,
            left=LEFT_OUT["Status", question.status],
        )

    def gold(self, user: User) -> None:
        Files(user).open(self.sheet)
        editor = PivotEditor(user).insert(place=f"{column_name(self.sheet.beside + 1)}1")
        self._build(editor, by_condition=True)
        editor.delete()
        user.answer(self.customer)

    def undone(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        self._build(PivotEditor(user).insert(), by_condition=False)
        book.press_in_turn("Escape")
        book.undo(13)
        user.answer(self.customer)

    def twice_filtered(self, user: User) -> None:
        Files(user).open(self.sheet)
        editor = PivotEditor(user).insert(place=f"{column_name(self.sheet.beside + 1)}3")
        self._build(editor, by_condition=False)
        editor.close()
        editor.reopen(by_menu=True)
        editor.delete()
        user.answer(self.customer)

    def by_tools(self, user: ToolUser) -> None:
        book = BookByTools(user, self.sheet)
        book.open()
        book.read("A1:T4")
        user.because("A pivot table adds up so many lines; it stands beside them and goes again.")
        left = column_name(self.sheet.beside + 1)
        last = column_name(self.sheet.beside - 1)
        book.call(
            "sheet_add_pivot", source=f"A1:{last}{self.sheet.rows[-1]}", place=f"{left}1", fields=self._fields()
        )  # fmt: skip
        (pivot,) = book.call("sheet_list_objects", of="pivots")["items"]
        book.read(pivot["area"])
        book.call("sheet_delete_object", of="pivots", id=pivot["id"])

    def _fields(self) -> list[dict[str, Any]]:
        """What a pivot table is made of that shows the answer."""
        question, column = self.question, self.sheet.column
        grouping = "month" if question.period.is_month else "quarter"
        return [
            {"area": "filter", "column": column("Customer"), "operator": "not equals", "operand": PRIVATE},
            {"area": "filter", "column": column("Status"), "operator": "not equals", "operand": question.status},
            {"area": "filter", "column": column("Family"), "operator": "equals", "operand": question.group},
            {"area": "value", "column": column(question.value)},
            {"area": "row", "column": column("Date"), "grouping": grouping},
            {"area": "row", "column": column("Customer"), "sort_by": 1, "descending": True},
        ]

    def _build(self, editor: PivotEditor, *, by_condition: bool) -> None:
        question = self.question
        editor.add_filter("Customer").differs_from(PRIVATE).apply()
        status = editor.add_filter("Status")
        if by_condition:
            status.differs_from(question.status).apply()
            editor.add_filter("Family").equals(question.group).apply()
        else:
            status.tick([question.status], on=False).apply()
            editor.add_filter("Family").only(question.group).apply()
        editor.add_values(question.value)
        editor.add_rows("Date")
        editor.group_dates("Date", "Month" if question.period.is_month else "Quarter")
        editor.add_rows("Customer")
        editor.largest_first("Customer", f"SUM of {question.value}")


@family("sheet-pivot-read", app="sheet", kind="answer", steps=95, persona="finance_analyst")
def read_off_a_pivot(draw: Draw, world: World) -> Task:
    """Find the customer at a rank among hundreds of lines, under several conditions; leave the workbook as it is."""
    sheet = page(world, "Invoice lines", "Lines")
    lines = _lines(sheet)
    reading = PivotReading(sheet, lines, draw.first(_questions(lines), partial(_decides, lines)))
    slips = reading.question.slips(lines)
    return Task(
        goal=reading.goal(draw),
        answer=Name(reading.customer, reading.customers),
        without={name: Name(other, reading.customers) for name, other in slips.items()},
        gold=reading.gold,
        alternatives=(reading.undone, reading.twice_filtered),
        by_tools=reading.by_tools,
    )


def _questions(lines: Sequence[InvoiceLine]) -> list[Question]:
    periods = sorted({line.period for line in lines})
    # The first and last quarter are not in the list as a whole; of a list of some weeks all stands in it that counts.
    periods = periods if periods[0].is_month else periods[1:-1]
    return [
        Question(group, period, status, value, rank)
        for group in sorted({line.group for line in lines}) for period in periods for status in ("open", "paid late")
        for value in ("Amount", "Margin") for rank in (1, 2, 3)
    ]  # fmt: skip


def _decides(lines: Sequence[InvoiceLine], question: Question) -> bool:
    """Whether every condition does, and nobody's name is part of the answer's, nor the other way round."""
    customers = {line.customer for line in lines}
    # Of a list without private customers that condition decides nothing.
    if len(question.slips(lines)) < len(CONDITIONS) - (PRIVATE not in customers):
        return False
    name = (question.bearer(lines) or "").casefold()
    return not any(name != other and (name in other or other in name) for other in map(str.casefold, customers))
