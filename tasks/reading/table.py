"""Rows of cells: lines divided by | or tabs, with or without a heading row, or JSON."""

from __future__ import annotations

import json
import re

from .phrase import Surroundings
from .text import undressed, unfenced

_MARK = re.compile(r"\A *(?:[-*•–]|\d{1,3}[.)])\s+(?=\S)")


def read_rows(given: object, count: int, around: Surroundings) -> list[list[object]] | None:
    """So many rows of a table, without its headings; None for what is no table of so many."""
    rows = _rows(given, around) if isinstance(given, str) else _listed(given, around)
    if rows is not None and len(rows) == count + 1 and _are_headings(rows[0], around):
        del rows[0]
    return rows if rows is not None and len(rows) == count else None


def _rows(text: str, around: Surroundings) -> list[list[object]] | None:
    """The rows of a text."""
    text = unfenced(text).strip("\n ")
    if text.startswith(("[", "{")):
        try:
            return _listed(json.loads(text), around)
        except (ValueError, RecursionError):
            return None
    lines = [line for line in text.splitlines() if line.strip() and not _is_rule(line)]
    # "Here are the three:" leads to the table.
    if lines and "|" not in lines[0] and lines[0].rstrip().endswith(":") and around.may_precede(undressed(lines[0])):
        del lines[0]
    return [_cells(line) for line in lines]


def _is_rule(line: str) -> bool:
    """Whether a line only sets the headings apart."""
    return "-" in line and set(line) <= set("-|:+= \t")


def _cells(line: str) -> list[object]:
    line = _MARK.sub("", line)
    return list(line.strip().strip("|").split("|") if "|" in line else line.strip(" ").split("\t"))


def _listed(given: object, around: Surroundings) -> list[list[object]] | None:
    """Rows given as lists, or as objects that all have the same keys, which are headings."""
    if not isinstance(given, list | tuple) or not given:
        return None
    if all(isinstance(row, dict) for row in given):
        keys = list(given[0])
        if any(list(row) != keys for row in given) or not _are_headings(keys, around):
            return None
        return [list(row.values()) for row in given]
    return [list(row) for row in given] if all(isinstance(row, list | tuple) for row in given) else None


def _are_headings(cells: list[object], around: Surroundings) -> bool:
    return all(isinstance(cell, str) and around.is_heading(undressed(cell)) for cell in cells)
