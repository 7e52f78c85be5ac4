"""Free texts: in other words that say the same, and in words that say something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Table

from ....tasks.chain.matchers import ByText
from ....tasks.matchers import Courteous, InOwnWords, Says, WithExamples
from ....tasks.verifier.changes import changed_columns
from ..case import Attempt, AuditCase
from ..labels import row_name, short
from ..registry import check
from ..rows import write
from ..sampling import sample
from ..sayings.frames import BESIDE, DENIED, POLITE
from ..sayings.wrong import wrong_answers


@dataclass(frozen=True)
class FreeText:
    """One text of the work done, with the matcher that says what is right in its place."""

    table: Table
    row: int
    column: str
    text: str
    matcher: WithExamples

    def replaced(self, by: str) -> Attempt:
        detail = f"{row_name((self.table.name, self.row))}: {self.column} {short(by)}"
        return Attempt(detail, partial(write, table=self.table, id=self.row, column=self.column, value=by))


@check("text-worded", "must pass", "A free text in the wordings that the goal allows")
def text_worded(case: AuditCase) -> Iterator[Attempt]:
    for each in _free_texts(case):
        for text in each.matcher.examples(each.text):
            yield each.replaced(text)
        if isinstance(each.matcher, Courteous):
            yield from (each.replaced(frame.around(each.text)) for frame in POLITE)


@check("text-denied", "must fail", "A free text that is denied, taken back, or goes with another one")
def text_denied(case: AuditCase) -> Iterator[Attempt]:
    for each in _free_texts(case):
        if each.text.startswith("="):
            continue  # a formula is no text: it is tried with other cells
        yield from (each.replaced(frame.around(each.text)) for frame in DENIED)
        # Whose words are free may say a thing twice, or to whom they like.
        if not (isinstance(each.matcher, InOwnWords) and each.matcher.is_free(each.text)):
            yield from (each.replaced(frame.around(each.text)) for frame in BESIDE)
            yield each.replaced(f"{each.text} {each.text}")
        if isinstance(each.matcher, Says):
            said = (answer for _, answer in wrong_answers(each.matcher.answer) if isinstance(answer, str))
            yield from (each.replaced(answer) for answer in said if len(answer) < 10_000)


def _free_texts(case: AuditCase) -> Iterator[FreeText]:
    for key, change in sample(case.changes, 4):
        if change.after is None:
            continue
        columns = [column.name for column in change.table.columns]
        for column in columns if change.before is None else changed_columns(change):
            matcher, text = case.task.matchers.get(f"{key[0]}.{column}"), change.after[column]
            if isinstance(matcher, ByText):
                matcher = matcher.matchers.get(text)
            if isinstance(matcher, WithExamples) and isinstance(text, str):
                yield FreeText(change.table, change.after["_rowid"], column, text, matcher)
