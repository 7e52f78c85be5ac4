"""Whether a request is what an SDK's own types describe."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import TypeAdapter


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def check_type(kind: Any, value: Any) -> None:
    """Raise ValueError unless `value` is of the SDK's type, in depth: iterables are only looked into when read."""
    _walk(_adapter(kind).validate_python(value))


def _walk(value: Any) -> None:
    if isinstance(value, dict):
        for item in value.values():
            _walk(item)
    elif not isinstance(value, str | bytes) and hasattr(value, "__iter__"):
        for item in value:
            _walk(item)
