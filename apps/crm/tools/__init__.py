"""The tools of the CRM, in namespaces of the kinds of records; `records` has those that all kinds have alike."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from ..objects import OBJECTS
from .records import tools_of


@cache
def toolbox() -> Toolbox:
    """All of them; made when first asked for."""
    return Toolbox({entry.plural.lower(): tuple(tools_of(entry)) for entry in OBJECTS.values()})
