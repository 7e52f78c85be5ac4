"""Reviews judged by the handbook: each of them, whatever its stars, and decisions that are changed again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Review
from deskgym.tasks import Instance, get_family
from sqlalchemy import select

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-judge-reviews").instance(5)
    yield found
    found.world.close()


def test_some_go_live_and_some_do_not_and_the_stars_do_not_tell_which(instance: Instance) -> None:
    rows = wanted(instance, "store_review")
    stars = {status: {row["rating"] for row in rows if row["status"] == status} for status in ("Approved", "Rejected")}
    assert min(stars["Approved"]) < 3 < max(stars["Rejected"])


def test_each_decision_counts(instance: Instance) -> None:
    for row in wanted(instance, "store_review"):
        other = "Rejected" if row["status"] == "Approved" else "Approved"

        def wrong(db: Db, id: int = row["id"], status: str = other) -> None:
            actions.moderate_reviews(db, [id], status)

        assert not verdict(instance, and_then(instance, wrong)).passed, row["title"]


def test_a_decision_may_be_changed_until_it_is_right(instance: Instance) -> None:
    def all_live(db: Db) -> None:
        actions.moderate_reviews(db, [row["id"] for row in wanted(instance, "store_review")], "Approved")

    def mended(db: Db) -> None:
        all_live(db)
        instance.task.outcomes[0](db)

    assert not verdict(instance, all_live).passed
    assert verdict(instance, mended).passed


def test_to_delete_what_is_unfit_is_too_much(instance: Instance) -> None:
    def delete(db: Db) -> None:
        actions.delete_reviews(
            db, [row["id"] for row in wanted(instance, "store_review") if row["status"] == "Rejected"]
        )

    assert not verdict(instance, and_then(instance, delete)).passed


def test_older_reviews_are_left_alone(instance: Instance) -> None:
    mine = {row["id"] for row in wanted(instance, "store_review")}

    def more(db: Db) -> None:
        pending = db.scalars(select(Review.id).where(Review.status == "Pending", Review.id.not_in(mine))).all()
        assert pending
        actions.moderate_reviews(db, pending, "Approved")

    assert not verdict(instance, and_then(instance, more)).passed
