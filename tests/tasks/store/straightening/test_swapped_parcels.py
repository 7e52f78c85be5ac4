"""Swapped parcels: half of the work, the wrong half of it, and mending a slip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Fulfilment, Return
from deskgym.tasks import Instance, get_family

from ..test_outcomes import verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-swapped-parcels").instance(2)
    yield found
    found.world.close()


def _track(instance: Instance, db: Db) -> None:
    for row in wanted(instance, "store_fulfilment"):
        actions.set_tracking(db, row["id"], row["carrier"], row["tracking_number"])


def _decide(instance: Instance, db: Db) -> None:
    for row in wanted(instance, "store_return"):
        if row["status"] == "Approved":
            way = {name: row[name] for name in ("shipping", "carrier", "tracking_number")}
            actions.approve_return(db, row["id"], **way)
        else:
            actions.decline_return(db, row["id"], row["decline_reason"])
    for row in wanted(instance, "store_credit_entry"):
        actions.change_credit(db, row["customer_id"], row["amount"], row["reason"])


def test_four_parcels_change_numbers_and_their_returns_are_decided(instance: Instance) -> None:
    with instance.world.session() as db:
        parcels = wanted(instance, "store_fulfilment")
        assert len(parcels) == 4
        before = {db.get_one(Fulfilment, row["id"]).tracking_number for row in parcels}
        assert before == {row["tracking_number"] for row in parcels}
    decided = [row["status"] for row in wanted(instance, "store_return")]
    assert len(decided) == 4
    assert set(decided) == {"Approved", "Declined"}


def test_tracking_may_come_after_the_returns(instance: Instance) -> None:
    def work(db: Db) -> None:
        _decide(instance, db)
        _track(instance, db)

    assert verdict(instance, work).passed


def test_tracking_alone_and_returns_alone_fail(instance: Instance) -> None:
    assert not verdict(instance, lambda db: _track(instance, db)).passed
    assert not verdict(instance, lambda db: _decide(instance, db)).passed


def test_a_number_that_was_mistyped_and_corrected_does_no_harm(instance: Instance) -> None:
    def work(db: Db) -> None:
        first = wanted(instance, "store_fulfilment")[0]
        actions.set_tracking(db, first["id"], first["carrier"], "123")
        _track(instance, db)
        _decide(instance, db)

    assert verdict(instance, work).passed


def test_declining_all_other_complaints_as_well_fails(instance: Instance) -> None:
    def work(db: Db) -> None:
        _track(instance, db)
        _decide(instance, db)
        for request in db.query(Return).filter(Return.status == "Requested"):
            if request.name in instance.task.goal:
                actions.decline_return(db, request.id, "Please keep it")

    assert not verdict(instance, work).passed
