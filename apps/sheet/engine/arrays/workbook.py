"""The engine's workbook as formulas that are worked out here see it."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import ironcalc
from cachetools import LRUCache
from ironcalc import CellType, Model, WorkbookError

from ..refs import Area, column_name
from . import values
from .budget import Budget
from .syntax import Node, NotReadable, parse
from .values import REF, Array, Error, Ref, Rows, Scalar

_known: LRUCache[tuple[object, ...], Scalar] = LRUCache(maxsize=20_000)
_lock = threading.Lock()
_BESIDE = 400
#: The values of an area of another workbook, both as formulas name them; None for cells that hold nothing. Raises REF.
Elsewhere = Callable[[str, str], Rows]
_SUBTOTAL = re.compile(r"\b(SUBTOTAL|AGGREGATE)\(", re.IGNORECASE)


class Outside(NamedTuple):
    """What formulas ask for that is not in the engine."""

    #: Cells of other workbooks; without it there are none.
    elsewhere: Elsewhere | None = None
    #: The areas in which rows are hidden by a filter, by their sheets.
    filters: Callable[[], Mapping[int, Area]] = dict


class ModelCells:
    """What cells hold at this moment; it does not see what changes later."""

    def __init__(
        self, model: Model, index: Callable[[int], int], names: Mapping[str, str], moment: tuple[float, float],
        outside: Outside, budget: Budget, ours: Iterable[tuple[int, int, int]],
    ) -> None:  # fmt: skip
        self.budget = budget
        self._model, self._index, self._names = model, index, {name.casefold(): text for name, text in names.items()}
        #: Today and now, as cells count days.
        self.today, self.now = moment
        self._sheets = {item["name"].casefold(): item["sheet_id"] for item in model.get_worksheets_properties()}
        self.tables: dict[Ref, Array] = {}
        self.lines: dict[object, Any] = {}
        self._extents: dict[int, tuple[int, int]] = {}
        self._columns: dict[tuple[int, int], list[Scalar]] = {}
        self._indexes: dict[Ref, dict[object, list[int]]] = {}
        self._user: ironcalc.UserModel | None = None
        self._outside, self._ours = outside, ours
        self._hidden: dict[int, frozenset[int]] = {}

    def sheet(self, name: str) -> int | None:
        return self._sheets.get(name.casefold())

    def extent(self, sheet: int) -> tuple[int, int]:
        if sheet not in self._extents:
            area = self._model.get_sheet_dimensions(self._index(sheet))
            self._extents[sheet] = area[1], area[3]
        return self._extents[sheet]

    def column(self, sheet: int, column: int) -> Sequence[Scalar]:
        found = self._columns.get((sheet, column))
        if found is None:
            model, at = self._model, self._index(sheet)
            last, right = self.extent(sheet)
            found = []
            for row in range(1, last + 1) if column <= right else ():
                value: Scalar = model.get_cell_value(at, row, column)
                if (
                    isinstance(value, str)
                    and value.startswith("#")
                    and (model.get_cell_type(at, row, column) == CellType.ErrorValue or _is_spilled_error(value))
                ):
                    value = Error(value)
                found.append(value)
            self._columns[sheet, column] = found
        return found

    def spill(self, sheet: int, row: int, column: int) -> Area | None:
        if self._user is None:
            self._user = ironcalc.create_user_model_from_bytes(self._model.to_bytes())
        structure = self._user.get_cell_array_structure(self._index(sheet), row, column)
        if not isinstance(structure, dict) or "DynamicAnchor" not in structure:
            return None
        width, height = structure["DynamicAnchor"]
        return Area(row, column, row + height - 1, column + width - 1)

    def defined(self, name: str) -> Node | None:
        text = self._names.get(name.casefold())
        try:
            return parse(text) if text is not None else None
        except NotReadable:
            return None

    def imported(self, workbook: str, cells: str) -> Rows:
        if self._outside.elsewhere is None:
            raise REF
        return self._outside.elsewhere(workbook, cells)

    def hidden_rows(self, sheet: int) -> frozenset[int]:
        if sheet not in self._hidden:
            at, is_hidden = self._index(sheet), self._model.is_row_hidden
            rows = range(1, self.extent(sheet)[0] + 1)
            self._hidden[sheet] = frozenset(row for row in rows if is_hidden(at, row))
        return self._hidden[sheet]

    def filtered_rows(self, sheet: int) -> frozenset[int]:
        return self._filtered.get(sheet, frozenset())

    @cached_property
    def _filtered(self) -> Mapping[int, frozenset[int]]:
        return {
            sheet: frozenset(row for row in self.hidden_rows(sheet) if area.top < row <= area.bottom)
            for sheet, area in self._outside.filters().items()
        }

    def subtotals(self, sheet: int) -> Mapping[int, frozenset[int]]:
        return self._subtotals.get(sheet, {})

    @cached_property
    def _subtotals(self) -> Mapping[int, Mapping[int, frozenset[int]]]:
        found: dict[int, dict[int, set[int]]] = {}
        for sheet, row, column in self._ours:
            # Only formulas that are worked out here may be any.
            formula = self._model.get_cell_formula(self._index(sheet), row, column)
            if formula is not None and _SUBTOTAL.search(formula):
                found.setdefault(sheet, {}).setdefault(column, set()).add(row)
        return {sheet: {at: frozenset(rows) for at, rows in columns.items()} for sheet, columns in found.items()}

    def learn(self, sheet: int, row: int, column: int, found: Array) -> None:
        """What a formula has come to, for those after it: the engine is told of all of them together."""
        line, value = self._columns.get((sheet, column)), found.rows[0][0]
        if line is not None and row <= len(line) and found.height == found.width == 1:
            line[row - 1] = float(f"{value:.15g}") if isinstance(value, float) else value

    def index(self, ref: Ref) -> Mapping[object, Sequence[int]]:
        found = self._indexes.get(ref)
        if found is None:
            found = {}
            area = ref.area
            if area.left == area.right:
                line = self.column(ref.sheet, area.left)[area.top - 1 : area.bottom]
            else:
                columns = [self.column(ref.sheet, column) for column in range(area.left, area.right + 1)]
                line = [each[area.top - 1] if area.top <= len(each) else None for each in columns]
            numeric: list[int] = []
            for at, value in enumerate(line):
                if value is None or isinstance(value, Error):
                    continue
                found.setdefault(values.rank(value), []).append(at)
                if isinstance(value, str) and any(letter.isdigit() for letter in value):
                    numeric.append(at)
            found["texts that say numbers"] = numeric
            self._indexes[ref] = found
        return found

    def native(self, function: str, arguments: Sequence[Sequence[Scalar]]) -> list[Scalar]:
        keys = [(function, *((type(each), each) for each in line)) for line in arguments]
        with _lock:
            missing = {key: line for key, line in zip(keys, arguments, strict=True) if key not in _known}
            found = dict(zip(missing, _computed(function, list(missing.values())), strict=True)) if missing else {}
            answers = [found[key] if key in found else _known[key] for key in keys]
            for key, value in found.items():
                _known[key] = value
        return answers

    def native_over(self, function: str, arguments: Sequence[Array]) -> Array:
        model = ironcalc.create("Workbook", "en", "UTC")
        # Beside what the function may fill.
        references, column = [], _BESIDE
        for array in arguments:
            if array.height == array.width == 1:
                references.append(_written(array.rows[0][0]))
                continue
            for row, line in enumerate(array.rows, start=1):
                for across, value in enumerate(line):
                    if value is not None:
                        model.set_user_input(0, row, column + across, f"={_written(value)}")
            last = column_name(column + array.width - 1)
            references.append(f"{column_name(column)}1:{last}{array.height}")
            column += array.width + 1
        first = _answer(model, [f"={function}({','.join(references)})"])[0]
        structure = ironcalc.create_user_model_from_bytes(model.to_bytes()).get_cell_array_structure(0, 1, 1)
        if not isinstance(structure, dict) or "DynamicAnchor" not in structure:
            return Array([[first]])
        width, height = structure["DynamicAnchor"]
        return Array([[model.get_cell_value(0, row, at) for at in range(1, width + 1)] for row in range(1, height + 1)])


def _computed(function: str, arguments: Sequence[Sequence[Scalar]]) -> list[Scalar]:
    model = ironcalc.create("Workbook", "en", "UTC")
    return _answer(model, [f"={function}({','.join(map(_written, line))})" for line in arguments])


def _answer(model: Model, formulas: Sequence[str]) -> list[Scalar]:
    for row, formula in enumerate(formulas, start=1):
        try:
            model.set_user_input(0, row, 1, formula)
        except WorkbookError:
            model.set_user_input(0, row, 1, "=#VALUE!")
    model.evaluate()
    found: list[Scalar] = []
    for row in range(1, len(formulas) + 1):
        value = model.get_cell_value(0, row, 1)
        is_error = model.get_cell_type(0, row, 1) == CellType.ErrorValue
        found.append(Error(str(value)) if is_error else value)
    return found


def _written(value: Scalar) -> str:
    """A value as an argument; nothing for one that was left out."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return repr(value).upper()
    if isinstance(value, Error):
        return value.text
    return '"' + value.replace('"', '""') + '"'


def _is_spilled_error(value: str) -> bool:
    """Spilled errors have the type of their anchor; a text of this form is hardly ever typed."""
    return value in values.ERROR_TEXTS
