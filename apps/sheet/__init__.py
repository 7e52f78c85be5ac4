"""Gridwork, the spreadsheet: a Files home and an editor over a calculation engine."""

from __future__ import annotations

from ..platform.spec import App, NavItem

APP = App(
    key="sheet",
    title="Gridwork",
    icon="grid-2x2",
    package=__name__,
    schema="sheet",
    navigation=(
        NavItem("Files", "file-spreadsheet", "files.index"),
        NavItem("Folders", "folder", "folders.index"),
        NavItem("Uploads", "upload", "uploads.index"),
    ),
    home="files.index",
    bar=("platform/bell.html",),
    stylesheet="sheet/main.css",
)
