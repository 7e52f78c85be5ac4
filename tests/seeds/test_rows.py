"""Rows of a world under construction."""

from __future__ import annotations

from datetime import UTC, datetime

from deskgym.apps.crm.models import Account, Lead
from deskgym.apps.platform.models import Person, Record
from deskgym.seeds.rows import new, values_of


def test_a_row_has_the_methods_of_its_model_and_none_for_what_was_not_said() -> None:
    person = new(Person, first_name="Ann", last_name="Bell")
    assert (person.name, person.initials) == ("Ann Bell", "AB")
    assert person.title is None
    assert person.manager is None


def test_a_row_is_an_instance_of_its_model_and_of_no_other() -> None:
    lead = new(Lead, last_name="Bell")
    assert isinstance(lead, Lead)
    assert isinstance(lead, Record)
    assert not isinstance(lead, Account)


def test_what_is_set_on_one_row_is_not_on_another() -> None:
    first, second = new(Lead), new(Lead)
    first.created_at = datetime(2026, 1, 5, tzinfo=UTC)
    assert second.created_at is None


def test_what_a_row_says_can_be_read_by_name() -> None:
    said = values_of(new(Lead, last_name="Bell", company="Bell & Sons"))
    assert (said["last_name"], said["company"], said["title"]) == ("Bell", "Bell & Sons", None)
    assert "at" not in said
