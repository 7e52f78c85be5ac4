"""Records looked up in a world."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deskgym.apps.crm.models import Account
from deskgym.seeds.world import World
from deskgym.tasks.records import remembering, rows
from sqlalchemy import event, select


@contextmanager
def counted(world: World) -> Iterator[list[str]]:
    """The statements that the world is asked meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(world.engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(world.engine, "before_cursor_execute", note)


def test_what_is_remembered_is_asked_once_and_forgotten_afterwards() -> None:
    world = World.shared(0)
    query = select(Account).where(Account.id < 9)
    with remembering(), counted(world) as asked:
        first = rows(world, query)
        number = len(asked)
        assert [account.id for account in rows(world, select(Account).where(Account.id < 9))] == [a.id for a in first]
        assert len(asked) == number
    with counted(world) as asked:
        rows(world, query)
        assert asked


def test_only_what_is_the_same_in_all_is_remembered() -> None:
    with remembering():
        few = rows(World.shared(0), select(Account).where(Account.id < 9))
        more = rows(World.shared(0), select(Account).where(Account.id < 12))
        elsewhere = rows(World.shared(1), select(Account).where(Account.id < 9))
    assert len(few) < len(more)
    assert [account.name for account in few] != [account.name for account in elsewhere]
