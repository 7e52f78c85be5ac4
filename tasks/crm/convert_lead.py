from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.actions.conversion import candidates
from ...apps.crm.models import OPEN_LEAD_STATUSES, Account, Lead
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..policies import failed_factors
from ..queries import accounts, uniquely_named
from ..registry import family
from ..task import Task
from .pages.leads import LeadList, LeadPage
from .queries import leads, persona
from .working_hours import back_then


@family("crm-convert-lead", app="crm", kind="multi-step", steps=25, persona="sales_rep")
def convert_lead(draw: Draw, world: World) -> Task:
    """Convert a lead without a deal, into the account of that company if there is one."""
    facts = LeadConversion.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.rate if facts.needs_rating else None,
        outcome=facts.outcome,
        gold=facts.gold,
        alternatives=(facts.from_the_list,),
    )


@dataclass(frozen=True)
class LeadConversion:
    """A lead that becomes a contact of an account."""

    rep: CrmUser
    account: Account | None  # of the lead's company, if we have it
    lead: Lead
    needs_rating: bool
    rating: str
    hours: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        mine = leads(world, Lead.owner_id == rep.id, Lead.status.in_(OPEN_LEAD_STATUSES))
        everyone = accounts(world)
        known = {account.name: account for account in uniquely_named(everyone, everyone)}
        # In half of the instances the account exists already.
        exists = draw.choice((True, False))

        def is_clear(lead: Lead) -> bool:
            """Whether nothing else resembles the lead's company or person."""
            with world.session() as db:
                return not candidates(db, lead, known.get(lead.company))

        pool = uniquely_named(mine, leads(world))
        with world.session() as db:
            # The handbook has those converted that pass all of its factors; here for some days to come.
            failed = {lead.id: failed_factors(db, lead, margin=timedelta(days=2)) for lead in pool}
        clear = [lead for lead in pool if not set(failed[lead.id]) - {"Interest"} and is_clear(lead)]
        if not clear:
            raise NoInstance("no lead passes what the handbook asks of one")
        lead = draw.choice([lead for lead in clear if (lead.company in known) == exists] or clear)
        account = known.get(lead.company)
        return cls(
            rep=rep,
            account=account,
            lead=lead,
            needs_rating=bool(failed[lead.id]),
            rating=draw.choice(("Warm", "Hot")),
            hours=draw.integer(20, 120),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Convert the lead {lead}. If {company} is already an account of ours, use that account. No deal yet.",
            "{lead} of {company} is qualified: convert the lead, without a deal, and don't create a second account "
            "if we already have the company.",
            "Turn the lead {lead} into a contact. Link it to the account {company} if there is one, otherwise "
            "create it, and skip the deal.",
            "Please convert the lead {lead} ({company}) but don't create a deal. If we already have the company, "
            "use the existing account.",
            lead=self.lead.name,
            company=self.lead.company,
        )

    def rate(self, db: Db) -> None:
        """Some days ago their interest was rated, without which none of the leads would pass."""
        with back_then(db, db.now - timedelta(hours=self.hours), self.rep.id, after=self.lead.created_at):
            actions.update_lead(db, self.lead.id, rating=self.rating)

    def outcome(self, db: Db) -> None:
        actions.convert_lead(db, self.lead.id, account_id=self.account.id if self.account else None)

    def gold(self, user: User) -> None:
        conversion = LeadPage.find(user, self.lead.name).convert()
        if self.account is not None:
            conversion.set(account_id=self.account.name)
        conversion.set(with_deal=False).save()
        user.done()

    def from_the_list(self, user: User) -> None:
        page = LeadList(user).open("all").search(self.lead.name).open_record(self.lead.name)
        conversion = page.convert().set(with_deal=False)
        if self.account is not None:
            conversion.use_account(self.account.name)
        conversion.save()
        user.done()
