"""Rows and columns: where they stand, how large they are, which are hidden, frozen or merged."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ironcalc import CellType

from . import arrays, spelling
from .cells import Cells
from .errors import guarded
from .refs import LAST_COLUMN, LAST_ROW, Area, column_name, restructured
from .state import Cell

DEFAULT_WIDTH, DEFAULT_HEIGHT = 90, 25
Change = Callable[[Area], Area | None]
# How the engine writes a range that ends where its sheet does.
_OPEN = re.compile(rf"{LAST_ROW}|{column_name(LAST_COLUMN)}")


class Lines(Cells):
    """Inserts, deletes and moves rows and columns, and sets how they look."""

    def insert(self, sheet: int, axis: str, at: int, count: int) -> None:
        self._restructure(sheet, axis, at, count, "insert", lambda area: area.inserted(axis, at, count))

    def delete(self, sheet: int, axis: str, at: int, count: int) -> None:
        self._restructure(sheet, axis, at, count, "delete", lambda area: area.deleted(axis, at, count))

    def _restructure(self, sheet: int, axis: str, at: int, count: int, verb: str, change: Change) -> None:
        index, formulas = self.index(sheet), self._formulas_now()
        texts = self._texts(index)
        with guarded():
            getattr(self._model, f"{verb}_{axis}s")(index, at, count)
            for (row, column), text in texts.items():
                # The engine types what it moves anew: a text that looks like a number or a date would become one.
                place = change(Area(row, column, row, column))
                if place and self._text(index, place.top, place.left) != text:
                    self._model.update_cell_with_text(index, place.top, place.left, text)
        self._mend(sheet, formulas, change)
        self._follow_names(self.info(sheet).name, change)
        self._all_touched = self.layout_changed = True

    def _formulas_now(self) -> dict[Cell, str]:
        """All formulas as the engine has them now."""
        keys = [info["sheet_id"] for info in self._model.get_worksheets_properties()]
        return {
            (keys[index], row, column): formula
            for index, row, column in self._model.get_all_cells()
            if (formula := self._model.get_cell_formula(index, row, column)) is not None
        }

    def _mend(self, sheet: int, formulas: Mapping[Cell, str], change: Change, *, all: bool = False) -> None:
        """Write formulas anew, given as they were before `change` of `sheet`, that the engine has got wrong.

        It makes #REF! of a range whose first or last line goes, though others are left, and moves the end of a sheet.
        """
        names = {info.key: info.name for info in self.sheets()}
        for (key, row, column), formula in sorted(formulas.items()):
            place = change(Area(row, column, row, column)) if key == sheet else Area(row, column, row, column)
            if place is None or not (all or ":" in formula):
                continue
            now = self._model.get_cell_formula(self.index(key), place.top, place.left) or ""
            if not (all or "#REF!" in now or _OPEN.search(formula)):
                continue
            wanted = restructured(spelling.outer(formula), names[sheet], change, names[key])
            if spelling.outer(now) != wanted:
                self.follow_formula(key, place.top, place.left, wanted)

    def _follow_names(self, sheet: str, change: Change) -> None:
        before = self.valued()
        self.follow_names(lambda formula: restructured(formula, sheet, change))
        if lost := self.valued() - before:
            for cell, formula in sorted(self._formulas_now().items()):
                if arrays.uses(formula, lost):
                    self.follow_formula(*cell, spelling.outer(formula))

    def delete_sheet(self, sheet: int) -> None:
        gone, formulas = self.info(sheet).name, self._formulas_now()
        super().delete_sheet(sheet)
        names = {info.key: info.name for info in self.sheets()}
        # The engine would find the cells of the next sheet that gets the name.
        for cell, formula in sorted(formulas.items()):
            if cell[0] != sheet and gone.casefold() in formula.casefold():
                self._lose_sheet(cell, spelling.outer(formula), gone, names[cell[0]])
        self._follow_names(gone, _nowhere)

    def _lose_sheet(self, cell: Cell, formula: str, gone: str, home: str) -> None:
        wanted = restructured(formula, gone, _nowhere, home)
        if wanted != formula:
            self.follow_formula(*cell, wanted)

    def relocate(self, sheet: int, axis: str, at: int, count: int, to: int) -> None:
        """Put `count` rows or columns from `at` on before what is `to`; all references follow."""

        def change(area: Area) -> Area:
            return area.relocated(axis, at, count, to)

        index = self.index(sheet)
        formulas = self._formulas_now()
        merges = [(merge, moved) for merge in self.merges(sheet) if (moved := change(merge)) != merge]
        for merge, _ in merges:
            self.unmerge(sheet, merge)
        texts = self._texts(index)
        with guarded():
            with self._user() as user:
                move = user.move_rows if axis == "row" else user.move_columns
                move(index, at, count, to - at if to <= at else to - at - count)
            for (row, column), text in texts.items():
                place = change(Area(row, column, row, column))
                if self._text(index, place.top, place.left) != text:
                    self._model.update_cell_with_text(index, place.top, place.left, text)
        # The engine follows the ends of an area, wherever they go.
        self._mend(sheet, formulas, change, all=True)
        self._follow_names(self.info(sheet).name, change)
        for _, merge in merges:
            self.merge(sheet, merge)
        self.reached.append((sheet, _lines_area(axis, at, count)))
        self._all_touched = self.layout_changed = True

    def _texts(self, index: int) -> dict[tuple[int, int], str]:
        """The cells of a sheet, by its position, that hold a text without a formula."""
        found = {
            (row, column): self._text(index, row, column)
            for sheet, row, column in self._model.get_all_cells()
            if sheet == index
        }
        return {cell: text for cell, text in found.items() if text is not None}

    def _text(self, *at: int) -> str | None:
        model = self._model
        if model.get_cell_type(*at) != CellType.Text or model.get_cell_formula(*at) is not None:
            return None
        return str(model.get_cell_value(*at))

    def own_size(self, sheet: int, axis: str, at: int) -> int | None:
        """Height or width in pixels, None where it is the usual one or the row or column is hidden."""
        if axis == "row":
            size, usual = self._model.get_row_height(self.index(sheet), at), DEFAULT_HEIGHT
        else:
            size, usual = self._model.get_column_width(self.index(sheet), at), DEFAULT_WIDTH
        return round(size) if round(size) not in (0, usual) else None

    def resize(self, sheet: int, axis: str, at: int, size: float) -> None:
        self.layout_changed = True
        self.reached.append((sheet, None))
        with guarded():
            if axis == "row":
                self._model.set_row_height(self.index(sheet), at, size)
            else:
                self._model.set_column_width(self.index(sheet), at, size)

    def is_hidden(self, sheet: int, axis: str, at: int) -> bool:
        test = self._model.is_row_hidden if axis == "row" else self._model.is_column_hidden
        return test(self.index(sheet), at)

    def hide(self, sheet: int, axis: str, at: int, hidden: bool) -> None:
        self.layout_changed = True
        self.reached.append((sheet, None))
        hide = self._model.set_row_hidden if axis == "row" else self._model.set_column_hidden
        with guarded():
            hide(self.index(sheet), at, hidden)

    def freeze(self, sheet: int, rows: int, columns: int) -> None:
        self.reached.append((sheet, None))
        with guarded():
            self._model.set_frozen_rows_count(self.index(sheet), rows)
            self._model.set_frozen_columns_count(self.index(sheet), columns)

    def merges(self, sheet: int) -> list[Area]:
        merged = self._model.get_merged_cells(self.index(sheet))
        return sorted(
            Area(m["row"], m["column"], m["row"] + m["height"] - 1, m["column"] + m["width"] - 1) for m in merged
        )

    def merge(self, sheet: int, area: Area) -> None:
        self.layout_changed = True
        with guarded():
            self._model.merge_cells(self.index(sheet), area.top, area.left, area.bottom, area.right)
        self._touched.update((sheet, row, column) for row, column in area.cells())

    def unmerge(self, sheet: int, area: Area) -> None:
        self.layout_changed = True
        self.reached.append((sheet, area))
        with guarded():
            self._model.unmerge_cells(self.index(sheet), area.top, area.left, area.bottom, area.right)


def _nowhere(_: Area) -> None:
    """Where cells are that went with their sheet."""


def _lines_area(axis: str, at: int, count: int) -> Area:
    last = at + count - 1
    return Area(at, 1, last, LAST_COLUMN) if axis == "row" else Area(1, at, LAST_ROW, last)
