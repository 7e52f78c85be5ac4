"""What comes first on a page, by the look it is served in. Actions, tools and exports never ask.

Each function takes things in the order in which they are declared, and gives them in the order of the look. What has an
order of its own is not given to them: lines of an order, stages, days.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from flask import Flask

from .serving import look

T = TypeVar("T")
#: Weekdays as `date.weekday()` counts them.
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_FIRST_DAYS = {"week-sunday": 6, "week-monday": 0, "week-saturday": 5}
#: How many rows a page may have where people choose.
LENGTHS = (10, 25, 50, 100)
#: Fields that make up an address where they have no name in common.
_ADDRESS = {"street", "city", "state", "region", "postal_code", "country"}


def install(app: Flask) -> None:
    """Give templates `arranged.menu(…)` and the like."""
    app.jinja_env.globals["arranged"] = _ForTemplates


# -- Navigation -------------------------------------------------------------------------------------------------------


def entries(items: Sequence[T], name: Callable[[T], str], first: int = 0) -> list[T]:
    """Entries of a navigation; the `first` so many stay where they are."""
    kept, rest = list(items[:first]), list(items[first:])
    match look()["entries"]:
        case "entries-by-name":
            rest.sort(key=lambda item: name(item).casefold())
        case "entries-backwards":
            rest.reverse()
        case "entries-turned":
            half = len(rest) // 2
            rest = rest[half:] + rest[:half]
    return kept + rest


def navigation(items: Sequence[T], name: Callable[[T], str], is_home: Callable[[T], bool]) -> list[T]:
    """An app's main navigation, its home first."""
    if look()["entries"] == "entries-declared":
        return list(items)
    home = [item for item in items if is_home(item)]
    return entries(home + [item for item in items if not is_home(item)], name, len(home))


# -- Lists ------------------------------------------------------------------------------------------------------------


def columns(items: Sequence[T], key: Callable[[T], str], listed: str) -> list[T]:
    """Columns of the list called `listed`, the first, which names the row, where it is."""
    first, rest = list(items[:1]), list(items[1:])
    match look()["columns"]:
        case "columns-turned" if len(rest) > 1:
            by = 1 + _digest(listed) % (len(rest) - 1)
            rest = rest[by:] + rest[:by]
        case "columns-shuffled":
            rest.sort(key=lambda item: _digest(f"{listed}/{key(item)}"))
        case "columns-backwards":
            rest.reverse()
    return first + rest


def sorting(declared: str, first: str | None) -> str:
    """What a list is sorted by that nobody has sorted; `first` is the key of its first column, if that can be."""
    match look()["sorting"]:
        case "sorting-backwards":
            return declared.removeprefix("-") if declared.startswith("-") else f"-{declared}"
        case "sorting-by-name" if first is not None:
            return first
    return declared


def rows(usual: int) -> int:
    """How many rows a page of a list has."""
    count = look()["rows"].removeprefix("rows-")
    return int(count) if count.isdecimal() else usual


def lengths(shown: int) -> Sequence[int]:
    """How many rows people may have on a page instead of those `shown`; where the look has the usual ones, they may not
    say.
    """
    return () if look()["rows"] == "rows-usual" else [rows for rows in LENGTHS if rows != shown]


def asked_rows(text: str) -> int:
    """How many rows an address asks for; 0 unless people may say so."""
    return next((rows for rows in lengths(0) if str(rows) == text), 0)


# -- Menus and tabs ---------------------------------------------------------------------------------------------------


def menu(items: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Items of a menu, as `ui.menu` takes them; what destroys something stays last."""
    harmless = [item for item in items if not _destroys(item)]
    match look()["menus"]:
        case "menus-by-name":
            harmless.sort(key=lambda item: str(item[0]).casefold())
        case "menus-backwards":
            harmless.reverse()
        case _:
            return list(items)
    return harmless + [item for item in items if _destroys(item)]


def _destroys(item: tuple[Any, ...]) -> bool:
    return len(item) > 3 and bool(item[3].get("danger"))


def tabs(items: Sequence[T], name: Callable[[T], str]) -> list[T]:
    """Tabs, the first, which is open unless another is chosen, where it is."""
    first, rest = list(items[:1]), list(items[1:])
    match look()["tabs"]:
        case "tabs-by-name":
            rest.sort(key=lambda item: name(item).casefold())
        case "tabs-backwards":
            rest.reverse()
    return first + rest


# -- Fields -----------------------------------------------------------------------------------------------------------


def fields(items: Sequence[T]) -> list[T]:
    """Controls of a part of a form, or fields of a card.

    The first one stays first, and what takes the whole width stays where it is; between them fields move, those
    together that make up one thing, and none before one that it depends on.
    """
    if look()["fields"] == "fields-declared":
        return list(items)
    found: list[T] = []
    groups: list[list[T]] = []
    for item in items:
        if getattr(item, "wide", False) is True:
            found += [*_moved(groups, first=0 if found else 1), item]
            groups = []
        elif groups and _belong_together(groups[-1][-1], item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return _after_their_own([*found, *_moved(groups, first=0 if found else 1)])


def _moved(all_groups: list[list[T]], first: int) -> list[T]:
    """The fields of groups; the `first` so many stay where they are."""
    groups = all_groups[first:]
    match look()["fields"]:
        case "fields-required-first":
            groups.sort(key=lambda group: not any(getattr(item, "required", False) for item in group))
        case "fields-by-name":
            groups.sort(key=lambda group: _title(group[0]).casefold())
        case "fields-backwards":
            groups.reverse()
    return [item for group in (*all_groups[:first], *groups) for item in group]


def _belong_together(one: Any, other: Any) -> bool:
    """Whether a field is part of the same thing as the one before: first and last name, day and time, an address."""
    if getattr(one, "tells_time", False) and getattr(other, "tells_time", False):
        return True
    names = [_name(one), _name(other)]
    if set(names) <= _ADDRESS:
        return True
    starts, ends = zip(*((name.split("_")[0], name.removesuffix("_id").split("_")[-1]) for name in names), strict=True)
    return all("_" in name for name in names) and (starts[0] == starts[1] or ends[0] == ends[1] == "name")


def _after_their_own(items: Sequence[T]) -> list[T]:
    """No field before the one that it depends on."""
    # A form above another one has a prefix to the names of its controls, with which some say what they depend on.
    by_name: dict[str, T] = {name: item for item in items for name in (_full_name(item), _name(item))}
    found: dict[str, T] = {}

    def add(item: T) -> None:
        masters = (getattr(item, key, "") for key in ("followed", "beside", "after"))
        if _name(item) not in found:
            for master in masters:
                if master in by_name and by_name[master] is not item:
                    add(by_name[master])
            found[_name(item)] = item

    for item in items:
        add(item)
    return list(found.values())


def _full_name(item: Any) -> str:
    return str(item.name)


def _name(item: Any) -> str:
    return str(getattr(item, "short_name", None) or item.name)


def _title(item: Any) -> str:
    return str(item.title if hasattr(item, "title") else item.label)


def options(items: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Choices whose order means nothing; what is none of them stays last."""
    if look()["options"] == "options-by-name":
        return sorted(items, key=lambda item: (item[1].startswith("Other"), item[1].casefold()))
    return list(items)


# -- Days -------------------------------------------------------------------------------------------------------------


def first_weekday(usual: int = 0) -> int:
    """The day that weeks begin with, as `date.weekday()` counts."""
    return _FIRST_DAYS.get(look()["week"], usual)


def weekdays() -> list[str]:
    """The names of the days of a week, in order."""
    first = first_weekday()
    return [*WEEKDAYS[first:], *WEEKDAYS[:first]]


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


class _ForTemplates:
    """What templates call: things there have their names in places of their own."""

    fields = staticmethod(fields)
    weekdays = staticmethod(weekdays)

    @staticmethod
    def menu(items: Sequence[tuple[Any, ...]], in_order: bool = False) -> Sequence[tuple[Any, ...]]:
        return items if in_order else menu(items)

    @staticmethod
    def controls(form: Any, names: Iterable[str], in_order: bool = False) -> list[Any]:
        # A form may leave out a control for some records.
        found = [form[name] for name in names if name in form]
        return found if in_order else fields(found)

    @staticmethod
    def tabs(items: Sequence[tuple[Any, ...]], *, name: int = 0) -> list[tuple[Any, ...]]:
        return tabs(items, lambda item: str(item[name]))

    @staticmethod
    def entries(items: Sequence[Any], first: int = 0) -> list[Any]:
        return entries(items, _named, first)


def _named(item: Any) -> str:
    if isinstance(item, tuple):
        return str(item[0])
    for name in ("title", "label", "name"):
        if hasattr(item, name):
            return str(getattr(item, name))
    return str(item.app.title)
