"""What can be said of pass rates from so many episodes.

Plain arithmetic: a few sums and binomial coefficients, for which a statistics library would be the largest dependency.
An *instance* is tried one or several times; its tries resemble each other, so that instances are what is counted where
chance is weighed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

#: Standard errors on each side of 95 % of a normal distribution.
_Z = 1.959963984540054
#: The most points of the grid on which the paired test adds differences up.
_GRID = 100_000
#: Below this chance a difference is not taken for noise.
SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Tries:
    """How often one instance was tried, and how often it was passed."""

    passed: int
    total: int


@dataclass(frozen=True)
class Rate:
    """A share with its 95 % interval, all from 0 to 1."""

    value: float
    low: float
    high: float


def wilson(passed: float, total: float) -> Rate:
    """The share passed of `total` independent tries, with its score interval (Wilson 1927)."""
    share, z2 = passed / total, _Z * _Z
    middle = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = _Z / (1 + z2 / total) * math.sqrt(share * (1 - share) / total + z2 / (4 * total * total))
    # A share of 0 or 1 is its own bound, which rounding may miss.
    return Rate(share, 0.0 if passed == 0 else middle - half, 1.0 if passed == total else middle + half)


def pass_rate(instances: Sequence[Tries]) -> Rate | None:
    """The share of tries passed, with Wilson's interval for as many independent tries as these are worth.

    Tries of one instance are alike, and are worth less than as many instances: their number is divided by the design
    effect, the variance between instances over the one that independent tries would have (Kish 1965; Korn and Graubard
    1998). Where all passed or all failed nothing tells how alike they are, and only instances count. With one try per
    instance it is Wilson's interval as it stands. None without any try.
    """
    total, passed = sum(tries.total for tries in instances), sum(tries.passed for tries in instances)
    if not total:
        return None
    share = passed / total
    count = sum(tries.total > 0 for tries in instances)
    if 0 < passed < total:
        between = sum((tries.passed - share * tries.total) ** 2 for tries in instances) / total**2
        effect = max(between / (share * (1 - share) / total), 1.0)
    else:
        effect = total / count
    worth = total / effect
    return wilson(share * worth, worth)


def pass_at_k(instances: Sequence[Tries], k: int) -> float | None:
    """The chance that at least one of k tries passes: 1 - C(n-c, k) / C(n, k), unbiased (Chen et al. 2021).

    The mean over the instances that were tried at least k times; None without any.
    """
    return _mean(
        [1 - math.comb(tries.total - tries.passed, k) / math.comb(tries.total, k) for tries in _tried(instances, k)]
    )


def pass_hat_k(instances: Sequence[Tries], k: int) -> float | None:
    """The chance that all of k tries pass, pass^k: C(c, k) / C(n, k), unbiased (Yao et al. 2024, tau-bench).

    The mean over the instances that were tried at least k times; None without any.
    """
    return _mean([math.comb(tries.passed, k) / math.comb(tries.total, k) for tries in _tried(instances, k)])


@dataclass(frozen=True)
class Paired:
    """The difference of two runs over the instances that both have played."""

    instances: int
    difference: float  # of the second's pass rate from the first's, every instance counting once; from -1 to 1
    low: float  # its 95 % interval
    high: float
    better: int  # instances that the second passed more often
    worse: int
    p: float  # the chance of a difference at least as large if the two runs were equally good

    @property
    def significant(self) -> bool:
        """Whether the difference is hardly noise."""
        return self.p < SIGNIFICANT


def paired(pairs: Sequence[tuple[Tries, Tries]]) -> Paired | None:
    """Compare two runs instance by instance; None without a pair.

    `p` is that of the two-sided permutation test of paired differences (Fisher 1935): if the runs are equally good,
    each instance's difference might as well have the other sign; all signs are counted, none is drawn. With one try
    each it is McNemar's exact test. The interval is that of Agresti and Min (2005) for paired shares: the normal one
    after adding half an instance to each of those that got better, got worse, passed twice and failed twice.
    """
    differences = [
        other.passed / other.total - one.passed / one.total for one, other in pairs if one.total and other.total
    ]
    if not differences:
        return None
    count = len(differences) + 2
    mean = sum(differences) / count
    variance = (sum(value * value for value in differences) + 1) / count - mean * mean
    half = _Z * math.sqrt(variance / count)
    return Paired(
        instances=len(differences),
        difference=sum(differences) / len(differences),
        low=max(mean - half, -1.0),
        high=min(mean + half, 1.0),
        better=sum(value > 0 for value in differences),
        worse=sum(value < 0 for value in differences),
        p=_permutation(pairs),
    )


def _permutation(pairs: Sequence[tuple[Tries, Tries]]) -> float:
    """The share of all choices of signs whose sum is at least as far from 0 as the sum found."""
    unit = math.lcm(*(one.total * other.total for one, other in pairs if one.total and other.total))
    found = [
        unit // other.total * other.passed - unit // one.total * one.passed
        for one, other in pairs
        if one.total and other.total
    ]
    steps = [value for value in found if value]
    # Many different numbers of tries make for a fine grid; a coarser one is as good.
    if (size := sum(map(abs, steps))) > _GRID:
        steps = [value for value in (round(value * _GRID / size) for value in steps) if value]
    total, observed = sum(map(abs, steps)), abs(sum(steps))
    # The chance of each sum of the differences that keep their sign: one coin after the other.
    chance = np.zeros(total + 1)
    chance[0] = 1.0
    reached = 0
    for step in map(abs, steps):
        reached += step
        chance[step : reached + 1] = (chance[step : reached + 1] + chance[: reached + 1 - step]) / 2
        chance[:step] /= 2
    sums = np.abs(2 * np.arange(total + 1) - total)
    return min(float(chance[sums >= observed].sum()), 1.0)


def _tried(instances: Sequence[Tries], k: int) -> list[Tries]:
    return [tries for tries in instances if tries.total >= k]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
