from __future__ import annotations

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
from .pages.deals import DealPage
from .pages.records import relate
from .pages.tasks import TaskList
from .queries import deals, open_deals, persona

SUBJECTS = (
    "Send updated price list",
    "Call about delivery dates",
    "Prepare contract draft",
    "Check stock for the first shipment",
    "Get sign-off from finance",
    "Book site visit",
    "Send references",
)


@family("crm-create-task", app="crm", kind="create", steps=25, persona="sales_rep")
def add_task(draw: Draw, world: World) -> Task:
    """Put a task on a deal, so that it is not forgotten."""
    rep = persona(world, "sales_rep")
    deal = draw.choice(uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world)))
    with world.session() as db:
        due = draw.day(db.today, 2, 30)
    subject, priority = draw.choice(SUBJECTS), draw.choice(("Low", "High", "Urgent"))
    described = {"subject": subject, "due_date": due, "priority": priority}

    def gold(user: User) -> None:
        DealPage.find(user, deal.name).activity().new("task").set(**described).save()
        user.done()

    def from_the_list(user: User) -> None:
        relate(TaskList(user).open().new().set(**described), deal).save()
        user.done()

    return Task(
        goal=draw.phrase(
            'Please add a task for me on the deal "{deal}": "{subject}", due {due}, priority {priority}.',
            'Remind me about "{deal}": add a task "{subject}" with priority {priority}, due on {due}.',
            'On the deal "{deal}", create a task for me called "{subject}". It\'s due {due}, and the priority is '
            "{priority}.",
            'Don\'t let me forget "{subject}" for the deal "{deal}". Make it a task for me with {priority} priority, '
            "due {due}.",
            deal=deal.name,
            subject=subject,
            due=spoken_date(due),
            priority=priority.lower(),
        ),
        outcome=lambda db: actions.create_task(
            db, subject=subject, due_date=due, priority=priority, parent_type="deal", parent_id=deal.id
        ),
        matchers={"crm_task.subject": SameText()},
        gold=gold,
        alternatives=(from_the_list,),
    )
