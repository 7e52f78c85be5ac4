"""Where things are kept that were made once and could be made again."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path


def folder() -> Path:
    """`DESKGYM_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("DESKGYM_CACHE"):
        return Path(chosen)
    return user_cache_path("deskgym", appauthor=False)
