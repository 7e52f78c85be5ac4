"""Named matchers: when a text that differs to the letter is still the right text."""

from __future__ import annotations

import re

from .answers import plain
from .task import Matcher


def same_phone(phone: str) -> Matcher:
    """The same number, however its digits are grouped, with or without the country code 1."""

    def digits(text: str) -> str:
        return re.sub(r"\D", "", text).removeprefix("1")

    return lambda text: text is not None and not re.search(r"[a-z]", text, re.I) and digits(text) == digits(phone)


def same_text(wanted: str) -> Matcher:
    """The same text but for case, white space and a closing full stop."""
    return lambda text: text is not None and plain(text) == plain(wanted)
