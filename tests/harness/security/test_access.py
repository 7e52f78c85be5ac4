"""The shop as it is survives nothing; with a fault planted in it, the check says which and where."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps import get_app
from deskgym.apps.chat import permissions as chat_permissions
from deskgym.apps.platform import web
from deskgym.apps.store.actions import addresses
from deskgym.apps.store.models import Address
from deskgym.apps.store.shop import guard
from deskgym.harness.security import check_app
from deskgym.harness.security.canaries import place_canaries
from deskgym.harness.security.checks.access_control import access_control, read_everything
from deskgym.harness.security.checks.authentication import authentication
from deskgym.harness.security.checks.csrf import csrf
from deskgym.harness.security.checks.injection import injection
from deskgym.harness.security.checks.safe_methods import safe_methods
from deskgym.harness.security.client import AppClient
from deskgym.harness.security.principals import principals
from flask import Flask, g

from .conftest import Change

SEED = 0


@pytest.fixture
def flask() -> Flask:
    return get_app("shop").wsgi()


def test_the_shop_as_it_is_lets_nothing_through() -> None:
    assert check_app("shop", SEED) == []


def test_a_forgotten_csrf_check_is_reported(shop: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "check_token", lambda _expected: None)
    found = [each for each in csrf(shop) if each.check == "csrf"]
    assert any("/account/addresses/new" in each.detail and "store_address" in each.detail for each in found)


def test_a_page_without_its_guard_is_reported(shop: AppClient, flask: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(flask.view_functions, "account.details", lambda: "Nora Quill, nora@quill.example")
    monkeypatch.setitem(flask.before_request_funcs, "account", [])
    found = [each for each in authentication(shop) if each.check == "session"]
    assert any("GET /account/details by nobody" in each.detail for each in found)


def test_a_page_that_writes_when_looked_at_is_reported(
    shop: AppClient, flask: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def views() -> str:
        g.customer.note = "Has looked."
        return "Your orders"

    monkeypatch.setitem(flask.view_functions, "account.orders", views)
    monkeypatch.setattr(web, "SAFE_METHODS", frozenset({"HEAD"}))
    found = [each for each in safe_methods(shop) if each.check == "get"]
    assert any("GET /account " in each.detail and "store_customer 1" in each.detail for each in found)


@pytest.mark.parametrize("probe", [authentication, safe_methods])
def test_a_page_that_breaks_is_reported(
    probe: Any, shop: AppClient, flask: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(handle: str) -> str:
        raise KeyError(handle)

    monkeypatch.setitem(flask.view_functions, "home.category", breaks)
    monkeypatch.setattr(flask.logger, "disabled", True)
    assert "error" in {each.check for each in probe(shop)}


def test_a_missing_permission_is_reported(shop: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def anybodys(db: Any, customer_id: int, address_id: int) -> Address:
        return db.get_one(Address, address_id)  # type: ignore[no-any-return]

    monkeypatch.setattr(addresses, "own_address", anybodys)
    monkeypatch.setattr("deskgym.apps.store.shop.views.addresses.own_address", anybodys)
    found = list(access_control(shop))
    assert any(each.check == "read" and "GET /account/addresses/" in each.detail for each in found)
    assert any(each.check == "write" and "store_address" in each.detail for each in found)


def test_a_private_channel_shown_to_all_is_reported(chat: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_permissions, "can_read", lambda _db, _channel: True)
    guest = next(each for each in principals(chat) if each.role == "guest")
    chat.log_in([guest])
    place_canaries(chat)
    found = list(read_everything(chat, guest))
    assert any("chat_post.body" in each.detail for each in found)


def test_an_unescaped_field_is_reported(shop: AppClient, changed: Change) -> None:
    changed("shop", "shop/addresses.html", "{{ address.street }}", "{{ address.street|safe }}")
    found = [each for each in injection(shop) if each.check == "script"]
    assert any("GET /account/addresses" in each.detail and "<script>" in each.detail for each in found)
