"""What every part of the engine works on: the model, what is known of its cells, and what was touched since."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import ironcalc
from ironcalc import Model, UserModel

from . import arrays
from .refs import Area

Cell = tuple[int, int, int]  # sheet id, row, column


class Reading(NamedTuple):
    """All that a cell shows and holds. A spilled cell has a value that a formula beside it put there."""

    formula: str | None
    kind: str  # number, text, bool, error, empty
    number: float | None
    text: str | None
    formatted: str
    style: str | None
    spilled: bool


class State:
    """A workbook's model; sheets are named by the engine's sheet id."""

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
        #: The names that stand for no cells; None: not known.
        self._valued: frozenset[str] | None = None
        #: Whether what it computes is tried out first; None: not known.
        self._is_heavy: bool | None = None
        #: The formulas entered since it was known.
        self._entered: dict[Cell, str] = {}
        #: What TODAY() and NOW() stand for in those.
        self._moment: tuple[float, float] = (0.0, 0.0)
        #: Where formulas find cells of other workbooks; without it they find none.
        self.elsewhere: arrays.Elsewhere | None = None
        #: The areas in which rows are hidden by a filter, by their sheets.
        self.filters: Callable[[], Mapping[int, Area]] = dict

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_model": self.to_bytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._model = ironcalc.load_from_bytes(state["_model"])

    def to_bytes(self) -> bytes:
        return self._model.to_bytes()

    def index(self, sheet: int) -> int:
        if self._indexes is None:
            properties = self._model.get_worksheets_properties()
            self._indexes = {item["sheet_id"]: index for index, item in enumerate(properties)}
        return self._indexes[sheet]

    @contextmanager
    def _user(self) -> Iterator[UserModel]:
        """The same workbook behind the engine's other interface, which can do what this one cannot."""
        user = ironcalc.create_user_model_from_bytes(self._model.to_bytes())
        yield user
        self._model = ironcalc.load_from_bytes(user.to_bytes())
