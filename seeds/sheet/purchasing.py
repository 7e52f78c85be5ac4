"""What is to be bought for the season: articles with their suppliers, what is on order, and the rule of ordering."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from ...apps.crm.models import Product
from ..calendar import last_workday, next_workday
from .books import DAY, Shelf, Value
from .notes import make_notes
from .stock import Stock

_ARTICLES, _SUPPLIERS = 42, 5
_PACKS = (5, 6, 10, 12, 20, 24, 25)
_COVERS = (8, 12, 16, 20, 26, 30, 39, 52)


def make_purchasing(shelf: Shelf, firms: list[str]) -> None:
    """Write the workbook; `firms` are the company's suppliers."""
    draft = shelf.draft
    random = draft.random("sheet", "purchasing")
    book = shelf.book(
        "Season order", "operations-2", folder=None, operations_1="editor", operations_3="editor", warehouse="editor"
    )
    shelf.some_days_ago(book, 1, 2)
    suppliers = random.sample(firms, _SUPPLIERS)
    leads = {firm: random.randrange(3, 12) for firm in suppliers}
    least = {firm: random.choice((20, 30, 40, 50, 60)) for firm in suppliers}
    stock = Stock(draft)
    products = _scarce(shelf, stock)
    random.shuffle(products)
    supplied = [random.choice(suppliers) for _ in products]
    cover = _cover(products, [leads[firm] for firm in supplied], stock)
    rows: list[tuple[Value, ...]] = [
        (
            product.sku, product.name, firm, stock.on_hand(product), stock.weekly(product), random.choice(_PACKS),
            "discontinued" if random.randrange(8) == 0 else "active",
        )
        for product, firm in zip(products, supplied, strict=True)
    ]  # fmt: skip
    page = book.page("Articles")
    headers = ("SKU", "Article", "Supplier", "On hand", "Weekly sales", "Pack", "Status")
    page.table(headers, rows, None, {1: 110, 2: 280, 3: 170, 7: 110})
    page.freeze(1, 1)
    orders = book.page("On order")
    lines = _on_order(random, shelf, rows, leads, cover)
    orders.table(
        ("Order", "Ordered", "SKU", "Supplier", "Pieces", "Due", "State"), lines, {2: DAY, 6: DAY}, {3: 110, 4: 170}
    )
    orders.freeze()
    terms = book.page("Suppliers")
    terms.table(
        ("Supplier", "Lead time in weeks", "Least pieces per article"),
        [(firm, leads[firm], least[firm]) for firm in sorted(suppliers)],
        None,
        {1: 170, 2: 130, 3: 170},
    )
    make_notes(
        book,
        (
            (
                "Target",
                f"Weekly sales times the weeks to cover: the supplier's lead time and {cover} weeks on top.",
            ),
            (
                "Missing",
                "The target minus what's on hand and minus what's on order. Don't count orders that have been received "
                "or canceled; received pieces are already in stock.",
            ),
            ("Nothing missing", "The order quantity is 0. Fill in the cell anyway."),
            (
                "Least quantity",
                "The supplier's minimum for an item. If less is missing, order the minimum.",
            ),
            ("Packs", "Order whole packs only. Always round up, after applying the minimum."),
            ("Discontinued", "Don't order discontinued items. Leave their cell empty."),
        ),
    )


def _scarce(shelf: Shelf, stock: Stock) -> list[Product]:
    """Those that the stock lasts least for; of articles in transit late, people speak with their own suppliers."""
    spoken_of = {str(event.facts["article"]) for event in shelf.draft.chronicle.events("supply-late", "supply-later")}
    products = [
        product
        for product in shelf.draft.all(Product)
        if product.is_active and product.name not in spoken_of and stock.on_hand(product)
    ]
    return sorted(products, key=lambda product: (stock.on_hand(product) / stock.weekly(product), product.sku))[
        :_ARTICLES
    ]


def _cover(products: list[Product], leads: list[int], stock: Stock) -> int:
    """So many weeks that nearly three of four articles fall short."""

    def short(cover: int) -> int:
        return sum(
            stock.weekly(product) * (lead + cover) > stock.on_hand(product)
            for product, lead in zip(products, leads, strict=True)
        )

    return min(_COVERS, key=lambda cover: (abs(4 * short(cover) - 3 * len(products)), cover))


def _on_order(
    random: Random, shelf: Shelf, rows: list[tuple[Value, ...]], leads: dict[str, int], cover: int
) -> list[tuple[Value, ...]]:
    """Orders of the last months, by day; some of them are over."""
    today, found = shelf.today, []
    for row in rows:
        sku, firm, weekly, pack = row[0], str(row[2]), row[4], row[5]
        assert isinstance(weekly, int)
        assert isinstance(pack, int)
        for _ in range(random.choice((0, 0, 1, 1, 1, 2))):
            state = random.choice(("open", "open", "confirmed", "received", "canceled"))
            lead = timedelta(weeks=leads[firm])
            since = lead * random.randrange(105, 160) // 100 if state == "received" else lead * random.random()
            day = last_workday(today - timedelta(days=max(2, since.days)))
            pieces = -(-weekly * random.randrange(2, max(4, cover // 3)) // pack) * pack
            found.append((day, sku, firm, pieces, next_workday(day + lead), state))
    found.sort(key=lambda order: (order[0], str(order[1])))
    first = random.randrange(3000, 7000)
    return [
        (f"PO-{first + 3 * number}", day, sku, firm, pieces, due, state)
        for number, (day, sku, firm, pieces, due, state) in enumerate(found)
    ]
