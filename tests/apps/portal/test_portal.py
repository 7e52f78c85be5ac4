"""The portal as a browser meets it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from urllib.parse import urljoin, urlsplit

import pytest
from deskgym.apps.office import Office
from deskgym.apps.platform.looks import look_of
from deskgym.apps.platform.models import AppSession, Person
from deskgym.apps.portal.front_door import FrontDoor
from deskgym.apps.store.models import Customer
from deskgym.seeds.world import World
from sqlalchemy import func, select
from werkzeug.test import Client, TestResponse

PORTAL = "http://localhost:8000"
CRM = "http://crm.localhost:8000"


@pytest.fixture
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


@pytest.fixture
def browser(world: World) -> Client:
    return Client(FrontDoor(world))


def persona(world: World, name: str) -> Person:
    with world.session() as db:
        return db.scalars(select(Person).where(Person.persona == name)).one()


def sessions(world: World) -> int:
    with world.session() as db:
        return db.scalar(select(func.count()).select_from(AppSession)) or 0


def ask_for_entry(browser: Client, person: Person, **options: str) -> TestResponse:
    return browser.post("/log-in", base_url=PORTAL, data={"app": "crm", "person": str(person.id)}, headers=options)


def follow(browser: Client, response: TestResponse) -> TestResponse:
    """Do as a browser does on a 307: the same method at the new address."""
    assert response.status_code == 307
    target = urlsplit(response.headers["Location"])
    return browser.post(f"{target.path}?{target.query}", base_url=f"{target.scheme}://{target.netloc}")


def test_it_shows_the_company_the_seed_the_clock_and_the_apps(world: World, browser: Client) -> None:
    page = browser.get("/", base_url=PORTAL)
    with world.session() as db:
        assert db.company.name in page.text
        assert "9:00 AM" in page.text
    assert "seed 0" in page.text
    assert "Alder" in page.text
    assert f'href="{CRM}/"' in page.text


def test_everybody_with_a_place_in_an_app_can_come_in_by_one_button(world: World, browser: Client) -> None:
    page = browser.get("/", base_url=PORTAL).text
    rep = persona(world, "sales_rep")
    assert f'aria-label="Open Alder as {rep.name}"' in page


def test_one_click_logs_a_customer_in_to_the_shop(world: World, browser: Client) -> None:
    with world.session() as db:
        shopper = db.scalars(select(Customer).where(Customer.persona == "shopper")).one()
    assert f'aria-label="Open Shop as {shopper.name}"' in browser.get("/", base_url=PORTAL).text
    answer = follow(browser, browser.post("/log-in", base_url=PORTAL, data={"app": "shop", "person": str(shopper.id)}))
    assert answer.status_code == 303
    account = browser.get("/account", base_url="http://shop.localhost:8000", follow_redirects=True)
    assert account.status_code == 200
    assert shopper.first_name in account.text


def test_a_customer_who_does_not_exist_is_not_found(browser: Client) -> None:
    answer = browser.post("/log-in", base_url=PORTAL, data={"app": "shop", "person": "999999"})
    assert answer.status_code == 404


def test_one_click_logs_a_person_in_to_the_app_on_its_own_host(world: World, browser: Client) -> None:
    rep = persona(world, "sales_rep")
    answer = follow(browser, ask_for_entry(browser, rep))
    assert answer.status_code == 303
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("deskgym_crm=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    home = browser.get("/", base_url=CRM, follow_redirects=True)
    assert home.status_code == 200
    assert rep.name in home.text


def test_a_ticket_is_good_for_one_use(world: World, browser: Client) -> None:
    way_in = ask_for_entry(browser, persona(world, "sales_rep"))
    assert follow(browser, way_in).status_code == 303
    again = follow(Client(FrontDoor(world)), way_in)
    assert again.status_code == 403
    assert "Set-Cookie" not in again.headers
    assert follow(browser, way_in).status_code == 403
    assert sessions(world) == 1


def test_a_made_up_ticket_opens_nothing(world: World, browser: Client) -> None:
    answer = browser.post("/-/enter?ticket=abc", base_url=CRM)
    assert answer.status_code == 403
    assert sessions(world) == 0


def test_following_a_link_logs_nobody_in(world: World, browser: Client) -> None:
    location = urlsplit(ask_for_entry(browser, persona(world, "sales_rep")).headers["Location"])
    assert browser.get(f"{location.path}?{location.query}", base_url=CRM).status_code == 405
    assert sessions(world) == 0


@pytest.mark.parametrize("path", ["/log-in", "/clock"])
def test_another_site_can_press_none_of_its_buttons(world: World, browser: Client, path: str) -> None:
    data = {"app": "crm", "person": "1", "to": "hour"}
    answer = browser.post(path, base_url=PORTAL, data=data, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "data", [{"app": "nothing", "person": "1"}, {"app": "crm", "person": "99999"}, {"person": "x"}, {}]
)
def test_an_unknown_app_or_person_is_not_found(browser: Client, data: dict[str, str]) -> None:
    assert browser.post("/log-in", base_url=PORTAL, data=data).status_code == 404


def test_the_clock_moves_only_when_asked_to(world: World, browser: Client) -> None:
    with world.session() as db:
        before = db.now
    browser.get("/", base_url=PORTAL)
    browser.post("/clock", base_url=PORTAL, data={"to": "hour"})
    with world.session() as db:
        assert db.now == before + timedelta(hours=1)


def test_no_other_host_is_served(browser: Client) -> None:
    assert browser.get("/", base_url="http://deskgym.example").status_code == 403
    assert browser.get("/", base_url="http://evil.localhost").status_code == 403


def test_the_office_that_agents_meet_has_no_portal_and_takes_no_tickets(world: World) -> None:
    office = Client(Office(world))
    assert office.get("/", base_url="http://localhost").status_code == 403
    answer = office.post("/-/enter?ticket=abc", base_url="http://crm.deskgym.test")
    assert answer.headers["Location"].startswith("/login")
    assert "Set-Cookie" not in answer.headers
    assert sessions(world) == 0


def test_beside_the_portal_the_apps_ask_for_a_password_unless_told_to_let_people_choose(world: World) -> None:
    assert "choose an account" not in Client(FrontDoor(world)).get("/login", base_url=CRM).text
    assert "choose an account" in Client(FrontDoor(world, choose_account=True)).get("/login", base_url=CRM).text


def test_every_file_that_its_page_names_is_there(browser: Client) -> None:
    page = browser.get("/", base_url=PORTAL).text
    names = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    style = next(name for name in names if name.endswith("portal.css"))
    (font,) = re.findall(r'url\("([^"]+)"\)', browser.get(style, base_url=PORTAL).text)
    for name in [*names, urljoin(style, font)]:
        assert browser.get(name, base_url=PORTAL).status_code == 200, name


def test_the_portal_is_served_in_a_look_as_well(world: World) -> None:
    page = Client(FrontDoor(world, look=look_of(5))).get("/", base_url=PORTAL)
    assert page.status_code == 200
    assert "data-look-" in page.text
