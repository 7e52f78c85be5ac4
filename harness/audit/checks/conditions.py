"""A condition of the goal left out: whoever ignores it must come to another result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..case import Attempt, AuditCase
from ..registry import check


@check("condition-ignored", "must fail", "A condition of the goal left out")
def condition_ignored(case: AuditCase) -> Iterator[Attempt]:
    for condition, outcome in case.task.without.items():
        # The same rows as when the condition is kept are no excuse: then it asks for nothing.
        yield Attempt(f"without {condition}", partial(case.act, outcome=outcome), solved=False, by_rows=False)
