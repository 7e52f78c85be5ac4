from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import OPEN_CASE_STATUSES, Account, Campaign, Contact
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import companies, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .campaign_queries import campaigns, members
from .pages.accounts import AccountList
from .pages.contacts import ContactList, ContactPage
from .queries import cases, contacts, persona
from .working_hours import acting, work_moments

#: How many contacts there are to invite at least, and to look at at most.
_LEAST, _MOST = 3, 12
_SUBJECTS = (
    "Delivery came incomplete",
    "Goods arrived damaged",
    "The order is no use to us",
    "Wrong items on the pallet",
)


@family("crm-campaign-invite", app="crm", kind="bulk", steps=150, persona="marketing")
def invite(draw: Draw, world: World) -> Task:
    """Put contacts into a campaign whom several conditions on them and their accounts describe."""
    facts = CampaignInvitation.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted),
        without={
            said: facts.outcome_of(people) for said, people in facts.slips.items() if len(people) > len(facts.wanted)
        },
        gold=facts.by_list,
        alternatives=(facts.by_menu, facts.by_page),
    )


@dataclass(frozen=True)
class CampaignInvitation:
    """A campaign and whom it invites."""

    staff: dict[int, list[Contact]]  # of each account, by its id
    campaign: Campaign
    accounts: list[Account]  # of the industry and state
    troubled: Account  # has an urgent case
    industry: str
    state: str
    refused: Contact  # wants no e-mail
    agent_id: int
    subject: str
    seed: int
    wanted: list[Contact]
    slips: dict[str, list[Contact]]  # whom somebody adds who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        everybody = contacts(world)
        named = {contact.id for contact in uniquely_named(everybody, everybody)}
        staff: dict[int, list[Contact]] = {}
        for contact in everybody:
            if contact.account_id is not None:
                staff.setdefault(contact.account_id, []).append(contact)
        open_cases = [case for case in cases(world) if case.status in OPEN_CASE_STATUSES]
        urgent = {case.account_id for case in open_cases if case.priority == "Urgent"}
        planned = campaigns(world)
        campaign = draw.choice(c for c in uniquely_named(planned, planned) if c.status == "Planning")
        present = {member.contact_id for member in members(world, campaign.id)}

        def is_free(contact: Contact) -> bool:
            return not contact.email_opt_out and contact.id not in present

        fitting = []
        for key, found in sorted(_groups(world, staff).items()):
            people = [contact for account in found for contact in staff[account.id]]
            if len(people) > _MOST or not all(contact.id in named for contact in people):
                continue
            clean = [account for account in found if account.id not in urgent and any(map(is_free, staff[account.id]))]
            for troubled in clean:
                free = [c for account in clean if account is not troubled for c in staff[account.id] if is_free(c)]
                if len(free) > _LEAST:
                    fitting.append((key, found, clean, troubled, free))
        if not fitting:
            raise NoInstance("no industry has a few accounts in one state")
        (industry, state), found, clean, troubled, free = draw.choice(fitting)
        refused = draw.choice(free)
        calm = {account.id for account in clean if account is not troubled}

        def asked(*, opted_out: bool = False, in_trouble: bool = False) -> list[Contact]:
            return [
                contact
                for account in found
                for contact in staff[account.id]
                if contact.id not in present
                and (opted_out or not (contact.email_opt_out or contact is refused))
                and (in_trouble or contact.account_id in calm)
            ]

        return cls(
            staff=staff,
            campaign=campaign,
            accounts=found,
            troubled=troubled,
            industry=industry,
            state=state,
            refused=refused,
            agent_id=persona(world, "support_agent").id,
            subject=draw.choice(_SUBJECTS),
            seed=draw.integer(0, 999_999),
            wanted=asked(),
            slips={
                "the opt-outs": asked(opted_out=True),
                "the urgent cases": asked(in_trouble=True),
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Add all contacts at our {industry} accounts with a billing address in {state} to the campaign "
            '"{campaign}" as Planned. Leave out anybody who has opted out of e-mail, and anybody at an account with '
            "an open urgent case.",
            '"{campaign}" needs its guest list: contacts at {industry} accounts in {state} (billing state), status '
            "Planned. Leave out e-mail opt-outs and accounts with an open urgent case.",
            'Please add to "{campaign}" all contacts we have at {industry} companies billed in {state}, status '
            "Planned. Skip people who have opted out of e-mail and companies that have an urgent case open.",
            'For "{campaign}", add the people at {industry} accounts billed in {state} as Planned members. Skip '
            "accounts with an open case of priority Urgent and contacts with an e-mail opt-out.",
            'Invite list for "{campaign}": contacts, account industry {industry}, billing state {state}, no e-mail '
            "opt-out, no open urgent case at the account. Please add them as Planned.",
            industry=self.industry,
            state=self.state,
            campaign=self.campaign.name,
        )

    def setup(self, db: Db) -> None:
        """An account with an urgent case, and somebody who wants no e-mail, both for some days."""
        last_week = db.now - timedelta(days=7)
        (opened,) = work_moments(db, self.seed, 1, max(last_week, self.troubled.created_at))
        with acting(db, opened, self.agent_id):
            actions.create_case(
                db, subject=self.subject, priority="Urgent", account_id=self.troubled.id,
                contact_id=self.staff[self.troubled.id][0].id, owner_id=self.agent_id,
            )  # fmt: skip
        (asked,) = work_moments(db, self.seed + 1, 1, max(last_week, self.refused.created_at))
        with acting(db, asked, self.agent_id):
            actions.update_contact(db, self.refused.id, email_opt_out=True)

    def outcome_of(self, people: Iterable[Contact]) -> Outcome:
        ids = [contact.id for contact in people]
        return lambda db: actions.add_members(db, self.campaign.id, "contact", ids)

    def by_list(self, user: User) -> None:
        self._look(user)
        for account in self.accounts:
            AccountList(user).open("all").search(account.name).open_record(account.name).exact.related()
        for contact in self.wanted:
            listed = ContactList(user).open().search(contact.name).select(contact.name)
            listed.add_selected_to_campaign().join(self.campaign.name)
        user.done()

    def by_menu(self, user: User) -> None:
        self._look(user)
        for contact in reversed(self.wanted):
            listed = ContactList(user).open().search(contact.name)
            listed.add_to_campaign(contact.name).join(self.campaign.name)
        user.done()

    def by_page(self, user: User) -> None:
        for contact in self.wanted:
            page = ContactPage.find(user, contact.name).exact.related()
            page.add_to_campaign().join(self.campaign.name)
        user.done()

    def _look(self, user: User) -> None:
        """Which accounts there are, and which of them have an urgent case."""
        listed = AccountList(user).open().filter("industry", choices=[self.industry])
        listed.filter("state", condition="is", typed={"Text": self.state})


def _groups(world: World, staff: Mapping[int, list[Contact]]) -> dict[tuple[str, str], list[Account]]:
    """Accounts where somebody works, by their industry and state."""
    groups: dict[tuple[str, str], list[Account]] = {}
    for account in companies(world):
        if account.industry and account.billing_state and staff.get(account.id):
            groups.setdefault((account.industry, account.billing_state), []).append(account)
    return groups
