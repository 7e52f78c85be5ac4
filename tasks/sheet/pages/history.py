"""The versions of a workbook."""

from __future__ import annotations

from collections.abc import Iterable

from .menus import choose_from_menu
from .workbook import Workbook

_DIALOG = "Restore this version?"


class History(Workbook):
    """An earlier version on screen, beside the list of all."""

    def open(self) -> History:
        choose_from_menu(self.user, "File", "Version history Ctrl+Alt+Shift+H")
        return self

    def look_at_versions(self, versions: Iterable[str]) -> None:
        """See some, one after the other."""
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

    def leave(self) -> Workbook:
        self.user.click("link", "Back to the workbook")
        return Workbook(self.user)
