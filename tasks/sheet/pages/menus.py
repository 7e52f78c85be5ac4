"""The menu bar above the grid."""

from __future__ import annotations

from ...gold import User


def open_menu(user: User, name: str) -> None:
    user.click("button", name, within="Menus")


def choose_from_menu(user: User, name: str, item: str) -> None:
    open_menu(user, name)
    user.click("menuitem", item, within=name)
