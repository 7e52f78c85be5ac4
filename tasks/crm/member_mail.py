from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.actions.mailings import addressed
from ...apps.crm.models import OPEN_CASE_STATUSES, Campaign, CampaignMember, EmailTemplate
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .campaign_queries import campaigns, members
from .desk_queries import templates
from .pages.accounts import AccountPage
from .pages.campaigns import CampaignList, MemberList
from .pages.cases import CaseList
from .queries import cases, persona
from .working_hours import acting, work_moments

_TEMPLATE, _OTHER = "Thanks for taking part", "Campaign opening"
_PRESSING = ("High", "Urgent")
_SUBJECTS = ("Delivery came incomplete", "Goods arrived damaged", "Order cannot be used", "Wrong goods on the pallet")
#: So many who were there fit on a page, and are too many to go by a glance.
_LEAST, _MOST = 8, 20


@family("crm-member-mail", app="crm", kind="bulk", steps=75, persona="marketing")
def write_to_members(draw: Draw, world: World) -> Task:
    """Write to those members of a campaign who were there, without those whose company waits for help."""
    facts = MemberMail.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.all_but_some, facts.by_the_account),
    )


@dataclass(frozen=True)
class MemberMail:
    """Members of a campaign and the mail that they get."""

    templates: dict[str, EmailTemplate]
    campaign: Campaign
    crowd: list[CampaignMember]  # did not come after all: the list has no room for them
    apart: list[CampaignMember]  # of a company each
    there: list[CampaignMember]  # who attended
    waiting: CampaignMember  # has a pressing case
    helped: CampaignMember  # had one that is closed
    asking: CampaignMember  # has one that can wait
    refused: CampaignMember  # wants no e-mail
    stayed_away: CampaignMember
    pressing: str  # the priority of a pressing case
    subjects: list[str]
    seed: int
    agent_id: int
    wanted: list[CampaignMember]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        known, pressing = templates(world), draw.choice(_PRESSING)
        if _TEMPLATE not in known or _OTHER not in known:
            raise NoInstance("there is no template of that name")
        waiting_cases = [case for case in cases(world) if case.status in OPEN_CASE_STATUSES]
        busy = {case.account_id for case in waiting_cases}
        pressed = {case.account_id for case in waiting_cases if case.priority in _PRESSING}
        held = campaigns(world)
        options = []
        for campaign in uniquely_named(held, held):
            everybody = members(world, campaign.id) if campaign.status == "Completed" else []
            names = Counter(member.person.name.casefold() for member in everybody)
            with world.session() as db:
                told = {each.member.id: each.why_not for each in addressed(db, campaign.id, [m.id for m in everybody])}
            # Nobody of whom another is called the same, or has the same address.
            clear = [m for m in everybody if names[m.person.name.casefold()] == 1 and not told[m.id].startswith("Same")]
            attended = [member for member in clear if member.status == "Attended"]
            away = [member for member in clear if member.status in ("Registered", "No-show") and not told[member.id]]
            crowd = [member for member in everybody if member.status == "Attended" and member not in attended]
            # One of each company that waits for nothing yet.
            free = [m for m in attended if not told[m.id] and _account(m) not in (None, *busy)]
            apart = [*{_account(member): member for member in reversed(free)}.values()][::-1]
            away = [member for member in away if _account(member) not in pressed]
            if len(attended) >= _LEAST and len(apart) > 4 and away:
                options.append((campaign, attended, crowd, told, apart, away))
        if not options:
            raise NoInstance("no campaign was attended by people enough")
        campaign, attended, crowd, told, apart, away = draw.choice(options)
        # Those whom a page of the list has no room for did not come, after all.
        rest = [member for member in attended if member not in apart[:6]]
        kept = draw.sample(rest, min(len(rest), _MOST - 6))
        there = [member for member in attended if member in apart[:6] or member in kept]
        crowd += [member for member in attended if member not in there]
        waiting, helped, asking, refused = draw.sample(apart[:6], 4)
        pressed.add(_account(waiting))
        return cls(
            templates=known,
            campaign=campaign,
            crowd=crowd,
            apart=apart,
            there=there,
            waiting=waiting,
            helped=helped,
            asking=asking,
            refused=refused,
            stayed_away=draw.choice(away),
            pressing=pressing,
            subjects=draw.sample(_SUBJECTS, 3),
            seed=draw.integer(0, 999_999),
            agent_id=persona(world, "support_agent").id,
            wanted=[
                member
                for member in there
                if not told[member.id] and member is not refused and _account(member) not in pressed
            ],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Please thank the members of "{campaign}" who attended, in one e-mail from the campaign, using our '
            "template for that and without changing its text. Leave out people at companies with an open case of "
            "priority High or Urgent, and don't select anybody it can't go to (opted out, no address): nobody "
            "should be counted as skipped.",
            'Everybody with the status Attended in "{campaign}" gets our thank-you template, unchanged, in a single '
            "mailing. Leave out anyone whose account has a High or Urgent case open right now, and anyone Alder "
            "would skip, so pick only people we can actually e-mail.",
            'Send the thank-you for "{campaign}" to its attendees, all in the same e-mail, text straight from the '
            "template. Don't write to anyone at a company that has an open High or Urgent case. The mailing should "
            "show 0 skipped, so leave out opt-outs and people without an address as well.",
            'The attendees of "{campaign}" are still waiting for our thank-you. Use the template as it is and send '
            "one e-mail to all of them at once, but check first: no e-mail to people at accounts with open cases of "
            "priority High or Urgent, and keep anyone who has opted out or has no e-mail address off the list of "
            "recipients.",
            'Please send a thank-you e-mail to the members of "{campaign}" who attended, from the template, '
            "unchanged and in one go. Leave two kinds of people out of the selection: those the e-mail wouldn't go "
            "to anyway, and those whose company has a High or Urgent case that's still open.",
            'Our thank-you for "{campaign}" has to go out: one e-mail to those with the status Attended, the template '
            "word for word. Whoever works at an account with an open High or Urgent case gets nothing, and only select "
            "people whom it reaches, so that none are skipped.",
            'One mailing to everyone who attended "{campaign}", please, with the thank-you template and no changes. '
            "Skip companies that have an open case of priority High or Urgent. People who opted out or have no address "
            "aren't to be selected in the first place.",
            campaign=self.campaign.name,
        )

    def setup(self, db: Db) -> None:
        """Three companies have a case: a pressing one, one that was closed, one that can wait; somebody opted out."""
        with acting(db, work_moments(db, self.seed, 1, db.now - timedelta(days=12))[0], self.campaign.owner_id):
            actions.update_members(db, self.campaign.id, [member.id for member in self.crowd], status="No-show")
        cast = ((self.waiting, self.pressing), (self.helped, "Urgent"), (self.asking, "Normal"))
        earliest = max(db.now - timedelta(days=9), *(member.created_at for member in self.apart))
        moments = work_moments(db, self.seed, len(cast) + 1, earliest, db.now - timedelta(hours=3))
        for at, (member, priority), subject in zip(moments, cast, self.subjects, strict=False):
            with acting(db, at, self.agent_id):
                case = actions.create_case(
                    db, subject=subject, priority=priority, status="Assigned", account_id=_account(member),
                    contact_id=member.contact_id, owner_id=self.agent_id,
                )  # fmt: skip
            if member is self.helped:
                with acting(db, at + timedelta(hours=1), self.agent_id):
                    actions.close_case(db, case.id, "Replaced, and the customer is happy.")
        with acting(db, moments[-1], self.agent_id):
            actions.update_contact(db, self.refused.contact_id or 0, email_opt_out=True)

    def outcome_of(self, chosen: Iterable[CampaignMember], template: str = _TEMPLATE) -> Outcome:
        ids = [member.id for member in chosen]
        text = self.templates[template]
        return lambda db: actions.send_mailing(db, self.campaign.id, ids, subject=text.subject, body=text.body)

    def without(self) -> dict[str, Outcome]:
        return {
            "open cases": self.outcome_of([*self.wanted, self.waiting]),
            "a case that was closed": self.outcome_of(member for member in self.wanted if member is not self.helped),
            "high or urgent": self.outcome_of(member for member in self.wanted if member is not self.asking),
            "nobody is skipped": self.outcome_of([*self.wanted, self.refused]),
            "who attended": self.outcome_of([*self.wanted, self.stayed_away]),
            "the template": self.outcome_of(self.wanted, _OTHER),
        }

    def gold(self, user: User) -> None:
        _look(user)
        chosen = self._attended(user).select(*(member.person.name for member in self.wanted))
        chosen.write_to_selected(self._template)
        user.done()

    def all_but_some(self, user: User) -> None:
        _look(user)
        chosen = self._attended(user).select_all()
        for member in self.there:
            if member not in self.wanted:
                chosen.unselect(member.person.name)
        chosen.write_to_selected(self._template)
        user.done()

    def by_the_account(self, user: User) -> None:
        """With a look at each company, and with the preview before it goes out."""
        for name in sorted({m.contact.account.name for m in self.there if m.contact and m.contact.account}):
            AccountPage.find(user, name).exact.related()
        chosen = self._attended(user).select(*(member.person.name for member in reversed(self.wanted)))
        chosen.write_to_selected(self._template, looks_first=True)
        user.done()

    def _attended(self, user: User) -> MemberList:
        return CampaignList(user).open("all").open_record(self.campaign.name).members("Attended")

    @property
    def _template(self) -> str:
        return f"{self.templates[_TEMPLATE].topic} · {_TEMPLATE}"


def _look(user: User) -> None:
    """Which companies have a pressing case."""
    CaseList(user).open("open").filter("priority", choices=_PRESSING).sort("account")


def _account(member: CampaignMember) -> int | None:
    """The account of a member that is a contact."""
    return member.contact.account_id if member.contact is not None else None
