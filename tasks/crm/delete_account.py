"""Two families that look alike: one account can be deleted, the other is protected by its won deals or open cases."""

from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import OPEN_CASE_STATUSES, Account, Case
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import accounts, companies, uniquely_named
from ..registry import family
from ..task import Reason, Task
from .pages.accounts import AccountList, AccountPage
from .queries import cases, deals

WORDINGS = (
    "Delete the account {account}; we no longer need it.",
    "{account} can go. Please delete the account.",
    "Please remove the account {account} from the CRM.",
    "We are cleaning up: delete {account} from our accounts.",
)


def _accounts(world: World, *, blocked: bool) -> list[Account]:
    won = {deal.account_id for deal in deals(world) if deal.stage.is_won}
    complaining = {case.account_id for case in cases(world, Case.status.in_(OPEN_CASE_STATUSES))}
    pool = uniquely_named(companies(world), accounts(world))
    return [account for account in pool if not account.is_locked and (account.id in won | complaining) == blocked]


@family("crm-delete-account", app="crm", kind="delete", steps=15, persona="sales_ops")
def delete_account(draw: Draw, world: World) -> Task:
    """Delete an account that nothing stands in the way of."""
    account = draw.choice(_accounts(world, blocked=False))

    def gold(user: User) -> None:
        AccountPage.find(user, account.name).delete().confirm()
        user.done()

    def by_its_menu(user: User) -> None:
        AccountList(user).open("all").search(account.name).delete(account.name).confirm()
        user.done()

    def in_the_list(user: User) -> None:
        listed = AccountList(user).open("all").search(account.name)
        listed.select(account.name).delete_selected().confirm()
        user.done()

    return Task(
        goal=draw.phrase(*WORDINGS, account=account.name),
        outcome=lambda db: actions.delete_account(db, account.id),
        gold=gold,
        alternatives=(by_its_menu, in_the_list),
    )


@family(
    "crm-delete-account-blocked",
    app="crm",
    kind="infeasible",
    steps=15,
    persona="sales_ops",
    twin="crm-delete-account",
)
def delete_protected_account(draw: Draw, world: World) -> Task:
    """Delete an account that has won deals or open cases: the CRM does not allow it."""
    account = draw.choice(_accounts(world, blocked=True))

    def gold(user: User) -> None:
        AccountPage.find(user, account.name).delete()
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def in_the_list(user: User) -> None:
        AccountList(user).open("all").search(account.name).select(account.name).delete_selected()
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def by_tools(user: ToolUser) -> None:
        user.call("crm_search_accounts", query=account.name, view="all")
        user.because("An account with won deals or open cases stays, so I look at what hangs on it.")
        user.call("crm_get_account", account=account.name, detailed=True)

    return Task(
        goal=draw.phrase(*WORDINGS, account=account.name),
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
