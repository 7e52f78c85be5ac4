"""The errors that an action may raise, each shown to the person who caused it.

DomainError
├── Invalid          one message per field, shown beside the field
├── Blocked          a rule forbids it; may list the rows that stand in the way
├── Forbidden        the person's role does not allow it
├── NotFound         no such record, or not visible to this person
├── Conflict         somebody saved the record since the page was opened
└── Duplicates       looks like records that exist; can be confirmed
    └── Busy         somebody has other plans at that time; can be confirmed
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


class DomainError(Exception):
    """A refusal by a business rule, with a text made for the person at the screen."""


class Invalid(DomainError):
    """Values that a rule refuses. `errors` maps field name to message; the empty name is for the form as a whole."""

    def __init__(self, errors: Mapping[str, str] | None = None, /, **by_field: str) -> None:
        self.errors: dict[str, str] = {**(errors or {}), **by_field}
        super().__init__("; ".join(self.errors.values()))


@dataclass(frozen=True)
class Reference:
    """A record named in a message, with the path of its page."""

    label: str
    url: str = ""
    detail: str = ""


class Blocked(DomainError):
    """A rule forbids the operation as long as `because` exist."""

    def __init__(self, message: str, because: Sequence[Reference] = ()) -> None:
        self.because = tuple(because)
        super().__init__(message)


class Forbidden(DomainError):
    """The acting person's role does not allow this."""


class NotFound(DomainError):
    """There is no such record, or this person cannot see it."""


class Conflict(DomainError):
    """The record was saved by somebody else since this person's page was opened."""

    def __init__(self, record: str, changed_by: str, row: Any = None) -> None:
        self.record, self.changed_by = record, changed_by
        #: The record itself, for whoever shows what it holds now.
        self.row = row
        super().__init__(f"{record} was changed by {changed_by} while you were editing.")


class Duplicates(DomainError):
    """The new record resembles existing ones; the person may open one of them or confirm and create anyway."""

    #: What the button says that confirms.
    confirm = "Create anyway"

    def __init__(self, message: str, candidates: Sequence[Reference]) -> None:
        self.candidates = tuple(candidates)
        super().__init__(message)


class Busy(Duplicates):
    """Somebody has other plans at that time: `candidates` name them; the person may confirm and save anyway."""

    confirm = "Save anyway"
