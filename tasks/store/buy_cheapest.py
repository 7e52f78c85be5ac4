from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.actions.addresses import book
from ...apps.store.actions.cart import stock_of
from ...apps.store.actions.shipping import methods_for
from ...apps.store.models import Address, Category, Customer, Discount, Option, Order, StoreProduct, Variant
from ...apps.store.shop.catalogue import Card, cards
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from .pages import Shelf
from .pages.shop import Cart, ShopProduct
from .queries import categories, products, running_codes, shopper

CARD = {"number": "9000 0000 0000 0019", "expiry": "04/31", "code": "123"}


WORDINGS = (
    "From {category}, buy me one of the cheapest product that's rated {stars} stars or better on average, in "
    "{finish}. Use the code {code}. Send it to {address} by {method} shipping; {card}.",
    "Of everything in {category} with an average rating of at least {stars} stars, order one of the cheapest, in "
    "{finish}. Discount code {code}, {method} shipping to {address}; {card}.",
    "I need one item from {category}: the lowest-priced one among those that buyers give {stars} stars or more on "
    "average. Get it in {finish}, with code {code}, {method} shipping to my address {address}; {card}.",
    "Please order the least expensive product in {category} with an average of {stars} or more stars, just one. "
    "Finish: {finish}. Enter the code {code}, and have it sent with {method} shipping to {address}; {card}.",
)


@dataclass(frozen=True)
class Purchase:
    """What a customer wishes for, and where to and how it is to be sent."""

    world: World
    customer: Customer
    wish: Wish
    stars: int
    options: list[Option]
    address: Address
    other_address: Address
    method: str

    def goal(self, draw: Draw) -> str:
        wish = self.wish
        return draw.phrase(
            *WORDINGS, stars=self.stars, category=wish.category.name, finish=wish.variant.title, code=wish.code.code,
            address=self.address.line, method=self.method.lower(),
            card=f"pay with card {CARD['number']}, expires {CARD['expiry']}, security code {CARD['code']}",
        )  # fmt: skip

    def outcome(
        self, *, variant: Variant | None = None, address: Address | None = None, with_code: bool = True,
        by_first_method: bool = False,
    ) -> Callable[[Db], Order]:  # fmt: skip
        """The order; each argument has it another way."""
        customer, method = self.customer.id, None if by_first_method else self.method

        def order(db: Db) -> Order:
            cart = actions.cart_of(db, customer)
            actions.add_to_cart(db, cart.id, (variant or self.wish.variant).id)
            if with_code:
                actions.apply_code(db, cart.id, self.wish.code.code)
            actions.choose_address(db, customer, (address or self.address).id)
            choices = actions.shipping_choices(db, customer)
            chosen = next(choice for choice in choices if method in (None, choice.name))
            actions.choose_shipping(db, customer, chosen.id)
            actions.enter_card(db, customer, name=self.customer.name, **CARD)
            return actions.place_order(db, customer)

        return order

    def without(self) -> dict[str, Outcome]:
        return {
            "the stars": self.outcome(variant=self.wish.worse),
            "the lowest price": self.outcome(variant=self.wish.dearer),
            "the version": self.outcome(variant=self.wish.preselected),
            "the code": self.outcome(with_code=False),
            "the shipping": self.outcome(by_first_method=True),
            "the address": self.outcome(address=self.other_address),
        }

    def gold(self, user: User) -> None:
        category = self.wish.category
        assert category.parent is not None
        shelf = Shelf(user).open(category.parent.name, category.name)
        cart = self._choose(shelf.only_with_stars(self.stars).cheapest_first()).add_to_cart()
        cart.use_code(self.wish.code.code)
        self._check_out(cart)

    def by_the_search(self, user: User) -> None:
        title = self.wish.best.product.title
        user.search(title)
        cart = self._choose(Shelf(user)).add_several_to_cart(2)
        cart.set_quantity(f"{title}, {self.wish.variant.title}", 1)
        cart.use_code_by_enter(self.wish.code.code.lower())
        self._check_out(cart)

    def by_tools(self, user: ToolUser) -> None:
        category, best, variant = self.wish.category.name, self.wish.best.product, self.wish.variant
        user.call("shop_browse_category", category=category, least_stars=self.stars, sort="price")
        user.because(f"The cheapest of those with so many stars is {best.title}.")
        user.call("shop_get_product", product=best.sku)
        user.because(f"As {variant.title} it is {variant.sku}.")
        user.call("shop_add_to_cart", sku=variant.sku)
        user.call("shop_apply_code", code=self.wish.code.code)
        user.call("shop_list_addresses")
        user.call("shop_choose_address", address=self.address.id)
        user.call("shop_list_shipping_methods")
        user.call("shop_choose_shipping", method=self.method)
        cart = user.call("shop_enter_card", name=self.customer.name, **CARD)
        user.call("shop_place_order", total=cart["total"])

    def _choose(self, shelf: Shelf) -> ShopProduct:
        best, values = self.wish.best, self.wish.variant.title.split(" / ")
        product = shelf.open_product(best.product.title, on_sale=bool(best.before))
        return product.choose(zip((option.name for option in self.options), values, strict=True))

    def _check_out(self, cart: Cart) -> None:
        checkout = cart.check_out()
        checkout.send_to(self.address)
        checkout.ship_by(_option(self.world, self.address, self.method, self.wish.code))
        checkout.pay_with_card(**CARD)
        checkout.place_order(_total(self.world, self.outcome()))
        cart.user.done()


@family("store-buy-cheapest", app="store", kind="multi-step", steps=45, persona="shopper")
def buy_cheapest(draw: Draw, world: World) -> Task:
    """Find the cheapest of a kind that buyers like, and buy it with a discount code."""
    customer = shopper(world)
    stars, choices = 4, _choices(world, customer.id, 4)
    if not choices:
        # In a world where every product has many reviews, none may average four stars.
        stars, choices = 3, _choices(world, customer.id, 3)
    wish = draw.choice(choices)
    options = products(world, StoreProduct.id == wish.best.product.id)[0].options
    with world.session() as db:
        # Neither the address nor the method that the checkout has chosen already.
        first, *others = book(db, customer.id)
        address, method = draw.choice(
            (address, way.name)
            for address in others
            for way in methods_for(db, address.country, address.state, wish.variant.weight)[1:]
        )
    purchase = Purchase(world, customer, wish, stars, options, address, first, method)
    return Task(
        host="shop",
        goal=purchase.goal(draw),
        outcome=purchase.outcome(),
        without=purchase.without(),
        gold=purchase.gold,
        alternatives=(purchase.by_the_search,),
        by_tools=purchase.by_tools,
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
