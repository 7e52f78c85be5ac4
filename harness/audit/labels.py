"""How a report names what was tried."""

from __future__ import annotations

from ...tasks.verifier.changes import Key


def row_name(key: Key) -> str:
    """A row by its table and id: crm_deal 31."""
    return f"{key[0]} {key[1]}"


def short(value: object) -> str:
    """A value on one line."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
