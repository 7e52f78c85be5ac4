"""The client of a host looks like the environment."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest
from deskgym.client import AsyncClient, Client, ClientError, EpisodeFault, EpisodeOver, HostFull
from deskgym.harness.host import Host, Limits

from .harness.host.seats import ScriptedSeats
from .support.hosting import ONE_OF_EACH_APP, gold_steps, hosting, run_async, serving_host


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with hosting(Limits(sessions=4)) as address:
        yield address


@pytest.fixture
def scripted() -> Iterator[str]:
    with Host([ScriptedSeats()], Limits(sessions=1)) as host, serving_host(host) as address:
        yield address


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_over_the_wire_sees_the_same_pages_and_is_rewarded(address: str, family: str, seed: int) -> None:
    with Client(address) as host, host.make(f"{family}-v0") as env:
        seen, info = env.reset(seed=seed)
        reward, terminated = 0.0, False
        for action, tree in gold_steps(family, seed):
            assert seen["axtree"] == tree
            seen, reward, terminated, _, info = env.step(action)
        assert (reward, terminated, info["verdict"]["passed"]) == (1.0, True, True)


def test_an_episode_through_tools_is_played_over_the_wire(address: str) -> None:
    with Client(address) as host, host.make("crm-update", interface="tools", tools="needed+2") as env:
        _, info = env.reset(seed=3)
        assert "crm_search_contacts" in {tool["name"] for tool in info["tools"]}
        seen, *_ = env.step('crm_search_contacts(query="Hansen")')
        assert seen["result"].startswith('{"total": ')
        seen, *_ = env.step({"action": "call", "tool": "crm_get_contact", "arguments": {"contact": 999_999_999}})
        assert "does not exist" in seen["error"]
        _, reward, terminated, _, info = env.step("done()")
        assert (reward, terminated, info["verdict"]["passed"]) == (0.0, True, False)


def test_the_asynchronous_client_plays_several_at_once(address: str) -> None:
    async def play(host: AsyncClient, seed: int) -> tuple[float, str]:
        async with host.make("crm-update", observation=["axtree", "screenshot"]) as env:
            seen, _ = await env.reset(seed=seed)
            assert seen["screenshot"].startswith(b"\x89PNG")
            _, reward, terminated, _, info = await env.step("done()")
            assert terminated
            assert (await env.verdict()) == info["verdict"]
            return reward, info["goal"]

    async def all_of_them() -> list[tuple[float, str]]:
        async with AsyncClient(address) as host:
            tasks = await host.tasks("test", 0, 2)
            assert len(tasks) == 2
            return list(await asyncio.gather(*(play(host, seed) for seed in range(3))))

    played = run_async(all_of_them())
    assert [reward for reward, _ in played] == [0.0] * 3
    assert len({goal for _, goal in played}) == 3


def test_resets_without_a_seed_move_on(scripted: str) -> None:
    with Client(scripted) as host, host.make("crm-update") as env:
        env.reset(seed=3)
        # Opening the next one lets the last one go: the host has room for one.
        env.reset()
        assert host.tasks("train", 0, 1)


def test_faults_ends_and_fullness_are_errors_of_their_own_kinds(scripted: str) -> None:
    with Client(scripted) as host:
        env = host.make("crm-update")
        with pytest.raises(EpisodeOver, match="call reset"):
            env.step("done()")
        env.reset(seed=1)
        with pytest.raises(HostFull):
            host.make("crm-update").reset()
        with pytest.raises(EpisodeFault, match="it is gone"):
            env.step("fault()")
        env.close()
        env.reset(seed=1)
        assert env.step("done()")[1] == 1.0
        with pytest.raises(EpisodeOver):
            env.step("done()")
        with pytest.raises(ClientError, match="no option 'hop'"):
            host.make("crm-update", hop=1).reset()


def test_a_host_that_cannot_be_reached_is_a_fault() -> None:
    with Client("http://127.0.0.1:9") as host, pytest.raises(EpisodeFault, match="cannot be reached"):
        host.make("crm-update").reset(seed=1)


def test_the_client_imports_nothing_of_the_environment() -> None:
    script = "import sys, deskgym.client; print(sorted(name for name in sys.modules if name.startswith('deskgym')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['deskgym', 'deskgym.client']"
