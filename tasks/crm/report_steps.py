"""Gold steps in the report builder and on dashboards, and matchers of what a report says."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...apps.crm.reporting.sources import SOURCES
from ..gold import User
from ..gold_steps import fill_filter
from ..matchers import Anything


def new_report(user: User, source: str) -> None:
    """Begin a report of the records called `source`: "Deals"."""
    user.open("Reports")
    user.click("link", "New report")
    user.click("link", source, within="Records")


def aim(user: User, target: str) -> None:
    """Say where a click on a field puts it: "Values"."""
    user.click("link", target, within="Add to")


def group(user: User, label: str, *, period: str = "", across: bool = False) -> None:
    zone = "Groups across" if across else "Groups down"
    aim(user, zone)
    user.click("link", f"Add {label}")
    if period and period != "month":
        user.click("button", f"{label} by month", within=zone)
        user.click("menuitem", f"By {period}")


def measure(user: User, label: str, how: str = "Sum") -> None:
    aim(user, "Values")
    user.click("link", f"Add {label}")
    if how != "Sum":
        user.click("button", f"Sum of {label}", within="Values")
        user.click("menuitem", how)


def filter_by(user: User, label: str, *, condition: str = "", value: str = "", choices: Sequence[str] = ()) -> None:
    """Add a filter; the fields must be aimed at the filters."""
    user.click("link", f"Filter by {label}")
    fill_filter(user, label, condition=condition, choices=choices, typed={"Value": value} if value else None)


def chart(user: User, kind: str, shows: str = "") -> None:
    user.click("button", "Chart: none")
    user.click("menuitem", kind)
    if shows:
        user.click("button", "Chart shows: Record count")
        user.click("menuitem", shows)


def save_as(user: User, name: str, folder: str) -> None:
    user.click("button", "Save")
    user.fill("Name", name, within="Save report")
    user.choose("Folder", folder, within="Save report")
    user.click("button", "Save", within="Save report")


# -- What a saved report may say in other words -----------------------------------------------------------------------


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
