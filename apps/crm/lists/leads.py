"""The list of leads."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, NumberFilter, TextFilter
from ...platform.listview import Column, ListView, View
from ..forms import LeadCells
from ..models import INDUSTRIES, LEAD_SOURCES, LEAD_STATUSES, RATINGS, Lead
from ..objects import url_of
from .common import bulk, chip, common, owned, owner_column, owner_filter, recent


def lead_rows(db: Db) -> Select[Any]:
    return owned(db, Lead)


LEADS = ListView(
    **common(Lead),
    columns=(
        Column("name", "Name", link=url_of, sort=Lead.last_name, width=16),
        Column("company", "Company", sort=Lead.company, width=20),
        chip("status", "Status", Lead.status, edit="status", width=11),
        chip("rating", "Rating", Lead.rating, edit="rating", width=9),
        Column("state", "State", sort=Lead.state, width=8),
        Column("phone", "Phone", kind="phone", edit="phone", width=13),
        Column("est_amount", "Est. amount", kind="money", sort=Lead.est_amount, width=10),
        owner_column(13),
    ),
    sort="name",
    search=(
        func.coalesce(Lead.first_name, "") + " " + Lead.last_name,
        Lead.company,
        Lead.email,
        Lead.phone,
        Lead.city,
    ),
    filters=(
        ChoiceFilter("status", "Status", Lead.status, choices=LEAD_STATUSES),
        ChoiceFilter("rating", "Rating", Lead.rating, choices=RATINGS),
        ChoiceFilter("source", "Source", Lead.source, choices=LEAD_SOURCES),
        ChoiceFilter("industry", "Industry", Lead.industry, choices=INDUSTRIES),
        TextFilter("state", "State", Lead.state),
        TextFilter("city", "City", Lead.city),
        NumberFilter("amount", "Estimated amount", Lead.est_amount, money=True),
        owner_filter(Lead),
        DateFilter("created", "Created", Lead.created_at),
    ),
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
    edit_form=LeadCells,
)
