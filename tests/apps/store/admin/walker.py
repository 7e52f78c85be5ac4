from __future__ import annotations

from ...walking import Walker

WALKER = Walker(persona="store_manager", most=22)
