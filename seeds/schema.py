"""Which tables a world has."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Table

from ..apps.crm import models as crm
from ..apps.platform import models as platform
from ..apps.platform.models import Base

#: Whose tables a world has; an app that gets its seeds is added here.
MODELS = (platform, crm)


@cache
def tables() -> tuple[Table, ...]:
    """These tables by name, whatever else this process has declared."""
    modules = tuple(module.__name__ for module in MODELS)
    ours = [mapper.class_ for mapper in Base.registry.mappers if mapper.class_.__module__.startswith(modules)]
    return tuple(Base.metadata.tables[name] for name in sorted(model.__tablename__ for model in ours))
