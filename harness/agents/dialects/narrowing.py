"""Dialects in which fewer actions can be said: those of an action set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ....gym.actions import Goto
from ...errors import BadAgentOption
from ..functions import FORMS
from .base import Dialect
from .canonical import Canonical
from .table import TableDialect


def narrowed(dialect: Dialect, actions: str = "all", *, goto: bool = True) -> Dialect:
    """A dialect that says no more than an action set has. Raises BadAgentOption where it says other things, too."""
    if actions != "all" and dialect.form != FORMS[actions]:
        said = "elements and pixels" if dialect.form == "both" else f"{dialect.form}s"
        raise BadAgentOption(f"The dialect {dialect.name!r} says {said}, and there are actions on {actions} alone.")
    if goto:
        return dialect
    if isinstance(dialect, Canonical):
        return replace(dialect, goto=False)
    assert isinstance(dialect, TableDialect), "all other dialects are tables"
    words = tuple(word for word in dialect.words if word.kind is not Goto)
    gone = {word.name for word in dialect.words} - {word.name for word in words}
    native = dialect.native
    return replace(dialect, words=words, goto=False, native=lambda viewport: _without(gone, native(viewport)))


def _without(gone: set[str], entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A provider's own entries without these calls, and without addresses; its toolsets leave out what they can."""
    return [_less(gone, entry) for entry in entries if entry.get("function", {}).get("name") not in gone]


def _less(gone: set[str], entry: dict[str, Any]) -> dict[str, Any]:
    match entry:
        case {"computer_use": Mapping() as use}:
            return {**entry, "computer_use": {**use, "excluded_predefined_functions": sorted(gone)}}
        case {"function": {"parameters": {"properties": Mapping() as properties} as parameters} as function}:
            kept = {name: schema for name, schema in properties.items() if name != "url"}
            return {**entry, "function": {**function, "parameters": {**parameters, "properties": kept}}}
    return entry
