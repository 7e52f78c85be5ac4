"""Review rings: rejecting too many or too few, deleting instead, and tags in another order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Review
from deskgym.tasks import Instance, get_family
from deskgym.tasks.store.straightening.households import SameTags, tag_customer

from ..test_outcomes import verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-review-ring").instance(1)
    yield found
    found.world.close()


def _ring(instance: Instance) -> list[int]:
    return [row["id"] for row in wanted(instance, "store_review")]


def _tag(instance: Instance, db: Db) -> None:
    for row in wanted(instance, "store_customer"):
        tag_customer(db, row["id"], row["tags"])


def test_a_ring_has_two_or_three_reviews_and_as_many_accounts(instance: Instance) -> None:
    assert 2 <= len(_ring(instance)) == len(wanted(instance, "store_customer")) <= 3


def test_one_after_the_other_is_right_with_the_accounts_first(instance: Instance) -> None:
    def work(db: Db) -> None:
        _tag(instance, db)
        for id in _ring(instance):
            actions.moderate_reviews(db, [id], "Rejected")

    assert verdict(instance, work).passed


def test_one_that_was_rejected_by_mistake_may_be_approved_again(instance: Instance) -> None:
    def work(db: Db) -> None:
        other = db.query(Review).filter(Review.id.not_in(_ring(instance)), Review.status == "Approved").first()
        assert other is not None
        actions.moderate_reviews(db, [other.id, *_ring(instance)], "Rejected")
        actions.moderate_reviews(db, [other.id], "Approved")
        _tag(instance, db)

    assert verdict(instance, work).passed


def test_deleting_them_and_rejecting_all_of_five_stars_fail(instance: Instance) -> None:
    def delete(db: Db) -> None:
        _tag(instance, db)
        actions.delete_reviews(db, _ring(instance))

    def reject_all(db: Db) -> None:
        _tag(instance, db)
        product_id = db.get_one(Review, _ring(instance)[0]).product_id
        praise = db.query(Review).filter(Review.product_id == product_id, Review.rating == 5)
        actions.moderate_reviews(db, [review.id for review in praise], "Rejected")

    assert not verdict(instance, delete).passed
    assert not verdict(instance, reject_all).passed


def test_tags_are_the_same_in_any_order_and_no_other_ones() -> None:
    assert SameTags()("review-ring, vip", "vip, review-ring")
    assert not SameTags()("review-ring", "vip, review-ring")
