"""Price lists and stock: articles, prices and SKUs as the CRM has them."""

from __future__ import annotations

from ...apps.crm.models import Pricebook, PricebookEntry, Product
from .books import COUNT, MONEY, PERCENT, Book, Shelf, Value
from .prices import make_history
from .stock import Stock


def make_product_files(shelf: Shelf) -> None:
    draft = shelf.draft
    products = [product for product in draft.all(Product) if product.is_active]
    books = {book.name: book.id for book in draft.all(Pricebook)}
    prices = {(entry.pricebook_id, entry.product_id): entry.unit_price for entry in draft.all(PricebookEntry)}
    families = sorted({product.family for product in products})
    _price_list(shelf, products, families, books, prices)
    stock = Stock(draft)
    wholesale = {product.id: prices[books["Wholesale"], product.id] / 100 for product in products}
    _stock_count(shelf, products[:45], stock, wholesale)
    _reorder(shelf, products[:60], stock)


def _price_list(
    shelf: Shelf,
    products: list[Product],
    families: list[str],
    books: dict[str, int],
    prices: dict[tuple[int, int], int],
) -> None:
    book = shelf.book(
        f"Price list {shelf.today.year}", "product", company="viewer", product_1="editor", store_1="commenter"
    )
    (changed,) = (event.at for event in shelf.draft.chronicle.events("prices-changed"))
    day = shelf.draft.calendar.date_of(changed)
    shelf.within(book, day, shelf.today)
    page = book.page("Price list")
    rows = [
        (product.sku, product.name, product.family, prices[books["List prices"], product.id] / 100,
         prices[books["Wholesale"], product.id] / 100, f"=(D{row}-E{row})/D{row}")
        for row, product in enumerate(products, start=2)
    ]  # fmt: skip
    headers = ("SKU", "Product", "Family", "List price", "Wholesale", "Spread")
    area = page.table(headers, rows, {4: MONEY, 5: MONEY, 6: PERCENT}, {1: 110, 2: 300, 3: 130})
    page.freeze(1, 2)
    summary = book.page("Families")
    last = area.bottom
    lines = [
        (family, f"=COUNTIF('Price list'!$C$2:$C${last},A{row})",
         f"=AVERAGEIF('Price list'!$C$2:$C${last},A{row},'Price list'!$D$2:$D${last})",
         f"=AVERAGEIF('Price list'!$C$2:$C${last},A{row},'Price list'!$F$2:$F${last})")
        for row, family in enumerate(families, start=2)
    ]  # fmt: skip
    summary.table(
        ("Family", "Products", "Average price", "Average spread"), lines, {2: COUNT, 3: MONEY, 4: PERCENT}, {1: 150}
    )
    old = book.page(f"List {shelf.today.year - 1}")
    last_year = next(id for name, id in books.items() if name.startswith("List prices 2"))
    rows_old = [
        (product.sku, product.name, prices[last_year, product.id] / 100)
         for product in products if (last_year, product.id) in prices
    ]  # fmt: skip
    old.table(("SKU", "Product", "List price"), rows_old, {3: MONEY}, {1: 110, 2: 300})
    listed, former = (
        {product.id: prices[id, product.id] for product in products if (id, product.id) in prices}
        for id in (books["List prices"], last_year)
    )
    make_history(shelf, book, products, listed, former, day)


def _stock_count(shelf: Shelf, products: list[Product], stock: Stock, wholesale: dict[int, float]) -> None:
    """The main warehouse by hall: what the store has booked there, and what was found."""
    random = shelf.draft.random("sheet", "count")
    book = shelf.book("Stock count", "warehouse", operations="editor", warehouse_1="editor", warehouse_4="viewer")
    shelf.some_days_ago(book, 1, 1)
    in_hall_b = {product.id: stock.main(product) * random.randrange(1, 8) // 10 for product in products[:35]}
    for hall in ("Hall A", "Hall B"):
        page = book.page(hall)
        rows = []
        for row, product in enumerate(products if hall == "Hall A" else products[:35], start=2):
            there = in_hall_b.get(product.id, 0)
            booked = there if hall == "Hall B" else stock.main(product) - there
            counted = booked - random.choice((0, 0, 0, 0, 1, 2, -1, 5))
            rows.append(
                (product.sku, product.name, booked, max(counted, 0), f"=D{row}-C{row}", f'=IF(E{row}=0,"ok","check")')
            )
        headers = ("SKU", "Product", "Booked", "Counted", "Difference", "Result")
        page.table(headers, rows, None, {1: 110, 2: 300})
        page.freeze()
    result = book.page("Result")
    result.table(
        ("Hall", "Articles", "To check", "Net difference"),
        [
            (hall, f"=COUNTA('{hall}'!A2:A200)", f"=COUNTIF('{hall}'!F2:F200,\"check\")", f"=SUM('{hall}'!E2:E200)")
            for hall in ("Hall A", "Hall B")
        ],
    )
    _stock_value(book, products, wholesale)


def _stock_value(book: Book, products: list[Product], wholesale: dict[int, float]) -> None:
    page = book.page("Value")
    lines: list[tuple[Value, ...]] = []
    for row, product in enumerate(products, start=2):
        counted = (f"=IFERROR(VLOOKUP(A{row},'{hall}'!$A$2:$D$46,4,FALSE),0)" for hall in ("Hall A", "Hall B"))
        lines.append((product.sku, *counted, f"=B{row}+C{row}", wholesale[product.id], f"=D{row}*E{row}"))
    headers = ("SKU", "Hall A", "Hall B", "Together", "Wholesale", "Value")
    page.total(page.table(headers, lines, {5: MONEY, 6: MONEY}, {1: 110, 6: 110}), (6,))
    page.freeze()


def _reorder(shelf: Shelf, products: list[Product], stock: Stock) -> None:
    book = shelf.book("Reorder plan", "operations-1", folder="Stock", operations_2="editor", operations_3="editor")
    shelf.some_days_ago(book, 1, 2)
    inputs = book.page("Inputs")
    inputs.line("Weeks of cover", 6)
    inputs.line("Lead time in weeks", 3)
    page = book.page("Plan")
    rows = [
        (product.sku, product.name, stock.on_hand(product), stock.weekly(product),
         f"=D{row}*(Inputs!$B$1+Inputs!$B$2)",
         f"=MAX(0,E{row}-C{row})", f'=IF(F{row}>0,"order","")')
        for row, product in enumerate(products, start=2)
    ]  # fmt: skip
    headers = ("SKU", "Product", "On hand", "Weekly sales", "Needed", "To order", "Action")
    page.table(headers, rows, None, {1: 110, 2: 300})
    page.freeze(1, 1)
    _reorder_cost(book, products, stock)


def _reorder_cost(book: Book, products: list[Product], stock: Stock) -> None:
    page = book.page("Cost")
    last = len(products) + 1
    lines = [
        (product.sku, f"=VLOOKUP(A{row},Plan!$A$2:$F${last},6,FALSE)", stock.cost(product), f"=B{row}*C{row}",
         f"=SUM(D$2:D{row})")
        for row, product in enumerate(products, start=2)
    ]  # fmt: skip
    headers = ("SKU", "To order", "Unit cost", "Cost", "Running total")
    page.table(headers, lines, {2: COUNT, 3: MONEY, 4: MONEY, 5: MONEY}, {1: 110, 5: 110})
    page.freeze()
