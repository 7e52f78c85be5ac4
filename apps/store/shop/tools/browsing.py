"""Tools for looking around: the front page, categories, search, a product and its reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform import values
from ....platform.database import Db
from ....platform.limits import LAST_PAGE, LONGEST_SEARCH
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...actions.cart import stock_of
from ...actions.returns import return_time
from ...models import Customer, Review, Setting, StoreProduct, Variant
from ...naming import Done, cents, dollars
from .. import catalogue, collections
from ..specification import parts, specification
from .naming import OneProduct, card_of, category_of, collection_of, customer, customer_id

_MOST = 48


class CardRow(Result):
    title: str
    sku: str
    price: float
    price_before: float | None = None
    sold_out: bool | None = None
    rating: float | None = None
    reviews: int
    finishes: tuple[str, ...]


def card_row(card: catalogue.Card) -> CardRow:
    return CardRow(
        title=card.product.title,
        sku=card.product.sku,
        price=card.price / 100,
        price_before=dollars(card.before),
        sold_out=not card.in_stock or None,
        rating=round(card.rating, 1) if card.reviews else None,
        reviews=card.reviews,
        finishes=tuple(card.finishes),
    )


class NoArguments(Arguments):
    pass


class FrontPage(Result):
    shop: str
    tagline: str
    return_days: int
    best_sellers: tuple[CardRow, ...]
    best_rated: tuple[CardRow, ...]


@tool("shop_read_front_page", "Read the front page: the shop's name, its best sellers and what customers love.")
def read_front_page(db: Db, given: NoArguments) -> FrontPage:
    shown, setting = catalogue.front(db), db.get_one(Setting, 1)
    return FrontPage(
        shop=setting.name,
        tagline=setting.tagline,
        return_days=return_time(db, _shopper(db)).value,
        best_sellers=tuple(card_row(card) for card in shown.best),
        best_rated=tuple(card_row(card) for card in shown.loved),
    )


def _shopper(db: Db) -> Customer | None:
    return None if db.customer_id is None else customer(db)


class CategoryRow(Result):
    name: str
    within: str | None = None


class Categories(Result):
    items: tuple[CategoryRow, ...]


@tool("shop_list_categories", "List the categories of the shop.")
def list_categories(db: Db, given: NoArguments) -> Categories:
    found = catalogue.categories(db)
    rows = (CategoryRow(name=each.name, within=each.parent.name if each.parent else None) for each in found)
    return Categories(items=tuple(rows))


class FacetRow(Result):
    filter: str
    values: dict[str, int]


class Shelf(Result):
    items: tuple[CardRow, ...]
    total: int
    page: int
    page_size: int
    next_page: int | None
    facets: tuple[FacetRow, ...] | None = None


class Narrowing(Arguments):
    """What narrows and orders the products, as beside every list of them."""

    colors: Annotated[tuple[str, ...], Field(max_length=30, description="Colors and finishes, any of them.")] = ()
    materials: Annotated[tuple[str, ...], Field(max_length=30)] = ()
    brands: Annotated[tuple[str, ...], Field(max_length=30)] = ()
    least_stars: Annotated[int, Field(ge=0, le=4)] = 0
    in_stock_only: bool = False
    lowest_price: Annotated[float | None, Field(ge=0, description="In dollars.")] = None
    highest_price: Annotated[float | None, Field(ge=0, description="In dollars.")] = None
    sort: Annotated[
        Literal[tuple(catalogue.SORTS)],  # type: ignore[valid-type]
        Field(description="; ".join(f"{key}: {label}" for key, label in catalogue.SORTS.items()) + "."),
    ] = "featured"
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_size: Annotated[int, Field(ge=1, le=_MOST)] = catalogue.PAGE
    detailed: Annotated[bool, Field(description="With the values to narrow by, and how many products have each.")] = (
        False
    )


class SearchProducts(Narrowing):
    query: Annotated[str, Field(min_length=1, max_length=LONGEST_SEARCH, description="Words that all must be found.")]


class BrowseCategory(Narrowing):
    category: Annotated[str, Field(description="A category by its name.")]


def _shelf(found: list[catalogue.Card], given: Narrowing, places: Mapping[int, int] | None = None) -> Shelf:
    choice = catalogue.Choice(
        colors=frozenset(given.colors),
        materials=frozenset(given.materials),
        vendors=frozenset(given.brands),
        stars=given.least_stars,
        in_stock=given.in_stock_only,
        low=cents("lowest_price", given.lowest_price),
        high=cents("highest_price", given.highest_price),
        sort=given.sort,
        page=given.page,
    )
    shelf = catalogue.shelf(found, choice, given.page_size, places)
    page = min(given.page, shelf.pages)
    facets = (FacetRow(filter=each.label, values={name: n for name, n, _ in each.values}) for each in shelf.facets)
    return Shelf(
        items=tuple(card_row(card) for card in shelf.cards),
        total=shelf.total,
        page=page,
        page_size=given.page_size,
        next_page=page + 1 if page < shelf.pages else None,
        facets=tuple(facets) if given.detailed else None,
    )


@tool("shop_search_products", "Find products by words in title, brand, material, description or article number.")
def search_products(db: Db, given: SearchProducts) -> Shelf:
    text = values.search(given.query)
    return _shelf(catalogue.cards(db, *catalogue.matching(text)) if text else [], given)


@tool("shop_browse_category", "List the products of a category and of those below it.")
def browse_category(db: Db, given: BrowseCategory) -> Shelf:
    return _shelf(catalogue.cards(db, catalogue.in_category(category_of(db, given.category))), given)


class CollectionRow(Result):
    name: str
    products: int


class Collections(Result):
    items: tuple[CollectionRow, ...]


@tool("shop_list_collections", "List the collections of the shop, and how many products are in each.")
def list_collections(db: Db, given: NoArguments) -> Collections:
    rows = (CollectionRow(name=each.collection.title, products=len(each.cards)) for each in collections.shown(db))
    return Collections(items=tuple(rows))


class BrowseCollection(Narrowing):
    collection: Annotated[str, Field(description="A collection by its name.")]


@tool("shop_browse_collection", "List the products of a collection, in the order that the shop has put them in.")
def browse_collection(db: Db, given: BrowseCollection) -> Shelf:
    found = collection_of(db, given.collection)
    return _shelf(collections.cards_in(db, found), given, collections.places_in(found))


class VersionRow(Result):
    sku: str
    name: str | None = None
    price: float
    price_before: float | None = None
    stock: str
    at_most: int | None = None
    facts: dict[str, str]


class ReviewRow(Result):
    title: str
    rating: int
    body: str
    by: str
    day: str


class ProductPage(Result):
    title: str
    brand: str
    category: str
    rating: float | None = None
    reviews: int
    options: dict[str, tuple[str, ...]]
    versions: tuple[VersionRow, ...]
    text: str
    also: tuple[CardRow, ...] | None = None
    may_review: bool


class GetProduct(OneProduct):
    detailed: Annotated[bool, Field(description="With others of its category.")] = False


@tool("shop_get_product", "Read a product: versions with article numbers, prices and stock, what is written of it.")
def get_product(db: Db, given: GetProduct) -> ProductPage:
    card = card_of(db, given.product)
    product = card.product
    text, named = parts(product.description)
    stock = stock_of(db, [variant.id for variant in product.variants])
    others = catalogue.others_like(db, product) if given.detailed else []
    return ProductPage(
        title=product.title,
        brand=product.vendor,
        category=product.category.name,
        rating=round(card.rating, 1) if card.reviews else None,
        reviews=card.reviews,
        options={option.name: tuple(value.name for value in option.values) for option in product.options},
        versions=tuple(_version(db, product, each, stock.get(each.id, 0), named) for each in product.variants),
        text=text,
        also=tuple(card_row(each) for each in others) if given.detailed else None,
        may_review=catalogue.may_review(db, _shopper(db), product.id),
    )


def _version(db: Db, product: StoreProduct, variant: Variant, free: int, named: dict[str, str]) -> VersionRow:
    return VersionRow(
        sku=variant.sku,
        name=variant.title or None,
        price=variant.price / 100,
        price_before=dollars(variant.compare_at_price),
        stock=_stock(variant, free),
        at_most=variant.limit_per_customer,
        facts=specification(db, product, variant, _shopper(db), named),
    )


def _stock(variant: Variant, free: int) -> str:
    """As the page says it: how many exactly only where they are few."""
    if free > 20:
        return "In stock"
    if free:
        return f"{free} in stock"
    return "Made to order: ships in about two weeks" if variant.continue_when_oos else "Sold out"


class Reviews(Result):
    items: tuple[ReviewRow, ...]
    rating: float | None = None
    by_stars: dict[str, int]
    total: int
    page: int
    page_size: int
    next_page: int | None


class ListReviews(OneProduct):
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_size: Annotated[int, Field(ge=1, le=_MOST)] = 6


@tool("shop_list_reviews", "Read the reviews of a product, the last first.")
def list_reviews(db: Db, given: ListReviews) -> Reviews:
    card = card_of(db, given.product)
    reviews = catalogue.reviews_of(db, card.product.id)
    pages = max(1, -(-len(reviews) // given.page_size))
    page = min(given.page, pages)
    shown = reviews[(page - 1) * given.page_size : page * given.page_size]
    return Reviews(
        items=tuple(_review(db, each) for each in shown),
        rating=round(card.rating, 1) if card.reviews else None,
        by_stars={str(stars): sum(each.rating == stars for each in reviews) for stars in (5, 4, 3, 2, 1)},
        total=len(reviews),
        page=page,
        page_size=given.page_size,
        next_page=page + 1 if page < pages else None,
    )


def _review(db: Db, review: Review) -> ReviewRow:
    day = review.created_at.astimezone(db.timezone).date().isoformat()
    return ReviewRow(title=review.title, rating=review.rating, body=review.body, by=review.nickname, day=day)


class WriteReview(OneProduct):
    rating: Annotated[int, Field(ge=1, le=5, description="Stars.")]
    title: Annotated[str, Field(max_length=limits.LONGEST_HEADLINE, description="The headline.")]
    body: Annotated[str, Field(max_length=limits.LONGEST_REVIEW)]
    nickname: Annotated[str, Field(max_length=limits.LONGEST_NICKNAME, description="The name shown.")]


def _written_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    told = {name: asked[name] for name in ("rating", "title", "body", "nickname")}
    return {"product": db.get_one(StoreProduct, asked["product_id"]).sku, **told}


@tool("shop_write_review", "Review a product that you have received, once; it appears when the store has read it.",
      "add", action=actions.write_review, told=_written_told)  # fmt: skip
def write_review(db: Db, given: WriteReview) -> Done:
    said: Any = given.model_dump(exclude={"product"})
    review = actions.write_review(db, customer_id(db), card_of(db, given.product).product.id, **said)
    return Done(done="Your review will appear once the store has read it.", id=review.id)


CATALOGUE = (
    read_front_page,
    list_categories,
    search_products,
    browse_category,
    list_collections,
    browse_collection,
    get_product,
    list_reviews,
    write_review,
)
