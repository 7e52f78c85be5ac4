"""A policy's choice in a situation, and the action it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ...trajectories.model import Trajectory
from ..examples import AIMED, GOAL_WORDS, KEYED, VERBS, WRITTEN, Source, Vocabulary, Wanted, key_of, text_of
from ..examples import examples as examples_of
from ..features import Features, features
from ..situation import Deed, Sight, Situation
from ..words import spans
from ..writing import written
from .likelihood import allowed, possible_sources
from .network import Batch, Policy, Seen, batch_of


@dataclass(frozen=True)
class Choice:
    """What was chosen; `wanted` has it as the one right thing, so that its likelihood can be computed again."""

    action: dict[str, Any]
    deed: Deed
    wanted: Wanted
    features: Features


class Chooser:
    """Chooses what is likeliest, or draws by a generator's luck."""

    def __init__(self, policy: Policy, vocabulary: Vocabulary, generator: torch.Generator | None = None) -> None:
        self.policy, self.vocabulary, self.generator = policy, vocabulary, generator

    @torch.no_grad()
    def choose(self, situation: Situation) -> Choice:
        """One action for what is seen."""
        given = features(situation)
        batch = batch_of([given])
        seen = self.policy.look(batch)
        verbs = seen.verbs[0].clone()
        for index, each in enumerate(VERBS):
            # What nothing on the page can be aimed at, and keys that nobody has learnt, are no choice.
            nowhere = each in AIMED and not bool(allowed(batch, torch.tensor([index])).any())
            if nowhere or (each in KEYED and not self.vocabulary.keys):
                verbs[index] = -1e9
        verb = self._pick(verbs)
        name = VERBS[verb]
        one = torch.tensor([verb])
        target = self._pick(self.policy.targets(seen, one, allowed(batch, one))[0]) if name in AIMED else -1
        key = self.vocabulary.keys[self._pick(seen.keys[0])] if name in KEYED else ""
        source = self._source(batch, seen, one, target) if name in WRITTEN else None
        text = None if source is None else self._text(situation, source)
        node = situation.nodes[target] if target >= 0 else None
        wanted = Wanted(name, (target,) if node else (), key, (source,) if source else ())
        deed = Deed(
            name,
            node.role if node and name != "goto" else "",
            (node.ref if name == "goto" else node.name[:80]) if node else "",
            (text if text is not None else key)[:200],
        )
        return Choice(_action(name, node.ref if node else "", key, text), deed, wanted, given)

    def _pick(self, scores: Tensor) -> int:
        if self.generator is None:
            return int(scores.argmax())
        return int(torch.multinomial(scores.softmax(-1), 1, generator=self.generator))

    def _source(self, batch: Batch, seen: Seen, verb: Tensor, target: int) -> Source:
        queries = self.policy.queries(seen, verb, torch.tensor([target]))
        kind = self._pick(self.policy.source_kinds(queries, possible_sources(batch, len(self.vocabulary.phrases)))[0])
        first = last = 0
        if kind == 0:
            first = self._pick(self.policy.firsts(seen, queries, batch.words)[0])
            last = self._pick(self.policy.lasts(seen, queries, batch.words)[0, first])
        elif kind == 3:
            first = self._pick(self.policy.phrases(queries)[0])
        else:
            first = self._pick(self.policy.copied(seen, queries, batch)[kind - 1][0])
        return Source(kind, first, last, self._pick(self.policy.forms(queries, torch.tensor([kind]))[0]))

    def _text(self, situation: Situation, source: Source) -> str:
        if source.kind == 3:
            return self.vocabulary.phrases[source.first]
        if source.kind:
            node = situation.nodes[source.first]
            return written(node.name if source.kind == 1 else node.value, source.form)
        bounds = spans(situation.goal, GOAL_WORDS)
        piece = situation.goal[bounds[source.first][0] : bounds[source.last][1]] if bounds else ""
        return written(piece, source.form)


def known_steps(chooser: Chooser, trajectory: Trajectory, sight: Sight) -> int:
    """How many steps of an episode would be chosen just so."""
    shown = examples_of(trajectory, 0, chooser.vocabulary, sight)
    return sum(
        _is_same(step.action, chooser.choose(example.situation).action)
        for step, example in zip(trajectory.steps, shown, strict=True)
    )


def _is_same(gold: Mapping[str, Any], chosen: Mapping[str, Any]) -> bool:
    parts = ("action", "ref", "url")
    alike = all(gold.get(part) == chosen.get(part) for part in parts)
    return alike and (text_of(gold), key_of(gold)) == (text_of(chosen), key_of(chosen))


def _action(verb: str, ref: str, key: str, text: str | None) -> dict[str, Any]:
    match verb:
        case "click" | "double_click":
            return {"action": verb, "ref": ref}
        case "fill":
            return {"action": verb, "ref": ref, "text": text}
        case "type":
            return {"action": verb, "text": text}
        case "select":
            return {"action": verb, "ref": ref, "option": text}
        case "press":
            return {"action": verb, "keys": key}
        case "goto":
            return {"action": verb, "url": ref}
        case "answer":
            return {"action": verb, "value": text}
        case "infeasible":
            return {"action": verb, "reason": key}
    return {"action": verb}
