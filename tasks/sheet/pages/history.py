"""The versions of a workbook."""

from __future__ import annotations

from .workbook import Workbook

_DIALOG = "Restore this version?"


class History(Workbook):
    """An earlier version on screen, beside the list of all."""

    def open(self) -> None:
        self.user.click("button", "File", within="Menus")
        self.user.click("menuitem", "Version history Ctrl+Alt+Shift+H", within="File")

    def look_back(self, *versions: str) -> None:
        """See versions, one after the other."""
        for version in versions:
            self.user.click("link", version)

    def restore(self) -> None:
        """Bring back the whole version that is on screen."""
        self.user.click("link", "Restore this version")
        self.user.click("button", "Restore", within=_DIALOG)

    def restore_only(self, sheet: str) -> None:
        """Bring back one of its sheets."""
        self.user.click("link", "Restore this version")
        # Not `choose`: the button of the dialog has the same name.
        self.user.click("combobox", "Restore", within=_DIALOG)
        self.user.click("option", f"Only the sheet {sheet}")
        self.user.click("button", "Restore", within=_DIALOG)

    def leave(self) -> None:
        self.user.click("link", "Back to the workbook")
