"""A condition of the goal left out: whoever ignores it must come to another result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..case import Attempt, AuditCase, FinalAction
from ..registry import check


@check("condition-ignored", "must fail", "A condition of the goal left out")
def condition_ignored(case: AuditCase) -> Iterator[Attempt]:
    for condition, other in case.task.without.items():
        if callable(other):
            # The same rows as when the condition is kept are no excuse: then it asks for nothing.
            yield Attempt(f"without {condition}", partial(case.act, outcome=other), solved=False, by_rows=False)
        else:
            yield Attempt(f"without {condition}", final=FinalAction(str(other)), solved=False)
