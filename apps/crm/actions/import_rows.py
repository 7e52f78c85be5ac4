"""One row of a file becomes a record, changes one, or says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...platform.database import Db
from ...platform.errors import DomainError, Invalid
from ..fields import FIELDS
from ..models import CampaignMember, Contact, ImportJob, Lead
from ..objects import OBJECTS, label_of, object_of
from . import duplicates
from .campaign_members import add_members


@dataclass(frozen=True)
class Outcome:
    """What became of a row: `outcome` is one of OUTCOMES; `record` what it became or was taken for."""

    outcome: str
    record: duplicates.Twin | None = None
    problems: Mapping[str, str] = field(default_factory=dict)


def values_of(db: Db, job: ImportJob, cells: Sequence[str]) -> dict[str, Any]:
    """The values of a row, with the job's own where it has none. Raises Invalid with a message per field."""
    fields = FIELDS[job.object]
    row = {
        fields[name].label: cells[int(column)] if int(column) < len(cells) else ""
        for column, name in job.mapping.items()
    }
    values = fields.read_row(db, row)
    return {**job.defaults, **values}


def bring_in(db: Db, job: ImportJob, cells: Sequence[str]) -> Outcome:
    """Bring one row in, with all that belongs to it, or nothing of it."""
    try:
        with db.begin_nested():
            return _bring_in(db, job, cells)
    except Invalid as error:
        return Outcome("failed", problems=error.errors)
    except DomainError as error:
        return Outcome("failed", problems={"": str(error)})


def _bring_in(db: Db, job: ImportJob, cells: Sequence[str]) -> Outcome:
    values = values_of(db, job, cells)
    # A row that could not stand alone is refused before it is compared with others.
    fields = FIELDS[job.object]
    fields.clean(db, fields.with_defaults(db, values))
    twins = twins_of(db, job.object, values)
    if twins and job.duplicates != "create":
        return _taken_for(db, job, twins, values)
    record = OBJECTS[job.object].action("create")(db, allow_duplicate=True, **values)
    _join(db, job, record)
    return Outcome("created", record)


def _taken_for(db: Db, job: ImportJob, twins: Sequence[duplicates.Twin], values: Mapping[str, Any]) -> Outcome:
    """What the job says to do with a row that resembles records."""
    same = next((twin for twin in twins if object_of(twin).key == job.object), None)
    known = same or twins[0]
    noun = object_of(known).singular.lower()
    why = f"Looks like the {noun} {label_of(known)}."
    outcome = Outcome("skipped", known, {"": why})
    if same is not None and job.duplicates in ("fill", "update"):
        # The defaults are for new records: only what the file says changes one.
        said = {name: value for name, value in values.items() if name in job.mapping.values()}
        if job.duplicates == "fill":
            said = {name: value for name, value in said.items() if getattr(same, name) in (None, "")}
        changed = {name: value for name, value in said.items() if getattr(same, name) != value}
        if changed:
            OBJECTS[job.object].action("update")(db, same.id, **changed)
            outcome = Outcome("updated", same, {"": why})
        else:
            outcome = Outcome("skipped", same, {"": f"{why} It has all of this already."})
    if job.joins_duplicates:
        _join(db, job, known)
    return outcome


def twins_of(db: Db, key: str, values: Mapping[str, Any]) -> list[duplicates.Twin]:
    """The records that a row resembles, by the rule that forms go by, too."""
    email = values.get("email")
    match key:
        case "account":
            return list(duplicates.accounts_like(db, values["name"], values.get("website")))
        case "contact":
            return list(
                duplicates.contacts_like(
                    db, values.get("first_name"), values["last_name"], email, values.get("account_id")
                )
            )
        case _:
            return [
                *duplicates.leads_like(db, values.get("first_name"), values["last_name"], values["company"], email),
                *(duplicates.contacts_with_email(db, email) if email else ()),
            ]


def _join(db: Db, job: ImportJob, record: duplicates.Twin) -> None:
    """Put the record into the job's campaign; one who is in it already gets the status of the others."""
    if job.campaign_id is None or not isinstance(record, Contact | Lead):
        return
    key = object_of(record).key
    status = job.member_status or "Planned"
    joined = add_members(db, job.campaign_id, key, [record.id], status=status)
    if joined.already:
        column: Any = getattr(CampaignMember, f"{key}_id")
        member = db.query(CampaignMember).filter(CampaignMember.campaign_id == job.campaign_id, column == record.id)
        member.one().status = status
        db.flush()
