"""The spaces of what is seen."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from deskgym.gym.spaces import Unicode, UnicodeTuple, image, window
from gymnasium.spaces import Box
from gymnasium.vector.utils import (
    batch_space,
    create_shared_memory,
    read_from_shared_memory,
    write_to_shared_memory,
)


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


def test_a_long_text_is_cut_with_a_mark_and_can_be_read_on() -> None:
    text = "".join(f"line {number}\n" for number in range(1000))
    first = window(text, 0, 500)
    assert len(first) <= 500
    kept, _, mark = first.rpartition("… ")
    assert mark == f"({len(text) - len(kept):,} more characters after {len(kept):,})"
    second = window(text, len(kept), 500)
    assert len(second) <= 500
    assert second.startswith(f"({len(kept):,} characters before) …{text[len(kept) : len(kept) + 300]}")
    assert window(text, 9**9, 500) == f"({len(text):,} characters before) …"
    assert window("short", 0, 500) == "short"


@pytest.mark.parametrize(
    "value", [(), ("",) * 40, ("a" * 5000, "b"), ("\0" * 5000,), ("\U0001f600" * 5000,) * 3, ("x",) * 5000, ("\ud800",)]
)
def test_a_tuple_of_any_texts_fits_and_comes_through_shared_memory(value: tuple[str, ...]) -> None:
    space = UnicodeTuple(1000)
    fitting = space.fit(value)
    assert space.contains(fitting)
    assert (fitting == value) is space.contains(value)
    memory = create_shared_memory(space, 3)
    seen: Any = read_from_shared_memory(space, memory, 3)
    texts: list[Any] = [("beside",), fitting, ("beside",)]
    for index in (0, 2, 1):
        write_to_shared_memory(space, index, texts[index], memory)
    assert tuple(seen) == (("beside",), fitting, ("beside",))


def test_samples_of_texts_are_contained() -> None:
    for space in (Unicode(50), UnicodeTuple(50)):
        space.seed(1)
        assert all(space.contains(space.sample()) for _ in range(50))


def test_a_text_that_does_not_fit_is_never_written_over_the_next_ones() -> None:
    space = Unicode(100)
    memory = create_shared_memory(space, 2)
    fits: Any = "beside"
    too_long: Any = "x" * 101
    write_to_shared_memory(space, 1, fits, memory)
    with pytest.raises(ValueError, match="is no value of"):
        write_to_shared_memory(space, 0, too_long, memory)
    seen: Any = read_from_shared_memory(space, memory, 2)
    assert seen[1] == "beside"
