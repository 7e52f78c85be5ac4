"""How lists look for whoever arranges them: how wide their columns are, which, by what they are filtered and sorted."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.list_preferences import CHOICES, NARROWEST, WIDEST, Choice, keep_parts, keep_widths
from ...platform.listview import ListView
from .. import APP, lists
from ..field_access import for_reader
from ..lists.people import PEOPLE
from ..lists.reports import DASHBOARDS, REPORTS
from ..lists.users import USERS
from .list_views import Shown, checked

#: The lists that people arrange for themselves, by their keys.
ARRANGED = {
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
        raise Invalid({"": "Give a width for at least one column."})
    _keep(db, view, shown, widths)


def reset_widths(db: Db, name: str, shown: str) -> None:
    """Have the usual widths again in one view of a list. Raises NotFound."""
    _keep(db, _view(db, name, shown), shown, {})


def remember_list(db: Db, name: str, shown: Shown, chosen: Collection[Choice]) -> None:
    """Keep what the acting person has `chosen` in one of a list's own views, to find it so the next time.

    Raises NotFound for a list or view that there is not, Invalid for what the list does not have.
    """
    view = _view(db, name, shown.base)
    checked(db, view, shown)
    usual = [column.key for column in view.columns]
    columns = "" if list(shown.columns) == usual else ",".join(shown.columns)
    parts = [(f"f.{key}", asked) for key, asked in shown.filters]
    parts += [("logic", shown.logic), ("sort", shown.sort), ("columns", columns)]
    keep_parts(db, APP.key, name, shown.base, [part for part in parts if part[1]], chosen)


def reset_list(db: Db, name: str, shown: str) -> None:
    """Have one of a list's views as everybody has it: columns, widths, filters, order. Raises NotFound."""
    reset_widths(db, name, shown)
    keep_parts(db, APP.key, name, shown, [], CHOICES)


def _keep(db: Db, view: ListView, shown: str, widths: Mapping[str, int]) -> None:
    keep_widths(db, APP.key, view.key, shown, widths, [each.key for each in view.all_views(db)])


def _view(db: Db, name: str, shown: str) -> ListView:
    if name not in ARRANGED:
        raise NotFound(f"There is no list {name!r}.")
    view = for_reader(db, ARRANGED[name])
    if shown not in {each.key for each in view.all_views(db)}:
        raise NotFound(f"{view.title} have no view {shown!r}. It may have been deleted. Reload the page.")
    return view
