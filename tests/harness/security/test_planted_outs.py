"""Faults planted in what ends with a person's place in an app: the audit reports each."""

from __future__ import annotations

import pytest
from deskgym.apps.platform import guard
from deskgym.apps.spec import Membership
from deskgym.apps.store import access
from deskgym.apps.store.models import ShopSession
from deskgym.apps.store.shop import guard as shop_guard
from deskgym.harness.security import ousted
from deskgym.harness.security.deeds import changing
from deskgym.harness.security.house import House
from deskgym.harness.security.people import furnish, people


@pytest.fixture
def reviews_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that changes something in the admin, try what is done to reviews."""
    monkeypatch.setattr(ousted, "changing", lambda app: [each for each in changing(app) if "reviews/" in str(each)])


def test_a_session_that_outlives_its_person_is_reported(
    house: House, reviews_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = people(house, "admin")[0]
    house.let_in([visitor])
    before = list(ousted.doings(house, "admin", visitor))
    assert before
    for turn in ousted.ways_out("admin"):
        with house.given(turn.sql, id=visitor.id):
            assert list(ousted.kept_out(house, "admin", visitor, turn, before)) == []
    monkeypatch.setattr(guard, "admit", lambda _product, _db, _person: Membership("Customer care"))
    with house.given(turn.sql, id=visitor.id):
        found = [each.detail for each in ousted.kept_out(house, "admin", visitor, turn, before)]
    assert f"GET /orders by {visitor}, removed meanwhile, answers 200" in found


def test_a_customer_who_is_gone_and_still_shops_is_reported(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(house, "shop")
    monkeypatch.setattr(ousted, "changing", lambda _app: [])
    assert list(ousted.check(house, "shop")) == []
    monkeypatch.setattr(shop_guard, "find_session", lambda db, token: db.get(ShopSession, token) if token else None)
    assert any("GET /account/details" in each.detail for each in ousted.check(house, "shop"))


def test_a_former_role_that_still_counts_is_reported(
    house: House, reviews_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = people(house, "admin")[:1]
    house.let_in(who)
    monkeypatch.setattr(ousted, "looking_around", lambda *_: [])
    assert list(ousted.lowered(house, "admin", who)) == []
    monkeypatch.setattr(access, "may", lambda _db, _area: True)
    found = [each.detail for each in ousted.lowered(house, "admin", who)]
    assert any("changes what that forbids: store_review" in each for each in found)
