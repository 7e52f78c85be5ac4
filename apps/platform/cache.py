"""Where things are kept that were made once and could be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def folder() -> Path:
    """`DESKGYM_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("DESKGYM_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "deskgym"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "deskgym" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "deskgym"
