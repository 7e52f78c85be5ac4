from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Task as CrmTask
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .records import deals, persona, tasks


@family("crm-cancel-tasks", app="crm", kind="bulk", level="hard", steps=80, persona="sales_rep")
def cancel_tasks_of_closed_deals(draw: Draw, world: World) -> Task:
    """Cancel one's overdue tasks that hang on deals which are won, or lost, already."""
    rep = persona(world, "sales_rep")
    closed = {deal.id: deal for deal in deals(world) if deal.stage.is_closed}
    with world.session() as db:
        today = db.today
    mine = tasks(world, CrmTask.owner_id == rep.id, CrmTask.due_date < today)
    by_result: dict[bool, list[CrmTask]] = {True: [], False: []}
    for task in mine:
        if task.is_open and task.parent_type == "deal" and task.parent_id in closed:
            by_result[closed[task.parent_id].stage.is_won].append(task)
    is_won = draw.choice(result for result, moot in by_result.items() if 1 <= len(moot) <= 8)
    moot = by_result[is_won]

    def gold(user: User) -> None:
        for task in moot:
            user.open("Tasks")
            user.click("link", "My overdue tasks")
            user.fill("Search this list", task.subject)
            user.press("Enter")
            user.click("link", task.subject, within=closed[task.parent_id or 0].name)
            user.click("button", "Edit")
            user.choose("Status", "Canceled", within="Edit task")
            user.click("button", "Save", within="Edit task")
        user.done()

    return Task(
        goal=draw.phrase(
            "Cancel those of my overdue tasks that belong to deals which are already {result}.",
            "Some of my overdue tasks hang on {result} deals. Set exactly these to Canceled.",
            "Go through my overdue tasks and cancel each one whose deal is {result}. Leave the others.",
            "Overdue tasks of mine on deals that are {result} are moot: cancel them all, and no others.",
            result="won" if is_won else "lost",
        ),
        outcome=lambda db: [actions.update_task(db, task.id, status="Canceled") for task in moot],
        gold=gold,
    )
