"""Whether two episodes of the same key are the same episode."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, is_dataclass
from typing import Any

from ...tasks.pace import STEADY
from ...tasks.registry import Instance, get_family
from ...tasks.verifier import Grader
from ..trajectories.images import sha256
from .keys import EpisodeKey
from .reach import filled, reach_of


def instance_digest(instance: Instance, grader: Grader) -> str:
    """A digest (64 hex digits) of what an episode can reach, what is asked there of whom, and what is wanted."""
    return sha256("\0".join(_facts(instance, grader)).encode("utf-8", "surrogatepass"))


def digest_of(key: EpisodeKey) -> str:
    """The digest of an episode that nobody plays. Raises faults of the task."""
    with closing(get_family(key.family).with_dials(**key.dials).open(key.seed, split=key.split)) as opening:
        return instance_digest(opening.instance, opening.grader)


def _facts(instance: Instance, grader: Grader) -> Iterator[str]:
    family, task = instance.family, instance.task
    yield from reach_of(instance)
    yield from (family.id, instance.persona, str(instance.steps), task.goal, task.start, task.host or family.app)
    if task.answer is not None:
        yield f"answer {task.answer.kind}: {task.answer}"
    if task.infeasible is not None:
        yield f"infeasible: {task.infeasible}"
    for column, matcher in sorted(task.matchers.items()):
        # The name of a function; its address would be another one each time.
        yield f"{column}: {stable_repr(matcher) if is_dataclass(matcher) else getattr(matcher, '__qualname__', '')}"
    if task.pace != STEADY:
        yield f"pace: {stable_repr(task.pace)}"
    for occasion in task.occasions:
        yield stable_repr(occasion)
    for net in grader.wanted:
        yield "outcome"
        for (table, row), change in sorted(net.changes.items()):
            yield f"{table} {row}: {filled(change.table, change.after or {})}"


def stable_repr(value: Any) -> str:
    """A value as `repr` has it, but with sets in order: theirs is another one in each process.

    Raises TypeError for an object that Python knows by its address alone.
    """
    match value:
        case set() | frozenset():
            return f"{{{', '.join(sorted(map(stable_repr, value)))}}}"
        case dict():
            return f"{{{', '.join(f'{stable_repr(key)}: {stable_repr(each)}' for key, each in value.items())}}}"
        case list():
            return f"[{', '.join(map(stable_repr, value))}]"
        case tuple() if type(value) is tuple:
            return f"({', '.join(map(stable_repr, value))}{',' * (len(value) == 1)})"
    if is_dataclass(value) and not isinstance(value, type):
        shown = (f"{each.name}={stable_repr(getattr(value, each.name))}" for each in fields(value) if each.repr)
        return f"{type(value).__qualname__}({', '.join(shown)})"
    if callable(value) or repr(value) == object.__repr__(value):
        raise TypeError(f"a {type(value).__qualname__} has no text of its own; leave its field out of the repr")
    return repr(value)
