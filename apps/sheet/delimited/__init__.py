"""Delimited text (CSV, TSV and their kind): what the cells of a file mean. How one is written, the platform tells."""

from __future__ import annotations

from ...platform.delimited import ENCODINGS, SEPARATORS, Settings, detect
from .cells import Formula, Value
from .table import ParsedRow, Table, Warning, read_table

__all__ = [
    "ENCODINGS", "SEPARATORS", "Formula", "ParsedRow", "Settings", "Table", "Value", "Warning", "detect", "read_table",
]  # fmt: skip
