"""Who can be asked to post where only admins may."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym.apps.chat.models import Member
from deskgym.apps.platform.models import Person
from deskgym.seeds.world import World
from deskgym.tasks import get_family
from deskgym.tasks.draft import Draft
from deskgym.tasks.errors import NoInstance
from sqlalchemy import select


def test_an_admin_of_the_chat_is_never_asked_to_fail_there() -> None:
    world = World.shared(0)
    with world.session() as db:
        admins = select(Person.persona).join(Member, Member.id == Person.id).where(Member.role == "admin")
        persona = next(persona for persona in db.scalars(admins) if persona)
    family = get_family("chat-post-limited")
    assert family.task_from("any", world).infeasible
    with closing(Draft.begin(world, persona)) as draft, pytest.raises(NoInstance, match="runs the workspace"):
        family.task_from("any", draft, persona)
