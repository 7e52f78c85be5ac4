"""A workbook in the calculation engine, and what of it has changed since it was last read.

Sheets are named by the engine's sheet id, which stays when sheets are moved or renamed. Every writing method notes the
cells it touched; `collect` then evaluates and says which readings differ from those known before.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

import ironcalc
from ironcalc import CellType, Model

from ...platform.errors import Invalid
from . import arrays, bounds, spelling, trial, volatile
from .cells import UNKNOWN
from .errors import TooHeavy, guarded
from .foreign import Foreign
from .refs import quoted, rewritten
from .weight import LIGHT, native_weight

_STAMPS = re.compile(rb"\x14\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\x14\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
_FIXED_STAMPS = b"\x142000-01-01T00:00:00Z" * 2


class TestedRule(NamedTuple):
    """Formulas that are tried out in cells of a sheet, by row and column."""

    sheet: int
    formulas: Mapping[tuple[int, int], str]


class Engine(Foreign):
    """One workbook. After an EngineFailure the object is spoilt: load the last bytes.

    Its parts build on each other: `State`, `Sheets`, `Cells`, `Lines`, `Calculation`, `Foreign`.
    """

    @classmethod
    def create(cls, timezone: str = "UTC") -> Engine:
        return cls(_timeless(ironcalc.create("Workbook", "en", timezone)))

    @classmethod
    def load(cls, data: bytes) -> Engine:
        with guarded():
            return cls(ironcalc.load_from_bytes(data))

    @classmethod
    def load_compressed(cls, data: bytes) -> Engine:
        return cls.load(zlib.decompress(data))

    @classmethod
    def from_xlsx(cls, path: str, timezone: str = "UTC") -> Engine:
        """Raises Invalid for a file that is none."""
        with guarded():
            engine = cls(_timeless(ironcalc.load_from_xlsx(path, "en", timezone)))
            for sheet, row, column in engine._model.get_all_cells():
                formula = engine._model.get_cell_formula(sheet, row, column)
                if formula is None:
                    continue
                # A short one cannot be too much.
                if len(formula) > bounds.DEEPEST and (said := bounds.complaint(formula)) is not None:
                    raise Invalid({"": said})
                inner = spelling.inner(formula)
                engine._asks = engine._asks or volatile.asks(formula)
                if engine.wants_arrays(formula):
                    inner = arrays.wrapped(inner, UNKNOWN)
                if inner != formula:
                    engine._model.set_user_input(sheet, row, column, inner)
            return engine

    def asks_the_world(self) -> bool:
        """Whether any formula asks for the time or for a random number, or ever did."""
        return self._asks or any(
            item["name"].startswith(volatile.PREFIX) for item in self._model.get_defined_name_list()
        )

    def tick(self, local_now: datetime, seed: int) -> None:
        """Give TODAY, NOW and RAND what the world says at this moment."""
        self._moment = float(int(volatile.serial(local_now))), volatile.serial(local_now)
        names = {item["name"] for item in self._model.get_defined_name_list()}
        with guarded():
            for name, formula in volatile.definitions(local_now, seed).items():
                if name in names:
                    self._model.update_defined_name(name, None, name, None, formula)
                else:
                    self._model.new_defined_name(name, None, formula)

    def test(self, rules: Sequence[TestedRule], local_now: datetime, seed: int) -> list[dict[tuple[int, int], object]]:
        """What formulas would give in cells of a sheet, for each rule; the workbook stays as it is.

        A formula that the engine refuses, or that gives an error, has no result.
        """
        with guarded():
            scratch = Engine(ironcalc.load_from_bytes(self.to_bytes()))
            if any(volatile.asks(formula) for rule in rules for formula in rule.formulas.values()):
                scratch.tick(local_now, seed)
            parts = [self._parted(rule.formulas) for rule in rules]
            found = scratch._try_native(
                [TestedRule(rule.sheet, native) for rule, (native, _) in zip(rules, parts, strict=True)]
            )
            budget = arrays.Budget()
            for results, rule, (_, ours) in zip(found, rules, parts, strict=True):
                results.update(scratch._try_ours(rule.sheet, ours, budget))
            return found

    def _parted(
        self, formulas: Mapping[tuple[int, int], str]
    ) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
        """Those that the engine works out, and those of `arrays`."""
        ours = {cell for cell, formula in formulas.items() if self.wants_arrays(formula)}
        return (
            {cell: formula for cell, formula in formulas.items() if cell not in ours},
            {cell: formula for cell, formula in formulas.items() if cell in ours},
        )

    def _try_native(self, rules: Sequence[TestedRule]) -> list[dict[tuple[int, int], object]]:
        names, model = {info.key: quoted(info.name) for info in self.sheets()}, self._model
        for number, rule in enumerate(rules):
            model.add_sheet(f"GW_{number}")
            for (row, column), formula in rule.formulas.items():
                own = spelling.inner(_naming_sheets(formula, names[rule.sheet]))
                with suppress(ironcalc.WorkbookError):
                    model.set_user_input(len(names) + number, row, column, own)
        weights = sum(native_weight(formula) for rule in rules for formula in rule.formulas.values())
        if weights > LIGHT and not trial.ends(model.evaluate):
            raise TooHeavy
        model.evaluate()
        return [
            {
                cell: model.get_cell_value(*at)
                for cell in rule.formulas
                if model.get_cell_type(*(at := (len(names) + number, *cell))) != CellType.ErrorValue
            }
            for number, rule in enumerate(rules)
        ]

    def _try_ours(
        self, sheet: int, formulas: Mapping[tuple[int, int], str], budget: arrays.Budget
    ) -> dict[tuple[int, int], object]:
        outside, ours = arrays.Outside(self.elsewhere, self.filters), self._ours or ()
        cells = arrays.ModelCells(self._model, self.index, self.names(), self._moment, outside, budget, ours)
        found: dict[tuple[int, int], object] = {}
        for cell, formula in formulas.items():
            value = arrays.Evaluation(cells, sheet, *cell).result(arrays.parse(formula)).rows[0][0]
            if not isinstance(value, arrays.Error):
                found[cell] = value
        return found

    def to_xlsx(self) -> bytes:
        with guarded():
            return self._model.to_xlsx()


def _naming_sheets(formula: str, home: str) -> str:
    """A formula with every reference naming its sheet; `home` as it stands before the exclamation mark."""
    return rewritten(formula, lambda prefix, reference: (prefix or f"{home}!") + reference)


def _timeless(model: Model) -> Model:
    """The model without the moment of its making, which the engine takes from the machine's clock."""
    return ironcalc.load_from_bytes(_STAMPS.sub(_FIXED_STAMPS, model.to_bytes(), count=1))
