"""The checks that need a browser, on one instance."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import gymnasium

from .... import gym
from ....seeds.world import World
from ....tasks import Family
from ...episodes.gold import Form, play_gold
from ...trajectories.model import Trajectory
from ..findings import Check, Finding, Tally, fits
from .detour import Detour
from .digest import EVERYTHING, digest, digests
from .mess import difference

CHECKS = {
    check.id: check
    for check in (
        Check("gold-element", "must pass", "Gold, element by element"),
        Check("gold-pixel", "must pass", "Gold, pixel by pixel"),
        Check("other-ways", "must pass", "Other ways through the pages: from the list, by the keyboard"),
        Check("gold-detour", "must pass", "Gold after a harmless detour"),
        Check("repeats", "must repeat", "The same bytes in two processes, also after other episodes"),
        Check("reset-clean", "must not leak", "A reset after a mess equals a fresh start"),
        Check("neighbours", "must not leak", "The same bytes among seven others that step at the same time"),
        Check("gold-steps", "fit for training", "Gold leaves a sixth of the steps to spare"),
    )
}
# The largest share of the step limit that gold may need.
MOST_STEPS = 1 / 1.2
# Environments that step at the same time.
_ABREAST = 8
# Steps that a detour may take.
_ASIDE = 60


def audit_episodes(family: Family, seed: int, pattern: str = "*") -> Tally:
    """Play instance `seed` in every way whose check fits `pattern`."""
    tally = Tally()
    # What is wrong, an empty text, or None where there was nothing to try.
    tests: dict[str, Callable[[], str | None]] = {
        "gold-element": lambda: _gold(family, seed, "element"),
        "gold-pixel": lambda: _gold(family, seed, "pixel"),
        "other-ways": lambda: _other_ways(family, seed, tally),
        "gold-detour": lambda: _detour(family, seed),
        "repeats": lambda: _repeats(family, seed),
        "reset-clean": lambda: _reset(family, seed),
        "neighbours": lambda: _neighbours(family, seed),
        "gold-steps": lambda: _steps(family, seed, tally),
    }
    for id, test in tests.items():
        if fits(id, pattern):
            wrong = test()
            if wrong is None:
                continue
            tally.tried[id] += 1
            if wrong:
                command = f"deskgym audit {family.id} --seeds {seed}:{seed + 1} --draws 0 --checks '{id}'"
                tally.findings.append(Finding(id, family.id, f"seed {seed}: {wrong}", command))
    return tally


def _make(family: Family, observation: list[str], aside: int = 0) -> gymnasium.Env[dict[str, Any], Any]:
    return gym.make(f"{family.id}-v0", observation=observation, max_steps=family.steps + aside)


def _gold(family: Family, seed: int, form: Form) -> str:
    # In pixels, whatever must be scrolled to or typed key by key costs steps of its own.
    with closing(_make(family, ["axtree"], 0 if form == "element" else family.steps)) as env:
        return _wrong(play_gold(env, seed, form=form))


def _other_ways(family: Family, seed: int, tally: Tally) -> str | None:
    known = len(family.draw(seed, World.shared(family.world_of(seed)), family.split).solutions)
    if known == 1:
        tally.skipped["other-ways", "only one way is known"] += 1
        return None
    with closing(_make(family, ["axtree"], family.steps)) as env:
        wrong = [_wrong(play_gold(env, seed, solution=each)) for each in range(1, known)]
    return "; ".join(filter(None, wrong))


def _detour(family: Family, seed: int) -> str:
    with closing(_make(family, ["axtree"], _ASIDE)) as env:
        return _wrong(play_gold(Detour(env), seed))


def _steps(family: Family, seed: int, tally: Tally) -> str:
    with closing(_make(family, ["axtree"])) as env:
        trajectory = play_gold(env, seed)
    share = len(trajectory.steps) / family.steps
    tally.facts["steps"] = f"{len(trajectory.steps)} of {family.steps}"
    return f"gold needs {len(trajectory.steps)} of {family.steps} steps" if share > MOST_STEPS else ""


def _repeats(family: Family, seed: int) -> str:
    one, two = digests(family.id, seed)
    different = [name for name in one if one[name] != two.get(name)]
    return f"{', '.join(different)} differ between two processes" if different else ""


def _reset(family: Family, seed: int) -> str:
    with closing(_make(family, EVERYTHING)) as dirty, closing(_make(family, EVERYTHING)) as fresh:
        return difference(dirty, fresh, seed)


def _neighbours(family: Family, seed: int) -> str:
    with ExitStack() as stack:
        envs = [stack.enter_context(closing(_make(family, EVERYTHING))) for _ in range(_ABREAST)]
        alone = digest(play_gold(envs[0], seed))
        with ThreadPoolExecutor(_ABREAST) as pool:
            played = list(pool.map(play_gold, envs, range(seed, seed + _ABREAST)))
    among = digest(played[0])
    different = [name for name in alone if alone[name] != among[name]]
    wrong = [f"{', '.join(different)} differ from those of the episode alone"] if different else []
    return "; ".join([*wrong, *filter(None, map(_wrong, played))][:3])


def _wrong(trajectory: Trajectory) -> str:
    if trajectory.fault is not None:
        return f"fault in {trajectory.fault.stage}: {trajectory.fault.message}"
    if trajectory.end is None:
        return "the episode did not end"
    verdict = trajectory.end.verdict
    if verdict["passed"]:
        return ""
    failed = [check["label"] for check in verdict["checks"] if not check["passed"]]
    stray = [f"{each['label']} {each['change']}" for each in verdict["collateral"]]
    return f"not passed: {'; '.join([*failed, *stray][:3])}"
