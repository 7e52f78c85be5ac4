"""Who can change or delete a record: the names that the family wants are those whom the app lets do it."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from deskgym.apps.crm.models import Account, Contact, Deal, Lead, User
from deskgym.apps.crm.permissions import Operation, may
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden
from deskgym.tasks import get_family
from deskgym.tasks.answers import Names
from sqlalchemy import select

_MODELS: tuple[type[Any], ...] = (Account, Contact, Deal, Lead)


def _may(db: Db, person_id: int, operation: Operation, record: Account | Contact | Deal | Lead) -> bool:
    db.actor_id = person_id
    try:
        return may(db, operation, record)
    except Forbidden:
        return False


@pytest.mark.parametrize("seed", [0, 1, 64])
def test_the_answer_is_whom_the_app_lets_do_it(seed: int) -> None:
    instance = get_family("crm-who-can").instance(seed)
    goal, answer = instance.task.goal, instance.task.answer
    assert isinstance(answer, Names)
    operation: Operation = "delete" if "delete" in goal else "edit"
    with closing(instance.world), instance.world.session() as db:
        (record,) = (
            row
            for model in _MODELS
            if model.__name__.lower() in goal
            for row in db.scalars(select(model).where(model.deleted_at.is_(None)))
            if f"“{row.name}”" in goal
        )
        able = {user.name for user in db.scalars(select(User)) if _may(db, user.id, operation, record)}
    assert able == answer.values
