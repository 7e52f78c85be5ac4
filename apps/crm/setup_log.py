"""The audit log of setup as people read it: names in the place of ids, one line for each value that changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flask import url_for
from sqlalchemy import ColumnElement, and_, func, or_, select

from ..platform import formats
from ..platform.database import Db
from ..platform.models import AuditEntry, Person
from .models import (
    DuplicateRule,
    FieldPermission,
    Permission,
    PicklistValue,
    Queue,
    QueueMember,
    Role,
    Stage,
    Team,
    User,
    ValidationRule,
)
from .objects import OBJECTS
from .paging import Paging

#: What is told of, by table.
TABLES = {
    "crm_user": "Users",
    "org_person": "Directory",
    "crm_role": "Roles",
    "crm_permission": "Rights",
    "crm_team": "Teams",
    "crm_queue_member": "Queues",
    "crm_stage": "Stages",
    "crm_picklist_value": "Picklists",
    "crm_validation_rule": "Rules",
    "crm_duplicate_rule": "Duplicates",
    "crm_field_permission": "Fields",
}
_ROWS = 30
#: Rows that are told of by a name of their own, with what stands before it.
_NAMED: dict[str, tuple[type[Any], str]] = {
    "crm_stage": (Stage, "Stage {0.name}"),
    "crm_picklist_value": (PicklistValue, "Picklist {0.picklist}: {0.value}"),
    "crm_validation_rule": (ValidationRule, "Rule {0.name}"),
    "crm_duplicate_rule": (DuplicateRule, "Duplicates: {0.object} by {0.match}"),
    "crm_field_permission": (FieldPermission, "Field {0.object}: {0.field}"),
}
_REFERS: dict[str, type[Any]] = {
    "role_id": Role, "team_id": Team, "manager_id": Person, "lead_id": Person, "user_id": Person, "queue_id": Queue,
}  # fmt: skip
_LABELS = {
    "is_active": "Active", "is_frozen": "Frozen", "role_id": "Role", "team_id": "Team", "manager_id": "Manager",
    "lead_id": "Lead", "deleted_at": "Deleted", "email": "E-mail", "keeps_desk": "Keeps the support desk",
    "is_admin": "Administrator",
}  # fmt: skip


@dataclass(frozen=True)
class SetupChange:
    """What was changed at once; `values` are (label, from, to)."""

    at: datetime
    who: str
    what: str
    verb: str
    values: Sequence[tuple[str, str, str]]


@dataclass(frozen=True)
class LogPage:
    """A page of the log, newest first."""

    lines: Sequence[SetupChange]
    paging: Paging


def log(db: Db, table: str = "", number: int = 1) -> LogPage:
    """A page of what was changed in setup, of one table or of all."""
    which = _ours(table)
    total = db.scalar(select(func.count()).select_from(AuditEntry).where(which)) or 0
    paging = Paging(number, total, _ROWS, lambda page: url_for("setup_log.index", page=page, of=table or None))
    found = select(AuditEntry).where(which).order_by(AuditEntry.at.desc(), AuditEntry.id.desc())
    return LogPage(_lines(db, list(db.scalars(found.offset(paging.offset).limit(_ROWS)))), paging)


def changes_of_user(db: Db, user: User) -> list[SetupChange]:
    """The latest changes of somebody's access."""
    mine = and_(AuditEntry.table.in_(("crm_user", "org_person")), AuditEntry.pk == str(user.id))
    found = select(AuditEntry).where(mine, AuditEntry.action != "write")
    return _lines(db, list(db.scalars(found.order_by(AuditEntry.at.desc(), AuditEntry.id.desc()).limit(20))))


def _ours(table: str) -> ColumnElement[bool]:
    tables = (table,) if table else tuple(TABLES)
    # A role that is made brings all its rights along: they are told as the role.
    told = or_(AuditEntry.table != "crm_permission", AuditEntry.action == "update")
    return and_(AuditEntry.table.in_(tables), AuditEntry.action != "write", told)


def _lines(db: Db, entries: Sequence[AuditEntry]) -> list[SetupChange]:
    named = _Names(db, entries)
    lines = []
    for entry in entries:
        verb = {"create": "added", "delete": "removed"}.get(entry.action, "changed")
        if entry.after.get("deleted_at") is not None:
            verb = "removed"
        hidden = {"id", "username", "deleted_at", "role_id" if entry.table == "crm_permission" else ""}
        values = [
            (_label(name), named.text(name, entry.before.get(name)), named.text(name, after))
            for name, after in entry.after.items()
            if name not in hidden and not (entry.action == "create" and after in (None, False, ""))
        ]
        who = named.of(Person, entry.person_id) if entry.person_id else "System"
        lines.append(SetupChange(entry.at, who, named.subject(entry), verb, values))
    return lines


class _Names:
    """The names of all that entries speak of, read with one query per table."""

    def __init__(self, db: Db, entries: Sequence[AuditEntry]) -> None:
        keys = {table: {int(entry.pk) for entry in entries if entry.table == table} for table in TABLES}
        self.rights = self._rows(db, Permission, keys["crm_permission"])
        self.members = self._rows(db, QueueMember, keys["crm_queue_member"])
        wanted: dict[type[Any], set[int]] = {Role: set(), Team: set(), Person: set(), Queue: set()}
        wanted[Person] |= keys["crm_user"] | keys["org_person"] | {entry.person_id or 0 for entry in entries}
        wanted[Person] |= {member.user_id for member in self.members.values()}
        wanted[Queue] |= {member.queue_id for member in self.members.values()}
        wanted[Team] |= keys["crm_team"]
        wanted[Role] |= keys["crm_role"] | {right.role_id for right in self.rights.values()}
        for entry in entries:
            for values in (entry.before, entry.after):
                for name, model in _REFERS.items():
                    if values.get(name) is not None:
                        wanted[model].add(values[name])
        wanted |= {model: keys[table] for table, (model, _) in _NAMED.items()}
        self.rows = {model: self._rows(db, model, ids) for model, ids in wanted.items()}

    @staticmethod
    def _rows(db: Db, model: type[Any], ids: set[int]) -> dict[int, Any]:
        found = db.scalars(select(model).where(model.id.in_(sorted(ids)))) if ids else ()
        return {row.id: row for row in found}

    def of(self, model: type[Any], id: int) -> str:
        row = self.rows[model].get(id)
        return row.name if row is not None else f"#{id}"

    def text(self, name: str, value: Any) -> str:
        if value is None or value == "":
            return formats.EMPTY
        if isinstance(value, list):
            return "; ".join(map(_said, value)) or formats.EMPTY
        if name in _REFERS:
            return self.of(_REFERS[name], value)
        return {True: "Yes", False: "No"}.get(value, str(value)) if isinstance(value, bool) else str(value)

    def subject(self, entry: AuditEntry) -> str:
        """What an entry is about."""
        id = int(entry.pk)
        if entry.table in _NAMED:
            model, pattern = _NAMED[entry.table]
            row = self.rows[model].get(id)
            return pattern.format(row) if row is not None else f"{TABLES[entry.table]} #{id}"
        match entry.table:
            case "crm_role":
                return f"Role {self.of(Role, id)}"
            case "crm_team":
                return f"Team {self.of(Team, id)}"
            case "crm_permission":
                right = self.rights.get(id)
                return f"{self.of(Role, right.role_id)}: {OBJECTS[right.object].plural}" if right else f"#{id}"
            case "crm_queue_member":
                member = self.members.get(id)
                return f"{self.of(Person, member.user_id)} in {self.of(Queue, member.queue_id)}" if member else f"#{id}"
            case _:
                return self.of(Person, id)


def _said(part: Any) -> str:
    """One of several values: a condition of a rule as its words."""
    words = " ".join(filter(None, part.values())) if isinstance(part, dict) else str(part)
    return words.replace("_", " ")


def _label(name: str) -> str:
    return _LABELS.get(name) or name.removesuffix("_id").replace("can_", "may_").replace("_", " ").capitalize()
