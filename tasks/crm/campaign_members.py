from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import CampaignMember, Contact
from ...apps.platform.database import Db
from ...seeds.world import World
from ..chat.pages import ConversationPage
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task, leaving_out
from .facts.attended_event import CHANNEL, AttendedEvent
from .pages.campaigns import CampaignList, Joining, MemberList
from .pages.contacts import ContactList

WORDINGS = (
    'Most members of the campaign "{campaign}" still have their statuses from before the event. #{channel} in '
    "Parley has a list of who was there, posts from before and after the event that add to it, and our rules for "
    "setting statuses. Please update the members to match.",
    'Can you update "{campaign}" in Alder from the attendance list in #{channel}? Read the other posts about it '
    "too, since the list isn't all correct, and follow the rules for members posted in the same channel.",
    'Please close the books on "{campaign}": set every member\'s status by our rules in #{channel} (Parley), based '
    "on the attendance list posted there and the corrections to it. Add contacts who came without being members, if "
    "the rules allow it.",
    'Somebody typed up in #{channel} who came to "{campaign}", and others added to it. Update the campaign\'s '
    "members accordingly, following the rules for members from the same channel. Leave alone whatever they don't "
    "cover.",
    'I need the members of "{campaign}" to be right: attended, no-show and so on, according to the posts about it '
    "in #{channel} and our rules there. Note that people aren't consistent about how they write names, and that "
    "some people share a name.",
)


@family("crm-campaign-members", app="crm", kind="bulk", steps=170, persona="marketing")
def members_by_attendance(draw: Draw, world: World) -> Task:
    """Bring a campaign's members into line with who was there, by a list in the chat and what was said to it later."""
    event = MembersByAttendance.draw(draw, world)
    return Task(
        goal=event.goal(draw),
        setup=event.setup,
        outcome=event.outcome,
        without=leaving_out(
            event.outcome,
            "the corrections",
            "the opt-outs",
            "who called off",
            "who was no member",
            "the namesake",
            "who was not registered",
            "the other event",
        ),
        gold=event.gold,
        alternatives=(event.walk_ins_first, event.row_by_row),
    )


class MembersByAttendance(AttendedEvent):
    """What the members of its campaign have to be."""

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS,
            campaign=self.campaign.name,
            channel=CHANNEL,
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        """What the members are after the work of somebody who heeds all of this, or leaves something out."""
        there, left = [*self.there, *self.asked[:2]], self.opted_out
        declined = [] if without == "who called off" else self.called_off
        new = [] if without == "who was no member" else [contact.id for contact in self.walk_ins]
        if without == "the corrections":
            there = [self.absent, *(member for member in there if member is not self.late)]
        if without == "who was not registered":
            there = [*self.there]
        if without == "the opt-outs":
            there, left = [*there, *left], []
            new.append(self.unasked.id)
        if without == "the other event":
            there.append(self.elsewhere)
        if without == "the namesake":
            there.append(self.away)
        else:
            first, last = self.namesake
            same = select(Contact.id).where(Contact.last_name == last, Contact.account_id == self.namesake_firm.id)
            new += db.scalars(same.where(Contact.first_name == first)).all()
        missing = [member for member in self.registered if member not in (*there, *left, *declined)]
        actions.update_members(db, self.campaign.id, sorted(member.id for member in there), status="Attended")
        actions.update_members(db, self.campaign.id, sorted(member.id for member in missing), status="No-show")
        if self.status_called_off is not None:
            ids = sorted(member.id for member in declined)
            actions.update_members(db, self.campaign.id, ids, status=self.status_called_off)
        actions.add_members(db, self.campaign.id, "contact", new, status="Attended")

    def gold(self, user: User) -> None:
        _read_channel(user)
        self._settle_registered(user)
        self._settle_asked(user)
        for name, words in self.strangers:
            self._add_selected(user, name, words)
        user.done()

    def walk_ins_first(self, user: User) -> None:
        _read_channel(user)
        for name, words in self.strangers:
            self._add(ContactList(user).open("all").search(words).add_to_campaign(name))
        self._settle_asked(user)
        self._settle_registered(user)
        user.done()

    def row_by_row(self, user: User) -> None:
        _read_channel(user)
        *known, namesake = self.strangers
        for name, words in (namesake, *known):
            self._add_selected(user, name, words)
        self._settle_asked(user)
        listed = self._open_members(user, "Registered")
        _set_status(listed, self.missing, "No-show")
        self._settle_called_off(listed)
        for member in self.there:
            listed.set_status(member.person.name, "Attended")
        user.done()

    def _open_members(self, user: User, status: str) -> MemberList:
        return CampaignList(user).open("all").open_record(self.campaign.name).members(status)

    def _settle_registered(self, user: User) -> None:
        """All who are registered, from the page that shows them."""
        listed = self._open_members(user, "Registered")
        _set_status(listed, self.there, "Attended")
        self._settle_called_off(listed)
        _set_status(listed, self.missing, "No-show")

    def _settle_called_off(self, listed: MemberList) -> None:
        if self.status_called_off is not None:
            _set_status(listed, self.called_off, self.status_called_off)

    def _settle_asked(self, user: User) -> None:
        listed = self._open_members(user, "Sent")
        for member in self.asked[:2]:
            _set_status(listed.search(member.person.name), [member], "Attended")

    def _add_selected(self, user: User, name: str, words: str) -> None:
        self._add(ContactList(user).open("all").search(words).select(name).add_selected_to_campaign())

    def _add(self, joining: Joining) -> None:
        joining.join(self.campaign.name, "Attended")


def _read_channel(user: User) -> None:
    ConversationPage(user, f"#{CHANNEL}").visit()
    user.visit("crm", "/")


def _set_status(listed: MemberList, members: Iterable[CampaignMember], status: str) -> None:
    listed.select(*(member.person.name for member in members)).set_status_of_selected(status)
