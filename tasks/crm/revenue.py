"""Two families that look alike: the CRM keeps an account's annual revenue, but nothing like a credit limit."""

from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Account
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Reason, Task
from ..wording import dollars
from .gold_steps import open_record, search_list
from .queries import accounts, persona

WORDINGS = (
    "Set {account}'s {field} to {amount}.",
    "The {field} of {account} should be {amount}. Please enter it on the account.",
    "Please record {amount} as the {field} of the account {account}.",
    "On the account {account}, change the {field} to {amount}.",
)


def _draw(draw: Draw, world: World) -> tuple[Account, int]:
    rep = persona(world, "sales_rep")
    mine = uniquely_named(accounts(world, Account.owner_id == rep.id), accounts(world))
    account = draw.choice(account for account in mine if not account.is_locked)
    return account, draw.first(range(50_000_00, 9_000_000_00, 5_000_00), lambda cents: cents != account.annual_revenue)


def _open(user: User, account: Account) -> None:
    open_record(user, "Accounts", account.name)
    user.click("button", "Edit")


def _open_in_the_list(user: User, account: Account) -> None:
    search_list(user, "Accounts", "My accounts", account.name)
    user.click("button", f"Actions for {account.name}")
    user.click("menuitem", "Edit")


@family("crm-annual-revenue", app="crm", kind="update", level="easy", steps=15, persona="sales_rep")
def set_annual_revenue(draw: Draw, world: World) -> Task:
    """Enter an account's annual revenue."""
    account, cents = _draw(draw, world)

    def gold(user: User) -> None:
        _open(user, account)
        user.fill("Annual revenue", str(cents // 100), within="Edit account")
        user.click("button", "Save", within="Edit account")
        user.done()

    def in_the_list(user: User) -> None:
        _open_in_the_list(user, account)
        user.fill("Annual revenue", dollars(cents), within="Edit account")
        user.press("Enter")
        user.done()

    return Task(
        goal=draw.phrase(*WORDINGS, account=account.name, field="annual revenue", amount=dollars(cents)),
        outcome=lambda db: actions.update_account(db, account.id, annual_revenue=cents),
        gold=gold,
        alternatives=(in_the_list,),
    )


@family(
    "crm-credit-limit",
    app="crm",
    kind="infeasible",
    level="easy",
    steps=15,
    persona="sales_rep",
    twin="crm-annual-revenue",
)
def set_credit_limit(draw: Draw, world: World) -> Task:
    """Enter an account's credit limit, for which there is no field."""
    account, cents = _draw(draw, world)

    def gold(user: User) -> None:
        _open(user, account)
        user.infeasible(Reason.NO_SUCH_FIELD)

    def in_the_list(user: User) -> None:
        _open_in_the_list(user, account)
        user.infeasible(Reason.NO_SUCH_FIELD)

    return Task(
        goal=draw.phrase(*WORDINGS, account=account.name, field="credit limit", amount=dollars(cents)),
        infeasible=Reason.NO_SUCH_FIELD,
        gold=gold,
        alternatives=(in_the_list,),
    )
