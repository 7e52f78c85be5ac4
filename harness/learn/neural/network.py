"""The pointer policy: what to do, on which node, with which text, all by pointing at what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from ..examples import VERBS
from ..features import NODE_NUMBERS, WORD_NUMBERS, Features
from ..words import BUCKETS
from ..writing import NAMES

WORD, WIDTH, HEADS = 48, 64, 2
#: Goal, a node's name, a node's value, a phrase: as in `Source.kind`.
SOURCE_KINDS = 4
NODE_KINDS = 4
_FAR = -1e9


@dataclass(frozen=True)
class Batch:
    """B situations, filled up to the most nodes N and the longest goal G among them."""

    own: Tensor  # (B, N, 24)
    around: Tensor  # (B, N, 24)
    numbers: Tensor  # (B, N, 18)
    kinds: Tensor  # (B, N), -1 where there is none
    goal: Tensor  # (B, G)
    shapes: Tensor  # (B, G)
    word_numbers: Tensor  # (B, G, 6)
    words: Tensor  # (B, G): whether there is a word
    state: Tensor  # (B, 12)
    deeds: Tensor  # (B, 6)


def batch_of(situations: Sequence[Features]) -> Batch:
    """Features of several situations as one batch."""
    count, most = len(situations), max(len(each.kinds) for each in situations)
    longest = max(len(each.goal) for each in situations)

    def filled(name: str, length: int, fill: int = 0) -> Tensor:
        parts = [getattr(each, name) for each in situations]
        whole = np.full((count, length, *parts[0].shape[1:]), fill, parts[0].dtype)
        for row, part in zip(whole, parts, strict=True):
            row[: len(part)] = part
        return torch.from_numpy(whole)

    words = torch.arange(longest) < torch.tensor([[len(each.goal)] for each in situations])
    return Batch(
        filled("own", most).int(), filled("around", most).int(), filled("numbers", most), filled("kinds", most, -1),
        filled("goal", longest).int(), filled("shapes", longest).int(), filled("word_numbers", longest), words,
        torch.from_numpy(np.stack([each.state for each in situations])).int(),
        torch.from_numpy(np.stack([each.deeds for each in situations])).int(),
    )  # fmt: skip


@dataclass(frozen=True)
class Seen:
    """What the network makes of a batch."""

    nodes: Tensor  # (B, N, 64)
    goal: Tensor  # (B, G, 64)
    whole: Tensor  # (B, 64)
    verbs: Tensor  # (B, V), log probabilities
    keys: Tensor  # (B, K), log probabilities


class Policy(nn.Module):
    """Under a million parameters, most of them the words'."""

    def __init__(self, keys: int, phrases: int) -> None:
        super().__init__()
        self.bag = nn.EmbeddingBag(BUCKETS, WORD, mode="mean", padding_idx=0)
        self.node = nn.Sequential(
            nn.Linear(2 * WORD + NODE_NUMBERS + NODE_KINDS, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH)
        )
        self.reader = nn.GRU(2 * WORD + WORD_NUMBERS, WIDTH // 2, batch_first=True, bidirectional=True)
        self.among, self.toward = (nn.MultiheadAttention(WIDTH, HEADS, batch_first=True) for _ in range(2))
        self.calm = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(3))
        self.further = nn.Sequential(nn.Linear(WIDTH, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH))
        self.weigh = nn.Linear(WIDTH, 1)
        self.whole = nn.Sequential(nn.Linear(3 * WIDTH + 7 * WORD, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH))
        self.verb = nn.Linear(WIDTH, len(VERBS))
        self.key = nn.Linear(WIDTH, max(keys, 1))
        self.for_verb = nn.Embedding(len(VERBS), WIDTH)
        self.target = _Pointer()
        self.query = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH))
        self.kind = nn.Linear(WIDTH, SOURCE_KINDS)
        self.for_kind = nn.Embedding(SOURCE_KINDS, WIDTH)
        self.first, self.last, self.name, self.value = (_Pointer() for _ in range(4))
        self.follows = nn.Linear(WIDTH, WIDTH, bias=False)
        self.phrase = nn.Linear(WIDTH, max(phrases, 1))
        self.form = nn.Linear(WIDTH, len(NAMES))
        self.heat = 1.0  # what scores are divided by: above one, what is less likely is drawn more often

    def look(self, batch: Batch) -> Seen:
        """Read goal and page."""
        count, most = batch.kinds.shape
        missing = batch.kinds < 0
        own = self.bag(batch.own.view(count * most, -1)).view(count, most, WORD)
        around = self.bag(batch.around.view(count * most, -1)).view(count, most, WORD)
        kinds = nn.functional.one_hot(batch.kinds.clamp(min=0).long(), NODE_KINDS).float()
        nodes = self.node(torch.cat([own, around, batch.numbers, kinds], -1))
        pieces = nn.functional.embedding(batch.goal, self.bag.weight)
        shapes = nn.functional.embedding(batch.shapes, self.bag.weight)
        goal, _ = self.reader(torch.cat([pieces, shapes, batch.word_numbers], -1))
        said = ~batch.words
        nodes = self.calm[0](nodes + self.toward(nodes, goal, goal, key_padding_mask=said, need_weights=False)[0])
        nodes = self.calm[1](nodes + self.among(nodes, nodes, nodes, key_padding_mask=missing, need_weights=False)[0])
        nodes = self.calm[2](nodes + self.further(nodes))
        weights = self.weigh(nodes).squeeze(-1).masked_fill(missing, _FAR).softmax(-1)
        pooled = (weights.unsqueeze(-1) * nodes).sum(1)
        highest = nodes.masked_fill(missing.unsqueeze(-1), _FAR).max(1).values
        meant = (goal * batch.words.unsqueeze(-1)).sum(1) / batch.words.sum(1, keepdim=True).clamp(min=1)
        deeds = nn.functional.embedding(batch.deeds, self.bag.weight).flatten(1)
        whole = self.whole(torch.cat([pooled, highest, meant, self.bag(batch.state), deeds], -1))
        return Seen(nodes, goal, whole, self._log(self.verb(whole)), self._log(self.key(whole)))

    def targets(self, seen: Seen, verbs: Tensor, allowed: Tensor) -> Tensor:
        """Log probabilities (B, N) of what the verbs (B,) are aimed at, among those allowed (B, N)."""
        scores = self.target(seen.nodes, seen.whole + self.for_verb(verbs))
        return self._log(scores.masked_fill(~allowed, _FAR))

    def queries(self, seen: Seen, verbs: Tensor, targets: Tensor) -> Tensor:
        """What texts are chosen by (B, 64), for verbs (B,) aimed at nodes (B,), -1 where at none."""
        aimed = seen.nodes[torch.arange(len(targets)), targets.clamp(min=0)] * (targets >= 0).unsqueeze(-1)
        return self.query(torch.cat([seen.whole + self.for_verb(verbs), aimed], -1))

    def source_kinds(self, queries: Tensor, possible: Tensor) -> Tensor:
        """Log probabilities (B, 4) of where texts come from, among the possible (B, 4)."""
        return self._log(self.kind(queries).masked_fill(~possible, _FAR))

    def firsts(self, seen: Seen, queries: Tensor, words: Tensor) -> Tensor:
        """Log probabilities (B, G) of the first word that is copied from the goal."""
        return self._log(self.first(seen.goal, queries).masked_fill(~words, _FAR))

    def lasts(self, seen: Seen, queries: Tensor, words: Tensor) -> Tensor:
        """Log probabilities (B, G, G) of the last word, the second index, by the first."""
        follows = self.follows(seen.goal) @ seen.goal.transpose(1, 2) / WIDTH**0.5
        scores = self.last(seen.goal, queries).unsqueeze(1) + follows
        length = scores.shape[-1]
        before = torch.ones(length, length, dtype=torch.bool).tril(-1)
        return self._log(scores.masked_fill(before | ~words.unsqueeze(1), _FAR))

    def copied(self, seen: Seen, queries: Tensor, batch: Batch) -> tuple[Tensor, Tensor]:
        """Log probabilities (B, N) of the node whose name, and of the one whose value is copied."""
        missing = batch.kinds < 0
        names, values = self.name(seen.nodes, queries), self.value(seen.nodes, queries)
        return self._log(names.masked_fill(missing, _FAR)), self._log(values.masked_fill(missing, _FAR))

    def forms(self, queries: Tensor, kinds: Tensor) -> Tensor:
        """Log probabilities (B, F) of the form in which what comes from a source of these kinds (B,) is written."""
        return self._log(self.form(queries + self.for_kind(kinds)))

    def phrases(self, queries: Tensor) -> Tensor:
        """Log probabilities (B, P) of the phrase that is known by heart."""
        return self._log(self.phrase(queries))

    def _log(self, scores: Tensor) -> Tensor:
        return (scores / self.heat).log_softmax(-1)


class _Pointer(nn.Module):
    """Scores of things by what is looked for."""

    def __init__(self) -> None:
        super().__init__()
        self.thing, self.sought = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.score = nn.Linear(WIDTH, 1)

    def forward(self, things: Tensor, sought: Tensor) -> Tensor:
        """`things` (B, T, 64) and `sought` (B, 64) to scores (B, T)."""
        asked = self.sought(sought).unsqueeze(1)
        thing = self.thing(things)
        scores: Tensor = (thing * asked).sum(-1) / WIDTH**0.5 + self.score(torch.relu(thing + asked)).squeeze(-1)
        return scores
