"""What apps for staff have in common: members who are people of the company."""

from __future__ import annotations

from .spec import Revocation


def members(roles: str) -> str:
    """Return SQL for the active people among the (role, id) of `roles`, personas first."""
    return f"""SELECT x.* FROM ({roles}) AS x JOIN org_person p ON p.id = x.id WHERE p.is_active
        ORDER BY p.persona IS NULL, p.id"""


def revocations(table: str) -> tuple[Revocation, ...]:
    """Return the ways out of an app whose members stand in `table`."""
    return (
        Revocation("deactivated in the company", "UPDATE org_person SET is_active = 0 WHERE id = :id"),
        Revocation("deactivated", f"UPDATE {table} SET is_active = 0 WHERE id = :id"),
        Revocation("removed", f"UPDATE {table} SET deleted_at = '2026-01-05 09:00:00.000000' WHERE id = :id"),
    )
