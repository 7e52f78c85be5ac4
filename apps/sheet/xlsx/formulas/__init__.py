"""Formulas in files: how they are spelled there, and what becomes of those of other programs."""

from __future__ import annotations

from .intersections import intersected
from .settling import settle
from .spelling import OURS_ALONE, called, cell_formula, for_file, is_area
from .tables import without_tables

__all__ = ["OURS_ALONE", "called", "cell_formula", "for_file", "intersected", "is_area", "settle", "without_tables"]
