"""Matchers of the texts of several tasks in one column."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from ..matchers import Anything, Tolerant, WithCounterexamples, WithExamples
from ..task import Matcher


@dataclass(frozen=True)
class ByText:
    """Each wanted text by the matcher of its task; to the letter where that has none."""

    matchers: Mapping[Any, Matcher | None]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        matcher = self.matchers.get(wanted)
        return text == wanted if matcher is None else matcher(text, wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        matcher = self.matchers.get(wanted)
        return matcher.examples(wanted) if isinstance(matcher, WithExamples) else ()

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        matcher = self.matchers.get(wanted)
        return matcher.counterexamples(wanted) if isinstance(matcher, WithCounterexamples) else ()

    def tolerates(self, text: str, wanted: str) -> bool:
        matcher = self.matchers.get(wanted)
        return isinstance(matcher, Tolerant) and matcher.tolerates(text, wanted)


class Clash(Exception):
    """Two tasks disagree about what is right in one column, or one undoes what another did."""


class Columns:
    """What the tasks of a chain want in the columns that any of them loosens."""

    def __init__(self) -> None:
        self._wanted: dict[str, dict[Any, Matcher | None]] = {}

    def with_values(self, values: Mapping[str, set[Hashable]], matchers: Mapping[str, Matcher]) -> Columns:
        """These and the values of one more task, by column. Raises Clash where one would be right for another."""
        columns = Columns()
        columns._wanted = {name: dict(wanted) for name, wanted in self._wanted.items()}
        for name, some in values.items():
            wanted, matcher = columns._wanted.setdefault(name, {}), matchers.get(name)
            # In an order that is the same in each process, which that of a set is not.
            if any(wanted.setdefault(value, matcher) != matcher for value in sorted(some, key=repr)):
                raise Clash(name)
            if all(its is None for its in wanted.values()):
                # To the letter, nothing is taken for another.
                continue
            for value in some:
                if any(
                    _takes(its, value, other) or _takes(matcher, other, value)
                    for other, its in wanted.items()
                    if other != value and not (its is matcher is None)
                ):
                    raise Clash(name)
        return columns

    def matchers(self) -> dict[str, Matcher]:
        """The matchers of all columns; of those in which all tasks have the same one, that."""
        found: dict[str, Matcher] = {}
        for name, wanted in self._wanted.items():
            first, *others = wanted.values()
            if first is not None and all(other == first for other in others):
                found[name] = first
            elif any(wanted.values()):
                found[name] = ByText(wanted)
        return found


def _takes(matcher: Matcher | None, text: Any, wanted: Any) -> bool:
    # Where anything is right, other columns tell the rows apart.
    return matcher is not None and not isinstance(matcher, Anything) and matcher(text, wanted)
