from __future__ import annotations

from ..walking import Walker

WALKER = Walker(persona="sales_rep", most=8, least=2)
