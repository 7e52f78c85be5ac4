"""A situation in numbers: the same in every process, and telling."""

from __future__ import annotations

import numpy as np
from deskgym.harness.learn.examples import examples, learn_by_heart
from deskgym.harness.learn.features import NODE_NUMBERS, WORD_NUMBERS, features
from deskgym.harness.learn.situation import Situation, situation
from deskgym.harness.learn.words import BUCKETS, bucket, shape, words
from deskgym.harness.trajectories.model import Trajectory

from .test_situation import DONE, SEEN


def test_shapes_are_those_of_nodes_and_words(episodes: list[Trajectory]) -> None:
    for shown in examples(episodes[0], 0, learn_by_heart(episodes)):
        found = features(shown.situation)
        count = len(shown.situation.nodes)
        assert (found.numbers.shape, found.kinds.shape) == ((count, NODE_NUMBERS), (count,))
        assert found.word_numbers.shape == (len(found.goal), WORD_NUMBERS)
        assert np.isfinite(found.numbers).all()
        assert found.own.min() >= 0
        assert found.own.max() < BUCKETS


def test_a_node_that_the_goal_names_stands_out() -> None:
    numbers = features(situation(SEEN, [])).numbers
    assert numbers[0, 0] == 1
    assert numbers[0, 1] == 1
    assert numbers[1, 0] == 0
    assert numbers[1, 1] == 0


def test_what_was_done_last_is_told() -> None:
    before, after = features(situation(SEEN, [])).deeds, features(situation(SEEN, DONE)).deeds
    assert not before.any()
    assert np.count_nonzero(after) == 2


def test_nothing_at_all_has_features() -> None:
    assert features(Situation("", (), "", 0, False)).kinds.shape == (1,)


def test_a_word_has_one_number_in_every_process() -> None:
    assert bucket("deal") == 326
    assert words("Ada's 2 deals_now") == ["ada", "'", "s", "2", "deals", "_", "now"]
    assert (shape("Alder"), shape("12"), shape("#")) == ("Aa", "99", "#")
