"""The views that people have saved of a list."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from flask import url_for
from sqlalchemy import ColumnElement, and_, or_, select

from ...platform.database import Db
from ...platform.list_state import Saved, State, View
from ...platform.listview import ListView, MenuItem, SavedViews
from ..models import ListView as SavedView
from ..models import User
from ..objects import OBJECTS
from ..permissions import IMPORTED, access, may_export, may_import

#: Where a unit of work keeps them.
CACHE = "crm_list_views"


def visible_views(db: Db) -> ColumnElement[bool]:
    """One's own, those of one's team that are shared with it, and those for everyone; administrators see all shared."""
    who = access(db)
    mine = SavedView.owner_id == db.actor_id
    if who is None:
        return SavedView.deleted_at.is_(None)
    if who.role.is_admin:
        return and_(SavedView.deleted_at.is_(None), or_(mine, SavedView.visibility != "Only me"))
    mates = SavedView.owner_id.in_(select(User.id).where(User.team_id == who.user.team_id))
    shared = or_(SavedView.visibility == "Everyone", and_(SavedView.visibility == "My team", mates))
    return and_(SavedView.deleted_at.is_(None), or_(mine, shared))


def may_change_view(db: Db, view: SavedView) -> bool:
    who = access(db)
    return who is None or view.owner_id == db.actor_id or who.role.is_admin


class _Views(SavedViews):
    """Those that are kept in the CRM's tables, read once per unit of work."""

    def of(self, db: Db, view: ListView) -> Sequence[View]:
        cached: dict[str, list[View]] = db.info.setdefault(CACHE, {})
        if view.key not in cached:
            wanted = select(SavedView).where(SavedView.object == view.key, visible_views(db))
            rows = db.scalars(wanted.order_by(SavedView.name, SavedView.id))
            cached[view.key] = [self._view(db, view, row) for row in rows]
        return cached[view.key]

    def _view(self, db: Db, view: ListView, row: SavedView) -> View:
        base = next((own for own in view.views if own.key == row.base), view.views[0])
        parts = [(f"f.{key}", value) for key, value in row.filters]
        parts += [("logic", row.logic), ("sort", row.sort), ("columns", ",".join(row.columns))]
        kept = tuple((key, value) for key, value in parts if value)
        return View(f"saved-{row.id}", row.name, base.where, base.sort, Saved(row.id, kept, may_change_view(db, row)))

    def menu(self, db: Db, view: ListView, state: State) -> Sequence[MenuItem]:
        query = urlencode(state.query())
        new = f"{url_for('list_views.new', plural=view.key)}?{query}"
        items: list[MenuItem] = [("Save as new view…", new, "bookmark", {"dialog": True})]
        if may_export(db):
            items.append(
                (
                    "Export as CSV",
                    f"{url_for(f'records.export_{view.key}')}?{query}",
                    "download",
                    {"download": True},
                )
            )
        key = next((key for key in IMPORTED if OBJECTS[key].plural.lower() == view.key), None)
        if key is not None and may_import(db, key):
            items.append(("Import from a file", url_for("imports.new", object=key), "upload", {}))
        items.append(("Recycle bin", url_for(f"recycle_bin.{view.key}"), "trash-2", {}))
        saved = state.view.saved
        if saved is not None and saved.may_change:
            if state.edited:
                items.append(
                    ("Save changes", f"{url_for('list_views.save', id=saved.id)}?{query}", "save", {"post": True})
                )
            items.append(("Rename or share…", url_for("list_views.edit", id=saved.id), "pencil", {"dialog": True}))
            items.append(
                ("Delete view", url_for("list_views.delete", id=saved.id), "trash-2", {"dialog": True, "danger": True})
            )
        return items


SAVED_VIEWS = _Views()
