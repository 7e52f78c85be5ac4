"""The right database with a wrong word at the end."""

from __future__ import annotations

from collections.abc import Iterator

from ....tasks.reading import excerpt
from ..case import Attempt, AuditCase, FinalAction
from ..registry import check
from ..sayings.wrong import wrong_answers


@check("answer-wrong", "must fail", "A wrong, an empty, an all-embracing answer")
def answer_wrong(case: AuditCase) -> Iterator[Attempt]:
    if case.task.answer is None:
        return
    for detail, answer in wrong_answers(case.task.answer):
        yield Attempt(f"answer {detail}: {excerpt(answer, 60)}", final=FinalAction(answer))


@check("answer-uncalled", "must fail", "An answer in place of the work")
def answer_uncalled(case: AuditCase) -> Iterator[Attempt]:
    for text in ("", "Done", "yes"):
        if case.task.answer is None:
            yield Attempt(f"answer {text!r} to a task, nothing done", final=FinalAction(text), solved=False)


@check("infeasible-wrong", "must fail", "Infeasible on a feasible task, and the reverse")
def infeasible_wrong(case: AuditCase) -> Iterator[Attempt]:
    for reason in case.reasons:
        if case.task.infeasible is None:
            yield Attempt(f"{reason}, nothing done", final=FinalAction(infeasible=reason), solved=False)
            yield Attempt(f"{reason}, after the work", final=FinalAction(case.final_action.answer, reason))
        elif reason != case.task.infeasible:
            yield Attempt(f"{reason} instead of {case.task.infeasible}", final=FinalAction(infeasible=reason))
    if case.task.infeasible is not None:
        yield Attempt("no such reason", final=FinalAction(infeasible="because"))
        yield Attempt("an answer", final=FinalAction("It cannot be done"))
