"""Which entries of the navigation somebody has at hand: those of their work, or the ones that they chose."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.preferences import preference
from ..platform.spec import NavItem, Rail
from . import APP
from .objects import OBJECTS
from .permissions import access
from .workplaces import workplace

#: What fits beside a page of 720 pixels, with "More".
MOST_ENTRIES = 12
PREFERENCE = "rail"
_OBJECT_OF = {entry.plural.lower(): entry.key for entry in OBJECTS.values()}


def rail(db: Db) -> Rail:
    """The acting person's entries, in their order; all others that they may open are under "More"."""
    entries = open_entries(db)
    chosen = chosen_entries(db, entries)
    is_chosen = preference(db, APP.key, PREFERENCE) is not None
    return Rail(chosen, [entry for entry in entries if entry not in chosen], "rail.choose", is_chosen)


def open_entries(db: Db) -> list[NavItem]:
    """The entries whose pages the acting person may open."""
    who = access(db)

    def opens(entry: NavItem) -> bool:
        key = _OBJECT_OF.get(entry.blueprint)
        return who is None or key is None or who.level("read", key) != "no"

    return [entry for entry in APP.navigation if opens(entry)]


def usual_entries(db: Db, entries: list[NavItem]) -> list[NavItem]:
    """Those of these that belong to the acting person's work, as far as they fit."""
    work = workplace(db)
    return [entry for entry in entries if not entry.work or work in entry.work][:MOST_ENTRIES]


def chosen_entries(db: Db, entries: list[NavItem]) -> list[NavItem]:
    """Those of these that the acting person wants at hand."""
    chosen = preference(db, APP.key, PREFERENCE)
    if chosen is None:
        return usual_entries(db, entries)
    by_endpoint = {entry.endpoint: entry for entry in entries}
    return [by_endpoint[endpoint] for endpoint in chosen if endpoint in by_endpoint]
