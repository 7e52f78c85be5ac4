from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta

from ...apps.crm import actions
from ...apps.crm.actions.mailings import addressed
from ...apps.crm.models import OPEN_CASE_STATUSES, CampaignMember
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..gold_steps import add_filter
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .campaign_queries import campaigns, members, open_campaign
from .desk_queries import templates
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
    known = templates(world)
    if _TEMPLATE not in known or _OTHER not in known:
        raise NoInstance("there is no template of that name")
    found = cases(world)
    pressed = {case.account_id for case in found if case.status in OPEN_CASE_STATUSES and case.priority in _PRESSING}
    busy = {case.account_id for case in found if case.status in OPEN_CASE_STATUSES}
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
        companies = Counter(_account(member) for member in everybody)
        # Of companies of which nobody else is in it, and which wait for nothing yet.
        alone = [
            member
            for member in attended
            if not told[member.id] and member.contact and companies[_account(member)] == 1
            and _account(member) not in busy
        ]  # fmt: skip
        away = [member for member in away if _account(member) not in pressed]
        if len(attended) >= _LEAST and len(alone) > 4 and away:
            options.append((campaign, attended, crowd, told, alone, away))
    if not options:
        raise NoInstance("no campaign was attended by people enough")
    campaign, attended, crowd, told, alone, away = draw.choice(options)
    # Those whom a page of the list has no room for did not come, after all.
    rest = [member for member in attended if member not in alone[:6]]
    kept = draw.sample(rest, min(len(rest), _MOST - 6))
    there = [member for member in attended if member in alone[:6] or member in kept]
    crowd += [member for member in attended if member not in there]
    waiting, helped, asking, refused = draw.sample(alone[:6], 4)
    stayed_away = draw.choice(away)
    pressing = draw.choice(_PRESSING)
    subjects, seed = draw.sample(_SUBJECTS, 3), draw.integer(0, 999_999)
    agent = persona(world, "support_agent").id
    wanted = [
        member
        for member in there
        if not told[member.id] and member not in (waiting, refused) and _account(member) not in pressed
    ]

    def setup(db: Db) -> None:
        """Three companies have a case: a pressing one, one that was closed, one that can wait; somebody opted out."""
        with acting(db, work_moments(db, seed, 1, db.now - timedelta(days=12))[0], campaign.owner_id):
            actions.update_members(db, campaign.id, [member.id for member in crowd], status="No-show")
        cast = ((waiting, pressing), (helped, "Urgent"), (asking, "Normal"))
        earliest = max(db.now - timedelta(days=9), *(member.created_at for member in alone))
        moments = work_moments(db, seed, len(cast) + 1, earliest, db.now - timedelta(hours=3))
        for at, (member, priority), subject in zip(moments, cast, subjects, strict=False):
            with acting(db, at, agent):
                case = actions.create_case(
                    db, subject=subject, priority=priority, status="Assigned", account_id=_account(member),
                    contact_id=member.contact_id, owner_id=agent,
                )  # fmt: skip
            if member is helped:
                with acting(db, at + timedelta(hours=1), agent):
                    actions.close_case(db, case.id, "Replaced, and the customer is content.")
        with acting(db, moments[-1], agent):
            actions.update_contact(db, refused.contact_id or 0, email_opt_out=True)

    def sent(chosen: Iterable[CampaignMember], template: str = _TEMPLATE) -> Outcome:
        ids = [member.id for member in chosen]
        text = known[template]
        return lambda db: actions.send_mailing(db, campaign.id, ids, subject=text.subject, body=text.body)

    def look(user: User) -> None:
        """Which companies have a pressing case."""
        user.open("Cases")
        user.click("link", "Open cases", within="Views")
        add_filter(user, "Priority", choices=_PRESSING)
        user.click("link", "Account", within="Cases")

    def write(user: User) -> None:
        user.click("button", "Send e-mail", within="Selected members")
        user.choose("Template", f"{known[_TEMPLATE].topic} · {_TEMPLATE}", within="Send e-mail")
        user.click("button", "Send", within="Send e-mail")

    def gold(user: User) -> None:
        look(user)
        open_campaign(user, campaign.name)
        user.click("link", "Attended", within="Members by status")
        for member in wanted:
            user.check(f"Select {member.person.name}")
        write(user)
        user.done()

    def all_but_some(user: User) -> None:
        look(user)
        open_campaign(user, campaign.name)
        user.click("link", "Attended", within="Members by status")
        user.check("Select all on this page")
        for member in there:
            if member not in wanted:
                user.check(f"Select {member.person.name}", on=False)
        write(user)
        user.done()

    def by_the_account(user: User) -> None:
        """With a look at each company, and with the preview before it goes out."""
        for name in sorted({m.contact.account.name for m in there if m.contact and m.contact.account}):
            user.search(name)
            user.click("link", name, within="Accounts")
            user.click("link", "Related", within="Account sections")
        open_campaign(user, campaign.name)
        user.click("link", "Attended", within="Members by status")
        for member in reversed(wanted):
            user.check(f"Select {member.person.name}")
        user.click("button", "Send e-mail", within="Selected members")
        user.choose("Template", f"{known[_TEMPLATE].topic} · {_TEMPLATE}", within="Send e-mail")
        user.click("button", "Preview", within="Send e-mail")
        user.click("button", "Send", within="Send e-mail")
        user.done()

    return Task(
        goal=draw.phrase(
            'Please thank the members of "{campaign}" who attended, in one e-mail from the campaign, with our template '
            "for that and without changing its text. Leave out people at companies with an open case of priority High "
            "or Urgent, and do not select anybody it cannot go to (opted out, no address): nobody is to be counted as "
            "skipped.",
            'Everybody with the status Attended in "{campaign}" gets our thank-you template as one mailing, as it is. '
            "Not those whose account has a High or Urgent case open right now, and none that Alder would skip, so pick "
            "only people who can be written to.",
            'Send the thanks for "{campaign}" to its attendees, all in the same e-mail, text straight from the '
            "template. Who works for a company that has an open High or Urgent case is not written to. The mailing "
            "should show 0 skipped, so leave opt-outs and people without an address out of it as well.",
            'The attendees of "{campaign}" are still waiting for our thank-you. Use the template, send one e-mail to '
            "all of them at once, but check first: no mail to people at accounts with open cases of priority High or "
            "Urgent, and keep whoever is opted out or has no e-mail address off the list of recipients.",
            'A thank-you e-mail to the members of "{campaign}" that have attended, please, by the template, unchanged '
            "and in one go. Two kinds of people must not be among the chosen ones: those to whom the e-mail would "
            "not go anyway, and those whose company has a High or Urgent case that is still open.",
            campaign=campaign.name,
        ),
        setup=setup,
        outcome=sent(wanted),
        without={
            "open cases": sent([*wanted, waiting]),
            "a case that was closed": sent(member for member in wanted if member is not helped),
            "high or urgent": sent(member for member in wanted if member is not asking),
            "nobody is skipped": sent([*wanted, refused]),
            "who attended": sent([*wanted, stayed_away]),
            "the template": sent(wanted, _OTHER),
        },
        gold=gold,
        alternatives=(all_but_some, by_the_account),
    )


def _account(member: CampaignMember) -> int | None:
    """The account of a member that is a contact."""
    return member.contact.account_id if member.contact is not None else None
