"""From cart to order."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid, NotFound
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Redemption, ShippingMethod, Variant
from sqlalchemy import func, select

from .cast import Cast
from .conftest import Buy, ready


def test_an_order_adds_up_and_takes_the_next_number(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 2, cast.desk: 1}, "light10")

    assert (order.subtotal, order.discount, order.shipping) == (53_000, 800, 0)
    assert order.tax == (7_200 * 625 + 5_000) // 10_000 + (45_000 * 625 + 5_000) // 10_000
    assert order.total == order.subtotal - order.discount + order.shipping + order.tax
    assert buy({cast.white: 1}).number == order.number + 1


def test_an_order_moves_stock_from_available_to_committed(db: Db, cast: Cast, buy: Buy) -> None:
    buy({cast.white: 4})

    level = level_of(db, cast.white, cast.main)
    assert (level.on_hand, level.available, level.committed) == (10, 6, 4)


def test_an_order_too_large_for_one_location_is_split(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 12})

    assert [(a.location_id, a.quantity) for a in order.lines[0].allocations] == [(cast.main, 10), (cast.hub, 2)]


def test_no_more_is_sold_than_there_is(db: Db, cast: Cast) -> None:
    cart = actions.cart_of(db, cast.dana)

    with pytest.raises(Invalid, match="Only 13 left"):
        actions.add_to_cart(db, cart.id, cast.white, 14)
    with pytest.raises(Invalid, match="sold out"):
        actions.add_to_cart(db, cart.id, cast.black, 1)
    with pytest.raises(Invalid, match="At most 2 per customer"):
        actions.add_to_cart(db, cart.id, cast.desk, 3)


def test_checkout_looks_at_the_stock_once_more(db: Db, cast: Cast, buy: Buy) -> None:
    ready(db, cast, {cast.white: 13}, None, cast.dana)
    buy({cast.white: 1}, customer_id=cast.erik)

    with pytest.raises(Blocked, match="not available"):
        actions.place_order(db, cast.dana)


def test_what_is_sold_on_when_out_of_stock_goes_below_zero(db: Db, cast: Cast, buy: Buy) -> None:
    actions.update_variant(db, cast.black, continue_when_oos=True)
    buy({cast.black: 2})

    level = level_of(db, cast.black, cast.main)
    assert (level.on_hand, level.available, level.committed) == (0, -2, 2)


@pytest.mark.parametrize(("number", "message"), [("0027", "declined"), ("0035", "not enough money")])
def test_a_bad_card_orders_nothing(db: Db, cast: Cast, number: str, message: str) -> None:
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    actions.enter_card(db, cast.dana, number=f"900000000000{number}", name="Dana", expiry="12/29", code="123")

    with pytest.raises(Blocked, match=message):
        actions.place_order(db, cast.dana)
    assert level_of(db, cast.white, cast.main).committed == 0


def test_every_field_of_a_card_is_checked(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.enter_card(db, cast.dana, number="9000 0000 0000 0018", name="", expiry="01/20", code="1")
    assert set(refusal.value.errors) == {"number", "name", "expiry", "code"}


def test_a_total_that_changed_meanwhile_is_shown_first(db: Db, cast: Cast) -> None:
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    seen = actions.quote(db, actions.cart_of(db, cast.dana).id).totals.total
    actions.update_variant(db, cast.white, price=4_500)

    with pytest.raises(Blocked, match="total has changed"):
        actions.place_order(db, cast.dana, seen_total=seen)


def test_nothing_is_shipped_where_no_zone_is(db: Db, cast: Cast) -> None:
    actions.add_to_cart(db, actions.cart_of(db, cast.dana).id, cast.white)

    with pytest.raises(Invalid, match="We do not ship to Puebla, Mexico"):
        actions.choose_address(db, cast.dana, cast.abroad)


def test_nobody_ships_to_somebody_elses_address(db: Db, cast: Cast) -> None:
    actions.add_to_cart(db, actions.cart_of(db, cast.erik).id, cast.white)

    with pytest.raises(NotFound):
        actions.choose_address(db, cast.erik, cast.home)


def test_a_code_has_its_conditions(db: Db, cast: Cast, buy: Buy) -> None:
    cart = actions.cart_of(db, cast.dana)
    actions.add_to_cart(db, cart.id, cast.desk)
    with pytest.raises(Invalid, match="only for Lamps"):
        actions.apply_code(db, cart.id, "LIGHT10")
    actions.add_to_cart(db, cart.id, cast.white)
    with pytest.raises(Invalid, match=r"at least \$50.00"):
        actions.apply_code(db, cart.id, "LIGHT10")
    buy({cast.white: 1}, "LIGHT10")
    actions.add_to_cart(db, cart.id, cast.white, 2)
    with pytest.raises(Invalid, match="used this code already"):
        actions.apply_code(db, cart.id, "LIGHT10")
    assert db.scalar(select(func.count(Redemption.id))) == 1


def test_once_used_the_limits_of_a_code_are_locked(db: Db, cast: Cast, buy: Buy) -> None:
    buy({cast.white: 2}, "LIGHT10")
    today = db.today

    with pytest.raises(Invalid) as refusal:
        actions.update_discount(
            db, cast.code, code="LIGHT10", kind="Percentage", percent=10, usage_limit=5, starts_on=today
        )
    assert set(refusal.value.errors) == {"usage_limit", "once_per_customer"}
    with pytest.raises(Blocked, match="switch it off"):
        actions.delete_discount(db, cast.code)


def test_a_code_is_free_again_once_its_order_was_canceled_unpaid(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 2}, code="LIGHT10")
    cart = actions.cart_of(db, cast.dana)
    actions.add_to_cart(db, cart.id, cast.white, 2)
    with pytest.raises(Invalid, match="used this code already"):
        actions.apply_code(db, cart.id, "LIGHT10")
    actions.cancel_order(db, order.id, "Customer request")
    assert actions.apply_code(db, cart.id, "LIGHT10").discount_code == "LIGHT10"


def test_a_code_stays_used_where_its_paid_order_was_canceled(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 2}, code="LIGHT10")
    actions.capture_payment(db, order.id)
    actions.cancel_order(db, order.id, "Customer request")
    cart = actions.cart_of(db, cast.dana)
    actions.add_to_cart(db, cart.id, cast.white, 2)
    with pytest.raises(Invalid, match="used this code already"):
        actions.apply_code(db, cart.id, "LIGHT10")


def test_the_limit_per_customer_is_one_over_all_their_orders(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.desk: 1})
    cart = actions.cart_of(db, cast.dana)
    with pytest.raises(Invalid, match="At most 2 per customer, and you have ordered 1 before"):
        actions.add_to_cart(db, cart.id, cast.desk, 2)
    actions.add_to_cart(db, cart.id, cast.desk, 1)
    assert actions.add_to_cart(db, actions.cart_of(db, cast.erik).id, cast.desk, 2).quantity == 2
    actions.cancel_order(db, order.id, "Customer request")
    assert actions.add_to_cart(db, cart.id, cast.desk, 1).quantity == 2


def test_an_order_that_costs_nothing_is_paid(db: Db, cast: Cast, buy: Buy) -> None:
    actions.create_discount(db, code="GIFT", kind="Percentage", percent=100, starts_on=db.today)
    db.get_one(ShippingMethod, cast.standard).price = 0
    order = buy({cast.white: 1}, code="GIFT")
    assert (order.total, order.payment_status, order.payments) == (0, "Paid", [])
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})
    assert order.status == "Completed"


def test_later_prices_do_not_touch_an_order(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 1})
    actions.update_variant(db, cast.white, price=9_900, sku="LMP-1-NEW")

    assert (order.lines[0].price, order.lines[0].sku) == (4_000, "LMP-1-WHI")
    assert db.get_one(Variant, cast.white).price == 9_900


def test_a_guests_cart_goes_along_when_they_log_in(db: Db, cast: Cast) -> None:
    guest = actions.begin_session(db)
    actions.add_to_cart(db, guest.cart_id, cast.white, 2)
    token = actions.log_in_customer(db, cast.dana, guest=guest).token

    found = actions.find_session(db, token)
    assert found is not None
    assert found.customer_id == cast.dana
    assert [(line.variant_id, line.quantity) for line in actions.quote(db, found.cart_id).lines] == [(cast.white, 2)]
