"""Returns that are settled: generous, mean and careless ways of paying, and what may be mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Return
from deskgym.tasks import Instance, get_family

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-credit-or-refund").instance(2)
    yield found
    found.world.close()


def _ids(instance: Instance) -> list[int]:
    return [row["id"] for row in wanted(instance, "store_return")]


def test_one_is_paid_with_a_bonus_and_one_less_a_fee_that_says_its_condition(instance: Instance) -> None:
    returns = wanted(instance, "store_return")
    assert len(returns) == 4
    assert {row["status"] for row in returns} == {"Closed"}
    assert {row["fee_reason"] for row in returns if row["fee"]} <= {"Opened", "Used"}
    assert any(row["fee"] for row in returns)
    assert any(row["reason"] == "Bonus" for row in wanted(instance, "store_credit_entry"))


@pytest.mark.parametrize("paid_by", ["Original payment", "Store credit"])
def test_paying_all_in_the_same_way_without_a_fee_fails(instance: Instance, paid_by: str) -> None:
    def pay(db: Db) -> None:
        for id in _ids(instance):
            actions.settle_return(db, id, paid_by=paid_by)

    assert not verdict(instance, pay).passed


def test_the_fee_may_be_entered_as_an_amount_and_its_reason_in_any_case(instance: Instance) -> None:
    returns = wanted(instance, "store_return")
    credited = {row["return_id"] for row in wanted(instance, "store_credit_entry")}
    bonuses = [row for row in wanted(instance, "store_credit_entry") if row["return_id"] is None]

    def by_amount(db: Db) -> None:
        for row in reversed(returns):
            fee = {"fee": row["fee"], "fee_reason": row["fee_reason"]} if row["fee"] else {}
            paid_by = "Store credit" if row["id"] in credited else "Original payment"
            actions.settle_return(db, row["id"], paid_by=paid_by, **fee)
        for bonus in bonuses:
            actions.change_credit(db, bonus["customer_id"], bonus["amount"], bonus["reason"])

    assert verdict(instance, by_amount).passed


def test_a_bonus_to_a_cent_too_much_fails_unless_it_is_taken_back(instance: Instance) -> None:
    bonus = next(row for row in wanted(instance, "store_credit_entry") if row["return_id"] is None)

    def a_cent_more(db: Db) -> None:
        actions.change_credit(db, bonus["customer_id"], 1, "Bonus")

    def and_taken_back(db: Db) -> None:
        a_cent_more(db)
        actions.change_credit(db, bonus["customer_id"], -1, "Bonus")

    assert not verdict(instance, and_then(instance, a_cent_more)).passed
    assert verdict(instance, and_then(instance, and_taken_back)).passed


def test_the_shipping_is_not_given_back(instance: Instance) -> None:
    def with_shipping(db: Db) -> None:
        asked = next(db.get_one(Return, id) for id in _ids(instance))
        actions.refund_order(db, asked.order_id, amount=100, reason="Goodwill")

    assert not verdict(instance, and_then(instance, with_shipping)).passed
