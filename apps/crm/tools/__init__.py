"""The tools of the CRM: `records` has those that all kinds have alike, other modules the acts of each kind of work."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from ..objects import OBJECTS
from . import analysis, desk, files, people, prices, reading, selling, setup, together
from .looks import LOOKS
from .records import look_at, tools_of


@cache
def toolbox() -> Toolbox:
    """All of them; made when first asked for."""
    return Toolbox(
        {
            **{entry.plural.lower(): tuple(tools_of(entry)) for entry in OBJECTS.values()},
            "selling": selling.DEALS,
            "quote_steps": selling.QUOTES,
            "desk": desk.CASES,
            "knowledge": desk.KNOWLEDGE,
            "many": together.MANY,
            "stream": together.NOTES,
            "activities": together.ACTIVITIES,
            "members": together.MEMBERS,
            "reading": reading.READING,
            "prices": prices.PRICES,
            "documents": files.DOCUMENTS,
            "imports": files.IMPORTS,
            "users": people.USERS_TOOLS,
            "roles": people.ROLES,
            "setup": (*setup.PIPELINE, *setup.PICKLIST, *setup.RULES),
            "reporting": analysis.REPORTING,
            "views": analysis.VIEWS,
        },
        looks={**LOOKS, **{entry.key: look_at(entry) for entry in OBJECTS.values()}},
    )
