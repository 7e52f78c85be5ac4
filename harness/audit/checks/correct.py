"""What must pass: every right way, every right wording."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..case import Attempt, AuditCase, FinalAction
from ..registry import check
from ..sayings.right import right_answers


@check("outcome", "must pass", "The work done, in every right way")
def outcome(case: AuditCase) -> Iterator[Attempt]:
    yield Attempt("the outcome")
    for number, way in enumerate(case.task.outcomes[1:] if case.task.outcome else (), start=2):
        yield Attempt(f"outcome {number}", partial(case.act, outcome=way), solved=False)


@check("answer-worded", "must pass", "The right answer in other words")
def answer_worded(case: AuditCase) -> Iterator[Attempt]:
    if case.task.answer is not None:
        for answer in right_answers(case.task.answer):
            yield Attempt(f"answer {answer!r}", final=FinalAction(answer))
