from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

from sqlalchemy import select

from ...apps.chat.models import Post
from ...apps.crm import actions
from ...apps.crm.models import Contact, Lead
from ...apps.platform.database import Db
from ...seeds.names import mailbox
from ...seeds.world import World
from ..chat.gold_steps import visit
from ..chat.queries import channels
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import fetch_all, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .attendance import (
    Told,
    called_off,
    company_of,
    corrected,
    key,
    listed,
    recognisable,
    rules,
    seen_elsewhere,
    tell,
    written,
)
from .campaign_queries import campaigns, members, open_campaign
from .gold_steps import search_list
from .queries import companies, contacts, leads, persona, users
from .stream_steps import back_then

_CHANNEL = "marketing-shows"
#: How many are registered, so that they fit on a page of the list.
_REGISTERED = 19
_PERSON = Contact | Lead


@family("crm-campaign-members", app="crm", kind="bulk", steps=170, persona="marketing")
def members_by_attendance(draw: Draw, world: World) -> Task:
    """Bring a campaign's members into line with who was there, by a list in the chat and what was said to it later."""
    me = persona(world, "marketing")
    everybody = contacts(world)
    known: list[_PERSON] = [*everybody, *(lead for lead in leads(world) if not lead.is_converted)]
    single = recognisable(known)
    names = Counter(person.name.casefold() for person in known)
    planned = campaigns(world)
    held = [
        each
        for each in uniquely_named(planned, planned)
        if each.name.startswith(("Trade Show", "Webinar")) and each.status == "Completed"
    ]
    rooms = [channel for channel in channels(world, me.person) if channel.name == _CHANNEL]
    if not rooms or len(held) < 2:
        raise NoInstance("nobody writes of shows, or there were none")
    room = rooms[0]
    writers = [member.person for member in room.members if member.person_id != me.id and member.person.is_active]
    marketers = [person for person in writers if person.department == "Marketing"]
    sellers = [person for person in writers if person.department == "Sales"]
    if not marketers or not sellers:
        raise NoInstance("nobody else is in the channel")
    # Campaigns with members enough who can be told from all others.
    rosters = []
    for each in held:
        mine = members(world, each.id)
        clear = [
            member
            for member in mine
            if key(member.person) in single and names[member.person.name.casefold()] == 1
            and not member.is_opted_out
        ]  # fmt: skip
        if len(clear) >= 24:
            rosters.append((each, mine, clear))
    if not rosters:
        raise NoInstance("no campaign has members enough who can be told apart")
    # One of the latest, of which people still speak.
    recent = sorted(rosters, key=lambda found: (found[0].end_date or date.min, found[0].id))[-3:]
    campaign, mine, clear = draw.choice(recent)
    before = [member for member in clear if member.status == "Registered"]
    if len(before) > _REGISTERED // 2:
        before = draw.sample(before, _REGISTERED // 2)
    other = draw.choice(each for each in held if each is not campaign)
    others = draw.sample([member for member in clear if member not in before], _REGISTERED - len(before) + 3)
    registered, asked = [*before, *others[:-3]], others[-3:]
    # Whoever cannot be told from others was only asked, and so were those whom the list's page has no room for.
    only_asked = [member.id for member in mine if member.status == "Registered" and member not in registered]
    draw.random.shuffle(registered)

    # Of those who registered: some were there, two call off, two have opted out, the others were not there.
    off, silent, came = registered[:2], registered[2:4], registered[4 : draw.integer(12, 14)]
    rest = [member for member in registered if member not in (*off, *silent, *came)]
    absent, late = came[0], came[1]
    away, somewhere = rest[0], rest[1]
    there = [member for member in came if member is not absent]
    # Strangers to the campaign: two contacts, one who wants no e-mail, and a namesake of somebody who did not come.
    inside = {member.contact_id for member in mine}
    outside = [
        contact
        for contact in everybody
        if contact.id not in inside and key(contact) in single and names[contact.name.casefold()] == 1
    ]
    walk_ins = draw.sample([contact for contact in outside if not contact.email_opt_out], 2)
    unasked = draw.choice(contact for contact in outside if contact.email_opt_out)
    first, last = away.person.first_name or "", away.person.last_name
    elsewhere = {company_of(person) for person in known if person.last_name == last}
    firms, owners = companies(world), {user.id for user in users(world)}
    firms = [firm for firm in uniquely_named(firms, firms) if firm.website and firm.owner_id in owners]
    firm = draw.choice(firm for firm in firms if firm.name not in elsewhere)

    def name(person: _PERSON) -> str:
        return written(draw, person.first_name or "", person.last_name, company_of(person) or "")

    status_off, ruling = rules(draw)
    event = campaign.name
    lines = [name(member.person) for member in (*came, *silent, *asked[:2]) if member is not late]
    lines += [name(contact) for contact in (*walk_ins, unasked)]
    lines.append(written(draw, first, last, firm.name))
    draw.random.shuffle(lines)
    keeper, seller = draw.choice(marketers), draw.choice(sellers)
    posts = (
        Told(keeper.id, ruling),
        Told(seller.id, called_off(draw, event, name(off[0].person), name(off[1].person))),
        Told(keeper.id, listed(draw, event, lines)),
        Told(seller.id, seen_elsewhere(draw, other.name, name(somewhere.person))),
        Told(seller.id, corrected(draw, event, absent=name(absent.person), late=name(late.person))),
    )
    latest = fetch_all(
        world, select(Post.created_at).where(Post.channel_id == room.id).order_by(Post.id.desc()).limit(1)
    )
    age = timedelta(days=draw.integer(30, 50), hours=draw.integer(0, 3), minutes=draw.integer(2, 58))

    def setup(db: Db) -> None:
        """Who had registered, who has opted out since, a namesake elsewhere, and what was said of it all."""
        with back_then(db, db.now - age, campaign.owner_id):
            actions.create_contact(
                db, first_name=first, last_name=last, account_id=firm.id, title="Buyer", owner_id=firm.owner_id,
                email=f"{mailbox('first.last', first, last)}@{(firm.website or '').removeprefix('www.')}",
                allow_duplicate=True,
            )  # fmt: skip
            ids = [member.id for member in registered if member.status != "Registered"]
            actions.update_members(db, campaign.id, ids, status="Registered")
            actions.update_members(db, campaign.id, [*(member.id for member in asked), *only_asked], status="Sent")
            actions.update_members(db, campaign.id, [silent[0].id], opted_out=True)
            person = silent[1].person
            if isinstance(person, Contact):
                actions.update_contact(db, person.id, email_opt_out=True)
            else:
                actions.update_members(db, campaign.id, [silent[1].id], opted_out=True)
        tell(db, room.id, posts, latest[0] if latest else db.now - age)

    def kept(
        *, corrections: bool = True, opt_outs: bool = True, calls: bool = True, walk: bool = True, twin: bool = True,
        sent: bool = True, place: bool = True,
    ) -> Outcome:  # fmt: skip
        """What the members are after the work of somebody who heeds all of this, or overlooks something."""
        present = {member.id for member in (there if corrections else [m for m in came if m is not late])}
        present |= {member.id for member in asked[:2]} if sent else set()
        present |= {member.id for member in silent} if not opt_outs else set()
        present |= {away.id} if not twin else set()
        present |= {somewhere.id} if not place else set()
        left = set[int]() if not opt_outs else {member.id for member in silent}
        declined = {member.id for member in off} if calls else set()
        missing = {member.id for member in registered} - present - left - declined

        def outcome(db: Db) -> None:
            actions.update_members(db, campaign.id, sorted(present), status="Attended")
            actions.update_members(db, campaign.id, sorted(missing), status="No-show")
            if status_off is not None:
                actions.update_members(db, campaign.id, sorted(declined), status=status_off)
            new = [contact.id for contact in walk_ins] if walk else []
            new += [unasked.id] if not opt_outs else []
            if twin:
                same = select(Contact.id).where(Contact.last_name == last, Contact.account_id == firm.id)
                new += db.scalars(same.where(Contact.first_name == first)).all()
            actions.add_members(db, campaign.id, "contact", new, status="Attended")

        return outcome

    def look(user: User) -> None:
        visit(user, _CHANNEL)
        user.visit("crm", "/")

    def set_status(user: User, people: list[str], status: str) -> None:
        for person in people:
            user.check(f"Select {person}")
        user.click("button", "Set status", within="Selected members")
        user.choose("Status", status, within="Set status")
        user.click("button", "Save", within="Set status")

    def add(user: User) -> None:
        user.choose("Campaign", campaign.name, within="Add to campaign")
        user.choose("Member status", "Attended", within="Add to campaign")
        user.click("button", "Add", within="Add to campaign")

    missing = [m.person.name for m in registered if m not in (*there, *silent, *off)]

    def go_to_members(user: User) -> None:
        open_campaign(user, campaign.name)
        user.click("link", "Registered", within="Members by status")

    def settle(user: User) -> None:
        """All who are registered, from the page that shows them."""
        go_to_members(user)
        set_status(user, [member.person.name for member in there], "Attended")
        if status_off is not None:
            set_status(user, [member.person.name for member in off], status_off)
        set_status(user, missing, "No-show")

    def others_too(user: User) -> None:
        open_campaign(user, campaign.name)
        user.click("link", "Sent", within="Members by status")
        for member in asked[:2]:
            user.fill("Search this list", member.person.name)
            user.press("Enter")
            set_status(user, [member.person.name], "Attended")

    def gold(user: User) -> None:
        look(user)
        settle(user)
        others_too(user)
        for contact in walk_ins:
            search_list(user, "Contacts", "All contacts", contact.name)
            user.check(f"Select {contact.name}")
            user.click("button", "Add to campaign", within="Selected contacts")
            add(user)
        search_list(user, "Contacts", "All contacts", f"{last} {firm.name}")
        user.check(f"Select {first} {last}")
        user.click("button", "Add to campaign", within="Selected contacts")
        add(user)
        user.done()

    def walk_ins_first(user: User) -> None:
        look(user)
        for contact in walk_ins:
            search_list(user, "Contacts", "All contacts", contact.name)
            user.click("button", f"Actions for {contact.name}")
            user.click("menuitem", "Add to campaign")
            add(user)
        search_list(user, "Contacts", "All contacts", f"{last} {firm.name}")
        user.click("button", f"Actions for {first} {last}")
        user.click("menuitem", "Add to campaign")
        add(user)
        others_too(user)
        settle(user)
        user.done()

    def row_by_row(user: User) -> None:
        look(user)
        search_list(user, "Contacts", "All contacts", f"{last} {firm.name}")
        user.check(f"Select {first} {last}")
        user.click("button", "Add to campaign", within="Selected contacts")
        add(user)
        for contact in walk_ins:
            search_list(user, "Contacts", "All contacts", contact.name)
            user.check(f"Select {contact.name}")
            user.click("button", "Add to campaign", within="Selected contacts")
            add(user)
        others_too(user)
        go_to_members(user)
        set_status(user, missing, "No-show")
        if status_off is not None:
            set_status(user, [member.person.name for member in off], status_off)
        for member in there:
            user.click("button", f"Actions for {member.person.name}")
            user.click("menuitem", "Set status")
            user.choose("Status", "Attended", within="Set status")
            user.click("button", "Save", within="Set status")
        user.done()

    return Task(
        goal=draw.phrase(
            'The members of the campaign "{campaign}" still have, for the most part, the statuses from before the '
            "event. Who was there is told in #{channel} in Parley, in a list and in what people wrote to it before "
            "and after; how we set statuses is there, too. Please bring the members into line with it.",
            'Can you update "{campaign}" in Alder by the attendance list in #{channel}? Read the other posts on it as '
            "well, not all of the list is right, and go by the rules for members that stand in the same channel.",
            'Please close the books on "{campaign}": every member\'s status as our rules in #{channel} (Parley) want '
            "it, after the list of who came that was posted there, with the corrections to it. Contacts who came "
            "without being members belong in, if the rules allow it.",
            'In #{channel} somebody has typed up who came to "{campaign}", others have added to it. Set the '
            "campaign's members to that, by the rules for members from the same channel. Leave alone whatever these "
            "don't touch.",
            'I need the members of "{campaign}" to be right: attended, no-show and so on, as the posts about it in '
            "#{channel} say and as our rules there have it. Mind that people write names as they like, and that some "
            "names are borne twice.",
            campaign=campaign.name,
            channel=_CHANNEL,
        ),
        setup=setup,
        outcome=kept(),
        without={
            "the corrections": kept(corrections=False),
            "the opt-outs": kept(opt_outs=False),
            "who called off": kept(calls=False),
            "who was no member": kept(walk=False),
            "the namesake": kept(twin=False),
            "who was not registered": kept(sent=False),
            "the other event": kept(place=False),
        },
        gold=gold,
        alternatives=(walk_ins_first, row_by_row),
    )
