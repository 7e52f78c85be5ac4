"""What is said of how hard instances are."""

from __future__ import annotations

from click.testing import CliRunner
from deskgym.harness.cli import main
from deskgym.harness.difficulty import deciles, places


def test_families_are_listed_with_how_hard_they_are() -> None:
    result = CliRunner().invoke(main, ["tasks", "crm-update", "--seeds", "0:2"])
    assert result.exit_code == 0, result.output
    assert "7 / 7 / 7" in result.output
    assert "2 easy" in result.output


def test_instances_of_a_level_are_listed() -> None:
    easy, expert = (
        CliRunner().invoke(main, ["tasks", "crm-update", "--seeds", "0:2", "--level", level]).output
        for level in ("easy", "expert")
    )
    assert [line.split()[:2] for line in easy.splitlines()[1:]] == [["crm-update", "0"], ["crm-update", "1"]]
    assert len(expert.splitlines()) == 1


def test_a_level_without_seeds_is_refused() -> None:
    result = CliRunner().invoke(main, ["tasks", "crm-update", "--level", "easy"])
    assert result.exit_code == 2
    assert "--seeds 0:20" in result.output


def test_every_place_of_the_dials_has_its_row() -> None:
    found = list(places([0]))
    assert [place.dial for place in found] == [
        *("hops=0", "hops=1", "hops=2", "hops=3"),
        *("length=2", "length=5", "length=10", "length=20", "length=40"),
        "office-day",
    ]
    assert all(place.drawn == 1 for place in found)
    assert found[0].cells()[1] == "1 of 1"


def test_deciles_are_the_first_the_median_and_the_last() -> None:
    assert deciles(range(101)) == "10 / 50 / 90"
    assert deciles([7]) == "7 / 7 / 7"
    assert deciles([]) == "–"
