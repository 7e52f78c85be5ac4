"""What looks have to clear: gold, replay and verdicts as in look 0, pages that differ, and no more time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from werkzeug.test import Client

from ... import gym
from ...apps.office import Office
from ...apps.platform.looks import PLAIN, Look, look_of
from ...apps.platform.spec import DOMAIN
from ...gym.env import OfficeEnv
from ...gym.episode import cookies_of
from ...seeds.world import World
from ...tasks import Family
from ..episodes.gold import play_gold
from ..episodes.replay import replay
from ..trajectories.model import read
from ..trajectories.store import Writer
from .controls import ShownPage, controls, differences, lost_in
from .pages import first_pages

LEAST_MOVE, LEAST_CHANGED, MOST_DEARER, SLOWEST_FIRST = 120.0, 0.3, 0.05, 0.3
_PLAIN = PLAIN.name
_TIMES = 12

Report = Callable[[str, str], object]


@dataclass(frozen=True)
class Bar:
    """Something that looks have to clear, and whether they did."""

    title: str
    wanted: str
    found: str
    passed: bool
    remarks: tuple[str, ...] = ()


def gold_bars(families: Sequence[Family], looks: Sequence[str], seed: int, report: Report) -> Iterator[Bar]:
    """Gold passes in each look, comes out the same when it is replayed, and gets the verdict of look 0."""
    failed: list[str] = []
    unlike: list[str] = []
    judged: list[str] = []
    count = 0
    for family in families:
        with TemporaryDirectory() as folder, closing(gym.make(f"{family.id}-v0", ahead=False)) as env:
            verdicts: dict[str, Any] = {}
            for look in (_PLAIN, *(look for look in looks if look != _PLAIN)):
                which, path = f"{family.id} look {look}", Path(folder) / f"{look}.jsonl".replace(":", "_")
                with Writer(path) as writer:
                    played = play_gold(env, seed, look=look, writer=writer)
                count += 1
                report(which, "passed" if played.verified else "failed")
                if played.end is None or not played.verified:
                    failed.append(f"{which}: {played.fault.message if played.fault else 'failed'}")
                    continue
                verdicts[look] = played.end.verdict
                if verdicts[look] != verdicts.get(_PLAIN, verdicts[look]):
                    judged.append(which)
                if (difference := replay(read(path), path.parent)) is not None:
                    unlike.append(f"{which}: {difference.where}")
    yield _all("gold passes", failed, count)
    yield _all("replay in the same look is equal", unlike, count)
    yield _all("verdicts are those of look 0", judged, count)


def page_bars(families: Sequence[Family], looks: Sequence[str]) -> Iterator[Bar]:
    """Two drawn looks differ, and none loses a name of look 0."""
    moves: list[float] = []
    changed = compared = 0
    lost: list[str] = []
    for family in families:
        with first_pages(family, (_PLAIN, *looks)) as shown:
            pages = {look: _page(look_of(look), env) for look, env in shown}
        keys = controls(pages[_PLAIN])
        for look in looks:
            lost += [f"{family.id} look {look}: {name!r}" for name in lost_in(pages[look], keys)]
        for one, other in pairwise(looks):
            found = differences(pages[one], pages[other], keys)
            moves += found.moves
            changed, compared = changed + found.renamed_or_placed, compared + found.compared
    middle, share = median(moves) if moves else 0.0, changed / max(compared, 1)
    yield Bar("median move of a control", f"≥ {LEAST_MOVE:.0f} px", f"{middle:.0f} px", middle >= LEAST_MOVE)
    wanted = f"≥ {LEAST_CHANGED:.0%}"
    yield Bar("controls of another name or place", wanted, f"{share:.0%}", share >= LEAST_CHANGED)
    yield Bar("names of look 0 that are lost", "none", str(len(lost)), not lost, tuple(lost))


def time_bars(family: Family, looks: Sequence[str], seed: int) -> Iterator[Bar]:
    """A reset and a step take as long as in look 0, and the first page of a new look comes soon."""
    seconds: dict[str, list[tuple[float, float]]] = {look: [] for look in (_PLAIN, *looks)}
    with closing(gym.make(f"{family.id}-v0", ahead=False)) as env:
        # In turns, so that what else the machine does falls on all alike; the first round warms up.
        for turn in range(_TIMES + 1):
            for look in seconds:
                times = _times(env, seed, look)
                if turn:
                    seconds[look].append(times)
    resets = {look: median(reset for reset, _ in times) for look, times in seconds.items()}
    steps = {look: median(step for _, step in times) for look, times in seconds.items()}
    for title, found in (("reset", resets), ("step", steps)):
        dearer = median(found[look] for look in looks) / found[_PLAIN] - 1
        yield Bar(f"a {title} takes longer", f"≤ {MOST_DEARER:.0%}", f"{dearer:+.1%}", dearer <= MOST_DEARER)
    slowest = max(_first_page(family, look_of(look), seed) for look in looks)
    wanted = f"≤ {SLOWEST_FIRST * 1000:.0f} ms"
    yield Bar("first page of a new look", wanted, f"{slowest * 1000:.0f} ms", slowest <= SLOWEST_FIRST)


def _all(title: str, wrong: list[str], count: int) -> Bar:
    return Bar(title, "all", f"{count - len(wrong)} of {count}", not wrong, tuple(wrong))


def _page(look: Look, env: OfficeEnv) -> ShownPage:
    screen = env.episode.screen
    html = env.episode.browser.run(screen.page.content())
    return ShownPage(look, screen.page.url, env.page_snapshot(), html)


def _times(env: Any, seed: int, look: str) -> tuple[float, float]:
    """Seconds of a reset, and of a step that loads the page again."""
    start = perf_counter()
    env.reset(seed=seed, options={"look": look})
    between = perf_counter()
    env.step({"action": "reload"})
    return between - start, perf_counter() - between


def _first_page(family: Family, look: Look, seed: int) -> float:
    """Seconds until the office has answered with a page in a look that it was not served in before."""
    with closing(family.open(seed)) as opening:
        world: World = opening.world
        client = Client(Office(world, DOMAIN, look=look))
        instance = opening.instance
        for cookie in cookies_of(world, instance):
            client.set_cookie(cookie["name"], cookie["value"], domain=cookie["domain"])
        host = instance.task.host or family.app
        start = perf_counter()
        answer = client.get(instance.task.start, base_url=f"http://{host}.{DOMAIN}/")
        answer.get_data()
        return perf_counter() - start
