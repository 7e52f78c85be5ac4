"""Pivot tables: what they come to, and how their cells in the sheet follow their source."""

from .following import area_of, fields_of, guard, owned, pivots_of, refresh, rewrite, source_area, work_out
from .layout import Layout, PivotLine, lay_out
from .source import HEADING, PivotProblem, Source, heading_of, heading_problem, source_of, source_rows
from .spec import AGGREGATIONS, FORMATS, GROUPINGS, SHOW_AS, Field, from_row, to_row

__all__ = [
    "AGGREGATIONS", "FORMATS", "GROUPINGS", "HEADING", "SHOW_AS", "Field", "Layout", "PivotLine", "PivotProblem",
    "Source", "area_of", "fields_of", "from_row", "guard", "heading_of", "heading_problem", "lay_out", "owned",
    "pivots_of", "refresh", "rewrite", "source_area", "source_of", "source_rows", "to_row", "work_out",
]  # fmt: skip
