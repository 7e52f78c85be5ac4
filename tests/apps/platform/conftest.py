"""One small office with sixty people, served for real, and a browser to look at it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import Company, Person, WorldState
from deskgym.apps.platform.sessions import cookie_name, log_in
from deskgym.apps.tables import create_tables
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page

from ...support.browsing import browsing
from ...support.serving import serving
from . import demo

PEOPLE = ("Alex Moreno", "Alex Morena", "Frieda Frost", "Olaf Outsider")
DEPARTMENTS = ("Sales", "Service", "Support", "Finance")


@pytest.fixture
def database() -> Iterator[Database]:
    database = Database()
    create_tables(database)
    with database.session() as db:
        db.add(WorldState(id=1, seed=1, size="small", now=datetime(2026, 3, 16, 14, tzinfo=UTC), secret="s"))
        db.add(
            Company(
                id=1, name="Northfold", legal_name="Northfold Inc.", domain="northfold.test", trade="outdoor gear",
                tagline="Go out", street="1 Main St", city="Chicago", state="IL", postal_code="60601",
                country="United States", phone="(312) 555-0100", timezone="America/Chicago", currency="USD",
            )
        )  # fmt: skip
        for id, name in enumerate([*PEOPLE, *(f"Robin Number{n:02}" for n in range(5, 61))], 1):
            first, last = name.split()
            db.add(
                Person(
                    id=id, first_name=first, last_name=last, username=name.lower().replace(" ", "."),
                    email=f"{name.lower().replace(' ', '.')}@northfold.test", title="Sales rep",
                    department=DEPARTMENTS[(id - 1) % 4],
                    phone="(312) 555-0101", city="Chicago", manager_id=1 if id > 2 else None,
                )
            )  # fmt: skip
    yield database
    database.close()


@pytest.fixture
def office(database: Database) -> Office:
    return Office(database, apps=[demo.APP])


@pytest.fixture
def token(database: Database) -> str:
    """The session of Alex Moreno."""
    with database.session() as db:
        return log_in(db, 1, "demo").token


@pytest.fixture
def visitor(office: Office) -> FlaskClient:
    """Somebody without a session."""
    return client_of(office)


@pytest.fixture
def chooser(database: Database) -> FlaskClient:
    """Somebody without a session at an office where people log in by choosing who they are."""
    return client_of(Office(database, apps=[demo.APP], choose_account=True))


def client_of(office: Office) -> FlaskClient:
    """A client that speaks to the office, so that the host matters."""
    app = Flask("outside")
    app.wsgi_app = office  # type: ignore[method-assign]
    app.config["SERVER_NAME"] = "demo.deskgym.test"
    return app.test_client()


@pytest.fixture
def client(visitor: FlaskClient, token: str) -> FlaskClient:
    """Alex Moreno's browser."""
    visitor.set_cookie(cookie_name("demo"), token, domain="demo.deskgym.test")
    return visitor


@pytest.fixture
def address(office: Office) -> Iterator[str]:
    with serving(office) as port:
        yield f"http://demo.localhost:{port}"


@pytest.fixture
def page(browser: Browser, address: str, database: Database) -> Iterator[Page]:
    """A page of Alex Moreno's browser at 1280×720. A fault in the page's scripts fails the test."""
    with browsing(browser, database, address, "demo", 1) as context:
        yield context.new_page()
