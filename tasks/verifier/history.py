"""History that apps write by themselves: the steps of one development, added up from where it stood to where it stands.

How is declared on the model: `History` in `apps/platform/models.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ...apps.platform.models import History
from .changes import Change, Changes, Key, Row, changed_columns, differs, reference

Steps = list[tuple[Key, Row]]


def add_up(changes: Changes) -> tuple[dict[Key, Change], Counter[str]]:
    """The changes with each development as one row or none; and how many rows by table that leaves out."""
    found: dict[Key, Change] = dict(changes)
    left_out: Counter[str] = Counter()
    for (name, *_), steps in _developments(changes).items():
        table = changes[steps[0][0]].table
        history: History = table.info["history"]
        net = _net(history, steps, changes)
        if net is steps:
            continue
        for key, _ in steps:
            del found[key]
        found |= {key: Change(table, None, row) for key, row in net}
        left_out[name] += len(steps) - len(net)
        if history.mark and not net:
            _unmark(history, _record(history, changes[steps[0][0]]), found)
    return found, left_out


def _developments(changes: Changes) -> dict[tuple[Any, ...], Steps]:
    """The rows written by apps, oldest first, by what they are about."""
    found: dict[tuple[Any, ...], Steps] = {}
    for key, change in sorted((key, change) for key, change in changes.items() if "history" in change.table.info):
        history: History = change.table.info["history"]
        row = change.after
        if change.before is not None or row is None or not _is_step(history, row):
            continue
        kind = _kind(history, row)
        said = str(row[history.text]).partition(" ")[2] if kind in history.takes_back.values() and history.text else ""
        about = (key[0], kind, said, *(row[name] for name in history.key))
        found.setdefault(about, []).append((key, row))
    return found


def _is_step(history: History, row: Row) -> bool:
    if history.kind is None or history.sums:
        return True
    return row[history.kind] in history.tells or _kind(history, row) in history.takes_back.values()


def _kind(history: History, row: Row) -> str:
    if history.kind is None:
        return ""
    kind: str = row[history.kind]
    return history.takes_back.get(kind, kind)


def _net(history: History, steps: Steps, changes: Changes) -> Steps:
    """The row that says what all the steps come to, none where they come to nothing; `steps` if each one counts."""
    if not _is_continuous(history, steps):
        return steps
    if history.sums:
        return _sum(history, steps) if len(steps) > 1 else steps
    tells = history.tells
    if isinstance(tells, Mapping):
        kind = _kind(history, steps[0][1])
        if kind not in tells:
            return _canceled(history, steps)
        tells = tells[kind]
    record = changes.get(_record(history, changes[steps[0][0]]))
    is_new = record is not None and record.before is None
    if is_new and not history.of_new:
        return []
    # An app writes no history of nothing: a single step that changes nothing was not written by one.
    if len(steps) == 1:
        return steps
    if not is_new and (record is None or not _is_changed(record, tells)):
        return []
    (_, first), (key, last) = steps[0], steps[-1]
    net = {**last, **{name: first[name] for name in history.first}}
    ways = _ways(history)
    # Of a new record there is no row before by which to tell that it stands where it began.
    if is_new and ways and all(net[stood] == net[then] for stood, then in ways):
        return []
    return [(key, net)]


def _is_continuous(history: History, steps: Steps) -> bool:
    """Whether each step begins where the one before ended and leads elsewhere, and none is there twice: so apps write.

    Of what adds up, the same may happen twice: it comes to twice as much.
    """
    for (_, one), (_, next_) in pairwise(steps):
        if not history.sums and all(one[name] == next_[name] for name in one if name not in ("_rowid", "id")):
            return False
        if any(one[then] != next_[stood] for stood, then in _ways(history)):
            return False
        if _ways(history) and not _leads_elsewhere(history, one, next_):
            return False
    return True


def _ways(history: History) -> list[tuple[str, str]]:
    """The columns that say where a step began, each with the one that says where it ended."""
    return [(stood, then) for stood, then in history.first.items() if then is not None]


def _leads_elsewhere(history: History, one: Row, next_: Row) -> bool:
    told = [name for name in history.tells if name in one] if isinstance(history.tells, tuple) else []
    return any(next_[stood] != next_[then] for stood, then in _ways(history)) or any(
        one[name] != next_[name] for name in told
    )


def _sum(history: History, steps: Steps) -> Steps:
    sums = {name: sum(row[name] for _, row in steps) for name in history.sums}
    key, last = steps[-1]
    net = {**last, **sums}
    if history.said:
        net[history.said] = next((row[history.said] for _, row in reversed(steps) if row[history.said]), None)
    return [(key, net)] if any(sums.values()) else []


def _canceled(history: History, steps: Steps) -> Steps:
    """The steps without those that take each other back."""
    assert history.kind is not None
    left: Steps = []
    for key, row in steps:
        if left and left[-1][1][history.kind] != row[history.kind]:
            left.pop()
        else:
            left.append((key, row))
    return left if len(left) < len(steps) else steps


def _record(history: History, step: Change) -> Key:
    """The row whose history it is."""
    found = [reference(step, step.table.columns[name]) for name in history.key]
    return next((key for key in reversed(found) if key[0]), ("", 0))


def _is_changed(record: Change, columns: tuple[str, ...]) -> bool:
    return record.after is None or not set(columns).isdisjoint(changed_columns(record))


def _unmark(history: History, key: Key, found: dict[Key, Change]) -> None:
    """Let the record look as it does without history."""
    assert history.mark is not None
    record = found.get(key)
    if record is None or record.after is None:
        return
    was = None if record.before is None else record.before[history.mark]
    found[key] = replace(record, after={**record.after, history.mark: was})
    if not differs(found[key]):
        del found[key]
