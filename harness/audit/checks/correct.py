"""What must pass: every right way, every right wording."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....tasks.matchers import WithExamples
from ....tasks.verifier.changes import changed_columns
from ..case import Attempt, AuditCase, FinalAction
from ..labels import row_name, short
from ..registry import check
from ..rows import write
from ..sampling import sample
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


@check("text-worded", "must pass", "A free text in the wordings that the goal allows")
def text_worded(case: AuditCase) -> Iterator[Attempt]:
    for key, change in sample(case.changes, 4):
        if change.after is None:
            continue
        columns = [column.name for column in change.table.columns]
        for column in columns if change.before is None else changed_columns(change):
            matcher = case.task.matchers.get(f"{key[0]}.{column}")
            wanted = change.after[column]
            if isinstance(matcher, WithExamples) and wanted is not None:
                id = change.after["_rowid"]
                for text in matcher.examples(wanted):
                    detail = f"{row_name(key)}: {column} {short(text)}"
                    yield Attempt(detail, partial(write, table=change.table, id=id, column=column, value=text))
