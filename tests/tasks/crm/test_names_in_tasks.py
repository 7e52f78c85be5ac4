"""How families of the CRM tell names: of accounts made to try things out, and of people as colleagues write them."""

from __future__ import annotations

import pytest
from deskgym.tasks.crm.facts.attendance import key_of, written
from deskgym.tasks.crm.facts.junk_accounts import Names, holds
from deskgym.tasks.crm.facts.show_visitors import HEADINGS, KEPT_OUT, Visitor, as_csv
from deskgym.tasks.draw import Draw


@pytest.mark.parametrize("name", ["Test Hall", "zz test 4", "Elmburn Inn (TEST)", "import-test", "x_test"])
def test_a_word_by_itself_makes_a_test_account(name: str) -> None:
    assert holds("test", name)


@pytest.mark.parametrize("name", ["Contest Hill Inn", "Testa Labs", "Attestor Inn", "Tests & Sons", "Test4 Inn"])
def test_the_same_letters_in_a_longer_word_do_not(name: str) -> None:
    assert not holds("test", name)


def test_drawn_names_of_test_accounts_hold_the_word_and_look_alikes_do_not() -> None:
    names = Names(Draw("names"), "trial", ["Trial Fernhollow"])
    assert all(holds("trial", names.junk()) for _ in range(20))
    assert all(holds("trial", names.real()) for _ in range(8))
    assert not any(holds("trial", names.look_alike()) for _ in range(8))


def test_people_are_known_by_an_initial_without_accents_and_legal_forms() -> None:
    assert key_of("José", "Muñoz", "The Harbor Supply Co") == key_of("J", "Munoz", "Harbor Supply")
    assert key_of("Ann", "Bell", "Harbor Supply") != key_of("Ann", "Bell", "Harbour Supply")


def test_people_are_written_down_without_accents_but_with_their_company() -> None:
    texts = {written(Draw(f"{number}"), "José", "Muñoz", "Harbor Supply LLC") for number in range(40)}
    assert len(texts) == 4
    assert all("Munoz" in text and "Harbor Supply" in text and "LLC" not in text for text in texts)


def test_a_file_of_visitors_has_what_was_typed_and_the_columns_that_stay_out() -> None:
    headings = {name: called[0] for name, called in HEADINGS.items()}
    visitor = Visitor({"first_name": "Ann", "last_name": "Bell", "company": "Inn"}, {"company": ""})
    heads, row = as_csv([visitor], headings, [dict.fromkeys(KEPT_OUT, "beside")]).decode().splitlines()
    assert heads.split(",") == [*headings.values(), *KEPT_OUT]
    assert row.split(",")[:3] == ["Ann", "Bell", ""]
    assert row.endswith("beside,beside")
