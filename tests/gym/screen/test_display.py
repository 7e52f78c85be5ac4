"""A look's screen: pictures of one size, and a mouse that meets what is drawn."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.harness import play_gold

CASES = [
    ("device:1920x1200", {}, (1200, 1920)),
    ("device:2x,device:110%", {}, (1440, 2560)),
    ("device:1920x1080", {"width": 1280, "height": 720}, (720, 1280)),
    ("device:1366x768,device:80%", {}, (768, 1366)),
]


@pytest.mark.parametrize(("look", "options", "shape"), CASES)
def test_gold_is_played_on_pixels_of_any_screen(look: str, options: dict[str, Any], shape: tuple[int, int]) -> None:
    chosen: dict[str, Any] = {"look": look, "actions": "pixels", "observation": "screenshot", "ahead": False, **options}
    with closing(gym.make("crm-update-v0", **chosen)) as env:
        played = play_gold(env, 0)
        assert played.verified, played.fault
        assert played.header.form == "pixel"
        assert (played.header.height, played.header.width) == shape
        assert all(seen["screenshot"].shape == (*shape, 3) for seen in played.observations())


def test_boxes_and_the_wheel_are_in_pixels_of_the_picture() -> None:
    with closing(gym.make("crm-update-v0", look="device:2x,device:110%", observation="marks", ahead=False)) as env:
        env.reset(seed=0)
        office = env.unwrapped
        assert isinstance(office, OfficeEnv)
        office_screen, browser = office.episode.screen, office.episode.browser

        def ask(expression: str) -> Any:
            return browser.run(office_screen.documents.ask(office_screen.page.main_frame, expression))

        node = next(node for node in office.page_snapshot().nodes if node.role == "button" and node.name == "New deal")
        left = ask("[...document.querySelectorAll('a, button')].find(e => e.innerText.trim() === 'New deal')"
                   "?.getBoundingClientRect().left ?? -1")  # fmt: skip
        assert node.box.x == pytest.approx(left * office_screen.display.factor, abs=1)
        ask("window.heard = []; addEventListener('wheel', event => heard.push(event.deltaY), true)")
        env.step({"action": "scroll", "dy": 220})
        assert ask("heard[0]") == pytest.approx(220 / office_screen.display.factor, abs=0.1)
