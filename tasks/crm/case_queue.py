from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.objects import label_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .desk_queries import desk_cases, open_cases, queues
from .pages.cases import CasePage, Console


@family("crm-case-queue", app="crm", kind="update", steps=30, persona="support_agent")
def put_into_queue(draw: Draw, world: World) -> Task:
    """Hand a case over to a queue and set its priority."""
    case = draw.choice(
        case
        for case in uniquely_named(open_cases(world), desk_cases(world), by="subject")
        if case.account is not None and case.priority in ("Low", "Normal")
    )
    queue = draw.choice(queue for queue in queues(world) if queue.id != case.queue_id)
    priority = draw.choice(("High", "Urgent"))
    assert case.account is not None

    def hand_over(db: Db) -> None:
        actions.hand_over_case(db, case.id, queue_id=queue.id)

    def raise_priority(db: Db) -> None:
        actions.update_case(db, case.id, priority=priority)

    def outcome(db: Db) -> None:
        hand_over(db)
        raise_priority(db)

    def gold(user: User) -> None:
        console = Console.find(user, case)
        console.hand_over().set(queue_id=queue.name).save()
        console.properties.set(priority=priority)
        user.done()

    def by_the_form(user: User) -> None:
        page = CasePage.find(user, label_of(case)).exact
        page.edit().set(priority=priority).save()
        page.open_in_console().hand_over().set(queue_id=queue.name).save()
        user.done()

    def priority_first(user: User) -> None:
        console = Console.find(user, case)
        console.properties.set(priority=priority)
        console.hand_over().set(queue_id=queue.name).save()
        user.done()

    return Task(
        goal=draw.phrase(
            'The case "{subject}" belongs in the queue {queue} with priority {priority}. Please move it there.',
            '"{subject}" isn\'t one for us: move the case to the queue {queue} and set its priority to {priority}.',
            'Can you move "{subject}" ({account}) to the queue {queue}? It doesn\'t need an owner. The priority is '
            "{priority}.",
            'Please hand {account}\'s case "{subject}" over to the queue {queue} and set the priority to {priority} '
            "too.",
            'The case "{subject}" should go to the queue {queue}, with its priority changed to {priority}.',
            subject=case.subject,
            account=case.account.name,
            queue=queue.name,
            priority=priority.lower(),
        ),
        outcome=outcome,
        without={"the priority": hand_over, "the queue": raise_priority},
        gold=gold,
        alternatives=(by_the_form, priority_first),
    )
