"""A record's fields together, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Literal, cast

from ..database import Db
from ..errors import Invalid
from ..filters import Filter
from ..forms import PlatformForm
from ..listview import Column
from ..models import Record
from .field import Field, Use
from .kinds import LongText
from .references import RowField

Surface = Literal["form", "columns", "filters", "lookup", "card"]


class RecordFields:
    """The fields of one kind of record, in the order of declaration.

    `order` names, for a form, the columns, the filters, the search of lookups or the cards, fields that stand in
    another order there: they take one another's places. `highlights` are the fields at the top of the record's page.
    `form` is a base class of the forms, where values need more than one control each.
    """

    def __init__(
        self,
        model: type[Record],
        *fields: Field,
        order: Mapping[Surface, Sequence[str]] | None = None,
        highlights: Sequence[str] = (),
        form: type[PlatformForm] = PlatformForm,
    ) -> None:
        self.model, self._form, self._order = model, form, order or {}
        self._fields = {field.name: field for field in fields}
        if len(self._fields) != len(fields):
            raise ValueError(f"a field of {model.__name__} is declared twice")
        named = [name for names in self._order.values() for name in names]
        unknown = sorted({*named, *highlights} - set(self._fields))
        if unknown:
            raise ValueError(f"{model.__name__} declares no field {', '.join(unknown)}")
        self.highlights = [self._fields[name] for name in highlights]

    def __iter__(self) -> Iterator[Field]:
        return iter(self._fields.values())

    def __getitem__(self, name: str) -> Field:
        return self._fields[name]

    @cached_property
    def searched(self) -> list[Any]:
        """What records are found by, in SQL: first what they are called."""
        found = [(field, field.searched) for field in self if field.searched is not False]
        return [field.attribute if column is True else column for field, column in found]

    def label(self, name: str) -> str:
        """A column's name as people read it, declared or not: `close_date` is "Close date"."""
        if name in self._fields:
            return self._fields[name].label
        return name.removesuffix("_id").replace("_", " ").capitalize()

    # -- Values ----------------------------------------------------------------------------------------------------

    def clean(self, db: Db, values: Mapping[str, Any], record: Record | None = None) -> dict[str, Any]:
        """The values that would change `record`, checked; for a new record, all of them and nothing left blank.

        Raises Invalid with one message per field, and TypeError for a name that is no field or is only read.
        """
        writable = {field.name: field for field in self if field.is_written}
        unknown = sorted(set(values) - set(writable))
        if unknown:
            raise TypeError(f"{self.model.__name__} has no field {', '.join(unknown)} that may be written")
        cleaned: dict[str, Any] = {}
        errors: dict[str, str] = {}
        for name, field in writable.items():
            try:
                if name in values:
                    value = self._checked(db, field, values[name], record)
                    if record is None or value != getattr(record, name):
                        cleaned[name] = value
                elif record is None and field.must_be_filled:
                    raise ValueError(f"{field.label} is required.")
            except ValueError as error:
                errors[name] = str(error)
        if errors:
            raise Invalid(errors)
        return cleaned

    def _checked(self, db: Db, field: Field, value: Any, record: Record | None) -> Any:
        value = field.clean(value)
        if record is not None and value == getattr(record, field.name):
            return value  # what is stored already need not be proved again
        if value is not None:
            field.check(db, value)
        elif not field.may_be_empty:
            raise ValueError(f"{field.label} is required.")
        return value

    def with_defaults(self, db: Db, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values of a new record, with first values where none is given."""
        first = {field.name: field.first_value(db) for field in self if values.get(field.name) is None}
        return {**values, **{name: value for name, value in first.items() if value is not None}}

    def first_values(self, db: Db, source: Record | None = None) -> dict[str, Any]:
        """What the form of a new record begins with, perhaps as a copy of `source`."""
        return {
            field.name: getattr(source, field.name) if source and field.copied else field.first_value(db)
            for field in self
            if field.is_written
        }

    @property
    def importable(self) -> dict[str, Field]:
        """The fields that a file may bring, by label."""
        return {field.label: field for field in self if field.is_written and field.imported}

    def read_row(self, db: Db, row: Mapping[str, str]) -> dict[str, Any]:
        """The values of one row of a file, whose columns are labels; a blank cell says nothing.

        They are read, not yet checked: that does the action that gets them. Raises Invalid with one message per
        field, the empty name being for labels that are none.
        """
        values: dict[str, Any] = {}
        errors: dict[str, str] = {}
        for label, text in row.items():
            field = self.importable.get(label)
            if field is None:
                errors[""] = f"There is no field “{label}” to import."
            elif text.strip():
                try:
                    values[field.name] = field.parse(db, text.strip())
                except ValueError as error:
                    errors[field.name] = str(error)
        if errors:
            raise Invalid(errors)
        return values

    # -- Forms -----------------------------------------------------------------------------------------------------

    @cached_property
    def form_of_new(self) -> type[PlatformForm]:
        return self._form_class("new")

    @cached_property
    def form_of_record(self) -> type[PlatformForm]:
        """The form that edits a record."""
        return self._form_class("edit")

    @cached_property
    def form_of_cells(self) -> type[PlatformForm]:
        """The controls of the cells that can be changed in the list."""
        edited = self._ordered("form", [field for field in self if field.edit])
        cells = {field.name: field.control() for field in edited}
        return cast(type[PlatformForm], type(f"{self.model.__name__}Cells", (PlatformForm,), cells))

    def entered(self, use: Use) -> list[Field]:
        """The fields that a form asks for, in its order."""
        return self._ordered("form", [field for field in self if field.is_written and field.form in ("always", use)])

    def _form_class(self, use: Use) -> type[PlatformForm]:
        shown = self.entered(use)
        members: dict[str, Any] = {"headings": {field.name: field.section for field in shown if field.section}}
        for field in shown:
            members |= field.controls(use)
        return cast(type[PlatformForm], type(f"{self.model.__name__}Form", (self._form,), members))

    # -- Pages -----------------------------------------------------------------------------------------------------

    @property
    def columns(self) -> list[Column]:
        """The columns of the list."""
        return [field.list_column() for field in self._ordered("columns", [field for field in self if field.column])]

    def columns_with(self, *more: Column, after: str) -> list[Column]:
        """The columns of the list, with more ones after that of a field."""
        place = [column.key for column in self.columns].index(self[after].list_column().key) + 1
        return [*self.columns[:place], *more, *self.columns[place:]]

    @property
    def more_columns(self) -> list[Column]:
        """Columns that a list does not show unless somebody chooses them: what needs no further row to be told."""
        rest = [field for field in self if field.card and not field.column and field.sql is not None]
        return [replace(field.list_column(), edit=None) for field in rest if not isinstance(field, RowField | LongText)]

    @property
    def filters(self) -> list[Filter]:
        """What the list can be filtered by."""
        return [field.list_filter() for field in self._ordered("filters", [field for field in self if field.filter])]

    @property
    def lookup_columns(self) -> dict[str, int]:
        """The columns that the advanced search of lookups takes from the list, by key, with their widths."""
        shown = self._ordered("lookup", [field for field in self if field.lookup_column])
        return {field.list_column().key: field.lookup_column for field in shown}

    @property
    def lookup_filters(self) -> list[str]:
        """The filters that it takes from the list, by key."""
        asked = self._ordered("filters", [field for field in self if field.lookup_filter])
        return [field.list_filter().key for field in asked]

    def cards(self, record: Any) -> dict[str, list[Field]]:
        """The fields that a record's page shows, by the title of their card."""
        cards: dict[str, list[Field]] = {}
        for field in self._ordered("card", [field for field in self if field.card]):
            if field.when is None or field.when(record):
                cards.setdefault(field.card, []).append(field)
        return cards

    def _ordered(self, surface: Surface, fields: list[Field]) -> list[Field]:
        moved = [self[name] for name in self._order.get(surface, ()) if self[name] in fields]
        places = iter(moved)
        return [next(places) if field in moved else field for field in fields]
