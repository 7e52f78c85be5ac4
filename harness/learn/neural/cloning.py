"""Behaviour cloning: the policy comes to do what gold did, as far as what it sees lets anybody know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import torch
from torch import nn

from ..examples import Example, Vocabulary, Wanted
from ..features import Features, features
from .checkpoint import empty
from .likelihood import likelihood
from .network import Policy, batch_of

#: Situations of one step of the optimiser, of like size, since all are filled up to the largest.
_BATCH = 16
_RATE, _DECAY, _CLIP = 3e-3, 0.02, 1.0
#: Of what could be learnt by heart, so much is hidden in each batch, that it is read from the page instead.
_FORGOTTEN = 0.1


@dataclass(frozen=True)
class Epoch:
    """How well the policy knows what it was shown: mean log likelihoods of the parts."""

    number: int
    loss: float
    verb: float
    target: float
    text: float
    seconds: float


@dataclass(frozen=True)
class Lesson:
    """One thing to learn, in numbers."""

    given: Features
    wanted: Wanted


def lessons(shown: Sequence[Example]) -> list[Lesson]:
    """What can be learnt of these examples."""
    return [Lesson(features(each.situation), each.wanted) for each in shown if not each.wanted.unlearnable]


def clone(
    shown: Sequence[Lesson],
    vocabulary: Vocabulary,
    *,
    seed: int,
    epochs: int,
    policy: Policy | None = None,
    report: Callable[[Epoch], object] = lambda _: None,
) -> Policy:
    """A policy taught by these lessons, `epochs` times through, beginning with `policy` where one is given."""
    policy = (policy or empty(vocabulary, seed)).train()
    torch.manual_seed(seed)
    luck = random.Random(seed)
    optimiser = torch.optim.AdamW(policy.parameters(), lr=_RATE, weight_decay=_DECAY)
    total = epochs * -(-len(shown) // _BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, _RATE, total_steps=total + 1, pct_start=0.15)
    for number in range(epochs):
        started, sums, count = time.perf_counter(), [0.0] * 4, 0
        for batch in batches(shown, luck):
            given = batch_of([each.given for each in batch])
            given.own[torch.rand(given.own.shape) < _FORGOTTEN] = 0
            got = likelihood(policy, given, [each.wanted for each in batch], vocabulary)
            loss = -got.whole.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), _CLIP)
            optimiser.step()
            schedule.step()
            count += len(batch)
            for index, part in enumerate((got.whole, got.verb, got.target, got.text)):
                sums[index] -= float(part.detach().sum())
        whole, verb, target, text = (each / count for each in sums)
        report(Epoch(number, whole, verb, target, text, time.perf_counter() - started))
    return policy.eval()


def batches(shown: Sequence[Lesson], luck: random.Random) -> Iterator[list[Lesson]]:
    """All lessons in a new order, those of like size together."""
    order = list(range(len(shown)))
    luck.shuffle(order)
    # Sorted in stretches: whole orders would always put the same situations together.
    stretch = _BATCH * 16
    parts: list[list[int]] = []
    for start in range(0, len(order), stretch):
        near = sorted(order[start : start + stretch], key=lambda index: len(shown[index].given.kinds))
        parts += [near[first : first + _BATCH] for first in range(0, len(near), _BATCH)]
    luck.shuffle(parts)
    for part in parts:
        yield [shown[index] for index in part]
