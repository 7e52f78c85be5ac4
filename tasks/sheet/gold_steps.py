"""Gold steps that solutions of the spreadsheet's tasks share."""

from __future__ import annotations

from ..gold import User
from .queries import Page


def open_sheet(user: User, page: Page) -> None:
    """Find a workbook among the files and turn to a sheet of it."""
    user.fill("Search this list", page.title)
    user.press("Enter")
    user.click("link", page.title)
    if not page.is_first:
        turn_to(user, page)


def turn_to(user: User, page: Page) -> None:
    user.click("tab", page.name)


def tab_menu(user: User) -> None:
    """The menu of the open sheet's tab, by the keyboard: the tab comes after the list of all sheets."""
    user.click("button", "All sheets")
    user.press("Escape")
    user.press("Tab")
    user.press("Shift+F10")


def select(user: User, area: str) -> None:
    """Go to a cell or select an area by the name box."""
    user.fill("Name box", area)
    user.press("Enter")


def enter(user: User, cell: str, text: str) -> None:
    """Type a value or a formula into a cell."""
    select(user, cell)
    user.fill("Formula bar", text)
    user.press("Enter")


def fill_down(user: User, area: str) -> None:
    """Copy the first row of an area to the others."""
    select(user, area)
    user.press("Control+d")


def type_in(user: User, cell: str, text: str) -> None:
    """Type into a cell itself, key by key."""
    select(user, cell)
    for key in text:
        user.press(key)
    user.press("Enter")


def copy(user: User, source: str, *targets: str) -> None:
    """Copy a cell and paste it elsewhere, by keys."""
    select(user, source)
    user.press("Control+c")
    for target in targets:
        select(user, target)
        user.press("Control+v")


def menu(user: User, name: str, item: str) -> None:
    """Choose an item of the menu bar."""
    user.click("button", name, within="Menus")
    user.click("menuitem", item, within=name)


def import_upload(user: User, file: str, way: str, *, name: str | None = None) -> None:
    """From the sheet that is open, bring in one of the uploads."""
    menu(user, "File", "Import…")
    user.click("link", file)
    user.choose("Import as", way)
    if name is not None:
        user.fill("Name, if it is new", name)
    user.click("button", "Import")


def new_sheet(user: User, name: str) -> None:
    """Add a sheet behind the others and give it a name."""
    menu(user, "Insert", "Sheet")
    user.double_click("tab", "Sheet1")
    user.fill("Name", name, within="Rename sheet")
    user.click("button", "Rename", within="Rename sheet")


def look_at(user: User, *tabs: str) -> None:
    """Turn to several sheets, one after the other."""
    for tab in tabs:
        user.click("tab", tab)
