"""Price lists and stock: articles, prices and SKUs as the CRM has them."""

from __future__ import annotations

from ...apps.crm.models import Pricebook, PricebookEntry, Product
from .books import COUNT, MONEY, PERCENT, Shelf


def make_product_files(shelf: Shelf) -> None:
    draft = shelf.draft
    products = [product for product in draft.all(Product) if product.is_active]
    books = {book.name: book.id for book in draft.all(Pricebook)}
    prices = {(entry.pricebook_id, entry.product_id): entry.unit_price for entry in draft.all(PricebookEntry)}
    families = sorted({product.family for product in products})
    _price_list(shelf, products, families, books, prices)
    _stock_count(shelf, products[:90])
    _reorder(shelf, products[:60])


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


def _stock_count(shelf: Shelf, products: list[Product]) -> None:
    random = shelf.draft.random("sheet", "count")
    book = shelf.book("Stock count", "warehouse", operations="editor", warehouse_1="editor", warehouse_4="viewer")
    for hall in ("Hall A", "Hall B"):
        page = book.page(hall)
        rows = []
        for row, product in enumerate(products[: 45 if hall == "Hall A" else 35], start=2):
            booked = random.randrange(0, 180)
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


def _reorder(shelf: Shelf, products: list[Product]) -> None:
    random = shelf.draft.random("sheet", "reorder")
    book = shelf.book("Reorder plan", "operations-1", folder="Stock", operations_2="editor", operations_3="editor")
    inputs = book.page("Inputs")
    inputs.line("Weeks of cover", 6)
    inputs.line("Lead time in weeks", 3)
    page = book.page("Plan")
    rows = [
        (product.sku, product.name, random.randrange(0, 160), random.randrange(1, 24),
         f"=D{row}*(Inputs!$B$1+Inputs!$B$2)",
         f"=MAX(0,E{row}-C{row})", f'=IF(F{row}>0,"order","")')
        for row, product in enumerate(products, start=2)
    ]  # fmt: skip
    headers = ("SKU", "Product", "On hand", "Weekly sales", "Needed", "To order", "Action")
    page.table(headers, rows, None, {1: 110, 2: 300})
    page.freeze(1, 1)
    planner = shelf.holders["operations-3"]
    book.comment(page, 4, 4, (planner, "Weekly sales are from last quarter."))
