"""How the engine's own failures reach an action."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ironcalc import WorkbookError

from ...platform.errors import Blocked, Invalid


class EngineFailure(Blocked):
    """The engine broke down over what it was asked to compute; the workbook stays as it was."""


class TooHeavy(EngineFailure):
    """What is to be worked out would take too long, or too much memory."""

    def __init__(self) -> None:
        super().__init__(
            "This takes too long to calculate, or too much memory: let the formulas look at fewer cells. "
            "Nothing was changed."
        )


@contextmanager
def guarded() -> Iterator[None]:
    """Turn what IronCalc raises into a DomainError.

    A panic in the engine arrives as `pyo3_runtime.PanicException`, a BaseException that no module exports. The model is
    not to be used after it: whoever catches the EngineFailure loads the workbook anew.
    """
    try:
        yield
    except WorkbookError as error:
        raise Invalid({"": str(error).rstrip(".") + "."}) from error
    except BaseException as error:
        if type(error).__module__ != "pyo3_runtime":
            raise
        raise EngineFailure(
            "This cannot be calculated: the formula broke the calculation engine. Nothing was changed."
        ) from error
