"""The widths of columns in the CRM's lists."""

from __future__ import annotations

from collections.abc import Mapping

from flask import url_for

from ...platform.column_widths import KeptWidths, kept_widths
from ...platform.database import Db
from ...platform.listview import ListView
from .. import APP


class _Widths(KeptWidths):
    """Those that people have chosen for themselves."""

    def of(self, db: Db, view: ListView, shown: str) -> Mapping[str, int]:
        return kept_widths(db, APP.key, view.key, shown)

    def url(self, view: ListView, shown: str) -> str:
        return url_for("list_views.set_widths", name=view.key, view=shown)

    def reset_url(self, view: ListView, shown: str) -> str:
        return url_for("list_views.reset_widths", name=view.key, view=shown)


WIDTHS = _Widths()
