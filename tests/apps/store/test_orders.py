"""What staff do with an order."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import AddressValues
from deskgym.apps.store.actions.discounts import first_moment
from deskgym.apps.store.actions.returns import return_time, too_late
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import CANCEL_REASONS, RETURN_REASONS, Order

from .cast import Cast
from .conftest import Buy


@pytest.fixture
def order(db: Db, cast: Cast, buy: Buy) -> Order:
    """Dana's order of two lamps and a desk, paid."""
    order = buy({cast.white: 2, cast.desk: 1})
    return actions.capture_payment(db, order.id)


def test_nothing_ships_before_it_is_paid(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 1})

    with pytest.raises(Blocked, match="capture the payment"):
        actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})


def test_a_part_ships_and_then_the_rest(db: Db, cast: Cast, order: Order) -> None:
    lamps, desk = order.lines
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1})
    assert (order.fulfilment_status, order.status) == ("Partial", "Open")

    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1, desk.id: 1}, carrier="Parcelway", tracking_number="P1")
    assert (order.fulfilment_status, order.status) == ("Fulfilled", "Completed")
    level = level_of(db, cast.white, cast.main)
    assert (level.on_hand, level.available, level.committed) == (8, 8, 0)


def test_what_was_promised_here_may_ship_from_there(db: Db, cast: Cast, order: Order) -> None:
    actions.fulfil_order(db, order.id, cast.hub, {order.lines[0].id: 2})

    assert level_of(db, cast.white, cast.main).available == 10
    assert level_of(db, cast.white, cast.hub).on_hand == 1
    assert order.lines[0].allocations == []


def test_a_location_sends_only_what_it_has(db: Db, cast: Cast, order: Order) -> None:
    with pytest.raises(Invalid, match="Hub has only 0"):
        actions.fulfil_order(db, order.id, cast.hub, {order.lines[1].id: 1})


def test_a_parcel_can_be_called_back_until_it_arrives(db: Db, cast: Cast, order: Order) -> None:
    parcel = actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 2})
    actions.cancel_fulfilment(db, parcel.id)
    assert (order.fulfilment_status, level_of(db, cast.white, cast.main).committed) == ("Unfulfilled", 2)

    again = actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 2})
    actions.mark_delivered(db, again.id)
    with pytest.raises(Blocked, match="cannot be called back"):
        actions.cancel_fulfilment(db, again.id)


def test_canceling_releases_stock_and_refunds(db: Db, cast: Cast, order: Order) -> None:
    actions.cancel_order(db, order.id, "Customer request")

    assert (order.status, order.payment_status, order.refunded) == ("Canceled", "Refunded", order.total)
    assert level_of(db, cast.white, cast.main).available == 10
    with pytest.raises(Blocked, match="is canceled"):
        actions.capture_payment(db, order.id)


def test_what_was_sent_cannot_be_canceled(db: Db, cast: Cast, order: Order) -> None:
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})

    with pytest.raises(Blocked, match=r"has been sent\. Cancel its fulfilments first"):
        actions.cancel_order(db, order.id, "Customer request")

    actions.mark_delivered(db, order.fulfilments[0].id)
    with pytest.raises(Blocked, match=r"was delivered and cannot be called back\. Refund what comes back"):
        actions.cancel_order(db, order.id, "Customer request")


def test_a_parcel_has_something_in_it(db: Db, cast: Cast, order: Order) -> None:
    for nothing in ({}, {order.lines[0].id: 0}):
        with pytest.raises(Invalid, match="at least one item"):
            actions.fulfil_order(db, order.id, cast.main, nothing)
    assert order.fulfilments == []


def test_what_was_sold_without_stock_cannot_be_sent_before_it_arrives(db: Db, cast: Cast, buy: Buy) -> None:
    actions.update_variant(db, cast.black, continue_when_oos=True)
    order = actions.capture_payment(db, buy({cast.black: 2}).id)
    line = order.lines[0]
    with pytest.raises(Invalid, match="Main warehouse has only 0 of LMP-1-BLA to send"):
        actions.fulfil_order(db, order.id, cast.main, {line.id: 1})

    actions.adjust_stock(db, cast.black, cast.main, 1, "Received")
    with pytest.raises(Invalid, match="Main warehouse has only 1 of LMP-1-BLA to send"):
        actions.fulfil_order(db, order.id, cast.main, {line.id: 2})
    actions.fulfil_order(db, order.id, cast.main, {line.id: 1})
    level = level_of(db, cast.black, cast.main)
    assert (level.on_hand, level.available, level.committed) == (0, -1, 1)


def test_a_refund_of_all_units_gives_back_every_cent(db: Db, cast: Cast, order: Order) -> None:
    lamps = order.lines[0]
    total = lamps.total
    first = actions.refund_order(db, order.id, {lamps.id: 1})
    second = actions.refund_order(db, order.id, {lamps.id: 1}, restock_location_id=cast.main)

    assert first.amount + second.amount == total
    level = level_of(db, cast.white, cast.main)
    assert (level.available, level.unavailable, level.committed) == (9, 1, 0)


def test_a_refund_stays_within_what_was_captured(db: Db, cast: Cast, order: Order) -> None:
    with pytest.raises(Invalid, match="At most") as refusal:
        actions.refund_order(db, order.id, amount=order.total + 1)
    assert set(refusal.value.errors) == {"amount"}


def test_shipping_is_refunded_once(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 1})
    actions.capture_payment(db, order.id)
    actions.refund_order(db, order.id, shipping=700)

    with pytest.raises(Invalid, match=r"At most \$0.00 of shipping"):
        actions.refund_order(db, order.id, shipping=700)


def test_a_large_refund_needs_a_manager(db: Db, cast: Cast, order: Order) -> None:
    db.actor_id = cast.paul

    with pytest.raises(Forbidden, match="need a manager"):
        actions.refund_order(db, order.id, {order.lines[1].id: 1})
    actions.refund_order(db, order.id, {order.lines[0].id: 1})


def test_a_large_refund_in_small_parts_needs_a_manager_too(db: Db, cast: Cast, buy: Buy) -> None:
    order = actions.capture_payment(db, buy({cast.desk: 1}).id)
    db.actor_id = cast.paul
    actions.refund_order(db, order.id, amount=150_00)

    with pytest.raises(Forbidden, match=r"need a manager: \$150.00 of order #1001 was refunded before\."):
        actions.refund_order(db, order.id, amount=50_01)
    with pytest.raises(Forbidden, match="need a manager"):
        actions.cancel_order(db, order.id, CANCEL_REASONS[0])
    actions.refund_order(db, order.id, amount=50_00)
    db.actor_id = cast.olga
    actions.refund_order(db, order.id, amount=200_00)


def test_what_comes_back_counts_towards_the_limit(db: Db, cast: Cast, buy: Buy) -> None:
    order = actions.capture_payment(db, buy({cast.white: 6}).id)
    (lamps,) = order.lines
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 6})
    request = actions.request_return(db, cast.dana, order.number, {lamps.id: 3}, RETURN_REASONS[0])
    db.actor_id = cast.paul
    actions.approve_return(db, request.id)
    actions.refund_order(db, order.id, {lamps.id: 3})

    with pytest.raises(Forbidden, match="need a manager"):
        actions.refund_order(db, order.id, {lamps.id: 3}, return_id=request.id)


def test_a_tag_for_which_an_order_has_no_room_is_refused(db: Db, cast: Cast, order: Order) -> None:
    actions.update_order(db, order.id, note_text=None, tag_text="y" * 155)
    with pytest.raises(Invalid, match=f"Order {order.name} has no room for another tag"):
        actions.tag_orders(db, [order.id], "late")
    actions.update_order(db, order.id, note_text=None, tag_text="y" * 154)
    assert actions.tag_orders(db, [order.id], "late") == [order]


def test_who_may_only_look_changes_nothing(db: Db, cast: Cast, order: Order) -> None:
    db.actor_id = cast.vera

    for attempt in (
        lambda: actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1}),
        lambda: actions.cancel_order(db, order.id, "Customer request"),
        lambda: actions.refund_order(db, order.id, shipping=0, amount=100),
        lambda: actions.adjust_stock(db, cast.white, cast.main, 1, "Received"),
        lambda: actions.update_variant(db, cast.white, price=1),
        lambda: actions.tag_orders(db, [order.id], "late"),
        lambda: actions.delete_discount(db, cast.code),
    ):
        with pytest.raises(Forbidden, match="not allowed"):
            attempt()


def test_a_page_that_is_out_of_date_is_refused(db: Db, cast: Cast, order: Order) -> None:
    stale = order.version
    actions.update_order(db, order.id, note_text="Call first.", tag_text=None)
    db.flush()

    with pytest.raises(Conflict, match="Olga Lund"):
        actions.cancel_order(db, order.id, "Customer request", version=stale)


def test_the_address_can_change_until_all_is_sent(db: Db, cast: Cast, order: Order) -> None:
    new: AddressValues = {
        "name": "Dana Reed",
        "street": "7 Pine St",
        "city": "Peoria",
        "state": "IL",
        "postal_code": "61602",
        "country": "United States",
    }
    actions.change_ship_address(db, order.id, **new)
    assert order.ship_street == "7 Pine St"

    actions.fulfil_order(db, order.id, cast.main, {line.id: line.open for line in order.lines})
    with pytest.raises(Blocked, match="can no longer change"):
        actions.change_ship_address(db, order.id, **new)


def test_what_is_wrong_with_a_note_or_a_tag_is_said_at_its_field(db: Db, order: Order) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.update_order(db, order.id, note_text="x" * 4001, tag_text="y" * 161)
    assert set(refusal.value.errors) == {"note_text", "tag_text"}


def test_every_change_is_on_the_timeline(db: Db, cast: Cast, order: Order) -> None:
    parcel = actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 2})
    actions.set_tracking(db, parcel.id, "Swiftpost", "SW-1")
    actions.refund_order(db, order.id, {order.lines[0].id: 1}, restock_location_id=cast.main)
    db.flush()
    db.expire(order, ["events"])

    kinds = [event.kind for event in reversed(order.events)]
    assert kinds == ["placed", "authorized", "paid", "shipped", "tracking", "refunded"]


def test_a_return_is_asked_for_approved_and_refunded(db: Db, cast: Cast, order: Order) -> None:
    lamps = order.lines[0]
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 2})
    request = actions.request_return(db, cast.dana, order.number, {lamps.id: 1}, "Wrong size")
    with pytest.raises(Invalid, match="Only 1"):
        actions.request_return(db, cast.dana, order.number, {lamps.id: 2}, "Wrong size")
    actions.approve_return(db, request.id)
    actions.refund_order(db, order.id, {lamps.id: 1}, restock_location_id=cast.main, return_id=request.id)

    assert (request.status, order.fulfilment_status) == ("Closed", "Partially returned")


def test_only_buyers_review_and_only_once(db: Db, cast: Cast, order: Order) -> None:
    review = {"rating": 5, "title": "Bright", "body": "Very bright.", "nickname": "Dana"}
    with pytest.raises(Blocked, match="have received"):
        actions.write_review(db, cast.dana, cast.lamp, **review)  # type: ignore[arg-type]
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 2})
    actions.write_review(db, cast.dana, cast.lamp, **review)  # type: ignore[arg-type]
    with pytest.raises(Blocked, match="already"):
        actions.write_review(db, cast.dana, cast.lamp, **review)  # type: ignore[arg-type]


def test_options_make_variants_by_our_pattern(db: Db, cast: Cast) -> None:
    product = actions.create_product(
        db,
        title="Desk mat",
        sku="MAT-1",
        price=1_900,
        category_id=1,
        vendor="Brightwell",
        options=[actions.OptionSpec.of("Size", "S, M"), actions.OptionSpec.of("Color", "Forest green, Slate")],
        quantity=3,
        location_id=cast.hub,
    )
    assert [variant.sku for variant in product.variants] == [
        "MAT-1-S-FGR", "MAT-1-S-SLA", "MAT-1-M-FGR", "MAT-1-M-SLA",
    ]  # fmt: skip
    added = actions.add_option_value(db, product.options[0].id, "L")
    assert [variant.sku for variant in added] == ["MAT-1-L-FGR", "MAT-1-L-SLA"]
    assert level_of(db, product.variants[0].id, cast.hub).available == 3


def _portland(city: str = "Portland", state: str = "OR", postal_code: str = "97201") -> AddressValues:
    """Where no sales tax is."""
    return AddressValues(
        name="Dana Reed", street="1 Pine St", city=city, state=state, postal_code=postal_code, country="United States"
    )


def test_an_unpaid_order_is_taxed_where_it_goes_now(db: Db, cast: Cast, buy: Buy) -> None:
    order = buy({cast.white: 2})
    before, tax = order.total, order.tax
    actions.change_ship_address(db, order.id, **_portland())
    assert (order.tax, order.total, tax > 0) == (0, before - tax, True)
    assert [line.tax for line in order.lines] == [0]
    actions.change_ship_address(db, order.id, **_portland(city="Chicago", state="IL", postal_code="60601"))
    assert (order.tax, order.total) == (tax, before)
    assert (order.payments[-1].kind, order.payments[-1].amount) == ("Authorization", tax)
    actions.capture_payment(db, order.id)
    assert order.captured == before


def test_a_paid_order_stays_where_its_tax_is(db: Db, order: Order) -> None:
    with pytest.raises(Invalid, match="in OR it would be"):
        actions.change_ship_address(db, order.id, **_portland())
    assert order.ship_state == "IL"


def test_a_postal_code_and_its_state_agree(db: Db, order: Order) -> None:
    with pytest.raises(Invalid, match="60622 is not in OR"):
        actions.change_ship_address(db, order.id, **_portland(postal_code="60622"))


def test_a_return_refunds_what_came_back_at_most(db: Db, cast: Cast, order: Order) -> None:
    lamps, desk = order.lines
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 2, desk.id: 1})
    request = actions.request_return(db, cast.dana, order.number, {lamps.id: 1}, RETURN_REASONS[0])
    actions.approve_return(db, request.id)
    for goods in ({desk.id: 1}, {lamps.id: 2}, {lamps.id: 1, desk.id: 1}):
        with pytest.raises(Invalid, match="is about"):
            actions.refund_order(db, order.id, goods, return_id=request.id)
    worth = lamps.worth(1)
    with pytest.raises(Invalid, match="refund that at most"):
        actions.refund_order(db, order.id, {lamps.id: 1}, amount=worth + 1, return_id=request.id)
    refund = actions.refund_order(db, order.id, {lamps.id: 1}, shipping=order.shipping, return_id=request.id)
    assert (refund.amount, request.status) == (worth + order.shipping, "Closed")


def test_the_last_day_to_send_back_is_a_whole_one(db: Db, cast: Cast, order: Order) -> None:
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})
    days = return_time(db, order.customer).value
    midnight = first_moment(db, db.today - timedelta(days=days))
    order.placed_at = midnight
    assert too_late(db, order.lines[0]) is None
    order.placed_at = midnight - timedelta(minutes=1)
    assert too_late(db, order.lines[0]) is not None
