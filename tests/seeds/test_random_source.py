"""The one source of randomness."""

from __future__ import annotations

from collections import Counter
from random import Random

from deskgym.seeds.random_source import shares, stream


def test_a_stream_depends_on_its_seed_and_its_name_alone() -> None:
    assert stream(1, "deals").random() == stream(1, "deals").random()
    assert len({stream(seed, name).random() for seed in range(3) for name in ("deals", "notes")}) == 6


def test_a_stream_is_the_same_on_every_machine() -> None:
    assert stream(7, "deals").randrange(1_000_000) == 218_231


def test_shares_are_dealt_by_weight_to_the_last_one() -> None:
    dealt = shares(Random(1), 10, {"a": 5, "b": 3, "c": 1})
    assert Counter(dealt) == {"a": 6, "b": 3, "c": 1}
