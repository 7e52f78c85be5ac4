"""What a run plays, and its manifest."""

from __future__ import annotations

import json
import re

import pytest
from deskgym.harness.agents.protocol import Usage
from deskgym.harness.errors import BadSelection
from deskgym.harness.runs.config import Prices, RunConfig
from deskgym.harness.runs.keys import EpisodeKey
from deskgym.harness.trajectories.store import _STEM

CONFIG = RunConfig(agent="gold", options={"dialect": "d"}, tasks="crm-update,chat-react", seeds="0:2", attempts=2)


def test_every_attempt_at_every_seed_of_every_family_is_an_episode() -> None:
    names = [f"{key.family}/{key.name}" for key in CONFIG.episodes()]
    assert names == [f"{family}/{seed}-train-{attempt}" for family in ("chat-react", "crm-update")
                     for seed in (0, 1) for attempt in (0, 1)]  # fmt: skip


def test_seeds_are_in_the_order_of_numbers() -> None:
    keys = [EpisodeKey(family="crm-update", seed=seed, split="test") for seed in (10, 9)]
    assert [key.seed for key in sorted(keys, key=lambda key: key.order)] == [9, 10]


def test_dials_are_part_of_the_name_which_is_that_of_a_trajectory() -> None:
    key = EpisodeKey(family="crm-update", seed=7, split="test", attempt=1, dials={"hops": 2})
    assert key.name == "7-test-1-hops2"
    assert re.fullmatch(_STEM, key.name)


def test_a_manifest_survives_json() -> None:
    config = RunConfig(agent="m:A", tasks="all", observation=("axtree", "screenshot"), price=Prices.parse("3,0.3,15"))
    manifest = json.loads(json.dumps(config.manifest()))
    assert RunConfig.of(manifest) == config
    assert RunConfig.of(manifest).manifest() == config.manifest()
    assert CONFIG.manifest()["episodes"] == 8


def test_cached_tokens_have_a_price_of_their_own() -> None:
    cost = Prices.parse("3,0.3,15").cost(Usage(input=1_000_000, cached=500_000, output=100_000))
    assert cost == pytest.approx(1.5 + 0.15 + 1.5)


@pytest.mark.parametrize("text", ["3", "3,4", "a,b,c", "1,2,3,4", "-1,0,0", "nan,1,1"])
def test_what_are_no_prices_is_told(text: str) -> None:
    with pytest.raises(BadSelection, match=r"as in 3,0\.3,15"):
        Prices.parse(text)
