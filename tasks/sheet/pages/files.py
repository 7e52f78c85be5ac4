"""The list of files, and what is done with a whole workbook: importing into it, sharing it."""

from __future__ import annotations

from ...gold import User
from ...pages import ListPage, Page
from .. import queries
from .menus import choose_from_menu
from .workbook import Workbook


class Files(Page):
    """The list of workbooks."""

    def __init__(self, user: User) -> None:
        super().__init__(user)
        self.list = ListPage(user, "Files")

    def open(self, sheet: queries.Page) -> Workbook:
        """Find a workbook and turn to a sheet of it."""
        book = self.open_book(sheet.title)
        if not sheet.is_first:
            book.turn_to(sheet)
        return book

    def open_book(self, title: str) -> Workbook:
        """Find a workbook, which opens on its first sheet."""
        self.list.search(title)
        self.user.click("link", title)
        return Workbook(self.user)

    def come_back(self) -> Files:
        """From a workbook to the list."""
        self.user.click("link", self.list.title)
        return self

    def share(self, title: str) -> ShareDialog:
        """Find a workbook and open its dialog from the list."""
        self.list.search(title).choose_in_menu(title, "Share")
        return ShareDialog(self.user, title)


class ShareDialog(Page):
    """Who may do what with a workbook."""

    def __init__(self, user: User, title: str) -> None:
        super().__init__(user)
        self.dialog = f"Share “{title}”"

    def open(self) -> ShareDialog:
        """From the workbook."""
        self.user.click("link", "Share")
        return self

    def let_in(self, person: str, level: str) -> None:
        """Share with somebody: as viewer, commenter or editor."""
        self.user.choose("Add a person", person, within=self.dialog)
        self.user.choose("As", level.capitalize(), within=self.dialog)
        self.user.click("button", "Share", within=self.dialog)


class ImportPage(Page):
    """Bringing one of the uploads into the workbook that is open."""

    def as_new_sheet(self, file: str, name: str | None = None) -> None:
        """On a sheet of its own, which is called like the file unless told."""
        self._choose(file, "New sheet of this workbook")
        if name is not None:
            self.user.fill("Name, if it is new", name)
        self.user.click("button", "Import")

    def append_to(self, file: str, sheet: queries.Page) -> None:
        self._choose(file, f"Append to the sheet {sheet.name}")
        self.user.click("button", "Import")

    def _choose(self, file: str, way: str) -> None:
        choose_from_menu(self.user, "File", "Import…")
        self.user.click("link", file)
        self.user.choose("Import as", way)
