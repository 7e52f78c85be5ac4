"""The right database with a wrong word at the end."""

from __future__ import annotations

from collections.abc import Iterator

from ..answers import wrong_answers
from ..case import Case, Said, Try
from ..registry import check


@check("answer-wrong", "must fail", "A wrong, an empty, an all-embracing answer")
def answer_wrong(case: Case) -> Iterator[Try]:
    if case.task.answer is None:
        return
    for detail, answer in wrong_answers(case.task.answer):
        yield Try(f"answer {detail}: {answer!r}", said=Said(answer))


@check("answer-uncalled", "must fail", "An answer in place of the work")
def answer_uncalled(case: Case) -> Iterator[Try]:
    for text in ("", "Done", "yes"):
        if case.task.answer is None:
            yield Try(f"answer {text!r} to a task, nothing done", said=Said(text), done=False)


@check("infeasible-wrong", "must fail", "Infeasible on a feasible task, and the reverse")
def infeasible_wrong(case: Case) -> Iterator[Try]:
    for reason in case.reasons:
        if case.task.infeasible is None:
            yield Try(f"{reason}, nothing done", said=Said(infeasible=reason), done=False)
            yield Try(f"{reason}, after the work", said=Said(case.right.answer, reason))
        elif reason != case.task.infeasible:
            yield Try(f"{reason} instead of {case.task.infeasible}", said=Said(infeasible=reason))
    if case.task.infeasible is not None:
        yield Try("no such reason", said=Said(infeasible="because"))
        yield Try("an answer", said=Said("It cannot be done"))
