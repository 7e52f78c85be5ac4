"""Workbooks that other programs wrote: their formulas worded anew, or settled as the values that they had there."""

from __future__ import annotations

import ironcalc

from . import arrays, spelling
from .calculation import Calculation
from .cells import UNKNOWN
from .entry import TypedValue
from .errors import guarded
from .refs import Area
from .state import Cell


class Foreign(Calculation):
    """Changes what cells hold and nothing of how they look; `collect` reads all of it anew."""

    def formula(self, sheet: int, row: int, column: int) -> str | None:
        """A formula as people read it, before it was ever worked out."""
        formula = self._model.get_cell_formula(self.index(sheet), row, column)
        return None if formula is None else spelling.outer(formula)

    def reword(self, sheet: int, row: int, column: int, formula: str) -> bool:
        """Give a cell another formula; false, and nothing done, where arrays cannot be worked out in this one."""
        inner = spelling.inner(formula)
        if arrays.refused(formula) is not None:
            return False
        if self.wants_arrays(formula):
            inner = arrays.wrapped(inner, UNKNOWN)
        with guarded():
            self._put(sheet, row, column, inner)
        return True

    def settle(self, sheet: int, row: int, column: int, value: TypedValue) -> None:
        """Put a value in the place of a formula."""
        at = (self.index(sheet), row, column)
        with guarded():
            match value.kind:
                case "number":
                    self._put(sheet, row, column, "")
                    self._model.update_cell_with_number(*at, value.number)
                case "bool":
                    self._put(sheet, row, column, "")
                    self._model.update_cell_with_bool(*at, bool(value.number))
                case "error":
                    self._put(sheet, row, column, value.text)
                case "text":
                    self._put(sheet, row, column, "")
                    self._model.update_cell_with_text(*at, value.text)

    def clear_contents(self, sheet: int, area: Area) -> None:
        """Empty cells, those of an array with it."""
        with guarded():
            self._model.range_clear_contents(self.index(sheet), area.top, area.left, area.bottom, area.right)
        self._all_touched, self._ours = True, None

    def _put(self, sheet: int, row: int, column: int, content: str) -> None:
        at = (self.index(sheet), row, column)
        style = self._model.get_cell_style(*at)
        self._model.range_clear_contents(*at, row, column)
        if content:
            self._model.set_user_input(*at, content)
            # The engine would take the format of what the formula refers to.
            self._model.set_cell_style(*at, style)
        self._all_touched, self._ours = True, None

    def spills(self) -> dict[Cell, Area]:
        """The areas that formulas fill beside their own cells, by the cells of the formulas."""
        user, found = ironcalc.create_user_model_from_bytes(self._model.to_bytes()), dict[Cell, Area]()
        keys = [info["sheet_id"] for info in self._model.get_worksheets_properties()]
        for sheet, row, column in self._model.get_all_cells():
            structure = user.get_cell_array_structure(sheet, row, column)
            if isinstance(structure, dict) and "DynamicAnchor" in structure:
                width, height = structure["DynamicAnchor"]
                found[keys[sheet], row, column] = Area(row, column, row + height - 1, column + width - 1)
        return found
