"""Views of lists: saved, changed, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select, true

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.limits import LONGEST_SHORT
from ...platform.list_state import ANY, MOST_FILTERS, combined
from ...platform.listview import ListView
from ...platform.values import one_line
from ..field_access import for_reader
from ..lists import LISTS
from ..lists.saved import CACHE, may_change_view, visible_views
from ..models import VISIBILITIES
from ..models import ListView as SavedView
from ..permissions import may_share_views


@dataclass(frozen=True)
class Shown:
    """What a view shows: filters as (key, "operator:value"), and the rest as a list's query string says it."""

    base: str
    filters: Sequence[tuple[str, str]] = ()
    logic: str = ""
    columns: Sequence[str] = ()
    sort: str = ""


def create_view(db: Db, plural: str, shown: Shown, *, name: str, visibility: str = "Only me") -> SavedView:
    """Save what a list shows. Raises Invalid."""
    view = SavedView(object=plural, owner_id=db.actor_id, **_checked(db, plural, shown))
    view.name, view.visibility = _name(db, plural, name, db.actor_id), _visibility(db, visibility)
    db.add(view)
    _forget(db)
    return view


def change_view(
    db: Db, view_id: int, *, name: str | None = None, visibility: str | None = None, shown: Shown | None = None,
    version: int | None = None,
) -> SavedView:  # fmt: skip
    """Rename a view, share it, or let it show something else. Raises Forbidden for somebody else's, Conflict."""
    view = find_view(db, view_id)
    _require(db, view)
    db.check_version(view, view.name, version)
    if name is not None:
        view.name = _name(db, view.object, name, view.owner_id, besides=view.id)
    if visibility is not None and visibility != view.visibility:
        view.visibility = _visibility(db, visibility)
    if shown is not None:
        for key, value in _checked(db, view.object, shown).items():
            setattr(view, key, value)
    _forget(db)
    return view


def delete_view(db: Db, view_id: int) -> SavedView:
    view = find_view(db, view_id)
    _require(db, view)
    view.deleted_at = db.now
    _forget(db)
    return view


def find_view(db: Db, view_id: int) -> SavedView:
    """A view that the acting user may see. Raises NotFound."""
    view = db.scalar(select(SavedView).where(SavedView.id == view_id, visible_views(db)))
    if view is None:
        raise NotFound("There is no such view. It may have been deleted, or no longer be shared with you.")
    return view


def _require(db: Db, view: SavedView) -> None:
    if not may_change_view(db, view):
        raise Forbidden(f"Only {view.owner.name} can change this view. Save it as a new one instead.")


def _checked(db: Db, plural: str, shown: Shown) -> dict[str, object]:
    """The columns of a view. Raises Invalid for what the list does not have."""
    return checked(db, for_reader(db, _list(plural)), shown)


def checked(db: Db, view: ListView, shown: Shown) -> dict[str, object]:
    """What is shown of a list, as a saved view keeps it. Raises Invalid for what the list does not have."""
    filters = {filter.key: filter for filter in view.filters}
    if shown.base not in {own.key for own in view.views}:
        raise Invalid({"": f"{view.title} have no view {shown.base!r} to begin with."})
    if len(shown.filters) > MOST_FILTERS:
        raise Invalid({"": f"A view has at most {MOST_FILTERS} filters."})
    for key, text in shown.filters:
        operator, _, value = text.partition(":")
        try:
            filters[key].clause(db, operator, value)
        except (KeyError, ValueError, OverflowError):
            raise Invalid({"": f"{view.title} cannot be filtered by {key!r} {text!r}."}) from None
    try:
        logic = _logic(shown.logic, len(shown.filters))
    except ValueError as error:
        raise Invalid({"": f"The filter logic cannot be read. {error}"}) from None
    known = {column.key for column in view.all_columns}
    sortable = {column.key for column in view.all_columns if column.sort is not None}
    if wrong := [key for key in shown.columns if key not in known]:
        raise Invalid({"": f"{view.title} have no column {wrong[0]!r}."})
    if shown.sort and shown.sort.removeprefix("-") not in sortable:
        raise Invalid({"": f"{view.title} cannot be sorted by {shown.sort!r}."})
    return {
        "base": shown.base, "filters": [list(pair) for pair in shown.filters], "logic": logic,
        "columns": list(shown.columns), "sort": shown.sort,
    }  # fmt: skip


def _logic(said: str, count: int) -> str:
    logic = one_line(said)[:LONGEST_SHORT] if count > 1 else ""
    if logic not in ("", ANY):
        combined(logic, [true()] * count)
    return logic


def _list(plural: str) -> ListView:
    if plural not in LISTS:
        raise NotFound(f"There is no list {plural!r}.")
    return LISTS[plural][0]


def _name(db: Db, plural: str, name: str, owner_id: int | None, besides: int | None = None) -> str:
    name = one_line(name)
    if not name or len(name) > LONGEST_SHORT:
        raise Invalid(name=f"A view's name has 1 to {LONGEST_SHORT} characters.")
    same = select(SavedView.id).where(
        SavedView.object == plural, SavedView.owner_id == owner_id, SavedView.deleted_at.is_(None),
        func.lower(SavedView.name) == name.lower(),
    )  # fmt: skip
    if any(id != besides for id in db.scalars(same)):
        raise Invalid(name=f"There is a view called {name} already. Choose another name.")
    return name


def _visibility(db: Db, visibility: str) -> str:
    if visibility not in VISIBILITIES:
        raise Invalid(visibility=f"Choose one of: {', '.join(VISIBILITIES)}.")
    if visibility != "Only me" and not may_share_views(db):
        raise Invalid(visibility="Your role does not allow you to share views. Keep it for yourself.")
    return visibility


def _forget(db: Db) -> None:
    db.flush()
    db.info.pop(CACHE, None)
