"""The spreadsheet's tables: files, and the mirror of what the engine holds, in `core`; what hangs on cells beside."""

from __future__ import annotations

from .charts import Chart, ChartSeries, series_id
from .connections import Connection, Import
from .core import (
    LEVELS,
    ROLES,
    SHARE_LEVELS,
    TAB_COLORS,
    Cell,
    Column,
    Comment,
    DefinedName,
    EngineState,
    Folder,
    Merge,
    Operation,
    Row,
    Sheet,
    SheetUser,
    Star,
    Workbook,
    WorkbookPermission,
    place_id,
    sheet_id,
)
from .filters import Filter, FilterCriterion, FilterView, TemporaryView
from .notifications import NOTIFICATION_KINDS, Notification
from .outline import Banding, CellLink, LineGroup
from .pictures import Picture
from .pivots import PIVOT_AREAS, Pivot, PivotField, pivot_field_id
from .rules import CellLook, ConditionalFormat, Protection, Validation
from .uploads import Upload
from .versions import NamedVersion

__all__ = [
    "LEVELS",
    "NOTIFICATION_KINDS",
    "PIVOT_AREAS",
    "ROLES",
    "SHARE_LEVELS",
    "TAB_COLORS",
    "Banding",
    "Cell",
    "CellLink",
    "CellLook",
    "Chart",
    "ChartSeries",
    "Column",
    "Comment",
    "ConditionalFormat",
    "Connection",
    "DefinedName",
    "EngineState",
    "Filter",
    "FilterCriterion",
    "FilterView",
    "Folder",
    "Import",
    "LineGroup",
    "Merge",
    "NamedVersion",
    "Notification",
    "Operation",
    "Picture",
    "Pivot",
    "PivotField",
    "Protection",
    "Row",
    "Sheet",
    "SheetUser",
    "Star",
    "TemporaryView",
    "Upload",
    "Validation",
    "Workbook",
    "WorkbookPermission",
    "pivot_field_id",
    "place_id",
    "series_id",
    "sheet_id",
]
