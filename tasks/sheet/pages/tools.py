"""A workbook as somebody reaches it through tools."""

from __future__ import annotations

from typing import Any

from ...gold import ToolUser
from .. import queries


class BookByTools:
    """The workbook of a sheet; calls are about that sheet unless told."""

    def __init__(self, user: ToolUser, sheet: queries.Page) -> None:
        self._user, self._sheet = user, sheet

    def open(self) -> dict[str, Any]:
        """Its sheets, and what one may do with it."""
        return self._user.call("sheet_get_workbook", workbook=self._sheet.title)

    def call(self, tool: str, /, *, sheet: str | None = None, **arguments: Any) -> dict[str, Any]:
        """A call about a sheet of it."""
        name = self._sheet.name if sheet is None else sheet
        return self._user.call(tool, workbook=self._sheet.title, sheet=name, **arguments)

    def read(self, range: str | None = None, *, sheet: str | None = None, detailed: bool = False) -> None:
        """Cells of a sheet, to the last of them."""
        more: dict[str, Any] = {"detailed": True} if detailed else {}
        while True:
            asked = more if range is None else {**more, "range": range}
            range = self.call("sheet_read_range", sheet=sheet, **asked).get("next_range")
            if range is None:
                return

    def find(self, text: str, **arguments: Any) -> dict[str, Any]:
        """Where a text stands."""
        return self.call("sheet_find_cells", find=text, **arguments)
