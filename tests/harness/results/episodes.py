"""Episodes that end in a given state of the database, graded as any other, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskgym.apps.platform.database import Db
from deskgym.harness.trajectories.model import End, Header, Step, Trajectory
from deskgym.tasks import Grader, Instance

LOOK = {"url": "http://crm.localhost/", "axtree": '- link "Contacts"', "error": ""}


def header(instance: Instance) -> Header:
    return Header(
        family=instance.family.id,
        seed=instance.seed,
        split=instance.split,
        size="small",
        world=0,
        persona=instance.family.persona,
        goal=instance.task.goal,
        observation=["axtree"],
        form="element",
        package="0",
    )


def step(action: dict[str, Any], index: int = 0, *, error: str = "", last: bool = False) -> Step:
    """A step on the one page that there is."""
    return Step(index=index, observation=LOOK, action=action, reward=0.0, terminated=last, truncated=False, error=error)


def ending(
    instance: Instance, write: Callable[[Db], object] | None = None, action: dict[str, Any] | None = None
) -> Trajectory:
    """The episode in which the persona does `write`, and ends with `action`, done unless told."""
    action = action or {"action": "done"}
    world = instance.world.fork()
    try:
        grader = Grader(world, instance)
        if write is not None:
            with world.session(instance.person_id) as db:
                write(db)
        verdict = grader.verdict(answer=action.get("value"), infeasible=action.get("reason"))
    finally:
        world.close()
    end = End(observation=LOOK, verdict=verdict.as_dict(), database="")
    return Trajectory(header(instance), [step(action, last=True)], end)
