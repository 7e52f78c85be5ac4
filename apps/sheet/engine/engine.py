"""A workbook in the calculation engine, and what of it has changed since it was last read.

Sheets are named by the engine's sheet id, which stays when sheets are moved or renamed. Every writing method notes the
cells it touched; `collect` then evaluates and says which readings differ from those known before.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any, NamedTuple

import ironcalc
from ironcalc import CellType, Model, UserModel

from ...platform.errors import Invalid
from . import arrays, bounds, entry, inferred, styles, trial, volatile
from .entry import TypedValue
from .errors import TooHeavy, guarded
from .refs import LAST_COLUMN, LAST_ROW, Area, quoted, restructured, rewritten
from .weight import LIGHT, Load, native_weight

Cell = tuple[int, int, int]  # sheet id, row, column
_STAMPS = re.compile(rb"\x14\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\x14\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
_FIXED_STAMPS = b"\x142000-01-01T00:00:00Z" * 2
DEFAULT_WIDTH, DEFAULT_HEIGHT = 90, 25
# Formulas that build on each other settle one after the other; those that never do refer to themselves.
_MOST_PASSES = 40
# Cells that formulas may fill at once beside their own.
_MOST_SPILLED = 50_000
# What stands for a value before it is worked out: no error, in which a formula that refers to itself would settle.
_UNKNOWN = "0"


class Reading(NamedTuple):
    """All that a cell shows and holds. A spilled cell has a value that a formula beside it put there."""

    formula: str | None
    kind: str  # number, text, bool, error, empty
    number: float | None
    text: str | None
    formatted: str
    style: str | None
    spilled: bool


class SheetInfo(NamedTuple):
    key: int
    name: str
    color: str | None
    hidden: bool
    frozen_rows: int
    frozen_columns: int


class TestedRule(NamedTuple):
    """Formulas that are tried out in cells of a sheet, by row and column."""

    sheet: int
    formulas: Mapping[tuple[int, int], str]


class Engine:
    """One workbook. After an EngineFailure the object is spoilt: load the last bytes."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._indexes: dict[int, int] | None = None
        self._touched: set[Cell] = set()
        self._written: set[Cell] = set()  # of these, the ones with a content of their own, whatever is spilled
        self._followed: set[Cell] = set()  # of these, the ones whose formula only follows other cells
        #: Areas that are changed whatever is in them, and sheets, with None, changed as such; until `collect`.
        self.reached: list[tuple[int, Area | None]] = []
        self._all_touched = True
        #: Whether sizes, hidden rows, merges or names may differ from what the tables hold.
        self.layout_changed = True
        self.known: dict[Cell, Reading] = {}
        #: What the last `collect` knew until then of the cells that it found changed; None for new ones.
        self.replaced: dict[Cell, Reading | None] = {}
        self._formulas: set[Cell] = set()
        self._spills: set[Cell] = set()
        self._empties: set[Cell] = set()
        self._asks = False
        #: The cells whose formulas `arrays` works out, with the value that the engine was given; None: not known.
        self._ours: dict[Cell, str | None] | None = None
        #: Whether what it computes is tried out first; None: not known.
        self._is_heavy: bool | None = None
        #: The formulas entered since it was known.
        self._entered: dict[Cell, str] = {}
        #: What TODAY() and NOW() stand for in those.
        self._moment: tuple[float, float] = (0.0, 0.0)
        #: Where formulas find cells of other workbooks; without it they find none.
        self.elsewhere: arrays.Elsewhere | None = None

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
                inner = volatile.hidden(formula)
                engine._asks = engine._asks or inner != formula
                if arrays.is_ours(formula) and arrays.refused(formula) is None:
                    inner = arrays.wrapped(inner, _UNKNOWN)
                if inner != formula:
                    engine._model.set_user_input(sheet, row, column, inner)
            return engine

    def to_bytes(self) -> bytes:
        return self._model.to_bytes()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_model": self.to_bytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._model = ironcalc.load_from_bytes(state["_model"])

    # --- the clock and chance ---------------------------------------------------------------------------------------

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

    # --- cells ------------------------------------------------------------------------------------------------------

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
        if entry.format is not None and self.style(sheet, row, column).get("f") in (None, "@"):
            self.restyle(sheet, Area(row, column, row, column), {"f": entry.format})

    def enter_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        """Raises Invalid for one that cannot be worked out."""
        if (said := bounds.complaint(formula)) is not None:
            raise Invalid({"": said})
        self._enter_formula(sheet, row, column, formula)

    def _enter_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        inner = volatile.hidden(formula)
        self._asks = self._asks or inner != formula
        if arrays.is_ours(formula):
            if (function := arrays.refused(formula)) is not None:
                raise Invalid(
                    {"": f"{function} cannot be worked out together with arrays. Put it into a cell of its own."}
                )
            inner = arrays.wrapped(inner, _UNKNOWN)
            if self._ours is not None:
                self._ours[sheet, row, column] = None
        own = self.style(sheet, row, column).get("f")
        with guarded():
            if (sheet, row, column) in self._formulas:
                # The engine would leave what the formula had spilled.
                self._model.range_clear_contents(self.index(sheet), row, column, row, column)
            self._model.set_user_input(self.index(sheet), row, column, inner)
        if own is None:
            guess = str(self.style(sheet, row, column).get("f", "general"))
            wanted = inferred.mended(formula, guess, lambda place: self._format_at(sheet, place))
            if wanted != guess:
                self.restyle(sheet, Area(row, column, row, column), {"f": None if wanted == "general" else wanted})
        self._write((sheet, row, column))
        self._formulas.add((sheet, row, column))
        self._entered[sheet, row, column] = formula
        if re.match(r"=\s*(TODAY|NOW)\s*\(\s*\)\s*$", formula, re.IGNORECASE) and "f" not in self.style(
            sheet, row, column
        ):
            format = "m/d/yyyy" if "TODAY" in formula.upper() else "m/d/yyyy h:mm"
            self.restyle(sheet, Area(row, column, row, column), {"f": format})

    def follow_formula(self, sheet: int, row: int, column: int, formula: str) -> None:
        """Write a formula anew because what it refers to is elsewhere now; nobody typed into its cell."""
        self._enter_formula(sheet, row, column, formula)
        self._followed.add((sheet, row, column))

    def touched(self) -> set[Cell]:
        """The cells that were changed since the last `collect` other than to follow others."""
        return self._touched - self._followed

    def typed(self) -> set[Cell]:
        """Of these, the ones that got a content."""
        return self._written - self._followed

    def test(self, rules: Sequence[TestedRule], local_now: datetime, seed: int) -> list[dict[tuple[int, int], object]]:
        """What formulas would give in cells of a sheet, for each rule; the workbook stays as it is.

        A formula that the engine refuses, or that gives an error, has no result.
        """
        names = {info.key: quoted(info.name) for info in self.sheets()}
        with guarded():
            scratch = Engine(ironcalc.load_from_bytes(self.to_bytes()))
            if any(volatile.hidden(formula) != formula for rule in rules for formula in rule.formulas.values()):
                scratch.tick(local_now, seed)
            model = scratch._model
            for number, rule in enumerate(rules):
                model.add_sheet(f"GW_{number}")
                for (row, column), formula in rule.formulas.items():
                    own = _naming_sheets(volatile.hidden(formula), names[rule.sheet])
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

    # --- rows and columns -------------------------------------------------------------------------------------------

    def insert(self, sheet: int, axis: str, at: int, count: int) -> None:
        self._restructure(sheet, axis, at, count, "insert", lambda area: area.inserted(axis, at, count))

    def delete(self, sheet: int, axis: str, at: int, count: int) -> None:
        self._restructure(sheet, axis, at, count, "delete", lambda area: area.deleted(axis, at, count))

    def _restructure(
        self, sheet: int, axis: str, at: int, count: int, verb: str, change: Callable[[Area], Area | None]
    ) -> None:
        name, index = self.info(sheet).name, self.index(sheet)
        texts = self._texts(index)
        with guarded():
            getattr(self._model, f"{verb}_{axis}s")(index, at, count)
            for (row, column), text in texts.items():
                # The engine types what it moves anew: a text that looks like a number or a date would become one.
                place = change(Area(row, column, row, column))
                if place and self._text(index, place.top, place.left) != text:
                    self._model.update_cell_with_text(index, place.top, place.left, text)
            for item in self._model.get_defined_name_list():
                if (formula := restructured(item["formula"], name, change)) != item["formula"]:
                    scope = item["scope"]
                    self._model.update_defined_name(item["name"], scope, item["name"], scope, formula)
        self._all_touched = self.layout_changed = True

    def relocate(self, sheet: int, axis: str, at: int, count: int, to: int) -> None:
        """Put `count` rows or columns from `at` on before what is `to`; all references follow."""

        def change(area: Area) -> Area:
            return area.relocated(axis, at, count, to)

        index, names = self.index(sheet), {info.key: info.name for info in self.sheets()}
        formulas = {cell: formula for cell, reading in self.known.items() if (formula := reading.formula) is not None}
        merges = [(merge, moved) for merge in self.merges(sheet) if (moved := change(merge)) != merge]
        for merge, _ in merges:
            self.unmerge(sheet, merge)
        texts, named = self._texts(index), self._model.get_defined_name_list()
        with guarded():
            with self._user() as user:
                move = user.move_rows if axis == "row" else user.move_columns
                move(index, at, count, to - at if to <= at else to - at - count)
            for (row, column), text in texts.items():
                place = change(Area(row, column, row, column))
                if self._text(index, place.top, place.left) != text:
                    self._model.update_cell_with_text(index, place.top, place.left, text)
        # The engine follows the ends of an area, wherever they go.
        for (key, row, column), formula in sorted(formulas.items()):
            place = change(Area(row, column, row, column)) if key == sheet else Area(row, column, row, column)
            wanted = restructured(formula, names[sheet], change, names[key])
            now = self._model.get_cell_formula(self.index(key), place.top, place.left) or ""
            if volatile.readable_formula(arrays.unwrapped(now)) != wanted:
                self.follow_formula(key, place.top, place.left, wanted)
        with guarded():
            for item in named:
                scope, wanted = item["scope"], restructured(item["formula"], names[sheet], change)
                self._model.update_defined_name(item["name"], scope, item["name"], scope, wanted)
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

    # --- sheets -----------------------------------------------------------------------------------------------------

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

    def index(self, sheet: int) -> int:
        if self._indexes is None:
            properties = self._model.get_worksheets_properties()
            self._indexes = {item["sheet_id"]: index for index, item in enumerate(properties)}
        return self._indexes[sheet]

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

    @contextmanager
    def _user(self) -> Iterator[UserModel]:
        """The same workbook behind the engine's other interface, which can do what this one cannot."""
        user = ironcalc.create_user_model_from_bytes(self._model.to_bytes())
        yield user
        self._model = ironcalc.load_from_bytes(user.to_bytes())

    # --- names ------------------------------------------------------------------------------------------------------

    def names(self) -> dict[str, str]:
        """Defined names of the whole workbook and what they stand for, without the leading equals sign."""
        listed = self._model.get_defined_name_list()
        found = {item["name"]: item["formula"].removeprefix("=") for item in listed if item["scope"] is None}
        return {name: found[name] for name in sorted(found) if not name.startswith(volatile.PREFIX)}

    def define(self, name: str, formula: str) -> None:
        with guarded():
            self._model.new_defined_name(name, None, formula)
        self._all_touched = self.layout_changed = True

    def undefine(self, name: str) -> None:
        with guarded():
            self._model.delete_defined_name(name, None)
        self._all_touched = self.layout_changed = True

    # --- reading ----------------------------------------------------------------------------------------------------

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
            self._work_out()
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

    def _work_out(self) -> None:
        """Bring the formulas that are worked out by `arrays` to where the cells are, and the engine after them."""
        ours, budget = self._ours_now(), arrays.Budget()
        for _ in range(_MOST_PASSES):
            if not ours:
                return
            changed = self._work_out_once(ours, budget)
            if not changed:
                return
            self._model.evaluate()
        for cell in changed:
            self._give(ours, cell, arrays.literal(arrays.single(arrays.Error("#CIRC!"))))
        self._model.evaluate()

    def _work_out_once(self, ours: dict[Cell, str | None], budget: arrays.Budget) -> list[Cell]:
        """Work each out from what the cells hold now; returns those that came to another value."""
        cells = arrays.ModelCells(self._model, self.index, self.names(), self._moment, self.elsewhere, budget)
        changed = []
        for cell in sorted(ours):
            formula = self._model.get_cell_formula(self.index(cell[0]), cell[1], cell[2])
            if formula is None or not formula.startswith(arrays.MARK):
                del ours[cell]
                continue
            try:
                node = arrays.parse(volatile.readable_formula(arrays.unwrapped(formula)))
            except ValueError:
                value = arrays.literal(arrays.single(arrays.Error("#VALUE!")))
            else:
                value = arrays.literal(arrays.Evaluation(cells, *cell).result(node))
            if value != ours[cell]:
                value = _affordable(value, budget)
                changed.append((cell, value))
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
        formatted = model.get_formatted_cell_value(*at)
        if isinstance(value, float):
            formatted = entry.mended(formatted, value, str(styles.load(style).get("f", "general")))
        return Reading(
            volatile.readable_formula(arrays.unwrapped(formula)) if formula is not None else None,
            kind,
            float(value) if isinstance(value, float) else None,
            str(value).upper() if kind == "bool" else str(value) if kind != "number" and value is not None else None,
            formatted,
            style,
            spilled,
        )

    # --- files ------------------------------------------------------------------------------------------------------

    def to_xlsx(self) -> bytes:
        with guarded():
            return self._model.to_xlsx()


def _lines_area(axis: str, at: int, count: int) -> Area:
    last = at + count - 1
    return Area(at, 1, last, LAST_COLUMN) if axis == "row" else Area(1, at, LAST_ROW, last)


def _naming_sheets(formula: str, home: str) -> str:
    """A formula with every reference naming its sheet; `home` as it stands before the exclamation mark."""
    return rewritten(formula, lambda prefix, reference: (prefix or f"{home}!") + reference)


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


def _timeless(model: Model) -> Model:
    """The model without the moment of its making, which the engine takes from the machine's clock."""
    return ironcalc.load_from_bytes(_STAMPS.sub(_FIXED_STAMPS, model.to_bytes(), count=1))
