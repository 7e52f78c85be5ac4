"""Episodes that are opened while another is played are the same, and leave as little behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import wait
from contextlib import closing
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.gym.episode import Episode
from deskgym.gym.errors import BadOption, BrowserDied, NotReset
from deskgym.gym.instances.building import WorldBuilder
from deskgym.gym.instances.keys import InstanceKey
from deskgym.harness.audit.episodes.digest import digest
from deskgym.harness.episodes.gold import play_gold
from deskgym.seeds.world import World
from deskgym.tasks import registry
from deskgym.tasks.splits import BLOCKS
from deskgym.tasks.verifier import Grader

from .processes import kill_browser


@pytest.fixture
def env() -> Iterator[OfficeEnv]:
    with closing(gym.make("crm-update-v0", ahead=True)) as made:
        yield _office(made)


def _office(env: gymnasium.Env[Any, Any]) -> OfficeEnv:
    assert isinstance(env.unwrapped, OfficeEnv)
    return env.unwrapped


@pytest.fixture
def no_world_to_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a guess no world is built, and on a new machine all are yet to be."""
    monkeypatch.setattr(World, "is_built", lambda seed, size: True)


@pytest.fixture
def pair(no_world_to_build: None) -> Iterator[tuple[OfficeEnv, OfficeEnv]]:
    """Two environments of the process, neither told whether to open ahead."""
    with closing(gym.make("crm-update-v0")) as one, closing(gym.make("crm-rate-account-v0")) as two:
        yield _office(one), _office(two)


def _waiting(env: OfficeEnv) -> tuple[InstanceKey, Episode]:
    """The episode that is open ahead, and its key."""
    assert env._loader._ahead is not None
    key, future = env._loader._ahead
    return key, future.result(timeout=60)


def _contexts(env: OfficeEnv) -> int:
    """How many contexts the process's browser holds; other tests' screens are among them."""
    return len(env._browser.chromium.contexts) if env._browser.alive else 0


@pytest.mark.parametrize("family", ["crm-update", "sheet-sort", "chat-react", "store-price"])
def test_an_episode_opened_ahead_is_the_same_to_the_byte(family: str) -> None:
    def played(**options: Any) -> list[dict[str, str]]:
        with closing(gym.make(f"{family}-v0", observation=("axtree", "screenshot"), **options)) as env:
            return [digest(play_gold(env, seed)) for seed in range(3)]

    assert played(ahead=True) == played(ahead=False)


def test_reset_takes_the_episode_that_was_opened_ahead(env: OfficeEnv) -> None:
    others = _contexts(env)
    env.reset(seed=3)
    key, waiting = _waiting(env)
    assert key.number == 4
    _, info = env.reset()
    assert env.episode is waiting
    assert info["seed"] == 4
    assert env.step("click('e1')")[4]["steps"] == 1
    _, waiting = _waiting(env)
    env.reset(seed=5)
    assert env.episode is waiting
    _waiting(env)
    assert _contexts(env) == others + 2


@pytest.mark.usefixtures("no_world_to_build")
def test_unless_told_otherwise_resets_that_follow_one_another_find_their_episode_open() -> None:
    with closing(gym.make("crm-update-v0")) as made:
        env = _office(made)
        env.reset(seed=3)
        assert env._loader._ahead is None
        env.reset()
        for seed in (None, 6):
            key, waiting = _waiting(env)
            env.reset(seed=seed)
            assert env.episode is waiting
            assert env.instance.seed == key.number
        env.reset(seed=2)
        assert env._loader._ahead is None


def test_a_world_is_not_built_for_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(gym.make("crm-update-v0")) as made:
        env = _office(made)
        last = BLOCKS["train"] - 1
        env.reset(seed=last - 1)
        monkeypatch.setattr(World, "is_built", lambda seed, size: seed != env.family.world_of(last + 1))
        monkeypatch.setattr(WorldBuilder, "begin", lambda *_: None)
        env.reset()
        assert env._loader._ahead is None
        # This reset builds it.
        monkeypatch.setattr(World, "is_built", lambda seed, size: True)
        env.reset()
        assert _waiting(env)[0].number == last + 2


def test_one_environment_of_the_process_at_a_time_opens_ahead(pair: tuple[OfficeEnv, OfficeEnv]) -> None:
    first, second = pair
    for _ in range(2):
        first.reset()
        second.reset()
    _, waiting = _waiting(first)
    assert second._loader._ahead is None
    first.close()
    assert not waiting.alive
    second.reset()
    assert _waiting(second)[0].number == 3


def test_whoever_goes_elsewhere_leaves_the_turn_to_another(pair: tuple[OfficeEnv, OfficeEnv]) -> None:
    first, second = pair
    for seed in (0, 1, 9):
        first.reset(seed=seed)
    wait(first._loader._ending, timeout=60)
    for seed in (0, 1):
        second.reset(seed=seed)
    assert _waiting(second)[0].number == 2


def test_nothing_is_opened_ahead_when_told_not_to() -> None:
    with closing(gym.make("crm-update-v0", ahead=False)) as env:
        for _ in range(3):
            env.reset()
            assert _office(env)._loader._ahead is None


def test_another_instance_than_the_next_is_opened_for_itself(env: OfficeEnv) -> None:
    others = _contexts(env)
    env.reset(seed=0)
    for options in ({"seed": 7}, {"seed": 8, "split": "test"}):
        _, waiting = _waiting(env)
        _, info = env.reset(options=options)
        assert env.episode is not waiting
        assert (info["seed"], info["split"]) == (options["seed"], options.get("split", "train"))
        _waiting(env)
        assert not waiting.alive
        assert _contexts(env) == others + 2


def test_a_fault_ahead_is_told_when_its_episode_is_asked_for(env: OfficeEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(world: Any, instance: Any) -> Any:
        if instance.seed == 1:
            raise ArithmeticError("no outcome")
        return Grader(world, instance)

    monkeypatch.setattr(registry, "Grader", failing)
    env.reset(seed=0)
    assert env.step("wait(1)")[0]["error"] == ""
    with pytest.raises(ArithmeticError, match="no outcome"):
        env.reset()
    with pytest.raises(NotReset):
        env.step("wait(1)")
    assert env.reset()[1]["seed"] == 2
    assert env.step("wait(1)")[0]["error"] == ""


def test_a_browser_that_dies_takes_what_was_opened_ahead_with_it(env: OfficeEnv) -> None:
    env.reset(seed=0)
    _, waiting = _waiting(env)
    kill_browser()
    with pytest.raises(BrowserDied):
        env.step("wait(1)")
    with closing(gym.make("crm-update-v0")) as other:
        other.reset(seed=0)
        _, info = env.reset()
    assert env.episode is not waiting
    assert info["seed"] == 1
    assert env.step("wait(1)")[0]["error"] == ""


def test_closing_ends_what_is_being_opened() -> None:
    before = set(threading.enumerate())
    env = gym.make("crm-update-v0", ahead=True)
    env.reset(seed=0)
    env.close()
    assert not {thread.name for thread in threading.enumerate() if thread not in before and "deskgym" in thread.name}


def test_environments_of_one_browser_open_ahead_side_by_side() -> None:
    with closing(gym.make_vec("crm-update-v0", 2, ahead=True)) as together:
        together.reset(seed=0)
        for _ in range(2):
            together.step(("done()", "done()"))
            *_, info = together.step(("wait(1)", "wait(1)"))
        assert list(info["seed"]) == [4, 5]


def test_no_second_window_is_opened_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(BadOption, match="ahead=True would show a second window"):
        gym.make("crm-update-v0", ahead=True, render_mode="human")
