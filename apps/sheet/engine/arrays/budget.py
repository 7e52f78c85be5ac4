"""How much formulas may work out: counted in values looked at, so that the same ones end on every machine."""

from __future__ import annotations

#: Values that one formula may look at, and all formulas of one recalculation together: some seconds of work.
OF_A_FORMULA = 500_000
OF_A_RECALCULATION = 800_000
#: What it costs to call a LAMBDA, besides what it looks at.
OF_A_CALL = 16
#: What it costs to give the engine one value of a result that fills several cells.
OF_A_GIVEN_VALUE = 16
#: Characters that the engine looks through in the time of one value.
OF_CHARACTERS_LOOKED_THROUGH = 4_000


class OverBudget(Exception):
    """A formula, or all together, would look at more values than they may."""


class Budget:
    """What is left for one recalculation, and of that for one formula."""

    def __init__(self) -> None:
        self._left = OF_A_RECALCULATION
        self._left_of_formula = 0

    def begin(self) -> None:
        """Begin a formula."""
        self._left_of_formula = min(OF_A_FORMULA, self._left)

    def spend(self, values: int) -> None:
        """Note that values are looked at. Raises OverBudget."""
        self._left_of_formula -= values
        self._left -= values
        if self._left_of_formula < 0:
            # Whoever works out one that ends takes what it has had, and no more.
            raise OverBudget
