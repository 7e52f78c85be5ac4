from __future__ import annotations

from datetime import date, timedelta

from ...apps.crm import actions
from ...apps.crm.models import Task as CrmTask
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .gold_steps import search_list
from .queries import deals, persona, tasks
from .working_hours import acting, work_moments

_FORGOTTEN = 8


@family("crm-cancel-tasks", app="crm", kind="bulk", steps=80, persona="sales_rep")
def cancel_tasks_of_closed_deals(draw: Draw, world: World) -> Task:
    """Cancel one's overdue tasks that hang on deals which are won, or lost, already."""
    rep = persona(world, "sales_rep")
    closed = {deal.id: deal for deal in deals(world) if deal.stage.is_closed}
    with world.session() as db:
        today = db.today
    mine = tasks(world, CrmTask.owner_id == rep.id, CrmTask.due_date < today)
    bound = [task for task in mine if task.parent_type == "deal" and task.parent_id in closed]
    hanging = [task for task in bound if task.is_open]
    # Where everything was ticked off in time, some of it was not.
    forgotten = [] if hanging else draw.sample(bound, min(_FORGOTTEN, len(bound)))
    hanging = hanging or forgotten
    seed = draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        for task in forgotten:
            done = task.completed_at or task.created_at
            (at,) = work_moments(db, seed + task.id, 1, max(done, db.now - timedelta(days=14)))
            with acting(db, at, rep.id):
                actions.reopen_task(db, task.id)

    def moot_on(day: date, is_won: bool) -> list[CrmTask]:
        """The tasks due before `day` on deals with this result."""
        return [
            task
            for task in hanging
            if task.due_date and task.due_date < day and closed[task.parent_id or 0].stage.is_won == is_won
        ]

    def cancel(moot: list[CrmTask]) -> Outcome:
        return lambda db: [actions.update_task(db, task.id, status="Canceled") for task in moot]

    def bites(day: date, is_won: bool) -> bool:
        """Whether there are tasks due later, too, and on deals with the other result."""
        return len(moot_on(today, is_won)) > len(moot_on(day, is_won)) and bool(moot_on(day, not is_won))

    days = [today - timedelta(days=days) for days in range(28)]
    scopes = [(day, is_won) for day in days for is_won in (True, False)]
    fitting = [scope for scope in scopes if 1 <= len(moot_on(*scope)) <= 8]
    # In few worlds there are not enough such tasks.
    before, is_won = draw.choice([scope for scope in fitting if bites(*scope)] or fitting)
    moot = moot_on(before, is_won)

    def row_of(task: CrmTask) -> str:
        # A deal may have two tasks of one subject: the row is known by its day as well.
        assert task.due_date is not None
        return f"{typed_date(task.due_date)} Edit Due date of {task.subject} {closed[task.parent_id or 0].name}"

    def gold(user: User) -> None:
        for task in moot:
            user.open("Tasks")
            user.click("link", "My overdue tasks")
            user.fill("Search this list", task.subject)
            user.press("Enter")
            user.click("link", task.subject, within=row_of(task))
            user.click("button", "Edit")
            user.choose("Status", "Canceled", within="Edit task")
            user.click("button", "Save", within="Edit task")
        user.done()

    def in_the_list(user: User) -> None:
        for task in moot:
            search_list(user, "Tasks", "My open tasks", task.subject)
            user.click("button", f"Actions for {task.subject}", within=row_of(task))
            user.click("menuitem", "Cancel task")
        user.done()

    return Task(
        goal=draw.phrase(
            "Cancel those of my open tasks due before {day} that belong to deals which are already {result}.",
            "Some of my open tasks that were due before {day} hang on {result} deals. Set exactly these to Canceled.",
            "Go through my open tasks with a due date before {day}; cancel each one whose deal is {result}, no others.",
            "Tasks of mine that should have been done before {day}, on deals that are {result} now, are moot. Cancel "
            "those still open, and leave all others.",
            day=spoken_date(before),
            result="won" if is_won else "lost",
        ),
        setup=setup if forgotten else None,
        outcome=cancel(moot),
        without={
            condition: cancel(others)
            for condition, others in {
                "the day": moot_on(today, is_won),
                "the result": [*moot, *moot_on(before, not is_won)],
            }.items()
            if len(others) > len(moot)
        },
        gold=gold,
        alternatives=(in_the_list,),
    )
