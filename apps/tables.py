"""Which tables a world has: the platform's and every app's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from sqlalchemy import Table

from . import APPS
from .platform import models as platform
from .platform.database import Database
from .platform.models import Base


@cache
def tables() -> tuple[Table, ...]:
    """These tables by name, whatever else this process has declared."""
    schemas = dict.fromkeys(app.schema for app in APPS)
    modules = [platform, *(module for schema in schemas for module in _models(f"{__package__}.{schema}.models"))]
    declared = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    names = {str(value.__tablename__) for value in declared if hasattr(value, "__tablename__")}
    return tuple(Base.metadata.tables[name] for name in sorted(names))


def _models(name: str) -> Iterator[ModuleType]:
    """The module of this name, and those in it if it is a package."""
    module = import_module(name)
    yield module
    for each in iter_modules(getattr(module, "__path__", ())):
        yield import_module(f"{name}.{each.name}")


def create_tables(database: Database) -> None:
    """Make them in an empty database, and those of any other models that this process has declared."""
    tables()
    Base.metadata.create_all(database.engine)
