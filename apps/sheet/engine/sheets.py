"""The sheets of a workbook, in the order of their tabs, and its defined names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from . import arrays, spelling, styles, volatile
from .errors import guarded
from .state import State


class SheetInfo(NamedTuple):
    key: int
    name: str
    color: str | None
    hidden: bool
    frozen_rows: int
    frozen_columns: int


class Sheets(State):
    """Tells of sheets and names, and changes them."""

    def sheets(self) -> list[SheetInfo]:
        """All sheets in the order of their tabs."""
        return [
            SheetInfo(
                item["sheet_id"],
                item["name"],
                styles.plain_color(item.get("color")),
                item["state"] != "visible",
                self._model.get_frozen_rows_count(index),
                self._model.get_frozen_columns_count(index),
            )
            for index, item in enumerate(self._model.get_worksheets_properties())
        ]

    def info(self, sheet: int) -> SheetInfo:
        return self.sheets()[self.index(sheet)]

    def dimensions(self) -> list[tuple[int, int]]:
        """The last used row and column of every sheet."""
        count = len(self._model.get_worksheets_properties())
        return [(area[1], area[3]) for area in map(self._model.get_sheet_dimensions, range(count))]

    def add_sheet(self, name: str) -> int:
        """A new last sheet; returns its id."""
        with self._reordering():
            self._model.add_sheet(name)
        return self.sheets()[-1].key

    def rename_sheet(self, sheet: int, name: str) -> None:
        self.reached.append((sheet, None))
        with self._reordering():
            self._model.rename_sheet(self.index(sheet), name)

    def delete_sheet(self, sheet: int) -> None:
        self.reached.append((sheet, None))
        with self._reordering():
            self._model.delete_sheet(self.index(sheet))

    def color_sheet(self, sheet: int, color: str | None) -> None:
        self.reached.append((sheet, None))
        with guarded():
            self._model.set_sheet_color(self.index(sheet), color)

    def hide_sheet(self, sheet: int, hidden: bool) -> None:
        self.reached.append((sheet, None))
        with guarded():
            self._model.set_sheet_state(self.index(sheet), "hidden" if hidden else "visible")

    def move_sheet(self, sheet: int, position: int) -> None:
        with self._reordering(), self._user() as user:
            user.move_sheet(self.index(sheet), position)

    def duplicate_sheet(self, sheet: int) -> int:
        """A copy right after the original; returns its id."""
        position = self.index(sheet) + 1
        with self._reordering(), self._user() as user:
            user.duplicate_sheet(position - 1)
        return self.sheets()[position].key

    @contextmanager
    def _reordering(self) -> Iterator[None]:
        with guarded():
            yield
        self._indexes, self._all_touched, self.layout_changed = None, True, True

    def names(self) -> dict[str, str]:
        """Defined names of the whole workbook and what they stand for, without the leading equals sign."""
        listed = self._model.get_defined_name_list()
        found = {
            item["name"]: spelling.outer(item["formula"]).removeprefix("=") for item in listed if item["scope"] is None
        }
        return {name: found[name] for name in sorted(found) if not name.startswith(volatile.PREFIX)}

    def wants_arrays(self, formula: str) -> bool:
        """Whether a formula, as people write it, is worked out by `arrays`: the engine knows names for cells alone."""
        return (arrays.is_ours(formula) and arrays.refused(formula) is None) or arrays.uses(formula, self.valued())

    def valued(self) -> frozenset[str]:
        """The names, in small letters, that stand for a value or for nothing any more, and not for cells."""
        if self._valued is None:
            self._valued = frozenset(name.casefold() for name, meant in self.names().items() if not _is_place(meant))
        return self._valued

    def define(self, name: str, formula: str) -> None:
        with guarded():
            self._model.new_defined_name(name, None, spelling.inner(formula))
        self._valued = None
        self._all_touched = self.layout_changed = True

    def follow_names(self, rewrite: Callable[[str], str]) -> None:
        """Write what names stand for anew because it is elsewhere now."""
        with guarded():
            for item in self._model.get_defined_name_list():
                if (formula := rewrite(item["formula"])) != item["formula"]:
                    scope = item["scope"]
                    self._model.update_defined_name(item["name"], scope, item["name"], scope, formula)
                    self.layout_changed = True
        self._valued = None

    def undefine(self, name: str) -> None:
        with guarded():
            self._model.delete_defined_name(name, None)
        self._valued = None
        self._all_touched = self.layout_changed = True


def _is_place(meant: str) -> bool:
    try:
        return isinstance(arrays.parse(meant), arrays.Place)
    except ValueError:
        return True
