"""Checking what an action is given, field by field, so that every wrong one is named."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ...platform.errors import Invalid

T = TypeVar("T")
_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_HANDLE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LARGEST_AMOUNT = 100_000_000_00  # cents
LARGEST_COUNT = 1_000_000
LONGEST_NAME = 160


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
        found = raw.replace("\r\n", "\n").strip() if lines else " ".join(raw.split())
        if len(found) > longest:
            self.refuse(name, f"{label} can have {longest} characters at most; this has {len(found)}.")
        return found or None

    def email(self, name: str, value: Any) -> str:
        found = self.text(name, value, "E-mail")
        if found and not _EMAIL.fullmatch(found):
            self.refuse(name, "Enter an e-mail address such as name@example.com.")
        return found

    def phone(self, name: str, value: Any) -> str | None:
        found = self.optional(name, value, "Phone", longest=40)
        digits = sum(character.isdigit() for character in found or "")
        if found and (not 7 <= digits <= 15 or not re.fullmatch(r"[\d\s().+/-]+( ?(x|ext\.?) ?\d{1,6})?", found)):
            self.refuse(name, "Enter a phone number such as (312) 555-0142, with area code.")
        return found

    def handle(self, name: str, value: Any) -> str:
        found = self.text(name, value, "Web address")
        if found and not _HANDLE.fullmatch(found):
            self.refuse(name, "Use small letters, digits and hyphens, such as dome-tent.")
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
            self.refuse(name, f"{label} must be below 100 million.")
        return value

    def maybe(self, check: Callable[..., T], name: str, value: Any, *rest: Any) -> T | None:
        """`check` unless there is no value."""
        return None if value is None else check(name, value, *rest)


def tags(text: str | None) -> str | None:
    """Tags as they are stored: "late, fragile", each once, in the order typed."""
    found = [" ".join(tag.split()) for tag in (text or "").split(",")]
    return ", ".join(dict.fromkeys(tag for tag in found if tag)) or None
