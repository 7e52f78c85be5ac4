"""Too little: nothing done, a part left out, all of it undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from sqlalchemy import Connection

from ....tasks.verifier.changes import Change, changed_columns
from ..case import Attempt, AuditCase, FinalAction
from ..labels import row_name
from ..registry import check
from ..rows import revert
from ..sampling import sample


@check("untouched", "must fail", "Nothing done")
def nothing_done(case: AuditCase) -> Iterator[Attempt]:
    yield Attempt("done at step 1", final=FinalAction(), solved=False)
    if case.task.outcome:
        yield Attempt("nothing changed, then what is right to say", solved=False)


@check("left-out", "must fail", "An expected change left out")
def left_out(case: AuditCase) -> Iterator[Attempt]:
    for key, change in sample(case.changes):
        yield Attempt(f"{row_name(key)} not {_verb(change)}", partial(_revert, changes=[change]))
        if change.before is not None and change.after is not None:
            columns = list(changed_columns(change))
            for column in columns if len(columns) > 1 else ():
                yield Attempt(f"{row_name(key)}: {column} as it was", partial(revert, change=change, columns=[column]))


@check("undone", "must fail", "Done, then undone")
def undone(case: AuditCase) -> Iterator[Attempt]:
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
            yield Attempt(detail, partial(_revert, changes=chosen))


def _verb(change: Change) -> str:
    if change.before is None:
        return "created"
    return "deleted" if change.after is None else "updated"


def _revert(connection: Connection, changes: Iterable[Change]) -> None:
    for change in changes:
        revert(connection, change)
