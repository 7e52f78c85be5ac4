"""Pages that take each other's place are observed as they would be if they had been loaded."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from deskgym import gym
from deskgym.harness.bench.timing import office

_WAYS = {
    "crm-update": ("Contacts", "Deals", "Tasks", "Leads"),
    "store-price": ("Products", "Orders", "Reviews", "Discounts"),
    "store-buy-cheapest": ("Cart, 0 items",),
    "chat-pin": ("sales", "Mentions", "Saved", "Threads", "Browse channels", "All direct messages", "Andre Trujillo"),
}
# What a conversation's link says besides its name.
_NEWS = r"( \d+ (new|unread)| unread)?"


@pytest.mark.parametrize("family", _WAYS)
def test_a_page_in_place_is_observed_as_the_loaded_one(family: str) -> None:
    with closing(gym.make(f"{family}-v0", observation=["axtree", "dom"])) as env:
        env.reset(seed=0)
        for name in _WAYS[family]:
            nodes = office(env).page_snapshot().nodes
            link = next(node for node in nodes if node.role == "link" and re.fullmatch(name + _NEWS, node.name))
            in_place = env.step({"action": "click", "ref": link.ref})[0]
            loaded = env.step({"action": "reload"})[0]
            assert not in_place["error"], name
            for kind in ("url", "tabs", "axtree", "dom"):
                assert _without_refs(in_place[kind]) == _without_refs(loaded[kind]), (name, kind)


def _without_refs(text: object) -> str:
    return re.sub(r"\be\d+\b", "", str(text))
