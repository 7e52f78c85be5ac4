from __future__ import annotations

from deskgym.apps.sheet.lists import FILES, UPLOADS

from ..walking import Walker

_LISTS = ("sheet_search_workbooks", "/files", FILES), ("sheet_search_uploads", "/uploads", UPLOADS)
WALKER = Walker(persona="sales_manager", most=12, files=("editor.download",), lists=_LISTS)
