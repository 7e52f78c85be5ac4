"""Changing by what duplicates are found; for administrators."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from .. import duplicate_rules
from ..models import DUPLICATE_ACTIONS, DuplicateRule
from ..permissions import require_admin
from .saving import apply


def change_duplicate_rule(
    db: Db, rule_id: int, *, action: str | None = None, is_active: bool | None = None
) -> DuplicateRule:
    """Let a rule warn or block, or have it looked at or not."""
    require_admin(db, "change duplicate rules")
    rule = db.get(DuplicateRule, rule_id)
    if rule is None:
        raise NotFound("There is no such rule.")
    if action is not None and action not in DUPLICATE_ACTIONS:
        raise Invalid(action=f"Choose one of: {', '.join(DUPLICATE_ACTIONS)}.")
    given = {"action": action, "is_active": is_active}
    apply(rule, {name: value for name, value in given.items() if value is not None})
    db.flush()
    duplicate_rules.forget(db)
    return rule
