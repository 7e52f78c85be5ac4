"""Who gets in, and that a refused request changes nothing."""

from __future__ import annotations

import pytest
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import AppSession, Person
from deskgym.apps.platform.passwords import password_of
from deskgym.apps.platform.sessions import cookie_name, end_sessions, log_in
from flask.testing import FlaskClient
from sqlalchemy import func, select
from werkzeug.test import Client


def csrf(database: Database) -> str:
    with database.session() as db:
        return db.scalars(select(AppSession.csrf)).one()


def password(database: Database, person_id: int) -> str:
    with database.session() as db:
        return password_of(db, person_id)


def title(database: Database) -> str:
    with database.session() as db:
        return db.get_one(Person, 1).title


@pytest.mark.parametrize(
    "host", ["crm.elsewhere.com", "deskgym.test", "127.0.0.1:80", "demo.deskgym.test.evil.com", ""]
)
def test_other_hosts_are_outside_the_office(office: Office, host: str) -> None:
    answer = Client(office).get("/", headers={"Host": host})
    assert (answer.status_code, "outside the office" in answer.text) == (403, True)


@pytest.mark.parametrize("host", ["demo.deskgym.test", "DEMO.localhost:8123"])
def test_the_first_label_of_the_host_picks_the_app(office: Office, host: str) -> None:
    assert Client(office).get("/login", headers={"Host": host}).status_code == 200


def test_without_a_session_every_page_leads_to_the_log_in_and_back(visitor: FlaskClient) -> None:
    answer = visitor.get("/people/?q=robin")
    assert (answer.status_code, answer.location) == (303, "/login?next=/people/?q%3Drobin")
    assert visitor.get("/no/such/page").status_code == 303
    assert visitor.get("/", headers={"HX-Request": "true"}).headers["HX-Redirect"] == "/login"


def test_a_person_logs_in_with_their_address_and_out_again(visitor: FlaskClient, database: Database) -> None:
    sent = {"email": " Alex.Moreno@northfold.test", "password": password(database, 1), "next": "/people/"}
    answer = visitor.post("/login", data=sent)
    assert (answer.status_code, answer.location) == (303, "/people/")
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Domain" not in cookie
    assert visitor.get("/people/").status_code == 200
    assert visitor.post("/logout", data={"csrf_token": csrf(database)}).location == "/login"
    assert visitor.get("/people/").status_code == 303
    with database.session() as db:
        assert db.scalar(select(func.count()).select_from(AppSession)) == 0


@pytest.mark.parametrize(
    ("email", "message"),
    [
        ("", "Type your Northfold e-mail address."),
        ("nobody@northfold.test", "Nobody at Northfold has that address."),
        ("frieda.frost@northfold.test", "Your access is frozen."),
        ("olaf.outsider@northfold.test", "Olaf Outsider has no access to Demo."),
    ],
)
def test_whoever_may_not_in_is_told_why(chooser: FlaskClient, email: str, message: str) -> None:
    answer = chooser.post("/login", data={"email": email})
    assert (answer.status_code, message in answer.text) == (422, True)


def test_a_session_is_worth_nothing_while_its_person_is_frozen_or_deactivated(
    visitor: FlaskClient, client: FlaskClient, database: Database
) -> None:
    assert client.get("/").status_code == 200
    with database.session() as db:
        db.get_one(Person, 1).is_active = False
    assert client.get("/").status_code == 303
    with database.session() as db:
        frieda = log_in(db, 3, "demo").token
    visitor.set_cookie(cookie_name("demo"), frieda, domain="demo.deskgym.test")
    assert visitor.get("/").status_code == 303


def test_ended_sessions_and_those_of_other_apps_do_not_open_this_one(client: FlaskClient, database: Database) -> None:
    with database.session() as db:
        end_sessions(db, 1, "demo")
        other = log_in(db, 1, "crm").token
    assert client.get("/").status_code == 303
    client.set_cookie(cookie_name("demo"), other, domain="demo.deskgym.test")
    assert client.get("/").status_code == 303


@pytest.mark.parametrize(
    "target", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]
)
def test_logging_in_leads_to_no_other_site(visitor: FlaskClient, database: Database, target: str) -> None:
    sent = {"email": "alex.moreno@northfold.test", "password": password(database, 1), "next": target}
    answer = visitor.post("/login", data=sent)
    assert answer.location == "/"


def test_nothing_changes_without_the_sessions_token(client: FlaskClient, database: Database) -> None:
    for data in ({}, {"csrf_token": "wrong"}, {"csrf_token": "ünicode"}):
        assert client.post("/refuse/nothing", data=data).status_code == 403
    assert client.post("/refuse/nothing", headers={"X-CSRF-Token": csrf(database)}).text == "changed"
    assert title(database) == "Changed by a refused request"


def test_another_sites_form_is_refused(client: FlaskClient, visitor: FlaskClient, database: Database) -> None:
    sent = {"csrf_token": csrf(database)}
    assert client.post("/refuse/nothing", data=sent, headers={"Origin": "http://evil.example"}).status_code == 403
    assert visitor.post("/login", data={"email": "x"}, headers={"Origin": "null"}).status_code == 403


@pytest.mark.parametrize(("kind", "status"), [("forbidden", 403), ("missing", 404)])
def test_a_refused_request_is_rolled_back(client: FlaskClient, database: Database, kind: str, status: int) -> None:
    answer = client.post(f"/refuse/{kind}", data={"csrf_token": csrf(database)})
    assert answer.status_code == status
    assert title(database) == "Sales rep"


def test_a_get_never_writes(client: FlaskClient, database: Database) -> None:
    before = database.snapshot()
    assert client.get("/refuse/nothing").status_code == 200
    assert client.get("/people/").status_code == 200
    assert database.snapshot() == before


def test_a_fault_shows_no_traceback_and_saves_nothing(
    client: FlaskClient, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.post("/refuse/broken", data={"csrf_token": csrf(database)})
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    assert "a fault in the code" not in answer.text
    assert "a fault in the code" in caplog.text
    assert title(database) == "Sales rep"


def test_unknown_addresses_and_methods_have_their_pages(client: FlaskClient) -> None:
    assert "Page not found" in client.get("/nowhere").text
    assert "Page not found" in client.get(f"/people/{9**30}/edit").text
    answer = client.get("/logout")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "OPTIONS, POST")
    assert client.head("/").status_code == 200
    assert client.head("/").data == b""
    assert client.options("/").headers["Allow"]


def test_pages_are_not_stored_and_keep_strict_company(client: FlaskClient) -> None:
    headers = client.get("/").headers
    assert headers["Cache-Control"] == "no-store"
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_static_files_are_public_cached_for_good_and_stay_in_their_folder(visitor: FlaskClient) -> None:
    page = visitor.get("/login").text
    address = page.split('rel="stylesheet" href="')[1].split('"')[0]
    answer = visitor.get(address)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert "immutable" not in visitor.get("/static/old/platform/kit.css").headers.get("Cache-Control", "")
    assert visitor.get("/static/x/../templates/platform/base.html").status_code == 404
    assert visitor.get("/static/x/..%2f..%2fweb.py").status_code == 404
