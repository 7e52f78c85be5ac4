"""How people have arranged the CRM's lists for themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import url_for

from ...platform.database import Db
from ...platform.list_preferences import Deed, ListPreferences, Part, kept_parts, kept_widths
from ...platform.listview import ListView
from .. import APP


class _Preferences(ListPreferences):
    """What is kept in the platform's table of preferences."""

    def widths(self, db: Db, view: ListView, shown: str) -> Mapping[str, int]:
        return kept_widths(db, APP.key, view.key, shown)

    def parts(self, db: Db, view: ListView, shown: str) -> Sequence[Part]:
        return kept_parts(db, APP.key, view.key, shown)

    def url(self, view: ListView, shown: str, deed: Deed) -> str:
        return url_for(f"list_views.{deed}", name=view.key, view=shown)


PREFERENCES = _Preferences()
