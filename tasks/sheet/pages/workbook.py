"""A workbook that is open: its cells, and the tabs of its sheets."""

from __future__ import annotations

from collections.abc import Iterable

from ...pages import Page
from .. import queries
from .menus import choose_from_menu, open_menu

#: What a sheet is called until somebody names it.
UNNAMED = "Sheet1"


class Sheets(Page):
    """The tabs below the grid, one for each sheet."""

    def turn_to(self, sheet: queries.Page | str) -> None:
        self.user.click("tab", sheet if isinstance(sheet, str) else sheet.name)

    def look_at(self, *tabs: str) -> None:
        """Turn to several sheets, one after the other."""
        for tab in tabs:
            self.turn_to(tab)

    def new_sheet(self, name: str) -> None:
        """Add a sheet behind the others and give it a name."""
        self.insert_sheet()
        self.rename_sheet(UNNAMED, name)

    def insert_sheet(self) -> None:
        choose_from_menu(self.user, "Insert", "Sheet")

    def add_sheet(self) -> None:
        """The same by the button beside the tabs."""
        self.user.click("button", "Add sheet")

    def rename_sheet(self, old: str, new: str, *, by_enter: bool = False) -> None:
        self.user.double_click("tab", old)
        self.user.fill("Name", new, within="Rename sheet")
        if by_enter:
            self.user.press("Enter")
        else:
            self.user.click("button", "Rename", within="Rename sheet")

    def move_sheet_left(self, times: int) -> None:
        for _ in range(times):
            self._open_tab_menu()
            self.user.click("menuitem", "Move left")

    def color_sheet(self, color: str) -> None:
        self._open_tab_menu()
        self.user.click("menuitem", f"{color.capitalize()} tab")

    def delete_sheet(self, name: str) -> None:
        self.turn_to(name)
        self._open_tab_menu()
        self.user.click("menuitem", "Delete…", within="Sheet actions")
        self.user.click("button", "Delete sheet", within="Delete this sheet?")

    def _open_tab_menu(self) -> None:
        """The menu of the open sheet's tab, by the keyboard: the tab comes after the list of all sheets."""
        self.user.click("button", "All sheets")
        for keys in ("Escape", "Tab", "Shift+F10"):
            self.user.press(keys)


class Workbook(Sheets):
    """The grid with its name box and formula bar, and the sheets."""

    def select(self, area: str) -> None:
        """Go to a cell or select an area by the name box."""
        self.user.fill("Name box", area)
        self.user.press("Enter")

    def enter(self, cell: str, text: str) -> None:
        """Type a value or a formula into a cell."""
        self.select(cell)
        self.user.fill("Formula bar", text)
        self.user.press("Enter")

    def enter_all(self, texts: Iterable[tuple[str, str]]) -> None:
        """Type into several cells, in their order."""
        for cell, text in texts:
            self.enter(cell, text)

    def type_in(self, cell: str, text: str) -> None:
        """Type into a cell itself, key by key."""
        self.select(cell)
        self.type_keys(text)

    def type_keys(self, text: str) -> None:
        """Go on typing where the cursor is, and finish the cell."""
        for key in text:
            self.user.press(key)
        self.user.press("Enter")

    def clear(self, area: str) -> None:
        self.select(area)
        self.user.press("Delete")

    def look_into(self, cell: str) -> None:
        """See what a cell holds, and leave it."""
        self.select(cell)
        self.user.press("F2")
        self.user.press("Escape")

    def go_to_the_end(self) -> None:
        """The last cell in use."""
        self.user.press("Control+End")

    def press_in_turn(self, *keys: str) -> None:
        for key in keys:
            self.user.press(key)

    def fill_down(self, area: str) -> None:
        """Copy the first row of an area to the others."""
        self.select(area)
        self.user.press("Control+d")

    def copy(self, source: str, *targets: str) -> None:
        """Copy a cell and paste it elsewhere, by keys."""
        self.select(source)
        self.copy_selection()
        for target in targets:
            self.select(target)
            self.user.press("Control+v")

    def copy_selection(self, *, by_menu: bool = False) -> None:
        if by_menu:
            choose_from_menu(self.user, "Edit", "Copy")
        else:
            self.user.press("Control+c")

    def paste_values(self) -> None:
        choose_from_menu(self.user, "Edit", "Paste values only")

    def copy_values(self, source: str, target: str) -> None:
        """Copy cells and paste what they show elsewhere."""
        self.select(source)
        self.copy_selection()
        self.select(target)
        self.paste_values()

    def paste_formulas(self) -> None:
        choose_from_menu(self.user, "Edit", "Paste formulas only")

    def undo(self, times: int) -> None:
        for _ in range(times):
            self.user.press("Control+z")

    def delete_rows(self, area: str) -> None:
        """Take out the rows of a cell or area, by the menu bar."""
        self.select(area)
        choose_from_menu(self.user, "Edit", "Delete rows")

    def delete_row_of(self, cell: str) -> None:
        """The same by the menu of the cell."""
        self.select(cell)
        self.use_cell_menu("Delete rows")

    def use_cell_menu(self, item: str) -> None:
        self.user.press("Shift+F10")
        self.user.click("menuitem", item, within="Cell actions")

    def insert_function(self, name: str) -> None:
        """Begin a formula in the selected cell by the toolbar."""
        self.user.click("button", "Functions")
        self.user.click("menuitem", name)

    def set_number_format(self, name: str) -> None:
        self.user.click("button", "Number format")
        self.user.click("menuitem", name)

    def freeze(self) -> None:
        """Keep all up to the selected cell in sight."""
        choose_from_menu(self.user, "View", "Freeze up to the selected cell")

    def unfreeze(self) -> None:
        choose_from_menu(self.user, "View", "Unfreeze")

    def trim(self) -> None:
        choose_from_menu(self.user, "Data", "Trim whitespace")

    def toggle_filter(self, *, by_menu: bool = True) -> None:
        """Set or remove the filter that everybody sees."""
        if by_menu:
            choose_from_menu(self.user, "Data", "Create or remove filter")
        else:
            self.user.click("button", "Filter", within="Formatting")

    def look_for_in_menu(self, name: str) -> None:
        """Open a menu to see what it offers."""
        open_menu(self.user, name)

    def dismiss_refusal(self) -> None:
        """Say OK to what tells why something is not allowed."""
        self.user.click("button", "OK")

    def allow_access(self, title: str) -> None:
        """Connect the workbook to another from which a formula reads."""
        self.user.click("button", f"Allow access to {title}")
