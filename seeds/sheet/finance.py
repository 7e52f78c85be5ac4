"""What finance keeps: budget, forecast, loan, expenses; its invoices are next door."""

from __future__ import annotations

from datetime import date, timedelta

from ...apps.platform.values import SHORT_MONTHS
from ...apps.sheet.engine import Area, column_name
from .books import DAY, MONEY, Book, Shelf
from .costs import EXPENSES, Costs, spent_on_the_road
from .invoices import make_invoices
from .notes import make_notes
from .plan_changes import ask_for_changes
from .receivables import Bill


def make_finance(shelf: Shelf) -> list[Bill]:
    """Everything, and what was invoiced for deals."""
    _budget(shelf)
    _forecast(shelf)
    _loan(shelf)
    bills = make_invoices(shelf)
    for number, key in enumerate(("sales-Central-2", "sales-East-1", "marketing", "support")):
        _expenses(shelf, key, number)
    return bills


def _budget(shelf: Shelf) -> None:
    departments = sorted({person.department for person in shelf.draft.people})
    book = shelf.book(
        f"Budget {shelf.today.year}", "finance-2", folder="Models", finance="editor", finance_1="editor", chief="viewer"
    )
    month = shelf.today.replace(day=1)
    shelf.within(book, month, month + timedelta(days=14))
    costs = Costs(shelf.draft, departments)
    headers = ("Department", *SHORT_MONTHS, "Year")
    for name, figures in (("Budget", costs.planned), ("Actual", costs.spent)):
        page = book.page(name)
        rows = [
            (department, *(figures[department] + [None] * 12)[:12], f"=SUM(B{row}:M{row})")
            for row, department in enumerate(departments, start=2)
        ]
        area = page.table(headers, rows, dict.fromkeys(range(2, 15), "$#,##0"), {1: 130})
        page.total(area, range(2, 15), "$#,##0")
        page.freeze(1, 1)
    variance = book.page("Variance")
    lines = [
        (department, *(f'=IF(Actual!{column_name(m)}{row}="",""'
          f',Actual!{column_name(m)}{row}-Budget!{column_name(m)}{row})'
         for m in range(2, 14)),
         f"=SUM(B{row}:M{row})")
        for row, department in enumerate(departments, start=2)
    ]  # fmt: skip
    variance.table(headers, lines, dict.fromkeys(range(2, 15), "$#,##0;[Red]-$#,##0"), {1: 130})
    variance.freeze(1, 1)
    random = shelf.draft.random("sheet", "budget rules")
    spared = random.sample([name for name in departments if name != "Marketing"], 2)
    make_notes(
        book,
        (
            ("Months", "Each month stands alone: savings in one don't make up for another."),
            (
                "Over budget",
                f"A department is over budget in any month in which it spent more than {random.choice((1, 2, 3))}% "
                "above what the Budget sheet has for that month. Variance only shows the difference in dollars.",
            ),
            ("Not followed up", f"{spared[0]} and {spared[1]}: the board has agreed to their overruns."),
            ("Whole year", "The Year column on the Actual sheet is not a forecast. It adds up the months so far."),
        ),
    )  # fmt: skip
    ask_for_changes(shelf, book, costs.planned)


def _forecast(shelf: Shelf) -> None:
    book = shelf.book("Cash forecast", "finance", finance_1="editor", finance_2="editor", chief="viewer")
    shelf.some_days_ago(book, 1, 3)
    inputs = book.page("Inputs")
    for label, value, format in (
        ("Opening balance", 412_000, MONEY), ("Receipts a week", 96_500, MONEY), ("Growth a week", 0.004, "0.0%"),
        ("Payroll every two weeks", 118_000, MONEY), ("Purchases a week", 41_000, MONEY),
    ):  # fmt: skip
        row = inputs.line(label, value)
        inputs.look(Area(row, 2, row, 2), {"f": format})
    page = book.page("Forecast")
    rows = []
    for n in range(26):
        row, week = n + 2, shelf.today + timedelta(days=7 * n - shelf.today.weekday())
        opening = "=Inputs!$B$1" if n == 0 else f"=G{row - 1}"
        payroll = "=-Inputs!$B$4" if n % 2 == 0 else 0
        rows.append(
            (
                week,
                n + 1,
                opening,
                f"=Inputs!$B$2*(1+Inputs!$B$3)^(B{row}-1)",
                payroll,
                "=-Inputs!$B$5",
                f"=SUM(C{row}:F{row})",
            )
        )
    headers = ("Week of", "Week", "Opening", "Receipts", "Payroll", "Purchases", "Closing")
    page.table(headers, rows, {1: DAY, **dict.fromkeys(range(3, 8), "$#,##0")})
    page.freeze(1, 2)
    checks = book.page("Checks")
    checks.line("Lowest balance", "=MIN(Forecast!G2:G27)")
    checks.line("In week", "=MATCH(B1,Forecast!G2:G27,0)")
    checks.line("Below zero", '=IF(B1<0,"yes","no")')
    checks.look(Area(1, 2, 1, 2), {"f": MONEY})


def _loan(shelf: Shelf) -> None:
    book = shelf.book("Van loan", "finance-2", folder="Models", finance="viewer")
    shelf.some_days_ago(book, 30, 150)
    inputs = book.page("Inputs")
    for label, value, format in (("Principal", 86_000, MONEY), ("Yearly rate", 0.0575, "0.00%"), ("Months", 60, "0")):
        row = inputs.line(label, value)
        inputs.look(Area(row, 2, row, 2), {"f": format})
    inputs.line("Payment", "=-PMT(B2/12,B3,B1)")
    inputs.look(Area(4, 2, 4, 2), {"f": MONEY, "b": 1})
    page = book.page("Schedule")
    rows = [
        (n, "=Inputs!$B$1" if n == 1 else f"=F{n}", "=Inputs!$B$4",
         f"=B{n + 1}*Inputs!$B$2/12", f"=C{n + 1}-D{n + 1}", f"=B{n + 1}-E{n + 1}")
        for n in range(1, 61)
    ]  # fmt: skip
    page.table(
        ("Month", "Opening", "Payment", "Interest", "Principal", "Closing"), rows, dict.fromkeys(range(2, 7), MONEY)
    )
    page.freeze()
    _offer(shelf, book)


def _offer(shelf: Shelf, book: Book) -> None:
    """A loan that is only thought about: what it would be, without a schedule yet."""
    random = shelf.draft.random("sheet", "offer")
    page = book.page("Forklift offer")
    first = (shelf.today.replace(day=1) + timedelta(days=40)).replace(day=1)
    for label, value, format in (
        ("Amount", random.randrange(24, 62) * 1_000, MONEY), ("Yearly rate", random.randrange(38, 79) / 1_000, "0.00%"),
        ("Months", random.choice((12, 18, 24, 30, 36)), "0"), ("First payment", first, DAY),
        ("Fee with each payment", random.randrange(4, 20) / 2, MONEY),
    ):  # fmt: skip
        row = page.line(label, value)
        page.look(Area(row, 2, row, 2), {"f": format})
    book.engine.resize(page.key, "column", 1, 160)


def _expenses(shelf: Shelf, key: str, number: int) -> None:
    random = shelf.draft.random("sheet", "expenses", key)
    person = shelf.holders[key]
    first = date(shelf.today.year, shelf.today.month, 1) - timedelta(days=1)
    month = date(first.year, first.month, 1)
    book = shelf.book(
        f"Expenses {person.last_name} {SHORT_MONTHS[month.month - 1]} {month.year}",
        key,
        finance_3="editor",
        finance_1="viewer",
    )
    shelf.within(book, month + timedelta(days=24), month + timedelta(days=45))
    page = book.page("Expenses")
    page.title(f"Expense report {person.name}")
    top = page.row + 1
    rows = [
        (day, what, net, random.choice((0, 0, 0.0825)), f"=ROUND(C{top + n}*(1+D{top + n}),2)")
        for n, (day, what, net) in enumerate(spent_on_the_road(shelf.draft, random, person, month, 14 + number))
    ]
    area = page.table(("Date", "What", "Net", "Tax", "Gross"), rows, {1: DAY, 3: MONEY, 4: "0.00%", 5: MONEY}, {2: 130})
    page.total(area, (3, 5))
    summary = book.page("By kind")
    lines = [
        (kind, f"=SUMIF(Expenses!$B${area.top}:$B${area.bottom},A{row},Expenses!$E${area.top}:$E${area.bottom})")
        for row, kind in enumerate(EXPENSES, start=2)
    ]
    summary.total(summary.table(("Kind", "Gross"), lines, {2: MONEY}, {1: 130}), (2,))
