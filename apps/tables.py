"""Which tables a world has: the platform's and every app's."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sqlalchemy import Table

from . import APPS
from .platform import models as platform
from .platform.database import Database
from .platform.models import Base


@cache
def tables() -> tuple[Table, ...]:
    """These tables by name, whatever else this process has declared."""
    schemas = dict.fromkeys(app.schema for app in APPS)
    modules = [platform, *(import_module(f"{__package__}.{schema}.models") for schema in schemas)]
    declared = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    names = {str(value.__tablename__) for value in declared if hasattr(value, "__tablename__")}
    return tuple(Base.metadata.tables[name] for name in sorted(names))


def create_tables(database: Database) -> None:
    """Make them in an empty database, and those of any other models that this process has declared."""
    tables()
    Base.metadata.create_all(database.engine)
