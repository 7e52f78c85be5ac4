"""Tools for buying: the cart, codes, and checkout from the address to the order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LONGEST_NAME
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...actions.cart import fee
from ...models import CartLine, ShippingMethod, Variant
from ...naming import Done, LineName, PlaceResult, address_result, cents, dollars, without_nothing
from .browsing import NoArguments
from .naming import AddressName, Sku, address_of, address_told, cart_id, customer_id, variant_of

Told = Mapping[str, Any]


class CartRow(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    price: float
    quantity: int
    total: float
    problem: str | None = None


class CartResult(Result):
    items: tuple[CartRow, ...]
    subtotal: float
    discount: float | None = None
    code: str | None = None
    code_problem: str | None = None
    deliver_to: PlaceResult | None = None
    shipping_method: str | None = None
    shipping: float | None = None
    tax: float | None = None
    total: float
    store_credit: float | None = None  # used for it
    to_pay_by_card: float | None = None
    card: str | None = None


def _cart(db: Db) -> CartResult:
    """The cart as it is now, with what was chosen on the way to the order."""
    cart = actions.cart_of(db, customer_id(db))
    quote = actions.quote(db, cart.id)
    totals = quote.totals
    return CartResult(
        items=tuple(_line(line, quote.problems.get(line.id)) for line in quote.lines),
        subtotal=totals.subtotal / 100,
        discount=dollars(totals.discount or None),
        code=cart.discount_code,
        code_problem=quote.code_problem,
        deliver_to=address_result(cart.address) if cart.address else None,
        shipping_method=cart.shipping_method.name if cart.shipping_method else None,
        shipping=totals.shipping / 100 if cart.shipping_method else None,
        tax=totals.tax / 100 if cart.address else None,
        total=totals.total / 100,
        store_credit=dollars(quote.credit or None),
        to_pay_by_card=quote.due / 100 if quote.credit else None,
        card=f"{cart.card_brand} ending in {cart.card_last4}" if cart.card_token else None,
    )


def _line(line: CartLine, problem: str | None) -> CartRow:
    return CartRow(
        id=line.id,
        sku=line.variant.sku,
        title=line.variant.product.title,
        variant=line.variant.title or None,
        price=line.variant.price / 100,
        quantity=line.quantity,
        total=line.variant.price * line.quantity / 100,
        problem=problem,
    )


@tool("shop_read_cart", "Read your cart: items, code, totals, and what is chosen for the order so far.")
def read_cart(db: Db, given: NoArguments) -> CartResult:
    return _cart(db)


class AddToCart(Arguments):
    sku: Sku
    quantity: Annotated[int, Field(ge=1, le=limits.MOST_OF_ONE)] = 1


@tool("shop_add_to_cart", "Put so many more of an article into your cart.", "add", action=actions.add_to_cart,
      told=lambda db, asked: {"sku": db.get_one(Variant, asked["variant_id"]).sku,
                              "quantity": asked.get("quantity", 1)})  # fmt: skip
def add_to_cart(db: Db, given: AddToCart) -> CartResult:
    actions.add_to_cart(db, cart_id(db), variant_of(db, given.sku).id, given.quantity)
    return _cart(db)


class SetCartQuantity(Arguments):
    item: LineName
    quantity: Annotated[int, Field(ge=0, le=limits.MOST_OF_ONE, description="0 takes it out.")]


def _line_told(db: Db, asked: Told) -> dict[str, Any]:
    line = db.get(CartLine, asked["line_id"])
    return {"item": asked["line_id"] if line is None else line.variant.sku, "quantity": asked["quantity"]}


@tool("shop_set_cart_quantity", "Change how many of an article are in your cart; 0 takes it out.", "change",
      repeats=True, action=actions.set_cart_quantity, told=_line_told)  # fmt: skip
def set_cart_quantity(db: Db, given: SetCartQuantity) -> CartResult:
    actions.set_cart_quantity(db, cart_id(db), _line_of(db, given.item), given.quantity)
    return _cart(db)


def _line_of(db: Db, given: int | str) -> int:
    if isinstance(given, int):
        return given
    lines = actions.quote(db, cart_id(db)).lines
    found = next((line.id for line in lines if line.variant.sku.lower() == given.strip().lower()), None)
    if found is None:
        listed = ", ".join(line.variant.sku for line in lines) or "nothing"
        raise Invalid({"item": f"{given} is not in your cart. In it: {listed}."})
    return found


class ApplyCode(Arguments):
    code: Annotated[str, Field(max_length=limits.LONGEST_DISCOUNT_CODE)]


@tool("shop_apply_code", "Use a discount code on your cart.", "change", repeats=True, action=actions.apply_code,
      told=lambda _db, asked: {"code": asked["code"]})  # fmt: skip
def apply_code(db: Db, given: ApplyCode) -> CartResult:
    actions.apply_code(db, cart_id(db), given.code)
    return _cart(db)


@tool("shop_remove_code", "Take the discount code off your cart.", "remove", repeats=True, action=actions.remove_code,
      told=lambda _db, _asked: {})  # fmt: skip
def remove_code(db: Db, given: NoArguments) -> CartResult:
    actions.remove_code(db, cart_id(db))
    return _cart(db)


CART = (read_cart, add_to_cart, set_cart_quantity, apply_code, remove_code)


# -- Checkout --------------------------------------------------------------------------------------------------------


class ChooseAddress(Arguments):
    address: AddressName


@tool("shop_choose_address", "Choose to which of your addresses the order goes.", "change", repeats=True,
      action=actions.choose_address, told=address_told)  # fmt: skip
def choose_address(db: Db, given: ChooseAddress) -> CartResult:
    actions.choose_address(db, customer_id(db), address_of(db, given.address).id)
    return _cart(db)


class MethodRow(Result):
    id: int
    name: str
    delivery: str
    price: float


class Methods(Result):
    items: tuple[MethodRow, ...]


@tool("shop_list_shipping_methods", "List how the order can travel to the address chosen, and for how much.")
def list_shipping_methods(db: Db, given: NoArguments) -> Methods:
    quote = actions.quote(db, cart_id(db))
    rows = (
        MethodRow(id=each.id, name=each.name, delivery=each.delivery, price=fee(quote, each) / 100)
        for each in actions.shipping_choices(db, customer_id(db))
    )
    return Methods(items=tuple(rows))


class ChooseShipping(Arguments):
    method: Annotated[int | str, Field(description="A way of shipping by its name, or its id.")]


@tool("shop_choose_shipping", "Choose how the order travels.", "change", repeats=True, action=actions.choose_shipping,
      told=lambda db, asked: {"method": db.get_one(ShippingMethod, asked["method_id"]).name})  # fmt: skip
def choose_shipping(db: Db, given: ChooseShipping) -> CartResult:
    actions.choose_shipping(db, customer_id(db), _method_of(db, given.method))
    return _cart(db)


def _method_of(db: Db, given: int | str) -> int:
    if isinstance(given, int):
        return given
    choices = actions.shipping_choices(db, customer_id(db))
    found = next((each.id for each in choices if each.name.lower() == given.strip().lower()), None)
    if found is None:
        listed = ", ".join(each.name for each in choices)
        raise Invalid({"method": f"Choose one of: {listed}." if listed else "Choose a delivery address first."})
    return found


class EnterCard(Arguments):
    number: Annotated[str, Field(max_length=24)]
    name: Annotated[str, Field(max_length=LONGEST_NAME, description="The name on the card.")]
    expiry: Annotated[str, Field(max_length=7, description="MM/YY")]
    code: Annotated[str, Field(max_length=4, description="The security code on the back.")]


@tool("shop_enter_card", "Enter the card to pay with.", "change", repeats=True, action=actions.enter_card,
      told=lambda _db, asked: {name: asked[name] for name in ("number", "name", "expiry", "code")})  # fmt: skip
def enter_card(db: Db, given: EnterCard) -> CartResult:
    actions.enter_card(db, customer_id(db), **given.model_dump())
    return _cart(db)


class TestCardRow(Result):
    number: str
    what: str


class TestCards(Result):
    items: tuple[TestCardRow, ...]


@tool("shop_list_test_cards", "List the cards that the practice bank knows; any date to come, any three digits.")
def list_test_cards(db: Db, given: NoArguments) -> TestCards:
    return TestCards(items=tuple(TestCardRow(number=each.number, what=each.what) for each in actions.TEST_CARDS))


class UseCredit(Arguments):
    amount: Annotated[
        float | None, Field(gt=0, description="Dollars; without it as much as there is and the order comes to.")
    ] = None


@tool("shop_use_credit", "Pay the order in your cart by store credit, all of it or a part; the rest by card.", "change",
      repeats=True, action=actions.use_credit,
      told=lambda _db, asked: without_nothing({"amount": dollars(asked.get("amount"))}))  # fmt: skip
def use_credit(db: Db, given: UseCredit) -> CartResult:
    actions.use_credit(db, customer_id(db), cents("amount", given.amount))
    return _cart(db)


@tool("shop_leave_credit", "Use no store credit for the order in your cart after all.", "change", repeats=True,
      action=actions.leave_credit, told=lambda _db, _asked: {})  # fmt: skip
def leave_credit(db: Db, given: NoArguments) -> CartResult:
    actions.leave_credit(db, customer_id(db))
    return _cart(db)


class PlaceOrder(Arguments):
    total: Annotated[
        float | None, Field(ge=0, description="What you were shown, in dollars; if it has changed, nothing is ordered.")
    ] = None
    to_pay_by_card: Annotated[
        float | None, Field(ge=0, description="What you were shown of it, likewise, where store credit pays a part.")
    ] = None


class Placed(Done):
    order: str
    total: float


@tool("shop_place_order", "Order what is in your cart.", "add", action=actions.place_order,
      told=lambda _db, asked: without_nothing({"total": dollars(asked.get("seen_total")),
                                               "to_pay_by_card": dollars(asked.get("seen_due"))}))  # fmt: skip
def place_order(db: Db, given: PlaceOrder) -> Placed:
    due = cents("to_pay_by_card", given.to_pay_by_card)
    order = actions.place_order(db, customer_id(db), seen_total=cents("total", given.total), seen_due=due)
    return Placed(done=f"Order {order.name} was placed.", order=order.name, total=order.total / 100)


CHECKOUT = (
    choose_address,
    list_shipping_methods,
    choose_shipping,
    list_test_cards,
    enter_card,
    use_credit,
    leave_credit,
    place_order,
)
