"""What grows: with the world, the episode, the neighbors, and the number of changed rows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import islice

from sqlalchemy import text

from ....gym import make
from ....tasks import get_family
from ....tasks.verifier import Grader
from .. import walkthrough
from ..config import SHARED, BenchConfig
from ..figures import Figure, grown, milliseconds, times_at_most
from ..timing import Env, seconds
from .reset import reset, warm

#: The table with the most rows in a small world, and a column that no rule or index of the database looks at.
_TABLE, _COLUMN = "sheet_cell", "formatted"
_WINDOW = 12


def measure(config: BenchConfig) -> Iterator[Figure]:
    if not config.quick:
        yield from _with_the_world(config)
    yield from _with_the_episode(config)
    yield from _with_neighbors(config)
    yield from _with_changes(config)


def _with_the_world(config: BenchConfig) -> Iterator[Figure]:
    resets: dict[str, list[float]] = {}
    steps: dict[str, list[float]] = {}
    with ExitStack() as stack:
        envs = {
            size: stack.enter_context(closing(make(f"{SHARED}-v0", size=size, max_steps=1000, ahead=False)))
            for size in ("small", "large")
        }
        for turn in range(config.times(12, 3) + 1):
            config.say(f"small and large world, turn {turn}")
            for size, env in envs.items():
                # One instance: there is room in memory for one large world.
                taken = seconds(lambda env=env: env.reset(seed=0))  # type: ignore[misc]
                walked = _walk(env, walkthrough.moves(), 3)
                if turn:
                    resets.setdefault(size, []).append(taken)
                    steps.setdefault(size, []).extend(walked)
    yield milliseconds("reset, small world", resets["small"])
    yield grown("reset, large world", resets["large"], resets["small"], times_at_most(1.5), "the small world")
    yield milliseconds("step, small world", steps["small"])
    yield grown("step, large world", steps["large"], steps["small"], None, "the small world")


def _with_the_episode(config: BenchConfig) -> Iterator[Figure]:
    length = config.times(200, 48)
    config.say(f"an episode of {length} steps")
    with closing(make(f"{SHARED}-v0", max_steps=1000, ahead=False)) as env:
        env.reset(seed=0)
        moves = walkthrough.moves()
        _walk(env, moves, 6)
        taken = _walk(env, moves, length)
    yield milliseconds(f"steps 1 to {_WINDOW}", taken[:_WINDOW])
    yield grown(f"steps {length - _WINDOW + 1} to {length}", taken[-_WINDOW:], taken[:_WINDOW], None, "the first")


def _with_neighbors(config: BenchConfig) -> Iterator[Figure]:
    count, times = 8, config.times(12, 4)
    config.say(f"one environment of {count}")
    with ExitStack() as stack:
        env = stack.enter_context(closing(make(f"{SHARED}-v0", max_steps=1000, ahead=False)))
        alone_reset, alone_step = _alone(env, times)
        for number in range(1, count):
            other = stack.enter_context(closing(make(f"{SHARED}-v0")))
            other.reset(seed=number % 4)
        among_reset, among_step = _alone(env, times)
    yield milliseconds("reset, alone in its process", alone_reset)
    yield grown(f"reset, with {count - 1} idle neighbors", among_reset, alone_reset, None, "alone")
    yield milliseconds("step, alone in its process", alone_step)
    yield grown(f"step, with {count - 1} idle neighbors", among_step, alone_step, None, "alone")


def _alone(env: Env, times: int) -> tuple[list[float], list[float]]:
    warm(env)
    resets = [reset(env, turn) for turn in range(times)]
    moves = walkthrough.moves()
    _walk(env, moves, 3)
    return resets, _walk(env, moves, 3 * times)


def _walk(env: Env, moves: Iterator[walkthrough.Move], count: int) -> list[float]:
    """Seconds of so many steps."""
    taken = []
    for move in islice(moves, count):
        action = walkthrough.action(env, move)
        taken.append(seconds(lambda action=action: env.step(action)))  # type: ignore[misc]
    return taken


def _with_changes(config: BenchConfig) -> Iterator[Figure]:
    few, many = 10, 10_000
    times = {few: config.times(40, 10), many: config.times(5, 2)}
    taken = {count: _verdicts(count, repeat) for count, repeat in times.items()}
    yield milliseconds(f"verdict, {few} changed rows", taken[few])
    yield grown(f"verdict, {many:,} changed rows", taken[many], taken[few], None, f"{few} rows")


def _verdicts(count: int, times: int) -> list[float]:
    instance = get_family(SHARED).instance(0)
    with closing(instance.world), closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        with world.engine.begin() as connection:
            changed = connection.execute(
                text(
                    f"UPDATE {_TABLE} SET {_COLUMN} = COALESCE({_COLUMN}, '') || '.' "
                    f"WHERE id IN (SELECT id FROM {_TABLE} ORDER BY id LIMIT :count)"
                ),
                {"count": count},
            ).rowcount
        assert changed == count, f"{_TABLE} has only {changed} rows"
        grader.verdict()
        return [seconds(grader.verdict) for _ in range(times)]
