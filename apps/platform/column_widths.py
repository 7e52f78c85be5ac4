"""How wide people have made the columns of a list: kept in pixels, for each person and each view of the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .database import Db
from .preferences import preference, set_preference

#: In pixels. Narrower a heading could not be taken hold of, wider a column would fill the page.
NARROWEST, WIDEST = 64, 960
#: Of a column that somebody has chosen besides, and that asks for no share of the table.
USUAL = 140
#: Of the columns beside a list's own: boxes, menus, and where there are none what is left of the page.
SELECT, MENU, REST = 40, 44, 1
#: What the columns that somebody has chosen may come to before they scroll sideways: so far they move together.
FULL = 1450
_PAGE = 1160  # what shares of the table are taken of


class KeptWidths(Protocol):
    """Where an app keeps the widths of a list's columns, both given by their keys."""

    def of(self, db: Db, view: Any, shown: str) -> Mapping[str, int]:
        """What the acting person has chosen for a view of a list; empty if all is as usual."""

    def url(self, view: Any, shown: str) -> str:
        """Where the widths of a view are sent to."""

    def reset_url(self, view: Any, shown: str) -> str:
        """Where a view's usual widths are asked for."""


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
