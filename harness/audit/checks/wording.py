"""Whether the words of a goal alone tell that it cannot be reached."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache

from ....seeds.world import World
from ....tasks import Family, families, get_family
from ....tasks.errors import NoInstance
from ....tasks.splits import spread
from ..phrasing import Phrases
from ..registry import Skip, check
from ..trainability import Draws
from ..wording import guessed, precision

# The largest share of goals that may be told from those of the twin; half is chance.
MOST_TOLD = 0.6
# So many goals of each are compared; of fewer than a hundred little is learnt.
_GOALS, _ENOUGH = 300, 100
# Of so many instances all wordings are compared.
_INSTANCES = 3
# So many of each other family of the app, one from each of as many worlds.
_OTHERS = 40


@check("twins-alike", "fit for training", "Words alone do not tell an infeasible goal from its twin's", kind="family")
def twins_alike(draws: Draws) -> Iterator[str]:
    twin = draws.family.twin
    if twin is None:
        raise Skip
    if draws.count < _ENOUGH:
        raise Skip("too few draws")
    count = min(_GOALS, draws.count)
    share = guessed(_goals(draws.family, count), _goals(get_family(twin), count))
    if share > MOST_TOLD:
        yield f"{share:.0%} of the goals are told from those of {twin!r} by their words"


@check(
    "infeasible-untold",
    "fit for training",
    "Words alone do not tell infeasible goals from the rest",
    kind="family",
)
def infeasible_untold(draws: Draws) -> Iterator[str]:
    """Words tell what a goal is about; its twin is about the same, so half of what they would call infeasible is."""
    family = draws.family
    if family.twin is None:
        raise Skip
    if draws.count < _ENOUGH:
        raise Skip("too few draws")
    feasible = [other for other in families() if other.app == family.app and other.kind != "infeasible"]
    share = precision(_goals(family, min(_GOALS, draws.count)), [_goals(other, _OTHERS) for other in feasible])
    if share > MOST_TOLD:
        yield f"{share:.0%} of the goals that words would call infeasible are, if all families come equally often"


@check("wordings-agree", "fit for training", "Every wording of a goal asks for the same facts", kind="family")
def wordings_agree(draws: Draws) -> Iterator[str]:
    family = draws.family
    if family.has_length:
        raise Skip("each of its tasks is its own family's")
    found: set[str] = set()
    for seed in spread(family.split, min(_INSTANCES, draws.count)):
        with suppress(NoInstance):
            world = World.shared(family.world_of(seed))
            found |= set(Phrases.of(family, family.source_of(seed, family.split), world).differences())
    yield from sorted(found)


@cache
def _goals(family: Family, count: int) -> list[str]:
    """The goals of so many instances of different worlds, drawn world by world."""
    by_world: dict[int, list[int]] = defaultdict(list)
    for seed in spread(family.split, count):
        by_world[family.world_of(seed)].append(seed)
    goals: dict[int, str] = {}
    for number, seeds in by_world.items():
        world = World.shared(number)
        for seed in seeds:
            with closing(family.open_in(world, seed)) as opening:
                goals[seed] = opening.instance.task.goal
    return [goals[seed] for seed in spread(family.split, count)]
