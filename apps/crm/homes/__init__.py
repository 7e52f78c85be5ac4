"""The home page by kind of work: what waits for somebody and how things stand, each figure with the list behind it."""

from __future__ import annotations

from collections.abc import Callable

from ...platform.database import Db
from .. import workplaces
from . import administration, desk, marketing, reading, sales, support, team
from .cards import Home

_HOMES: dict[str, Callable[[Db], Home]] = {
    workplaces.SALES: sales.home,
    workplaces.SALES_MANAGEMENT: team.home,
    workplaces.SUPPORT: support.home,
    workplaces.SUPPORT_MANAGEMENT: desk.home,
    workplaces.MARKETING: marketing.home,
    workplaces.ADMINISTRATION: administration.home,
    workplaces.READING: reading.home,
}


def home(db: Db) -> Home:
    """What the acting person's home page shows."""
    return _HOMES[workplaces.workplace(db)](db)
