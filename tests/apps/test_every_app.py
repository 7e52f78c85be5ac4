"""Every app, from the registry: what hosts, launcher, portal, seeds and jobs do with it by what it declares."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from importlib import import_module
from importlib.util import find_spec
from urllib.parse import urlsplit

import pytest
from deskgym.apps import APPS, App, UnknownApp, get_app
from deskgym.apps.accounts import Account, account_in, customer_personas, log_in
from deskgym.apps.clock import advance
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.platform.models import Base, Person
from deskgym.apps.platform.passwords import password_of
from deskgym.apps.portal.front_door import FrontDoor
from deskgym.apps.tables import tables
from deskgym.seeds.world import World
from sqlalchemy import func, select
from werkzeug.test import Client

each_app = pytest.mark.parametrize("app", APPS, ids=lambda app: app.key)
each_staff_app = pytest.mark.parametrize("app", [a for a in APPS if not a.has_customers], ids=lambda app: app.key)


@pytest.fixture
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


def user_of(db: Db, app: App) -> Account:
    """Somebody whom the app lets in."""
    if app.has_customers:
        return account_in(app, customer_personas(db, app)[0].id)
    return account_in(app, next(id for id in staff(db) if (place := app.membership(db, id)) and not place.refusal))


def staff(db: Db) -> list[int]:
    return list(db.scalars(select(Person.id).where(Person.is_active).order_by(Person.id)))


def stranger_to(db: Db, app: App) -> Person:
    """Somebody who works here and has no place in the app."""
    person = Person(
        id=9999, first_name="Nora", last_name="Nowhere", username="nora.nowhere", email="nora.nowhere@example.test",
        title="Visitor", department="None", phone="", city="",
    )  # fmt: skip
    db.add(person)
    db.flush()
    assert app.membership(db, person.id) is None
    return person


def home(app: App) -> str:
    return f"http://{app.key}.deskgym.test"


def test_no_two_apps_have_one_key_or_one_title() -> None:
    assert len({app.key for app in APPS}) == len({app.title for app in APPS}) == len(APPS)


def test_an_app_is_found_by_its_key() -> None:
    assert [get_app(app.key) for app in APPS] == list(APPS)


def test_a_key_that_is_wrong_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownApp, match=r"App 'chta' is not registered\. Did you mean 'chat'\?"):
        get_app("chta")
    with pytest.raises(UnknownApp, match="There are crm, chat"):
        get_app("9")


@each_app
def test_its_package_declares_it_and_has_what_it_declares(app: App) -> None:
    assert import_module(app.package).APP is app
    modules = {name for name in ("jobs", "customers", "membership") if find_spec(f"{app.package}.{name}")}
    declared = {("customers" if app.has_customers else "membership"), *(["jobs"] if app.has_jobs else [])}
    assert modules == declared


@each_app
def test_its_host_answers_and_another_one_does_not(world: World, app: App) -> None:
    client = Client(Office(world))
    assert client.get("/", base_url=home(app)).status_code in (200, 302, 303)
    assert client.get("/", base_url=f"http://{app.key}.example.test").status_code == 403


@each_app
def test_whoever_is_logged_in_sees_its_home_page(world: World, app: App) -> None:
    with world.session() as db:
        session = log_in(db, app, user_of(db, app))
    client = Client(Office(world))
    client.set_cookie(session.cookie, session.token, domain=f"{app.key}.deskgym.test")
    answer = client.get("/", base_url=home(app), follow_redirects=True)
    assert answer.status_code == 200
    assert answer.request.path != "/login"


@each_staff_app
def test_one_of_the_staff_logs_in_by_their_address(world: World, app: App) -> None:
    with world.session() as db:
        person = db.get_one(Person, user_of(db, app).id)
        password = password_of(db, person.id)
    client = Client(Office(world))
    sent = {"email": person.email, "password": password}
    answer = client.post("/login", base_url=home(app), data=sent, follow_redirects=True)
    assert answer.status_code == 200
    assert answer.request.path != "/login"
    assert person.name in answer.text


@each_staff_app
def test_somebody_without_a_place_in_it_is_kept_out(world: World, app: App) -> None:
    with world.session() as db:
        stranger = stranger_to(db, app)
        session = log_in(db, app, account_in(app, stranger.id))
        password = password_of(db, stranger.id)
    client = Client(Office(world))
    refused = client.post("/login", base_url=home(app), data={"email": stranger.email, "password": password})
    assert refused.status_code == 422
    assert f"Nora Nowhere has no access to {app.title}" in refused.text
    client.set_cookie(session.cookie, session.token, domain=f"{app.key}.deskgym.test")
    assert client.get("/", base_url=home(app)).headers["Location"].startswith("/login")


@pytest.mark.parametrize("app", [a for a in APPS if a.has_customers], ids=lambda app: app.key)
def test_a_customer_who_is_not_there_cannot_log_in(world: World, app: App) -> None:
    with world.session() as db, pytest.raises(DomainError):
        log_in(db, app, account_in(app, 999_999))


@each_app
def test_a_world_has_its_tables_and_its_seeds_have_filled_them(world: World, app: App) -> None:
    own = [table for table in tables() if table.name.startswith(f"{app.schema}_")]
    assert own
    with world.session() as db:
        assert any(db.scalar(select(func.count()).select_from(table)) for table in own)


@each_app
def test_its_tables_are_named_after_its_schema(app: App) -> None:
    models = import_module(f"deskgym.apps.{app.schema}.models").__name__
    declared = [mapper.class_ for mapper in Base.registry.mappers if mapper.class_.__module__.startswith(models)]
    assert declared
    assert all(model.__tablename__.startswith(f"{app.schema}_") for model in declared)


@each_staff_app
def test_the_launcher_leads_to_it(world: World, app: App) -> None:
    with world.session() as db:
        session = log_in(db, app, user_of(db, app))
    client = Client(Office(world))
    client.set_cookie(session.cookie, session.token, domain=f"{app.key}.deskgym.test")
    page = client.get("/apps", base_url=home(app)).text
    assert f'name="app" value="{app.key}"' in page
    assert app.title in page
    way_in = client.post("/apps", base_url=home(app), data={"app": app.key, "csrf_token": session.csrf})
    assert way_in.headers["Location"].startswith(f"{home(app)}/enter?")


@each_app
def test_the_portal_shows_it_and_logs_in_by_one_click(world: World, app: App) -> None:
    with world.session() as db:
        user = user_of(db, app)
    client = Client(FrontDoor(world))
    assert f'href="http://{app.key}.localhost/"' in client.get("/", base_url="http://localhost").text
    ticket = client.post("/log-in", base_url="http://localhost", data={"app": app.key, "person": str(user.id)})
    way_in = urlsplit(ticket.headers["Location"])
    own = f"{way_in.scheme}://{way_in.netloc}"
    assert client.post(f"{way_in.path}?{way_in.query}", base_url=own).status_code == 303
    answer = client.get("/", base_url=own, follow_redirects=True)
    assert answer.status_code == 200
    assert answer.request.path != "/login"


@pytest.mark.parametrize("app", [a for a in APPS if a.has_jobs], ids=lambda app: app.key)
def test_its_jobs_run_when_the_clock_moves(world: World, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[object, object]] = []
    monkeypatch.setattr(f"{app.package}.jobs.run_due", lambda db: ran.append((db.actor_id, db.now)))
    with world.session(1) as db:
        before = db.now
        advance(db, timedelta(minutes=5))
        assert ran == [(None, before + timedelta(minutes=5))]
        assert db.actor_id == 1


def test_the_registry_is_read_without_any_page_or_table() -> None:
    listed = "import sys, deskgym.apps; print(*sorted(sys.modules))"
    read = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, check=True)
    modules = set(read.stdout.split())
    assert not {"flask", "sqlalchemy"} & modules
    platform = {name for name in modules if name.startswith("deskgym.apps.platform.")}
    assert platform == {"deskgym.apps.platform.spec"}
