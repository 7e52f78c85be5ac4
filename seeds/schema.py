"""Which tables a world has."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Table

from ..apps.chat import models as chat
from ..apps.crm import models as crm
from ..apps.platform import models as platform
from ..apps.platform.models import Base
from ..apps.sheet import models as sheet
from ..apps.store import models as store

#: Whose tables a world has; an app that gets its seeds is added here.
MODELS = (platform, chat, crm, sheet, store)


@cache
def tables() -> tuple[Table, ...]:
    """These tables by name, whatever else this process has declared."""
    declared = [value for module in MODELS for value in vars(module).values() if isinstance(value, type)]
    names = {str(value.__tablename__) for value in declared if hasattr(value, "__tablename__")}
    return tuple(Base.metadata.tables[name] for name in sorted(names))
