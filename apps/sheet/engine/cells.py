"""What cells hold and how they look."""

from __future__ import annotations

import re
from typing import Any

from ...platform.errors import Invalid
from . import arrays, bounds, inferred, spelling, styles, volatile
from .entry import TypedValue, format_after
from .errors import guarded
from .refs import Area
from .sheets import Sheets
from .state import Cell, Reading

#: What stands for a value before it is worked out: no error, in which a formula that refers to itself would settle.
UNKNOWN = "0"


class Cells(Sheets):
    """Puts contents and looks into cells, and notes which ones."""

    def enter(self, sheet: int, row: int, column: int, entry: TypedValue) -> None:
        """Put a constant into a cell; its number format goes to a cell that has none or one of another kind."""
        at = (self.index(sheet), row, column)
        with guarded():
            if (sheet, row, column) in self._formulas:
                # The engine would leave what the formula had spilled.
                self._model.range_clear_contents(*at, row, column)
            match entry.kind:
                case "number":
                    self._model.update_cell_with_number(*at, entry.number)
                case "bool":
                    self._model.update_cell_with_bool(*at, bool(entry.number))
                case "error":
                    self._model.set_user_input(*at, entry.text)
                case "text":
                    self._model.update_cell_with_text(*at, entry.text)
        self._write((sheet, row, column))
        if (format := format_after(entry, str(self.style(sheet, row, column).get("f", "general")))) is not None:
            self.restyle(sheet, Area(row, column, row, column), {"f": None if format == "general" else format})

    def enter_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        """Raises Invalid for one that cannot be worked out."""
        if (said := bounds.complaint(formula)) is not None:
            raise Invalid({"": said})
        if (function := arrays.refused(formula)) is not None:
            raise Invalid({"": f"{function} cannot be worked out together with arrays. Put it into a cell of its own."})
        self._enter_formula(sheet, row, column, formula)

    def _enter_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        own = self.style(sheet, row, column).get("f")
        self._put_formula(sheet, row, column, formula)
        if own is None:
            guess = str(self.style(sheet, row, column).get("f", "general"))
            wanted = inferred.mended(formula, guess, lambda place: self._format_at(sheet, place))
            if wanted != guess:
                self.restyle(sheet, Area(row, column, row, column), {"f": None if wanted == "general" else wanted})
        if re.match(r"=\s*(TODAY|NOW)\s*\(\s*\)\s*$", formula, re.IGNORECASE) and "f" not in self.style(
            sheet, row, column
        ):
            format = "m/d/yyyy" if "TODAY" in formula.upper() else "m/d/yyyy h:mm"
            self.restyle(sheet, Area(row, column, row, column), {"f": format})

    def _put_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        """Give a formula to the engine, which may change the cell's number format."""
        inner = spelling.inner(formula)
        self._asks = self._asks or volatile.asks(formula)
        if self.wants_arrays(formula):
            inner = arrays.wrapped(inner, UNKNOWN)
            if self._ours is not None:
                self._ours[sheet, row, column] = None
        at = self.index(sheet), row, column
        with guarded():
            if self._model.get_cell_formula(*at) is not None:
                # The engine would leave what the formula had spilled.
                self._model.range_clear_contents(*at, row, column)
            self._model.set_user_input(*at, inner)
        self._write((sheet, row, column))
        self._formulas.add((sheet, row, column))
        self._entered[sheet, row, column] = formula

    def follow_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        """Write a formula anew because what it refers to is elsewhere now; nobody typed into its cell."""
        at = self.index(sheet), row, column
        style = self._model.get_cell_style(*at)
        self._put_formula(sheet, row, column, formula)
        with guarded():
            self._model.set_cell_style(*at, style)
        self._followed.add((sheet, row, column))

    def touched(self) -> set[Cell]:
        """The cells that were changed since the last `collect` other than to follow others."""
        return self._touched - self._followed

    def typed(self) -> set[Cell]:
        """Of these, the ones that got a content."""
        return self._written - self._followed

    def _format_at(self, sheet: int, place: arrays.Place) -> str | None:
        """The number format of the first cell of a reference that has one."""
        if place.sheet is not None:
            names = {info.name.casefold(): info.key for info in self.sheets()}
            if place.sheet.casefold() not in names:
                return None
            sheet = names[place.sheet.casefold()]
        area = place.area
        for row in range(area.top, min(area.bottom, area.top + 3) + 1):
            found = self.style(sheet, row, area.left).get("f")
            if found is not None:
                return str(found)
        return None

    def _write(self, cell: Cell) -> None:
        self._touched.add(cell)
        self._written.add(cell)
        self._empties.discard(cell)
        self._spills.discard(cell)

    def clear(self, sheet: int, area: Area, *, formats: bool = False) -> None:
        """Empty the cells; with `formats` they also lose their looks."""
        clear = self._model.range_clear_all if formats else self._model.range_clear_contents
        with guarded():
            for row, column in self.used(sheet, area):
                clear(self.index(sheet), row, column, row, column)
                self._touched.add((sheet, row, column))
                self._written.discard((sheet, row, column))
                self._empties.add((sheet, row, column))

    def put(self, sheet: int, row: int, column: int, entry: TypedValue | None, look: styles.Compact) -> None:
        """Make a cell hold just a constant, None for nothing, and look just so."""
        if entry is None:
            with guarded():
                self._model.range_clear_contents(self.index(sheet), row, column, row, column)
            self._touched.add((sheet, row, column))
            self._written.discard((sheet, row, column))
            self._empties.add((sheet, row, column))
        else:
            self.enter(sheet, row, column, entry)
        old = self.style(sheet, row, column)
        if old != look:
            self.restyle(sheet, Area(row, column, row, column), dict.fromkeys(old) | look)

    def used(self, sheet: int, area: Area) -> list[tuple[int, int]]:
        """The cells of `area` that hold or look like something, in reading order."""
        return sorted((row, column) for key, row, column in self.known if key == sheet and (row, column) in area)

    def reading(self, sheet: int, row: int, column: int) -> Reading | None:
        """A cell as it was when last read."""
        return self.known.get((sheet, row, column))

    def style(self, sheet: int, row: int, column: int) -> styles.Compact:
        return styles.compact(self._model.get_cell_style(self.index(sheet), row, column))

    def restyle(self, sheet: int, area: Area, change: styles.Compact) -> None:
        index, cache = self.index(sheet), dict[str, Any]()
        with guarded():
            for row, column in area.cells():
                old = self._model.get_cell_style(index, row, column)
                name = repr(old)
                if name not in cache:
                    cache[name] = styles.changed(old, change)
                self._model.set_cell_style(index, row, column, cache[name])
                self._touched.add((sheet, row, column))

    def restyle_columns(self, sheet: int, first: int, last: int, change: styles.Compact) -> None:
        """Change whole columns, with the cells that are in them and those yet to come."""
        self.layout_changed = True
        self.reached.append((sheet, Area(1, first, 1_048_576, last)))
        index = self.index(sheet)
        with guarded():
            plain = self._model.get_cell_style(index, 1_000_000, 16_000)
            for column in range(first, last + 1):
                old = self._model.get_column_style(index, column) or plain
                self._model.set_column_style(index, column, styles.changed(old, change))
            for row, column in self.used(sheet, Area(1, first, 1_048_576, last)):
                self.restyle(sheet, Area(row, column, row, column), change)

    def column_style(self, sheet: int, column: int) -> str | None:
        style = self._model.get_column_style(self.index(sheet), column)
        return styles.text_of(style) if style else None
