"""The gold user finds what a person would mean, acts in both forms, and refuses to guess."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym import gym
from deskgym.gym.errors import GoldFault
from deskgym.gym.user import GoldUser
from deskgym.tasks.gold import AND_IN


class Log:
    """Keeps the actions that go through an environment."""

    def __init__(self, env: Any) -> None:
        self.env, self.unwrapped = env, env.unwrapped
        self.actions: list[dict[str, Any]] = []
        self.observation: dict[str, Any] = {}
        self.info: dict[str, Any] = {}

    def step(self, action: dict[str, Any]) -> Any:
        self.actions.append(action)
        result = self.env.step(action)
        self.observation, self.info = result[0], result[4]
        return result


@pytest.mark.parametrize("form", ["element", "pixel"])
def test_a_gold_way_reaches_its_goal_in_both_forms(form: Any) -> None:
    env = gym.make("crm-update-v0", max_steps=60)
    try:
        env.reset(seed=1)
        log: Any = Log(env)
        log.unwrapped.instance.task.gold(GoldUser(log, form))
        assert log.info["verdict"].passed
        assert any("ref" in action for action in log.actions) == (form == "element")
    finally:
        env.close()


def test_a_missing_or_ambiguous_target_is_a_fault_that_names_candidates() -> None:
    env = gym.make("crm-update-v0")
    try:
        env.reset(seed=1)
        user = GoldUser(env)
        with pytest.raises(GoldFault, match=r"there is no link 'Contcats' .*'Contacts'"):
            user.click("link", "Contcats")
        user.open("Contacts")
        with pytest.raises(GoldFault, match="within 'Nowhere'"):
            user.click("link", "Contacts", within="Nowhere")
        user.done()
        with pytest.raises(GoldFault, match="after the end of the episode"):
            user.press("Enter")
    finally:
        env.close()


def test_the_apps_own_search_is_told_from_that_of_a_list() -> None:
    env = gym.make("crm-update-v0")
    try:
        env.reset(seed=1)
        log: Any = Log(env)
        user = GoldUser(log)
        user.open("Contacts")
        user.search("Nobody of this name")
        assert log.observation["url"].endswith("/search?q=Nobody+of+this+name")
    finally:
        env.close()


def test_rows_that_a_look_has_put_on_other_pages_are_found_and_ticked_together() -> None:
    env = gym.make("crm-update-v0", look="order:rows-10,order:columns-backwards")
    office: Any = env.unwrapped
    try:
        env.reset(seed=1)
        user = GoldUser(env)
        user.open("Contacts")
        rows = [node for node in office.page_snapshot().nodes if node.role == "row"][1:]
        assert len(rows) == 10
        user.check("Select all on this page")
        boxes = [node for node in office.page_snapshot().nodes if node.role == "checkbox"]
        assert len(boxes) == 101
        assert all("checked" in node.states for node in boxes)
        cells = [node.text for node in rows[0].children if node.role in ("cell", "gridcell") and node.text]
        name = next(node.name for node in rows[0].walk() if node.role == "link")
        user.click("link", name, within=AND_IN.join([cells[4], cells[2]]))
        assert office.page_snapshot().title.startswith(name)
    finally:
        env.close()
