"""What people say beside the figures: threads of comments, each true of the figure that it stands on."""

from __future__ import annotations

from .making import make_comments

__all__ = ["make_comments"]
