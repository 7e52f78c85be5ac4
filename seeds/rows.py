"""Rows of a world under construction: plain objects, since no session will ever see them."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import inspect

from ..apps.platform.models import Base

R = TypeVar("R", bound=Base)


def new(model: type[R], **values: Any) -> R:
    """A row of a model that behaves as an instance of it, without the book-keeping that makes these slow to build."""
    row = object.__new__(_plain(model))
    row.__dict__.update(values)
    return cast("R", row)


@cache
def _plain(model: type[Base]) -> type[object]:
    """A class with the model's methods, whose mapped attributes are ordinary ones and None until they are set."""
    mapped = inspect(model).all_orm_descriptors.keys()
    members = {
        name: value
        for parent in reversed(model.__mro__[:-1])
        for name, value in vars(parent).items()
        if not name.startswith("_")
    }
    members |= dict.fromkeys(mapped)
    # So that `isinstance` says what it says of the model's own instances.
    members["__class__"] = property(lambda row: model)
    return type(model.__name__, (), members)
