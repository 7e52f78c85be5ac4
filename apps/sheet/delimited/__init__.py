"""Delimited text (CSV, TSV and their kind): how a file is written, its lines, and what its cells mean."""

from __future__ import annotations

from .cells import Formula, Value
from .settings import ENCODINGS, SEPARATORS, Settings, detect
from .table import Line, Table, Warning, read_table

__all__ = [
    "ENCODINGS", "SEPARATORS", "Formula", "Line", "Settings", "Table", "Value", "Warning", "detect", "read_table",
]  # fmt: skip
