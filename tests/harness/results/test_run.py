"""A run of a named set, and whether it is still the set that it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.results.run import Run
from deskgym.harness.runs import sets
from deskgym.harness.runs.keys import EpisodeKey
from deskgym.harness.runs.sets import EpisodeSet

from .entries import entry, run_of

FAMILIES = ("chat-post", "crm-update", "sheet-freeze")
SET = EpisodeSet(
    "small",
    2,
    "Three episodes.",
    {EpisodeKey(family=family, seed=7, split="test"): f"{family} as it was" for family in FAMILIES},
)


@pytest.fixture(autouse=True)
def _one_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is this set, and no other."""
    (tmp_path / "small.json").write_text(SET.dump())
    monkeypatch.setattr(sets, "FOLDER", tmp_path)


def run_of_set(instances: dict[str, str] | None = None, **manifest: Any) -> Run:
    """A run of all of the set, in which some families' instances are others than those of the set."""
    entries = [
        entry(
            "passed", key.seed, family=key.family, split=key.split, instance=(instances or {}).get(key.family, digest)
        )
        for key, digest in SET.instances.items()
    ]
    run = run_of("run", entries)
    named = {"set": SET.name, "set_version": SET.version, "set_digest": SET.digest}
    return replace(run, manifest=run.manifest | named | manifest)


def test_a_run_of_the_set_as_it_is_has_no_warning_and_names_its_digest() -> None:
    run = run_of_set()
    assert run.warnings() == []
    assert run.in_words() == f"noop on small version 2 (digest {SET.digest}), 3 of 3 episodes"


def test_a_run_of_another_version_of_the_set_says_so() -> None:
    (warning,) = run_of_set(set_version=1, set_digest="0123456789abcdef").warnings()
    assert warning.startswith("The set has changed: the run played small version 1 (digest 0123456789abcdef)")
    assert f"has {SET}." in warning


def test_episodes_that_are_not_those_of_the_set_are_named() -> None:
    (warning,) = run_of_set({"crm-update": "another"}).warnings()
    assert warning.startswith("Not those of the set any more: 1 of 3 episodes (e.g. crm-update seed 7).")


def test_a_set_that_is_gone_is_said() -> None:
    assert run_of_set(set="large").warnings() == ["This version of Deskgym has no set 'large'."]


@pytest.mark.parametrize(("missing", "words"), [(1, "1 episode has not"), (3, "3 episodes have not")])
def test_episodes_that_have_not_ended_are_counted(missing: int, words: str) -> None:
    assert run_of_set(episodes=3 + missing).warnings() == [f"{words} ended yet: play on with --resume."]
