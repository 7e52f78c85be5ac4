"""How people have arranged lists for themselves: widths in pixels and what they filter and sort by, for each view of a
list, and its columns, for all that the list declares.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, get_args

from .database import Db
from .preferences import preference, set_preference

#: In pixels. Narrower a heading could not be taken hold of, wider a column would fill the page.
NARROWEST, WIDEST = 64, 960
#: Of a column that somebody has chosen besides, and that asks for no share of the table.
USUAL = 140
#: Of the columns beside a list's own: boxes, menus, and where there are none what is left of the page.
SELECT, REST = 40, 1
#: What the columns that somebody has chosen may come to before they scroll sideways: so far they move together.
FULL = 1450
_PAGE = 1160  # what shares of the table are taken of


#: What somebody chooses of a list.
Choice = Literal["filters", "order", "columns"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
Part = tuple[str, str]
#: What is done with it.
Deed = Literal["set_widths", "reset_widths", "remember", "forget"]
_WHOLE = ""  # in place of a view: what holds for all of them


class ListPreferences(Protocol):
    """Where an app keeps how the acting person has arranged its lists; columns are given by their keys."""

    def widths(self, db: Db, view: Any, shown: str) -> Mapping[str, int]:
        """The widths that were chosen for a view of a list; empty if all is as usual."""

    def parts(self, db: Db, view: Any, shown: str) -> Sequence[Part]:
        """Columns, filters and order that were chosen for one of the list's own views, as its address says them."""

    def url(self, view: Any, shown: str, deed: Deed) -> str:
        """Where that is sent to, or the usual asked for."""


def choice_of(key: str) -> Choice | None:
    """What a part of a list's address belongs to; None for the view, what is searched for, and the page."""
    if key.startswith("f.") or key == "logic":
        return "filters"
    return {"sort": "order", "columns": "columns"}.get(key)  # type: ignore[return-value]


def kept_parts(db: Db, app: str, name: str, shown: str) -> Sequence[Part]:
    """What the acting person chose for a view of a list, as its address says it."""
    found: Mapping[str, Sequence[Part]] = preference(db, app, _look(name)) or {}
    return [(key, value) for view in (_WHOLE, shown) for key, value in found.get(view, ())]


def keep_parts(db: Db, app: str, name: str, shown: str, parts: Sequence[Part], chosen: Collection[Choice]) -> None:
    """Keep what was `chosen` of a view of a list as `parts` say; what they do not say of it is as usual again."""
    kept: Mapping[str, Sequence[Part]] = preference(db, app, _look(name)) or {}
    old = [(view, key, value) for view, pairs in kept.items() for key, value in pairs]
    left = [each for each in old if each[0] not in (_WHOLE, shown) or choice_of(each[1]) not in chosen]
    new = [(_WHOLE if key == "columns" else shown, key, value) for key, value in parts if choice_of(key) in chosen]
    found: dict[str, list[Part]] = {}
    for view, key, value in (*left, *new):
        found.setdefault(view, []).append((key, value))
    set_preference(db, app, _look(name), found or None)


def kept_widths(db: Db, app: str, name: str, shown: str) -> Mapping[str, int]:
    """The widths that the acting person chose in a list's view, by the keys of columns."""
    found: Mapping[str, Mapping[str, int]] = preference(db, app, _preference(name)) or {}
    return found.get(shown, {})


def keep_widths(db: Db, app: str, name: str, shown: str, widths: Mapping[str, int], known: Sequence[str]) -> None:
    """Keep the widths of a view's columns; without any it has the usual ones. Of other views only `known` ones stay."""
    kept: Mapping[str, Mapping[str, int]] = preference(db, app, _preference(name)) or {}
    left = {key: dict(value) for key, value in kept.items() if key in known and key != shown}
    if widths:
        left[shown] = {**kept.get(shown, {}), **widths}
    set_preference(db, app, _preference(name), left or None)


def pixels(share: int) -> int:
    """The width of a column that nobody has set: of its share of the table, in per cent, if it asks for one."""
    return max(NARROWEST, share * _PAGE // 100) if share else USUAL


def _preference(name: str) -> str:
    return f"widths of {name}"


def _look(name: str) -> str:
    return f"look of {name}"
