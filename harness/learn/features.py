"""A situation in numbers: buckets of words, and how each node bears upon the goal and on what was done."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .examples import GOAL_WORDS
from .page import Node
from .situation import APP, PAST, Situation, wanted_words
from .words import bucket, shape, spans, words

#: How many numbers say how a node bears upon the rest, and how a word of the goal looks.
NODE_NUMBERS, WORD_NUMBERS = 18, 6
_OWN, _AROUND = 24, 24
_STATES = ("active", "expanded", "checked", "disabled", "selected", "current", "pressed")

Ids = NDArray[np.int16]
Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Features:
    """N nodes and G words of the goal; bags are as wide as their longest, filled up with 0."""

    own: Ids  # (N, 24): buckets of role, name, value and states
    around: Ids  # (N, 24): buckets of ancestors and of the row
    numbers: Numbers  # (N, 18)
    kinds: NDArray[np.int8]  # (N,): 0 text, 1 can be acted on, 2 app, 3 past
    goal: Ids  # (G,)
    shapes: Ids  # (G,)
    word_numbers: Numbers  # (G, 6)
    state: Ids  # (12,): buckets of the address and of how far one is
    deeds: Ids  # (6,): buckets of what was done last, each deed as a whole


def features(seen: Situation) -> Features:
    """What a policy computes with."""
    wanted = wanted_words(seen.goal)
    nodes = seen.nodes or (Node("text"),)
    said = [words(node.name, 16) for node in nodes]
    seldom = _seldom(said)
    own, around = np.zeros((len(nodes), _OWN), np.int16), np.zeros((len(nodes), _AROUND), np.int16)
    numbers = np.zeros((len(nodes), NODE_NUMBERS), np.float32)
    kinds = np.zeros(len(nodes), np.int8)
    past = [node for node in nodes if node.role.startswith(PAST)]
    lately = {word for node in past[:2] for word in words(node.name, 20) if word[0].isalnum()}
    goal = seen.goal.lower()
    for index, node in enumerate(nodes):
        _fill(own[index], _own_ids(node, said[index]))
        _fill(around[index], [bucket(word) for word in (*words(" ".join(node.above), 10), *words(node.row, 14))])
        numbers[index] = _numbers(node, said[index], goal, wanted, seldom, lately, past, index / len(nodes))
        kinds[index] = 2 if node.role == APP else 3 if node.role.startswith(PAST) else int(bool(node.ref))
    bounds = spans(seen.goal, GOAL_WORDS) or [(0, 0)]
    pieces = [seen.goal[start:end] for start, end in bounds]
    state = np.zeros(12, np.int16)
    ids = [bucket(f"at {piece}") for piece in seen.address.replace("//", "/").split("/")[1:7] if piece]
    _fill(state, [*ids, bucket(f"steps {min(seen.deeds, 20)}"), bucket(f"failed {seen.failed}"), bucket(_form(nodes))])
    done = np.zeros(6, np.int16)
    _fill(done, [bucket(f"{node.role} {_general(node.value)}") for node in past])
    return Features(
        own, around, numbers, kinds,
        np.array([bucket(piece.lower()) for piece in pieces], np.int16),
        np.array([bucket(f"shape {shape(piece)}") for piece in pieces], np.int16),
        np.array([_word_numbers(seen.goal, *bound, place) for place, bound in enumerate(bounds)], np.float32),
        state, done,
    )  # fmt: skip


def _general(deed: str) -> str:
    """A deed without the figures and most of the words of the name it was done to."""
    return " ".join(words(deed, 5))


def _form(nodes: tuple[Node, ...]) -> str:
    """What is open above the page: a dialog or a menu."""
    return "open " + "".join(sorted({node.role for node in nodes if node.role in ("dialog", "menu", "listbox")}))


def _fill(row: Ids, ids: list[int]) -> None:
    row[: min(len(row), len(ids))] = ids[: len(row)]


def _own_ids(node: Node, said: list[str]) -> list[int]:
    whole = bucket(f"whole {node.role} {node.name[:40].lower()}")
    states = [bucket(f"state {state.split('=')[0]}") for state in node.states]
    value = [bucket(word) for word in words(node.value, 8)]
    return [bucket(f"role {node.role}"), whole, *map(bucket, said[:10]), *states[:3], *value]


def _seldom(said: list[list[str]]) -> dict[str, float]:
    """How much a word tells a node from others of the page, from 0 to 1."""
    counts: dict[str, int] = {}
    for each in said:
        for word in set(each):
            counts[word] = counts.get(word, 0) + 1
    return {word: 1 / count for word, count in counts.items()}


def _numbers(
    node: Node,
    said: list[str],
    goal: str,
    wanted: frozenset[str],
    seldom: dict[str, float],
    lately: set[str],
    past: list[Node],
    place: float,
) -> tuple[float, ...]:
    telling = [word for word in said if word[0].isalnum()]
    meant = [word for word in telling if word in wanted]
    row = set(words(node.row, 40))
    around = set(words(" ".join(node.above), 20))
    name, value = node.name.lower(), node.value.lower()
    done = [each for each in past if node.name and each.value.endswith(node.name)]
    return (
        len(meant) / len(telling) if telling else 0.0,
        float(len(name) > 2 and name in goal),
        float(len(value) > 1 and value in goal),
        len(row & wanted) / (len(wanted) or 1) * 3,
        len(around & wanted) / (len(wanted) or 1) * 3,
        max((seldom[word] for word in meant), default=0.0),
        len(lately.intersection(telling)) / len(telling) if telling else 0.0,
        len(lately & row) / (len(lately) or 1),
        float(any(len(each.name) > 1 and each.name == node.value for each in past)),
        float(bool(done)),
        *(float(any(each.startswith(state) for each in node.states)) for state in _STATES),
        place,
    )


def _word_numbers(goal: str, start: int, end: int, place: int) -> tuple[float, ...]:
    return (
        float(goal[start:end].isdigit()),
        float(goal[start : start + 1].isupper()),
        float(goal[start - 1 : start] in "\"'“‘(#"),
        float(goal[end : end + 1] in "\"'”’).,"),
        float(goal[end : end + 1] == " "),
        place / GOAL_WORDS,
    )
