"""The list of files, and what is done with a whole workbook: importing into it, sharing it."""

from __future__ import annotations

from ...gold import User
from ..queries import Page
from .menus import choose_from_menu
from .workbook import Workbook


class Files:
    """The list of workbooks."""

    def __init__(self, user: User) -> None:
        self.user = user

    def search(self, text: str) -> None:
        self.user.fill("Search this list", text)
        self.user.press("Enter")

    def open(self, sheet: Page) -> Workbook:
        """Find a workbook and turn to a sheet of it."""
        book = self.open_book(sheet.title)
        if not sheet.is_first:
            book.turn_to(sheet)
        return book

    def open_book(self, title: str) -> Workbook:
        """Find a workbook, which opens on its first sheet."""
        self.search(title)
        self.user.click("link", title)
        return Workbook(self.user)

    def come_back(self) -> Files:
        """From a workbook to the list."""
        self.user.click("link", "Files")
        return self

    def share(self, title: str) -> ShareDialog:
        """Find a workbook and open its dialog from the list."""
        self.search(title)
        self.user.click("button", f"Actions for {title}")
        self.user.click("menuitem", "Share")
        return ShareDialog(self.user, title)


class ShareDialog:
    """Who may do what with a workbook."""

    def __init__(self, user: User, title: str) -> None:
        self.user, self.dialog = user, f"Share “{title}”"

    def open(self) -> ShareDialog:
        """From the workbook."""
        self.user.click("link", "Share")
        return self

    def let_in(self, person: str, level: str) -> None:
        """Share with somebody: as viewer, commenter or editor."""
        self.user.choose("Add a person", person, within=self.dialog)
        self.user.choose("As", level.capitalize(), within=self.dialog)
        self.user.click("button", "Share", within=self.dialog)


class ImportPage:
    """Bringing one of the uploads into the workbook that is open."""

    def __init__(self, user: User) -> None:
        self.user = user

    def as_new_sheet(self, file: str, name: str | None = None) -> None:
        """On a sheet of its own, which is called like the file unless told."""
        self._choose(file, "New sheet of this workbook")
        if name is not None:
            self.user.fill("Name, if it is new", name)
        self.user.click("button", "Import")

    def append_to(self, file: str, sheet: Page) -> None:
        self._choose(file, f"Append to the sheet {sheet.name}")
        self.user.click("button", "Import")

    def _choose(self, file: str, way: str) -> None:
        choose_from_menu(self.user, "File", "Import…")
        self.user.click("link", file)
        self.user.choose("Import as", way)
