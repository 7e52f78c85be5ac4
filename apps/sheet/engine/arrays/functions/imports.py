"""IMPORTRANGE: cells of another workbook."""

from __future__ import annotations

from ..evaluation import Evaluation
from ..registry import eager
from ..values import Array, Value


@eager("IMPORTRANGE")
def importrange(ev: Evaluation, workbook: Value, cells: Value) -> Value:
    """Raises REF where the workbooks are not connected, or nothing is there."""
    found = ev.cells.imported(ev.text(workbook), ev.text(cells))
    # What is empty there stays empty.
    return Array([["" if value is None else value for value in row] for row in found])
