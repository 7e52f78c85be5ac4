"""How a verdict names rows, columns and values, for people to read."""

from __future__ import annotations

from sqlalchemy import Connection

from ...apps.platform.models import Base
from .changes import Change, Key, Row, reference
from .net import Net

# The columns that a row may be named by, in the order in which they are tried.
_NAMING = ("name", "subject", "number", "sku", "username", "body")
# Who wrote a row does not say which row it is.
_AUTHORS = {"created_by_id", "updated_by_id", "changed_by_id"}


def table_label(table: str) -> str:
    """The kind of a table's rows: "Contact"."""
    return table.split("_", 1)[1].replace("_", " ").capitalize()


def column_label(name: str) -> str:
    """A column as a page would label it."""
    return name.removesuffix("_id").replace("_", " ")


class Labels:
    """Describes the changes of one database."""

    def __init__(self, net: Net, connection: Connection) -> None:
        self._changes, self._connection = {**net.undone, **net.changes}, connection
        self._names: dict[Key, str] = {}

    def row(self, key: Key) -> str:
        """A row's kind and name: "Contact Dana Ruiz"."""
        table, id = key
        return f"{table_label(table)} {self._name(key) or f'#{id}'}"

    def value(self, change: Change, column: str, *, before: bool = False) -> str:
        """A cell's value; a reference by the name of its row."""
        row = change.before if before else change.after
        if row is None or row[column] is None:
            return "empty"
        value = row[column]
        described = change.table.columns[column]
        if described.info.get("diff") == "stamped":
            return "set"
        target = reference(change, described, before=before)
        if target[0]:
            return self._name(target) or f"#{value}"
        if described.info.get("unit") == "cents":
            return f"{value / 100:,.2f}"
        if str(described.type) == "BOOLEAN":
            return "yes" if value else "no"
        return str(value)

    def whole(self, key: Key) -> str:
        """All the values of a created row."""
        change = self._changes[key]
        assert change.after is not None
        shown = [
            f"{column_label(column.name)} {self.value(change, column.name)}"
            for column in change.table.columns
            if not column.primary_key and not column.info.get("diff") and change.after[column.name] is not None
        ]
        return "; ".join([*shown, "deleted again"] if key[1] < 0 else shown)

    def _name(self, key: Key) -> str:
        if key not in self._names:
            self._names[key] = self._found(key)
        return self._names[key]

    def _found(self, key: Key) -> str:
        change = self._changes.get(key)
        row: Row | None
        if change is not None:
            row = change.before if change.before is not None else change.after
        else:
            found = self._connection.exec_driver_sql(f"SELECT * FROM {key[0]} WHERE rowid = ?", (key[1],))
            row = next(map(dict, found.mappings()), None)
        if row is None:
            return ""
        if "last_name" in row:
            return f"{row['first_name'] or ''} {row['last_name']}".strip()
        for column in _NAMING:
            if row.get(column):
                return str(row[column])[:60]
        # A row without a name is known by what it belongs to: a membership by its person, a line by its deal.
        for column_ in Base.metadata.tables[key[0]].columns:
            for foreign_key in column_.foreign_keys:
                if column_.name not in _AUTHORS and row[column_.name] is not None:
                    return self._name((foreign_key.column.table.name, row[column_.name]))
        return ""
