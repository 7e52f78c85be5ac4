"""An episode is opened from one copy of its world, and what fails on the way leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from deskgym import gym
from deskgym.apps.office import Office
from deskgym.gym import episode
from deskgym.gym.env import OfficeEnv
from deskgym.gym.errors import GymError
from deskgym.gym.screen import settler
from deskgym.seeds.world import World
from deskgym.tasks import registry


@pytest.fixture
def env() -> Iterator[OfficeEnv]:
    with closing(gym.make("crm-update-v0", ahead=False)) as made:
        assert isinstance(made.unwrapped, OfficeEnv)
        yield made.unwrapped


def test_the_world_is_fetched_once_for_an_episode(env: OfficeEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[int] = []
    shared = World.shared

    def fetch(seed: int, size: Any = "small") -> World:
        fetched.append(seed)
        return shared(seed, size)

    monkeypatch.setattr(World, "shared", fetch)
    env.reset(seed=5)
    assert fetched == [env.family.world_of(5)]
    assert env.world is not env.instance.world


def test_an_episode_that_cannot_be_opened_leaves_no_context_and_no_office(
    env: OfficeEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    env.reset(seed=0)
    browser, server = env.episode.browser, env.episode.server
    others = len(browser.chromium.contexts) - 1

    def fail(*_: object) -> Any:
        raise ArithmeticError("no outcome")

    with monkeypatch.context() as patch:
        patch.setattr(registry, "Grader", fail)
        with pytest.raises(ArithmeticError, match="no outcome"):
            env.reset(seed=1)
    assert len(browser.chromium.contexts) == others
    assert server.office is None
    env.reset(seed=1)
    assert env.episode.server is server
    assert env.step("wait(1)")[0]["error"] == ""


def test_an_episode_closes_once_and_leaves_the_next_ones_office_alone(env: OfficeEnv) -> None:
    env.reset(seed=0)
    last = env.episode
    env.reset(seed=1)
    assert env.episode.server is last.server
    last.close()
    assert last.server.office is not None
    assert env.step("wait(1)")[0]["error"] == ""


@pytest.fixture
def slow_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scripts take longer to come than a page has to come to rest."""

    def slow(world: World, domain: str, **options: Any) -> Any:
        office = Office(world, domain, **options)

        def serve(environ: Any, start_response: Any) -> Any:
            if environ["PATH_INFO"].endswith(".js"):
                threading.Event().wait(2)
            return office(environ, start_response)

        return serve

    monkeypatch.setattr(episode, "Office", slow)
    monkeypatch.setattr(settler, "DEADLINE", 1.0)


def test_a_first_page_that_is_slow_to_come_is_seen_as_any_other(env: OfficeEnv, request: pytest.FixtureRequest) -> None:
    seen, _ = env.reset(seed=0)
    request.getfixturevalue("slow_scripts")
    assert env.reset(seed=0)[0] == seen


@pytest.mark.usefixtures("slow_scripts")
def test_a_first_page_that_never_comes_to_rest_is_no_beginning(env: OfficeEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(episode, "_PATIENCE", 1)
    with pytest.raises(GymError, match="could not begin: the page did not come to rest"):
        env.reset(seed=0)
