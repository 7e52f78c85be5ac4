"""Write a schedule of payments that follows the inputs of a loan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, Workbook
from .queries import ANY_FORMULA, Page, page, typing

# What stands in column B of the first rows.
_AMOUNT, _RATE, _MONTHS, _FIRST, _FEE = range(1, 6)
_NAMES = (
    ("No.", "Due", "Interest", "Principal", "To pay", "Balance"),
    ("Month", "Date", "Interest", "Repaid", "Payment", "Left"),
    ("#", "On", "Interest part", "Principal part", "Total", "Open"),
    ("Number", "Payable on", "Interest", "Redemption", "Due in all", "Remaining"),
)


WORDINGS = (
    'Please write a repayment schedule for the first {months} months on {sheet} in "{book}", with headings in '
    "{place} and to its right: {names}. That's the payment number, the payment date, interest, principal, "
    "everything we pay including the fee, and what we still owe afterward. Equal monthly payments over the whole "
    "term, no rounding, and it has to update when I change an input.",
    'The bank wants to see months 1 to {months} of the loan on {sheet} ("{book}"). Put the headings {names} in row '
    "{top} from {place} on; below them number, payment date, interest, principal, payment with fee, and the balance "
    "after it. Level payments over the term given there; all formulas based on the inputs, unrounded, so I can play "
    "with them.",
    'The inputs of a loan are on {sheet} of "{book}". From {place} on I need: {names}. One row a month for {months} '
    "months: counter, date (monthly from the first payment), interest, principal, payment plus fee, remaining "
    "balance. Level payments over all months of the term. Don't round and don't hardcode, because the inputs will "
    "change.",
    '"{book}", {sheet}: build the schedule below the inputs. Headings {names}, the first one in {place}, then '
    "{months} rows: month number, due date, interest, principal, amount due with the fee, balance after paying. "
    "Level payments for the full term; live formulas only, no rounded figures.",
    'Could you lay out the first {months} payments of the loan on {sheet} in "{book}"? Put the headings {names} '
    "starting in {place}. Each row has the number, the due date, the interest and principal, what leaves our "
    "account (fee included) and the remaining balance. Same payment every month of the term, exact values, and "
    "everything recalculates from the cells above.",
)


@dataclass(frozen=True)
class Schedule:
    """A loan, and where its first months are to be laid out, under which headings."""

    sheet: Page
    months: int
    top: int
    left: int
    names: tuple[str, ...]

    @property
    def columns(self) -> list[str]:
        """Of the number, the day, interest, principal, payment and balance."""
        return [column_name(self.left + n) for n in range(6)]

    @property
    def rows(self) -> range:
        return range(self.top + 1, self.top + self.months + 1)

    def goal(self, draw: Draw) -> str:
        names = ", ".join(f'"{name}"' for name in self.names)
        return draw.phrase(
            *WORDINGS, months=self.months, sheet=self.sheet.name, book=self.sheet.title, top=self.top,
            place=f"{self.columns[0]}{self.top}", names=names,
        )  # fmt: skip

    def outcome(self) -> Outcome:
        typed = {(self.top, self.left + n): name for n, name in enumerate(self.names)}
        for row in self.rows:
            typed |= {(row, self.left + n): formula for n, formula in enumerate(self._formulas(row))}
            # The running number follows nothing.
            typed[row, self.left] = str(row - self.top)
        return typing(self.sheet.id, typed)

    def probes(self) -> tuple[Outcome, ...]:
        """Another input each, and all of them at once."""
        inputs = {_AMOUNT: "50000", _RATE: "0.031", _MONTHS: "48", _FIRST: "2027-02-01", _FEE: "7.25"}
        each = (typing(self.sheet.id, {(row, 2): value}) for row, value in inputs.items())
        return *each, typing(self.sheet.id, {(row, 2): value for row, value in inputs.items()})

    def gold(self, user: User) -> None:
        book, first = Files(user).open(self.sheet), self.rows[0]
        self._enter_line(book, self.top, self.names)
        self._enter_line(book, first, self._formulas(first))
        book.fill_down(f"{self.columns[0]}{first}:{self.columns[-1]}{self.rows[-1]}")
        user.done()

    def from_line_to_line(self, user: User) -> None:
        book, (first, second, *_, last) = Files(user).open(self.sheet), self.rows
        self._enter_line(book, first, self._first_line())
        for column, formula in zip(self.columns, self._line_by_the_one_above(second), strict=True):
            book.enter(f"{column}{second}", formula)
            book.copy(f"{column}{second}", f"{column}{second + 1}:{column}{last}")
        self._enter_line(book, self.top, self.names)
        user.done()

    def _enter_line(self, book: Workbook, row: int, texts: Sequence[str]) -> None:
        book.enter_all((f"{column}{row}", text) for column, text in zip(self.columns, texts, strict=True))

    def _formulas(self, row: int) -> list[str]:
        """One line, each cell from the inputs and from cells beside it."""
        number, _, interest, principal, _, _ = self.columns
        loan = f"$B$2/12,{number}{row},$B$3,-$B$1"
        return [
            f"=ROW()-{self.top}", f"=EDATE($B$4,{number}{row}-1)", f"=IPMT({loan})", f"=PPMT({loan})",
            f"={interest}{row}+{principal}{row}+$B$5", f"=-FV($B$2/12,{number}{row},PMT($B$2/12,$B$3,$B$1),$B$1)",
        ]  # fmt: skip

    def _first_line(self) -> list[str]:
        row, (_, _, interest, principal, payment, _) = self.rows[0], self.columns
        return [
            "1", "=B4", "=B1*B2/12", f"={payment}{row}-B5-{interest}{row}", "=-PMT(B2/12,B3,B1)+B5",
            f"=B1-{principal}{row}",
        ]  # fmt: skip

    def _line_by_the_one_above(self, row: int) -> list[str]:
        number, due, interest, principal, payment, balance = self.columns
        return [
            f"={number}{row - 1}+1", f"=EDATE({due}{row - 1},1)", f"={balance}{row - 1}*$B$2/12",
            f"={payment}{row}-$B$5-{interest}{row}", f"={payment}{row - 1}", f"={balance}{row - 1}-{principal}{row}",
        ]  # fmt: skip


@family("sheet-loan-schedule", app="sheet", kind="create", steps=140, persona="finance_analyst")
def schedule_loan(draw: Draw, world: World) -> Task:
    """Lay the first months of a loan out by formulas that follow amount, rate, term, start and fee."""
    sheet = page(world, "Van loan", "Forklift offer")
    months = draw.integer(6, min(14, round(sheet.cells[_MONTHS, 2].number or 0) - 1))
    schedule = Schedule(sheet, months, draw.integer(7, 10), draw.choice((1, 2, 4)), draw.choice(_NAMES))
    return Task(
        goal=schedule.goal(draw),
        outcome=schedule.outcome(),
        matchers=ANY_FORMULA,
        probes=schedule.probes(),
        gold=schedule.gold,
        alternatives=(schedule.from_line_to_line,),
    )
