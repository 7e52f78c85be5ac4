"""The handbook as people read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from deskgym.apps import get_app
from deskgym.apps.handbook import queries
from deskgym.apps.handbook.models import HandbookReader, HandbookSection, Policy
from deskgym.apps.handbook.text import quantity
from deskgym.apps.platform.models import Person
from deskgym.seeds.world import World
from sqlalchemy import select

from ...support.client import OfficeClient

LONG_DAY = "{0:%B} {0.day}, {0.year}"


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with closing(World.build(0)) as world:
        yield world


@pytest.fixture(scope="module")
def reader(world: World) -> OfficeClient:
    with world.session() as db:
        (person,) = db.scalars(select(Person.id).where(Person.persona == "warehouse"))
    return OfficeClient(world, "handbook", person)


def test_every_persona_of_the_staff_may_read_it_and_who_left_may_not(world: World) -> None:
    app = get_app("handbook")
    with world.session() as db:
        for person in db.scalars(select(Person)):
            place = app.membership(db, person.id)
            assert place is not None
            assert (place.refusal is None) == person.is_active, person.name
        db.delete(db.get_one(HandbookReader, 1))
        db.flush()
        assert app.membership(db, 1) is None
        db.rollback()


def test_the_contents_say_who_owns_a_section_and_when_it_was_last_changed(world: World, reader: OfficeClient) -> None:
    page = reader.get("/sections").text
    with world.session() as db:
        entries = queries.contents(db)
        assert [entry.section.position for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            for told in (entry.section.title, entry.section.owner.name, LONG_DAY.format(entry.current.valid_from)):
                assert told in page
            assert entry.current.valid_from <= db.today
            if entry.announced:
                assert f"</a> from {LONG_DAY.format(entry.announced.valid_from)}" in page


def test_a_section_shows_the_numbers_by_which_the_apps_go(world: World, reader: OfficeClient) -> None:
    with world.session() as db:
        rules = [rule for rule in db.scalars(select(Policy)) if rule.holds_on(db.today)]
    for key, section in (
        ("refund", "refunds"),
        ("return_days", "refunds"),
        ("return_days_of", "refunds"),
        ("discount", "discounts"),
    ):
        page = reader.get(f"/sections/{section}").text
        for rule in rules:
            if rule.key == key:
                assert f"<td>{quantity(rule.value, rule.unit)}</td>" in page


def test_the_page_follows_a_row_that_changes() -> None:
    with closing(World.build(0)) as world:
        with world.session() as db:
            rules = db.scalars(select(Policy).where(Policy.key == "refund", Policy.subject == "Order desk")).all()
            (rule,) = (rule for rule in rules if rule.holds_on(db.today))
            rule.value = 12_300
        page = OfficeClient(world, "handbook", 1).get("/sections/refunds").text
        assert "<td>$123</td>" in page


def test_an_earlier_version_says_until_when_it_was_valid_and_leads_to_the_current_one(
    world: World, reader: OfficeClient
) -> None:
    with world.session() as db:
        for entry in queries.contents(db):
            key, first = entry.section.key, entry.section.revisions[0]
            page = reader.get(f"/sections/{key}/versions/1").text
            assert first.valid_until is not None
            assert f"This version was valid until {LONG_DAY.format(first.valid_until)}." in page
            assert f'<a href="/sections/{key}">See the current version</a>' in page
            assert "This version was valid" not in reader.get(f"/sections/{key}").text


def test_a_version_to_come_is_announced(world: World, reader: OfficeClient) -> None:
    with world.session() as db:
        (entry,) = (entry for entry in queries.contents(db) if entry.announced)
        assert entry.announced is not None
        key, day = entry.section.key, LONG_DAY.format(entry.announced.valid_from)
        number = entry.announced.number
    assert f"takes effect on {day}" in reader.get(f"/sections/{key}").text
    assert f"This version takes effect on {day}" in reader.get(f"/sections/{key}/versions/{number}").text


def test_a_comparison_tells_before_from_now(reader: OfficeClient) -> None:
    page = reader.get("/sections/response-times/versions/2/changes").text
    assert '<th scope="row">Before</th>' in page
    assert '<th scope="row">Now</th>' in page
    first = reader.get("/sections/response-times/versions/1/changes").text
    assert '<th scope="row">Now</th>' not in first


@pytest.mark.parametrize(
    "path", ["/sections/none", "/sections/refunds/versions/99", "/sections/none/versions/1/changes", "/nowhere"]
)
def test_what_there_is_not_is_not_found(reader: OfficeClient, path: str) -> None:
    answer = reader.get(path)
    assert answer.status_code == 404


def test_a_search_finds_what_holds_today_with_the_words_marked(world: World, reader: OfficeClient) -> None:
    page = reader.get("/search?q=returns+DESK").text
    assert 'href="/sections/refunds"' in page
    assert "<mark>Returns</mark> <mark>desk</mark>" in page
    assert "/versions/" not in page
    with world.session() as db:
        hits = queries.search(db, ["refund"], earlier=False)
        assert hits
        assert all(hit.is_current for hit in hits)


def test_earlier_versions_are_searched_when_asked_for(world: World, reader: OfficeClient) -> None:
    now, all_ = (set(re.findall(r'href="(/sections/[^"]+)"', reader.get(f"/search?q=priority{more}").text))
                 for more in ("", "&versions=all"))  # fmt: skip
    assert now < all_
    assert "/sections/response-times/versions/1" in all_
    with world.session() as db:
        sections = db.scalars(select(HandbookSection).where(HandbookSection.key == "response-times")).one()
        found = queries.search(db, ["answer", "within"], earlier=True)
        assert {hit.revision.number for hit in found} >= {each.number for each in sections.revisions}


@pytest.mark.parametrize(
    ("query", "told"),
    [("", "Search the handbook"), ("?q=zebra+stripes", "Nothing found"), ("?q=zebra&versions=all", "No version holds")],
)
def test_a_search_that_finds_nothing_says_so(reader: OfficeClient, query: str, told: str) -> None:
    assert told in reader.get(f"/search{query}").text


def test_reading_writes_nothing(world: World, reader: OfficeClient) -> None:
    before = world.snapshot()
    for path in ("/sections", "/sections/refunds", "/sections/refunds/versions/1", "/search?q=refund&versions=all"):
        assert reader.get(path).status_code == 200
    assert world.snapshot() == before
