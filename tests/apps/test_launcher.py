"""The page of the office's apps, and the way through it as the same person."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from deskgym.apps import APPS
from deskgym.apps.office import Office
from deskgym.apps.platform.models import AppSession, Person
from deskgym.apps.platform.sessions import cookie_name, log_in
from deskgym.seeds.world import World
from sqlalchemy import select
from werkzeug.test import Client, TestResponse

CRM = "http://crm.deskgym.test"


class Browser:
    """Somebody who is logged in to the CRM, and nowhere else."""

    def __init__(self, persona: str) -> None:
        self.world = World.build(0)
        with self.world.session() as db:
            self.person = db.scalars(select(Person).where(Person.persona == persona)).one()
            session = log_in(db, self.person.id, "crm")
            self.csrf = session.csrf
        self.client = Client(Office(self.world))
        self.client.set_cookie(cookie_name("crm"), session.token, domain="crm.deskgym.test")

    def page(self) -> TestResponse:
        response = self.client.get("/apps", base_url=CRM)
        assert response.status_code == 200
        return response

    def press(self, app: str) -> TestResponse:
        return self.client.post("/apps", base_url=CRM, data={"app": app, "csrf_token": self.csrf})

    def follow(self, response: TestResponse) -> TestResponse:
        """Do as a browser does on a 307 to another site: the same method there, with an origin that says nothing."""
        assert response.status_code == 307
        to = urlsplit(response.headers["Location"])
        return self.client.post(
            f"{to.path}?{to.query}", base_url=f"{to.scheme}://{to.netloc}", headers={"Origin": "null"}
        )


def doors(page: str) -> set[str]:
    return set(re.findall(r'name="app" value="(\w+)"', page))


def test_it_leads_to_the_apps_that_the_person_may_use_on_their_own_hosts() -> None:
    browser = Browser("store_manager")
    page = browser.page()
    assert doors(page.text) == {app.key for app in APPS if not app.has_customers}
    policy = page.headers["Content-Security-Policy"]
    for app in APPS:
        assert (f"http://{app.key}.deskgym.test" in policy) == (not app.has_customers)
        if not app.has_customers:
            location = browser.press(app.key).headers["Location"]
            assert location.startswith(f"http://{app.key}.deskgym.test/enter?ticket=")


def test_it_leaves_out_what_the_person_has_no_place_in() -> None:
    browser = Browser("hr")
    assert "admin" not in doors(browser.page().text)
    assert browser.press("admin").status_code == 404


@pytest.mark.parametrize("app", [app.key for app in APPS if not app.has_customers])
def test_one_log_in_is_enough_for_all_apps_and_they_know_the_same_person(app: str) -> None:
    browser = Browser("store_manager")
    entered = browser.follow(browser.press(app))
    assert entered.status_code == 303
    home = browser.client.get("/", base_url=f"http://{app}.deskgym.test", follow_redirects=True)
    assert home.status_code == 200
    assert home.request.path != "/login"
    assert browser.person.name in home.text
    with browser.world.session() as db:
        assert {session.person_id for session in db.scalars(select(AppSession))} == {browser.person.id}


def test_a_ticket_is_good_for_one_use_in_one_app() -> None:
    browser = Browser("store_manager")
    way_in = browser.press("chat")
    ticket = urlsplit(way_in.headers["Location"]).query
    elsewhere = browser.client.post(f"/enter?{ticket}", base_url="http://sheet.deskgym.test")
    assert elsewhere.headers["Location"] == "/login"
    assert browser.follow(way_in).headers["Location"] == "/login"
    way_in = browser.press("chat")
    assert "Set-Cookie" in browser.follow(way_in).headers
    assert "Set-Cookie" not in browser.follow(way_in).headers


def test_nobody_is_sent_on_without_the_sessions_token() -> None:
    browser = Browser("store_manager")
    assert browser.client.post("/apps", base_url=CRM, data={"app": "chat"}).status_code == 403
    stranger = Client(Office(browser.world))
    assert stranger.post("/apps", base_url=CRM, data={"app": "chat"}).headers["Location"].startswith("/login")
