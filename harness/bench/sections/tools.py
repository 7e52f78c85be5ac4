"""Tools: calls, whole gold episodes and resets without a browser, beside the same episodes in one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, cycle, islice
from time import perf_counter, process_time

from ....apps.platform.tools import Call
from ....apps.tool_desk import ToolDesk
from ....gym import make
from ....gym.base import EpisodeEnv
from ....gym.tools.user import ToolGoldUser
from ....tasks.tool_gold import NotTold, calls_of
from ..config import SHARED, WARM_SEEDS, BenchConfig
from ..figures import Bar, Figure, milliseconds
from ..timing import Env, TimedEnv, play, seconds

_READS, _WRITES, _STEPS = (Bar(least, at_least=True) for least in (1_000, 200, 150))
_RESET = Bar(30)


def measure(config: BenchConfig) -> Iterator[Figure]:
    yield from _calls(config)
    yield from _episodes(config)


def _calls(config: BenchConfig) -> Iterator[Figure]:
    """Reads and writes of a gold solution, over and over, in a second of the processor's time."""
    config.say("calls of tools")
    with closing(make(f"{SHARED}-v0", interface="tools")) as env:
        env.reset(seed=0)
        office = env.unwrapped
        assert isinstance(office, EpisodeEnv)
        desk, solution = ToolDesk(office.world, office.instance.account), calls_of(office.instance)
        reads = cycle([call for call in solution if desk.tools[call.tool].reads_only])
        write = next(call for call in solution if not desk.tools[call.tool].reads_only)
        # The record of the solution, with another text each time: what is as it was would not be written.
        which = next(iter(write.arguments.items()))
        notes = (Call(write.tool, dict([which, ("description", f"Note {number}")])) for number in count())
        times = config.times(10, 3)
        for what, calls, bar in (("reads", reads, _READS), ("writes", notes, _WRITES)):
            rates = tuple(_rate(desk, calls, 50) for _ in range(times))
            yield Figure(f"{what}, {SHARED}", rates, "a second", bar)


def _call(desk: ToolDesk, call: Call) -> None:
    outcome = desk.call(call.tool, call.arguments)
    assert not outcome.error, outcome.error


def _rate(desk: ToolDesk, calls: Iterator[Call], times: int) -> float:
    """How many calls are done in a second of this process's processor time."""
    start = process_time()
    for call in islice(calls, times):
        _call(desk, call)
    return times / (process_time() - start)


def _episodes(config: BenchConfig) -> Iterator[Figure]:
    for family in config.families:
        config.say(f"{family.id} through tools and in a browser")
        name = f"{family.id}-v0"
        with closing(make(name, interface="tools")) as env, closing(make(name, ahead=False)) as pages:
            try:
                ToolGoldUser(_opened(env, 0)).play()
            except NotTold:
                # There are no calls to be measured yet.
                continue
            play(pages, 0)
            of_tools, of_core, of_pages, resets = [], [], [], []
            for turn in range(config.times(12, 4)):
                seed = turn % WARM_SEEDS
                resets.append(seconds(partial(_opened, env, seed)))
                took, core, steps = _played(env)
                of_tools.append(steps / took)
                of_core.append(steps / core)
                timed = TimedEnv(pages)
                play(timed, seed)
                of_pages.append(len(timed.timings) / sum(timing.seconds for timing in timed.timings))
            yield Figure(f"{family.id}, steps of gold with the verdict, per core", tuple(of_core), "a second", _STEPS)
            yield _beside(f"{family.id}, the same by the clock", of_tools, of_pages)
            yield milliseconds(f"{family.id}, reset", resets, _RESET)


def _opened(env: Env, seed: int) -> Env:
    env.reset(seed=seed)
    return env


def _played(env: Env) -> tuple[float, float, int]:
    """The gold calls of the open episode to its verdict: seconds, seconds of the processor, steps."""
    office = env.unwrapped
    assert isinstance(office, EpisodeEnv)
    # What the calls are is found out before.
    actions = [{"action": "call", "tool": call.tool, "arguments": call.arguments} for call in calls_of(office.instance)]
    start, core = perf_counter(), process_time()
    for action in (*actions, {"action": "done"}):
        seen, *_ = env.step(action)
        assert not seen["error"], seen["error"]
    return perf_counter() - start, process_time() - core, len(actions) + 1


# The browser is driven in the same run, so that the ratio holds on a busy machine.
def _beside(what: str, ours: list[float], pages: list[float]) -> Figure:
    middle = sorted(ours)[len(ours) // 2] / sorted(pages)[len(pages) // 2]
    return Figure(what, tuple(ours), "a second", None, middle, "as fast as a browser with axtree")
