"""On homes and dashboards of seeded worlds no text is cut, unless it shows all of itself on hover."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.crm.models import Dashboard
from deskgym.apps.office import Office
from deskgym.apps.platform.models import Person
from deskgym.seeds.world import World
from playwright.sync_api import Browser, Page
from sqlalchemy import select

from ...support.browsing import browsing
from ...support.serving import serving
from .test_homes import PERSONAS

#: Everything of the page whose content is wider than itself, that hides the rest and tells it nowhere; the texts of
#: pictures are cut where they end in "…".
CUT = """() => {
  const all = [...document.querySelectorAll("main *")].filter((each) => each.textContent.trim());
  const hides = (each) => getComputedStyle(each).overflowX !== "visible" && each.scrollWidth > each.clientWidth;
  const cut = all.filter((each) => each.checkVisibility() && hides(each) && !each.closest("[title]"));
  const ends = (each) => each.matches("text") && each.textContent.endsWith("…");
  const drawn = all.filter((each) => ends(each) && !each.querySelector("title"));
  return [...cut, ...drawn].map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 80)}`);
}"""


@pytest.fixture(scope="module", params=[0, 1])
def world(request: pytest.FixtureRequest) -> World:
    return World.shared(request.param).fork()


@pytest.fixture(scope="module")
def address(world: World) -> Iterator[str]:
    with serving(Office(world)) as port:
        yield f"http://crm.localhost:{port}"


def pages_of(browser: Browser, world: World, address: str, persona: str) -> Iterator[Page]:
    with world.session() as db:
        person = db.scalars(select(Person.id).where(Person.persona == persona)).one()
    with browsing(browser, world, address, "crm", person) as context:
        yield context.new_page()


@pytest.mark.parametrize("persona", PERSONAS)
def test_no_text_of_a_home_is_cut(browser: Browser, world: World, address: str, persona: str) -> None:
    for page in pages_of(browser, world, address, persona):
        page.goto("/")
        assert page.evaluate(CUT) == []


def test_no_text_of_a_dashboard_is_cut(browser: Browser, world: World, address: str) -> None:
    with world.session() as db:
        dashboards = db.scalars(select(Dashboard.id).order_by(Dashboard.id)).all()
    assert dashboards
    for page in pages_of(browser, world, address, "crm_admin"):
        for id in dashboards:
            page.goto(f"/dashboards/{id}")
            assert page.evaluate(CUT) == [], id
