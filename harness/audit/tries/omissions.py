"""Too little: nothing done, a part left out, all of it undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from sqlalchemy import Connection

from ....tasks.verifier.changes import Change, changed_columns
from ..case import Case, Said, Try
from ..registry import check
from ..rows import revert
from .sampling import sample
from .words import row_name


@check("untouched", "must fail", "Nothing done")
def nothing_done(case: Case) -> Iterator[Try]:
    yield Try("done at step 1", said=Said(), done=False)
    if case.task.outcome:
        yield Try("nothing changed, then what is right to say", done=False)


@check("left-out", "must fail", "An expected change left out")
def left_out(case: Case) -> Iterator[Try]:
    for key, change in sample(case.changes):
        yield Try(f"{row_name(key)} not {_verb(change)}", partial(_revert, changes=[change]))
        if change.before is not None and change.after is not None:
            columns = list(changed_columns(change))
            for column in columns if len(columns) > 1 else ():
                yield Try(f"{row_name(key)}: {column} as it was", partial(revert, change=change, columns=[column]))


@check("undone", "must fail", "Done, then undone")
def undone(case: Case) -> Iterator[Try]:
    if not case.task.outcome:
        return
    every = list(case.changes.values())
    parts: list[tuple[str, Callable[[Change], bool]]] = [
        ("all put back", lambda _: True),
        ("updates and deletions put back, what was created stays", lambda change: change.before is not None),
        ("what was created taken out, the rest stays", lambda change: change.before is None),
    ]
    for detail, wanted in parts:
        chosen = [change for change in every if wanted(change)]
        if chosen:
            yield Try(detail, partial(_revert, changes=chosen))


def _verb(change: Change) -> str:
    if change.before is None:
        return "created"
    return "deleted" if change.after is None else "updated"


def _revert(connection: Connection, changes: Iterable[Change]) -> None:
    for change in changes:
        revert(connection, change)
