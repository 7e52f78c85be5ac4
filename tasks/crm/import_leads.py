from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import CampaignMember
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task, leaving_out
from .facts.show_list import ShowList
from .facts.show_visitors import KEPT_OUT
from .pages.campaigns import CampaignList
from .pages.leads import LeadList, LeadPage

_SOURCE, _STATUS = "Trade show", "Attended"

WORDINGS = (
    "The badges scanned at our booth are in {file}, in Gridwork's uploads. Import them as leads: source {source}, "
    "owner {usual}, except that new leads from {state} go to {special}. Leave out the columns with the comments and "
    "the sales rep who scanned. Don't create people we already have again, and don't change them. Everybody in the "
    'file, including people we know, goes into "{campaign}" as {status}, except contacts who opted out of e-mail. '
    "Fix the rows that fail: if the company is empty, use the account whose website matches the domain of the "
    "e-mail address; a grade we don't have becomes Warm; typos in names and addresses are obvious. Leave out scans "
    "of our own people.",
    'Please bring the visitors from {file} (Gridwork, uploads) into Alder and into the campaign "{campaign}", '
    "member status {status}. New people become leads owned by {usual}, or by {special} if they're from {state}, all "
    "with the source {source}. Skip people we already know, but add them to the campaign as well, unless they're "
    "contacts who opted out of e-mail. Don't import the comments or the scanning rep. Fix the rows that fail: where "
    "the company is missing, use the account with that web domain; an interest Alder doesn't know becomes Warm; the "
    "rest is obvious. Leave out our own people's badges.",
    "The show's visitors are in {file}, in the Gridwork uploads. I need them as leads, each only once, with source "
    "{source}. The owner is {usual}; only the new ones from {state} go to {special}. Don't touch anybody who's "
    'already a lead or contact of ours. All of them, old and new, are {status} in "{campaign}", but contacts with '
    "an e-mail opt-out must not be in it afterward. Don't bring in the comments or the sales rep. Bad rows: set any "
    "grade we don't use to Warm, find missing companies by matching the e-mail domain to our accounts' websites, "
    "fix the typos, and leave our own staff out.",
    'Show list for "{campaign}": import {file} from the Gridwork uploads as leads (source {source}, owner {usual}, '
    "no comments and no sales rep), skip everybody we already know, and make everyone in the file a member with "
    "status {status}, including the ones we know. Contacts who opted out of e-mail must not be members, and badges "
    "of our own people don't get imported. New leads from {state} go to {special}. Errors: correct names and "
    "addresses, change unknown grades to Warm, and if the company is empty, fill in the name of the account whose "
    "website matches the e-mail domain.",
    "Can you import {file}? It's in Gridwork's uploads. Leads, source {source}, assigned to {usual} (new ones from "
    "{state} go to {special}), without the comments and without the rep's column. Duplicates are skipped and not "
    'changed. "{campaign}" gets everyone as {status}, duplicates too, but no contact with an e-mail opt-out. In the '
    "rows that fail, fix the names, the addresses, the grades (Warm, if we don't have that grade) and the companies "
    "(the account whose website matches the e-mail domain). Leave out badges our own staff scanned of themselves.",
)


@family("crm-import-leads", app="crm", kind="bulk", steps=150, persona="marketing")
def import_the_show_list(draw: Draw, world: World) -> Task:
    """Import the visitors of a show: mend rows, skip those whom we know, have them all in the campaign."""
    facts = ImportOfShowList.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(
            facts.outcome,
            "the comments",
            "the known ones join",
            "our own people",
            "the opt-outs",
            "the state",
            "new leads",
            "the source",
        ),
        matchers={"crm_lead.company": SameText(), "crm_lead.email": SameText()},
        gold=facts.gold,
        alternatives=(facts.on_the_record, facts.from_ones_own),
    )


class ImportOfShowList(ShowList):
    """How the file comes into the CRM."""

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS,
            file=self.file,
            source=_SOURCE,
            usual=self.usual.name,
            special=self.special.name,
            state=self.state,
            campaign=self.campaign.name,
            status=_STATUS,
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        """What comes of it, for somebody who does all of this, or leaves something out."""
        job = actions.start_import(db, "lead", filename=self.file, data=self.data)
        places = {name: place for place, name in enumerate(self.columns)}
        wanted = [*self.headings, *(["description"] if without == "the comments" else [])]
        source = {} if without == "the source" else {"source": _SOURCE}
        actions.map_import(
            db, job.id, {places[name]: name for name in wanted}, defaults={"owner_id": self.usual.id, **source},
            campaign_id=self.campaign.id, member_status=_STATUS, joins_duplicates=without != "the known ones join",
        )  # fmt: skip
        actions.run_import(db, job.id)
        mends = self.mends
        if without == "our own people":
            mends = mends | {line: {"company": db.company.name} for line, each in self.lines.items() if each.is_own}
        changes = {
            row.id: {places[name]: text for name, text in mends[row.line].items()}
            for row in job.rows
            if row.line in mends
        }
        actions.mend_rows(db, job.id, changes)
        if without != "the state":
            theirs = [row.record_id for row in job.rows if row.record_id and self.lines[row.line] in self.from_state]
            if without == "new leads":
                theirs.append(self.again[0].id)
            actions.change_owner(db, "lead", theirs, self.special.id)
        if without != "the opt-outs":
            ids = [contact.id for contact in self.opted_out]
            joined = db.query(CampaignMember).filter_by(campaign_id=self.campaign.id).order_by(CampaignMember.id)
            actions.remove_members(db, self.campaign.id, [each.id for each in joined if each.contact_id in ids])

    def gold(self, user: User) -> None:
        self._look_up(user)
        self._bring_in(user)
        for visitor in self.from_state:  # a short name is a part of many others
            listed = LeadList(user).open("all").search(visitor.cells["email"])
            listed.select(visitor.name).change_owner_of_selected(self.special.name)
        self._take_out(user)
        user.done()

    def on_the_record(self, user: User) -> None:
        self._bring_in(user)
        for visitor in reversed(self.from_state):
            LeadPage.find(user, visitor.name).exact.change_owner(self.special.name)
        self._take_out(user)
        user.done()

    def from_ones_own(self, user: User) -> None:
        """What is imported without an owner is one's own, and given away from there."""
        self._bring_in(user, owned=False)
        from_state = LeadList(user).open("mine").filter("state", condition="is", typed={"Text": self.state or ""})
        from_state.select_all().change_owner_of_selected(self.special.name)
        rest = LeadList(user).open("mine").select_all().select_all_pages(len(self.new) - len(self.from_state))
        rest.change_owner_of_selected(self.usual.name)
        self._take_out(user)
        user.done()

    def _bring_in(self, user: User, *, owned: bool = True) -> None:
        page = LeadList(user).open().import_file(self.file).assign(self.headings)
        for heading in KEPT_OUT:
            page.leave_out(heading)
        page.join(self.campaign.name, _STATUS).set_for_all("source", _SOURCE)
        if owned:
            page.set_for_all("owner_id", self.usual.name)
        page.run()
        page.mend(self.mends)

    def _look_up(self, user: User) -> None:
        for account in self.employers:
            user.search((account.website or "").removeprefix("www."))

    def _take_out(self, user: User) -> None:
        """Those who want no e-mail leave the campaign."""
        members = CampaignList(user).open("all").open_record(self.campaign.name).members(_STATUS)
        for contact in self.opted_out:
            members.search(contact.name).select(contact.name).remove_selected().confirm()
