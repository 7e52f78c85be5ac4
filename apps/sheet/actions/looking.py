"""Through which view somebody looks at a sheet: what they do then spares the rows that the view hides."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from ...platform.database import Db
from ...platform.errors import NotFound
from ..attached.filters import area_of, temporary_view
from ..engine import Area
from ..models import FilterView, TemporaryView
from ..permissions import visible_sheet
from ..rules.filtering import Criterion, hidden_rows

#: The id of the view that somebody has open without a name.
TEMPORARY: Final = "temporary"
_KEY = "view looked through"


@dataclass(frozen=True)
class OpenView:
    """A view with the rows that it hides, as of the last operation."""

    sheet_id: int
    area: Area
    hidden: Set[int]


def view_of(db: Db, sheet_id: int, id: int | str) -> FilterView | TemporaryView:
    """A view of a sheet that the acting person may see. Raises NotFound."""
    visible_sheet(db, sheet_id)
    view = temporary_view(db, sheet_id) if id == TEMPORARY else db.get(FilterView, id) if isinstance(id, int) else None
    if view is None or view.sheet_id != sheet_id:
        raise NotFound("There is no such filter view. It may have been deleted.")
    return view


def rows_hidden(db: Db, view: FilterView | TemporaryView) -> list[int]:
    """The rows that a view hides at this moment."""
    return hidden_rows(db, view.sheet_id, area_of(view), [Criterion.load(each) for each in view.criteria])


def look_through(db: Db, sheet_id: int, id: int | str) -> None:
    """Let what is done in this unit of work be done by somebody who has a view open. Raises NotFound."""
    view = view_of(db, sheet_id, id)
    db.info[_KEY] = OpenView(sheet_id, area_of(view), frozenset(rows_hidden(db, view)))


def view_through(db: Db, sheet_id: int) -> OpenView | None:
    """The view of the sheet through which the acting person looks."""
    found = db.info.get(_KEY)
    return found if isinstance(found, OpenView) and found.sheet_id == sheet_id else None
