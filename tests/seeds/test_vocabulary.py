"""What Faker brings: names as a directory in the United States has them, the same from the same seed."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random

import pytest
from deskgym.apps.crm.models import Account, Contact, Lead
from deskgym.apps.platform.models import Person
from deskgym.apps.store.models import Customer
from deskgym.seeds.names import slug, without_accents
from deskgym.seeds.vocabulary import FullNames, Vocabulary
from deskgym.seeds.world import World
from sqlalchemy import select

LOAD_A_WORLD = """
import sys
from deskgym.apps import APPS
from deskgym.seeds.world import World
for app in APPS:
    app.wsgi()
print("faker" in sys.modules)
"""
ADDRESS = re.compile(r"[a-z0-9._]+@[a-z0-9]+\.example")


@pytest.fixture
def vocabulary() -> Vocabulary:
    return Vocabulary(Random(1))


def test_equal_streams_draw_equal_words() -> None:
    one, other = Vocabulary(Random(7)), Vocabulary(Random(7))
    for _ in range(60):
        assert one.full_name() == other.full_name()
        assert (one.street(), one.legal_form()) == (other.street(), other.legal_form())


def test_what_one_maker_draws_does_not_depend_on_another() -> None:
    alone, beside = Vocabulary(Random(7)), Vocabulary(Random(7))
    noise = Vocabulary(Random(8))
    for _ in range(60):
        noise.full_name()
        assert alone.full_name() == beside.full_name()


def test_names_begin_with_a_plain_capital_and_keep_latin_letters(vocabulary: Vocabulary) -> None:
    names = [part for _ in range(2000) for part in vocabulary.full_name()]
    assert all("A" <= name[0] <= "Z" for name in names)
    assert all(name.encode("latin-1") for name in names)
    assert any(not name.isascii() for name in names)
    assert all(re.fullmatch(r"[a-z]+", slug(name)) for name in names)


def test_many_families_came_from_elsewhere(vocabulary: Vocabulary) -> None:
    last_names = {vocabulary.last_name() for _ in range(2000)}
    assert last_names >= {"Nguyen", "Wang", "Smith"}
    assert any(not name.isascii() for name in last_names)


def test_no_name_is_handed_out_twice_with_or_without_accents() -> None:
    names = FullNames()
    assert names.take("Ana", "Muñoz")
    assert not names.take("Ana", "Munoz")
    vocabulary = Vocabulary(Random(1))
    drawn = [names.draw(vocabulary) for _ in range(3000)]
    assert len({(slug(first), slug(last)) for first, last in drawn}) == 3000


def test_no_company_is_called_after_a_family_with_a_brand(vocabulary: Vocabulary) -> None:
    families = {vocabulary.family_in_business() for _ in range(3000)}
    assert not families & {"Smith", "Johnson", "Ford", "Wells", "Campbell"}
    assert len(families) > 500


def test_streets_have_a_number_and_now_and_then_a_unit(vocabulary: Vocabulary) -> None:
    streets = [vocabulary.street("Apt.") for _ in range(200)]
    assert all(re.fullmatch(r"\d+ [A-Z][\w' ]+(, Apt\. \d{3})?", street) for street in streets)
    assert 10 < sum("Apt." in street for street in streets) < 80


@pytest.mark.parametrize(
    ("name", "plain"),
    [("Muñoz", "Munoz"), ("Weiß", "Weiss"), ("Łukasz", "Lukasz"), ("Đặng", "Dang"), ("O'Brien", "O'Brien")],
)
def test_accents_are_left_out_letter_by_letter(name: str, plain: str) -> None:
    assert without_accents(name) == plain


def test_user_names_and_addresses_are_ascii(world: World) -> None:
    with world.session() as db:
        usernames = list(db.scalars(select(Person.username)))
        columns = (Person.email, Contact.email, Lead.email, Customer.email)
        addresses = [address for column in columns for address in db.scalars(select(column)) if address]
    assert all(re.fullmatch(r"[a-z]+\.[a-z]+", username) for username in usernames)
    assert [address for address in addresses if not ADDRESS.fullmatch(address)] == []


def test_websites_are_ascii(world: World) -> None:
    with world.session() as db:
        websites = list(db.scalars(select(Account.website).where(Account.website.is_not(None))))
    assert websites
    assert all(str(website).isascii() for website in websites)


def test_starting_the_apps_does_not_load_faker() -> None:
    command = [sys.executable, "-c", LOAD_A_WORLD]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() == "False"
