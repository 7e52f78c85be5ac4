"""What all kinds of fields share: who writes them, and where pages show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any, ClassVar, Literal

from sqlalchemy.sql.schema import Column as SqlColumn

from ..database import Db
from ..fields import PlatformField
from ..filters import Filter
from ..formats import EMPTY
from ..listview import Column, Kind

#: Which form: that of a new record, or that of one that exists.
Use = Literal["new", "edit"]


@dataclass(frozen=True, eq=False)
class Field:
    """One field of a record. Its class says what it holds, the keywords say where it is written and shown.

    `attribute` is a column of the model (`Contact.title`), or the name of a property of the record, which can only be
    read.
    """

    attribute: Any
    label: str
    _: KW_ONLY
    # Writing
    read_only: bool = False
    required: bool | None = None  # in forms; unless given, whether the column must be filled
    default: Any = None  # first value of a new record, or a function of the `Db` that finds it
    copied: bool = True  # by Clone; else the copy begins with the default
    allowed: Callable[[Db], bool] | None = None  # whether the acting person may choose it for a new record
    imported: bool = True
    # Forms
    form: Literal["always", "new", "edit", "never"] = "always"  # of new records, of those that exist, of both
    section: str = ""  # heading of the part of the form that begins here
    wide: bool | Literal["form"] = False  # takes the whole width, in the form and on the card
    help: str = ""
    # Lists
    column: int = 0  # per cent of the table's width; 0: not among the columns
    column_label: str = ""
    key: str = ""  # how addresses call it; unless given the name, without its "_id"
    sort: Any = True  # what the column sorts by: True is the attribute, None is nothing
    link: Callable[[Any], str | None] | None = None  # the page that the column's text leads to
    tone: Callable[[Any], str] | None = None  # color of the chip that shows the value in lists and highlights
    edit: bool = False  # can be changed in the list
    filter: bool | str = False  # the list can be filtered by it; a text is how addresses call it then
    filter_label: str = ""
    # Lookups
    lookup_column: int = 0  # per cent of the width of the advanced search that lookups offer; 0: not among its columns
    lookup_filter: bool = False  # that search can be narrowed by it
    short_form: bool = False  # asked for where a record is made from a lookup
    # Search, rights and history
    searched: Any = False  # records are found by it: by the attribute, or by what is given here in SQL
    restrictable: bool = False  # a role can be kept from writing or from seeing it, since nothing else goes by it
    streamed: bool = False  # a record's stream tells of its changes
    watched: bool = False  # and so are those told who follow the record
    # Record page
    card: str = "About"  # title of the card that shows it; "": none
    when: Callable[[Any], bool] | None = None  # the card shows it of these records only
    value: Callable[[Any], Any] | None = None  # what is shown; unless given, the attribute's value
    opens: Sequence[str] = ()  # other fields that its pencil opens with it, or for it where it can only be read
    alone: bool = True  # may be changed by itself; else its pencil opens the whole form

    kind: ClassVar[Kind] = "text"

    @cached_property
    def name(self) -> str:
        return self.attribute if isinstance(self.attribute, str) else str(self.attribute.key)

    @cached_property
    def sql(self) -> SqlColumn[Any] | None:
        """The column in the database, if there is one."""
        return None if isinstance(self.attribute, str) else self.attribute.property.columns[0]

    @property
    def is_written(self) -> bool:
        return self.sql is not None and not self.read_only

    @property
    def may_be_empty(self) -> bool:
        return self.sql is None or bool(self.sql.nullable)

    @property
    def must_be_filled(self) -> bool:
        """Whether a new record must be given a value: the column is neither empty nor has it a default."""
        return not self.may_be_empty and self.sql is not None and self.sql.default is None

    @property
    def is_required(self) -> bool:
        """Whether forms ask for it."""
        return self.must_be_filled if self.required is None else self.required

    def of(self, record: Any) -> Any:
        """What pages show of a record."""
        return self.value(record) if self.value else getattr(record, self.name)

    def show(self, value: Any) -> str:
        """A value as people read it."""
        return EMPTY if value is None or value == "" else str(value)

    def first_value(self, db: Db) -> Any:
        return self.default(db) if callable(self.default) else self.default

    # -- Values ----------------------------------------------------------------------------------------------------

    def clean(self, value: Any) -> Any:
        """A value of the right type as it is stored, None if it is nothing. Raises ValueError."""
        raise NotImplementedError

    def check(self, db: Db, value: Any) -> None:
        """Raise ValueError, with a message for the person at the form, unless a clean value may be stored."""

    def parse(self, db: Db, text: str) -> Any:
        """The value of a text that people write for it, in a file to import say. Raises ValueError."""
        raise ValueError(f"{self.label} cannot be read from text.")

    # -- Controls --------------------------------------------------------------------------------------------------

    def control(self, **changes: Any) -> PlatformField:
        """The control of a form, with keywords of its own for one form. (WTForms binds it to the form.)"""
        look = {"required": self.is_required, "wide": bool(self.wide), "help": self.help}
        return self._control(**{**look, **changes})

    def _control(self, **look: Any) -> PlatformField:
        raise NotImplementedError

    def controls(self, use: Use) -> dict[str, PlatformField]:
        """The controls of a form by name: one, unless the field is entered in parts."""
        return {self.name: self.control()}

    def list_column(self) -> Column:
        sort = None if isinstance(self.attribute, str) else self.attribute
        return Column(
            self._key,
            self.column_label or self.label,
            kind="chip" if self.tone else self.kind,
            value=self._list_value,
            link=self.link,
            tone=self._list_tone,
            sort=sort if self.sort is True else self.sort,
            width=self.column,
            edit=self.name if self.edit else None,
        )

    def _list_value(self, record: Any) -> Any:
        return self.of(record)

    def _list_tone(self, record: Any) -> str:
        return self.tone(self.of(record)) if self.tone else "neutral"

    @property
    def _key(self) -> str:
        return self.key or self.name.removesuffix("_id")

    def list_filter(self) -> Filter:
        key = self.filter if isinstance(self.filter, str) else self._key
        return self._filter(key, self.filter_label or self.label)

    def _filter(self, key: str, label: str) -> Filter:
        raise NotImplementedError
