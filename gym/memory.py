"""The memory that a process has freed, and the C library keeps."""

from __future__ import annotations

import ctypes


def trim() -> None:
    """Return to the system what this process has freed, as far as the C library can."""
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)
