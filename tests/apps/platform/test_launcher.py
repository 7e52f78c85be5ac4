"""The page of the office's apps."""

from __future__ import annotations

from deskgym.apps import APPS
from deskgym.apps.office import Office
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.sessions import cookie_name, log_in
from deskgym.seeds.world import World
from sqlalchemy import select
from werkzeug.test import Client


def page_of(persona: str) -> str:
    world = World.build(0)
    with world.session() as db:
        person = db.scalars(select(Person).where(Person.persona == persona)).one()
        token = log_in(db, person.id, "crm").token
    client = Client(Office(world))
    client.set_cookie(cookie_name("crm"), token, domain="crm.deskgym.test")
    response = client.get("/apps", base_url="http://crm.deskgym.test")
    assert response.status_code == 200
    return response.text


def test_it_leads_to_the_apps_that_the_person_may_use_on_their_own_hosts() -> None:
    page = page_of("store_manager")
    for app in APPS:
        assert (f'href="http://{app.key}.deskgym.test/"' in page) == (not app.has_customers)
    assert "http://shop.deskgym.test/" not in page


def test_it_leaves_out_what_the_person_has_no_place_in() -> None:
    assert "http://admin.deskgym.test/" not in page_of("hr")
