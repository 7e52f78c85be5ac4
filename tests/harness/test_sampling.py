"""Which families stand for all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from deskgym.harness.sampling import DEMO_FAMILIES, demo_families, representatives
from deskgym.tasks import families, get_family


@pytest.mark.parametrize("aspect", ["app", "kind"])
def test_the_demo_shows_every_app_and_kind(aspect: str) -> None:
    assert {getattr(family, aspect) for family in demo_families()} == {getattr(family, aspect) for family in families()}


def test_the_demo_is_of_twelve_families_and_as_many_personas_as_these_can_show() -> None:
    chosen = demo_families()
    assert len({family.id for family in chosen}) == DEMO_FAMILIES == 12
    assert len({family.persona for family in chosen}) >= 10


def test_the_choice_depends_on_the_families_and_not_on_their_order() -> None:
    assert representatives(reversed(families()), 20) == representatives(families(), 20)


def test_of_families_that_show_the_same_the_shortest_is_chosen() -> None:
    long = replace(get_family("crm-update"), id="a-long-one", steps=90)
    assert representatives([long, get_family("crm-update")], 1) == [get_family("crm-update")]


def test_a_kind_that_is_new_goes_before_a_persona_that_is_new() -> None:
    one = replace(get_family("crm-update"), id="one", steps=1)
    other_persona, other_kind = replace(one, id="two", persona="hr"), replace(one, id="three", kind="bulk", steps=90)
    assert [family.id for family in representatives([one, other_persona, other_kind], 3)] == ["one", "three", "two"]


def test_where_there_are_fewer_than_asked_for_all_are_chosen() -> None:
    assert {family.id for family in representatives(families("crm-*"), 1000)} == {f.id for f in families("crm-*")}
