"""The list of cases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import contains_eager, joinedload

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import Bulk, ListView
from .. import queries
from ..fields import CASE
from ..models import Account, Case
from ..service_clock import is_overdue
from .common import bulk, common, owned
from .marked import mark_filters


def case_rows(db: Db) -> Select[Any]:
    return owned(db, Case).outerjoin(Case.account).options(contains_eager(Case.account), joinedload(Case.contact))


CASES = ListView(
    **common(Case),
    columns=CASE.columns,
    sort="-number",
    search=(Case.number, Case.subject, Account.name),
    filters=[*CASE.filters, *mark_filters(Case)],
    views=(
        View("open", "Open cases", where=lambda _db: queries.OPEN_CASE),
        View("all", "All cases"),
        View("mine", "My open cases", where=lambda db: (Case.owner_id == db.actor_id) & queries.OPEN_CASE),
        View("unassigned", "Unassigned", where=lambda _db: queries.OPEN_CASE & Case.owner_id.is_(None)),
        View(
            "late",
            "Overdue",
            where=is_overdue,
            sort="sla_due_at",
        ),
    ),
    bulk=bulk("cases", Bulk("Hand over", "arrow-right", "desk.hand_over_many")),
    edit_form=CASE.form_of_cells,
)
