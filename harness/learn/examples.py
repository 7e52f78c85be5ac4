"""What a policy should have done in each step of a gold episode, as far as what it saw lets anybody know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..trajectories.model import Step, Trajectory
from .situation import APP, MOST_NODES, Deed, Sight, Situation, situation, without_ref
from .words import spans
from .writing import forms_of

VERBS = (
    "click", "double_click", "fill", "type", "select", "press", "goto", "answer", "infeasible", "done", "back",
)  # fmt: skip
AIMED = ("click", "double_click", "fill", "select", "goto")
WRITTEN = ("fill", "type", "select", "answer")
KEYED = ("press", "infeasible")
GOAL_WORDS = 200
#: A text typed in so many episodes is a phrase, which is learnt by heart.
PHRASE_EPISODES = 3
#: A span of the goal that is copied has no more words than this.
LONGEST = 60


class Source(NamedTuple):
    """Where a text can be copied from: words of the goal, a node's name or value, or a phrase known by heart."""

    kind: int  # 0: goal, from word `first` to `last`; 1: name of node `first`; 2: value of it; 3: phrase `first`
    first: int
    last: int
    form: int


@dataclass(frozen=True)
class Wanted:
    """One step of gold: what is right, where several things are, all of them."""

    verb: str
    targets: tuple[int, ...] = ()
    key: str = ""
    sources: tuple[Source, ...] = ()
    #: Why a policy cannot do this but by luck; empty where it can.
    unlearnable: str = ""
    #: So many nodes look just like the target and are not it.
    alike: int = 0


@dataclass(frozen=True)
class Example:
    """A situation and what was right in it."""

    family: str
    episode: int
    situation: Situation
    wanted: Wanted


@dataclass(frozen=True)
class Vocabulary:
    """What is learnt by heart: phrases that are typed in many episodes, and keys."""

    phrases: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()


def text_of(action: Mapping[str, Any]) -> str | None:
    """What an action writes or chooses; None where it writes nothing, or more than one text."""
    match action:
        case {"action": "fill" | "type", "text": str(text)}:
            return text
        case {"action": "select", "option": str(option)}:
            return option
        case {"action": "answer", "value": str() | int() | float() as value}:
            return str(value)
    return None


def key_of(action: Mapping[str, Any]) -> str:
    """The keys that are pressed, or the reason why something cannot be done."""
    return str(action.get("keys") or action.get("reason") or "")


def deed_of(step: Step) -> Deed:
    """What a step leaves in memory."""
    target = step.target or {}
    if step.verb == "goto":
        return Deed("goto", "", str(step.action.get("url", "")))
    text = text_of(step.action)
    return Deed(step.verb, target.get("role", ""), target.get("name", "")[:80], (text or key_of(step.action))[:200])


def learn_by_heart(trajectories: Iterable[Trajectory]) -> Vocabulary:
    """The phrases of many episodes, and all keys."""
    phrases: Counter[str] = Counter()
    keys: set[str] = set()
    for trajectory in trajectories:
        texts = {text for step in trajectory.steps if (text := text_of(step.action))}
        phrases.update(text for text in texts if text not in trajectory.header.goal)
        keys |= {key for step in trajectory.steps if (key := key_of(step.action))}
    often = sorted(text for text, count in phrases.items() if count >= PHRASE_EPISODES)
    return Vocabulary(tuple(often), tuple(sorted(keys)))


def examples(
    trajectory: Trajectory,
    episode: int,
    vocabulary: Vocabulary,
    sight: Sight = "all",
    most: int | None = MOST_NODES,
) -> Iterator[Example]:
    """The steps of an episode as examples, those that cannot be learnt too; of pages at most so many nodes."""
    deeds: list[Deed] = []
    for step in trajectory.steps:
        family = trajectory.header.family
        seen = situation({"axtree": "", **step.observation}, deeds, sight, most, family)
        yield Example(family, episode, seen, _wanted(step, seen, vocabulary))
        deeds.append(deed_of(step))


def _wanted(step: Step, seen: Situation, vocabulary: Vocabulary) -> Wanted:
    verb = step.verb
    if verb not in VERBS:
        return Wanted(verb, unlearnable=f"a policy has no {verb}")
    targets: tuple[int, ...] = ()
    alike = 0
    if verb in AIMED:
        ref = step.action.get("url") if verb == "goto" else step.action.get("ref")
        of_app = verb == "goto"
        targets = tuple(i for i, node in enumerate(seen.nodes) if node.ref == ref and (node.role == APP) == of_app)
        if not targets:
            return Wanted(verb, unlearnable="the address is no app's" if of_app else "the target is not shown")
        mine = without_ref(seen.nodes[targets[0]])
        alike = sum(without_ref(node) == mine for node in seen.nodes) - 1
    key = key_of(step.action) if verb in KEYED else ""
    if key and key not in vocabulary.keys:
        return Wanted(verb, targets, key, unlearnable=f"{key} is pressed nowhere else", alike=alike)
    if verb not in WRITTEN:
        return Wanted(verb, targets, key, alike=alike)
    text = text_of(step.action)
    if text is None:
        return Wanted(verb, targets, unlearnable="several texts at once", alike=alike)
    found = tuple(sources(seen, text, vocabulary.phrases))
    return Wanted(
        verb, targets, "", found, "" if found else "the text stands nowhere", alike
    )  # fmt: skip


def sources(seen: Situation, text: str, phrases: Sequence[str] = ()) -> Iterator[Source]:
    """From where a text can be copied, and in which form."""
    if text in phrases:
        yield Source(3, phrases.index(text), 0, 0)
    if not text:
        return
    bounds = spans(seen.goal, GOAL_WORDS)
    for first, (start, _) in enumerate(bounds):
        for last in range(first, min(first + LONGEST, len(bounds))):
            piece = seen.goal[start : bounds[last][1]]
            if len(piece) > 2 * len(text) + 40:
                break
            for form in forms_of(piece, text) if _may_become(piece, text) else ():
                yield Source(0, first, last, form)
    for index, node in enumerate(seen.nodes):
        for kind, said in ((1, node.name), (2, node.value)):
            if said and len(said) <= 2 * len(text) + 40 and _may_become(said, text):
                for form in forms_of(said, text):
                    yield Source(kind, index, 0, form)


def _may_become(piece: str, text: str) -> bool:
    """Whether it is worth to try: the ends agree, or there are figures in both."""
    if piece == text:
        return True
    figures = any(map(str.isdigit, piece)) and any(map(str.isdigit, text))
    return figures or piece[1:3].lower() == text[1:3].lower() or text.startswith("=")
