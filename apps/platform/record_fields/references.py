"""Fields that refer to another row: a record found by typing, or one of a few rows in a listbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any

from .. import fields, filters, formats
from ..database import Db
from ..listview import Column
from .field import Field


@dataclass(frozen=True)
class Target:
    """The records of one kind that references may point to.

    `lookup` is the endpoint that finds them by what is typed. Each function takes the acting person's rights into
    account: `label_of` names a record by its id (None: there is none to be seen), `check` raises ValueError unless an
    id may be chosen, `find` gives the id of the one record of that name, or raises ValueError.
    """

    lookup: str
    label_of: Callable[[Db, int], str | None]
    check: Callable[[Db, int], None]
    find: Callable[[Db, str], int]
    label: Callable[[Any], str]
    url: Callable[[Any], str]


class RowField(Field):
    """A field whose column holds the id of a row; the relationship has its name without "_id"."""

    def of(self, record: Any) -> Any:
        return self.value(record) if self.value else getattr(record, self.name.removesuffix("_id"))

    def clean(self, value: Any) -> Any:
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise ValueError(f"Choose {self.label.lower()} from the list.")
        return value


@dataclass(frozen=True, eq=False)
class Reference(RowField):
    """Another record, found by typing; pages link to it."""

    target: Target
    _: KW_ONLY
    beside: str = ""  # a field of the same form that says which records come first

    def check(self, db: Db, value: Any) -> None:
        self.target.check(db, value)

    def parse(self, db: Db, text: str) -> Any:
        return self.target.find(db, text)

    def show(self, value: Any) -> str:
        return self.target.label(value) if value is not None else formats.EMPTY

    def _list_value(self, record: Any) -> Any:
        found = self.of(record)
        return self.target.label(found) if found is not None else None

    def list_column(self) -> Column:
        return replace(super().list_column(), link=self.url)

    def url(self, record: Any) -> str | None:
        """The page of the record that it refers to."""
        found = self.of(record)
        return self.target.url(found) if found is not None else None

    def _control(self, **look: Any) -> fields.PlatformField:
        target = self.target
        return fields.LookupField(
            self.label, lookup=target.lookup, label_of=target.label_of, beside=self.beside, **look
        )

    def _filter(self, key: str, label: str) -> filters.Filter:
        target = self.target
        return filters.LookupFilter(key, label, self.attribute, lookup=target.lookup, label_of=target.label_of)


@dataclass(frozen=True, eq=False)
class RowChoice(RowField):
    """One of a few rows with a name, offered in a listbox as (id, name) pairs."""

    choices: Callable[[Db], Sequence[tuple[int, str]]]

    def of(self, record: Any) -> Any:
        row = super().of(record)
        return row.name if row is not None else None

    def check(self, db: Db, value: Any) -> None:
        if value not in dict(self.choices(db)):
            raise ValueError(f"Choose {self.label.lower()} from the list.")

    def parse(self, db: Db, text: str) -> Any:
        for id, name in self.choices(db):
            if name.casefold() == text.casefold():
                return id
        raise ValueError(f"Choose one of: {', '.join(name for _id, name in self.choices(db))}.")

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.SelectField(self.label, choices=self.choices, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.ChoiceFilter(key, label, self.attribute, choices=self.choices)
