"""Comments on cells."""

from __future__ import annotations

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu


class CommentForm(Page):
    """A new comment on the selected cell."""

    def __init__(self, user: User, cell: str) -> None:
        super().__init__(user)
        self.dialog = f"Comment on {cell}"

    def open(self) -> CommentForm:
        choose_from_menu(self.user, "Insert", "Comment…")
        return self

    def open_by_keys(self) -> CommentForm:
        self.user.press("Control+Alt+m")
        return self

    def write(self, text: str) -> CommentForm:
        self.user.fill("Comment", text, within=self.dialog)
        return self

    def assign_to(self, person: str) -> CommentForm:
        self.user.choose("Assign to", person, within=self.dialog)
        return self

    def send(self) -> None:
        self.user.click("button", "Comment", within=self.dialog)

    def send_by_keys(self) -> None:
        """From the text, past the emoji, the mentions, the colleague and Cancel."""
        for _ in range(5):
            self.user.press("Tab")
        self.user.press("Enter")


class Comments(Page):
    """The panel with the threads of a workbook."""

    def open(self) -> Comments:
        self.user.click("button", "Comments")
        return self

    def resolve(self, cell: str) -> None:
        self.user.click("button", f"Resolve the thread on {cell}")
