"""What is remembered: the latest pages whole, older ones as a line, and never more than the budget."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from deskgym.gym.spaces import window
from deskgym.harness.agents.dialects import Call
from deskgym.harness.agents.models.sights import cut, sight_of
from deskgym.harness.agents.protocol import Turn

from ..stubs import WIRES, Move
from .playing import asking, page, start, told

STEPS = 600
CLICK = Move(text="I click the next one.", calls=(Call("click", {"ref": "e1"}),))
SMALL = (320, 200)


def tree(number: int, lines: int = 400) -> str:
    return "\n".join(f'- link "Contact {number} {line}" [ref=e{line + 1}]' for line in range(lines))


def picture(number: int) -> Any:
    return np.full((SMALL[1], SMALL[0], 3), number % 256, np.uint8)


def test_an_episode_of_600_steps_stays_within_32k_tokens_and_mostly_in_the_cache() -> None:
    with asking("chat", [CLICK] * STEPS, context=32_000, max_output_tokens=2_000) as (agent, stub):
        stub.checks_every = 25
        start(agent)
        for number in range(STEPS):
            agent.act(page(url=f"http://crm.office/{number}", axtree=tree(number)))
            # The stub keeps what it is sent; nobody else does.
            del stub.requests[:-1]
    assert len(stub.tokens) == STEPS
    assert max(stub.tokens) <= 30_000
    assert max(stub.tokens[STEPS // 2 :]) <= 1.05 * max(stub.tokens[: STEPS // 2])
    assert sum(stub.cached) > 0.6 * sum(stub.tokens)
    assert "earlier turns are not shown" in told(stub)


@pytest.mark.parametrize("speaker", WIRES)
def test_as_many_pictures_are_whole_as_told_and_the_beginning_changes_only_once_in_a_while(speaker: str) -> None:
    with asking(speaker, [CLICK] * 12, pictures=3) as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        for number in range(12):
            agent.act(page(screenshot=picture(number)))
        shown = [stub.wire.pictures(request) for request in stub.requests]
    assert shown == [1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5, 3]
    grown = [cached > 0.5 * tokens for cached, tokens in zip(stub.cached, stub.tokens, strict=True)]
    assert grown.count(False) <= 4
    assert "screenshot of 320 × 200 pixels: no longer shown" in told(stub)


def test_an_old_page_is_a_line_with_its_title_address_and_size() -> None:
    with asking("chat", [CLICK] * 4, trees=1) as (agent, stub):
        start(agent)
        for number in range(4):
            url = f"http://crm.office/{number}"
            agent.act(page(url=url, tabs=(f"* Page {number} ({url})",), axtree=tree(number)))
    shown = told(stub)
    assert re.search(r"Page 0 http://crm.office/0 \(axtree of [\d,]+ characters: no longer shown\)", shown)
    assert "Contact 2" not in shown
    assert "Contact 3 399" in shown


def test_a_page_longer_than_the_budget_is_cut_with_a_mark_that_read_goes_on_from() -> None:
    whole = tree(0, 8_000)
    with asking("chat", [CLICK] * 2, context=8_000, max_output_tokens=1_000) as (agent, stub):
        start(agent)
        agent.act(page(axtree=whole))
        content = stub.requests[-1]["messages"][-1]["content"]
        mark = re.search(r"… \(([\d,]+) more characters after ([\d,]+)\)", content)
        assert mark is not None
        more, after = (int(number.replace(",", "")) for number in mark.groups())
        assert more + after == len(whole)
        assert whole[:after] in content
        agent.act(page(axtree=window(whole, after, 400_000)))
        assert whole[after : after + 1_000] in stub.requests[-1]["messages"][-1]["content"]
    assert max(stub.tokens) <= 7_000


@pytest.mark.parametrize("offset", [0, 5_000])
@pytest.mark.parametrize("space", [20_000, 10_000])
def test_a_cut_of_a_cut_page_counts_from_the_beginning_of_the_page(offset: int, space: int) -> None:
    whole = "".join(f"{number:05}" for number in range(4_000))
    shown = cut(window(whole, offset, space), 2_000)
    assert len(shown) <= 2_000
    mark = re.search(r"… \(([\d,]+) more characters after ([\d,]+)\)$", shown)
    assert mark is not None
    more, after = (int(number.replace(",", "")) for number in mark.groups())
    assert more + after == len(whole)
    assert shown[: mark.start()].endswith(whole[after - 100 : after])


def test_two_trees_share_the_room() -> None:
    sight = sight_of(page(axtree=tree(0), dom=tree(1)), ("axtree", "dom"), 4_000)
    assert all(len(tree.text) <= 2_000 for tree in sight.trees)


def test_a_provider_that_counts_more_tokens_is_believed() -> None:
    """A context of 32k is kept to although a token has two characters here, as the provider's count tells."""
    with asking("chat", [CLICK] * 30, context=32_000, max_output_tokens=2_000, trees=2) as (agent, stub):
        stub.characters_a_token = 2
        start(agent)
        for number in range(30):
            turn = agent.act(page(axtree=tree(number)))
            assert isinstance(turn, Turn)
    assert max(stub.tokens[2:]) <= 30_000
