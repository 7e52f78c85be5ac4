"""The whole run: a host, its clients and the storm, and what has to be so after it."""

from __future__ import annotations

import json
import logging
import os
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from ....gym import make
from ...bench.machine import anonymous_memory, trim_memory
from ...bench.soak import growth
from ...episodes.gold import play_gold
from ...host import Host, Limits, ProcessSeats
from ...host.serving import answering, served
from .clients import Player
from .storm import Storm

#: One episode of each app, short ones: what is attacked is the host, not the office.
ORDERS = (("crm-update", 7), ("chat-post", 7), ("sheet-correct", 7))
#: Seconds of a step and of an answer: long for an episode, short for a run in which much stands still.
_STEP, _ANSWER = 10.0, 6.0
#: Megabytes by which the host's own process may have grown, and seconds in which all that is open has to end.
_ALLOWANCE, _END = 40.0, 600.0


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How long, and with how many."""

    seconds: float
    seed: int
    processes: int
    clients: int
    every: float


@dataclass
class Report:
    """What happened, and what should not have."""

    outcomes: Counter[str] = field(default_factory=Counter)
    disturbances: Counter[str] = field(default_factory=Counter)
    lost: dict[str, int] = field(default_factory=dict)
    memory: list[float] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """As a person reads it."""
        done = ", ".join(f"{count} × {what}" for what, count in sorted(self.disturbances.items()))
        ended = ", ".join(f"{count} {what}" for what, count in sorted(self.outcomes.items()))
        memory = f"{self.memory[0]:.0f} to {self.memory[-1]:.0f} MiB" if self.memory else "not measured"
        return [
            f"disturbed: {done or 'nothing'}",
            f"episodes: {ended or 'none'}",
            f"replaced: {self.lost.get('processes', 0)} processes; the host's own memory: {memory}",
        ]


def run(plan: Plan, say: Callable[[str], object]) -> Report:
    """Play and disturb, and look at what came of it."""
    report, before = Report(), {child.pid for child in _below()}
    places = [ProcessSeats(plan.clients) for _ in range(plan.processes)]
    limits = Limits(sessions=2 * plan.clients, step=_STEP, answer=_ANSWER, idle=3600.0)
    over, seen = threading.Event(), set[psutil.Process]()
    with tempfile.TemporaryDirectory() as folder, Host(places, limits) as host, _served(host) as address:
        gold = Path(folder) / "gold.json"
        gold.write_text(json.dumps(_gold()))
        say(f"{plan.clients} clients play at {address}")
        players = [Player(f"client{number}", address, gold, ORDERS, over) for number in range(plan.clients)]
        storm = Storm(plan.seed, places, players)
        for player in players:
            player.has_begun.wait(_END)
        say("the storm begins")
        with _reading(report.memory, seen, plan.seconds / 20):
            storm.blow(plan.seconds, plan.every)
        say("the storm is over")
        over.set()
        late = [player.name for player in players if not player.join(_END)]
        report.findings += [f"{name} waits for ever" for name in late]
        report.disturbances, report.lost = storm.done, host.health()["lost"]
        _check(host, players, report)
        seen |= _below()
    left = [process for process in seen if process.pid not in before and process.is_running()]
    _, alive = psutil.wait_procs(left, timeout=20)
    if alive := [each for each in alive if _plays(each)]:
        report.findings.append(f"processes are left over: {', '.join(map(str, alive))}")
    if (rise := growth(report.memory)) > _ALLOWANCE:
        report.findings.append(f"the host's own memory grew by {rise:.0f} MiB: {report.memory}")
    return report


def _check(host: Host, players: Sequence[Player], report: Report) -> None:
    """Every episode ended once, rewarded or as a fault, and the host counted the same."""
    for player in players:
        outcomes = list(player.outcomes.items())
        report.outcomes.update(outcome for _, outcome in outcomes)
        report.findings += [f"{name}: {what}" for name, what in outcomes if what not in ("rewarded", "fault")]
        if not outcomes or outcomes[-1][1] != "rewarded":
            report.findings.append(f"{player.name} was not rewarded once nothing disturbed it any more")
    rewarded, faults = report.outcomes["rewarded"], report.outcomes["fault"]
    meters = host.meters
    ended, opened = meters.total("ended"), meters.total("opened")
    if (ended, opened) != (rewarded, rewarded + faults):
        report.findings.append(f"{ended:g} graded of {opened:g} opened; clients saw {rewarded} and {faults} faults")
    health = host.health()
    if (health["status"], health["live"]) != ("ok", 0):
        report.findings.append(f"after it all the host says {health}")


def _gold() -> dict[str, list[object]]:
    """The actions of each family's gold solution."""
    found: dict[str, list[object]] = {}
    for family, seed in ORDERS:
        env = make(f"{family}-v0")
        try:
            found[family] = [dict(step.action) for step in play_gold(env, seed).steps]
        finally:
            env.close()
    return found


def _below() -> set[psutil.Process]:
    return set(psutil.Process().children(recursive=True))


def _plays(process: psutil.Process) -> bool:
    """Whether it is a browser or a process with seats; the one that starts them stays as long as this one."""
    try:
        command = " ".join(process.cmdline())
        return process.status() != psutil.STATUS_ZOMBIE and "forkserver" not in command and "tracker" not in command
    except psutil.Error:
        return False


@contextmanager
def _reading(memory: list[float], seen: set[psutil.Process], every: float) -> Iterator[None]:
    """Read the memory of this process again and again, and note what runs below it."""
    over = threading.Event()

    def read() -> None:
        while not over.wait(every):
            trim_memory()
            memory.append(anonymous_memory([os.getpid()]))
            seen.update(_below())

    with ExitStack() as stack:
        reader = threading.Thread(target=read, name="chaos-memory", daemon=True)
        reader.start()
        stack.callback(reader.join)
        stack.callback(over.set)
        yield


@contextmanager
def _served(host: Host) -> Iterator[str]:
    """The address at which a host answers."""
    logger = logging.getLogger("deskgym.host")
    logger.addHandler(logging.NullHandler())
    logger.propagate = False
    with answering(served(host, None)) as address:
        yield address
