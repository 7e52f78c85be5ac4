from __future__ import annotations

from collections.abc import Callable

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.actions.addresses import book
from ...apps.store.actions.cart import stock_of
from ...apps.store.models import Category, Discount, Order, StoreProduct, Variant
from ...apps.store.shop.catalogue import Card, cards
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .queries import categories, products, running_codes, shopper

CARD = {"number": "9000 0000 0000 0019", "expiry": "04/31", "code": "123"}
STANDARD_WEIGHT = 30_000  # grams that can go by Standard shipping


@family("store-buy-cheapest", app="store", kind="multi-step", level="hard", steps=45, persona="shopper")
def buy_cheapest(draw: Draw, world: World) -> Task:
    """Find the cheapest of a kind that buyers like, and buy it with a discount code."""
    customer = shopper(world)
    stars, choices = 4, _choices(world, customer.id, 4)
    if not choices:
        # In a world where every product has many reviews, none may average four stars.
        stars, choices = 3, _choices(world, customer.id, 3)
    category, best, variant, code = draw.choice(choices)
    options = products(world, StoreProduct.id == best.product.id)[0].options

    def outcome(db: Db) -> Order:
        cart = actions.cart_of(db, customer.id)
        actions.add_to_cart(db, cart.id, variant.id)
        actions.apply_code(db, cart.id, code.code)
        actions.choose_address(db, customer.id, book(db, customer.id)[0].id)
        standard = next(m for m in actions.shipping_choices(db, customer.id) if m.name == "Standard")
        actions.choose_shipping(db, customer.id, standard.id)
        actions.enter_card(db, customer.id, name=customer.name, **CARD)
        return actions.place_order(db, customer.id)

    def choose(user: User) -> None:
        user.click("link", f"Sale {best.product.title}" if best.before else best.product.title, within="Products")
        for option, value in zip(options, variant.title.split(" / "), strict=True):
            user.click("link", value, within=option.name)

    def gold(user: User) -> None:
        assert category.parent is not None
        user.open(category.parent.name)
        user.click("link", category.name, within=f"Kinds of {category.parent.name.lower()}")
        user.check(f"{stars} stars and up")
        user.click("button", "Apply filters")
        user.click("link", "Price, low to high")
        choose(user)
        user.click("button", "Add to cart")
        user.fill("Discount code", code.code)
        user.click("button", "Apply")
        check_out(user)

    def by_the_search(user: User) -> None:
        user.search(best.product.title)
        choose(user)
        user.fill("Quantity", "2")
        user.press("Enter")
        name = f"{best.product.title}, {variant.title}"
        user.fill(f"Quantity of {name}", "1")
        user.press("Enter")
        user.fill("Discount code", code.code.lower())
        user.press("Enter")
        check_out(user)

    def check_out(user: User) -> None:
        user.click("link", "Check out")
        user.click("button", "Continue to shipping")
        user.click("button", "Continue to payment")
        user.fill("Card number", CARD["number"])
        user.fill("Expires", CARD["expiry"])
        user.fill("Security code", CARD["code"])
        user.click("button", "Use this card")
        user.click("link", "Review your order")
        user.click("button", f"Place order for {_total(world, outcome)}")
        user.done()

    return Task(
        host="shop",
        goal=draw.phrase(
            "Buy me one of the cheapest product in {category} that is rated {stars} stars or better on average, in "
            "{finish}. Use the code {code}. It goes to my default address by standard shipping; {card}.",
            "Of everything in {category} with an average rating of at least {stars} stars, order the cheapest, once, "
            "in {finish}. Discount code {code}, default address, standard shipping; {card}.",
            "I need one thing from {category}: the lowest price among those that buyers give {stars} stars or more on "
            "average. Take it in {finish}, with code {code}, standard shipping to my default address; {card}.",
            "Please order, one time, the least expensive article in {category} with {stars} or more stars on average. "
            "Version: {finish}. Enter the code {code}, ship it by standard to my default address; {card}.",
            stars=stars,
            category=category.name,
            finish=variant.title,
            code=code.code,
            card=f"pay with card {CARD['number']}, expires {CARD['expiry']}, security code {CARD['code']}",
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(by_the_search,),
    )


def _choices(world: World, customer_id: int, stars: int) -> list[tuple[Category, Card, Variant, Discount]]:
    """What could be asked for: a category, its cheapest product with so many stars, a variant, a code that holds."""
    found = []
    leaves = [category for category in categories(world) if category.parent is not None]
    codes = running_codes(world, customer_id)
    with world.session() as db:
        shelves: dict[int, list[Card]] = {}
        for card in cards(db):
            shelves.setdefault(card.product.category_id, []).append(card)
        for category in leaves:
            shelf = shelves.get(category.id, [])
            good = sorted((card for card in shelf if card.rating >= stars), key=lambda card: card.price)
            # A product is shown with this many stars after rounding, but the filter does not find it.
            unclear = any(stars - 0.1 < card.rating < stars for card in shelf)
            if len(good) < 2 or good[0].price == good[1].price or unclear:
                continue
            best = good[0]
            stock = stock_of(db, [variant.id for variant in best.product.variants])
            for variant in best.product.variants:
                if not stock.get(variant.id) or variant.weight > STANDARD_WEIGHT:
                    continue
                for code in codes:
                    covered = code.category_id in (None, category.id, category.parent_id)
                    if covered and (code.min_subtotal or 0) <= variant.price and (code.min_quantity or 1) == 1:
                        found.append((category, best, variant, code))
    return found


def _total(world: World, order: Callable[[Db], Order]) -> str:
    """What the order will come to, as its last button says."""
    fork = world.fork()
    with fork.session() as db:
        total = order(db).total
    fork.close()
    return f"${total / 100:,.2f}"
