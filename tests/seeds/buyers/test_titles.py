"""The people of customers have titles of such a place, in a department of it."""

from __future__ import annotations

from random import Random

from deskgym.apps.crm.models import Account, Contact, Lead
from deskgym.seeds.buyers.kinds import KINDS, kind_of
from deskgym.seeds.buyers.titles import draw_title, titles_of
from deskgym.seeds.world import World
from sqlalchemy import select


def test_every_kind_has_titles_of_its_own() -> None:
    assert [key for key in KINDS if titles_of(key) == titles_of("")] == []
    assert [key for key in KINDS if len(titles_of(key)) < 7] == []


def test_a_place_has_one_general_manager() -> None:
    random = Random(1)
    taken: list[str] = []
    for _ in range(30):
        taken.append(draw_title(random, "hotel", taken=tuple(taken))[0])
    assert taken.count("General manager") == 1
    assert set(taken) == {title for title, _ in titles_of("hotel")}


def test_contacts_have_titles_of_their_place(world: World) -> None:
    with world.session() as db:
        people = db.execute(select(Account.name, Contact.title, Contact.department).join_from(Contact, Account)).all()
    wrong = [
        (name, title)
        for name, title, department in people
        if (kind := kind_of(name)) and (title, department) not in titles_of(kind.key)
    ]
    assert wrong == []


def test_leads_have_titles_of_their_place(world: World) -> None:
    with world.session() as db:
        people = db.execute(select(Lead.company, Lead.title).where(Lead.title.is_not(None))).all()
    known = [(kind, title) for company, title in people if (kind := kind_of(company))]
    assert len(known) > 100
    assert [title for kind, title in known if title not in dict(titles_of(kind.key))] == []


def test_no_chef_buys_lab_supplies_and_no_bookkeeper_asks_for_a_quote() -> None:
    random = Random(2)
    departments = {draw_title(random, "hospital", "lab supplies")[1] for _ in range(200)}
    assert "Laboratory" in departments
    assert not departments & {"Food service", "Facilities"}
    assert "Bookkeeper" not in {draw_title(random, "cafe", "kitchenware", is_lead=True)[0] for _ in range(200)}
