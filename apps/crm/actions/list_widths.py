"""How wide the columns of lists are, for whoever arranges them."""

from __future__ import annotations

from collections.abc import Mapping

from ...platform.column_widths import NARROWEST, WIDEST, keep_widths
from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.listview import ListView
from .. import APP, lists
from ..field_access import for_reader
from ..lists.people import PEOPLE
from ..lists.reports import DASHBOARDS, REPORTS
from ..lists.users import USERS

#: The lists whose columns have edges, by their keys.
RESIZABLE = {
    view.key: view
    for view in (
        *(view for view, _rows in lists.LISTS.values()),
        lists.APPROVALS, lists.ENTRIES, lists.IMPORTS, lists.MEMBERS, lists.PRICEBOOKS, lists.PRODUCTS,
        DASHBOARDS, PEOPLE, REPORTS, USERS,
    )
}  # fmt: skip


def set_widths(db: Db, name: str, shown: str, widths: Mapping[str, int]) -> None:
    """Keep the widths of columns, in pixels by their keys, for the acting person in one view of a list.

    Raises NotFound for a list or view that there is not, Invalid for a column or a width that cannot be.
    """
    view = _view(db, name, shown)
    labels = {column.key: column.label for column in view.all_columns}
    for key, width in widths.items():
        if key not in labels:
            raise Invalid({"": f"{view.title} have no column {key!r}. Reload the page and try again."})
        if not NARROWEST <= width <= WIDEST:
            raise Invalid({"": f"{labels[key]} can be {NARROWEST} to {WIDEST} pixels wide, not {width}."})
    if not widths:
        raise Invalid({"": "Say how wide at least one column is to be."})
    _keep(db, view, shown, widths)


def reset_widths(db: Db, name: str, shown: str) -> None:
    """Have the usual widths again in one view of a list. Raises NotFound."""
    _keep(db, _view(db, name, shown), shown, {})


def _keep(db: Db, view: ListView, shown: str, widths: Mapping[str, int]) -> None:
    keep_widths(db, APP.key, view.key, shown, widths, [each.key for each in view.all_views(db)])


def _view(db: Db, name: str, shown: str) -> ListView:
    if name not in RESIZABLE:
        raise NotFound(f"There is no list {name!r}.")
    view = for_reader(db, RESIZABLE[name])
    if shown not in {each.key for each in view.all_views(db)}:
        raise NotFound(f"{view.title} have no view {shown!r}. It may have been deleted. Reload the page.")
    return view
