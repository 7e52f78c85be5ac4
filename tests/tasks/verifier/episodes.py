"""Episodes without a browser: what the persona does, step by step, on an instance's world, and the verdict on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from typing import Any

from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Db
from deskgym.harness.audit.case import WorldState
from deskgym.tasks import Grader, Instance, Verdict, get_family
from deskgym.tasks.verifier.changes import Change
from sqlalchemy import select

Step = Callable[[Db], object]


class Play:
    """An instance to be played by the apps' own actions."""

    def __init__(self, family: str, seed: int = 3) -> None:
        self.instance: Instance = get_family(family).instance(seed)
        self.right: Step = self.instance.task.outcomes[0]

    def verdict(self, *steps: Step) -> Verdict:
        """The verdict after these steps, each saved by itself; between them the world's clock moves on."""
        with closing(self.instance.world.fork()) as world:
            grader = Grader(world, self.instance)
            for step in steps:
                with world.session(self.instance.person_id) as db:
                    step(db)
                with world.session() as db:
                    advance(db, timedelta(seconds=30))
            return grader.verdict()

    def wanted(self, table: str) -> list[Change]:
        """What the right work changes in a table."""
        changes = WorldState(self.instance, self.right).changes()
        return [change for (name, _id), change in changes.items() if name == table]

    def updated(self, table: str) -> list[int]:
        """The ids of the rows of a table that the right work changes."""
        return [change.before["id"] for change in self.wanted(table) if change.before is not None]

    def after(self, table: str) -> dict[str, Any]:
        """The first row of a table that the right work changes or makes, as it stands afterwards."""
        return next(dict(change.after) for change in self.wanted(table) if change.after is not None)


def describe(verdict: Verdict) -> str:
    """What a verdict found wrong, for a failing test."""
    failed = [f"{c.label}: {c.expected} wanted, {c.actual} found" for c in verdict.checks if not c.passed]
    return "; ".join([*failed, *(f"{c.label} {c.change}: {c.before} -> {c.after}" for c in verdict.collateral)])


Opened = Callable[[str], Play]


def newest(db: Db, model: Any) -> Any:
    """The row of a model that was made last and is not deleted."""
    found = select(model).order_by(model.id.desc()).limit(1)
    return db.scalars(found.where(model.deleted_at.is_(None)) if hasattr(model, "deleted_at") else found).one()
