from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import timedelta
from functools import partial

from ...apps.crm import actions
from ...apps.crm.actions.users import set_frozen
from ...apps.crm.models import Account, Deal
from ...apps.crm.models import Task as CrmTask
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.places import BY_TERRITORY, CITIES
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import typed_date
from .desk_steps import look_up_article
from .gold_steps import Row, do_with_rows, filter_by_person, search_list
from .people_queries import PEOPLE, chief_of_sales, manager_of
from .queries import accounts, companies, deals, everybody, open_deals, persona, tasks, users
from .sales_queries import rule
from .stream_steps import back_then

_TERRITORY = {city.state: city.territory for city in CITIES}
#: Who gets a record, by its id.
Heirs = dict[int, int]


@family("crm-orphans", app="crm", kind="multi-step", steps=320, persona="sales_ops")
def find_heirs(draw: Draw, world: World) -> Task:
    """Give what those who left still own to the heirs that the handbook names, row by row, and leave the rest."""
    people = {user.id: user for user in everybody(world)}
    limit = rule(world, "heir_deal")
    left = [user for user in people.values() if not user.is_active and user.territory]
    away = draw.choice(user for user in people.values() if user.is_active and user.is_frozen and user.territory)
    gone = {user.id for user in left}
    all_deals = {deal.id: deal for deal in deals(world)}
    estate = [deal for deal in open_deals(world) if deal.owner_id in gone]
    if len(left) < 2 or any(deal.account is None for deal in estate):
        raise NoInstance("fewer than two people left")
    owned = [account for account in companies(world) if account.owner_id in gone]
    absent = manager_of(people, draw.choice(user.territory for user in left if user.territory))

    # Some accounts have changed hands already, their deals have not.
    colleagues: dict[str, list[CrmUser]] = defaultdict(list)
    for user in users(world):
        if user.territory and user.person.title.endswith("ccount executive"):
            colleagues[user.territory].append(user)
    with_deals = [account for account in owned if any(deal.account_id == account.id for deal in estate)]

    def has(account: Account, *, small: bool) -> bool:
        return any(deal.account_id == account.id and (deal.amount < limit) == small for deal in estate)

    given: Heirs = {}
    # The first to somebody who is away by now, the others to colleagues.
    for number, small in enumerate((True, False, True, False)):
        fitting = [account for account in with_deals if account.id not in given and has(account, small=small)]
        if fitting:
            account = draw.choice(fitting)
            heir = away if number == 0 else draw.choice(colleagues[people[account.owner_id].territory or ""])
            given[account.id] = heir.id
    kept = [account for account in owned if account.id not in given]
    # One is locked, and one of each who left has moved its head office, but not its store.
    locked, *others = draw.sample(kept, len(kept))
    moved = {}
    for user in left:
        stray = next((account for account in others if account.owner_id == user.id), None)
        if stray is None:
            raise NoInstance("somebody who left has too few accounts")
        elsewhere = [name for name in BY_TERRITORY if name != user.territory]
        moved[stray.id] = draw.choice(BY_TERRITORY[draw.choice(elsewhere)])
    streets = {id: f"{draw.integer(100, 990)} Commerce Street" for id in moved}
    codes = {id: f"{city.zip_prefix}{draw.integer(10, 39)}" for id, city in moved.items()}

    # What was ticked off is open again: tasks on closed deals and on open ones.
    of_deals = [task for task in tasks(world, CrmTask.owner_id.in_(gone)) if task.parent_type == "deal"]
    done = [task for task in of_deals if not task.is_open]
    reopened = []
    for is_closed in (True, False):
        fitting_tasks = [task for task in done if all_deals[task.parent_id or 0].stage.is_closed == is_closed]
        reopened += draw.sample(fitting_tasks, min(4, len(fitting_tasks)))
    ages = {id: timedelta(hours=draw.integer(200, 560)) for id in [*given, *moved, *(task.id for task in reopened)]}

    admin = persona(world, "crm_admin")
    boss = {user.id: user.person.manager_id or admin.id for user in left}

    def setup(db: Db) -> None:
        """All of it some weeks ago, by the managers of those who left, and by the administrator."""
        for id, city in moved.items():
            account = db.get_one(Account, id)
            with back_then(db, db.now - ages[id], boss[account.owner_id]):
                account.billing_street, account.billing_postal_code = streets[id], codes[id]
                account.billing_city, account.billing_state = city.name, city.state
        for id, heir in given.items():
            account = db.get_one(Account, id)
            with back_then(db, db.now - ages[id], boss[account.owner_id]):
                account.owner_id = heir
        for task in reopened:
            with back_then(db, db.now - ages[task.id], boss[task.owner_id]):
                actions.reopen_task(db, task.id)
        with back_then(db, db.now - timedelta(hours=190), admin.id):
            db.get_one(Account, locked.id).is_locked = True
            set_frozen(db, absent.id, True)

    chief = chief_of_sales(people)

    def manager(account: Account, *, by_billing: bool = True) -> int:
        """Who takes over in an account's territory."""
        state = moved[account.id].state if account.id in moved and by_billing else account.billing_state
        found = manager_of(people, _TERRITORY[state or ""])
        return chief.id if found.id == absent.id else found.id

    def of_accounts(*, by_billing: bool = True) -> Heirs:
        return {a.id: manager(a, by_billing=by_billing) for a in kept if not a.is_locked and a.id != locked.id}

    present = {user.id for user in users(world)} - {absent.id}
    to_whom = of_accounts()

    def of_deal(deal: Deal, most: int) -> int:
        account = deal.account
        assert account is not None
        owner = to_whom.get(account.id) or given.get(account.id) or account.owner_id
        return owner if deal.amount < most and owner in present else manager(account)

    def of_the_deals(most: int = limit) -> Heirs:
        return {deal.id: of_deal(deal, most) for deal in estate}

    with_deal = of_the_deals()
    again = {task.id for task in reopened}
    loose = [task for task in of_deals if task.is_open or task.id in again]
    moot = [task for task in loose if all_deals[task.parent_id or 0].stage.is_closed]
    going = [task for task in loose if task not in moot]
    owners = {task.id: with_deal.get(task.parent_id or 0, all_deals[task.parent_id or 0].owner_id) for task in going}
    of_tasks = {id: owner for id, owner in owners.items() if owner in present}
    if not moot and not of_tasks:
        raise NoInstance("those who left have no task on a deal")
    kept_back = companies(world, Account.owner_id == away.id, ~Account.is_locked)
    theirs = {account.id: manager(account) for account in kept_back}

    def settled(
        accounts: Heirs = to_whom,
        of_deals: Heirs = with_deal,
        tasks: Heirs = of_tasks,
        canceled: Iterable[CrmTask] = moot,
    ) -> Outcome:
        def outcome(db: Db) -> None:
            for key, heirs in (("account", accounts), ("deal", of_deals), ("task", tasks)):
                for heir, ids in _by_heir(heirs).items():
                    actions.change_owner(db, key, ids, heir)
            actions.cancel_tasks(db, [task.id for task in canceled])

        return outcome

    without = {"who is only away": settled({**to_whom, **theirs})}
    if moot:
        moved_on = {**of_tasks, **{task.id: chief.id for task in moot}}
        without["tasks on closed deals"] = settled(tasks=moved_on, canceled=())
    if of_tasks:
        without["tasks on open deals"] = settled(tasks={})
    others_in_the_rule = {
        "the billing address": (of_accounts(by_billing=False), with_deal),
        "the amount": (to_whom, of_the_deals(1 << 60)),
        "who owns the account": (to_whom, of_the_deals(0)),
    }
    without |= {name: settled(*heirs) for name, heirs in others_in_the_rule.items() if heirs != (to_whom, with_deal)}

    rows = {account.id: (account.owner_id, Row(account.name)) for account in kept}
    rows_of_deals = {d.id: (d.owner_id, Row(d.name, d.account.name if d.account else "")) for d in estate}

    def row_of(task: CrmTask) -> str:
        # A deal may have two tasks of one subject: the row is known by its day as well.
        deal = all_deals[task.parent_id or 0].name
        return f"{typed_date(task.due_date)} Edit Due date of {task.subject} {deal}" if task.due_date else deal

    rows_of_tasks = {task.id: (task.owner_id, Row(task.subject, row_of(task))) for task in loose}
    # How many rows the lists show of somebody, some of which stay.
    shown = {
        "Accounts": Counter(account.owner_id for account in accounts(world) if account.id not in given),
        "Deals": Counter(deal.owner_id for deal in estate),
        "Tasks": Counter(task.owner_id for task in tasks(world) if task.is_open or task.id in again),
    }

    def give(user: User, page: str, view: str, rows: Mapping[int, tuple[int, Row]], heirs: Heirs) -> None:
        for person in left:
            mine = {id: heir for id, heir in heirs.items() if rows[id][0] == person.id}
            if not mine:
                continue
            _of_owner(user, page, view, person)
            for heir, ids in _by_heir(mine).items():
                found = [rows[id][1] for id in ids]
                do_with_rows(user, found, shown[page][person.id], partial(_give_to, name=people[heir].name))

    def cancel(user: User) -> None:
        for person in left:
            mine = [rows_of_tasks[task.id][1] for task in moot if task.owner_id == person.id]
            if mine:
                _of_owner(user, "Tasks", "All open tasks", person)
                do_with_rows(user, mine, shown["Tasks"][person.id], _cancel)

    def read(user: User) -> None:
        look_up_article(user, PEOPLE)
        look_up_article(user, "Territories and account ownership")

    def gold(user: User) -> None:
        read(user)
        for account in kept:
            # Its page says whether it is locked, and where it is billed.
            _look_at(user, account.name)
        give(user, "Accounts", "All accounts", rows, to_whom)
        for deal in estate:
            if deal.account_id not in to_whom and deal.amount < limit and deal.account is not None:
                _look_at(user, deal.account.name)
        give(user, "Deals", "Open deals", rows_of_deals, with_deal)
        cancel(user)
        give(user, "Tasks", "All open tasks", rows_of_tasks, of_tasks)
        user.done()

    def backwards(user: User) -> None:
        read(user)
        give(user, "Tasks", "All open tasks", rows_of_tasks, of_tasks)
        cancel(user)
        give(user, "Deals", "Open deals", rows_of_deals, with_deal)
        give(user, "Accounts", "All accounts", rows, to_whom)
        user.done()

    def by_the_row(user: User) -> None:
        """Accounts each by the menu of its row, the rest as before."""
        for account in kept:
            if account.id in to_whom:
                user.open("Accounts")
                user.click("link", "All accounts", within="Views")
                user.fill("Search this list", account.name)
                user.press("Enter")
                user.click("button", f"Actions for {account.name}")
                user.click("menuitem", "Change owner")
                user.choose("Owner", people[to_whom[account.id]].name, within="Change owner")
                user.click("button", "Save", within="Change owner")
        give(user, "Deals", "Open deals", rows_of_deals, with_deal)
        give(user, "Tasks", "All open tasks", rows_of_tasks, of_tasks)
        cancel(user)
        user.done()

    first, second, third = draw.sample([user.name for user in (*left[:2], away)], 3)
    return Task(
        goal=draw.phrase(
            "{first}, {second} and {third} don't work in Alder at the moment, some of them never will again. Please "
            "find heirs for what has to move, accounts, open deals and open tasks, exactly as “People in Alder” says. "
            "Nothing else changes hands.",
            "Can you clear up what still stands in the names of {first}, {second} and {third}? Who inherits which "
            "account, open deal or open task, and what stays, is in the knowledge base under “People in Alder”.",
            "We keep finding accounts, deals and tasks of {first}, {second} and {third} that nobody works on. Sort it "
            "out by our rules for what people left behind (“People in Alder”): every row to its right heir, and hands "
            "off what stays.",
            "Tidy up after {first}, {second} and {third}, please. The rules are those of “People in Alder”: check "
            "first whom they are about, then see to the accounts, open deals and open tasks one by one.",
            "There is work in Alder that belongs to {first}, {second} or {third}. Apply what our page “People in "
            "Alder” says of what is left behind: heirs for accounts and open deals, and the open tasks dealt with. "
            "Whatever it says stays, stays.",
            first=first,
            second=second,
            third=third,
        ),
        setup=setup,
        outcome=settled(),
        without=without,
        gold=gold,
        alternatives=(backwards, by_the_row),
    )


def _by_heir(heirs: Heirs) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for id, heir in heirs.items():
        found[heir].append(id)
    return dict(found)


def _give_to(user: User, name: str) -> None:
    user.click("button", "Change owner")
    user.choose("Owner", name, within="Change owner")
    user.click("button", "Save", within="Change owner")


def _cancel(user: User) -> None:
    user.click("button", "Cancel tasks")
    user.click("button", "Cancel tasks", within="Cancel tasks")


def _look_at(user: User, account: str) -> None:
    search_list(user, "Accounts", "All accounts", account)
    user.click("link", account, within="Accounts")


def _of_owner(user: User, page: str, view: str, person: CrmUser) -> None:
    user.open(page)
    user.click("link", view, within="Views")
    filter_by_person(user, "Owner", person.name)
