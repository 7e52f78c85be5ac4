"""What a saved view of the list of deals selects, in whatever order and grouping its conditions are put."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod
from operator import not_
from typing import Any

from ...apps.platform.list_state import put_together

#: A condition as the thing that it looks at, and what it says of each of that thing's values.
Condition = tuple[str, Callable[[Any], bool]]
#: More combinations than this no person's view has.
_MOST = 50_000
_NUMBERS = {"min": int.__ge__, "max": int.__le__, "is": int.__eq__}
#: Pairs of which one is true where the other is not.
_OPPOSITES = {"no": "yes", "empty": "filled", "not": "is"}


@dataclass(frozen=True)
class SameSelection:
    """A view that selects the same records, whatever is in the list.

    Any conditions are compared by what they say of every combination of values: stages and kinds of deals, numbers and
    days around each bound; all else is either so or not. `bases` are the stages of each of the list's own views,
    `choices` all values of the fields that are chosen from, by the field's key.
    """

    bases: Mapping[str, frozenset[str]]
    choices: Mapping[str, frozenset[str]]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return text == wanted

    def matches(self, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
        if [row[name] for name in ("base", "filters", "logic")] == [wanted[n] for n in ("base", "filters", "logic")]:
            return True
        try:
            return self._same(row, wanted)
        except (AttributeError, KeyError, TypeError, ValueError):  # makes no sense as a view
            return False

    def _same(self, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
        one, other = self._view(row), self._view(wanted)
        values = self._values([*_filters(row), *_filters(wanted)])
        if prod(map(len, values.values())) > _MOST:
            return False
        worlds = (dict(zip(values, each, strict=True)) for each in product(*values.values()))
        return all(one(world) == other(world) for world in worlds)

    def _view(self, row: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], bool]:
        stages, logic = self.bases[row["base"]], row["logic"]
        conditions = [self._condition(key, said) for key, said in _filters(row)]

        def selects(world: Mapping[str, Any]) -> bool:
            found = tuple(holds(world[subject]) for subject, holds in conditions)
            return world["stage"] in stages and (not found or _together(logic, found))

        return selects

    def _condition(self, key: str, said: str) -> Condition:
        operator, _, value = said.partition(":")
        if key in self.choices:
            if operator in ("any", "not"):
                chosen = set(value.split("|"))
                return key, lambda each: (each in chosen) == (operator == "any")
            return key, lambda each: (each is None) == (operator == "empty")
        if key == "activity":
            days = int(value)
            return key, lambda silent: (silent >= days) == (operator == "none")
        if operator in _NUMBERS:
            number = int(value)
            return key, lambda each: _NUMBERS[operator](each, number)
        subject = f"{key} {_OPPOSITES.get(operator, operator)} {value}"
        return subject, lambda is_so: is_so == (operator not in _OPPOSITES)

    def _values(self, filters: list[tuple[str, str]]) -> dict[str, list[Any]]:
        """The values that tell conditions apart, by what they are values of."""
        found: dict[str, set[Any]] = {"stage": set(self.choices["stage"])}
        for key, said in filters:
            operator, _, value = said.partition(":")
            subject, _ = self._condition(key, said)
            if key in self.choices:
                found[key] = {*self.choices[key], None} if key != "stage" else found[key]
            elif key == "activity" or operator in _NUMBERS:
                found.setdefault(key, set()).update({int(value) - 1, int(value), int(value) + 1})
            else:
                found[subject] = {False, True}
        return {subject: list(each) for subject, each in found.items()}


def _filters(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    filters = row["filters"]
    return [(key, said) for key, said in (json.loads(filters) if isinstance(filters, str) else filters)]


@lru_cache(maxsize=4096)
def _together(logic: str, found: tuple[bool, ...]) -> bool:
    """Conditions put together as the list does it."""
    return put_together(logic, found, all, any, not_)
