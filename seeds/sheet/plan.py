"""The online shop's plan of twelve months: drivers, sales, costs, people and what is left, each on a tab of its own."""

from __future__ import annotations

from datetime import date, timedelta

from ...apps.sheet.engine import Area
from ...apps.store.models import Order
from .books import COUNT, MONEY, MONTH, PERCENT, Book, Page, Shelf, Value
from .notes import make_notes

_MONTHS = 12
_WHOLE = "$#,##0"


def make_plan(shelf: Shelf) -> None:
    book = shelf.book(
        "Online shop plan", "finance-2", folder="Models", finance="editor", finance_1="editor", chief="viewer"
    )
    shelf.some_days_ago(book, 1, 4)
    _drivers(shelf, book)
    first = (shelf.today.replace(day=1) + timedelta(days=32)).replace(day=1)
    _sales(book, first)
    _costs(shelf, book)
    _people(book)
    _result(book)
    make_notes(
        book,
        (
            (
                "Rows",
                "A month is in the same row on every tab, and tabs pull from each other's row.",
            ),
            (
                "Columns",
                "Every month in a column uses the same formula. Only the first month of Orders and Cash starts from a "
                "driver instead of the month before.",
            ),
            ("Drivers", "Every assumption is on Drivers and is referenced from there, never typed in again."),
            ("Extra costs", "The one exception: Extra on Costs is agreed on month by month and typed in by hand."),
            ("Totals", "The Total line adds up all twelve months. Margin and Cash have no total."),
        ),
    )


def _drivers(shelf: Shelf, book: Book) -> None:
    """What is assumed; orders begin with those that the store had a month on the average."""
    random = shelf.draft.random("sheet", "plan")
    orders = [order for order in shelf.draft.all(Order) if order.status != "Canceled"]
    since = min((order.placed_at for order in orders), default=shelf.draft.calendar.now)
    months = max(1, (shelf.draft.calendar.now - since).days // 30)
    each = sum(order.total for order in orders) / max(1, len(orders)) / 100
    page = book.page("Drivers")
    for label, value, format in (
        ("Orders in the first month", max(10, len(orders) // months), COUNT),
        ("Growth a month", random.randrange(5, 40) / 1000, PERCENT),
        ("Average order", round(each, 2), MONEY),
        ("Share returned", random.randrange(20, 90) / 1000, PERCENT),
        ("Goods, share of net sales", random.randrange(420, 560) / 1000, PERCENT),
        ("Freight an order", random.randrange(620, 1150) / 100, MONEY),
        ("Packing an order", random.randrange(90, 260) / 100, MONEY),
        ("Share of the rent a month", random.randrange(8, 26) * 50, MONEY),
        ("Hours of work an order", random.randrange(30, 75) / 100, "0.00"),
        ("Wage an hour", random.randrange(1850, 2700) / 100, MONEY),
        ("On top of wages", random.randrange(120, 240) / 1000, PERCENT),
        ("Cash at the beginning", random.randrange(30, 120) * 500, MONEY),
    ):  # fmt: skip
        row = page.line(label, value)
        page.look(Area(row, 2, row, 2), {"f": format})
    book.engine.resize(page.key, "column", 1, 210)


def _tab(
    book: Book, name: str, headers: tuple[str, ...], lines: list[tuple[Value, ...]], formats: dict[int, str]
) -> Page:
    page = book.page(name)
    page.table(headers, lines, {1: MONTH, **formats}, dict.fromkeys(range(2, len(headers) + 1), 110))
    page.freeze(1, 1)
    return page


def _rows() -> range:
    return range(2, _MONTHS + 2)


def _area(page: Page) -> Area:
    return Area(page.rows[0], 1, page.rows[-1], len(page.headers))


def _sales(book: Book, first: date) -> None:
    lines: list[tuple[Value, ...]] = [
        (
            first if row == 2 else f"=EDATE(A{row - 1},1)",
            "=Drivers!$B$1" if row == 2 else f"=B{row - 1}*(1+Drivers!$B$2)",
            f"=B{row}*Drivers!$B$3", f"=C{row}*Drivers!$B$4", f"=C{row}-D{row}",
        )
        for row in _rows()
    ]  # fmt: skip
    headers = ("Month", "Orders", "Gross", "Returned", "Net")
    page = _tab(book, "Sales", headers, lines, {2: COUNT, **dict.fromkeys(range(3, 6), _WHOLE)})
    page.total(_area(page), range(2, 6), _WHOLE)
    page.look(Area(page.row - 1, 2, page.row - 1, 2), {"f": COUNT})


def _costs(shelf: Shelf, book: Book) -> None:
    random = shelf.draft.random("sheet", "plan extra")
    extra = [random.choice((0, 0, random.randrange(4, 36) * 50)) for _ in _rows()]
    lines: list[tuple[Value, ...]] = [
        (
            f"=Sales!A{row}", f"=Sales!E{row}*Drivers!$B$5", f"=Sales!B{row}*Drivers!$B$6",
            f"=Sales!B{row}*Drivers!$B$7", "=Drivers!$B$8", extra[row - 2], f"=SUM(B{row}:F{row})",
        )
        for row in _rows()
    ]  # fmt: skip
    headers = ("Month", "Goods", "Freight", "Packing", "Rent", "Extra", "Costs")
    page = _tab(book, "Costs", headers, lines, dict.fromkeys(range(2, 8), _WHOLE))
    page.total(_area(page), range(2, 8), _WHOLE)


def _people(book: Book) -> None:
    lines: list[tuple[Value, ...]] = [
        (
            f"=Sales!A{row}", f"=Sales!B{row}*Drivers!$B$9", f"=B{row}*Drivers!$B$10",
            f"=C{row}*Drivers!$B$11", f"=C{row}+D{row}",
        )
        for row in _rows()
    ]  # fmt: skip
    headers = ("Month", "Hours", "Wages", "On top", "People")
    page = _tab(book, "People", headers, lines, {2: "#,##0.0", **dict.fromkeys(range(3, 6), _WHOLE)})
    page.total(_area(page), range(3, 6), _WHOLE)


def _result(book: Book) -> None:
    lines: list[tuple[Value, ...]] = [
        (
            f"=Sales!A{row}", f"=Sales!E{row}", f"=Costs!G{row}", f"=People!E{row}", f"=B{row}-C{row}-D{row}",
            f"=IF(B{row}=0,0,E{row}/B{row})", f"=Drivers!$B$12+E{row}" if row == 2 else f"=G{row - 1}+E{row}",
        )
        for row in _rows()
    ]  # fmt: skip
    headers = ("Month", "Net sales", "Costs", "People", "Profit", "Margin", "Cash")
    page = _tab(book, "Result", headers, lines, {**dict.fromkeys(range(2, 8), _WHOLE), 6: PERCENT})
    page.total(_area(page), range(2, 6), _WHOLE)
