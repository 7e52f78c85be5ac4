"""The only writers of the spreadsheet's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from ..pivoting import Field
from .areas import set_area
from .bandings import BandColors, remove_banding, set_banding
from .cells import clear_cells, fill, paste, paste_text, set_cells
from .charts import add_chart, delete_chart, edit_chart, edit_series, place_chart, remove_series
from .comments import add_comment, assign, delete_comment, edit_comment, reply, resolve
from .conditional_formats import FormatRule, move_format_rule, remove_format_rule, set_format_rule
from .connections import connect, disconnect
from .duplicates import remove_duplicates
from .filter_views import (
    close_temporary_view,
    create_view,
    delete_view,
    duplicate_view,
    open_temporary_view,
    rename_view,
    save_filter_as_view,
    set_view_criterion,
    set_view_range,
)
from .filters import create_filter, remove_filter, set_criterion
from .find import Search, find, replace
from .floating import add_picture, delete_picture, edit_picture, place_picture
from .formats import apply_style, change_decimals, format_cells, set_borders
from .imports import Into, import_upload, import_workbook
from .links import remove_links, set_link
from .looking import TEMPORARY, look_through, rows_hidden, view_of
from .moving import move_lines
from .notifications import read_all_notifications, read_notification
from .operations import Work, redo, undo
from .outline import fold_group, fold_groups, group_lines, ungroup_lines
from .pivots import add_pivot, delete_pivot, edit_pivot, show_details
from .protections import protect, unprotect
from .series_fill import SeriesRule, fill_series
from .sharing import set_company_access, share_workbook, transfer_workbook, unshare_workbook
from .sheets import (
    add_sheet,
    color_sheet,
    define_name,
    delete_name,
    delete_sheet,
    duplicate_sheet,
    hide_sheet,
    move_sheet,
    new_sheet_id,
    rename_sheet,
)
from .sorting import SortKey, sort_range
from .structure import (
    delete_lines,
    freeze,
    hide_lines,
    insert_lines,
    merge_cells,
    resize_lines,
    unmerge_cells,
)
from .texts import split_text, trim_texts
from .uploads import add_upload, delete_upload, rename_upload, share_upload, visible_upload
from .validations import Allowed, remove_validation, set_validation
from .versions import name_version, restore_sheet, restore_version, unname_version
from .workbooks import (
    copy_workbook,
    create_folder,
    create_workbook,
    delete_folder,
    delete_workbook,
    move_workbook,
    rename_folder,
    rename_workbook,
    restore_workbook,
    star_workbook,
    trash_workbook,
)

__all__ = [
    "TEMPORARY",
    "Allowed",
    "BandColors",
    "Field",
    "FormatRule",
    "Into",
    "Search",
    "SeriesRule",
    "SortKey",
    "Work",
    "add_chart",
    "add_comment",
    "add_picture",
    "add_pivot",
    "add_sheet",
    "add_upload",
    "apply_style",
    "assign",
    "change_decimals",
    "clear_cells",
    "close_temporary_view",
    "color_sheet",
    "connect",
    "copy_workbook",
    "create_filter",
    "create_folder",
    "create_view",
    "create_workbook",
    "define_name",
    "delete_chart",
    "delete_comment",
    "delete_folder",
    "delete_lines",
    "delete_name",
    "delete_picture",
    "delete_pivot",
    "delete_sheet",
    "delete_upload",
    "delete_view",
    "delete_workbook",
    "disconnect",
    "duplicate_sheet",
    "duplicate_view",
    "edit_chart",
    "edit_comment",
    "edit_picture",
    "edit_pivot",
    "edit_series",
    "fill",
    "fill_series",
    "find",
    "fold_group",
    "fold_groups",
    "format_cells",
    "freeze",
    "group_lines",
    "hide_lines",
    "hide_sheet",
    "import_upload",
    "import_workbook",
    "insert_lines",
    "look_through",
    "merge_cells",
    "move_format_rule",
    "move_lines",
    "move_sheet",
    "move_workbook",
    "name_version",
    "new_sheet_id",
    "open_temporary_view",
    "paste",
    "paste_text",
    "place_chart",
    "place_picture",
    "protect",
    "read_all_notifications",
    "read_notification",
    "redo",
    "remove_banding",
    "remove_duplicates",
    "remove_filter",
    "remove_format_rule",
    "remove_links",
    "remove_series",
    "remove_validation",
    "rename_folder",
    "rename_sheet",
    "rename_upload",
    "rename_view",
    "rename_workbook",
    "replace",
    "reply",
    "resize_lines",
    "resolve",
    "restore_sheet",
    "restore_version",
    "restore_workbook",
    "rows_hidden",
    "save_filter_as_view",
    "set_area",
    "set_banding",
    "set_borders",
    "set_cells",
    "set_company_access",
    "set_criterion",
    "set_format_rule",
    "set_link",
    "set_validation",
    "set_view_criterion",
    "set_view_range",
    "share_upload",
    "share_workbook",
    "show_details",
    "sort_range",
    "split_text",
    "star_workbook",
    "transfer_workbook",
    "trash_workbook",
    "trim_texts",
    "undo",
    "ungroup_lines",
    "unmerge_cells",
    "unname_version",
    "unprotect",
    "unshare_workbook",
    "view_of",
    "visible_upload",
]
