"""What a stage can ask of a deal that is put there, as `Stage.requires` names it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from .models import Deal, DealContactRole, Stage


@dataclass(frozen=True)
class Requirement:
    """`key` also names the control in which the move asks for it; products have none there."""

    key: str
    label: str
    need: str  # after "Negotiation needs": "a primary contact"
    is_met: Callable[[Deal, Sequence[DealContactRole], date], bool]
    # Hangs on the deal as rows of its own, which no new deal has.
    by_rows: bool = False
    # The kinds of stages that may ask for it.
    kinds: tuple[str, ...] = ("Open", "Won", "Lost")


def _filled(name: str, label: str, need: str) -> Requirement:
    return Requirement(name, label, need, lambda deal, _roles, _today: getattr(deal, name) not in (None, ""))


REQUIREMENTS = {
    each.key: each
    for each in (
        _filled("account_id", "Account", "an account"),
        Requirement(
            "amount", "Amount above zero", "an amount above zero", lambda deal, _roles, _today: deal.amount > 0
        ),
        _filled("type", "Type", "a type"),
        _filled("lead_source", "Lead source", "a lead source"),
        _filled("next_step", "Next step", "a next step"),
        _filled("description", "Description", "a description"),
        Requirement(
            "decision_maker_id", "Decision maker", "a contact in the role Decision Maker",
            lambda _deal, roles, _today: any(role.role == "Decision Maker" for role in roles), by_rows=True,
        ),
        Requirement(
            "primary_contact_id", "Primary contact", "a primary contact",
            lambda _deal, roles, _today: any(role.is_primary for role in roles), by_rows=True,
        ),
        Requirement(
            "close_date", "Close date not ahead", "a close date of today or earlier",
            lambda deal, _roles, today: deal.close_date <= today, kinds=("Won", "Lost"),
        ),
        Requirement(
            "lines", "Products", "at least one product on the deal", lambda deal, _roles, _today: bool(deal.lines),
            by_rows=True,
        ),
        Requirement(
            "loss_reason", "Loss reason", "a loss reason", lambda deal, _roles, _today: deal.loss_reason is not None,
            kinds=("Lost",),
        ),
    )
}  # fmt: skip

#: What stages ask for unless an administrator sets something else, by their names.
USUAL = {
    "Negotiation": ("decision_maker_id",),
    "Closed Won": ("primary_contact_id", "close_date", "lines"),
    "Closed Lost": ("loss_reason",),
}


def kind_of(stage: Stage) -> str:
    """Open, Won or Lost."""
    return "Open" if not stage.is_closed else "Won" if stage.is_won else "Lost"


def requirements(stage: Stage) -> list[Requirement]:
    """What a stage asks for, in the order in which forms ask."""
    return [each for key, each in REQUIREMENTS.items() if key in stage.requires]


def is_gated(stage: Stage) -> bool:
    """Whether no new deal can start here: it is closed, or asks for what only hangs on a deal that exists."""
    return stage.is_closed or any(each.by_rows for each in requirements(stage))
