"""Two families that look alike: accounts have an annual revenue, leads an estimated amount, and neither has both.

Each family draws accounts as often as leads, so that no word tells whether the record has the field.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...apps.crm import actions
from ...apps.crm.models import OPEN_LEAD_STATUSES, Account, Lead
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Reason, Task
from ..wording import dollars
from .gold_steps import open_record, search_list
from .queries import accounts, leads, may_be_saved, persona

WORDINGS = (
    "Set the {field} of the {kind} {name} to {amount}.",
    "The {field} of the {kind} {name} should be {amount}. Please enter it there.",
    "Please record {amount} as the {field} of the {kind} {name}.",
    "On the {kind} {name}, change the {field} to {amount}.",
)
FIELDS = {"account": "Annual revenue", "lead": "Estimated amount"}
VIEWS = {"account": "My accounts", "lead": "My open leads"}
SUMS = range(5_000_00, 900_000_00, 500_00)


@dataclass(frozen=True)
class Figure:
    """A record of the persona's, and the amount that is to stand in a field."""

    kind: str
    record: Account | Lead
    cents: int

    @property
    def page(self) -> str:
        return f"{self.kind.capitalize()}s"

    def goal(self, draw: Draw, field: str) -> str:
        values = {"field": field.lower(), "kind": self.kind, "name": self.record.name, "amount": dollars(self.cents)}
        return draw.phrase(*WORDINGS, **values)

    def open(self, user: User) -> None:
        open_record(user, self.page, self.record.name)
        user.click("button", "Edit")

    def open_in_the_list(self, user: User) -> None:
        search_list(user, self.page, VIEWS[self.kind], self.record.name)
        user.click("button", f"Actions for {self.record.name}")
        user.click("menuitem", "Edit")


def _draw(draw: Draw, world: World) -> Figure:
    """A record and an amount that the world's own rules let be saved on it."""
    rep = persona(world, "sales_rep")
    kind = draw.choice(FIELDS)
    mine: Sequence[Account | Lead]
    if kind == "account":
        unlocked = [a for a in accounts(world, Account.owner_id == rep.id) if not a.is_locked]
        mine, column = uniquely_named(unlocked, accounts(world)), "annual_revenue"
    else:
        still_open = leads(world, Lead.owner_id == rep.id, Lead.status.in_(OPEN_LEAD_STATUSES))
        mine, column = uniquely_named(still_open, leads(world)), "est_amount"
    record = draw.first(mine, lambda record: may_be_saved(world, kind, record, **{column: SUMS[0]}))

    def is_fit(cents: int) -> bool:
        return cents != getattr(record, column) and may_be_saved(world, kind, record, **{column: cents})

    return Figure(kind, record, draw.first(SUMS, is_fit))


@family("crm-figure", app="crm", kind="update", steps=20, persona="sales_rep")
def set_figure(draw: Draw, world: World) -> Task:
    """Enter an account's annual revenue, or a lead's estimated amount."""
    figure = _draw(draw, world)
    field, dialog = FIELDS[figure.kind], f"Edit {figure.kind}"

    def outcome(db: Db) -> None:
        if figure.kind == "account":
            actions.update_account(db, figure.record.id, annual_revenue=figure.cents)
        else:
            actions.update_lead(db, figure.record.id, est_amount=figure.cents)

    def gold(user: User) -> None:
        figure.open(user)
        user.fill(field, str(figure.cents // 100), within=dialog)
        user.click("button", "Save", within=dialog)
        user.done()

    def in_the_list(user: User) -> None:
        figure.open_in_the_list(user)
        user.fill(field, dollars(figure.cents), within=dialog)
        user.press("Enter")
        user.done()

    return Task(goal=figure.goal(draw, field), outcome=outcome, gold=gold, alternatives=(in_the_list,))


@family("crm-figure-missing", app="crm", kind="infeasible", steps=20, persona="sales_rep", twin="crm-figure")
def set_missing_figure(draw: Draw, world: World) -> Task:
    """Enter a figure for which this kind of record has no field, though another kind has it."""
    figure = _draw(draw, world)
    (field,) = (field for kind, field in FIELDS.items() if kind != figure.kind)

    def gold(user: User) -> None:
        figure.open(user)
        user.infeasible(Reason.NO_SUCH_FIELD)

    def in_the_list(user: User) -> None:
        figure.open_in_the_list(user)
        user.infeasible(Reason.NO_SUCH_FIELD)

    return Task(goal=figure.goal(draw, field), infeasible=Reason.NO_SUCH_FIELD, gold=gold, alternatives=(in_the_list,))
