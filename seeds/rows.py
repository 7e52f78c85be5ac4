"""Rows of a world under construction: plain objects, since no session will ever see them."""

from __future__ import annotations

from copy import copy
from dataclasses import field, make_dataclass
from functools import cache, partial
from typing import Any, TypeVar, cast

from sqlalchemy import inspect

from ..apps.platform.models import Base

R = TypeVar("R", bound=Base)


def new(model: type[R], **values: Any) -> R:
    """A row of a model that behaves as an instance of it, without the book-keeping that makes these slow to build."""
    return cast("R", _plain(model)(**values))


def values_of(row: Base) -> dict[str, Any]:
    """What a row says, by name; None where it says nothing."""
    # Not its class: see below.
    return {name: getattr(row, name) for name in cast("tuple[str, ...]", type(row).__slots__)}


@cache
def _plain(model: type[Base]) -> type[object]:
    """A class with the model's methods and, as slots, what is mapped: a column has its default until it is set."""
    members = {
        name: value
        for parent in reversed(model.__mro__[:-1])
        for name, value in vars(parent).items()
        if not name.startswith("_")
    }
    defaults = dict.fromkeys(inspect(model).all_orm_descriptors.keys())
    defaults |= {column.key: getattr(column.default, "arg", None) for column in model.__table__.columns}
    members = {name: value for name, value in members.items() if name not in defaults}
    # So that `isinstance` says what it says of the model's own instances.
    members["__class__"] = property(lambda row: model)
    return make_dataclass(
        model.__name__,
        [(name, Any, _field(default)) for name, default in defaults.items()],
        namespace=members,
        repr=False,
        eq=False,
        kw_only=True,
        slots=True,
    )


def _field(default: Any) -> Any:
    return field(default_factory=partial(copy, default)) if isinstance(default, list | dict) else field(default=default)
