"""Views of a sheet: filters with a name, which hide rows only for who has them open."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid
from ...platform.limits import LONGEST_NAME
from ..attached.filters import area_of, criteria_of, lay, temporary_view, views_of
from ..engine import Area
from ..models import FilterView, TemporaryView
from ..permissions import may, visible_sheet
from ..rules.filtering import Criterion
from .filters import check_filter_area, checked, filter_of
from .looking import TEMPORARY, view_of

_MOST = 100
View = FilterView | TemporaryView


def create_view(db: Db, sheet_id: int, area: Area, *, name: str | None = None) -> FilterView:
    """Add a view that asks nothing yet; without a name it is "Filter 1", or the next number that is free."""
    visible_sheet(db, sheet_id, "editor")
    return _add(db, sheet_id, area, (), name)


def save_filter_as_view(db: Db, sheet_id: int, *, name: str | None = None) -> FilterView:
    """Add a view that asks what the sheet's filter asks, which stays as it is."""
    visible_sheet(db, sheet_id, "editor")
    return _add(db, sheet_id, area_of(filter_of(db, sheet_id)), criteria_of(db, sheet_id), name)


def open_temporary_view(
    db: Db, sheet_id: int, area: Area, criteria: Sequence[Criterion] = ()
) -> TemporaryView:  # fmt: skip
    """Open a view that nobody keeps, in the place of the one that the acting person may have on this sheet."""
    visible_sheet(db, sheet_id)
    check_filter_area(area)
    if db.actor_id is None:
        raise Forbidden("A view belongs to a person.")
    close_temporary_view(db, sheet_id)
    view = TemporaryView(sheet_id=sheet_id, person_id=db.actor_id)
    lay(view, area, criteria)
    db.add(view)
    db.flush()
    return view


def close_temporary_view(db: Db, sheet_id: int) -> None:
    """Forget the view that the acting person has open without a name, if there is one."""
    view = temporary_view(db, sheet_id)
    if view is not None:
        db.delete(view)
        db.flush()


def rename_view(db: Db, sheet_id: int, id: int | str, name: str) -> View:
    view = _changeable(db, sheet_id, id)
    if isinstance(view, TemporaryView):
        raise Blocked("A temporary view has no name. Duplicate it to keep it.")
    view.name = _name(db, sheet_id, name, besides=view.id)
    db.flush()
    return view


def set_view_range(db: Db, sheet_id: int, id: int | str, area: Area) -> View:
    """Lay a view elsewhere; what it asks of columns outside goes."""
    view = _changeable(db, sheet_id, id)
    check_filter_area(area)
    criteria = [Criterion.load(each) for each in view.criteria]
    lay(view, area, [each for each in criteria if area.left <= each.column <= area.right])
    db.flush()
    return view


def set_view_criterion(db: Db, sheet_id: int, id: int | str, criterion: Criterion) -> View:
    """Say what a column must show in a view; where nothing is asked it is free again."""
    view = _changeable(db, sheet_id, id)
    wanted = checked(area_of(view), criterion, db.today)
    others = [Criterion.load(each) for each in view.criteria if each["column"] != wanted.column]
    lay(view, area_of(view), others if wanted.is_free else [*others, wanted])
    db.flush()
    return view


def duplicate_view(db: Db, sheet_id: int, id: int | str) -> View:
    """A view like another: one that is kept for who may edit, a temporary one for others."""
    view = view_of(db, sheet_id, id)
    area, criteria = area_of(view), [Criterion.load(each) for each in view.criteria]
    if not _may_edit(db, sheet_id):
        return open_temporary_view(db, sheet_id, area, criteria)
    name = f"Copy of {view.name}"[:LONGEST_NAME] if isinstance(view, FilterView) else None
    taken = {each.name.casefold() for each in views_of(db, sheet_id)}
    return _add(db, sheet_id, area, criteria, name if name is not None and name.casefold() not in taken else None)


def delete_view(db: Db, sheet_id: int, id: int | str) -> None:
    view = _changeable(db, sheet_id, id)
    db.delete(view)
    db.flush()


def _add(db: Db, sheet_id: int, area: Area, criteria: Sequence[Criterion], name: str | None) -> FilterView:
    check_filter_area(area)
    if db.actor_id is None:
        raise Forbidden("A view belongs to a person.")
    taken = {view.name.casefold() for view in views_of(db, sheet_id)}
    if len(taken) >= _MOST:
        raise Blocked(f"A sheet has at most {_MOST} filter views. Delete one first.")
    if name is None:
        name = next(free for n in range(1, _MOST + 2) if (free := f"Filter {n}").casefold() not in taken)
    view = FilterView(sheet_id=sheet_id, name=_name(db, sheet_id, name), owner_id=db.actor_id)
    lay(view, area, criteria)
    db.add(view)
    db.flush()
    return view


def _name(db: Db, sheet_id: int, name: str, *, besides: int | None = None) -> str:
    name = " ".join(name.split())
    if not name:
        raise Invalid(name="A filter view needs a name.")
    if len(name) > LONGEST_NAME:
        raise Invalid(name=f"Type at most {LONGEST_NAME} characters.")
    if any(view.id != besides and view.name.casefold() == name.casefold() for view in views_of(db, sheet_id)):
        raise Invalid(name=f"This sheet has a filter view called {name} already.")
    return name


def _changeable(db: Db, sheet_id: int, id: int | str) -> View:
    """A view that the acting person may change: their own temporary one, or any where they may edit."""
    view = view_of(db, sheet_id, id)
    if id != TEMPORARY and not _may_edit(db, sheet_id):
        raise Forbidden("Only editors of the workbook can change a saved view. Duplicate it to filter for yourself.")
    return view


def _may_edit(db: Db, sheet_id: int) -> bool:
    return may(db, visible_sheet(db, sheet_id).workbook, "editor")
