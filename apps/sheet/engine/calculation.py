"""Working all formulas out, and telling which cells came to something else than what was known."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import ironcalc
from ironcalc import CellType

from . import arrays, number_formats, spelling, styles, trial
from .errors import TooHeavy, guarded
from .lines import Lines
from .state import Cell, Reading
from .weight import FEW_PASSES, Load

# Formulas that build on each other settle one after the other; those that never do refer to themselves.
_MOST_PASSES = 40
# Cells that formulas may fill at once beside their own.
_MOST_SPILLED = 50_000


class Calculation(Lines):
    """Evaluates the workbook and reads what came of it."""

    def recall(self, stored: Mapping[Cell, Reading], *, trusted: bool = True) -> None:
        """Learn what the tables hold; if that can be trusted, `collect` reads only what may have changed."""
        self.known = dict(stored)
        self._formulas = {cell for cell, reading in stored.items() if reading.formula is not None}
        self._spills = {cell for cell, reading in stored.items() if reading.spilled}
        self._empties = {cell for cell, reading in stored.items() if reading.kind == "empty"}
        self._all_touched = self.layout_changed = not trusted

    def collect(self, *, evaluate: bool = True) -> dict[Cell, Reading | None]:
        """Evaluate, and return every cell that differs from what was known; None for one that is gone."""
        with guarded():
            if evaluate:
                self._evaluate()
            self._unlink()
            changes = self._read_all() if self._all_touched else self._read_some()
        self._touched.clear()
        self._written.clear()
        self._followed.clear()
        self.reached.clear()
        self._all_touched = False
        self.replaced = {cell: self.known.get(cell) for cell in changes}
        for cell, reading in changes.items():
            self._note(cell, reading)
        return changes

    def recollect(self, readings: Mapping[Cell, Reading | None]) -> dict[Cell, Reading | None]:
        """What `collect` would return, for bytes whose cells are known to differ by these readings."""
        self.replaced = {cell: self.known.get(cell) for cell in readings}
        for cell, reading in readings.items():
            self._note(cell, reading)
        return dict(readings)

    def _evaluate(self) -> None:
        """Work all formulas out. Raises EngineFailure where that would take too long or too much memory."""
        is_heavy = self._wants_trial()

        def work() -> None:
            self._model.evaluate()
            self._work_out(is_tried=is_heavy)
            if is_heavy and len(self._model.get_all_cells()) - len(self.known) - len(self._written) > _MOST_SPILLED:
                raise TooHeavy

        if is_heavy and not trial.ends(work):
            raise TooHeavy
        work()

    def _wants_trial(self) -> bool:
        if self._is_heavy is None or self._entered or self._all_touched:
            formulas = {cell: formula for cell in self._formulas if (formula := self._formula_of(cell)) is not None}
            sheets = {info.name.casefold(): info.key for info in self.sheets()}
            self._is_heavy = Load(formulas, self.names().values(), sheets).is_heavy()
            self._entered.clear()
        return self._is_heavy

    def _formula_of(self, cell: Cell) -> str | None:
        if cell in self._entered:
            return self._entered[cell]
        reading = self.known.get(cell)
        return reading and reading.formula

    def _work_out(self, *, is_tried: bool) -> None:
        """Bring the formulas that are worked out by `arrays` to where the cells are, and the engine after them."""
        ours, budget = self._ours_now(), arrays.Budget()
        for _ in range(FEW_PASSES):
            changed = self._work_out_once(ours, budget)
            if not changed:
                return
            self._model.evaluate()
        if not is_tried and not trial.ends(lambda: self._settle(ours, budget)):
            raise TooHeavy
        self._settle(ours, budget)

    def _settle(self, ours: dict[Cell, str | None], budget: arrays.Budget) -> None:
        passes, fewest = 0, len(ours) + 1
        while passes < _MOST_PASSES:
            changed = self._work_out_once(ours, budget)
            if not changed:
                return
            # In a chain of formulas one more is settled each time; those in a circle stay as many.
            passes, fewest = (0, len(changed)) if len(changed) < fewest else (passes + 1, fewest)
            self._model.evaluate()
        for cell in changed:
            self._give(ours, cell, arrays.literal(arrays.single(arrays.Error("#CIRC!"))))
        self._model.evaluate()

    def _work_out_once(self, ours: dict[Cell, str | None], budget: arrays.Budget) -> list[Cell]:
        """Work each out from what the cells hold now; returns those that came to another value."""
        outside = arrays.Outside(self.elsewhere, self.filters)
        cells = arrays.ModelCells(self._model, self.index, self.names(), self._moment, outside, budget, ours)
        changed = []
        for cell in sorted(ours):
            formula = self._model.get_cell_formula(self.index(cell[0]), cell[1], cell[2])
            if formula is None or not formula.startswith(arrays.MARK):
                del ours[cell]
                continue
            node = _tree(formula)
            result = arrays.Evaluation(cells, *cell).result
            found = result(node) if node is not None else arrays.single(arrays.Error("#VALUE!"))
            value = arrays.literal(found)
            if value != ours[cell]:
                value = _affordable(value, budget)
                changed.append((cell, value))
                cells.learn(*cell, found)
        for cell, value in changed:
            self._give(ours, cell, value)
        return [cell for cell, _ in changed]

    def _give(self, ours: dict[Cell, str | None], cell: Cell, value: str) -> None:
        at = (self.index(cell[0]), cell[1], cell[2])
        formula = arrays.unwrapped(self._model.get_cell_formula(*at) or "")
        style = self._model.get_cell_style(*at)
        self._model.range_clear_contents(*at, cell[1], cell[2])
        self._model.set_user_input(*at, arrays.wrapped(formula, value))
        # The engine would take the format of what the formula refers to.
        self._model.set_cell_style(*at, style)
        ours[cell] = value

    def _ours_now(self) -> dict[Cell, str | None]:
        if self._ours is None or self._all_touched:
            formula_of = self._model.get_cell_formula
            if self._all_touched:
                keys = [info["sheet_id"] for info in self._model.get_worksheets_properties()]
                there = [(keys[sheet], row, column) for sheet, row, column in self._model.get_all_cells()]
            else:
                there = sorted(self._formulas)
            self._ours = {
                cell: None for cell in there
                if (formula_of(self.index(cell[0]), cell[1], cell[2]) or "").startswith(arrays.MARK)
            }  # fmt: skip
        return self._ours

    def _unlink(self) -> None:
        """Drop the links that the engine makes of addresses when it moves cells: it saves them in no fixed order."""
        for index in range(len(self._model.get_worksheets_properties())):
            for link in self._model.get_links(index):
                if not link["dynamic"]:
                    self._model.delete_cell_link(index, link["row"], link["column"])

    def _note(self, cell: Cell, reading: Reading | None) -> None:
        if self._is_heavy and cell in self._formulas and (reading is None or reading.formula is None):
            # It may have been the heavy one.
            self._is_heavy = None
        if reading is None:
            self.known.pop(cell, None)
        else:
            self.known[cell] = reading
        for cells, belongs in (
            (self._formulas, reading is not None and reading.formula is not None),
            (self._spills, reading is not None and reading.spilled),
            (self._empties, reading is not None and reading.kind == "empty"),
        ):
            (cells.add if belongs else cells.discard)(cell)

    def _read_some(self) -> dict[Cell, Reading | None]:
        keys = [info["sheet_id"] for info in self._model.get_worksheets_properties()]
        there = [(keys[sheet], row, column) for sheet, row, column in self._model.get_all_cells()]
        new = [cell for cell in there if cell not in self.known]
        # Emptied and formatted cells are there already when a formula beside them spills into them.
        value_of, empty = self._model.get_cell_value, (*new, *self._empties)
        spilled = {cell for cell in empty if value_of(self.index(cell[0]), cell[1], cell[2]) is not None}
        spilled = (spilled - self._written) | self._spills
        suspects = self._touched | spilled | self._moved_formulas()
        if len(there) - len(new) < len(self.known):
            suspects |= self.known.keys() - set(there)
        changes: dict[Cell, Reading | None] = {}
        for cell in suspects:
            reading = self._read(cell, spilled=cell in spilled)
            if reading != self.known.get(cell):
                changes[cell] = reading
        return changes

    def _moved_formulas(self) -> set[Cell]:
        """The formulas whose value is no longer the known one."""
        value_of, known, moved = self._model.get_cell_value, self.known, set[Cell]()
        indexes = {key: self.index(key) for key in {cell[0] for cell in self._formulas}}
        for cell in self._formulas:
            value, reading = value_of(indexes[cell[0]], cell[1], cell[2]), known.get(cell)
            if reading is None or value != (reading.number if reading.kind == "number" else _value_of(reading)):
                moved.add(cell)
        return moved

    def _read_all(self) -> dict[Cell, Reading | None]:
        user = ironcalc.create_user_model_from_bytes(self._model.to_bytes())
        keys = [info["sheet_id"] for info in self._model.get_worksheets_properties()]
        found: dict[Cell, Reading] = {}
        for sheet, row, column in self._model.get_all_cells():
            structure = user.get_cell_array_structure(sheet, row, column)
            spilled = isinstance(structure, dict) and "DynamicChild" in structure
            cell = (keys[sheet], row, column)
            if (reading := self._read(cell, spilled=spilled)) is not None:
                found[cell] = reading
        changes: dict[Cell, Reading | None] = dict.fromkeys(self.known.keys() - found.keys())
        changes.update((cell, reading) for cell, reading in found.items() if self.known.get(cell) != reading)
        return changes

    def _read(self, cell: Cell, *, spilled: bool) -> Reading | None:
        model, at = self._model, (self.index(cell[0]), cell[1], cell[2])
        style = styles.text_of(model.get_cell_style(*at))
        formula, value = model.get_cell_formula(*at), model.get_cell_value(*at)
        known = self.known.get(cell)
        # Numbers are most of what a large sheet holds, and how they are shown is most of the work.
        if known is not None and known[:3] == (formula, "number", value) and known[5:] == (style, spilled):
            return known
        if formula is None and value is None:
            return Reading(None, "empty", None, None, "", style, False) if style else None
        kind = "text"
        if isinstance(value, bool):
            kind = "bool"
        elif isinstance(value, float):
            kind = "number"
        elif model.get_cell_type(*at) == CellType.ErrorValue:
            kind = "error"
        if isinstance(value, float):
            formatted = number_formats.shown(value, styles.format_of(style))
        elif kind == "text" and isinstance(value, str):
            formatted = number_formats.shown_text(value, styles.format_of(style))
        else:
            formatted = model.get_formatted_cell_value(*at)
        return Reading(
            spelling.outer(formula) if formula is not None else None,
            kind,
            float(value) if isinstance(value, float) else None,
            str(value).upper() if kind == "bool" else str(value) if kind != "number" and value is not None else None,
            formatted,
            style,
            spilled,
        )


@lru_cache(1 << 14)
def _tree(formula: str) -> arrays.Node | None:
    """The tree of a formula as the engine keeps it; None where it cannot be read."""
    try:
        return arrays.parse(spelling.outer(formula))
    except ValueError:
        return None


def _affordable(value: str, budget: arrays.Budget) -> str:
    """A result as the engine is given it, or that there is no more time for one that fills so many cells."""
    errors = sum(value.count(before) for before in ("{#", ",#", ";#"))
    try:
        budget.spend(arrays.OF_A_GIVEN_VALUE * (value.count(",") + value.count(";")))
        # At each error the engine looks through all that is left of the text.
        budget.spend(errors * len(value) // arrays.OF_CHARACTERS_LOOKED_THROUGH)
    except arrays.OverBudget:
        return arrays.literal(arrays.single(arrays.Error("#CALC!")))
    return value


def _value_of(reading: Reading) -> object:
    if reading.kind == "bool":
        return reading.text == "TRUE"
    return reading.text
