"""Texts of any origin, brought to where they are read: as JSON in a file, and on the terminal.

A model may write anything: half of a sign, which has no bytes of its own, or what a terminal takes as a command.
"""

from __future__ import annotations

import json
import re
from typing import Any

_HALVES = re.compile(r"[\ud800-\udfff]")
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def to_json(data: object, **options: Any) -> str:
    """`data` as JSON that can be written as UTF-8; `options` are those of `json.dumps`."""
    text = json.dumps(data, ensure_ascii=False, **options)
    return text if text.isascii() else _HALVES.sub(_escaped, text)


def printable(text: str) -> str:
    """`text` as a terminal shows it without doing anything; lines and tabs stay."""
    return _UNPRINTABLE.sub(_escaped, text)


def whole_signs(text: str) -> str:
    """`text` with a mark in the place of each half of a sign, so that it can be written as UTF-8."""
    return _HALVES.sub("\ufffd", text)


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
