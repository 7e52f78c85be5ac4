"""Families as BrowserGym tasks, in the loop that AgentLab steps its agents in."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import psutil
import pytest
from deskgym.apps.platform.spec import DOMAIN
from deskgym.gym.browser import find_browser
from deskgym.seeds.world import World
from deskgym.tasks.registry import families
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from ...support.hosting import ONE_OF_EACH_APP, gold_steps

pytest.importorskip("browsergym.core")
DOCS = Path(__file__).parents[3] / "docs" / "browsergym.md"
CRM = ("crm-update", 7)


@pytest.fixture(scope="module", autouse=True)
def _playwrights_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """BrowserGym's chat starts Playwright's own browser and no other: where there is none, ours stands in its place."""
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    folder = tmp_path_factory.mktemp("browsers")
    shell = "chromium_headless_shell-" + own.parts[-3].removeprefix("chromium-")
    link = folder / shell / "chrome-headless-shell-linux64" / "chrome-headless-shell"
    link.parent.mkdir(parents=True)
    link.symlink_to(find_browser(str(own)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DESKGYM_BROWSER", find_browser(str(own)))
        patch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(folder))
        import browsergym.core
        import deskgym.harness.adapters.browsergym  # noqa: F401

        yield
        browsergym.core._get_global_playwright().stop()
        browsergym.core._set_global_playwright(None)


@contextmanager
def made(family: str, **options: Any) -> Iterator[Any]:
    """An environment, made as AgentLab's `EnvArgs.make_env` makes it."""
    from browsergym.core.action.highlevel import HighLevelActionSet

    actions = HighLevelActionSet(subsets=["chat", "infeas", "bid", "nav", "tab"], multiaction=False)
    env = gymnasium.make(
        f"browsergym/deskgym.{family}",
        disable_env_checker=True,
        headless=True,
        wait_for_user_message=False,
        action_mapping=actions.to_python_code,
        **options,
    )
    try:
        yield env
    finally:
        env.close()


def cheat(env: Any) -> None:
    """Have the task play its gold solution."""
    inner = env.unwrapped
    inner.task.cheat(inner.page, inner.chat.messages)


def bid_of(seen: dict[str, Any], role: str, name: str) -> str:
    """The element of BrowserGym's own tree that an agent would choose."""
    from browsergym.utils.obs import flatten_axtree_to_str

    tree = flatten_axtree_to_str(seen["axtree_object"])
    found = re.search(rf"\[(\w+)\] {role} '{re.escape(name)}'", tree)
    assert found, f"no {role} {name!r} in:\n{tree}"
    return found.group(1)


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_by_cheat_is_rewarded(family: str, seed: int) -> None:
    with made(family) as env:
        seen, info = env.reset(seed=seed)
        assert info["task_info"]["family"] == family
        assert "send_msg_to_user" in seen["goal"]
        cheat(env)
        _, reward, terminated, _, info = env.step("noop(10)")
        assert (reward, terminated) == (1.0, True)
        assert info["task_info"]["verdict"]["passed"] is True


def test_an_agent_that_acts_by_bid_is_rewarded() -> None:
    """The steps of the gold solution, each found again in BrowserGym's own tree."""
    with made(CRM[0]) as env:
        seen, _ = env.reset(seed=CRM[1])
        for action, tree in gold_steps(*CRM):
            call = "send_msg_to_user('Done.')"
            if action["action"] == "press":
                call = f"press({seen['focused_element_bid']!r}, {action['keys']!r})"
            elif "ref" in action:
                line = next(line for line in tree.splitlines() if f"[ref={action['ref']}]" in line)
                target = re.search(r'- (\w+) "(.*?)"', line)
                assert target, line
                bid = bid_of(seen, target.group(1), target.group(2))
                call = f"click({bid!r})" if action["action"] == "click" else f"fill({bid!r}, {action['text']!r})"
            seen, reward, terminated, truncated, _ = env.step(call)
            assert seen["last_action_error"] == "", call
        assert (reward, terminated, truncated) == (1.0, True, False)


def test_an_episode_in_which_nothing_was_done_has_no_reward_and_keeps_its_grade() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        seen, reward, terminated, _, info = env.step("send_msg_to_user('Done.')")
        assert (reward, terminated) == (0.0, True)
        assert seen["chat_messages"][-1]["message"] == "The episode has ended."
        verdict = info["task_info"]["verdict"]
        world = env.unwrapped.task.world
        with world.session() as db:
            clock = db.now
        seen, reward, terminated, _, info = env.step(f"goto('http://crm.{DOMAIN}/')")
        assert "its grade stands" in str(seen["dom_object"]["strings"])
        assert (reward, terminated, info["task_info"]["verdict"]) == (0.0, True, verdict)
        with world.session() as db:
            assert db.now == clock


def test_a_goal_that_must_not_be_reached_is_reported_by_its_reason() -> None:
    with made("crm-delete-account-blocked") as env:
        env.reset(seed=0)
        reason = env.unwrapped.task.instance.task.infeasible
        _, reward, terminated, _, _ = env.step(f"report_infeasible('{reason}: I looked everywhere.')")
        assert (reward, terminated) == (1.0, True)
        env.reset(seed=0)
        _, reward, terminated, _, _ = env.step("report_infeasible('I would rather not.')")
        assert (reward, terminated) == (0.0, True)


def test_the_worlds_clock_moves_with_steps_and_the_page_shows_its_time() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        world, page = env.unwrapped.task.world, env.unwrapped.page
        with world.session() as db:
            before = db.now
        env.step("noop(10)")
        with world.session() as db:
            assert (db.now - before).total_seconds() == 1
            behind = db.now.timestamp() * 1000 - page.evaluate("Date.now()")
        # While elements are marked the page's clock runs a little, for BrowserGym needs its timers.
        assert -2000 < behind <= 0


def test_the_familys_step_limit_ends_the_episode_with_a_grade() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        env.unwrapped.task.steps = env.unwrapped.task.instance.steps - 1
        _, reward, terminated, _, info = env.step("noop(10)")
        assert (reward, terminated, info["task_info"]["verdict"]["passed"]) == (0.0, True, False)


def test_a_bad_action_is_told_and_costs_a_step() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        seen, reward, terminated, _, _ = env.step("click('nowhere')")
        assert (reward, terminated) == (0.0, False)
        assert "nowhere" in seen["last_action_error"]
        assert env.unwrapped.task.steps == 1


def test_a_fault_is_raised_and_never_a_reward() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        env.unwrapped.browser.close()
        with pytest.raises(PlaywrightError):
            env.step("send_msg_to_user('Done.')")
        env.reset(seed=CRM[1])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(World, "session", lambda self: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                env.step("send_msg_to_user('Done.')")
            assert env.unwrapped.task.verdict is None


def test_what_cannot_be_opened_is_said_before_a_browser_starts() -> None:
    with pytest.raises(gymnasium.error.NameNotFound, match="crm-update"):
        gymnasium.make("browsergym/deskgym.crm-updaet")
    with pytest.raises(ValueError, match="Unknown split 'tset'"):
        gymnasium.make("browsergym/deskgym.crm-update", task_kwargs={"split": "tset"})


def test_every_family_is_registered() -> None:
    known = {f"browsergym/deskgym.{family.id}" for family in families()}
    assert known <= set(gymnasium.registry)


def test_nothing_is_left_after_close() -> None:
    with made(CRM[0]) as env:
        env.reset(seed=CRM[1])
        env.reset(seed=CRM[1] + 1)
    with made(CRM[0]) as env:
        env.reset()
        me = psutil.Process(os.getpid())
        busy = {process.pid for process in me.children(recursive=True)}
        threads = {thread.name for thread in threading.enumerate()}
    left = [p for p in me.children(recursive=True) if p.status() != psutil.STATUS_ZOMBIE and "chrom" in p.name()]
    assert len(busy) > len(left) == 0
    assert "deskgym-server" in threads
    assert "deskgym-server" not in {thread.name for thread in threading.enumerate()}


def test_the_docs_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), {})
