"""What many cells come to: sums, counts, averages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median

from ..engine import Reading

#: A number, or the name of an error.
Result = float | str


def aggregate(name: str, readings: Sequence[Reading | None]) -> Result:
    """One of AGGREGATIONS over cells; an error among what is summed up is what the whole comes to."""
    filled = [reading for reading in readings if reading is not None and reading.formatted != ""]
    if name == "COUNTA":
        return float(len(filled))
    if name == "COUNTUNIQUE":
        return float(len({(reading.kind, reading.number, reading.text) for reading in filled}))
    numbers = [reading.number for reading in filled if reading.kind == "number" and reading.number is not None]
    if name == "COUNT":
        return float(len(numbers))
    error = next((reading.text for reading in filled if reading.kind == "error"), None)
    if error is not None:
        return error
    match name:
        case "SUM":
            return math.fsum(numbers)
        case "MIN":
            return min(numbers, default=0.0)
        case "MAX":
            return max(numbers, default=0.0)
        case "AVERAGE":
            return math.fsum(numbers) / len(numbers) if numbers else "#DIV/0!"
    return float(median(numbers)) if numbers else "#NUM!"


def share(part: Result, whole: Result) -> Result:
    """A part of a whole; nothing has no parts."""
    if isinstance(part, str):
        return part
    if isinstance(whole, str):
        return whole
    return part / whole if whole else "#DIV/0!"
