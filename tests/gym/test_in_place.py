"""Pages that take each other's place are observed as they would be if they had been loaded."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from deskgym import gym
from deskgym.gym.snapshot import Node
from deskgym.harness.bench.timing import Env, office

_WAYS = {
    "crm-update": ("Contacts", "Deals", "Tasks", "Leads"),
    "store-price": ("Products", "Orders", "Reviews", "Discounts"),
    "store-buy-cheapest": ("Cart, 0 items",),
    "chat-pin": ("sales", "Mentions", "Saved", "Threads", "Browse channels", "All direct messages", "Marcela Leiva"),
}
# What a conversation's link says besides its name.
_NEWS = r"( \d+ (new|unread)| unread)?"


@pytest.mark.parametrize("family", _WAYS)
def test_a_page_in_place_is_observed_as_the_loaded_one(family: str) -> None:
    with closing(gym.make(f"{family}-v0", observation=["axtree", "dom"])) as env:
        env.reset(seed=0)
        for name in _WAYS[family]:
            link = _link(env, name)
            if link.name != name:
                # The first visit still shows the news that it reads.
                env.step({"action": "click", "ref": link.ref})
                env.step({"action": "goto", "url": "/"})
                link = _link(env, name)
            in_place = env.step({"action": "click", "ref": link.ref})[0]
            loaded = env.step({"action": "reload"})[0]
            assert not in_place["error"], name
            for kind in ("url", "tabs", "axtree", "dom"):
                assert _without_refs(in_place[kind]) == _without_refs(loaded[kind]), (name, kind)


def _link(env: Env, name: str) -> Node:
    nodes = office(env).page_snapshot().nodes
    return next(node for node in nodes if node.role == "link" and re.fullmatch(name + _NEWS, node.name))


def _without_refs(text: object) -> str:
    return re.sub(r"\be\d+\b", "", str(text))
