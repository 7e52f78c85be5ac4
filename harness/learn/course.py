"""The whole of docs/learn.md: which policies are taught by what, and on what each is tried."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ...tasks import families, get_family
from ...tasks.splits import Split
from .data import FAMILIES
from .rollouts import Job, Key, jobs_of
from .rows import Row, rates
from .situation import SIGHTS, Sight

#: In which looks the policy of eight is taught, all of the train split; and looks of which it has seen no combination.
EIGHT = ("0", "12", "77", "101", "222", "555", "640", "701")
UNSEEN = ("830", "847", "861", "899")
#: The vocabularies that only the test split draws.
UNSEEN_WORDS = ("words:bureau,words:terse",)


@dataclass(frozen=True)
class Trial:
    """Instances that a policy is tried on."""

    split: Split = "validation"
    seeds: int = 16
    looks: tuple[str, ...] = ("0",)
    hops: int = 0
    untrained: bool = False
    where_known: bool = False  # only families whose or whose twin's held back gold was known from end to end


@dataclass(frozen=True)
class Plan:
    """A policy: what it is taught by, and what it is tried on."""

    name: str
    families: tuple[str, ...]
    trials: tuple[Trial, ...]
    episodes: int = 60
    looks: tuple[str, ...] = ("0",)
    seed: int = 0
    epochs: int = 8
    sight: Sight = "all"
    held: int = 0  # gold episodes of each family more, which it is not taught by, to see whether it knows them

    def gold(self) -> Iterator[tuple[list[int], str]]:
        """The seeds of gold episodes that it is taught by or asked for, and in which look each of them is played."""
        for place, look in enumerate(self.looks):
            yield [*range(place, self.episodes + self.held, len(self.looks))], look

    def jobs(self, trial: Trial, without: set[Key], known: Collection[str] = ()) -> list[Job]:
        """What of a trial is not done yet, where these families' held back gold is known."""
        mine = self.families
        if trial.hops:
            mine = tuple(family for family in mine if get_family(family).names_records)
        if trial.where_known:
            # Whoever always refuses is right in one of two twins.
            twins = {get_family(family).twin for family in known}
            mine = tuple(family for family in mine if family in known or family in twins)
        return jobs_of(mine, range(trial.seeds), trial.split, trial.looks, trial.hops, without=without)


def plans(*, quick: bool = False) -> Iterator[Plan]:
    """Everything that the report is made of; `quick` is five families, few episodes and one seed."""
    chosen = FAMILIES[:5] if quick else FAMILIES
    count, most = (8, 20) if quick else (10, 60)
    for seed in (0,) if quick else (0, 1, 2):
        trials = [Trial(seeds=count)]
        if seed == 0:
            trials += [
                Trial(seeds=count if quick else 200 // len(chosen), untrained=True),
                Trial("train", seeds=count),
                Trial("test", seeds=count),
                *(Trial(seeds=count // 2, hops=hops) for hops in (1, 2)),
            ]
        yield Plan(f"clone-{most}-seed{seed}", chosen, tuple(trials), episodes=most, seed=seed)
        for name, looks in (("one-look", ("0",)), ("eight-looks", EIGHT)):
            tried = (Trial(seeds=count, looks=UNSEEN), Trial(seeds=count // 2, looks=UNSEEN_WORDS), Trial(seeds=count))
            yield Plan(f"{name}-seed{seed}", chosen[:5], tried, episodes=most, looks=looks, seed=seed)
        for episodes in (5,) if quick else (5, 15):
            # Few lessons are gone through more often, so that all are shown about as many.
            epochs = min(8 * most // episodes, 64)
            yield Plan(
                f"clone-{episodes}-seed{seed}",
                chosen,
                (Trial(seeds=count),),
                episodes=episodes,
                seed=seed,
                epochs=epochs,
            )
        if seed == 0:
            yield from probes(chosen if quick else [family.id for family in families() if not family.needs])


@dataclass(frozen=True)
class Improvement:
    """A policy that is bettered by rewards, on the families that it passes sometimes; both are tried on the same."""

    name: str
    begun: str  # the policy's name
    families: tuple[str, ...]
    seed: int
    updates: int = 40
    trial: Trial = Trial(seeds=40)

    def jobs(self, without: set[Key]) -> list[Job]:
        """What of its trial is not done yet."""
        return jobs_of(self.families, range(self.trial.seeds), self.trial.split, ("0",), 0, without=without)


def improvements(rows: Iterable[Row], *, quick: bool = False) -> Iterator[Improvement]:
    """Three families of those that a clone passes 20 to 80 % of, the nearest to half; nothing where there are none.

    It is one of the fewest episodes: what is left by many is not for want of tries but of understanding.
    """
    clones = [plan for plan in plans(quick=quick) if plan.name.startswith("clone-")]
    begun = min(clones, key=lambda plan: plan.episodes)
    # It is tried on further seeds beside what becomes of it: no reason to choose others then.
    wanted = (begun.name, "validation", 0)
    tried = [row for row in rows if (row["policy"], row["split"], row["hops"]) == wanted]
    mine = [row for row in tried if row["seed"] < begun.trials[0].seeds]
    shares = {family: rate.value for family, (rate, _) in rates(mine, "family").items()}
    between = sorted((abs(share - 0.5), family) for family, share in shares.items() if 0.2 <= share <= 0.8)
    chosen = tuple(family for _, family in between[:3])
    for seed in ((0,) if quick else (0, 1, 2)) if chosen else ():
        yield Improvement(f"better-seed{seed}", begun.name, chosen, seed, 10 if quick else 40)


def probes(families: Sequence[str]) -> Iterator[Plan]:
    """Policies that do not see what matters: which pass all the same, have found a shortcut.

    Few episodes are enough, as what is the same in every instance is soon known. Held back gold says what is worth
    playing: nobody who is at a loss in one of its steps passes often.
    """
    for sight in SIGHTS[1:]:
        name = f"{sight.replace(' ', '-')}-seed0"
        trial = Trial(seeds=20, where_known=True)
        yield Plan(name, tuple(families), (trial,), episodes=4, held=2, sight=sight)
