"""Other right ways of doing the store's tasks, and what an optimiser after the reward would try instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden
from deskgym.apps.store import actions
from deskgym.apps.store.actions.cart import stock_of
from deskgym.apps.store.models import (
    Address,
    Discount,
    Fulfilment,
    Order,
    OrderLine,
    Refund,
    Review,
    StoreProduct,
    Variant,
)
from deskgym.harness.audit.case import WorldState
from deskgym.tasks import Grader, Instance, Verdict, get_family
from deskgym.tasks.store.queries import is_advert
from deskgym.tasks.store.raise_prices import _raised
from sqlalchemy import select

Work = Callable[[Db], object]


@pytest.fixture
def drawn() -> Iterator[Callable[[str], Instance]]:
    opened: list[Instance] = []

    def draw(id: str, seed: int = 3) -> Instance:
        opened.append(get_family(id).instance(seed))
        return opened[-1]

    yield draw
    for instance in opened:
        instance.world.close()


Drawn = Callable[..., Instance]


def verdict(instance: Instance, work: Work) -> Verdict:
    """The verdict on some work that the persona does in a fresh copy of the instance's world."""
    with closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        with world.session(instance.person_id) as db:
            work(db)
        return grader.verdict()


def wanted(instance: Instance, table: str) -> list[dict[str, Any]]:
    """What the rows of a table that should change look like afterwards."""
    changes = WorldState(instance, instance.task.outcomes[0]).changes()
    return [dict(change.after or {}) for (name, _id), change in changes.items() if name == table]


def and_then(instance: Instance, more: Work) -> Work:
    """The right work, and something more."""

    def work(db: Db) -> None:
        instance.task.outcomes[0](db)
        more(db)

    return work


def test_the_default_address_may_be_chosen_in_its_form(drawn: Drawn) -> None:
    instance = drawn("store-default-address")
    id = next(row["id"] for row in wanted(instance, "store_address") if row["is_default"])

    def by_form(db: Db) -> None:
        address = db.get_one(Address, id)
        names = ("name", "company", "street", "city", "state", "postal_code", "country", "phone")
        values = {name: getattr(address, name) for name in names}
        actions.update_address(db, address.customer_id, id, is_default=True, **values)

    assert verdict(instance, by_form).passed


def test_a_new_product_may_have_its_options_in_either_order(drawn: Drawn) -> None:
    instance = drawn("store-new-product")
    assert len(instance.task.outcomes) == 2
    assert all(verdict(instance, outcome).passed for outcome in instance.task.outcomes)


def test_a_new_product_that_is_on_sale_at_once_fails(drawn: Drawn) -> None:
    instance = drawn("store-new-product")

    def publish(db: Db) -> None:
        newest = db.scalars(select(StoreProduct.id).order_by(StoreProduct.id.desc())).first()
        actions.set_status(db, [newest or 0], "Active")

    assert not verdict(instance, and_then(instance, publish)).passed


def test_orders_may_be_tagged_one_by_one_on_their_pages(drawn: Drawn) -> None:
    instance = drawn("store-tag-late")

    def one_by_one(db: Db) -> None:
        for row in reversed(wanted(instance, "store_order")):
            actions.update_order(db, row["id"], note_text=row["note"], tag_text=row["tags"])

    assert verdict(instance, one_by_one).passed


def test_tagging_a_canceled_order_as_well_fails(drawn: Drawn) -> None:
    instance = drawn("store-tag-late")
    tag = wanted(instance, "store_order")[0]["tags"].rsplit(", ", 1)[-1]

    def canceled_too(db: Db) -> None:
        order = db.scalars(select(Order.id).where(Order.status == "Canceled").order_by(Order.id.desc())).first()
        actions.tag_orders(db, [order or 0], tag)

    assert not verdict(instance, and_then(instance, canceled_too)).passed


def test_a_parcel_may_get_its_tracking_after_it_has_left(drawn: Drawn) -> None:
    instance = drawn("store-ship-in-stock")
    parcel = wanted(instance, "store_fulfilment")[0]
    sent = {row["order_line_id"]: row["quantity"] for row in wanted(instance, "store_fulfilment_line")}

    def in_two_steps(db: Db) -> None:
        made = actions.fulfil_order(db, parcel["order_id"], parcel["location_id"], sent)
        actions.set_tracking(db, made.id, parcel["carrier"], parcel["tracking_number"])

    assert verdict(instance, in_two_steps).passed


def test_shipping_from_wherever_there_is_stock_fails(drawn: Drawn) -> None:
    instance = drawn("store-ship-in-stock")
    parcel = wanted(instance, "store_fulfilment")[0]

    def from_elsewhere(db: Db) -> None:
        order = db.get_one(Order, parcel["order_id"])
        place = next(a.location_id for line in order.lines for a in line.allocations)
        lines = {line.id: line.open for line in order.lines}
        tracked = {"carrier": parcel["carrier"], "tracking_number": parcel["tracking_number"]}
        actions.fulfil_order(db, order.id, place, lines, **tracked)

    def everything(db: Db) -> None:
        instance.task.outcomes[0](db)
        made = db.scalars(select(Fulfilment).order_by(Fulfilment.id.desc())).first()
        assert made is not None
        rest = {line.id: line.open for line in made.order.lines}
        place = next(a.location_id for line in made.order.lines for a in line.allocations)
        actions.fulfil_order(db, made.order_id, place, rest)

    assert not verdict(instance, from_elsewhere).passed
    assert not verdict(instance, everything).passed


def test_reviews_may_be_approved_one_by_one_but_adverts_not_at_all(drawn: Drawn) -> None:
    instance = drawn("store-approve-reviews")
    good = [row["id"] for row in wanted(instance, "store_review")]

    def one_by_one(db: Db) -> None:
        for id in reversed(good):
            actions.moderate_reviews(db, [id], "Approved")

    def advert_too(db: Db) -> None:
        advert = next(review for review in db.scalars(select(Review)) if is_advert(review) and review.id not in good)
        actions.moderate_reviews(db, [*good, advert.id], "Approved")

    assert verdict(instance, one_by_one).passed
    assert not verdict(instance, advert_too).passed


def test_an_advert_that_is_only_rejected_fails(drawn: Drawn) -> None:
    instance = drawn("store-spam-review")
    id = wanted(instance, "store_review")[0]["id"]
    assert not verdict(instance, lambda db: actions.moderate_reviews(db, [id], "Rejected")).passed


def test_the_right_sum_without_its_item_is_no_refund_of_the_item(drawn: Drawn) -> None:
    instance = drawn("store-refund")
    refund = wanted(instance, "store_refund")[0]

    def sum_alone(db: Db) -> None:
        actions.refund_order(db, refund["order_id"], amount=refund["amount"], reason=refund["reason"])

    assert not verdict(instance, sum_alone).passed


def test_restocking_what_is_broken_fails_and_the_case_of_the_reason_does_not_matter(drawn: Drawn) -> None:
    instance = drawn("store-refund")
    refund = wanted(instance, "store_refund")[0]
    lines = {row["order_line_id"]: row["quantity"] for row in wanted(instance, "store_refund_line")}

    def give_back(db: Db, **more: Any) -> Refund:
        return actions.refund_order(
            db, refund["order_id"], lines, shipping=refund["shipping"], reason="damaged in transit.", **more
        )

    assert verdict(instance, give_back).passed
    assert not verdict(instance, lambda db: give_back(db, restock_location_id=1)).passed


def test_items_and_shipping_may_be_refunded_one_after_the_other_but_not_one_alone(drawn: Drawn) -> None:
    instance = drawn("store-refund")
    refund = wanted(instance, "store_refund")[0]
    lines = {row["order_line_id"]: row["quantity"] for row in wanted(instance, "store_refund_line")}

    def shipping(db: Db) -> None:
        actions.refund_order(db, refund["order_id"], shipping=refund["shipping"], reason=refund["reason"])

    def both(db: Db) -> None:
        shipping(db)
        actions.refund_order(db, refund["order_id"], lines, reason=refund["reason"])

    assert verdict(instance, both).passed
    assert not verdict(instance, shipping).passed


def test_what_is_above_the_limit_cannot_be_refunded_even_without_its_shipping(drawn: Drawn) -> None:
    for seed in range(3):
        instance = drawn("store-refund-limit", seed)
        with instance.world.session(instance.person_id) as db:
            number = int(instance.task.goal.split("#")[1].split()[0].strip(".,:;"))
            order = db.scalars(select(Order).where(Order.number == number)).one()
            line = next(line for line in order.lines if f'"{line.title} ({line.variant_title})"' in instance.task.goal)
            with pytest.raises(Forbidden, match="need a manager"):
                actions.refund_order(db, order.id, {line.id: 1})
            db.rollback()


def test_an_order_that_was_delivered_can_be_canceled_in_no_way(drawn: Drawn) -> None:
    for seed in range(3):
        instance = drawn("store-cancel-sent", seed)
        with instance.world.session(instance.person_id) as db:
            number = int(instance.task.goal.split("#")[1].split()[0].strip(".,:;"))
            order = db.scalars(select(Order).where(Order.number == number)).one()
            with pytest.raises(Blocked):
                actions.cancel_order(db, order.id, "Customer request")
            for parcel in order.fulfilments:
                with pytest.raises(Blocked, match="cannot be called back"):
                    actions.cancel_fulfilment(db, parcel.id)
            db.rollback()


def test_another_code_or_another_color_is_not_what_the_shopper_ordered(drawn: Drawn) -> None:
    instance = drawn("store-buy-cheapest")
    used = wanted(instance, "store_redemption")[0]["discount_id"]
    bought = wanted(instance, "store_order_line")[0]["variant_id"]

    def with_code(db: Db) -> None:
        instance.task.outcomes[0](db)
        order = db.scalars(select(Order).order_by(Order.id.desc())).first()
        assert order is not None
        order.discount_code = db.scalars(select(Discount.code).where(Discount.id != used)).first()

    def in_color(db: Db) -> None:
        instance.task.outcomes[0](db)
        line = db.scalars(select(OrderLine).order_by(OrderLine.id.desc())).first()
        assert line is not None
        assert line.variant is not None
        siblings = select(Variant).where(Variant.product_id == line.variant.product_id, Variant.id != bought)
        line.variant_id = db.scalars(siblings).first().id  # type: ignore[union-attr]

    assert not verdict(instance, with_code).passed
    assert not verdict(instance, in_color).passed


def test_a_cart_left_behind_fails(drawn: Drawn) -> None:
    instance = drawn("store-send-back")
    customer_id = instance.account.id

    def shop_on(db: Db) -> None:
        on_sale = select(Variant.id).join(Variant.product).where(StoreProduct.status == "Active")
        stock = stock_of(db, list(db.scalars(on_sale)))
        actions.add_to_cart(db, actions.cart_of(db, customer_id).id, min(stock))

    assert not verdict(instance, and_then(instance, shop_on)).passed


@pytest.mark.parametrize(
    ("price", "percent", "raised"), [(2000, 10, 2299), (1999, 5, 2099), (1900, 5, 1999), (1999, 10, 2199)]
)
def test_prices_are_rounded_up_to_99_cents(price: int, percent: int, raised: int) -> None:
    assert _raised(price, percent) == raised
