from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.actions.addresses import book
from ...apps.store.actions.cart import stock_of
from ...apps.store.actions.shipping import methods_for
from ...apps.store.models import Address, Category, Discount, Order, StoreProduct, Variant
from ...apps.store.shop.catalogue import Card, cards
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .queries import categories, products, running_codes, shopper

CARD = {"number": "9000 0000 0000 0019", "expiry": "04/31", "code": "123"}


@family("store-buy-cheapest", app="store", kind="multi-step", steps=45, persona="shopper")
def buy_cheapest(draw: Draw, world: World) -> Task:
    """Find the cheapest of a kind that buyers like, and buy it with a discount code."""
    customer = shopper(world)
    stars, choices = 4, _choices(world, customer.id, 4)
    if not choices:
        # In a world where every product has many reviews, none may average four stars.
        stars, choices = 3, _choices(world, customer.id, 3)
    wish = draw.choice(choices)
    category, best, variant, code = wish.category, wish.best, wish.variant, wish.code
    options = products(world, StoreProduct.id == best.product.id)[0].options
    with world.session() as db:
        # Neither the address nor the method that the checkout has chosen already.
        first, *others = book(db, customer.id)
        address, method = draw.choice(
            (address, way.name)
            for address in others
            for way in methods_for(db, address.country, address.state, variant.weight)[1:]
        )

    def ordering(
        variant: Variant = variant,
        method: str | None = method,
        address: Address = address,
        code: Discount | None = code,
    ) -> Callable[[Db], Order]:
        """An order of a variant by the first method unless told, with a code if there is one."""

        def order(db: Db) -> Order:
            cart = actions.cart_of(db, customer.id)
            actions.add_to_cart(db, cart.id, variant.id)
            if code is not None:
                actions.apply_code(db, cart.id, code.code)
            actions.choose_address(db, customer.id, address.id)
            choices = actions.shipping_choices(db, customer.id)
            chosen = next(choice for choice in choices if method in (None, choice.name))
            actions.choose_shipping(db, customer.id, chosen.id)
            actions.enter_card(db, customer.id, name=customer.name, **CARD)
            return actions.place_order(db, customer.id)

        return order

    outcome = ordering()

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
        company = f", {address.company}" if address.company else ""
        user.check(f"{address.name}{company} {address.line}, {address.country}")
        user.click("button", "Continue to shipping")
        user.check(_option(world, address, method, code))
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
            "{finish}. Use the code {code}. Send it to {address} by {method} shipping; {card}.",
            "Of everything in {category} with an average rating of at least {stars} stars, order the cheapest, once, "
            "in {finish}. Discount code {code}, {method} shipping to {address}; {card}.",
            "I need one thing from {category}: the lowest price among those that buyers give {stars} stars or more on "
            "average. Take it in {finish}, with code {code}, {method} shipping to my address {address}; {card}.",
            "Please order, one time, the least expensive article in {category} with {stars} or more stars on average. "
            "Version: {finish}. Enter the code {code}, ship it by {method} to {address}; {card}.",
            stars=stars,
            category=category.name,
            finish=variant.title,
            code=code.code,
            address=address.line,
            method=method.lower(),
            card=f"pay with card {CARD['number']}, expires {CARD['expiry']}, security code {CARD['code']}",
        ),
        outcome=outcome,
        without={
            "the stars": ordering(wish.worse),
            "the lowest price": ordering(wish.dearer),
            "the version": ordering(wish.preselected),
            "the code": ordering(code=None),
            "the shipping": ordering(method=None),
            "the address": ordering(address=first),
        },
        gold=gold,
        alternatives=(by_the_search,),
    )


@dataclass(frozen=True)
class Wish:
    """What could be asked for, and what is taken by those who leave out one of its conditions."""

    category: Category
    best: Card
    variant: Variant
    code: Discount
    worse: Variant  # of a cheaper product with fewer stars
    dearer: Variant  # of another product with so many stars
    preselected: Variant  # as the product's page opens with it


def _choices(world: World, customer_id: int, stars: int) -> list[Wish]:
    """A category, its cheapest product with so many stars, a variant and a code that holds, where all of it matters."""
    found = []
    codes = running_codes(world, customer_id)
    with world.session() as db:
        shelves: dict[int, list[Card]] = {}
        for card in cards(db):
            shelves.setdefault(card.product.category_id, []).append(card)
        stock = stock_of(db, [v.id for shelf in shelves.values() for card in shelf for v in card.product.variants])

        def in_stock(card: Card) -> list[Variant]:
            return [variant for variant in card.product.variants if stock.get(variant.id)]

        for category in (category for category in categories(world) if category.parent is not None):
            shelf = sorted(shelves.get(category.id, []), key=lambda card: card.price)
            good = [card for card in shelf if card.rating >= stars]
            # A product is shown with this many stars after rounding, but the filter does not find it.
            unclear = any(stars - 0.1 < card.rating < stars for card in shelf)
            if len(good) < 2 or good[0].price == good[1].price or unclear:
                continue
            best = good[0]
            worse = [variant for card in shelf if card.price < best.price for variant in in_stock(card)]
            dearer = [variant for card in good[1:] for variant in in_stock(card)]
            if not (worse and dearer and in_stock(best)):
                continue
            preselected = next(v for v in best.product.variants if stock.get(v.id) or v.continue_when_oos)
            for variant in in_stock(best):
                if variant is preselected:
                    continue
                for code in codes:
                    covered = code.category_id in (None, category.id, category.parent_id)
                    if covered and (code.min_subtotal or 0) <= variant.price and (code.min_quantity or 1) == 1:
                        found.append(Wish(category, best, variant, code, worse[0], dearer[0], preselected))
    return found


def _option(world: World, address: Address, method: str, code: Discount) -> str:
    """A shipping method as the checkout offers it, with its fee."""
    with world.session() as db:
        way = next(way for way in methods_for(db, address.country, address.state, 0) if way.name == method)
        fee = "Free" if code.kind == "Free shipping" else f"${way.price / 100:,.2f}"
        return f"{way.name} {way.delivery} {fee}"


def _total(world: World, order: Callable[[Db], Order]) -> str:
    """What the order will come to, as its last button says."""
    fork = world.fork()
    with fork.session() as db:
        total = order(db).total
    fork.close()
    return f"${total / 100:,.2f}"
