"""Two runs side by side: what changed, and whether that is more than noise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..runs.keys import EpisodeKey
from .run import Episode, Run
from .statistics import SIGNIFICANT, Paired, Tries, paired
from .summary import tries_of


@dataclass(frozen=True)
class Change:
    """An instance that the second run passed more often, or less often, than the first."""

    instance: EpisodeKey
    before: Tries
    after: Tries

    @property
    def difference(self) -> float:
        """Of the shares passed, from -1 to 1."""
        return self.after.passed / self.after.total - self.before.passed / self.before.total

    @property
    def kind(self) -> Literal["fixed", "broken"]:
        return "fixed" if self.difference > 0 else "broken"

    def __str__(self) -> str:
        if self.before.total == self.after.total == 1:
            return str(self.instance)
        return f"{self.instance}: {_share(self.before)} → {_share(self.after)}"


@dataclass(frozen=True)
class Comparison:
    """The second run against the first, over the instances that both have graded and that are the same in both."""

    first: Run
    second: Run
    paired: Paired | None
    changes: tuple[Change, ...]  # the largest first
    differing: tuple[EpisodeKey, ...]  # of one key, and yet not the same: another world, goal or outcome
    missing: tuple[int, int]  # instances that only the first, only the second has graded

    @classmethod
    def of(cls, first: Run, second: Run) -> Comparison:
        digests = {episode.entry.key: episode.entry.instance for episode in first.episodes}
        differing = {
            episode.instance
            for episode in second.episodes
            if (key := episode.entry.key) in digests and digests[key] != episode.entry.instance
        }
        one, other = (tries_of(episode for episode in run.episodes if episode.graded) for run in (first, second))
        both = [instance for instance in one if instance in other and instance not in differing]
        pairs = [Change(instance, one[instance], other[instance]) for instance in both]
        return cls(
            first=first,
            second=second,
            paired=paired([(pair.before, pair.after) for pair in pairs]),
            changes=tuple(sorted((pair for pair in pairs if pair.difference), key=lambda pair: -abs(pair.difference))),
            differing=tuple(sorted(differing, key=lambda instance: instance.order)),
            missing=(len(one.keys() - other.keys()), len(other.keys() - one.keys())),
        )

    def of_kind(self, kind: str) -> list[Change]:
        return [change for change in self.changes if change.kind == kind]

    def in_words(self) -> list[str]:
        """What the numbers say, a sentence each."""
        found = self.paired
        if found is None:
            return ["No instance was graded in both runs, so there is nothing to compare."]
        points = f"{_points(found.difference)} points {'more' if found.difference >= 0 else 'less'}"
        sentences = [
            f"On the {found.instances:,} instances graded in both, {self.second.name} passes {points} "
            f"than {self.first.name} (95 %: {_signed(found.low)} to {_signed(found.high)}): "
            f"{found.better:,} got better, {found.worse:,} worse."
        ]
        if not self.changes:
            return [*sentences, "Nothing has changed."]
        end = "is hardly noise." if found.significant else "may well be noise. More seeds or attempts tell more."
        chance = f"Equally good agents differ this much in {_chance(found.p)} of such comparisons (p {_p(found.p)})"
        return [*sentences, f"{chance}: this {end}"]

    def warnings(self) -> list[str]:
        """What stands in the way of comparing."""
        found = []
        one, other = (run.manifest.get("set_digest") for run in (self.first, self.second))
        if one and other and one != other:
            found.append(f"The runs played different sets: {self.first.played} and {self.second.played}.")
        if count := len(self.differing):
            named = ", ".join(str(instance) for instance in self.differing[:3])
            found.append(
                f"{_instances(count)} {'differs' if count == 1 else 'differ'} between the runs though family, seed and "
                f"split are the same: worlds or tasks have changed. Left out: {named}{', …' if count > 3 else ''}"
            )
        for run, other, count in zip((self.first, self.second), (self.second, self.first), self.missing, strict=True):
            if count:
                were, they = ("was", "it is") if count == 1 else ("were", "they are")
                missing = f"{_instances(count)} graded in {run.name} {were} not graded in {other.name}"
                found.append(f"{missing}; {they} left out.")
        return found


def change_of(before: Episode | None, after: Episode | None) -> str | None:
    """What became of one episode: fixed or broken, if both runs graded the same instance."""
    if before is None or after is None or before.entry.instance != after.entry.instance:
        return None
    if not (before.graded and after.graded) or before.passed == after.passed:
        return None
    return "fixed" if after.passed else "broken"


def _share(tries: Tries) -> str:
    return f"{tries.passed} of {tries.total}"


def _points(share: float) -> str:
    return f"{abs(share) * 100:.1f}"


def _signed(share: float) -> str:
    return f"{share * 100:+.1f}"


def _p(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"= {p:.2f}" if p >= SIGNIFICANT else f"= {p:.3f}"


def _chance(p: float) -> str:
    return "fewer than 1 in 1,000" if p < 0.001 else f"{p * 100:.1f} %" if p < 0.1 else f"{p * 100:.0f} %"


def _instances(count: int) -> str:
    return f"{count:,} instance{'' if count == 1 else 's'}"
