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
from ..wording import spoken_date, typed_date
from .gold_steps import open_record, search_list
from .queries import deals, open_deals, persona

NEXT_STEPS = (
    "Send revised quote",
    "Call back after their budget meeting",
    "Arrange product demo on site",
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
        open_record(user, "Deals", deal.name)
        user.click("button", "Edit")
        user.fill("Close date", typed_date(day), within="Edit deal")
        user.fill("Next step", step, within="Edit deal")
        user.click("button", "Save", within="Edit deal")
        user.done()

    def in_the_list(user: User) -> None:
        search_list(user, "Deals", "All deals", deal.name)
        for field, text in (("Close date", typed_date(day)), ("Next step", step)):
            user.click("button", f"Edit {field} of {deal.name}")
            user.fill(field, text, within="Deals")
            user.press("Enter")
        user.click("button", "Save", within="Unsaved changes")
        user.done()

    return Task(
        goal=draw.phrase(
            'Move the close date of the deal "{deal}" to {day} and set its next step to "{step}".',
            'The deal "{deal}" slips to {day}. Change the close date and put "{step}" as the next step.',
            '"{deal}" will not close before {day}. Update the close date; next step: "{step}".',
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
