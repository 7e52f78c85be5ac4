"""The forms of rules that hold for cells: how they look, what they take, and who may edit them."""

from __future__ import annotations

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu

_FORMAT, _VALIDATION = "New format rule", "New validation"
_NEW, _EDIT = "New protection", "Edit protection"


class FormatRuleForm(Page):
    """A fill for the cells whose value is this or that."""

    def open(self) -> FormatRuleForm:
        choose_from_menu(self.user, "Format", "Conditional formatting…")
        return self

    def another(self) -> FormatRuleForm:
        self.user.click("button", "Add rule")
        return self

    def set_range(self, area: str) -> FormatRuleForm:
        self.user.fill("Apply to range", area, within=_FORMAT)
        return self

    def color_below(self, limit: int, color: str) -> None:
        self._save("Less than", str(limit), color)

    def color_above(self, limit: int, color: str) -> None:
        self._save("Greater than", str(limit), color)

    def color_by_formula(self, formula: str, color: str) -> None:
        self._save("Custom formula is", formula, color)

    def _save(self, condition: str, value: str, color: str) -> None:
        self.user.choose("Format cells if", condition, within=_FORMAT)
        self.user.fill("Value or formula", value, within=_FORMAT)
        self.user.check(color, within="Fill")
        self.user.click("button", "Save", within=_FORMAT)


class ValidationForm(Page):
    """What may be chosen or typed in cells."""

    def open_dropdown(self) -> ValidationForm:
        """For the selected cells."""
        choose_from_menu(self.user, "Insert", "Dropdown…")
        return self

    def open(self) -> ValidationForm:
        choose_from_menu(self.user, "Data", "Data validation…")
        return self

    def set_range(self, area: str) -> ValidationForm:
        self.user.fill("Apply to range", area, within=_VALIDATION)
        return self

    def offer_range(self, source: str) -> ValidationForm:
        self.user.choose("Criteria", "Dropdown from a range", within=_VALIDATION)
        self.user.fill("Range with the values", source, within=_VALIDATION)
        return self

    def offer(self, values: list[str], *, help: str) -> ValidationForm:
        self.user.fill("Values, one on each line", "\n".join(values), within=_VALIDATION)
        self.user.fill("Help text", help, within=_VALIDATION)
        return self

    def save(self) -> None:
        self.user.click("button", "Save", within=_VALIDATION)


class ProtectionForm(Page):
    """Who may edit a sheet, and which of its cells stay open to all."""

    def __init__(self, user: User) -> None:
        super().__init__(user)
        self.dialog = _NEW

    def open(self) -> ProtectionForm:
        choose_from_menu(self.user, "Data", "Protected sheets and ranges…")
        return self

    def edit(self, number: int) -> ProtectionForm:
        """A rule that is there, by its place."""
        self.user.click("button", f"Edit rule {number}")
        self.dialog = _EDIT
        return self

    def protect_sheet(self, name: str) -> ProtectionForm:
        self.user.choose("Protect", f"The sheet {name}", within=self.dialog)
        return self

    def describe(self, text: str) -> ProtectionForm:
        self.user.fill("Description", text, within=self.dialog)
        return self

    def leave_open(self, area: str) -> ProtectionForm:
        self.user.fill("Except these cells", area, within=self.dialog)
        return self

    def let_edit(self, person: str) -> ProtectionForm:
        self.user.choose("Who may edit", "The owner and these people", within=self.dialog)
        self.user.check(person, within="People")
        return self

    def save(self) -> None:
        self.user.click("button", "Save", within=self.dialog)
