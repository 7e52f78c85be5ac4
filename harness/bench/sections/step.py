"""Steps: along the gold solutions of every app, by observation, phase and action; and beside the peer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import islice

from ....gym import make
from .. import walkthrough
from ..config import FULL, SHARED, WARM_SEEDS, BenchConfig
from ..figures import Figure, faster, milliseconds, times_faster
from ..peer import peers
from ..timing import PHASES, Env, TimedEnv, Timing, play, seconds

OBSERVATIONS: dict[str, tuple[str, ...]] = {
    "axtree": ("axtree",),
    "dom": ("dom",),
    "screenshot": ("screenshot",),
    "all": ("axtree", "dom", "screenshot"),
}
_BARS = {"axtree": 10.0, "all": 5.0}


def measure(config: BenchConfig) -> Iterator[Figure]:
    yield from _along_gold_solutions(config)
    if config.peer is not None:
        yield from _beside_the_peer(config)


def _along_gold_solutions(config: BenchConfig) -> Iterator[Figure]:
    times = config.times(WARM_SEEDS, 1)
    taken: dict[tuple[str, str], list[Timing]] = {}
    for family in config.families:
        config.say(f"steps of {family.id}")
        envs = {
            name: TimedEnv(make(f"{family.id}-v0", observation=kinds, ahead=False))
            for name, kinds in OBSERVATIONS.items()
        }
        for seed in range(times):
            for env in envs.values():
                play(env, seed)
        for name, env in envs.items():
            taken[name, family.id] = env.timings
            env.close()
    for name in OBSERVATIONS:
        whole = [timing for (kind, _), timings in taken.items() if kind == name for timing in timings]
        yield milliseconds(name, [timing.seconds for timing in whole])
        for phase in PHASES:
            yield milliseconds(f"{name}: {phase}", [timing.phases[phase] for timing in whole])
    for (name, id), timings in taken.items():
        if name == "all":
            yield milliseconds(f"all, {id}", [timing.seconds for timing in timings])
    slim = [timing for (name, _), timings in taken.items() if name == "axtree" for timing in timings]
    for action in sorted({timing.action for timing in slim}):
        yield milliseconds(f"axtree, {action}", [timing.seconds for timing in slim if timing.action == action])


def _beside_the_peer(config: BenchConfig) -> Iterator[Figure]:
    assert config.peer is not None
    times = config.times(14, 3)
    steps = 3 * times
    options = {"max_steps": steps + 10}
    with (
        closing(make(f"{SHARED}-v0", **options)) as slim,
        closing(make(f"{SHARED}-v0", observation=FULL, **options)) as full,
        peers(config.peer, ("bare", "shipped")) as (bare, shipped),
    ):
        ours: dict[str, Env] = {"axtree": slim, "all": full}
        theirs = {"without its delays": bare, "as shipped": shipped}
        taken: dict[str, list[tuple[str, float]]] = {name: [] for name in (*ours, *theirs)}
        for env in ours.values():
            env.reset(seed=0)
        for peer in theirs.values():
            peer.reset(0)
        # The first round warms everybody up.
        for number, move in enumerate(islice(walkthrough.moves(), steps + 3)):
            config.say(f"step beside BrowserGym {number + 1} of {steps + 3}")
            for name, env in ours.items():
                action = walkthrough.action(env, move)
                taken[name].append((move.kind, seconds(lambda env=env, action=action: env.step(action))))  # type: ignore[misc]
            for name, peer in theirs.items():
                taken[name].append((move.kind, peer.step(move)))
        errors = bare.errors + shipped.errors
    yield from _compared({name: timings[3:] for name, timings in taken.items()})
    yield Figure("BrowserGym, actions that failed", (errors,), "")


def _compared(taken: dict[str, list[tuple[str, float]]]) -> Iterator[Figure]:
    times = {name: [value for _, value in timings] for name, timings in taken.items()}
    bare, shipped = times["without its delays"], times["as shipped"]
    against = "BrowserGym without its delays"
    for name, limit in _BARS.items():
        yield faster(f"walkthrough of the CRM, {name}", times[name], bare, times_faster(limit), against)
    yield faster("walkthrough of the CRM, all", times["all"], shipped, times_faster(25), "BrowserGym as shipped")
    for kind in dict.fromkeys(kind for kind, _ in taken["all"]):
        ours = [value for each, value in taken["all"] if each == kind]
        other = [value for each, value in taken["without its delays"] if each == kind]
        yield faster(f"walkthrough of the CRM, all: {kind}", ours, other, None, against)
    yield milliseconds("BrowserGym without its delays", bare)
    yield milliseconds("BrowserGym as shipped", shipped)
