"""What a saved report may say in other words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...apps.crm.reporting.sources import SOURCES
from ..matchers import Anything


@dataclass(frozen=True)
class SameFilters:
    """The same conditions in any order; one of some choices may also be said as none of the others.

    `choices` has all values of such fields, by the field's key.
    """

    choices: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def __call__(self, text: Any, wanted: Any) -> bool:
        try:
            return self._read(text) == self._read(wanted)
        except (TypeError, ValueError):  # no filters at all
            return False

    def _read(self, text: Any) -> list[tuple[str, str, tuple[str, ...]]]:
        pairs = json.loads(text) if isinstance(text, str) else (text or [])
        return sorted(self._plain(key, said) for key, said in pairs)

    def _plain(self, key: str, said: str) -> tuple[str, str, tuple[str, ...]]:
        operator, _, value = said.partition(":")
        if operator not in ("any", "not"):
            return key, operator, (value,)
        values = set(value.split("|"))
        if operator == "not" and key in self.choices:
            operator, values = "any", set(self.choices[key]) - values
        return key, operator, tuple(sorted(values))


@dataclass(frozen=True)
class AllOfThem:
    """Words that ask for all filters: none, or their numbers put together by AND."""

    def __call__(self, text: Any, wanted: Any) -> bool:
        words = str(text or "").replace("(", " ").replace(")", " ").split()
        return text in (None, "") or (bool(words) and all(word == "AND" or word.isdecimal() for word in words))


def loosened(choices: Mapping[str, frozenset[str]]) -> dict[str, Any]:
    """What a goal leaves open that says groups, values, filters and the chart of a report."""
    return {
        "crm_report.columns": Anything(),
        "crm_report.description": Anything(),
        "crm_report.sort": Anything(),
        "crm_report.shows_details": Anything(),
        "crm_report.logic": AllOfThem(),
        "crm_report.filters": SameFilters(choices),
    }


def label(source: str, key: str) -> str:
    """What a field is called in the builder."""
    return SOURCES[source].fields[key].label
