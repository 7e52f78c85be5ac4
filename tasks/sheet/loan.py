"""Write a schedule of payments that follows the inputs of a loan."""

from __future__ import annotations

from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import copy, enter, fill_down, open_sheet
from .queries import ANY_FORMULA, page, typing

# What stands in column B of the first rows.
_AMOUNT, _RATE, _MONTHS, _FIRST, _FEE = range(1, 6)
_NAMES = (
    ("No.", "Due", "Interest", "Principal", "To pay", "Balance"),
    ("Month", "Date", "Interest", "Repaid", "Payment", "Left"),
    ("#", "On", "Interest part", "Principal part", "Total", "Open"),
    ("Number", "Payable on", "Interest", "Redemption", "Due in all", "Remaining"),
)


@family("sheet-loan-schedule", app="sheet", kind="create", steps=140, persona="finance_analyst")
def schedule_loan(draw: Draw, world: World) -> Task:
    """Lay the first months of a loan out by formulas that follow amount, rate, term, start and fee."""
    sheet = page(world, "Van loan", "Forklift offer")
    months = draw.integer(6, min(14, round(sheet.cells[_MONTHS, 2].number or 0) - 1))
    top, left = draw.integer(7, 10), draw.choice((1, 2, 4))
    names = draw.choice(_NAMES)
    columns = [column_name(left + n) for n in range(6)]
    number, due, interest, principal, payment, balance = columns

    def formulas(row: int) -> list[str]:
        """One line, each cell from the inputs and from cells beside it."""
        loan = f"$B$2/12,{number}{row},$B$3,-$B$1"
        return [
            f"=ROW()-{top}",
            f"=EDATE($B$4,{number}{row}-1)",
            f"=IPMT({loan})",
            f"=PPMT({loan})",
            f"={interest}{row}+{principal}{row}+$B$5",
            f"=-FV($B$2/12,{number}{row},PMT($B$2/12,$B$3,$B$1),$B$1)",
        ]

    def step_by_step(row: int) -> list[str]:
        """A line below the first, each from the line above it."""
        return [
            f"={number}{row - 1}+1",
            f"=EDATE({due}{row - 1},1)",
            f"={balance}{row - 1}*$B$2/12",
            f"={payment}{row}-$B$5-{interest}{row}",
            f"={payment}{row - 1}",
            f"={balance}{row - 1}-{principal}{row}",
        ]

    rows = range(top + 1, top + months + 1)
    typed = {(top, left + n): name for n, name in enumerate(names)}
    typed |= {(row, left + n): formula for row in rows for n, formula in enumerate(formulas(row))}
    # The running number follows nothing.
    typed |= {(row, left): str(row - top) for row in rows}

    def head(user: User) -> None:
        for column, name in zip(columns, names, strict=True):
            enter(user, f"{column}{top}", name)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        head(user)
        for column, formula in zip(columns, formulas(rows[0]), strict=True):
            enter(user, f"{column}{rows[0]}", formula)
        fill_down(user, f"{number}{rows[0]}:{balance}{rows[-1]}")
        user.done()

    def from_line_to_line(user: User) -> None:
        open_sheet(user, sheet)
        start = ("1", "=B4", "=B1*B2/12", f"={payment}{rows[0]}-B5-{interest}{rows[0]}", "=-PMT(B2/12,B3,B1)+B5",
                 f"=B1-{principal}{rows[0]}")  # fmt: skip
        for column, formula in zip(columns, start, strict=True):
            enter(user, f"{column}{rows[0]}", formula)
        for column, formula in zip(columns, step_by_step(rows[1]), strict=True):
            enter(user, f"{column}{rows[1]}", formula)
            copy(user, f"{column}{rows[1]}", f"{column}{rows[2]}:{column}{rows[-1]}")
        head(user)
        user.done()

    inputs = {"amount": "50000", "rate": "0.031", "months": "48", "first": "2027-02-01", "fee": "7.25"}
    places = dict(zip(inputs, (_AMOUNT, _RATE, _MONTHS, _FIRST, _FEE), strict=True))
    return Task(
        goal=draw.phrase(
            'Please write a repayment schedule for the first {months} months on {sheet} in "{book}", headings in '
            "{place} and to its right: {names} – that is the running number, the day of the payment, interest, "
            "principal, all that we pay including the fee, and what is still owed afterwards. Equal monthly payments "
            "over the whole term, no rounding, and it must follow when I change an input.",
            'The bank wants to see months 1 to {months} of the loan on {sheet} ("{book}"). Start with the headings '
            "{names} in row {top} from {place} on; below them number, payment date, interest, principal, payment with "
            "fee, and the balance after it. It is an annuity over the term given there; all of it as formulas on the "
            "inputs, unrounded, so that I can play with them.",
            'On {sheet} of "{book}" are the inputs of a loan. From {place} on I need: {names}. One line a month for '
            "{months} months – counter, date (monthly from the first payment), interest share, repayment share, "
            "instalment plus fee, remaining debt. Level payments over all months of the term; do not round, do not "
            "hardcode: inputs will change.",
            '"{book}", {sheet}: build the schedule under the inputs. Header {names} with its first cell in {place}, '
            "then {months} rows: month number, due date, interest, principal, amount due with the fee, balance after "
            "paying. Constant instalments for the full term; live formulas only, no rounded figures.",
            'Could you lay out the first {months} payments of the loan on {sheet} in "{book}"? Put the heads {names} '
            "at {place}; each line has the count, when it is due, the interest and the principal in it, what leaves "
            "our account (fee included) and the rest of the debt. Same instalment every month of the term, exact "
            "values, and everything recalculates from the cells above.",
            months=months,
            sheet=sheet.name,
            book=sheet.title,
            top=top,
            place=f"{columns[0]}{top}",
            names=", ".join(f'"{name}"' for name in names),
        ),
        outcome=typing(sheet.id, typed),
        matchers=ANY_FORMULA,
        probes=(
            *(typing(sheet.id, {(places[name], 2): value}) for name, value in inputs.items()),
            typing(sheet.id, {(places[name], 2): value for name, value in inputs.items()}),
        ),
        gold=gold,
        alternatives=(from_line_to_line,),
    )
