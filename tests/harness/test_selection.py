"""Which episodes a command means."""

from __future__ import annotations

import pytest
from deskgym.harness.errors import BadSelection
from deskgym.harness.selection import parse_seeds, select_families
from deskgym.tasks.errors import UnknownFamily


@pytest.mark.parametrize(
    ("text", "seeds"),
    [("7", [7]), ("0:3", [0, 1, 2]), ("0:2,9", [0, 1, 9]), ("3,1,3", [3, 1]), (" 4 , 5:6 ", [4, 5])],
)
def test_seeds_are_numbers_ranges_and_lists_of_these(text: str, seeds: list[int]) -> None:
    assert parse_seeds(text) == seeds


@pytest.mark.parametrize("text", ["", "a", "-1", "0:5:2", "1.5", "0-5", "²", "1,,2"])
def test_what_is_no_seed_is_named_with_what_would_be(text: str) -> None:
    with pytest.raises(BadSelection, match="is no seed"):
        parse_seeds(text)


@pytest.mark.parametrize("text", ["5:5", "5:0"])
def test_an_empty_range_is_refused(text: str) -> None:
    with pytest.raises(BadSelection, match="is empty"):
        parse_seeds(text)


def test_families_are_chosen_by_id_pattern_or_list_each_once() -> None:
    everything = [family.id for family in select_families("all")]
    assert "crm-update" in everything
    assert [family.id for family in select_families("crm-update")] == ["crm-update"]
    assert [family.id for family in select_families("crm-*,crm-update")] == [
        id for id in everything if id.startswith("crm-")
    ]


def test_an_unknown_family_brings_the_nearest_to_mind() -> None:
    with pytest.raises(UnknownFamily, match="Did you mean 'crm-update'"):
        select_families("crm-updaet")


def test_a_pattern_that_fits_nothing_is_refused() -> None:
    with pytest.raises(BadSelection, match="No task family fits 'nothing-"):
        select_families("nothing-*")
