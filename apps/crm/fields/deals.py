"""The fields of a deal and of its products."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import select

from ...platform.forms import PlatformField
from ...platform.record_fields import (
    Date,
    Integer,
    LongText,
    Moment,
    Money,
    Percent,
    RecordFields,
    Reference,
    RowChoice,
    Text,
)
from ...platform.record_fields.field import Use
from ..models import Account, Contact, Deal, DealLine, Stage
from ..objects import url_of
from ..pipeline import first_stage, stage_choices, starting_stages
from ..tones import tone
from .common import created, owner
from .picked import Picked
from .targets import ACCOUNTS, CAMPAIGNS, CONTACTS, pricebook_choices


@dataclass(frozen=True, eq=False)
class StageChoice(RowChoice):
    """The stage of a deal; a new one may start in some only."""

    def controls(self, use: Use) -> dict[str, PlatformField]:
        offered = replace(self, choices=starting_stages) if use == "new" else self
        return {self.name: offered.control()}


#: A deal is found by its account as well, which no name repeats.
_ACCOUNT_NAME = select(Account.name).where(Account.id == Deal.account_id).scalar_subquery()


def _primary_contact(deal: Deal) -> Contact | None:
    return next((role.contact for role in deal.contact_roles if role.is_primary), None)


def _is_lost(deal: Deal) -> bool:
    return deal.is_lost


DEAL = RecordFields(
    Deal,
    Text(Deal.name, "Name", column=23, link=url_of, searched=True, streamed=True, short_form=True, lookup_column=30),
    Reference(Deal.account_id, "Account", ACCOUNTS, column=18, sort=Account.name, filter=True, searched=_ACCOUNT_NAME,
              streamed=True, short_form=True, lookup_column=24),
    StageChoice(Deal.stage_id, "Stage", stage_choices, default=lambda db: first_stage(db).id, copied=False, column=10,
                tone=tone, sort=Stage.position, filter=True, alone=False, watched=True, short_form=True,
                lookup_column=14, lookup_filter=True),
    Percent(Deal.probability, "Probability", required=False, copied=False, help="Left empty, the stage's own.",
            filter=True),
    Money(Deal.amount, "Amount", column=11, edit=True, filter=True, watched=True, short_form=True, lookup_column=14),
    Money("expected_revenue", "Expected revenue"),
    Date(Deal.close_date, "Close date", column=11, edit=True, filter="close", watched=True, short_form=True),
    Picked(Deal.type, "Type", picklist="deal_type", filter=True, streamed=True, restrictable=True),
    Picked(Deal.lead_source, "Lead source", picklist="lead_source", filter="source", restrictable=True),
    RowChoice(Deal.pricebook_id, "Price book", pricebook_choices),
    Reference(Deal.campaign_id, "Campaign", CAMPAIGNS, filter=True),
    Reference("primary_contact", "Primary contact", CONTACTS, value=_primary_contact),
    Moment(Deal.stage_entered_at, "In this stage since", read_only=True),
    Picked(Deal.loss_reason, "Loss reason", picklist="loss_reason", form="edit", help="Of a lost deal.", when=_is_lost,
           streamed=True, watched=True),
    RowChoice(Deal.last_stage_id, "Last stage", stage_choices, read_only=True, when=_is_lost),
    Text(Deal.next_step, "Next step", wide=True, column=15, edit=True, streamed=True),
    LongText(Deal.description, "Description", restrictable=True),
    owner(Deal.owner_id, column=12, streamed=True, watched=True, lookup_column=18, lookup_filter=True),
    created(Deal.created_at),
    order={
        "form": ("close_date", "amount", "probability"),
        "filters": ("stage_id", "amount", "close_date", "probability", "account_id"),
    },
    highlights=("account_id", "amount", "probability", "expected_revenue", "close_date", "owner_id"),
)  # fmt: skip

#: A product of a deal.
LINE = RecordFields(
    DealLine,
    Integer(DealLine.quantity, "Quantity", minimum=1, default=1),
    Money(DealLine.unit_price, "Unit price", required=False, help="Left empty, the price book's."),
    Percent(DealLine.discount_pct, "Discount", required=True, default=0, help="Percent."),
)
