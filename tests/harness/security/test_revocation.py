"""Faults planted in what ends with a person's place in an app: the check reports each."""

from __future__ import annotations

import pytest
from deskgym.apps.platform import guard
from deskgym.apps.platform.spec import Membership
from deskgym.apps.store import access
from deskgym.apps.store.models import ShopSession
from deskgym.apps.store.shop import guard as shop_guard
from deskgym.harness.security.checks import revocation
from deskgym.harness.security.client import AppClient
from deskgym.harness.security.principals import principals
from deskgym.harness.security.routes import write_routes


@pytest.fixture
def reviews_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that changes something in the admin, try what is done to reviews."""
    monkeypatch.setattr(
        revocation, "write_routes", lambda app: [each for each in write_routes(app) if "reviews/" in str(each)]
    )


def test_a_session_that_outlives_its_person_is_reported(
    admin: AppClient, reviews_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = principals(admin)[0]
    admin.log_in([somebody])
    before = list(revocation.possible_requests(admin, somebody))
    assert before
    for way in admin.spec.revocations:
        with admin.world.temporarily(way.sql, id=somebody.id):
            assert list(revocation.use_old_session(admin, somebody, way, before)) == []
    monkeypatch.setattr(guard, "admit", lambda _product, _db, _person: Membership("Customer care"))
    with admin.world.temporarily(way.sql, id=somebody.id):
        found = [each.detail for each in revocation.use_old_session(admin, somebody, way, before)]
    assert f"GET /orders by {somebody}, removed meanwhile, answers 200" in found


def test_a_customer_who_is_gone_and_still_shops_is_reported(shop: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revocation, "write_routes", lambda _app: [])
    assert list(revocation.revocation(shop)) == []
    monkeypatch.setattr(shop_guard, "find_session", lambda db, token: db.get(ShopSession, token) if token else None)
    assert any("GET /account/details" in each.detail for each in revocation.revocation(shop))


def test_a_former_role_that_still_counts_is_reported(
    admin: AppClient, reviews_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = principals(admin)[:1]
    admin.log_in(who)
    monkeypatch.setattr(revocation, "read_everything", lambda *_: [])
    downgrade = admin.spec.downgrade
    assert downgrade is not None
    assert list(revocation.use_old_role(admin, who, downgrade)) == []
    monkeypatch.setattr(access, "may", lambda _db, _area: True)
    found = [each.detail for each in revocation.use_old_role(admin, who, downgrade)]
    assert any("changes what that forbids: store_review" in each for each in found)
