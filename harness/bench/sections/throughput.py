"""Steps per second of several environments: in one process, over processes, and of the peer over processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from ..config import FULL, BenchConfig
from ..figures import Figure, times_faster
from ..machine import cpu_seconds
from ..parallel import Throughput, in_a_vector, in_processes, in_threads
from ..peer import peers

_IN_ONE_PROCESS = {"in a vector environment": in_a_vector, "in threads of one process": in_threads}
_BARS = {"axtree": (("axtree",), 9.0), "all": (FULL, 5.0)}


def measure(config: BenchConfig) -> Iterator[Figure]:
    duration = config.times(10, 3)
    best: dict[str, list[Throughput]] = {name: [] for name in _BARS}
    theirs: list[Throughput] = []
    for count in (1, 4) if config.quick else (1, 2, 4, 8):
        for name, (kinds, _) in _BARS.items():
            for how, run in _IN_ONE_PROCESS.items():
                config.say(f"{count} {how}, {name}")
                best[name].append(run(count, kinds, duration))
                yield from _lines(f"{name}, {count} {how}", best[name][-1])
    for count in (2,) if config.quick else (1, 2, 4):
        for name, (kinds, _) in _BARS.items():
            config.say(f"{count} processes, {name}")
            best[name].append(in_processes(count, kinds, duration))
            yield from _lines(f"{name}, {count} processes of one each", best[name][-1])
        if config.peer is not None:
            config.say(f"{count} processes of BrowserGym")
            theirs.append(_of_peers(config.peer, count, duration))
            yield from _lines(f"BrowserGym without its delays, {count} processes", theirs[-1])
    for name, (_, limit) in _BARS.items():
        rate = max(throughput.rate for throughput in best[name])
        ratio = rate / max(throughput.rate for throughput in theirs) if theirs else None
        bar, against = times_faster(limit), "BrowserGym's best without its delays"
        yield Figure(f"{name}, best of all", (rate,), "steps/s", bar=bar, ratio=ratio, against=against)
        yield Figure(f"{name}, best of all, per core", (rate / (os.cpu_count() or 1),), "steps/s")
        least = min(throughput.cpu_seconds for throughput in best[name])
        ratio = min(throughput.cpu_seconds for throughput in theirs) / least if theirs else None
        what = f"{name}, least processor time per step"
        yield Figure(what, (1000 * least,), ratio=ratio, against="BrowserGym's least")


def _of_peers(python: Path, count: int, duration: float) -> Throughput:
    with peers(python, ["bare" for _ in range(count)]) as started:
        for peer in started:
            peer.reset(0)
        # This process serves the pages.
        pids = [os.getpid(), *(pid for peer in started for pid in peer.pids)]
        used = cpu_seconds(pids)
        for peer in started:
            peer.start(duration)
        walks = [peer.finish() for peer in started]
        return Throughput.of(walks, cpu_seconds(pids) - used)


def _lines(what: str, throughput: Throughput) -> Iterator[Figure]:
    yield Figure(what, (throughput.rate,), "steps/s")
    yield Figure(f"{what}: processor time per step", (1000 * throughput.cpu_seconds,), "ms")
