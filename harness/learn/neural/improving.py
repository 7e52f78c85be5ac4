"""Reinforcement learning in the real environment: a group of tries of one instance, each weighed against the others.

Group-relative policy optimisation (Shao et al. 2024): what was played is gone through several times, with the ratio to
the policy that played it clipped (Schulman et al. 2017); a penalty keeps the policy near the one that it began with.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev

import torch
from torch import Tensor, nn

from ..examples import Vocabulary, Wanted
from ..rollouts import Job, Played, play
from ..situation import Sight
from .choosing import Choice, Chooser
from .likelihood import likelihood
from .network import Batch, Policy, batch_of

_LONGEST_GRADIENT = 0.5
_BATCH = 32


@dataclass(frozen=True, kw_only=True)
class Regime:
    """How a policy is bettered."""

    families: tuple[str, ...]
    groups: int = 4  # instances of one update
    size: int = 8  # tries of each
    passes: int = 2  # through what was played
    heat: float = 1.6  # at which tries are drawn and learnt from: by a clone's own, most of a group are alike
    rate: float = 3e-4
    clip: float = 0.2  # how far from 1 the ratio to the policy that played gains anything
    penalty: float = 0.02  # on the divergence from the policy that it began with
    most_steps: int = 30
    seed: int = 0
    lanes: int = 2

    def jobs(self, number: int) -> list[Job]:
        """The groups of an update: instances of training worlds that gold for cloning was not played on."""
        first = 1000 + (self.seed * 100_003 + number) * self.groups
        return [
            Job(
                self.families[(number * self.groups + place) % len(self.families)],
                (first + place,) * self.size,
                "train",
            )
            for place in range(self.groups)
        ]


@dataclass(frozen=True)
class Update:
    """What came of one update."""

    number: int
    episodes: int
    passed: float  # share of the episodes
    told_apart: int  # groups of which some passed and some did not
    steps: float  # mean of an episode
    divergence: float  # from the policy that it began with, per step in nats
    seconds: float


@dataclass(frozen=True)
class _Step:
    choice: Choice
    advantage: float


def improve(
    policy: Policy,
    reference: Policy,
    vocabulary: Vocabulary,
    regime: Regime,
    optimiser: torch.optim.Optimizer,
    numbers: Sequence[int],
    sight: Sight = "all",
) -> Iterator[Update]:
    """Better `policy` by these updates, whose numbers say which instances and whose luck; yields what came of each."""
    policy.heat = reference.heat = regime.heat
    for number in numbers:
        started = time.perf_counter()
        groups = _play(policy, vocabulary, regime, number, sight)
        played = [each for group in groups for each in group]
        steps = [step for group in groups for step in _weighed(group)]
        divergence = _update(policy, reference, vocabulary, regime, optimiser, steps, number) if steps else 0.0
        yield Update(
            number,
            len(played),
            fmean(each.passed for each in played),
            sum(0 < sum(each.passed for each in group) < len(group) for group in groups),
            fmean(each.steps for each in played),
            divergence,
            time.perf_counter() - started,
        )


def _play(policy: Policy, vocabulary: Vocabulary, regime: Regime, number: int, sight: Sight) -> list[list[Played]]:
    tries: dict[Job, int] = {}

    def chooser(job: Job, seed: int) -> Chooser:
        tries[job] = tries.get(job, 0) + 1
        luck = torch.Generator().manual_seed((regime.seed * 1_000_003 + number) * 1_000 + seed * 31 + tries[job])
        return Chooser(policy, vocabulary, luck)

    policy.eval()
    found: dict[tuple[str, int], list[Played]] = {}
    jobs = regime.jobs(number)
    for each in play(jobs, chooser, sight=sight, lanes=regime.lanes, most_steps=regime.most_steps):
        found.setdefault((each.family, each.seed), []).append(each)
    # In the order of the jobs, not in that in which lanes ended.
    return [found[job.family, job.seeds[0]] for job in jobs]


def _weighed(group: Sequence[Played]) -> Iterator[_Step]:
    """The steps of a group's tries with what each try is better than the others; none where all are alike."""
    rewards = [float(each.passed) for each in group]
    spread = pstdev(rewards)
    if not spread:
        return
    for each, reward in zip(group, rewards, strict=True):
        for choice in each.choices:
            assert isinstance(choice, Choice)
            yield _Step(choice, (reward - fmean(rewards)) / spread)


@dataclass(frozen=True)
class _Part:
    """Some of the steps that were played, with their log-likelihoods before anything is learnt from them."""

    batch: Batch
    wanted: list[Wanted]
    advantages: Tensor  # a number for each step, as in what follows
    when_played: Tensor
    when_begun: Tensor  # of the policy that all began with


def _update(
    policy: Policy, reference: Policy, vocabulary: Vocabulary, regime: Regime, optimiser: torch.optim.Optimizer,
    steps: Sequence[_Step], number: int,
) -> float:  # fmt: skip
    """Learn from steps; returns their mean divergence from the policy that all began with."""
    order = Random(f"{regime.seed} {number}")
    mixed = order.sample(steps, len(steps))
    parts = []
    for start in range(0, len(mixed), _BATCH):
        some = mixed[start : start + _BATCH]
        batch, wanted = batch_of([each.choice.features for each in some]), [each.choice.wanted for each in some]
        with torch.no_grad():
            played, begun = (likelihood(each, batch, wanted, vocabulary).whole for each in (policy, reference))
        parts.append(_Part(batch, wanted, torch.tensor([each.advantage for each in some]), played, begun))
    for _ in range(regime.passes):
        for part in order.sample(parts, len(parts)):
            optimiser.zero_grad()
            mine = likelihood(policy, part.batch, part.wanted, vocabulary).whole
            ratio = (mine - part.when_played).clamp(max=10).exp()
            gain = torch.minimum(
                ratio * part.advantages, ratio.clamp(1 - regime.clip, 1 + regime.clip) * part.advantages
            )
            (regime.penalty * _divergence(mine, part) - gain).mean().backward()
            nn.utils.clip_grad_norm_(policy.parameters(), _LONGEST_GRADIENT)
            optimiser.step()
    with torch.no_grad():
        last = [_divergence(likelihood(policy, each.batch, each.wanted, vocabulary).whole, each) for each in parts]
    return float(torch.cat(last).mean())


def _divergence(mine: Tensor, part: _Part) -> Tensor:
    """Never negative, and right in the mean over what the policy draws (Schulman 2020)."""
    ratio = (part.when_begun - mine).clamp(max=10)
    return ratio.exp() - ratio - 1


def optimiser_of(policy: Policy, regime: Regime) -> torch.optim.Optimizer:
    """What moves a policy's weights."""
    return torch.optim.Adam(policy.parameters(), lr=regime.rate)
