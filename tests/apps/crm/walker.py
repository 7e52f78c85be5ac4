from __future__ import annotations

from deskgym.apps.crm.lists import LISTS

from ..walking import Walker

WALKER = Walker(
    persona="crm_admin",
    most=25,
    files=tuple(f"records.export_{name}" for name in LISTS),
    lists=tuple((f"crm_search_{name}", f"/{name}", view) for name, (view, _rows) in LISTS.items()),
)
