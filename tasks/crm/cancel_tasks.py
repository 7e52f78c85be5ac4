from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Task as CrmTask
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Task
from .records import deals, persona, tasks


@family("crm-cancel-tasks", app="crm", kind="bulk", level="hard", steps=60, persona="sales_rep")
def cancel_tasks_of_closed_deals(draw: Draw, world: World) -> Task:
    """Cancel one's overdue tasks that hang on deals which are closed already."""
    rep = persona(world, "sales_rep")
    closed = {deal.id for deal in deals(world) if deal.stage.is_closed}
    with world.session() as db:
        today = db.today
    moot = [
        task
        for task in tasks(world, CrmTask.owner_id == rep.id, CrmTask.due_date < today, CrmTask.parent_type == "deal")
        if task.is_open and task.parent_id in closed
    ]
    if not moot:
        raise NoInstance("no overdue task hangs on a closed deal")

    def gold(user: User) -> None:
        user.open("Tasks")
        user.click("link", "My overdue tasks")
        for task in moot:
            user.check(f"Select {task.subject}")
        user.click("button", "Cancel tasks")
        user.done()

    return Task(
        goal=draw.phrase(
            "Cancel those of my overdue tasks that belong to deals which are already closed, won or lost.",
            "Some of my overdue tasks hang on closed deals. Set exactly these to Canceled.",
            "Go through my overdue tasks and cancel each one whose deal is closed (won or lost). Leave the others.",
            "Overdue tasks of mine on deals that are won or lost are moot: cancel them all, and no others.",
        ),
        outcome=lambda db: [actions.update_task(db, task.id, status="Canceled") for task in moot],
        gold=gold,
    )
