"""Named sets: what is in them, and whether it still is what it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from deskgym.harness.errors import BadSelection
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.instances import digest_of
from deskgym.harness.runs.sets import FOLDER, load_set, set_names
from deskgym.harness.runs.sets.freezing import RULES
from deskgym.tasks import families

from ..conftest import deskgym

NAMES = set_names()


def test_every_rule_has_a_set_and_every_set_a_rule() -> None:
    assert sorted(RULES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_set_holds_what_its_rule_chooses(name: str) -> None:
    found = load_set(name)
    assert found.keys == RULES[name].chosen()
    assert found.dump() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert {key.split for key in found.keys} == {"test"}


def test_the_large_set_has_every_family_and_the_held_out_ones() -> None:
    assert {key.family for key in load_set("office-200").keys} == {
        family.id for family in families() if not family.needs
    }


@pytest.mark.parametrize("name", NAMES)
def test_an_episode_of_a_set_is_what_it_was_when_it_was_frozen(name: str) -> None:
    found = load_set(name)
    key = found.keys[found.version % len(found.keys)]
    assert digest_of(key) == found.instances[key], "run `make sets`"


@pytest.mark.sweep
@pytest.mark.parametrize("name", NAMES)
def test_all_episodes_of_a_set_are_what_they_were_when_it_was_frozen(name: str) -> None:
    found = load_set(name)
    assert found.changed((key, digest_of(key)) for key in found.keys) == []


def test_an_episode_that_has_changed_is_named_whatever_the_attempt() -> None:
    found = load_set("office-20")
    one, other, *_ = found.keys
    assert found.changed([(replace(one, attempt=3), found.instances[one]), (other, "0" * 64), (other, None)]) == [other]


def test_a_run_of_a_set_says_which_version_it_was() -> None:
    config, found = RunConfig(agent="gold", set="office-20", attempts=2), load_set("office-20")
    assert len(config.episodes()) == 40
    manifest = config.manifest()
    assert (manifest["set"], manifest["set_version"], manifest["set_digest"]) == (
        found.name,
        found.version,
        found.digest,
    )


def test_an_unknown_set_is_told_with_the_nearest() -> None:
    with pytest.raises(BadSelection, match="Did you mean 'office-200'"):
        load_set("ofice-200")


def test_a_set_takes_no_seeds(tmp_path: Path) -> None:
    result = deskgym("run", "--agent", "noop", "--set", "office-20", "--seeds", "0:2", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "leave out --seeds" in result.output
