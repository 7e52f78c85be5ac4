"""What is tried in the browser: gold in every form, after a detour, repeated, among others, after a dirty episode."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from itertools import chain

from ....seeds.world import World
from ...episodes.gold import play_gold
from ..episodes.case import EpisodeCase, failures
from ..episodes.detour import Detour
from ..episodes.digest import EVERYTHING, differing, digest, digests
from ..episodes.isolation import difference
from ..registry import Skip, check

# The largest share of the step limit that gold may need.
MOST_STEPS = 1 / 1.2
# Environments that step at the same time.
_ABREAST = 8
# Steps that a detour may take.
_DETOUR_STEPS = 60


@check("gold-element", "must pass", "Gold, element by element", kind="episode")
def gold_by_element(case: EpisodeCase) -> Iterator[str]:
    with closing(case.make(["axtree"])) as env:
        yield from failures(play_gold(env, case.seed, form="element"))


@check("gold-pixel", "must pass", "Gold, pixel by pixel", kind="episode")
def gold_by_pixel(case: EpisodeCase) -> Iterator[str]:
    # Whatever must be scrolled to or typed key by key costs steps of its own.
    with closing(case.make(["axtree"], more_steps=case.family.steps)) as env:
        yield from failures(play_gold(env, case.seed, form="pixel"))


@check("alternatives", "must pass", "The alternatives of a task: from the list, by the keyboard", kind="episode")
def alternatives(case: EpisodeCase) -> Iterator[str]:
    family, world = case.family, World.shared(case.family.world_of(case.seed))
    known = len(family.draw(case.seed, world, family.split).solutions)
    if known == 1:
        raise Skip("only one solution is known")
    with closing(case.make(["axtree"], more_steps=family.steps)) as env:
        for each in range(1, known):
            yield from failures(play_gold(env, case.seed, solution=each))


@check("gold-detour", "must pass", "Gold after a harmless detour", kind="episode")
def gold_after_a_detour(case: EpisodeCase) -> Iterator[str]:
    with closing(case.make(["axtree"], more_steps=_DETOUR_STEPS)) as env:
        yield from failures(play_gold(Detour(env), case.seed))


@check("repeats", "must repeat", "The same bytes in two processes, also after other episodes", kind="episode")
def repeats(case: EpisodeCase) -> Iterator[str]:
    if parts := differing(*digests(case.family.id, case.seed)):
        yield f"{parts} differ between two processes"


@check("reset-clean", "must not leak", "A reset after a mess equals a fresh start", kind="episode")
def reset_is_clean(case: EpisodeCase) -> Iterator[str]:
    with closing(case.make(EVERYTHING)) as dirty, closing(case.make(EVERYTHING)) as fresh:
        if wrong := difference(dirty, fresh, case.seed):
            yield wrong


@check("neighbors", "must not leak", "The same bytes among seven others that step at the same time", kind="episode")
def neighbors(case: EpisodeCase) -> Iterator[str]:
    with ExitStack() as stack:
        envs = [stack.enter_context(closing(case.make(EVERYTHING))) for _ in range(_ABREAST)]
        alone = digest(play_gold(envs[0], case.seed))
        with ThreadPoolExecutor(_ABREAST) as pool:
            played = list(pool.map(play_gold, envs, range(case.seed, case.seed + _ABREAST)))
    if parts := differing(alone, digest(played[0])):
        yield f"{parts} differ from those of the episode alone"
    yield from chain.from_iterable(map(failures, played))


@check("gold-steps", "fit for training", "Gold leaves a sixth of the steps to spare", kind="episode")
def gold_leaves_steps(case: EpisodeCase) -> Iterator[str]:
    with closing(case.make(["axtree"])) as env:
        steps, limit = len(play_gold(env, case.seed).steps), case.family.instance(case.seed).steps
    case.facts["steps"] = f"{steps} of {limit}"
    if steps / limit > MOST_STEPS:
        yield f"gold needs {steps} of {limit} steps"
