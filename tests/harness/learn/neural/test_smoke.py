"""From gold to a policy that plays, at the smallest: it learns by heart what it was shown."""

from __future__ import annotations

import json
from pathlib import Path

from deskgym.harness.learn.about import About
from deskgym.harness.learn.data import material
from deskgym.harness.learn.neural.checkpoint import empty, load, save
from deskgym.harness.learn.neural.choosing import Chooser, known_steps
from deskgym.harness.learn.neural.cloning import Epoch, clone, lessons
from deskgym.harness.learn.rollouts import Job, play
from deskgym.harness.trajectories.model import Trajectory

from ...conftest import deskgym
from ..conftest import FAMILY


def test_a_policy_learns_what_it_was_shown_and_untrained_it_passes_nothing(
    episodes: list[Trajectory], tmp_path: Path
) -> None:
    learnt = material(episodes)
    said: list[Epoch] = []
    policy = clone(lessons(learnt.examples), learnt.vocabulary, seed=0, epochs=40, report=said.append)
    assert said[-1].loss < said[0].loss / 20
    file = tmp_path / "small.policy"
    save(file, policy, About(vocabulary=learnt.vocabulary, families=(FAMILY,), episodes=4))
    assert file.stat().st_size < 3_000_000
    kept, about = load(file)
    assert about.vocabulary == learnt.vocabulary
    job = Job(FAMILY, (0, 1, 2, 3), "train")
    passed = [each.passed for each in play([job], lambda _job, _seed: Chooser(kept, about.vocabulary))]
    assert sum(passed) >= 3
    nothing = Chooser(empty(about.vocabulary), about.vocabulary)
    assert not any(each.passed for each in play([job], lambda _job, _seed: nothing))


def test_gold_that_a_policy_learnt_is_known_and_with_closed_eyes_it_is_not(episodes: list[Trajectory]) -> None:
    seeing = material(episodes)
    policy = clone(lessons(seeing.examples), seeing.vocabulary, seed=0, epochs=40)
    chooser = Chooser(policy, seeing.vocabulary)
    (first, *_) = episodes
    assert known_steps(chooser, first, "all") == len(first.steps)
    assert known_steps(chooser, first, "no page") < len(first.steps)


def test_the_same_lessons_make_the_same_file(episodes: list[Trajectory], tmp_path: Path) -> None:
    learnt = material(episodes[:2])
    for name in ("a", "b"):
        policy = clone(lessons(learnt.examples), learnt.vocabulary, seed=7, epochs=2)
        save(tmp_path / name, policy, About(vocabulary=learnt.vocabulary))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_the_commands_go_from_gold_to_rows(tmp_path: Path) -> None:
    gold, policy, rows = tmp_path / "gold", tmp_path / "small.policy", tmp_path / "rows.jsonl"
    result = deskgym("learn", "data", gold, "--tasks", FAMILY, "--seeds", "0:3", "--jobs", 1)
    assert result.exit_code == 0, result.output
    few = ("--tasks", FAMILY, "--episodes", 3, "--epochs", 2)
    result = deskgym("learn", "clone", gold, policy, *few)
    assert result.exit_code == 0, result.output
    result = deskgym("learn", "clone", gold, policy, "--tasks", FAMILY, "--episodes", 9)
    assert result.exit_code == 2
    assert "has 3 verified episodes" in result.output
    for _ in range(2):
        result = deskgym("learn", "evaluate", policy, "--seeds", "0:2", "--out", rows)
        assert result.exit_code == 0, result.output
    kept = [json.loads(line) for line in rows.read_text().splitlines()]
    assert [(row["policy"], row["seed"]) for row in kept] == [("small", 0), ("small", 1)]
    result = deskgym("learn", "play", policy, FAMILY, 0)
    assert result.exit_code == 0
    assert result.output.rstrip().endswith(("passed", "failed"))


def test_a_file_that_is_no_policy_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.policy").write_text("no zip")
    result = deskgym("learn", "play", tmp_path / "odd.policy", FAMILY, 0)
    assert result.exit_code == 2
    assert "odd.policy is no policy" in result.output
