from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from ...apps.crm import actions
from ...apps.crm.models import CampaignMember, Contact, ImportRow, Lead
from ...apps.platform.database import Db
from ...apps.sheet.actions import add_upload
from ...seeds.names import slug
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..gold_steps import add_filter
from ..matchers import SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .campaign_queries import campaigns, members, open_campaign
from .gold_steps import open_record, search_list
from .queries import accounts, contacts, leads, persona, users
from .show_visitors import HEADINGS, KEPT_OUT, Booth, Known, Visitor, as_csv
from .stream_steps import back_then

_SOURCE, _STATUS = "Trade show", "Attended"
_LABELS = {
    "first_name": "First name", "last_name": "Last name", "company": "Company", "title": "Title", "email": "E-mail",
    "phone": "Phone", "city": "City", "state": "State", "rating": "Rating", "owner_id": "Owner",
    "description": "Description",
}  # fmt: skip


@family("crm-import-leads", app="crm", kind="bulk", steps=150, persona="marketing")
def import_the_show_list(draw: Draw, world: World) -> Task:
    """Import the visitors of a show: mend rows, skip those whom we know, have them all in the campaign."""
    me = persona(world, "marketing")
    known = Known(contacts(world), leads(world), accounts(world))
    with world.session() as db:
        before = db.today - timedelta(days=10)
    planned = campaigns(world)
    shows = [
        each for each in uniquely_named(planned, planned)
        if each.type == "Trade show" and each.status == "Completed" and each.end_date and each.end_date < before
    ]  # fmt: skip
    campaign = draw.choice(sorted(shows, key=lambda each: each.end_date or before)[-2:])
    present = {(member.contact_id, member.lead_id) for member in members(world, campaign.id)}
    staff = uniquely_named(users(world), users(world))
    sellers = [user for user in staff if user.person.department == "Sales" and "manager" not in user.person.title]
    sellers = [user for user in sellers if "president" not in user.person.title]

    # Those whom we know. One of them is from the state whose new leads go to somebody else.
    free_leads = [lead for lead in known.single_leads() if (None, lead.id) not in present and lead.state]
    again = draw.sample(free_leads, 8)
    state = again[0].state
    usual, special = draw.sample([user for user in sellers if user.id != again[0].owner_id], 2)
    free = [contact for contact in known.single_contacts() if (contact.id, None) not in present]
    silent = draw.sample([contact for contact in free if contact.email_opt_out], 2)
    guests = draw.sample([contact for contact in free if not contact.email_opt_out], 3)
    registered: list[Lead | Contact] = [again[1], again[2], guests[0]]
    employers = draw.sample([account for account in known.with_domain() if account.industry], 3)

    booth = Booth(draw, known)
    strangers = [Visitor(booth.stranger()) for _ in range(draw.integer(17, 24))]
    strangers = [visitor for visitor in strangers if visitor.cells["state"] != state]
    strangers += [Visitor(booth.stranger(state=state)) for _ in range(draw.integer(3, 4))]
    wrong = [Visitor(booth.stranger(at=account), {"company": ""}) for account in employers]
    wrong += [Visitor(cells, {"email": booth.slip(cells["email"])}) for cells in (booth.stranger(), booth.stranger())]
    wrong += [Visitor(booth.stranger() | {"rating": "Warm"}, {"rating": booth.no_grade()}) for _ in range(3)]
    cells = booth.stranger(state=state)
    wrong.append(Visitor(cells, {"first_name": f"{cells['first_name']} {cells['last_name']}", "last_name": ""}))
    people = [Visitor(booth.lead(lead, by_address=place % 2 == 0), twin=lead) for place, lead in enumerate(again)]
    # One of these has a slip as well: they turn out to be known once it is mended.
    people[3] = replace(people[3], typed={"email": booth.slip(people[3].cells["email"])})
    people += [Visitor(booth.contact(contact), twin=contact) for contact in (*silent, *guests)]
    for user in draw.sample(sellers, 2):
        cells = booth.stranger() | {
            "first_name": user.person.first_name, "last_name": user.person.last_name, "email": user.person.email,
            "title": user.person.title, "company": "",
        }  # fmt: skip
        people.append(Visitor(cells, is_own=True))
    visitors = [*strangers, *wrong, *people]
    draw.random.shuffle(visitors)
    twice = draw.choice(visitor for visitor in visitors[:20] if visitor.is_new and not visitor.typed)
    capitals = {"email": twice.cells["email"].upper(), "phone": ""}
    visitors.insert(draw.integer(25, len(visitors)), Visitor(twice.cells | capitals, is_again=True))
    headings = {name: draw.choice(called) for name, called in HEADINGS.items()}
    extras = [
        {"Sales rep": draw.choice(sellers).name, "Comments": booth.remark() if draw.integer(0, 2) else ""}
        for _ in visitors
    ]
    data = as_csv(visitors, headings, extras)
    file = f"badges-{slug(campaign.name.replace('Trade Show', ''))}.csv"
    columns = [*headings, *KEPT_OUT.values()]
    # Lines of the file, the headings being its first.
    lines = dict(enumerate(visitors, start=2))
    mends = {line: visitor for line, visitor in lines.items() if visitor.typed}
    from_state = [v for v in visitors if v.is_new and v.cells["state"] == state]
    age = timedelta(days=draw.integer(4, 9), hours=draw.integer(0, 3), minutes=draw.integer(3, 57))
    colleagues = [user for user in users(world) if user.person.title == "Campaign manager"] or [me]

    def setup(db: Db) -> None:
        """A colleague has uploaded the file; some of those whom we know had registered for the show."""
        joined = max(each.created_at for each in (campaign, *registered))
        with back_then(db, joined + (db.now - joined) / 3, campaign.owner_id, after=joined):
            for each in registered:
                key = "lead" if isinstance(each, Lead) else "contact"
                actions.add_members(db, campaign.id, key, [each.id], status="Registered")
        with back_then(db, db.now - age, colleagues[0].id):
            add_upload(db, filename=file, data=data, is_shared=True)

    def imported(
        *, kept_out: bool = True, joining: bool = True, own: bool = False, opted_out: bool = False,
        by_state: bool = True, known_too: bool = False, source: bool = True,
    ) -> Outcome:  # fmt: skip
        """What comes of it, for somebody who does all of this, or leaves something out."""

        def outcome(db: Db) -> None:
            job = actions.start_import(db, "lead", filename=file, data=data)
            mapping = {place: name for place, name in enumerate(columns) if not kept_out or name in headings}
            mapping = {place: name for place, name in mapping.items() if name != "owner_id"}
            actions.map_import(
                db, job.id, mapping, defaults={"owner_id": usual.id} | ({"source": _SOURCE} if source else {}),
                campaign_id=campaign.id, member_status=_STATUS, joins_duplicates=joining,
            )  # fmt: skip
            actions.run_import(db, job.id)
            changes = {
                row.id: {columns.index(name): mends[row.line].cells[name] for name in mends[row.line].typed}
                for row in job.rows
                if row.line in mends
            }
            if own:
                firm = {columns.index("company"): db.company.name}
                changes |= {row.id: firm for row in job.rows if lines[row.line].is_own}
            actions.mend_rows(db, job.id, changes)
            if by_state:
                made = db.query(ImportRow).filter_by(job_id=job.id, outcome="created").order_by(ImportRow.id)
                theirs = [row.record_id for row in made if lines[row.line] in from_state and row.record_id]
                actions.change_owner(db, "lead", [*theirs, *([again[0].id] if known_too else [])], special.id)
            if not opted_out:
                ids = [contact.id for contact in silent]
                joined = db.query(CampaignMember).filter(
                    CampaignMember.campaign_id == campaign.id, CampaignMember.contact_id.in_(ids)
                )
                actions.remove_members(db, campaign.id, [member.id for member in joined.order_by(CampaignMember.id)])

        return outcome

    def bring_in(user: User, *, owned: bool = True) -> None:
        user.open("Leads")
        user.click("button", "View")
        user.click("menuitem", "Import from a file")
        user.click("button", f"Use {file}")
        guessed = ("first_name", "last_name", "email", "phone", "city")
        for name, heading in headings.items():
            if name not in guessed:
                user.choose(f"Field for {heading}", _LABELS[name])
        for heading in KEPT_OUT:
            user.choose(f"Field for {heading}", "Don't import")
        user.choose("Campaign", campaign.name)
        user.choose("Member status", _STATUS)
        user.check("Duplicates join the campaign, too")
        user.choose("Source", _SOURCE)
        if owned:
            user.choose("Owner", usual.name)
        user.click("button", "Preview")
        user.click("button", "Import")
        for line, visitor in mends.items():
            for name in visitor.typed:
                user.fill(f"{_LABELS[name]} of line {line}", visitor.cells[name])
        user.click("button", "Import mended rows")

    def look_up(user: User) -> None:
        for account in employers:
            user.search((account.website or "").removeprefix("www."))

    def take_out(user: User) -> None:
        """Those who want no e-mail leave the campaign."""
        open_campaign(user, campaign.name)
        user.click("link", _STATUS, within="Members by status")
        for contact in silent:
            user.fill("Search this list", contact.name)
            user.press("Enter")
            user.check(f"Select {contact.name}")
            user.click("button", "Remove", within="Selected members")
            user.click("button", "Remove", within="Remove from campaign?")

    def change_owner(user: User, name: str) -> None:
        user.click("button", "Change owner", within="Selected leads")
        user.choose("Owner", name, within="Change owner")
        user.click("button", "Save", within="Change owner")

    def gold(user: User) -> None:
        look_up(user)
        bring_in(user)
        for visitor in from_state:
            name = _name(visitor)
            search_list(user, "Leads", "All leads", name)
            user.check(f"Select {name}")
            change_owner(user, special.name)
        take_out(user)
        user.done()

    def on_the_record(user: User) -> None:
        bring_in(user)
        for visitor in reversed(from_state):
            open_record(user, "Leads", _name(visitor))
            user.click("button", "Change owner", within="Lead actions")
            user.choose("Owner", special.name, within="Change owner")
            user.click("button", "Save", within="Change owner")
        take_out(user)
        user.done()

    def from_ones_own(user: User) -> None:
        """What is imported without an owner is one's own, and given away from there."""
        bring_in(user, owned=False)
        user.open("Leads")
        user.click("link", "My open leads", within="Views")
        add_filter(user, "State", condition="is", typed={"Text": state or ""})
        user.check("Select all on this page")
        change_owner(user, special.name)
        user.open("Leads")
        user.click("link", "My open leads", within="Views")
        user.check("Select all on this page")
        user.click("button", f"Select all {sum(v.is_new for v in visitors) - len(from_state)} leads")
        change_owner(user, usual.name)
        take_out(user)
        user.done()

    return Task(
        goal=draw.phrase(
            "The badges scanned at our booth are in {file}, among the uploads of Gridwork. Import them as leads: "
            "source {source}, owner {usual}, but new leads from {state} belong to {special}. Leave out the columns "
            "with the comments and the sales rep who scanned. Whom we have already is not created again and stays as "
            'they are. Everybody in the file, the known ones too, goes into "{campaign}" as {status}, except contacts '
            "who opted out of e-mail. Mend what fails: an empty company is the account whose website has the domain "
            "of their e-mail, a grade that we don't have is Warm, slips in names and addresses are plain to see. "
            "Scans of our own people stay out.",
            'Please bring the visitors from {file} (Gridwork, uploads) into Alder and into the campaign "{campaign}", '
            "member status {status}. New ones become leads of {usual}, those from {state} of {special}, all with the "
            "source {source}; people we know are skipped, but join the campaign as well, unless they are contacts "
            "who opted out of e-mail. Neither comments nor the scanning rep are imported. Rows that fail have to be "
            "put right: where no company is given, take the account with that web domain; an interest that Alder does "
            "not know is Warm; the rest is obvious. Our own colleagues' badges are not wanted.",
            "{file} among Gridwork's uploads has the show's visitors. I need them as leads, each but once, with "
            "source {source}. Owner is {usual}; only the new ones from {state} go to {special}. Whoever is a lead or "
            'contact of ours already remains untouched. All of them, old and new, are {status} in "{campaign}"; '
            "contacts with an e-mail opt-out must not be in it afterwards. Don't take over comments or the sales rep. "
            "Faulty rows: set any grade that we don't use to Warm, find missing companies by the e-mail's domain "
            "among our accounts' websites, correct the typing errors, and leave our own staff out.",
            'Show list for "{campaign}": import {file} from the Gridwork uploads as leads (source {source}, owner '
            "{usual}, comments and sales rep not imported), skip everybody we know, and make all of the file's people "
            "members with status {status}, known ones included. Contacts who want no e-mail are not to be members, "
            "and badges of our own people are not imported. New leads from {state} are {special}'s. Errors: correct "
            "names and addresses, replace strange grades by Warm, and fill in an empty company with the name of the "
            "account that has the address's domain as its website.",
            "Can you import {file}? It lies in the uploads of Gridwork. Leads, source {source}, given to {usual} (new "
            "ones from {state}: to {special}), without the comments and without the rep's column. Duplicates are "
            'skipped and not changed. "{campaign}" gets everyone as {status}, duplicates too, but no contact with an '
            "e-mail opt-out. Of what fails, put right the names, the addresses, the grades (Warm, if we have no such "
            "grade) and the companies (our account with the website of their e-mail domain); what our own staff "
            "scanned of themselves stays outside.",
            file=file,
            source=_SOURCE,
            usual=usual.name,
            special=special.name,
            state=state,
            campaign=campaign.name,
            status=_STATUS,
        ),
        setup=setup,
        outcome=imported(),
        without={
            "the comments": imported(kept_out=False),
            "the known ones join": imported(joining=False),
            "our own people": imported(own=True),
            "the opt-outs": imported(opted_out=True),
            "the state": imported(by_state=False),
            "new leads": imported(known_too=True),
            "the source": imported(source=False),
        },
        matchers={"crm_lead.company": SameText(), "crm_lead.email": SameText()},
        gold=gold,
        alternatives=(on_the_record, from_ones_own),
    )


def _name(visitor: Visitor) -> str:
    return f"{visitor.cells['first_name']} {visitor.cells['last_name']}"
