"""Draws charts as SVG: the same picture, to the byte, for the same numbers."""

from . import svg
from .choices import KINDS, LEGENDS, PALETTE, SHAPES
from .draw import draw
from .plot import Plot, Series

__all__ = ["KINDS", "LEGENDS", "PALETTE", "SHAPES", "Plot", "Series", "draw", "svg"]
