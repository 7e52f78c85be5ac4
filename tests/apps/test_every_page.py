"""On every page: controls have a role and a name and do something, and nothing is wrong behind the scenes."""

from __future__ import annotations

import pytest
from deskgym.apps import APPS
from deskgym.apps.platform.models import Person
from deskgym.apps.store.models import Customer
from deskgym.seeds.world import World
from playwright.sync_api import Browser
from sqlalchemy import select

from .walking import Walk, walk

#: Who may do the most in an app, and how many kinds of pages are looked at.
WHO = {"crm": "crm_admin", "chat": "crm_admin", "sheet": "sales_manager", "shop": "shopper", "admin": "store_manager"}
MOST = {"crm": 25, "chat": 25, "sheet": 12, "shop": 20, "admin": 22}


def walked(app: str, browser: Browser, most: int) -> Walk:
    world = World.build(0)
    with world.session() as db:
        model = Customer if app == "shop" else Person
        person_id = db.scalars(select(model.id).where(model.persona == WHO[app])).one()
    steps = walk(app, world, browser, person_id, most=most)
    world.close()
    return steps


@pytest.mark.parametrize("app", WHO)
def test_every_control_is_named_and_does_something(app: str, browser: Browser) -> None:
    steps = walked(app, browser, MOST[app])
    assert steps.problems == []
    assert len(steps.seen) > 10
    assert len(steps.clicked) > 10


@pytest.mark.sweep
@pytest.mark.parametrize("app", WHO)
def test_so_does_every_control_of_every_page_that_links_lead_to(app: str, browser: Browser) -> None:
    steps = walked(app, browser, most=10_000)
    assert steps.problems == []
    assert len(steps.seen) >= MOST[app]


def test_a_page_with_all_that_is_wrong_is_told_of(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    page = """<!doctype html><title>Wrong</title><body><button type="button">Does nothing</button><button></button>
    <span onclick="x" class="cell">Mute</span><input type="date" aria-label="Day"><a href="/no/such/page">Nowhere</a>
    <link rel="stylesheet" href="/static/x/shop/nothing.css"><img alt="" src="http://elsewhere.example/x.png">"""
    shop = next(app for app in APPS if app.key == "shop").wsgi()
    monkeypatch.setitem(shop.view_functions, "home.index", lambda: page)
    world = World.build(0)
    problems = " ".join(walk("shop", world, browser, 1, most=1).problems)
    world.close()
    for trouble in ("no effect: <button type", "no name: <button", "native picker", "foreign request", "console after"):
        assert trouble in problems
