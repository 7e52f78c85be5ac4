"""The agents that need no model; the gold solution and replays are tested where they play."""

from __future__ import annotations

from deskgym.gym.actions import Action, Click, Done
from deskgym.harness.agents.builtin import Noop, RandomAgent
from deskgym.harness.agents.protocol import Briefing

SEEN = {"axtree": '- button "Save" [ref=e3]\n- link "Back" [ref=e14]\n'}


def acts(seed: int, seen: dict[str, str], count: int = 300) -> list[Action]:
    agent = RandomAgent()
    agent.begin(Briefing(goal="", apps=(), tools=(), kinds=tuple(seen), width=300, height=200, max_steps=9, seed=seed))
    return [agent.act(seen) for _ in range(count)]


def test_chance_is_the_same_for_the_same_seed() -> None:
    assert acts(1, SEEN) == acts(1, SEEN) != acts(2, SEEN)


def test_chance_clicks_what_the_tree_shows_and_else_anywhere_in_the_view() -> None:
    assert {action.ref for action in acts(1, SEEN) if isinstance(action, Click)} == {"e3", "e14"}
    clicks = [action for action in acts(1, {}) if isinstance(action, Click)]
    assert all(click.x is not None and click.x < 300 and click.y is not None and click.y < 200 for click in clicks)


def test_chance_comes_to_an_end() -> None:
    assert any(isinstance(action, Done) for action in acts(1, SEEN))
    assert isinstance(Noop().act(SEEN), Done)
