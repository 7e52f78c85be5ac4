"""Two families that look alike: accounts have an annual revenue, leads an estimated amount, and neither has both.

Each family draws accounts as often as leads, so that no word tells whether the record has the field.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...apps.crm import actions
from ...apps.crm.fields import FIELDS
from ...apps.crm.models import OPEN_LEAD_STATUSES, Account, Lead
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..pages import Form
from ..queries import accounts, uniquely_named
from ..registry import family
from ..task import Reason, Task
from ..wording import dollars
from .pages.accounts import AccountList, AccountPage
from .pages.leads import LeadList, LeadPage
from .queries import leads, may_be_saved, persona

WORDINGS = (
    "Set the {field} of the {kind} {name} to {amount}.",
    "The {field} of the {kind} {name} should be {amount}. Please enter it there.",
    "Please record {amount} as the {field} of the {kind} {name}.",
    "On the {kind} {name}, change the {field} to {amount}.",
)
COLUMNS = {"account": "annual_revenue", "lead": "est_amount"}
SUMS = range(5_000_00, 900_000_00, 500_00)


@dataclass(frozen=True)
class Figure:
    """A record of the persona's, and the amount that is to stand in a field."""

    kind: str
    record: Account | Lead
    cents: int

    def goal(self, draw: Draw, kind: str) -> str:
        """Ask for the field that a kind has, perhaps another one than the record is of."""
        field = FIELDS[kind].label(COLUMNS[kind])
        values = {"field": field.lower(), "kind": self.kind, "name": self.record.name, "amount": dollars(self.cents)}
        return draw.phrase(*WORDINGS, **values)

    def edit(self, user: User) -> Form:
        page = AccountPage if self.kind == "account" else LeadPage
        return page.find(user, self.record.name).edit()

    def edit_in_the_list(self, user: User) -> Form:
        if self.kind == "account":
            return AccountList(user).open("mine").search(self.record.name).edit(self.record.name)
        return LeadList(user).open("mine").search(self.record.name).edit(self.record.name)


def _draw(draw: Draw, world: World) -> Figure:
    """A record and an amount that the world's own rules let be saved on it."""
    rep = persona(world, "sales_rep")
    kind = draw.choice(COLUMNS)
    mine: Sequence[Account | Lead]
    if kind == "account":
        unlocked = [a for a in accounts(world, Account.owner_id == rep.id) if not a.is_locked]
        mine = uniquely_named(unlocked, accounts(world))
    else:
        still_open = leads(world, Lead.owner_id == rep.id, Lead.status.in_(OPEN_LEAD_STATUSES))
        mine = uniquely_named(still_open, leads(world))
    column = COLUMNS[kind]
    record = draw.first(mine, lambda record: may_be_saved(world, kind, record, **{column: SUMS[0]}))

    def is_fit(cents: int) -> bool:
        return cents != getattr(record, column) and may_be_saved(world, kind, record, **{column: cents})

    return Figure(kind, record, draw.first(SUMS, is_fit))


@family("crm-figure", app="crm", kind="update", steps=20, persona="sales_rep")
def set_figure(draw: Draw, world: World) -> Task:
    """Enter an account's annual revenue, or a lead's estimated amount."""
    figure = _draw(draw, world)
    column = COLUMNS[figure.kind]

    def outcome(db: Db) -> None:
        update = actions.update_account if figure.kind == "account" else actions.update_lead
        update(db, figure.record.id, **{column: figure.cents})

    def gold(user: User) -> None:
        figure.edit(user).set(**{column: str(figure.cents // 100)}).save()
        user.done()

    def in_the_list(user: User) -> None:
        figure.edit_in_the_list(user).set(**{column: dollars(figure.cents)}).enter()
        user.done()

    return Task(goal=figure.goal(draw, figure.kind), outcome=outcome, gold=gold, alternatives=(in_the_list,))


@family("crm-figure-missing", app="crm", kind="infeasible", steps=20, persona="sales_rep", twin="crm-figure")
def set_missing_figure(draw: Draw, world: World) -> Task:
    """Enter a figure for which this kind of record has no field, though another kind has it."""
    figure = _draw(draw, world)
    (other,) = COLUMNS.keys() - {figure.kind}

    def gold(user: User) -> None:
        figure.edit(user)
        user.infeasible(Reason.NO_SUCH_FIELD)

    def in_the_list(user: User) -> None:
        figure.edit_in_the_list(user)
        user.infeasible(Reason.NO_SUCH_FIELD)

    def by_tools(user: ToolUser) -> None:
        user.call(f"crm_search_{figure.kind}s", query=figure.record.name)
        user.because(f"What a {figure.kind} has stands in its fields.")
        user.call(f"crm_get_{figure.kind}", **{figure.kind: figure.record.name})

    return Task(
        goal=figure.goal(draw, other),
        infeasible=Reason.NO_SUCH_FIELD,
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
