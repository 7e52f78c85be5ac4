"""Warm resets: of each app, and beside the peer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing

from ....gym import make
from ....tasks.splits import BLOCKS, WORLDS
from ..config import FULL, SHARED, WARM_SEEDS, BenchConfig
from ..figures import Figure, faster, milliseconds, times_faster
from ..peer import Peer, peers
from ..timing import Env, office, play, seconds

_BAR = times_faster(15)


def measure(config: BenchConfig) -> Iterator[Figure]:
    yield from _by_family(config)
    if config.peer is not None:
        yield from _beside_the_peer(config)


def _by_family(config: BenchConfig) -> Iterator[Figure]:
    times = config.times(24, 6)
    with ExitStack() as stack:
        envs = {
            family.id: stack.enter_context(closing(make(f"{family.id}-v0", ahead=False))) for family in config.families
        }
        for env in envs.values():
            warm(env)
        taken: dict[str, list[float]] = {id: [] for id in envs}
        for turn in range(times):
            config.say(f"reset {turn + 1} of {times}")
            for id, env in envs.items():
                taken[id].append(reset(env, turn))
    for id, values in taken.items():
        yield milliseconds(f"{id}, axtree", values)
    if len(taken) > 1:
        yield milliseconds("all of these, axtree", [value for values in taken.values() for value in values])


def _beside_the_peer(config: BenchConfig) -> Iterator[Figure]:
    assert config.peer is not None
    times = config.times(20, 4)
    with (
        closing(make(f"{SHARED}-v0", observation=FULL)) as env,
        closing(make(f"{SHARED}-v0", observation=FULL, ahead=False)) as full,
        closing(make(f"{SHARED}-v0", ahead=False)) as slim,
        peers(config.peer, ("bare", "shipped")) as (bare, shipped),
    ):
        warm(slim)
        warm(full)
        taken: dict[object, list[float]] = {env: [], full: [], slim: [], bare: [], shipped: []}
        for peer in (bare, shipped):
            peer.reset(0)
        # Every next instance is of the same world.
        split = office(env).family.split
        office(env).stride = BLOCKS[split] * len(WORLDS[split])
        for turn in range(times):
            config.say(f"reset beside BrowserGym {turn + 1} of {times}")
            for one, values in taken.items():
                if one is env:
                    values.append(_after_an_episode(env))
                else:
                    values.append(one.reset(turn) if isinstance(one, Peer) else reset(one, turn))  # type: ignore[arg-type]
    against = "BrowserGym without its delays"
    yield faster(f"{SHARED} after an episode, all", taken[env], taken[bare], _BAR, against)
    yield faster(f"{SHARED} with nothing opened ahead, all", taken[full], taken[bare], None, against)
    yield faster(f"{SHARED} with nothing opened ahead, axtree", taken[slim], taken[bare], None, against)
    yield milliseconds("BrowserGym without its delays", taken[bare])
    yield milliseconds("BrowserGym as shipped", taken[shipped])


def _after_an_episode(env: Env) -> float:
    """Seconds for a reset as training goes, at once after an episode."""
    play(env)
    taken = seconds(env.reset)
    # What is begun meanwhile is over before anything else is measured.
    play(env)
    return taken


def warm(env: Env) -> None:
    for seed in range(WARM_SEEDS):
        env.reset(seed=seed)


def reset(env: Env, turn: int) -> float:
    """Seconds for one of the warm instances, each time another."""
    return seconds(lambda: env.reset(seed=turn % WARM_SEEDS))
