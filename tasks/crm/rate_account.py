from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import OPEN_CASE_STATUSES, RATINGS, Account, Case
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import accounts, uniquely_named
from ..registry import family
from ..task import Task
from .pages.accounts import AccountList, AccountPage
from .queries import cases, persona


@family("crm-rate-account", app="crm", kind="conditional", steps=20, persona="sales_rep")
def rate_account(draw: Draw, world: World) -> Task:
    """Rate an account by whether it has open cases."""
    rep = persona(world, "sales_rep")
    complaining = {case.account_id for case in cases(world, Case.status.in_(OPEN_CASE_STATUSES))}
    mine = uniquely_named(accounts(world, Account.owner_id == rep.id), accounts(world))
    if_open, if_none = draw.sample(RATINGS, 2)
    unhappy = draw.choice((True, False))
    wanted = if_open if unhappy else if_none
    account = draw.choice(
        account
        for account in mine
        if (account.id in complaining) == unhappy and account.rating != wanted and not account.is_locked
    )

    def gold(user: User) -> None:
        AccountPage.find(user, account.name).related().edit().set(rating=wanted).save()
        user.done()

    def from_the_list(user: User) -> None:
        listed = AccountList(user).open("all").search(account.name)
        listed.edit(account.name).set(rating=wanted).save()
        user.done()

    return Task(
        goal=draw.phrase(
            "If {account} has any open cases, rate the account {if_open}; if it has none, rate it {if_none}.",
            "Check {account} for open cases. If there's at least one, set the account's rating to {if_open}; "
            "otherwise, {if_none}.",
            "Set the rating of {account}: {if_open} if any of their cases are still open, {if_none} if not.",
            "Rate the account {account} {if_none}, unless it has open cases. In that case rate it {if_open}.",
            account=account.name,
            if_open=if_open,
            if_none=if_none,
        ),
        outcome=lambda db: actions.update_account(db, account.id, rating=wanted),
        without={
            "the open cases": lambda db: actions.update_account(db, account.id, rating=if_none if unhappy else if_open)
        },
        gold=gold,
        alternatives=(from_the_list,),
    )
