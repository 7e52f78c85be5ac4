"""The total diff: the changes an episode made against the changes that its outcome makes.

Updated and deleted rows are compared by key, created ones by content: ids play no part, and a reference to another
created row stands for that row's content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Column

from ..matchers import OfRow, Tolerant, TolerantOfRow
from ..task import Matcher
from .changes import Change, Key, changed_columns, is_first_waymark, reference
from .labels import Labels, column_label
from .net import Net
from .verdict import DELETED, MISSING, STILL_THERE, UNCHANGED, Check, Collateral


class Side:
    """The net effect of one set of changes, with the means to compare its cells."""

    def __init__(self, net: Net, matchers: Mapping[str, Matcher], labels: Labels) -> None:
        self.changes, self.undone, self.part, self.labels = net.changes, net.undone, net.part, labels
        self.is_late, self.due = net.is_late, net.due
        self._loose = {tuple(name.split(".", 1)) for name in matchers}
        self._signatures: dict[Key, tuple[Any, ...]] = {}

    def created(self) -> dict[tuple[str, bool], list[Key]]:
        """The keys of created rows by table; those apart that count although they are deleted outright."""
        keys: dict[tuple[str, bool], list[Key]] = {}
        for key, change in self.changes.items():
            if change.before is None:
                keys.setdefault((key[0], key[1] < 0), []).append(key)
        return keys

    def cells(self, key: Key) -> dict[str, Any]:
        """What is compared of a row as it stands after the changes, by column."""
        change = self.changes.get(key) or self.undone[key]
        assert change.after is not None
        return {column.name: self.cell(change, column) for column in _compared(change)}

    def cell(self, change: Change, column: Column[Any]) -> Any:
        """A value in a form that is equal in two databases if it means the same."""
        assert change.after is not None
        value = change.after[column.name]
        if column.info.get("diff") == "stamped" or is_first_waymark(change, column):
            return value is not None
        if "quotes" in column.info:
            return self._without_name(change, column)
        target = reference(change, column)
        if target in self.changes and self.changes[target].before is None:
            return ("new", target[0], self.signature(target))
        return value

    def _without_name(self, change: Change, column: Column[Any]) -> Any:
        """A text without the name of a new row that it quotes: names that are counted tell what came before."""
        assert change.after is not None
        by, name = column.info["quotes"]
        target = self.changes.get(reference(change, change.table.columns[by]))
        quoted = target.after[name] if target and target.before is None and target.after else None
        text = change.after[column.name]
        return text.replace(quoted, "…") if quoted else text

    def signature(self, key: Key) -> tuple[Any, ...]:
        """The content of a created row without its loosened columns."""
        if key not in self._signatures:
            self._signatures[key] = ("itself",)  # a row that refers to itself, directly or through others
            cells = self.cells(key)
            self._signatures[key] = tuple(
                (name, value) for name, value in cells.items() if (key[0], name) not in self._loose
            )
        return self._signatures[key]


def compare(wanted: Side, found: Side, matchers: Mapping[str, Matcher]) -> tuple[list[Check], list[Collateral]]:
    """One check for every expected change, and all that changed besides."""
    checks: list[Check] = []
    collateral: list[Collateral] = []
    for key in [*wanted.changes, *(key for key in found.changes if key not in wanted.changes)]:
        want, have = wanted.changes.get(key), found.changes.get(key)
        if (want or have).before is not None:  # type: ignore[union-attr]
            _compare_existing(key, wanted, found, matchers, checks, collateral)
    wanted_new, found_new = wanted.created(), found.created()
    for table in [*wanted_new, *(table for table in found_new if table not in wanted_new)]:
        _compare_created(
            wanted_new.get(table, []), found_new.get(table, []), wanted, found, matchers, checks, collateral
        )
    return checks, collateral


def _compare_existing(
    key: Key,
    wanted: Side,
    found: Side,
    matchers: Mapping[str, Matcher],
    checks: list[Check],
    collateral: list[Collateral],
) -> None:
    want, have = wanted.changes.get(key), found.changes.get(key)
    name = found.labels.row(key)
    if want is not None and want.after is None:
        gone = have is not None and have.after is None
        checks.append(Check(name, gone, DELETED, DELETED if gone else STILL_THERE, wanted.part(key)))
        return
    if have is not None and have.after is None:
        collateral.append(Collateral(name, DELETED, "", ""))
        for column in _changed(want):
            expected = wanted.labels.value(want, column)  # type: ignore[arg-type]
            label = f"{name}: {column_label(column)}"
            checks.append(Check(label, False, expected, DELETED, wanted.part(key, column)))
        return
    expected_columns, actual_columns = list(_changed(want)), set(_changed(have))
    for column in expected_columns:
        assert want is not None
        cell = want.table.columns[column]
        matcher = matchers.get(f"{key[0]}.{column}")
        if column not in actual_columns:
            if cell.info.get("diff") == "optional" and want.after and want.after[column] is not None:
                continue
            passed, actual = False, UNCHANGED
        else:
            assert have is not None
            assert have.after is not None
            actual = found.labels.value(have, column)
            assert want.after is not None
            passed = (
                _matches(matcher, column, have.after, want.after)
                if matcher
                else wanted.cell(want, cell) == found.cell(have, cell)
            )
        label = f"{name}: {column_label(column)}"
        checks.append(Check(label, passed, wanted.labels.value(want, column), actual, wanted.part(key, column)))
    for column in sorted(actual_columns - set(expected_columns)):
        assert have is not None
        if column == "deleted_at" and have.before is not None and have.before[column] is None:
            collateral.append(Collateral(name, DELETED, "", "in the recycle bin"))
            continue
        before, after = found.labels.value(have, column, before=True), found.labels.value(have, column)
        collateral.append(Collateral(f"{name}: {column_label(column)}", "updated", before, after))


def _compare_created(
    wants: list[Key],
    haves: list[Key],
    wanted: Side,
    found: Side,
    matchers: Mapping[str, Matcher],
    checks: list[Check],
    collateral: list[Collateral],
) -> None:
    left = list(haves)
    missing: list[Key] = []
    for want in wants:
        match = next(
            (
                have
                for have in left
                if found.signature(have) == wanted.signature(want)
                and _loose_cells_match(found.changes[have], wanted.changes[want], matchers)
            ),
            None,
        )
        if match is None:
            missing.append(want)
        else:
            left.remove(match)
            part, name = wanted.part(want), f"New {wanted.labels.row(want)}"
            checks.append(Check(name, True, "created", "created", part))
            if wanted.is_late(part, found.changes[match]):
                made = found.changes[match].after or {}
                checks.append(
                    Check(
                        f"{name}: in time", False, f"by {wanted.due[part or 0]} UTC", f"{made['created_at']} UTC", part
                    )
                )
    for want in missing:
        label = f"New {wanted.labels.row(want)}"
        expected = wanted.cells(want)
        # The created row most like the wanted one is shown as the attempt at it.
        near = max(left, key=lambda have: _count_equal(expected, found.cells(have)), default=None)
        if near is None or not _is_like(expected, found.cells(near)):
            attempt = _deleted_again(want, wanted, found) or MISSING
            checks.append(Check(label, False, "created", attempt, wanted.part(want)))
            continue
        left.remove(near)
        actual = found.cells(near)
        for column, value in expected.items():
            matcher = matchers.get(f"{want[0]}.{column}")
            passed = (
                _matches(matcher, column, _row(found, near), _row(wanted, want)) if matcher else actual[column] == value
            )
            if not passed or value is not None:
                expected_text = wanted.labels.value(wanted.changes[want], column)
                actual_text = found.labels.value(found.changes[near], column)
                name = f"{label}: {column_label(column)}"
                checks.append(Check(name, passed, expected_text, actual_text, wanted.part(want)))
    strays = [have for have in left if not any(_is_tolerated(have, want, wanted, found, matchers) for want in wants)]
    collateral.extend(Collateral(found.labels.row(have), "created", "", found.labels.whole(have)) for have in strays)


def _deleted_again(want: Key, wanted: Side, found: Side) -> str:
    """What was wrong with the row that was made in the place of a wanted one and deleted; empty if there was none."""
    expected = wanted.cells(want)
    rows = [key for key in found.undone if key[0] == want[0]]
    near = max(rows, key=lambda key: _count_equal(expected, found.cells(key)), default=None)
    if near is None or not _is_like(expected, found.cells(near)):
        return ""
    change, actual = found.undone[near], found.cells(near)
    wrong = [
        f"{column_label(name)} {found.labels.value(change, name)}"
        for name, value in expected.items()
        if actual[name] != value and "undone_by" not in change.table.columns[name].info
    ]
    return "; ".join(["created and deleted again", *wrong])


def _is_like(expected: Mapping[str, Any], actual: Mapping[str, Any]) -> bool:
    """Whether a row may have been meant for another: at least half of it is the same."""
    return _count_equal(expected, actual) * 2 >= len(expected)


def _is_tolerated(have: Key, want: Key, wanted: Side, found: Side, matchers: Mapping[str, Matcher]) -> bool:
    """Whether a new row does no harm beside a wanted one that is like it but for a text."""
    actual, expected = found.changes[have].after, wanted.changes[want].after
    assert actual is not None
    assert expected is not None
    if have[0] == want[0] and any(
        matcher.stands_beside(actual, expected)
        for name, matcher in matchers.items()
        if isinstance(matcher, TolerantOfRow) and name.split(".")[0] == have[0]
    ):
        return True
    tolerant = [(name.split(".")[1], m) for name, m in matchers.items() if isinstance(m, Tolerant)]
    return found.signature(have) == wanted.signature(want) and any(
        matcher.tolerates(actual[column], expected[column]) for column, matcher in tolerant if column in actual
    )


def _count_equal(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    return sum(other[column] == value for column, value in one.items())


def _loose_cells_match(have: Change, want: Change, matchers: Mapping[str, Matcher]) -> bool:
    actual, expected = have.after, want.after
    assert actual is not None
    assert expected is not None
    named = ((name.split(".", 1), matcher) for name, matcher in matchers.items())
    return all(
        _matches(matcher, column, actual, expected) for (table, column), matcher in named if table == want.table.name
    )


def _matches(matcher: Matcher, column: str, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    if isinstance(matcher, OfRow):
        return matcher.matches(row, wanted)
    return matcher(row[column], wanted[column])


def _row(side: Side, key: Key) -> Mapping[str, Any]:
    """A created row as it stands after the changes."""
    row = side.changes[key].after
    assert row is not None
    return row


def _changed(change: Change | None) -> Iterator[str]:
    if change is not None and change.before is not None and change.after is not None:
        yield from changed_columns(change)


def _compared(change: Change) -> Iterator[Column[Any]]:
    for column in change.table.columns:
        own_id = column.primary_key and not column.foreign_keys
        if not own_id and column.info.get("diff") not in ("incidental", "counted"):
            yield column
