"""Gold episodes to learn from, kept in a folder as `deskgym gold` keeps them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ...tasks import Family
from ..episodes.rollout import Played, RolloutConfig, load_verified, play
from ..episodes.workers import play_in_processes
from ..errors import BadSelection
from ..look_choice import LookChoice
from ..trajectories.model import Trajectory, read
from ..trajectories.store import Store
from .examples import Example, Vocabulary, examples, learn_by_heart
from .situation import Sight

#: Twenty families of a page or a few, over all apps; the first five are one of each interface.
FAMILIES = (
    "crm-update", "chat-post", "sheet-format-column", "store-price", "store-default-address",
    "chat-direct", "chat-post-limited", "chat-schedule", "crm-decision-maker", "crm-delete-account",
    "crm-figure", "crm-rate-account", "crm-close-date", "crm-create-task", "crm-approve-quote",
    "sheet-freeze", "store-cancel", "store-tracking", "store-find-customer", "store-archive",
)  # fmt: skip
#: Those of them whose goal says all that is to be entered, so that it has but to be put in its place.
COPYING = (
    "crm-update", "chat-post", "store-price", "chat-direct", "chat-schedule", "crm-delete-account",
    "crm-rate-account", "crm-create-task", "store-tracking",
)  # fmt: skip


def gather(
    folder: Path, families: Sequence[Family], seeds: Sequence[int], looks: LookChoice, *, jobs: int
) -> Iterator[Played]:
    """Play the gold episodes that `folder` lacks, or has with a fault, in `jobs` processes.

    Yields all episodes of each family that lacked one, as they end.
    """
    store = Store(folder)
    config = RolloutConfig(families=families, seeds=seeds, observation=("axtree",), looks=looks)

    def is_there(family: Family) -> bool:
        return all(load_verified(store.path(family.id, *each), config) for each in config.of(family))

    lacking = [family for family in families if not is_there(family)]
    if not lacking:
        return
    config = replace(config, families=lacking)
    jobs = min(jobs, len(lacking))
    yield from play(config, store) if jobs == 1 else play_in_processes(config, store, jobs)


def read_gold(folder: Path, families: Sequence[str], episodes: int, looks: Sequence[str] = ("0",)) -> list[Trajectory]:
    """Verified episodes of each family in the order of their seeds, each in one of `looks`, one after the other.

    Raises BadSelection where there are not so many.
    """
    store = Store.open(folder)
    found: list[Trajectory] = []
    for family in families:
        kept = [each for each in _of(store, family, looks) if each.verified][:episodes]
        if len(kept) < episodes:
            raise BadSelection(
                f"{folder} has {len(kept)} verified episodes of {family} in these looks, and {episodes} are asked for: "
                "play more with `deskgym learn data`."
            )
        found += kept
    return found


def _of(store: Store, family: str, looks: Sequence[str]) -> Iterator[Trajectory]:
    seeds = sorted({int(path.stem.partition("-")[0]) for path in store.files() if path.parent.name == family})
    for place, seed in enumerate(seeds):
        path = store.path(family, seed, looks[place % len(looks)])
        if path.is_file():
            yield read(path)


@dataclass(frozen=True)
class Material:
    """What there is to learn from, and what of it cannot be learnt."""

    examples: list[Example]
    vocabulary: Vocabulary

    def unlearnable(self) -> dict[str, Counter[str]]:
        """By family, why steps of gold cannot be learnt, and how often; also where something else looks the same."""
        found: dict[str, Counter[str]] = {}
        for each in self.examples:
            counts = found.setdefault(each.family, Counter())
            if each.wanted.unlearnable:
                counts[each.wanted.unlearnable] += 1
            elif each.wanted.alike:
                counts["something else looks the same"] += 1
        return found


def material(trajectories: Sequence[Trajectory], sight: Sight = "all") -> Material:
    """Everything that these episodes show."""
    vocabulary = learn_by_heart(trajectories)
    shown: list[Example] = []
    for number, trajectory in enumerate(trajectories):
        shown += examples(trajectory, number, vocabulary, sight)
    return Material(shown, vocabulary)
