"""The spreadsheet as a person reaches it: one object for each page, dialog and panel.

These hold every word that is on the screen, so that one that changes there changes in one file here. Families say what
is to be reached: open the workbook, enter a figure, sort by a column.
"""

from .comments import CommentForm, Comments
from .data import DuplicatesDialog, Kind, SortBy, SortDialog, SplitPanel, column_label
from .editors import NEW_PIVOT, ChartEditor, PivotEditor
from .files import Files, ImportPage, ShareDialog
from .filters import ColumnFilter, FilterView
from .find import FindBar, FindDialog
from .history import History
from .insert import LinkDialog, NamedRanges
from .rules import FormatRuleForm, ProtectionForm, ValidationForm
from .tools import BookByTools
from .workbook import UNNAMED, Workbook

__all__ = (
    "NEW_PIVOT", "UNNAMED", "BookByTools", "ChartEditor", "ColumnFilter", "CommentForm", "Comments",
    "DuplicatesDialog", "Files", "FilterView", "FindBar", "FindDialog", "FormatRuleForm", "History",
    "ImportPage", "Kind", "LinkDialog", "NamedRanges", "PivotEditor", "ProtectionForm", "ShareDialog", "SortBy",
    "SortDialog", "SplitPanel", "ValidationForm", "Workbook", "column_label",
)  # fmt: skip
