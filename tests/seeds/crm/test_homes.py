"""The home pages of a seeded world: each figure is what the list behind it shows."""

from __future__ import annotations

import re
from html import unescape

import pytest
from deskgym.apps.platform.models import Person
from deskgym.seeds.world import World
from sqlalchemy import select

from ...support.client import OfficeClient
from ...support.statements import recorded_statements

PERSONAS = ("sales_rep", "sales_manager", "support_agent", "support_manager", "marketing", "crm_admin", "hr")
FIGURES = re.compile(
    r'<a href="([^"]+)" class="figure">([\d,]+)</a>'
    r'|class="tile [^"]*" href="([^"]+)"><span class="label">[^<]*</span> <strong>([\d,]+)<'
)


@pytest.fixture(scope="module")
def world() -> World:
    return World.shared(0).fork()


@pytest.mark.parametrize("persona", PERSONAS)
def test_every_figure_of_a_home_is_what_its_list_shows(world: World, persona: str) -> None:
    with world.session() as db:
        person = db.scalars(select(Person.id).where(Person.persona == persona)).one()
    client = OfficeClient(world, "crm", person)
    found = [(unescape(a or b), int((n or m).replace(",", ""))) for a, n, b, m in FIGURES.findall(client.get("/").text)]
    assert found
    # Those of the first people in a table are made as those of the others are.
    for url, number in found[:24]:
        total = re.search(r'data-total="(\d+)"', client.get(url).text)
        assert total is not None, url
        assert int(total[1]) == number, url


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_home_asks_few_questions(world: World, persona: str) -> None:
    with world.session() as db:
        person = db.scalars(select(Person.id).where(Person.persona == persona)).one()
    client = OfficeClient(world, "crm", person)
    with recorded_statements(world) as statements:
        assert client.get("/").status_code == 200
    assert len(statements) <= 48
