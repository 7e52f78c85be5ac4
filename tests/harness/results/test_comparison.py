"""Two runs side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from deskgym.harness.results.comparison import Comparison, change_of

from .entries import entry, outcomes, run_of


def compare(before: str, after: str) -> Comparison:
    return Comparison.of(run_of("old", outcomes(before)), run_of("new", outcomes(after)))


def test_what_was_fixed_and_what_broke_is_named() -> None:
    comparison = compare("fpfp", "ppff")
    assert [str(change) for change in comparison.of_kind("fixed")] == ["crm-update seed 0"]
    assert [str(change) for change in comparison.of_kind("broken")] == ["crm-update seed 3"]


def test_with_several_attempts_an_instance_changes_by_its_share() -> None:
    old = run_of("old", [*outcomes("pf"), *outcomes("pf", attempt=1)])
    new = run_of("new", [*outcomes("pp"), *outcomes("fp", attempt=1)])
    comparison = Comparison.of(old, new)
    assert [str(change) for change in comparison.changes] == [
        "crm-update seed 1: 0 of 2 → 2 of 2",
        "crm-update seed 0: 2 of 2 → 1 of 2",
    ]


def test_a_difference_that_chance_makes_is_called_noise() -> None:
    comparison = compare("f" * 7 + "p" * 23, "p" * 7 + "fff" + "p" * 20)
    (first, second) = comparison.in_words()
    assert first.startswith("On the 30 instances graded in both, new passes 13.3 points more than old (95 %: ")
    assert first.endswith("7 got better, 3 worse.")
    assert "differ this much in 34 % of such comparisons (p = 0.34): this may well be noise" in second


def test_a_difference_that_chance_hardly_makes_is_not() -> None:
    assert "(p = 0.002): this is hardly noise" in compare("f" * 10 + "p" * 5, "p" * 15).in_words()[1]
    assert "fewer than 1 in 1,000 of such comparisons (p < 0.001)" in compare("p" * 12, "f" * 12).in_words()[1]


def test_runs_alike_have_not_changed() -> None:
    assert compare("pfp", "pfp").in_words()[1] == "Nothing has changed."


def test_a_fault_on_either_side_compares_with_nothing() -> None:
    comparison = compare("xpf", "pxp")
    assert comparison.paired is not None
    assert (comparison.paired.instances, comparison.missing) == (1, (1, 1))
    assert comparison.warnings() == [
        "1 instance graded in old was not graded in new; it is left out.",
        "1 instance graded in new was not graded in old; it is left out.",
    ]
    assert compare("x", "p").in_words() == ["No instance was graded in both runs, so there is nothing to compare."]


def test_an_instance_that_is_not_the_same_is_left_out_and_named() -> None:
    changed = [entry("passed", 0, instance="another world"), entry("passed", 1)]
    comparison = Comparison.of(run_of("old", outcomes("ff")), run_of("new", changed))
    assert comparison.paired is not None
    assert comparison.paired.instances == 1
    (warning,) = comparison.warnings()
    assert warning.startswith("1 instance differs between the runs")
    assert warning.endswith("crm-update seed 0")


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [("f", "p", "fixed"), ("p", "f", "broken"), ("p", "p", None), ("x", "p", None), ("f", "x", None)],
)
def test_an_episode_is_fixed_or_broken(before: str, after: str, change: str | None) -> None:
    (old,), (new,) = run_of("old", outcomes(before)).episodes, run_of("new", outcomes(after)).episodes
    assert change_of(old, new) == change
    assert change_of(old, None) is None


def test_runs_of_different_sets_are_told_apart() -> None:
    manifests = [{"set": "office-20", "set_version": version, "set_digest": f"d{version}"} for version in (1, 2)]
    old, new = (
        replace(run_of(name, outcomes("pf")), manifest={"agent": "noop", "episodes": 2} | manifest)
        for name, manifest in zip(("old", "new"), manifests, strict=True)
    )
    assert Comparison.of(old, new).warnings() == [
        "The runs played different sets: office-20 version 1 (digest d1) and office-20 version 2 (digest d2)."
    ]
