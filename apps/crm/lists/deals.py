"""The list of deals."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import contains_eager, selectinload

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, LookupFilter, NumberFilter
from ...platform.listview import Column, ListView, View
from ..forms import DealCells, label_of_account, stage_choices
from ..models import DEAL_TYPES, LEAD_SOURCES, Account, Deal, Stage
from ..objects import url_of
from ..pages import tone
from .common import account_column, bulk, common, owned, owner_column, owner_filter


def deal_rows(db: Db) -> Select[Any]:
    with_account = owned(db, Deal).outerjoin(Deal.account).options(contains_eager(Deal.account))
    # The lines decide whether the amount can be edited.
    return with_account.join(Deal.stage).options(contains_eager(Deal.stage), selectinload(Deal.lines))


DEALS = ListView(
    **common(Deal),
    columns=(
        Column("name", "Name", link=url_of, sort=Deal.name, width=23),
        account_column(18),
        Column(
            "stage",
            "Stage",
            kind="chip",
            value=lambda row: row.stage.name,
            tone=lambda row: tone(row.stage.name),
            sort=Stage.position,
            width=10,
        ),
        Column("amount", "Amount", kind="money", sort=Deal.amount, edit="amount", width=11),
        Column("close_date", "Close date", kind="date", sort=Deal.close_date, edit="close_date", width=11),
        Column("next_step", "Next step", sort=Deal.next_step, edit="next_step", width=15),
        owner_column(12),
    ),
    sort="close_date",
    search=(Deal.name, Account.name, Deal.next_step),
    filters=(
        ChoiceFilter("stage", "Stage", Deal.stage_id, choices=stage_choices),
        NumberFilter("amount", "Amount", Deal.amount, money=True),
        DateFilter("close", "Close date", Deal.close_date),
        NumberFilter("probability", "Probability", Deal.probability),
        LookupFilter("account", "Account", Deal.account_id, lookup="lookup.account", label_of=label_of_account),
        ChoiceFilter("type", "Type", Deal.type, choices=DEAL_TYPES),
        ChoiceFilter("source", "Lead source", Deal.lead_source, choices=LEAD_SOURCES),
        owner_filter(Deal),
        DateFilter("created", "Created", Deal.created_at),
    ),
    views=(
        View("open", "Open deals", where=lambda _db: ~Stage.is_closed),
        View("all", "All deals"),
        View("mine", "My open deals", where=lambda db: (Deal.owner_id == db.actor_id) & ~Stage.is_closed),
        View("won", "Won", where=lambda _db: Stage.is_closed & Stage.is_won, sort="-close_date"),
        View("lost", "Lost", where=lambda _db: Stage.is_closed & ~Stage.is_won, sort="-close_date"),
    ),
    bulk=bulk("deals"),
    edit_form=DealCells,
)
