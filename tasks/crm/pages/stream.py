"""The stream of a record."""

from __future__ import annotations

from typing import Self

from ...pages import Page


class Stream(Page):
    """What people wrote on a record, and what changed in it; shown by a record page's `stream()`."""

    def updates(self) -> Self:
        """Show what changed alone."""
        self.user.click("link", "Updates")
        return self

    def post(self, text: str) -> None:
        self.user.fill("Post", text)
        self.user.click("button", "Post", within="New post")
