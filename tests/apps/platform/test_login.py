"""Logging in takes a secret, unless the office lets people choose who they are."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.passwords import code_for, is_same, password_of
from flask.testing import FlaskClient

ALEX = "alex.moreno@northfold.test"


@pytest.fixture
def passwords(database: Database) -> list[str]:
    """Those of the first four people."""
    with database.session() as db:
        return [password_of(db, id) for id in range(1, 5)]


def test_nobody_gets_in_by_an_address_alone(visitor: FlaskClient) -> None:
    for sent in ({"email": ALEX}, {"email": ALEX, "password": ""}, {"email": ALEX, "password": "secret"}):
        answer = visitor.post("/login", data=sent)
        assert answer.status_code == 422
        assert "The e-mail address or the password is wrong." in answer.text
        assert "Set-Cookie" not in answer.headers


def test_the_password_of_another_is_of_no_use(visitor: FlaskClient, passwords: list[str]) -> None:
    assert visitor.post("/login", data={"email": ALEX, "password": passwords[1]}).status_code == 422
    assert visitor.post("/login", data={"email": ALEX, "password": passwords[0]}).status_code == 303


def test_the_refusal_does_not_tell_who_works_here(visitor: FlaskClient) -> None:
    known, unknown = (
        visitor.post("/login", data={"email": email, "password": "x"}).text.replace(email, "")
        for email in (ALEX, "nobody@northfold.test")
    )
    assert known == unknown


def test_the_page_lists_nobody(visitor: FlaskClient) -> None:
    page = visitor.get("/login").text
    assert "choose an account" not in page
    assert "Alex" not in page
    assert visitor.get("/login/people?email=alex").status_code == 404


def test_who_has_no_place_is_told_so_once_they_have_proven_who_they_are(
    visitor: FlaskClient, passwords: list[str]
) -> None:
    for id, refusal in ((3, "Your access is frozen."), (4, "Olaf Outsider has no access to Demo.")):
        email = {3: "frieda.frost", 4: "olaf.outsider"}[id] + "@northfold.test"
        assert refusal not in visitor.post("/login", data={"email": email, "password": "x"}).text
        assert refusal in visitor.post("/login", data={"email": email, "password": passwords[id - 1]}).text


def test_in_a_demo_one_chooses_an_account(chooser: FlaskClient) -> None:
    page = chooser.get("/login").text
    assert "Or choose an account" in page
    assert "Password" not in page
    assert "Alex Morena" in chooser.get("/login/people?email=morena").text
    assert chooser.post("/login", data={"email": ALEX}).status_code == 303


def test_secrets_are_of_the_world_and_stored_nowhere(database: Database, passwords: list[str]) -> None:
    assert len(set(passwords)) == 4
    content = database.snapshot()
    with database.session() as db:
        codes = {code_for(db, app, id) for app in ("shop", "stall") for id in (1, 2)}
    assert len(codes) == 4
    assert not any(secret.encode() in content for secret in (*passwords, *codes))


def test_a_secret_is_compared_whatever_is_typed() -> None:
    assert is_same("abc", "abc")
    assert not any(is_same(given, "abc") for given in ("", "ABC", "abcd", "ä", "\ud800"))


def test_a_made_up_ticket_leads_to_the_log_in(visitor: FlaskClient) -> None:
    answer = visitor.post("/enter?ticket=abc", headers={"Origin": "null"})
    assert (answer.status_code, answer.location) == (303, "/login")
    assert "Set-Cookie" not in answer.headers
    assert visitor.get("/enter?ticket=abc").status_code in (303, 405)
