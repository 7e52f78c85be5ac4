from __future__ import annotations

from datetime import timedelta

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from ..wording import spoken_date
from .pages.deals import DealList, DealPage
from .queries import deals, open_deals, persona

NEXT_STEPS = (
    "Send revised quote",
    "Call after their budget meeting",
    "Set up on-site demo",
    "Wait for signed terms",
    "Confirm delivery window with operations",
    "Review samples with the buyer",
)


@family("crm-close-date", app="crm", kind="update", steps=20, persona="sales_rep")
def move_close_date(draw: Draw, world: World) -> Task:
    """A deal slips: move its close date and say what happens next."""
    rep = persona(world, "sales_rep")
    deal = draw.choice(uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world)))
    day = draw.day(deal.close_date + timedelta(days=7), 0, 60)
    step = draw.choice(step for step in NEXT_STEPS if step != deal.next_step)

    def gold(user: User) -> None:
        DealPage.find(user, deal.name).edit().set(close_date=day, next_step=step).save()
        user.done()

    def in_the_list(user: User) -> None:
        listed = DealList(user).open("all").search(deal.name)
        listed.set_cell(deal.name, "close_date", day).set_cell(deal.name, "next_step", step).save()
        user.done()

    return Task(
        goal=draw.phrase(
            'Move the close date of the deal "{deal}" to {day} and set its next step to "{step}".',
            'The deal "{deal}" is slipping to {day}. Change the close date and put "{step}" as the next step.',
            '"{deal}" won\'t close before {day}. Please make that the close date; next step: "{step}".',
            'Please update "{deal}": it now closes on {day}, and the next step is "{step}".',
            deal=deal.name,
            day=spoken_date(day),
            step=step,
        ),
        outcome=lambda db: actions.update_deal(db, deal.id, close_date=day, next_step=step),
        matchers={"crm_deal.next_step": SameText()},
        gold=gold,
        alternatives=(in_the_list,),
    )
