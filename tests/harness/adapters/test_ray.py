"""Episodes held by actors of a Ray cluster, some of which are killed."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.host import BadOrder, EpisodeFault, EpisodeOver, HostFull, Limits

from ...support.hosting import ONE_OF_EACH_APP, gold_calls, gold_steps

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of Ray's own modules
    ray: Any = pytest.importorskip("ray")
from deskgym.harness.adapters.ray import RayEnv, RayHost

pytestmark = pytest.mark.filterwarnings("ignore")
DOCS = Path(__file__).parents[3] / "docs" / "ray.md"


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """A cluster on this machine, with more processors than it has."""
    if not ray.is_initialized():
        ray.init(num_cpus=8, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.fixture(scope="module")
def host(cluster: None) -> Iterator[RayHost]:
    with RayHost(limits=Limits(sessions=2)) as host:
        yield host


@pytest.fixture
def env(host: RayHost) -> Iterator[RayEnv]:
    with host.make("crm-update") as env:
        yield env


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_by_an_actor_and_shows_the_pages_that_were_recorded(
    host: RayHost, family: str, seed: int
) -> None:
    with host.make(f"{family}-v0") as env:
        seen, info = env.reset(seed=seed)
        assert (info["family"], info["seed"]) == (family, seed)
        reward, ended = 0.0, False
        for action, page in gold_steps(family, seed):
            assert seen["axtree"] == page
            seen, reward, ended, _, info = env.step(action)
        assert (reward, ended, info["verdict"]["passed"]) == (1.0, True, True)


def test_who_does_nothing_gets_nothing_and_cannot_go_on(env: RayEnv) -> None:
    env.reset(seed=7)
    assert env.step("done()")[1:3] == (0.0, True)
    assert not env.verdict()["passed"]
    with pytest.raises(EpisodeOver, match="The episode has ended"):
        env.step("back()")


def test_a_bad_action_costs_a_step_and_the_page_says_why(env: RayEnv) -> None:
    env.reset(seed=7)
    seen, reward, ended, _, info = env.step({"action": "click", "ref": "e99999"})
    assert (seen["error"] != "", reward, ended, info["steps"]) == (True, 0.0, False, 1)


def test_pictures_come_as_png_files(host: RayHost) -> None:
    with host.make("crm-update", observation=("axtree", "screenshot")) as env:
        assert env.reset(seed=7)[0]["screenshot"].startswith(b"\x89PNG")


def test_an_environment_goes_from_one_instance_to_the_next(env: RayEnv) -> None:
    assert [env.reset()[1]["seed"] for _ in range(2)] == [0, 1]


def test_nothing_is_done_before_reset(env: RayEnv) -> None:
    with pytest.raises(EpisodeOver, match="call reset"):
        env.step("done()")


def test_what_cannot_be_opened_is_named(host: RayHost) -> None:
    with pytest.raises(BadOrder, match="Did you mean 'crm-update'"):
        host.make("crm-updaet").reset(seed=7)
    with pytest.raises(BadOrder, match="Did you mean 'split'"):
        host.make("crm-update", splitt="test").reset(seed=7)


def test_more_episodes_than_there_is_room_for_are_refused(host: RayHost) -> None:
    with host.make("crm-update") as one, host.make("crm-update") as two, host.make("crm-update") as three:
        one.reset(seed=0)
        two.reset(seed=1)
        with pytest.raises(HostFull, match="All 2 sessions are taken"):
            three.reset(seed=2)
        one.close()
        three.reset(seed=2)


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_by_tools(host: RayHost, family: str, seed: int) -> None:
    with host.make(family, interface="tools") as env:
        seen, info = env.reset(seed=seed)
        assert {action["tool"] for action, _ in gold_calls(family, seed)[:-1]} <= {
            tool["name"] for tool in info["tools"]
        }
        reward = 0.0
        for action, told in gold_calls(family, seed):
            assert told.startswith(seen["result"])
            seen, reward, _, _, info = env.step(action)
        assert (reward, info["verdict"]["passed"]) == (1.0, True)


def test_tools_are_those_that_were_asked_for_and_may_stand_beside_pages(host: RayHost) -> None:
    with host.make("crm-update", interface="both", tools="needed+3") as env:
        seen, info = env.reset(seed=7)
        assert "axtree" in seen
        assert len(info["tools"]) < 20
        seen = env.step({"action": "call", "tool": "crm_jump", "arguments": {}})[0]
        assert "crm_jump" in seen["error"]


@ray.remote
def played(host: RayHost, seed: int, actions: list[dict[str, Any]]) -> float:
    """The reward of an episode that a task of the cluster plays."""
    with host.make("crm-update") as env:
        env.reset(seed=seed)
        return [env.step(action)[1] for action in actions][-1]


def test_tasks_of_the_cluster_play_on_the_same_actors(host: RayHost) -> None:
    assert ray.get(played.remote(host, 7, [action for action, _ in gold_steps("crm-update", 7)])) == 1.0


def test_episodes_of_an_actor_that_is_killed_are_faults_and_those_of_others_go_on() -> None:
    with RayHost(actors=2) as host, host.make("crm-update") as first, host.make("crm-update") as second:
        first.reset(seed=7)
        second.reset(seed=7)
        doomed = first._session
        assert doomed is not None
        ray.kill(doomed._actor, no_restart=False)
        with pytest.raises(EpisodeFault):
            first.step("back()")
        assert second.step("done()")[1:3] == (0.0, True)
        # Whoever asks the actor that has begun anew does not get somebody else's episode.
        with RayHost(actors=0) as alone, alone.make("crm-update") as next_one:
            alone.actors.append(doomed._actor)
            next_one.reset(seed=8)
            with pytest.raises(EpisodeFault, match="The episode is lost: There is no session"):
                first.step("done()")
            assert next_one.step("done()")[1:3] == (0.0, True)
            alone.actors.clear()
        assert first.reset(seed=7)[1]["seed"] == 7


def test_an_actor_that_does_not_come_back_is_a_fault() -> None:
    with RayHost(max_restarts=0) as host, host.make("crm-update") as env:
        env.reset(seed=7)
        ray.kill(host.actors[0])
        with pytest.raises(EpisodeFault, match="The actor cannot be reached: ActorDiedError"):
            env.step("done()")
        with pytest.raises(EpisodeFault, match="The actor cannot be reached"):
            env.reset(seed=7)


def test_the_documentation_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), {})
