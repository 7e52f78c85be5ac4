"""What goes where in a look, for the kit's templates and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from flask import Flask, url_for
from markupsafe import Markup

from .serving import look

#: How wide the cell of a row's menu is, and of a menu with two actions beside it.
_MENU, _MENU_AND_TWO = 44, 104
_INLINE = 2


class Entry(Protocol):
    """An entry of the main navigation."""

    @property
    def label(self) -> str: ...
    @property
    def endpoint(self) -> str: ...


def install(app: Flask) -> None:
    """Give the kit what it places by, and apps `region("record")`."""
    app.jinja_env.globals.update(region=region, steps_shown=steps_shown, items_inline=items_inline)


def region(name: str) -> Markup:
    """What an element of an app's page is, by which style sheets find it; look 0 moves nothing."""
    return Markup("") if look().is_plain else Markup(' data-region="{}"').format(name)


def steps_shown(steps: Sequence[tuple[str, str]], navigation: Sequence[Entry]) -> Sequence[tuple[str, str]]:
    """The breadcrumbs that a page has: all, or those that the main navigation does not have."""
    if look()["crumbs"] != "crumbs-left-out":
        return steps
    entries = {(entry.label, url_for(entry.endpoint)) for entry in navigation}
    return [step for step in steps if tuple(step) not in entries]


def items_inline(items: Sequence[tuple[str, str, str, Mapping[str, Any]]]) -> Sequence[tuple[Any, ...]]:
    """The actions of a row that stand beside its menu: the first that destroy nothing."""
    if look()["rowactions"] != "row-inline":
        return []
    return [item for item in items if not item[3].get("danger") and not item[3].get("hidden")][:_INLINE]


def menu_width() -> int:
    """How wide the last cell of a row with a menu is, in pixels."""
    return _MENU_AND_TWO if look()["rowactions"] == "row-inline" else _MENU
