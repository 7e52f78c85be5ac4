"""IMPORTRANGE: cells of another workbook."""

from __future__ import annotations

from ..evaluation import Evaluation
from ..registry import eager
from ..values import Array, Value


@eager("IMPORTRANGE")
def importrange(ev: Evaluation, workbook: Value, cells: Value) -> Value:
    """What is empty there counts as empty. Raises REF where the workbooks are not connected, or nothing is there."""
    return Array(ev.cells.imported(ev.text(workbook), ev.text(cells)))
