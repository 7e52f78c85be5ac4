"""Which entries of the navigation somebody wants at hand."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.preferences import set_preference
from .. import APP
from ..rail import MOST_ENTRIES, PREFERENCE, open_entries, usual_entries


def choose_entries(db: Db, endpoints: Sequence[str]) -> None:
    """Have these entries at hand, in this order; those that everybody of the same work has are no choice.

    Raises Invalid for an entry that one cannot open, for none and for too many.
    """
    entries = open_entries(db)
    wanted = list(dict.fromkeys(endpoints))
    if unknown := [endpoint for endpoint in wanted if endpoint not in {entry.endpoint for entry in entries}]:
        raise Invalid({"": f"There is no page {unknown[0]} that you could open. Reload the page and choose again."})
    if not wanted:
        raise Invalid({"": "Leave at least one page pinned."})
    if len(wanted) > MOST_ENTRIES:
        raise Invalid({"": f"At most {MOST_ENTRIES} pages fit, and {len(wanted)} are checked. Uncheck some."})
    usual = [entry.endpoint for entry in usual_entries(db, entries)]
    set_preference(db, APP.key, PREFERENCE, None if wanted == usual else wanted)


def reset_entries(db: Db) -> None:
    """Have at hand what everybody of the same work has."""
    set_preference(db, APP.key, PREFERENCE, None)
