"""What did better than its group becomes likelier, and a policy goes on from where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.learn.about import About, read_about
from deskgym.harness.learn.data import material
from deskgym.harness.learn.examples import Vocabulary
from deskgym.harness.learn.neural import improving
from deskgym.harness.learn.neural.checkpoint import empty, save
from deskgym.harness.learn.neural.cloning import clone, lessons
from deskgym.harness.learn.neural.improving import Regime, improve, optimiser_of
from deskgym.harness.learn.neural.work import better
from deskgym.harness.learn.rollouts import Job, Played
from deskgym.harness.learn.situation import situation
from deskgym.harness.trajectories.model import Trajectory

from ..conftest import FAMILY
from ..test_situation import DONE, SEEN


def test_what_is_rewarded_is_done_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = situation(SEEN, DONE)

    def play(jobs: Sequence[Job], chooser: Any, **_: Any) -> Iterator[Played]:
        for job in jobs:
            for seed in job.seeds:
                choice = chooser(job, seed).choose(seen)
                passed = choice.action == {"action": "press", "keys": "Tab"}
                yield Played(job.family, seed, job.split, "0", 0, passed, 1, 0, choices=(choice,))

    monkeypatch.setattr(improving, "play", play)
    vocabulary = Vocabulary(("Approved",), ("Enter", "Tab"))
    policy, regime = empty(vocabulary), Regime(families=(FAMILY,), rate=2e-3)
    updates = list(improve(policy, empty(vocabulary), vocabulary, regime, optimiser_of(policy, regime), range(60)))
    assert updates[0].passed < 0.6
    assert sum(each.passed for each in updates[-10:]) / 10 > 0.9
    assert max(each.divergence for each in updates) > 0


def test_an_update_in_the_environment_is_kept_and_gone_on_from(episodes: list[Trajectory], tmp_path: Path) -> None:
    learnt = material(episodes)
    begun, out = tmp_path / "begun.policy", tmp_path / "better.policy"
    policy = clone(lessons(learnt.examples), learnt.vocabulary, seed=0, epochs=8)
    save(begun, policy, About(vocabulary=learnt.vocabulary, families=(FAMILY,), episodes=4))
    regime = Regime(families=(FAMILY,), groups=1, size=2, most_steps=6)
    assert better(begun, out, regime, updates=1)
    assert better(begun, out, regime, updates=2)
    assert read_about(out).updates == 2
    rows = [json.loads(line) for line in out.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert [(row["number"], row["episodes"]) for row in rows] == [(0, 2), (1, 2)]
    assert not better(begun, out, regime, updates=3, goes_on=lambda: False)
