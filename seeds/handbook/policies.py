"""The numbers of the handbook, for the makers of rows that follow them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from ...apps.handbook.models import Policy
from ...apps.handbook.policies import in_force
from ..draft import Draft

#: The number of a subject on a day.
Rules = Callable[[str | None, date], int]


def policies_of(draft: Draft, key: str) -> Rules:
    """The rules of this key, as the apps look them up."""
    rules = [rule for rule in draft.all(Policy) if rule.key == key]
    return lambda subject, day: in_force(rules, key, subject, day).value
