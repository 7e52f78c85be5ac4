from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Account
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import typed_date
from .gold_steps import search_list
from .junk_accounts import CALLED, WORDS, Junk, Names, holds, plant
from .queries import accounts, cases, deals, stages, users
from .sales_queries import rule

_SUBJECT = "Unlock test account"
_TYPE = "Former customer"


@family("crm-account-cleanup", app="crm", kind="bulk", steps=230, persona="sales_ops")
def clean_up_accounts(draw: Draw, world: World) -> Task:
    """Delete accounts made to try things out, set aside those that have something, have locked ones unlocked."""
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
    lost = next(stage for stage in stages(world).values() if stage.is_closed and not stage.is_won)
    with world.session() as db:
        today = db.today
    due = today + timedelta(days=rule(world, "clean_up"))
    names = Names(draw, word, [account.name for account in everything])

    def junk(name: str, has: str = "", **more: object) -> Junk:
        age = timedelta(days=draw.integer(45, 300), hours=draw.integer(0, 5), minutes=draw.integer(1, 59))
        owner, called = draw.choice(sellers).id, draw.choice(CALLED[has])
        return Junk(name, owner, age, has, called, draw.integer(2, 40) * 250_00, **more)  # type: ignore[arg-type]

    # What hangs below an account is younger than it; places are those in this list.
    above = [junk(names.junk()), junk(names.junk()), junk(names.junk())]
    old = [_older(one, 320 + 10 * place) for place, one in enumerate(above)]
    planned = [
        *old,
        # The first has a test account below it, which in turn has a company with a case.
        _older(junk(names.junk(), parent=0), 310),
        junk(names.branch(), "case", parent=3),
        junk(names.branch(), "deal", parent=1),
        junk(names.branch(), parent=2),
        junk(names.junk(), "deal"),
        junk(names.junk(), "case"),
        *(junk(names.junk(), has) for has in draw.sample(("", "", "contact", "contact", "", ""), 2 if known else 6)),
        junk(names.junk(), is_locked=True),
        junk(names.junk(), "deal", is_locked=True),
        junk(names.look_alike()),
        junk(names.look_alike()),
        *(junk(names.real(), number=f"AC{draw.integer(510_000, 989_999)}", type="Customer") for _ in range(2)),
    ]  # fmt: skip
    mine = [one for one in planned if holds(word, one.name) and one.number is None]
    locked = [one.name for one in mine if one.is_locked]
    above_some = [old[0].name, old[1].name, planned[3].name]
    closed = [one.name for one in mine if one.has in ("deal", "case") and not one.is_locked]
    aside = [*above_some, *closed, *(account.name for account in known if account.id in busy)]
    gone = [account.name for account in known if account.id not in busy]
    free = [one.name for one in mine if one.name not in (*aside, *locked)]
    # Somebody still works with one of those that nothing hangs on.
    kept, keeper = draw.choice(free), draw.choice(sellers).name
    gone += [name for name in free if name != kept]
    owners = {one.name: next(user for user in sellers if user.id == one.owner_id) for one in planned}
    alike = [one.name for one in planned if not holds(word, one.name) and one.parent is None]
    real = [one.name for one in planned if one.number is not None]

    def setup(db: Db) -> None:
        plant(db, planned, lost.id)

    def cleaned(delete: Iterable[str], put_aside: Iterable[str], tell: Iterable[str]) -> Outcome:
        def outcome(db: Db) -> None:
            ids = {each.name: each.id for each in db.scalars(select(Account).where(Account.deleted_at.is_(None)))}
            for name in put_aside:
                actions.update_account(db, ids[name], name=f"x-{name}", type=_TYPE)
            for name in tell:
                actions.create_task(
                    db, subject=_SUBJECT, due_date=due, owner_id=owners[name].id, parent_type="account",
                    parent_id=ids[name],
                )  # fmt: skip
            for name in delete:
                actions.delete_account(db, ids[name])

        return outcome

    def find(user: User, name: str) -> None:
        search_list(user, "Accounts", "All accounts", name)
        user.click("link", name, within="Accounts")

    def look(user: User, names: Iterable[str]) -> None:
        for name in names:
            find(user, name)
            user.click("link", "Related", within="Account sections")

    def set_aside(user: User, name: str) -> None:
        user.click("button", "Edit", within="Account actions")
        user.fill("Name", f"x-{name}", within="Edit account")
        user.choose("Type", _TYPE, within="Edit account")
        user.click("button", "Save", within="Edit account")

    def delete(user: User) -> None:
        user.click("button", "Delete", within="Account actions")
        user.click("button", "Delete", within="Delete account")

    def fill_task(user: User, name: str) -> None:
        user.fill("Subject", _SUBJECT, within="New task")
        user.fill("Due date", typed_date(due), within="New task")
        user.choose("Owner", owners[name].name, within="New task")

    def gold(user: User) -> None:
        user.visit("handbook", "/sections/records")
        user.visit("crm", "/")
        search_list(user, "Accounts", "All accounts", word)
        for name in aside:
            look(user, [name])
            set_aside(user, name)
        for name in gone:
            look(user, [name])
            delete(user)
        for name in locked:
            find(user, name)
            user.click("link", "Activity", within="Account sections")
            user.click("button", "New task")
            fill_task(user, name)
            user.click("button", "Save", within="New task")
        user.done()

    def in_the_list(user: User) -> None:
        for name in reversed(gone):
            search_list(user, "Accounts", "All accounts", name)
            user.check(f"Select {name}")
            user.click("button", "Delete", within="Selected accounts")
            user.click("button", "Delete", within="Delete 1 account?")
        for name in aside:
            search_list(user, "Accounts", "All accounts", name)
            user.click("button", f"Actions for {name}")
            user.click("menuitem", "Edit")
            user.fill("Name", f"x-{name}", within="Edit account")
            user.choose("Type", _TYPE, within="Edit account")
            user.click("button", "Save", within="Edit account")
        for name in locked:
            user.open("Tasks")
            user.click("button", "New task")
            fill_task(user, name)
            user.fill("Related to", name, within="New task")
            user.click("option", f"Account: {name} Prospect · Columbus")
            user.click("button", "Save", within="New task")
        user.done()

    def tasks_first(user: User) -> None:
        for name in locked:
            find(user, name)
            user.click("link", "Activity", within="Account sections")
            user.click("button", "New task")
            fill_task(user, name)
            user.press("Enter")
        for name in gone:
            search_list(user, "Accounts", "All accounts", name)
            user.click("button", f"Actions for {name}")
            user.click("menuitem", "Delete")
            user.click("button", "Delete", within="Delete account")
        for name in aside:
            find(user, name)
            set_aside(user, name)
        user.done()

    return Task(
        goal=draw.phrase(
            'Our accounts are full of things that people made to try Alder out: those with the word "{word}" in their '
            "name and no account number. Please clear them up by the handbook, each one as it is said there. Only "
            '"{kept}" stays as it is: {keeper} still tries things with it.',
            "Please do away with the left-over test accounts, that is everything called something with the word "
            '"{word}" that has no account number. What has to be deleted, what is set aside and what to do with '
            'locked ones is in the handbook. {keeper} needs "{kept}" for another week, so leave that one alone.',
            'Clean-up of accounts: whatever bears the word "{word}" in its name, in whatever letters, and was never '
            "given an account number. Go by the handbook's paragraph on left-over test accounts, one by one, but spare "
            '"{kept}", which {keeper} asked to keep.',
            "The handbook says what becomes of test accounts that were left behind. Can you do that for all accounts "
            'whose name has "{word}" as a word of its own and that have no account number? Others stay as they are, '
            'and so does "{kept}", for {keeper} is in the middle of something there.',
            'Get rid of the "{word}" accounts, please: those with that word in the name that have no account number. '
            'Mind the handbook, not all of them may go. And {keeper} would like to keep "{kept}" untouched.',
            word=word,
            kept=kept,
            keeper=keeper,
        ),
        setup=setup,
        outcome=cleaned(gone, aside, locked),
        without={
            "closed deals and cases count": cleaned([*gone, *closed], _but(aside, closed), locked),
            "accounts below": cleaned([*gone, *above_some], _but(aside, above_some), locked),
            "the whole word": cleaned([*gone, *alike], aside, locked),
            "no account number": cleaned([*gone, *real], aside, locked),
            "what somebody needs": cleaned([*gone, kept], aside, locked),
            "set aside": cleaned(gone, [], locked),
            "locked ones": cleaned(gone, aside, []),
        },
        matchers={"crm_task.subject": SameText()},
        gold=gold,
        alternatives=(in_the_list, tasks_first),
    )


def _but(names: list[str], left_out: list[str]) -> list[str]:
    return [name for name in names if name not in left_out]


def _older(one: Junk, days: int) -> Junk:
    return Junk(one.name, one.owner_id, timedelta(days=days, minutes=41), one.has, one.called, one.amount, one.parent)
