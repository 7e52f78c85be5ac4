from __future__ import annotations

from ..walking import Walker

WALKER = Walker(persona="sales_manager", most=12, files=("editor.download",))
