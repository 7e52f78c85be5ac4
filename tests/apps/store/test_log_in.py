"""Customers log in to the shop by a code that is sent to them."""

from __future__ import annotations

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import AuditEntry
from deskgym.apps.platform.passwords import code_for
from deskgym.apps.store import actions
from deskgym.apps.store.models import Customer
from sqlalchemy import select
from werkzeug.test import Client, TestResponse

from .cast import Cast

URL = "http://shop.deskgym.test"


@pytest.fixture
def emails(database: Database, cast: Cast) -> list[str]:
    """Dana's address, and another customer's."""
    with database.session() as db:
        dana = db.get_one(Customer, cast.dana)
        other = db.scalars(select(Customer).where(Customer.id != dana.id)).first()
        return [dana.email, other.email if other else ""]


@pytest.fixture
def client(database: Database) -> Client:
    return Client(Office(database, apps=(get_app("shop"),)))


def code_of(database: Database, customer_id: int) -> str:
    with database.session() as db:
        return code_for(db, "shop", customer_id)


def send(client: Client, path: str, **values: str) -> TestResponse:
    return client.post(path, base_url=URL, data=values)


def test_an_address_alone_lets_nobody_in(client: Client, emails: list[str]) -> None:
    asked = send(client, "/login", email=emails[0], next="/account/details")
    assert asked.status_code == 303
    assert asked.headers["Location"].startswith("/login/code?email=")
    assert "Set-Cookie" not in asked.headers
    page = client.get(asked.headers["Location"], base_url=URL).text
    assert f"We have e-mailed a code to {emails[0]}" in page
    assert client.get("/account", base_url=URL).status_code == 303


def test_the_code_does_and_leads_to_where_one_was_going(
    client: Client, database: Database, cast: Cast, emails: list[str]
) -> None:
    code = code_of(database, cast.dana)
    assert code not in client.get(f"/login/code?email={emails[0]}", base_url=URL).text
    entered = send(client, "/login/code", email=emails[0], code=f" {code.lower()} ", next="/account/details")
    assert (entered.status_code, entered.headers["Location"]) == (303, "/account/details")
    assert client.get("/account", base_url=URL).status_code == 200


def test_any_other_code_does_not(client: Client, database: Database, cast: Cast, emails: list[str]) -> None:
    for email, code in (
        (emails[0], "00000000"),
        (emails[0], ""),
        (emails[1], code_of(database, cast.dana)),
        ("nobody@example.test", code_of(database, cast.dana)),
        ("", code_of(database, cast.dana)),
    ):
        answer = send(client, "/login/code", email=email, code=code)
        assert answer.status_code == 422
        assert "Set-Cookie" not in answer.headers


def test_an_unknown_address_is_told_so(client: Client) -> None:
    answer = send(client, "/login", email="nobody@example.test")
    assert answer.status_code == 422
    assert "We have no account with this e-mail address." in answer.text


def test_in_a_demo_the_address_is_enough(database: Database, emails: list[str]) -> None:
    client = Client(Office(database, apps=(get_app("shop"),), choose_account=True))
    assert "Set-Cookie" in send(client, "/login", email=emails[0]).headers
    assert client.get("/account", base_url=URL).status_code == 200


def test_the_log_says_which_customer_acted(database: Database, cast: Cast) -> None:
    with database.session() as db:
        session = actions.log_in_customer(db, cast.dana)
    client = Client(Office(database, apps=(get_app("shop"),)))
    client.set_cookie("deskgym_shop", session.token, domain="shop.deskgym.test")
    with database.session() as db:
        version = str(db.get_one(Customer, cast.dana).version)
    details = {"first_name": "Dana", "last_name": "Doe", "email": "dana.doe@example.test", "version": version}
    assert send(client, "/account/details", csrf_token=session.csrf, **details).status_code == 303
    with database.session() as db:
        entry = db.scalars(select(AuditEntry).order_by(AuditEntry.id.desc())).first()
        assert entry is not None
        assert (entry.person_id, entry.customer_id, entry.automatic) == (None, cast.dana, False)
