"""The spaces of what is seen."""

from __future__ import annotations

import pickle

import numpy as np
from deskgym.gym.spaces import image
from gymnasium.spaces import Box
from gymnasium.vector.utils import batch_space


def test_the_space_of_pictures_is_a_box_whose_bounds_take_no_memory() -> None:
    small, plain = image(64, 48), Box(0, 255, (48, 64, 3), np.uint8)
    assert small == plain
    assert pickle.loads(pickle.dumps(small)) == plain
    assert batch_space(small, 3) == batch_space(plain, 3)
    small.seed(1)
    plain.seed(1)
    assert np.array_equal(small.sample(), plain.sample())
    assert small.contains(np.full((48, 64, 3), 255, np.uint8))
    assert not small.contains(np.zeros((48, 64), np.uint8))
    bounds = (small.low, small.high, small.bounded_below, small.bounded_above)
    assert all(bound.base is not None and bound.base.size == 1 for bound in bounds)
