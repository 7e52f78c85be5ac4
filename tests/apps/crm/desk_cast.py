"""The support desk of the CRM's test office: who works there, its queues, rules, a template and categories."""

from __future__ import annotations

from dataclasses import dataclass

from deskgym.apps.crm.models import (
    AssignmentRule,
    EmailTemplate,
    KbCategory,
    Permission,
    Queue,
    QueueMember,
    Role,
    User,
)
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.models import Record

from ...support.company import add_person


@dataclass(frozen=True)
class Desk:
    """Ids of what the desk has."""

    sue: int  # agent
    tom: int  # agent
    pia: int  # agent, in no queue
    lea: int  # keeps the desk
    general: int
    returns: int
    template: int
    open_shelf: int  # a category whose articles their authors may publish
    reviewed: int  # one where somebody else has to


def build_desk(database: Database) -> Desk:
    with Db(database.engine) as db:
        agent, manager = _role(db, "Support", False), _role(db, "Support manager", True)
        sue, tom, pia = (_person(db, first, agent) for first in ("Sue", "Tom", "Pia"))
        lea = _person(db, "Lea", manager)
        general = _add(db, Queue(name="General", email="support@acme.example"))
        returns = _add(db, Queue(name="Returns", email="returns@acme.example"))
        for queue, user in ((general, sue), (general, tom), (returns, tom)):
            _add(db, QueueMember(queue_id=queue, user_id=user))
        _add(db, AssignmentRule(position=1, name="Returns", type="Return", queue_id=returns))
        _add(db, AssignmentRule(position=2, name="Refunds", word="refund", queue_id=returns))
        _add(db, AssignmentRule(position=3, name="The rest", queue_id=general))
        template = _add(
            db,
            EmailTemplate(
                name="First reply",
                topic="General",
                subject="Re: {{case.subject}}",
                body="<p>Hello {{contact.first_name}},</p><p>your case is {{case.number}}.</p>",
                is_active=True,
            ),
        )
        shelf = _add(db, KbCategory(name="Open shelf", position=1, needs_review=False))
        reviewed = _add(db, KbCategory(name="Reviewed", position=2, needs_review=True))
        db.commit()
    return Desk(sue, tom, pia, lea, general, returns, template, shelf, reviewed)


def _role(db: Db, name: str, keeps_desk: bool) -> int:
    role = Role(name=name, can_assign=True, can_mass_update=keeps_desk, can_export=False, keeps_desk=keeps_desk)
    role_id = _add(db, role)
    for key in OBJECTS:
        edit = "all" if key == "case" else "own"
        db.add(Permission(role_id=role_id, object=key, create=True, read="all", edit=edit, delete="own"))
    return role_id


def _person(db: Db, first: str, role_id: int) -> int:
    return _add(db, User(id=add_person(db, first, "Desk").id, role_id=role_id, is_active=True))


def _add(db: Db, row: Record) -> int:
    db.add(row)
    db.flush()
    return row.id
