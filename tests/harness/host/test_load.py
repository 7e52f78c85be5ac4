"""Many sessions at once, some of them left alone, some broken: nothing grows, and the others go on."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import psutil
import pytest
from deskgym.client import AsyncClient, EpisodeFault, HostFull
from deskgym.harness.host import Host, Limits, ProcessSeats

from ...support.hosting import gold_steps, run_async, serving_host

FAMILY, SEED = "crm-update", 7


@pytest.fixture
def places() -> list[ProcessSeats]:
    return [ProcessSeats(8), ProcessSeats(8)]


@pytest.fixture
def host(places: list[ProcessSeats]) -> Iterator[Host]:
    with Host(places, Limits(sessions=16, idle=20)) as host:
        yield host


@pytest.mark.parametrize(
    ("seconds", "abandoned"), [(0, 4), pytest.param(600, 200, marks=pytest.mark.sweep)], ids=["short", "ten minutes"]
)
def test_sixteen_sessions_go_on_whatever_happens_beside_them(
    host: Host, places: list[ProcessSeats], tmp_path: Path, seconds: int, abandoned: int
) -> None:
    steps, faults = gold_steps(FAMILY, SEED), 0
    end = monotonic() + seconds

    async def player(client: AsyncClient) -> int:
        """Gold again and again; how many episodes were rewarded."""
        nonlocal faults
        rewarded = 0
        while True:
            try:
                async with client.make(FAMILY) as env:
                    await env.reset(seed=SEED)
                    reward = 0.0
                    for action, _ in steps:
                        _, reward, *_ = await env.step(action)
                assert reward == 1.0
                rewarded += 1
            except HostFull:
                continue
            except EpisodeFault:
                faults += 1
            if rewarded and monotonic() >= end:
                return rewarded

    async def leave(client: AsyncClient) -> None:
        """Open episodes, and never come back."""
        left = 0
        while left < abandoned:
            try:
                await client.ask("POST", "/sessions", 120, json={"family": FAMILY, "seed": SEED})
                left += 1
            except (HostFull, EpisodeFault):
                await asyncio.sleep(0.1)

    async def all_of_them(address: str) -> list[int]:
        async with AsyncClient(address) as client:
            playing = [asyncio.create_task(player(client)) for _ in range(16 if seconds else 4)]
            leaving = asyncio.create_task(leave(client))
            never_read = _ask_and_never_read(address)
            while len(pids := [place.pid for place in places if place.pid]) < len(places):
                await asyncio.sleep(0.05)
            await asyncio.sleep(seconds / 2)
            memory = _memory(places)
            os.kill(pids[0], signal.SIGKILL)
            rewarded = await asyncio.gather(*playing)
            await leaving
            never_read.close()
            if seconds:
                told = f"{sum(rewarded)} episodes, {faults} faults, {memory} and then {_memory(places)} MB"
                (tmp_path / "load.txt").write_text(told)
                assert _memory(places) < 1.3 * memory, told
            return list(rewarded)

    with serving_host(host) as address:
        rewarded = run_async(all_of_them(address))
        assert all(rewarded)
        # Only what was played in the process that was killed.
        assert faults <= 8
        # What was left alone is closed in time.
        until = monotonic() + 60
        while host.live and monotonic() < until:
            host.meters.text()
        assert host.live == 0
    # A browser's process that has just ended waits a moment for its parent; none may wait on.
    until = monotonic() + 10
    while (dead := _zombies(places)) and monotonic() < until:
        psutil.wait_procs(dead, timeout=0.1)
    assert not dead


def _ask_and_never_read(address: str) -> socket.socket:
    """A client that asks for an episode again and again, and reads no answer."""
    place = urlsplit(address)
    client = socket.create_connection((place.hostname, place.port))
    client.sendall(b"GET /families HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
    return client


def _zombies(places: list[ProcessSeats]) -> list[psutil.Process]:
    """What ended below the processes that play, and that nobody has taken note of."""
    found = []
    for place in places:
        assert place.pid is not None
        for child in psutil.Process(place.pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                if child.status() == psutil.STATUS_ZOMBIE:
                    found.append(child)
    return found


def _memory(places: list[ProcessSeats]) -> int:
    """MB of the processes that play, and their browsers."""
    found = 0
    for place in places:
        assert place.pid is not None
        process = psutil.Process(place.pid)
        for each in (process, *process.children(recursive=True)):
            found += each.memory_full_info().pss
    return found // 1_000_000
