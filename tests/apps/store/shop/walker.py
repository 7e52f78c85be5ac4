from __future__ import annotations

from ...walking import Walker

WALKER = Walker(persona="shopper", most=20)
