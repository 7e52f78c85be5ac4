"""The list of leads."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import ListView
from ..fields import LEAD
from ..last_activity import ActivityFilter
from ..models import Lead
from .common import bulk, common, owned, recent
from .marked import mark_filters


def lead_rows(db: Db) -> Select[Any]:
    return owned(db, Lead)


LEADS = ListView(
    **common(Lead),
    columns=LEAD.columns,
    sort="name",
    search=(
        func.coalesce(Lead.first_name, "") + " " + Lead.last_name,
        Lead.company,
        Lead.email,
        Lead.phone,
        Lead.city,
    ),
    filters=(*LEAD.filters, ActivityFilter("activity", "Activity", Lead.id, Lead, "lead"), *mark_filters(Lead)),
    views=(
        View("open", "Open leads", where=lambda _db: Lead.status.not_in(("Converted", "Dead"))),
        View("all", "All leads"),
        View(
            "mine",
            "My open leads",
            where=lambda db: (Lead.owner_id == db.actor_id) & Lead.status.not_in(("Converted", "Dead")),
        ),
        recent(Lead),
    ),
    bulk=bulk("leads"),
    edit_form=LEAD.form_of_cells,
)
