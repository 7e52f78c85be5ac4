from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from ...apps.crm import actions
from ...apps.crm.models import Task as CrmTask
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import AND_IN, User
from ..registry import family
from ..task import Task, leaving_out
from ..wording import typed_date
from .facts.estate import Estate, Heirs
from .pages.accounts import AccountList
from .pages.deals import DealList
from .pages.knowledge import Knowledge
from .pages.records import RecordList, Row
from .pages.tasks import TaskList
from .people_queries import PEOPLE

WORDINGS = (
    "{first}, {second} and {third} aren't working in Alder right now, and some of them never will again. Please "
    "find new owners for the accounts, open deals and open tasks that have to move, exactly as “People in Alder” "
    "says. Nothing else changes hands.",
    "Can you clean up what's still in the names of {first}, {second} and {third}? Who inherits which account, open "
    "deal or open task, and what stays, is in the knowledge base under “People in Alder”.",
    "We keep finding accounts, deals and tasks that belong to {first}, {second} and {third} and that nobody works "
    "on. Sort it out by our rules for what people leave behind (“People in Alder”): every record to its new owner, "
    "and don't touch what stays.",
    "Please tidy up after {first}, {second} and {third}. The rules are in “People in Alder”: check first which of "
    "them they apply to, then go through the accounts, open deals and open tasks one by one.",
    "There is work in Alder that belongs to {first}, {second} or {third}. Apply what our page “People in Alder” "
    "says about what people leave behind: new owners for accounts and open deals, and take care of the open tasks. "
    "Whatever it says stays, stays.",
)


@family("crm-orphans", app="crm", kind="multi-step", steps=320, persona="sales_ops")
def find_heirs(draw: Draw, world: World) -> Task:
    """Give what those who left still own to the heirs that the handbook names, row by row, and leave the rest."""
    facts = HeirsOfEstate.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, *facts.conditions),
        gold=facts.gold,
        alternatives=(facts.backwards, facts.by_the_row),
    )


class HeirsOfEstate(Estate):
    """How the heirs come to what is theirs."""

    def goal(self, draw: Draw) -> str:
        first, second, third = self.names
        return draw.phrase(
            *WORDINGS,
            first=first,
            second=second,
            third=third,
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        """The right heirs have it all, and moot tasks are canceled, but for what is left out."""
        for key, heirs in self.heirs(without).items():
            for heir, ids in _by_heir(heirs).items():
                actions.change_owner(db, key, ids, heir)
        if without != "tasks on closed deals":
            actions.cancel_tasks(db, [task.id for task in self.moot])

    def gold(self, user: User) -> None:
        _read(user)
        for account in self.kept:
            # Its page says whether it is locked, and where it is billed.
            _look_at(user, account.name)
        self._give_accounts(user)
        for deal in self.deals:
            if deal.account_id not in self.of_accounts and deal.amount < self.limit and deal.account is not None:
                _look_at(user, deal.account.name)
        self._give_deals(user)
        self._cancel_tasks(user)
        self._give_tasks(user)
        user.done()

    def backwards(self, user: User) -> None:
        _read(user)
        self._give_tasks(user)
        self._cancel_tasks(user)
        self._give_deals(user)
        self._give_accounts(user)
        user.done()

    def by_the_row(self, user: User) -> None:
        """Accounts each by the menu of its row, the rest as before."""
        for account in self.kept:
            if account.id in self.of_accounts:
                heir = self.people[self.of_accounts[account.id]]
                AccountList(user).open("all").search(account.name).change_owner(account.name, heir.name)
        self._give_deals(user)
        self._give_tasks(user)
        self._cancel_tasks(user)
        user.done()

    def _give_accounts(self, user: User) -> None:
        rows = {account.id: (account.owner_id, Row(account.name)) for account in self.kept}
        self._give(AccountList(user), "all", rows, self.of_accounts)

    def _give_deals(self, user: User) -> None:
        rows = {d.id: (d.owner_id, Row(d.name, d.account.name if d.account else "")) for d in self.deals}
        self._give(DealList(user), "open", rows, self.of_deals)

    def _give_tasks(self, user: User) -> None:
        rows = {task.id: (task.owner_id, self._row_of(task)) for task in self.tasks}
        self._give(TaskList(user), "open", rows, self.of_tasks)

    def _give(self, listed: RecordList[Any], view: str, rows: Mapping[int, tuple[int, Row]], heirs: Heirs) -> None:
        """Give rows, of which each has its owner with it, to their heirs: by owner, and then by heir."""
        for person in self.left:
            mine = {id: heir for id, heir in heirs.items() if rows[id][0] == person.id}
            if not mine:
                continue
            listed.open(view).filter_by_person("owner", person.name)
            for heir, ids in _by_heir(mine).items():
                found, shown = [rows[id][1] for id in ids], self.shown[listed.title][person.id]
                listed.change_owner_of_rows(found, shown, self.people[heir].name)

    def _cancel_tasks(self, user: User) -> None:
        listed = TaskList(user)
        for person in self.left:
            mine = [self._row_of(task) for task in self.moot if task.owner_id == person.id]
            if mine:
                listed.open("open").filter_by_person("owner", person.name)
                listed.do_with_rows(mine, self.shown[listed.title][person.id], listed.cancel_selected)

    def _row_of(self, task: CrmTask) -> Row:
        # A deal may have two tasks of one subject: the row is known by its day as well.
        deal = self.deal_of[task.parent_id].name
        due = f"{typed_date(task.due_date)}{AND_IN}{deal}" if task.due_date else deal
        return Row(task.subject, due)


def _read(user: User) -> None:
    Knowledge(user).look_up(PEOPLE)
    Knowledge(user).look_up("Territories and account ownership")


def _look_at(user: User, account: str) -> None:
    AccountList(user).open("all").search(account).open_record(account)


def _by_heir(heirs: Heirs) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for id, heir in heirs.items():
        found[heir].append(id)
    return dict(found)
