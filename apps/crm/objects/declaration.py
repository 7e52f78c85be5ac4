"""What there is to know of one kind of record: its declaration says it, or leads to the modules that do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from sqlalchemy import ColumnElement, func

from ...platform.record_fields import RecordFields
from ..models import Account, Campaign, Case, Contact, Deal, Event, Lead, Note, Quote, Task

CrmRecord = Account | Contact | Lead | Deal | Task | Event | Note | Case | Quote | Campaign
OwnedRecord = Account | Contact | Lead | Deal | Task | Event | Case | Quote | Campaign
#: What tasks, events and notes may hang on.
Parent = Account | Contact | Lead | Deal | Case

#: The tabs of a record on which activities hang.
PARENT_TABS = ("details", "related", "activity", "stream", "files", "changes")
_CRM = __package__.rpartition(".")[0]


@dataclass(frozen=True, kw_only=True)
class CrmObject:
    """One kind of record, as the module of this package that is named like its plural declares it as `OBJECT`.

    Its other modules have the same name in their packages, and are imported when they are first needed: `fields` has
    its RecordFields (`ACCOUNT`), `actions` has `create_account`, `update_account` and `delete_account`, perhaps also
    `cascade`, what goes along into the recycle bin, and `blocking_records`, what stands in the way of that; `lists` has
    its ListView (`ACCOUNTS`) and `account_rows`, what that finds among.
    """

    model: type[CrmRecord]
    icon: str
    name: Any  # what people call a record, in SQL
    sort: Any = None  # by what it is found and put in order among others of its kind, if not by its name
    label: Callable[[Any], str] = lambda record: str(record.name)
    detail: Callable[[Any], Iterable[str | None]]  # what tells a record from others of the same name
    tabs: Sequence[str] = ("details", "changes")  # of a record's page; none: it has no page of its own
    loads: Sequence[Any] = ()  # what is loaded along with it where people look for it
    has_list: bool = True
    is_searched: bool = True  # by the search of everything; else it can be looked up all the same
    is_tagged: bool = False
    tells_owner: bool = True  # whoever is given a record is told
    also_told: Sequence[str] = ()  # columns that are no fields, of whose changes the stream and followers are told
    is_fixed: Callable[[Any], bool] = lambda _record: False  # whether a record stays as it is, whoever asks
    stays_for: Callable[[Any], str] = lambda _record: ""  # why a record cannot be deleted, if there is a reason
    links: Mapping[str, type[Any]] = field(default_factory=dict)  # tables of links, by what stands at their other end
    added_to: Mapping[str, Any] = field(default_factory=dict)  # the columns that name the records it belongs to

    @cached_property
    def singular(self) -> str:
        return self.model.__name__

    @cached_property
    def key(self) -> str:
        """The word in `Permission.object` and in `parent_type`."""
        return self.singular.lower()

    @cached_property
    def plural(self) -> str:
        return f"{self.singular}s"

    @cached_property
    def path(self) -> str:
        return f"/{self.plural.lower()}"

    def module(self, package: str) -> ModuleType:
        """Its module in another package of the CRM."""
        return import_module(f"{_CRM}.{package}.{self.plural.lower()}")

    @cached_property
    def fields(self) -> RecordFields:
        found: RecordFields = getattr(self.module("fields"), self.key.upper())
        return found

    @cached_property
    def streamed(self) -> frozenset[str]:
        """The columns of whose changes a record's stream tells."""
        return frozenset((*(field.name for field in self.fields if field.streamed), *self.also_told))

    @cached_property
    def watched(self) -> frozenset[str]:
        """The columns of whose changes those are told who follow a record."""
        return frozenset((*(field.name for field in self.fields if field.watched), *self.also_told))

    def action(self, verb: str) -> Callable[..., Any]:
        """The function that may `create`, `update` or `delete` a record."""
        found: Callable[..., Any] = getattr(self.module("actions"), f"{verb}_{self.key}")
        return found


def full_name(model: type[Contact] | type[Lead]) -> ColumnElement[str]:
    """A person's name, in SQL."""
    return func.coalesce(model.first_name, "") + " " + model.last_name
