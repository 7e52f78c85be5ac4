from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from ...apps.crm import actions
from ...apps.crm.actions.users import create_user
from ...apps.crm.models import Account, Role
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SamePhone
from ..registry import family
from ..task import Task, leaving_out
from .facts.starter import Book, Seat
from .pages.accounts import AccountList
from .pages.deals import DealList
from .pages.knowledge import Knowledge
from .pages.people import UserList
from .pages.records import Row
from .pages.setup import TeamsPage
from .people_queries import PEOPLE, spoken_states
from .working_hours import back_then

WORDINGS = (
    "{name} starts on Monday as an account executive in {team}, phone {phone}. Please add {first} to Alder and hand "
    "over {giver}'s accounts in {states}, with everything that goes with them. “People in Alder” says exactly how.",
    "New colleague: {name}, account executive, team {team}, phone {phone}. Set up the user by the rules of “People "
    "in Alder” and give {first} what a new starter takes over of {giver}'s accounts in {states}.",
    "Could you get Alder ready for {name}, phone {phone}, who's joining {team} as an account executive and taking "
    "over {giver}'s accounts in {states}? User, accounts and deals, all the way “People in Alder” says; what has to "
    "stay with {giver} stays.",
    "We have a new hire in {team}: {name}, title Account executive, phone {phone}. {giver} is handing over "
    "{states}. Do everything in Alder that our page “People in Alder” asks for when somebody starts, and nothing it "
    "doesn't.",
    "Please onboard {name} in Alder as an account executive in {team} (phone {phone}), following “People in Alder” "
    "on new starters. {first} gets the accounts in {states} from {giver}'s book, as far as they're allowed to move.",
)


@family("crm-starter", app="crm", kind="multi-step", steps=230, persona="crm_admin")
def set_up_a_starter(draw: Draw, world: World) -> Task:
    """Add somebody new as the handbook has it, and give them what a colleague has to pass on in some states."""
    book = Book.draw(draw, world)
    facts = Starter(book, Seat.draw(draw, world, book.giver))
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(
            facts.outcome,
            "the starter's role",
            "the role of colleagues",
            "accounts that stay",
            "the lock",
            "what closes soon",
            "the billing address",
            "the state",
            "the open deals",
            *(["who leads the team"] if facts.seat.is_led_by_another else []),
        ),
        matchers={"org_person.phone": SamePhone()},
        gold=facts.gold,
        alternatives=(facts.deals_first, facts.by_the_record),
    )


@dataclass(frozen=True)
class Starter:
    """Somebody who starts, and what they take over."""

    book: Book
    seat: Seat

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS,
            name=self.seat.name,
            first=self.seat.who["first_name"],
            team=self.seat.team.name,
            phone=self.seat.who["phone"],
            giver=self.book.giver.name,
            states=spoken_states(self.book.states),
        )

    def setup(self, db: Db) -> None:
        with back_then(db, db.now - timedelta(days=70), self.seat.admin.id):
            self.seat.make_roles(db)
            db.get_one(Account, self.book.locked.id).is_locked = True
        self.book.setup(db, self.seat.manager.id)

    def outcome(self, db: Db, *, without: str = "") -> None:
        """A user in the right seat, with what goes to them, for somebody who heeds all rules, or leaves one out."""
        seat, who = self.seat, self.seat.who
        role = {
            "the starter's role": seat.role_of_peers,
            "the role of colleagues": f"{seat.role_of_others} (starter)",
        }.get(without, seat.role)
        if without == "who leads the team":
            who = who | {"manager_id": seat.manager.id, "city": seat.manager.person.city}
        user = create_user(db, **who, role_id=db.query(Role).filter_by(name=role).one().id)
        db.flush()
        actions.change_owner(db, "account", [account.id for account in self.book.going(without)], user.id)
        deals = [] if without == "the open deals" else self.book.deals
        if deals:
            actions.change_owner(db, "deal", [deal.id for deal in deals], user.id)

    def gold(self, user: User) -> None:
        self._read(user)
        self._add_user(user)
        self._look_at_accounts(user)
        self._give_accounts(user)
        self._give_deals(user)
        user.done()

    def deals_first(self, user: User) -> None:
        self._add_user(user, backwards=True)
        self._give_deals(user)
        self._give_accounts(user)
        user.done()

    def by_the_record(self, user: User) -> None:
        """Each account and deal by the menu of its row."""
        self._add_user(user)
        for account in self.book.moving:
            AccountList(user).open("all").search(account.name).change_owner(account.name, self.seat.name)
        for account, deals in self.book.with_deals:
            for deal in deals:
                listed = DealList(user).open("open").search(account.name)
                listed.change_owner(deal.name, self.seat.name, beside=account.name)
        user.done()

    def _read(self, user: User) -> None:
        Knowledge(user).look_up(PEOPLE)
        TeamsPage(user).open()
        colleague = next(peer for peer in self.seat.peers if peer.is_active)
        for known in (self.seat.lead, colleague):
            UserList(user).open().find(known.name)

    def _add_user(self, user: User, *, backwards: bool = False) -> None:
        form = UserList(user).open().new()
        typed = ("first_name", "last_name", "email", "phone", "title", "department", "city")
        for key in reversed(typed) if backwards else typed:
            form.set(**{key: str(self.seat.who[key])})
        form.set(manager_id=self.seat.lead.name, role_id=self.seat.role)
        form.set(team_id=self.seat.team.name, territory=str(self.seat.lead.territory)).save()

    def _give_accounts(self, user: User) -> None:
        accounts = AccountList(user)
        for state in self.book.states:
            mine = [account for account in self.book.moving if account.billing_state == state]
            shown = sum(account.billing_state == state for account in self.book.found)
            if mine:
                accounts.open("all").filter_by_person("owner", self.book.giver.name)
                accounts.filter("state", condition="is", typed={"Text": state})
                accounts.change_owner_of_rows([Row(account.name) for account in mine], shown, self.seat.name)

    def _give_deals(self, user: User) -> None:
        for account, deals in self.book.with_deals:
            rows = [Row(deal.name, account.name) for deal in deals]
            listed = DealList(user).open("open").search(account.name)
            listed.change_owner_of_rows(rows, len(self.book.of_account[account.id]), self.seat.name)

    def _look_at_accounts(self, user: User) -> None:
        for account in self.book.found:
            # Its page says whether it is locked, and where it is billed.
            AccountList(user).open("all").search(account.name).open_record(account.name)
            if self.book.of_account.get(account.id):
                DealList(user).open("open").search(account.name)
