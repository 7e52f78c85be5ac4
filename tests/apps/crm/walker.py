from __future__ import annotations

from ..walking import Walker

WALKER = Walker(persona="crm_admin", most=25, files=("records.export",))
