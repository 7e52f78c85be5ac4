"""How likely a policy is to do what was right, over all ways in which it could be right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from ..examples import AIMED, KEYED, VERBS, WRITTEN, Vocabulary, Wanted
from .network import SOURCE_KINDS, Batch, Policy, Seen

_VERB = {verb: index for index, verb in enumerate(VERBS)}
APPS = 2


@dataclass(frozen=True)
class Likelihood:
    """Log probabilities (B,) of the parts of what was wanted, 0 where a part is not asked for."""

    verb: Tensor
    target: Tensor
    key: Tensor
    text: Tensor

    @property
    def whole(self) -> Tensor:
        return self.verb + self.target + self.key + self.text


def allowed(batch: Batch, verbs: Tensor) -> Tensor:
    """Which nodes (B, N) the verbs (B,) can be aimed at: apps where an address is gone to, else what is on the page."""
    wanted = torch.where(verbs == _VERB["goto"], APPS, 1).unsqueeze(-1)
    return batch.kinds == wanted


def possible_sources(batch: Batch, phrases: int) -> Tensor:
    """Which kinds of sources there are (B, 4)."""
    possible = torch.ones(len(batch.kinds), SOURCE_KINDS, dtype=torch.bool)
    possible[:, 3] = phrases > 0
    return possible


def likelihood(policy: Policy, batch: Batch, wanted: Sequence[Wanted], vocabulary: Vocabulary) -> Likelihood:
    """How likely the policy is to do what was wanted in each situation of a batch."""
    seen = policy.look(batch)
    rows = torch.arange(len(wanted))
    verbs = torch.tensor([_VERB[each.verb] for each in wanted])
    zero = torch.zeros(len(wanted))
    target, aimed = zero, torch.tensor([each.verb in AIMED for each in wanted])
    if aimed.any():
        scores = policy.targets(seen, verbs, allowed(batch, verbs))
        right = torch.zeros_like(scores, dtype=torch.bool)
        for row, each in enumerate(wanted):
            right[row, list(each.targets)] = True
        target = torch.where(aimed, scores.masked_fill(~right, -1e9).logsumexp(-1), zero)
    keys = torch.tensor([vocabulary.keys.index(each.key) if each.verb in KEYED else 0 for each in wanted])
    keyed = torch.tensor([each.verb in KEYED for each in wanted])
    key = torch.where(keyed, seen.keys[rows, keys], zero)
    text = zero
    writing = [row for row, each in enumerate(wanted) if each.verb in WRITTEN]
    if writing:
        parts = _part(batch, seen, writing)
        texts = _texts(policy, *parts, verbs[writing], [wanted[row] for row in writing], len(vocabulary.phrases))
        text = zero.index_put((torch.tensor(writing),), texts)
    return Likelihood(seen.verbs[rows, verbs], target, key, text)


def _part(batch: Batch, seen: Seen, rows: list[int]) -> tuple[Batch, Seen]:
    return (
        Batch(*(getattr(batch, name)[rows] for name in Batch.__dataclass_fields__)),
        Seen(*(getattr(seen, name)[rows] for name in Seen.__dataclass_fields__)),
    )


def _texts(policy: Policy, batch: Batch, seen: Seen, verbs: Tensor, wanted: Sequence[Wanted], phrases: int) -> Tensor:
    """The log probability of what was written, over all sources it can be copied from."""
    targets = torch.tensor([each.targets[0] if each.targets else -1 for each in wanted])
    queries = policy.queries(seen, verbs, targets)
    kinds = policy.source_kinds(queries, possible_sources(batch, phrases))
    firsts = policy.firsts(seen, queries, batch.words)
    lasts = policy.lasts(seen, queries, batch.words)
    names, values = policy.copied(seen, queries, batch)
    by_heart = policy.phrases(queries)
    forms = torch.stack([policy.forms(queries, torch.full((len(wanted),), kind)) for kind in range(SOURCE_KINDS)], 1)
    flat = [(row, source) for row, each in enumerate(wanted) for source in each.sources]
    of = torch.tensor([row for row, _ in flat])
    kind, first, last, form = (torch.tensor(column) for column in zip(*(source for _, source in flat), strict=True))
    places = [
        firsts[of, first.clamp(max=firsts.shape[1] - 1)]
        + lasts[of, first.clamp(max=firsts.shape[1] - 1), last.clamp(max=firsts.shape[1] - 1)],
        names[of, first.clamp(max=names.shape[1] - 1)],
        values[of, first.clamp(max=names.shape[1] - 1)],
        by_heart[of, first.clamp(max=by_heart.shape[1] - 1)],
    ]
    place = torch.stack(places, 1)[torch.arange(len(flat)), kind]
    each = kinds[of, kind] + place + forms[of, kind, form]
    # The logarithm of a sum over each row's sources, steadied by their highest.
    highest = torch.full((len(wanted),), -1e9).scatter_reduce(0, of, each.detach(), "amax")
    total = torch.zeros(len(wanted)).index_add(0, of, (each - highest[of]).exp())
    return total.log() + highest
