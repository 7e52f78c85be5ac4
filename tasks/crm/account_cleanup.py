from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Account, Stage
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import SameText
from ..pages import Form
from ..queries import accounts, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .facts.junk_accounts import WORDS, Junk, Names, draw_junk, holds, plant
from .pages.accounts import AccountList, AccountPage
from .pages.tasks import TaskList
from .queries import cases, deals, stages, users
from .sales_queries import rule

_SUBJECT = "Unlock test account"
_TYPE = "Former customer"


@family("crm-account-cleanup", app="crm", kind="bulk", steps=230, persona="sales_ops")
def clean_up_accounts(draw: Draw, world: World) -> Task:
    """Delete accounts made to try things out, set aside those that have something, have locked ones unlocked."""
    facts = AccountCleanup.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.gone, facts.aside, facts.locked),
        without=facts.without(),
        matchers={"crm_task.subject": SameText()},
        gold=facts.gold,
        alternatives=(facts.in_the_list, facts.tasks_first),
    )


@dataclass(frozen=True)
class AccountCleanup:
    """Accounts that were made to try things out, and what becomes of each."""

    word: str
    planned: list[Junk]
    locked: list[str]  # to be unlocked by their owners
    above_some: list[str]  # to be set aside: other accounts hang below them
    closed: list[str]  # to be set aside: they have a closed deal or case
    aside: list[str]  # all that are to be set aside
    gone: list[str]  # to be deleted
    kept: str  # somebody still works with it
    keeper: str
    lost: Stage
    due: date
    owners: dict[str, CrmUser]
    alike: list[str]  # hold the letters of the word
    real: list[str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        everything = accounts(world)
        busy = {deal.account_id for deal in deals(world)} | {case.account_id for case in cases(world)}
        parents = {account.parent_id for account in everything}
        words = []
        for word in WORDS:
            found = [account for account in everything if holds(word, account.name)]
            if not any(a.account_number or a.is_locked or a.id in parents or a.parent_id for a in found):
                words.append((word, found))
        word, known = draw.choice(words)
        staff = uniquely_named(users(world), users(world))
        sellers = [user for user in staff if user.person.department == "Sales" and "president" not in user.person.title]
        if len(sellers) < 4:
            raise NoInstance("too few people sell")
        with world.session() as db:
            today = db.today
        names = Names(draw, word, [account.name for account in everything])
        planned = draw_junk(draw, names, [user.id for user in sellers], few=bool(known))
        mine = [one for one in planned if holds(word, one.name) and one.number is None]
        locked = [one.name for one in mine if one.is_locked]
        above_some = [planned[place].name for place in (0, 1, 3)]
        closed = [one.name for one in mine if one.has in ("deal", "case") and not one.is_locked]
        aside = [*above_some, *closed, *(account.name for account in known if account.id in busy)]
        gone = [account.name for account in known if account.id not in busy]
        free = [one.name for one in mine if one.name not in (*aside, *locked)]
        # Somebody still works with one of those that nothing hangs on.
        kept, keeper = draw.choice(free), draw.choice(sellers).name
        gone += [name for name in free if name != kept]
        return cls(
            word=word,
            planned=planned,
            locked=locked,
            above_some=above_some,
            closed=closed,
            aside=aside,
            gone=gone,
            kept=kept,
            keeper=keeper,
            lost=next(stage for stage in stages(world).values() if stage.is_closed and not stage.is_won),
            due=today + timedelta(days=rule(world, "clean_up")),
            owners={one.name: next(user for user in sellers if user.id == one.owner_id) for one in planned},
            alike=[one.name for one in planned if not holds(word, one.name) and one.parent is None],
            real=[one.name for one in planned if one.number is not None],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Our accounts are full of things people created to try Alder out: they have the word "{word}" in their '
            "name and no account number. Please clean them up the way the handbook says, each one as its own "
            'situation requires. Only "{kept}" stays as it is, because {keeper} is still trying things out with it.',
            'Please clear out the leftover test accounts: every account with the word "{word}" in its name that has '
            "no account number. The handbook says what gets deleted, what gets set aside, and what to do with "
            'locked ones. {keeper} needs "{kept}" for another week, so leave that one alone.',
            'Account cleanup: any account that has the word "{word}" in its name, in upper or lower case, and was '
            "never given an account number. Follow the handbook's paragraph on leftover test accounts, one by one, "
            'but spare "{kept}", which {keeper} asked to keep.',
            "The handbook says what happens to leftover test accounts. Can you do that for all accounts whose name "
            'has "{word}" as a separate word and that have no account number? Leave the others alone, and leave '
            '"{kept}" alone too, since {keeper} is in the middle of something there.',
            'Please get rid of the "{word}" accounts, meaning those with that word in the name and no account '
            "number. Check the handbook first, because not all of them can be deleted. And {keeper} wants to keep "
            '"{kept}" untouched.',
            word=self.word,
            kept=self.kept,
            keeper=self.keeper,
        )

    def setup(self, db: Db) -> None:
        plant(db, self.planned, self.lost.id)

    def outcome_of(self, delete: Iterable[str], put_aside: Iterable[str], tell: Iterable[str]) -> Outcome:
        def outcome(db: Db) -> None:
            ids = {each.name: each.id for each in db.scalars(select(Account).where(Account.deleted_at.is_(None)))}
            for name in put_aside:
                actions.update_account(db, ids[name], name=f"x-{name}", type=_TYPE)
            for name in tell:
                actions.create_task(
                    db, subject=_SUBJECT, due_date=self.due, owner_id=self.owners[name].id, parent_type="account",
                    parent_id=ids[name],
                )  # fmt: skip
            for name in delete:
                actions.delete_account(db, ids[name])

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "closed deals and cases count": self.outcome_of(
                [*self.gone, *self.closed], _but(self.aside, self.closed), self.locked
            ),
            "accounts below": self.outcome_of(
                [*self.gone, *self.above_some], _but(self.aside, self.above_some), self.locked
            ),
            "the whole word": self.outcome_of([*self.gone, *self.alike], self.aside, self.locked),
            "no account number": self.outcome_of([*self.gone, *self.real], self.aside, self.locked),
            "what somebody needs": self.outcome_of([*self.gone, self.kept], self.aside, self.locked),
            "set aside": self.outcome_of(self.gone, [], self.locked),
            "locked ones": self.outcome_of(self.gone, self.aside, []),
        }

    def gold(self, user: User) -> None:
        user.visit("handbook", "/sections/records")
        user.visit("crm", "/")
        AccountList(user).open("all").search(self.word)
        for name in self.aside:
            _look_at(user, name).edit().set(name=f"x-{name}", type=_TYPE).save()
        for name in self.gone:
            _look_at(user, name).delete().confirm()
        for name in self.locked:
            self._fill_in(_find(user, name).activity().new("task"), name).save()
        user.done()

    def in_the_list(self, user: User) -> None:
        accounts, tasks = AccountList(user), TaskList(user)
        for name in reversed(self.gone):
            accounts.open("all").search(name).select(name).delete_selected().confirm()
        for name in self.aside:
            accounts.open("all").search(name).edit(name).set(name=f"x-{name}", type=_TYPE).save()
        for name in self.locked:
            form = self._fill_in(tasks.open().new(), name)
            form.find("parent_id", name, f"Account: {name} Prospect · Columbus").save()
        user.done()

    def tasks_first(self, user: User) -> None:
        for name in self.locked:
            self._fill_in(_find(user, name).activity().new("task"), name).enter()
        for name in self.gone:
            AccountList(user).open("all").search(name).delete(name).confirm()
        for name in self.aside:
            _find(user, name).edit().set(name=f"x-{name}", type=_TYPE).save()
        user.done()

    def _fill_in(self, form: Form, name: str) -> Form:
        return form.set(subject=_SUBJECT, due_date=self.due, owner_id=self.owners[name].name)


def _find(user: User, name: str) -> AccountPage:
    return AccountList(user).open("all").search(name).open_record(name).exact


def _look_at(user: User, name: str) -> AccountPage:
    """Find an account, and see what hangs on it."""
    return _find(user, name).related()


def _but(names: list[str], left_out: list[str]) -> list[str]:
    return [name for name in names if name not in left_out]
