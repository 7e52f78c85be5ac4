"""Checking what an action is given, field by field, so that every wrong one is named."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import Any, TypeVar

from ...platform import values
from ...platform.errors import Invalid
from ...platform.limits import LARGEST_AMOUNT, LARGEST_COUNT, LONGEST_NAME, LONGEST_PHONE

T = TypeVar("T")
_HANDLE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Values:
    """Collects the messages of many checks; `done()` raises them together.

    Each check returns the value as it is to be stored, or something harmless where it was refused.
    """

    def __init__(self) -> None:
        self.errors: dict[str, str] = {}

    def refuse(self, name: str, message: str) -> None:
        self.errors.setdefault(name, message)

    def done(self) -> None:
        if self.errors:
            raise Invalid(self.errors)

    def text(self, name: str, value: Any, label: str, *, longest: int = LONGEST_NAME, lines: bool = False) -> str:
        """Text that must not be empty."""
        found = self.optional(name, value, label, longest=longest, lines=lines)
        if found is None:
            self.refuse(name, f"{label} is required.")
        return found or ""

    def optional(
        self, name: str, value: Any, label: str, *, longest: int = LONGEST_NAME, lines: bool = False
    ) -> str | None:
        if value is not None and not isinstance(value, str):
            self.refuse(name, f"{label} must be text.")
            return None
        raw = value or ""
        found = values.lines(raw) if lines else values.one_line(raw)
        if len(found) > longest:
            self.refuse(name, f"{label} can have {longest} characters at most; this has {len(found)}.")
        return found or None

    def email(self, name: str, value: Any) -> str:
        return self._passed(name, self.text(name, value, "E-mail"), values.email)

    def phone(self, name: str, value: Any) -> str | None:
        return self._passed(name, self.optional(name, value, "Phone", longest=LONGEST_PHONE), values.phone)

    def day(self, name: str, value: Any, label: str) -> date | None:
        if not isinstance(value, date) or isinstance(value, datetime):
            self.refuse(name, f"{label} must be a date.")
            return None
        return self._passed(name, value, values.check_day)

    def _passed(self, name: str, value: T, check: Callable[[Any], Any]) -> T:
        """The value, refused with the check's message where there is one and the check raises ValueError."""
        try:
            if value:
                check(value)
        except ValueError as error:
            self.refuse(name, str(error))
        return value

    def handle(self, name: str, value: Any) -> str:
        found = self.text(name, value, "Web address")
        if found and not _HANDLE.fullmatch(found):
            self.refuse(name, "Use lowercase letters, digits and hyphens, such as dome-tent.")
        return found

    def choice(self, name: str, value: Any, label: str, options: Sequence[str]) -> str:
        if value not in options:
            self.refuse(name, f"Choose {label.lower()} from: {', '.join(options)}.")
        return str(value)

    def whole(self, name: str, value: Any, label: str, lowest: int = 0, highest: int = LARGEST_COUNT) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            self.refuse(name, f"{label} must be a whole number from {lowest:,} to {highest:,}.")
            return lowest
        return value

    def cents(self, name: str, value: Any, label: str, lowest: int = 0) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(name, f"{label} must be an amount.")
            return lowest
        if value < lowest:
            self.refuse(name, f"{label} must be more than 0." if lowest else f"{label} cannot be negative.")
        if value > LARGEST_AMOUNT:
            self.refuse(name, f"{label} must be {LARGEST_AMOUNT // 100:,} or less.")
        return value

    def maybe(self, check: Callable[..., T], name: str, value: Any, *rest: Any) -> T | None:
        """`check` unless there is no value."""
        return None if value is None else check(name, value, *rest)
