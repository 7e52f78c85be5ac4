"""What a line of a verdict is about, read from its label."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Column, Table

from ...apps.tables import tables
from ...tasks.verifier.changes import references
from ...tasks.verifier.labels import column_label, table_label
from ...tasks.verifier.net import belongs

_NEW = "New "
_PERSON = "org_person"
# The number of the task, in a chain.
_PART = re.compile(r"^\d+ · ")


@dataclass(frozen=True)
class Subject:
    """A row and perhaps a column of it, by their labels: "Contact", "Dana Ruiz", "phone"."""

    kind: str  # of the row; empty where the label names none
    row: str
    column: str = ""
    new: bool = False  # whether the row is one that was to be made

    @property
    def names_owner(self) -> bool:
        """Whether it is what a new row belongs to, say the channel of a message; nothing belongs to its author."""
        columns = (column for table in _by_label().get(self.kind, ()) for column in references(table))
        return self.new and any(
            column_label(column.name) == self.column and belongs(column) and not _is_of_people(column)
            for column in columns
        )


def subject_of(label: str) -> Subject:
    """Read the label of a check or of a collateral change."""
    label = _PART.sub("", label)
    new, text = label.startswith(_NEW), label.removeprefix(_NEW)
    kind = max((kind for kind in _by_label() if text.startswith(f"{kind} ")), key=len, default="")
    row, colon, column = text[len(kind) :].strip().rpartition(": ")
    known = {column_label(column.name) for table in _by_label().get(kind, ()) for column in table.columns}
    if colon and column in known:
        return Subject(kind, row, column, new)
    return Subject(kind, text[len(kind) :].strip(), "", new)


@cache
def _by_label() -> dict[str, list[Table]]:
    found: dict[str, list[Table]] = {}
    for table in tables():
        found.setdefault(table_label(table.name), []).append(table)
    return found


def _is_of_people(column: Column[object]) -> bool:
    """Whether it refers to persons, or to their membership in an app, which has their key."""
    targets = [key.column for key in column.foreign_keys]
    own = [key.column for target in targets for key in target.foreign_keys]
    return any(target.table.name == _PERSON for target in [*targets, *own])
