"""What floats over a sheet and shows no cells of it."""

from __future__ import annotations

from .pictures import add_picture, delete_picture, edit_picture, place_picture

__all__ = ["add_picture", "delete_picture", "edit_picture", "place_picture"]
