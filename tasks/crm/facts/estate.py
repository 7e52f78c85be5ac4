"""What people left behind in their names, and who the handbook says inherits it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from typing import Self

from ....apps.crm import actions
from ....apps.crm.actions.users import set_frozen
from ....apps.crm.models import Account, Deal
from ....apps.crm.models import Task as CrmTask
from ....apps.crm.models import User as CrmUser
from ....apps.platform.database import Db
from ....seeds.places import BY_TERRITORY, CITIES, City
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...queries import accounts, companies
from ..people_queries import chief_of_sales, manager_of
from ..queries import deals, everybody, open_deals, persona, tasks, users
from ..sales_queries import rule
from ..working_hours import back_then

_TERRITORY = {city.state: city.territory for city in CITIES}
#: Who gets a record, by its id.
Heirs = dict[int, int]


@dataclass(frozen=True)
class Estate:
    """Accounts, deals and tasks of those who left, and what has become of some of these meanwhile."""

    people: dict[int, CrmUser]
    admin: CrmUser
    left: list[CrmUser]
    away: CrmUser  # is only frozen
    absent: CrmUser  # a manager who is frozen since
    present: set[int]  # who may own records, by id
    limit: int  # deals from this amount on are for managers
    kept: list[Account]  # that nobody was given yet
    locked: Account
    given: Heirs  # accounts that have changed hands already
    moved: dict[int, City]  # the new head offices of accounts, by their ids
    streets: dict[int, str]
    codes: dict[int, str]
    deals: list[Deal]
    deal_of: Mapping[int | None, Deal]  # all there are, by id
    tasks: list[CrmTask]  # that are open on deals
    reopened: list[CrmTask]  # of these
    ages: dict[int, timedelta]
    owned_by_away: list[Account]
    shown: dict[str, Counter[int]]  # how many rows a list shows of somebody, some of which stay
    names: list[str]  # as the goal has them

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        people = {user.id: user for user in everybody(world)}
        limit = rule(world, "heir_deal")
        left = [user for user in people.values() if not user.is_active and user.territory]
        away = draw.choice(user for user in people.values() if user.is_active and user.is_frozen and user.territory)
        gone = {user.id for user in left}
        deal_of: Mapping[int | None, Deal] = {deal.id: deal for deal in deals(world)}
        estate = [deal for deal in open_deals(world) if deal.owner_id in gone]
        if len(left) < 2 or any(deal.account is None for deal in estate):
            raise NoInstance("fewer than two people left")
        owned = [account for account in companies(world) if account.owner_id in gone]
        absent = manager_of(people, draw.choice(user.territory for user in left if user.territory))
        given = _given(draw, world, people, owned, estate, away, limit)
        kept = [account for account in owned if account.id not in given]
        # One is locked, and one of each who left has moved its head office, but not its store.
        locked, *others = draw.sample(kept, len(kept))
        moved = _moved(draw, left, others)
        streets = {id: f"{draw.integer(100, 990)} Commerce Street" for id in moved}
        codes = {id: f"{city.zip_prefix}{draw.integer(10, 39)}" for id, city in moved.items()}
        of_deals = [task for task in tasks(world, CrmTask.owner_id.in_(gone)) if task.parent_type == "deal"]
        reopened = _reopened(draw, of_deals, deal_of)
        again = {task.id for task in reopened}
        found = cls(
            people=people,
            admin=persona(world, "crm_admin"),
            left=left,
            away=away,
            absent=absent,
            present={user.id for user in users(world)} - {absent.id},
            limit=limit,
            kept=kept,
            locked=locked,
            given=given,
            moved=moved,
            streets=streets,
            codes=codes,
            deals=estate,
            deal_of=deal_of,
            tasks=[task for task in of_deals if task.is_open or task.id in again],
            reopened=reopened,
            ages={id: timedelta(hours=draw.integer(200, 560)) for id in [*given, *moved, *(t.id for t in reopened)]},
            owned_by_away=companies(world, Account.owner_id == away.id, ~Account.is_locked),
            shown=_shown(world, given, estate, again),
            names=draw.sample([user.name for user in (*left[:2], away)], 3),
        )
        if not found.moot and not found.of_tasks:
            raise NoInstance("those who left have no task on a deal")
        return found

    def setup(self, db: Db) -> None:
        """All of it some weeks ago, by the managers of those who left, and by the administrator."""
        boss = {user.id: user.person.manager_id or self.admin.id for user in self.left}
        for id, city in self.moved.items():
            account = db.get_one(Account, id)
            with back_then(db, db.now - self.ages[id], boss[account.owner_id]):
                account.billing_street, account.billing_postal_code = self.streets[id], self.codes[id]
                account.billing_city, account.billing_state = city.name, city.state
        for id, heir in self.given.items():
            account = db.get_one(Account, id)
            with back_then(db, db.now - self.ages[id], boss[account.owner_id]):
                account.owner_id = heir
        for task in self.reopened:
            with back_then(db, db.now - self.ages[task.id], boss[task.owner_id]):
                actions.reopen_task(db, task.id)
        with back_then(db, db.now - timedelta(hours=190), self.admin.id):
            db.get_one(Account, self.locked.id).is_locked = True
            set_frozen(db, self.absent.id, True)

    @cached_property
    def chief(self) -> CrmUser:
        return chief_of_sales(self.people)

    def manager(self, account: Account, *, by_billing: bool = True) -> int:
        """Who takes over in an account's territory."""
        state = self.moved[account.id].state if account.id in self.moved and by_billing else account.billing_state
        found = manager_of(self.people, _TERRITORY[state or ""])
        return self.chief.id if found.id == self.absent.id else found.id

    def heirs_of_accounts(self, *, by_billing: bool = True) -> Heirs:
        free = (account for account in self.kept if not account.is_locked and account.id != self.locked.id)
        return {account.id: self.manager(account, by_billing=by_billing) for account in free}

    def heirs_of_deals(self, limit: int) -> Heirs:
        """Below the limit a deal goes with its account, where the one who has that is there."""
        heirs = {}
        for deal in self.deals:
            account = deal.account
            assert account is not None
            owner = self.of_accounts.get(account.id) or self.given.get(account.id) or account.owner_id
            heirs[deal.id] = owner if deal.amount < limit and owner in self.present else self.manager(account)
        return heirs

    @cached_property
    def of_accounts(self) -> Heirs:
        return self.heirs_of_accounts()

    @cached_property
    def of_deals(self) -> Heirs:
        return self.heirs_of_deals(self.limit)

    @cached_property
    def moot(self) -> list[CrmTask]:
        """Tasks on closed deals."""
        return [task for task in self.tasks if self.deal_of[task.parent_id].stage.is_closed]

    @cached_property
    def of_tasks(self) -> Heirs:
        """Tasks on open deals go with these, where the one who has that is there."""
        going = (task for task in self.tasks if task not in self.moot)
        owners = {
            task.id: self.of_deals.get(task.parent_id or 0, self.deal_of[task.parent_id].owner_id) for task in going
        }
        return {id: owner for id, owner in owners.items() if owner in self.present}

    def heirs(self, without: str = "") -> dict[str, Heirs]:
        """Who gets what, by object, for somebody who heeds all rules, or leaves one out."""
        of_accounts, of_deals, of_tasks = self.of_accounts, self.of_deals, self.of_tasks
        match without:
            case "who is only away":
                of_accounts = of_accounts | {account.id: self.manager(account) for account in self.owned_by_away}
            case "tasks on closed deals":
                of_tasks = of_tasks | {task.id: self.chief.id for task in self.moot}
            case "tasks on open deals":
                of_tasks = {}
            case "the billing address":
                of_accounts = self.heirs_of_accounts(by_billing=False)
            case "the amount":
                of_deals = self.heirs_of_deals(1 << 60)
            case "who owns the account":
                of_deals = self.heirs_of_deals(0)
        return {"account": of_accounts, "deal": of_deals, "task": of_tasks}

    @property
    def conditions(self) -> list[str]:
        """What cannot be left out without giving something to somebody else."""
        told = (
            "tasks on closed deals",
            "tasks on open deals",
            "the billing address",
            "the amount",
            "who owns the account",
        )
        return ["who is only away", *(each for each in told if self.heirs(each) != self.heirs())]


def _given(
    draw: Draw, world: World, people: Mapping[int, CrmUser], owned: Collection[Account], estate: Collection[Deal],
    away: CrmUser, limit: int,
) -> Heirs:  # fmt: skip
    """Accounts that have changed hands already, while their deals have not: one is with somebody who is away by now."""
    colleagues: dict[str, list[CrmUser]] = defaultdict(list)
    for user in users(world):
        if user.territory and user.person.title.endswith("ccount executive"):
            colleagues[user.territory].append(user)

    def has(account: Account, *, small: bool) -> bool:
        return any(deal.account_id == account.id and (deal.amount < limit) == small for deal in estate)

    given: Heirs = {}
    for number, small in enumerate((True, False, True, False)):
        fitting = [account for account in owned if account.id not in given and has(account, small=small)]
        if fitting:
            account = draw.choice(fitting)
            heir = away if number == 0 else draw.choice(colleagues[people[account.owner_id].territory or ""])
            given[account.id] = heir.id
    return given


def _moved(draw: Draw, left: Collection[CrmUser], others: Collection[Account]) -> dict[int, City]:
    moved = {}
    for user in left:
        stray = next((account for account in others if account.owner_id == user.id), None)
        if stray is None:
            raise NoInstance("somebody who left has too few accounts")
        elsewhere = [name for name in BY_TERRITORY if name != user.territory]
        moved[stray.id] = draw.choice(BY_TERRITORY[draw.choice(elsewhere)])
    return moved


def _reopened(draw: Draw, of_deals: Collection[CrmTask], deal_of: Mapping[int | None, Deal]) -> list[CrmTask]:
    """What was ticked off and is open again: tasks on closed deals and on open ones."""
    done = [task for task in of_deals if not task.is_open]
    reopened = []
    for is_closed in (True, False):
        fitting = [task for task in done if deal_of[task.parent_id].stage.is_closed == is_closed]
        reopened += draw.sample(fitting, min(4, len(fitting)))
    return reopened


def _shown(world: World, given: Heirs, estate: Collection[Deal], again: Collection[int]) -> dict[str, Counter[int]]:
    return {
        "Accounts": Counter(account.owner_id for account in accounts(world) if account.id not in given),
        "Deals": Counter(deal.owner_id for deal in estate),
        "Tasks": Counter(task.owner_id for task in tasks(world) if task.is_open or task.id in again),
    }
