"""What the shop shows of its goods: facets, sorting and pages over the products on sale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import func, select
from sqlalchemy.orm import joinedload, selectinload
from werkzeug.datastructures import MultiDict

from ...platform.database import Db
from ...platform.limits import LONGEST_NAME
from ...platform.parameters import read_page
from ...platform.values import amount, search_words
from ..actions.cart import stock_of
from ..actions.reviews import bought, own_review
from ..models import Category, Customer, OrderLine, Review, StoreProduct, Variant

PAGE = 12
SORTS = {
    "featured": "Featured", "price": "Price, low to high", "-price": "Price, high to low", "rating": "Best rated",
    "newest": "Newest", "name": "Name",
}  # fmt: skip


@dataclass(frozen=True)
class Card:
    """A product as the shop's lists show it."""

    product: StoreProduct
    available: int
    rating: float
    reviews: int
    sold: int

    @property
    def cover(self) -> Variant:
        return self.product.variants[0]

    @property
    def price(self) -> int:
        return min(variant.price for variant in self.product.variants)

    @property
    def before(self) -> int | None:
        return self.cover.compare_at_price

    @property
    def in_stock(self) -> bool:
        return self.available > 0 or any(variant.continue_when_oos for variant in self.product.variants)

    @property
    def finishes(self) -> list[str]:
        return list(dict.fromkeys(variant.title.split(" / ")[0] for variant in self.product.variants if variant.title))


@dataclass(frozen=True)
class Facet:
    key: str
    label: str
    values: Sequence[tuple[str, int, bool]]  # name, how many products, whether chosen


# What an address of products may hold: filters, and what goes along with them.
_FILTERS = ("color", "material", "brand", "stars", "stock", "low", "high")
_BESIDES = ("q", "sort", "page")


@dataclass(frozen=True)
class Choice:
    """What the query string chooses."""

    colors: frozenset[str] = frozenset()
    materials: frozenset[str] = frozenset()
    vendors: frozenset[str] = frozenset()
    stars: int = 0
    in_stock: bool = False
    low: int | None = None
    high: int | None = None
    sort: str = "featured"
    page: int = 1
    #: Sentences about what would narrow the products and cannot: where there is one, none is shown.
    refused: tuple[str, ...] = ()

    @classmethod
    def of(cls, args: MultiDict[str, str]) -> Choice:
        """Read the query string; what it says wrongly is told, and shows nothing where it would narrow the products."""
        stars, stock, sort = args.get("stars", ""), args.get("stock", ""), args.get("sort", "")
        refused = [f"There are no products by “{name}”: filters here are {', '.join(_FILTERS)}." for name in args
                   if name not in _FILTERS + _BESIDES]  # fmt: skip
        if stars not in ("", "1", "2", "3", "4"):
            refused.append(f"“{stars}” is no number of stars: it is 1, 2, 3 or 4 and up.")
        if stock not in ("", "1"):
            refused.append(f"“{stock}” says nothing of stock: 1 is in stock only.")
        for name, words in (("low", "lowest"), ("high", "highest")):
            if (text := args.get(name, "").strip()) and _cents(text) is None:
                refused.append(f"“{text}” is no {words} price: it is an amount such as 250 or 99.50.")
        return cls(
            frozenset(args.getlist("color")),
            frozenset(args.getlist("material")),
            frozenset(args.getlist("brand")),
            int(stars) if stars in ("1", "2", "3", "4") else 0,
            stock == "1",
            _cents(args.get("low", "")),
            _cents(args.get("high", "")),
            sort if sort in SORTS else "featured",
            read_page(),
            tuple(text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…" for text in refused),
        )

    @property
    def narrows(self) -> bool:
        limits = self.low is not None or self.high is not None
        return bool(
            self.colors or self.materials or self.vendors or self.stars or self.in_stock or limits or self.refused
        )


def _cents(text: str) -> int | None:
    try:
        return max(0, amount(text)) if text.strip() else None
    except ValueError:
        return None


@dataclass(frozen=True)
class Shelf:
    """One page of products, with the facets to narrow them by."""

    cards: Sequence[Card]
    total: int
    pages: int
    choice: Choice
    facets: Sequence[Facet] = field(default_factory=tuple)


def cards(db: Db, *where: object) -> list[Card]:
    """The products on sale, by id."""
    found = (
        select(StoreProduct)
        .where(StoreProduct.status == "Active", StoreProduct.deleted_at.is_(None), *where)  # type: ignore[arg-type]
        .options(joinedload(StoreProduct.category), selectinload(StoreProduct.variants))
        .order_by(StoreProduct.id)
    )
    products = [product for product in db.scalars(found) if product.variants]
    stock = stock_of(db, [variant.id for product in products for variant in product.variants])
    ids = [product.id for product in products]
    rated = (
        select(Review.product_id, func.avg(Review.rating), func.count())
        .where(Review.product_id.in_(ids), Review.status == "Approved", Review.deleted_at.is_(None))
        .group_by(Review.product_id)
    )
    ratings = {product_id: (float(average), count) for product_id, average, count in db.execute(rated)}
    bought = select(Variant.product_id, func.sum(OrderLine.quantity)).join(
        OrderLine, OrderLine.variant_id == Variant.id
    )
    bought = bought.where(Variant.product_id.in_(ids)).group_by(Variant.product_id)
    sold = {product_id: int(count) for product_id, count in db.execute(bought)}
    return [
        Card(
            product,
            sum(stock.get(variant.id, 0) for variant in product.variants),
            *ratings.get(product.id, (0.0, 0)),
            sold.get(product.id, 0),
        )
        for product in products
    ]


def categories(db: Db) -> list[Category]:
    """All of them, in the order of the shop's menu."""
    found = select(Category).where(Category.deleted_at.is_(None)).order_by(Category.position, Category.id)
    return list(db.scalars(found))


def on_sale(db: Db, handle: str) -> Card | None:
    """The product that has a page at a web address."""
    found = cards(db, StoreProduct.handle == handle)
    return found[0] if found else None


def reviews_of(db: Db, product_id: int) -> Sequence[Review]:
    """The approved reviews of a product, the last first."""
    approved = (
        select(Review)
        .where(Review.product_id == product_id, Review.status == "Approved", Review.deleted_at.is_(None))
        .order_by(Review.created_at.desc(), Review.id.desc())
    )
    return db.scalars(approved).all()


def others_like(db: Db, product: StoreProduct, limit: int = 4) -> list[Card]:
    """Other products of its category."""
    found = cards(db, StoreProduct.category_id == product.category_id)
    return [card for card in found if card.product != product][:limit]


def may_review(db: Db, customer: Customer | None, product_id: int) -> bool:
    """Whether somebody has received a product and not reviewed it yet."""
    return (
        customer is not None and bought(db, customer.id, product_id) and own_review(db, customer.id, product_id) is None
    )


@dataclass(frozen=True)
class Front:
    """What the front page shows."""

    best: Sequence[Card]
    loved: Sequence[Card]
    covers: Mapping[int, Card]  # by top category
    hero: Sequence[Card]
    all: Sequence[Card]


def front(db: Db) -> Front:
    found = cards(db)
    best = sorted(found, key=lambda card: (-card.sold, card.product.id))
    loved = sorted((c for c in found if c.reviews > 2), key=lambda card: (-card.rating, -card.reviews, card.product.id))
    covers: dict[int, Card] = {}
    for card in best:
        covers.setdefault(card.product.category.parent_id or card.product.category_id, card)
    shown = best[:4]
    return Front(shown, [card for card in loved if card not in shown][:4], covers, best[:3], found)


def in_category(category: Category) -> object:
    below = select(Category.id).where(Category.parent_id == category.id)
    return StoreProduct.category_id.in_([category.id]) | StoreProduct.category_id.in_(below)


def matching(text: str) -> list[object]:
    """Products that hold every word, in title, SKU, vendor, material, tags or description."""
    columns = (
        StoreProduct.title, StoreProduct.sku, StoreProduct.vendor, StoreProduct.material, StoreProduct.tags,
        StoreProduct.description,
    )  # fmt: skip
    found: list[object] = []
    for word in search_words(text):
        hits = [column.icontains(word, autoescape=True) for column in columns]
        of_variant = StoreProduct.id.in_(select(Variant.product_id).where(Variant.sku.icontains(word, autoescape=True)))
        found.append(func.coalesce(hits[0], False) | hits[1] | hits[2] | hits[5] | of_variant
                     | func.coalesce(hits[3], False) | func.coalesce(hits[4], False))  # fmt: skip
    return found


_ORDER: dict[str, Callable[[Card], tuple[float | str, int]]] = {
    "featured": lambda card: (-card.sold, card.product.id),
    "price": lambda card: (card.price, card.product.id),
    "-price": lambda card: (-card.price, card.product.id),
    "rating": lambda card: (-card.rating, card.product.id),
    "newest": lambda card: (-card.product.created_at.timestamp(), -card.product.id),
    "name": lambda card: (card.product.title.lower(), card.product.id),
}


def shelf(found: Sequence[Card], choice: Choice, size: int = PAGE, places: Mapping[int, int] | None = None) -> Shelf:
    """Narrow, sort and cut to a page. A facet counts what choosing in the other facets leaves.

    With `places`, by the ids of products, featured means in that order.
    """
    tests: dict[str, Callable[[Card], bool]] = {
        "color": lambda card: not choice.colors or bool(choice.colors & set(card.finishes)),
        "material": lambda card: not choice.materials or (card.product.material or "Other") in choice.materials,
        "brand": lambda card: not choice.vendors or card.product.vendor in choice.vendors,
        "rest": lambda card: (
            (not choice.stars or card.rating >= choice.stars)
            and (not choice.in_stock or card.in_stock)
            and (choice.low is None or card.price >= choice.low)
            and (choice.high is None or card.price <= choice.high)
        ),
    }
    fits = [card for card in found if not choice.refused and all(test(card) for test in tests.values())]
    facets = []
    for key, label, values_of, chosen in (
        ("color", "Color and finish", lambda card: card.finishes, choice.colors),
        (
            "material",
            "Material",
            lambda card: [card.product.material] if card.product.material else [],
            choice.materials,
        ),
        ("brand", "Brand", lambda card: [card.product.vendor], choice.vendors),
    ):
        others = [card for card in found if all(test(card) for name, test in tests.items() if name != key)]
        counts = Counter(value for card in others for value in values_of(card))
        counts.update(dict.fromkeys(chosen - set(counts), 0))
        values = [(name, counts[name], name in chosen) for name in sorted(counts)]
        if len(values) > 1 or chosen:
            facets.append(Facet(key, label, values))
    if places and choice.sort == "featured":
        fits.sort(key=lambda card: places[card.product.id])
    else:
        fits.sort(key=_ORDER[choice.sort])
    pages = max(1, -(-len(fits) // size))
    page = min(choice.page, pages)
    return Shelf(fits[(page - 1) * size : page * size], len(fits), pages, choice, facets)
