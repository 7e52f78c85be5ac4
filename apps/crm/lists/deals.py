"""The list of deals."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import contains_eager, selectinload

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import ListView
from ..fields import DEAL
from ..last_activity import ActivityFilter
from ..models import Account, Deal, Stage
from .common import bulk, common, owned
from .marked import mark_filters


def deal_rows(db: Db) -> Select[Any]:
    with_account = owned(db, Deal).outerjoin(Deal.account).options(contains_eager(Deal.account))
    # The lines decide whether the amount can be edited.
    return with_account.join(Deal.stage).options(contains_eager(Deal.stage), selectinload(Deal.lines))


DEALS = ListView(
    **common(Deal),
    columns=DEAL.columns,
    sort="close_date",
    search=(Deal.name, Account.name, Deal.next_step),
    filters=(*DEAL.filters, ActivityFilter("activity", "Activity", Deal.id), *mark_filters(Deal)),
    views=(
        View("open", "Open deals", where=lambda _db: ~Stage.is_closed),
        View("all", "All deals"),
        View("mine", "My open deals", where=lambda db: (Deal.owner_id == db.actor_id) & ~Stage.is_closed),
        View("won", "Won", where=lambda _db: Stage.is_closed & Stage.is_won, sort="-close_date"),
        View("lost", "Lost", where=lambda _db: Stage.is_closed & ~Stage.is_won, sort="-close_date"),
    ),
    bulk=bulk("deals"),
    edit_form=DEAL.form_of_cells,
)
