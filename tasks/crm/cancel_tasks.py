from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.crm.models import Task as CrmTask
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import AND_IN, User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .pages.tasks import TaskList
from .queries import deals, persona, tasks
from .working_hours import acting, work_moments

_FORGOTTEN = 8


@family("crm-cancel-tasks", app="crm", kind="bulk", steps=80, persona="sales_rep")
def cancel_tasks_of_closed_deals(draw: Draw, world: World) -> Task:
    """Cancel one's overdue tasks that hang on deals which are won, or lost, already."""
    facts = MootTasks.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup if facts.forgotten else None,
        outcome=facts.outcome_of(facts.moot),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.in_the_list,),
    )


@dataclass(frozen=True)
class MootTasks:
    """Open tasks on deals that were closed, and those on others."""

    rep: CrmUser
    closed_deals: dict[int, Deal]
    forgotten: list[CrmTask]  # were ticked off in time, and are open again
    seed: int
    is_won: bool
    before: date
    moot: list[CrmTask]
    moot_any_day: list[CrmTask]
    moot_other_result: list[CrmTask]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
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

        def moot_on(day: date, is_won: bool) -> list[CrmTask]:
            """The tasks due before `day` on deals with this result."""
            return [
                task
                for task in hanging
                if task.due_date and task.due_date < day and closed[task.parent_id or 0].stage.is_won == is_won
            ]

        def bites(day: date, is_won: bool) -> bool:
            """Whether there are tasks due later, too, and on deals with the other result."""
            return len(moot_on(today, is_won)) > len(moot_on(day, is_won)) and bool(moot_on(day, not is_won))

        days = [today - timedelta(days=days) for days in range(28)]
        scopes = [(day, is_won) for day in days for is_won in (True, False)]
        fitting = [scope for scope in scopes if 1 <= len(moot_on(*scope)) <= 8]
        # In few worlds there are not enough such tasks.
        before, is_won = draw.choice([scope for scope in fitting if bites(*scope)] or fitting)
        return cls(
            rep=rep,
            closed_deals=closed,
            forgotten=forgotten,
            seed=seed,
            is_won=is_won,
            before=before,
            moot=moot_on(before, is_won),
            moot_any_day=moot_on(today, is_won),
            moot_other_result=moot_on(before, not is_won),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Cancel those of my open tasks due before {day} that belong to deals which are already {result}.",
            "Some of my open tasks that were due before {day} are on {result} deals. Please set those, and only "
            "those, to Canceled.",
            "Go through my open tasks with a due date before {day} and cancel each one whose deal is {result}, no "
            "others.",
            "Some of my open tasks were due before {day} and belong to deals that are {result} now, so there's no "
            "point in doing them. Cancel those and leave all the others.",
            day=spoken_date(self.before),
            result="won" if self.is_won else "lost",
        )

    def setup(self, db: Db) -> None:
        for task in self.forgotten:
            done = task.completed_at or task.created_at
            (at,) = work_moments(db, self.seed + task.id, 1, max(done, db.now - timedelta(days=14)))
            with acting(db, at, self.rep.id):
                actions.reopen_task(db, task.id)

    def outcome_of(self, moot: list[CrmTask]) -> Outcome:
        return lambda db: [actions.update_task(db, task.id, status="Canceled") for task in moot]

    def without(self) -> dict[str, Outcome]:
        slips = {"the day": self.moot_any_day, "the result": [*self.moot, *self.moot_other_result]}
        return {
            condition: self.outcome_of(others) for condition, others in slips.items() if len(others) > len(self.moot)
        }

    def gold(self, user: User) -> None:
        for task in self.moot:
            listed = TaskList(user).open().turn_to("overdue", exact=False).search(task.subject)
            listed.open_row(task.subject, self._row_of(task)).edit().set(status="Canceled").save()
        user.done()

    def in_the_list(self, user: User) -> None:
        for task in self.moot:
            listed = TaskList(user).open("mine").search(task.subject)
            listed.cancel(task.subject, beside=self._row_of(task))
        user.done()

    def _row_of(self, task: CrmTask) -> str:
        # A deal may have two tasks of one subject: the row is known by its day as well.
        assert task.due_date is not None
        return f"{typed_date(task.due_date)}{AND_IN}{self.closed_deals[task.parent_id or 0].name}"
