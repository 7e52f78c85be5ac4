"""Imports: a file taken in, its columns mapped, its rows brought in, mended, and taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.delimited import decode, detect, records
from ...platform.errors import Blocked, DomainError, Forbidden, Invalid, NotFound
from ..fields import FIELDS
from ..models import DUPLICATES, MEMBER_STATUSES, Campaign, ImportJob, ImportRow
from ..objects import OBJECTS, CrmRecord, url_of
from ..permissions import access, may_import
from .import_rows import Outcome, bring_in
from .saving import load, require_assign

MOST_ROWS = 2000
MOST_BYTES = 5_000_000


@dataclass(frozen=True)
class TriedRow:
    """What a row would come to, one of OUTCOMES. It was taken for the record at `known`, or for that of line `twin`."""

    row: ImportRow
    outcome: str
    problems: Mapping[str, str]
    known: str | None = None
    twin: int | None = None


@dataclass(frozen=True)
class Tried:
    """What an import would come to, row by row."""

    rows: list[TriedRow]

    @property
    def counts(self) -> Counter[str]:
        return Counter(each.outcome for each in self.rows)


def require_import(db: Db, key: str) -> None:
    if not may_import(db, key):
        raise Forbidden("Your role does not allow you to import records. Ask sales operations or an administrator.")


def start_import(db: Db, key: str, *, filename: str, data: bytes) -> ImportJob:
    """Take a file in; columns go where their headings say. Raises Invalid, at `file`, for what is no table."""
    require_import(db, key)
    headings, lines = _read(filename, data)
    job = ImportJob(
        object=key, file_name=filename, headings=headings, mapping=guess(key, headings), defaults={}, duplicates="skip"
    )
    db.add(job)
    db.flush()
    db.add_all(ImportRow(job_id=job.id, line=line, cells=cells, problems={}) for line, cells in lines)
    db.flush()
    return job


def map_import(
    db: Db,
    job_id: int,
    mapping: Mapping[int, str],
    *,
    defaults: Mapping[str, Any] | None = None,
    duplicates: str = "skip",
    campaign_id: int | None = None,
    member_status: str | None = None,
    joins_duplicates: bool = False,
) -> ImportJob:
    """Say which column goes to which field, and what holds for all rows. Raises Invalid at `column_2`, or a field."""
    job = own_import(db, job_id)
    _require_open(job)
    require_import(db, job.object)
    fields, errors = FIELDS[job.object], dict[str, str]()
    importable = {field.name: field for field in fields.importable.values()}
    taken: dict[str, int] = {}
    for column, name in sorted(mapping.items()):
        if name not in importable or not 0 <= column < len(job.headings):
            errors[f"column_{column}"] = "There is no such field."
        elif name in taken:
            other = job.headings[taken[name]]
            errors[f"column_{column}"] = f"{importable[name].label} comes from the column “{other}” already."
        taken.setdefault(name, column)
    given = {name: value for name, value in (defaults or {}).items() if value not in (None, "")}
    for name, field in importable.items():
        if field.must_be_filled and name not in taken and given.get(name, field.first_value(db)) is None:
            errors[""] = f"{field.label} is required: choose the column that it comes from, or a value for all rows."
    if given.get("owner_id", db.actor_id) != db.actor_id or "owner_id" in taken:
        require_assign(db)
    if duplicates not in DUPLICATES:
        errors["duplicates"] = "Choose what happens to duplicates."
    if campaign_id is not None:
        campaign = load(db, Campaign, campaign_id)
        if campaign.status == "Canceled":
            errors["campaign_id"] = f"{campaign.name} was canceled: nobody can be added to it."
        if member_status not in MEMBER_STATUSES:
            errors["member_status"] = "Choose the members' status."
    if errors:
        raise Invalid(errors)
    job.mapping = {str(column): name for column, name in sorted(mapping.items())}
    job.defaults, job.duplicates = given, duplicates
    job.campaign_id, job.joins_duplicates = campaign_id, joins_duplicates
    job.member_status = member_status if campaign_id is not None else None
    db.flush()
    return job


def try_import(db: Db, job_id: int) -> Tried:
    """What the import would come to. It is done and taken back, so that one row may be the duplicate of another."""
    job = own_import(db, job_id)
    require_import(db, job.object)
    rows = waiting(db, job)
    trial = db.begin_nested()
    try:
        return Tried(_tried(rows, [bring_in(db, job, row.cells) for row in rows]))
    finally:
        trial.rollback()


def _tried(rows: Sequence[ImportRow], outcomes: Sequence[Outcome]) -> list[TriedRow]:
    made: dict[CrmRecord, int] = {}
    found: list[TriedRow] = []
    for row, came in zip(rows, outcomes, strict=True):
        twin = known = None
        if came.outcome == "created" and came.record is not None:
            made[came.record] = row.line
        elif came.record is not None:
            twin = made.get(came.record)
            known = url_of(came.record) if twin is None else None
        found.append(TriedRow(row, came.outcome, came.problems, known, twin))
    return found


def run_import(db: Db, job_id: int) -> ImportJob:
    """Bring in all rows that are not in yet; those with errors stay behind, each with its reasons."""
    job = own_import(db, job_id)
    _require_open(job, is_rerun=True)
    require_import(db, job.object)
    for row in waiting(db, job):
        found = bring_in(db, job, row.cells)
        row.outcome, row.problems = found.outcome, dict(found.problems)
        row.record_key = found.record.__tablename__.removeprefix("crm_") if found.record else None
        row.record_id = found.record.id if found.record else None
        row.record_version = found.record.version if found.record and found.outcome == "created" else None
    job.run_at = job.run_at or db.now
    db.flush()
    return job


def mend_rows(db: Db, job_id: int, changes: Mapping[int, Mapping[int, str]]) -> ImportJob:
    """Change cells of rows that failed, by row and column, and bring those rows in. Raises NotFound for others."""
    job = own_import(db, job_id)
    _require_open(job, is_rerun=True)
    failed = {row.id: row for row in waiting(db, job)}
    for id, cells in changes.items():
        row = failed.get(id)
        if row is None:
            raise NotFound("This row has been imported in the meantime. Reload the page.")
        new = [*row.cells, *[""] * (len(job.headings) - len(row.cells))]
        for column, text in cells.items():
            if 0 <= column < len(new):
                new[column] = text.strip()
        row.cells = new
    db.flush()
    return run_import(db, job_id)


def undo_import(db: Db, job_id: int) -> tuple[int, int]:
    """Delete what the import created and nobody has changed since; returns how many went, and how many stayed."""
    job = own_import(db, job_id)
    if job.run_at is None or job.undone_at is not None:
        raise Blocked("Only an import that was run can be undone, and only once.")
    gone = kept = 0
    for row in _rows(db, job, "created"):
        record: Any = db.get(OBJECTS[job.object].model, row.record_id)
        if record is None or record.deleted_at is not None:
            continue
        if record.version != row.record_version:
            kept += 1
            continue
        try:
            with db.begin_nested():
                OBJECTS[job.object].action("delete")(db, record.id)
            gone += 1
        except Forbidden:
            raise
        except DomainError:
            kept += 1
    job.undone_at = db.now
    db.flush()
    return gone, kept


def discard_import(db: Db, job_id: int) -> ImportJob:
    """Forget a file that was not imported."""
    job = own_import(db, job_id)
    if job.run_at is not None:
        raise Blocked("An import that was run stays in the history. Undo it instead.")
    job.deleted_at = db.now
    db.flush()
    return job


def own_import(db: Db, job_id: int) -> ImportJob:
    """An import of one's own, or for administrators anybody's. Raises NotFound."""
    job = db.get(ImportJob, job_id)
    who = access(db)
    is_seen = job is not None and (who is None or who.role.is_admin or job.created_by_id == db.actor_id)
    if job is None or job.deleted_at is not None or not is_seen:
        raise NotFound("This import does not exist, or it is somebody else's.")
    return job


def waiting(db: Db, job: ImportJob) -> list[ImportRow]:
    """The rows that are not in yet: all of them before the import, those that failed after it."""
    return [row for row in _rows(db, job) if row.outcome in (None, "failed")]


def guess(key: str, headings: Sequence[str]) -> dict[str, str]:
    """Which field each column seems to hold, by its heading: labels, names of fields, and a few that files use."""
    fields = FIELDS[key].importable.values()
    known = {_plain(field.label): field.name for field in fields}
    known |= {_plain(field.name): field.name for field in fields if _plain(field.name) not in known}
    names = {field.name for field in fields}
    found: dict[str, str] = {}
    for column, heading in enumerate(headings):
        said = _plain(heading)
        name = known.get(said) or next((name for name in _SAID.get(said, ()) if name in names), None)
        if name is not None and name not in found.values():
            found[str(column)] = name
    return found


#: What files call fields, besides their own labels.
_SAID = {
    "email": ("email",), "emailaddress": ("email",), "mail": ("email",), "givenname": ("first_name",),
    "forename": ("first_name",), "surname": ("last_name",), "familyname": ("last_name",), "lastname": ("last_name",),
    "firstname": ("first_name",), "organization": ("company", "account_id"),
    "company": ("company", "account_id", "name"), "companyname": ("company", "account_id", "name"),
    "jobtitle": ("title",), "position": ("title",), "role": ("title",), "telephone": ("phone",), "tel": ("phone",),
    "phonenumber": ("phone",), "town": ("city", "billing_city"), "city": ("city", "billing_city"),
    "state": ("state", "billing_state"), "leadsource": ("source",), "notes": ("description",),
    "comment": ("description",), "comments": ("description",), "salesrep": ("owner_id",), "web": ("website",),
    "url": ("website",), "budget": ("est_amount",), "amount": ("est_amount",), "account": ("account_id", "name"),
}  # fmt: skip


def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def _read(filename: str, data: bytes) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """The headings of a file, and its rows with their lines."""
    if filename.rpartition(".")[2].lower() not in ("csv", "tsv", "txt"):
        raise Invalid(file="Choose a file that ends in .csv, .tsv or .txt. Save a workbook as CSV first.")
    if len(data) > MOST_BYTES:
        raise Invalid(file=f"The file has {len(data) / 1e6:.1f} MB; at most 5 MB can be imported.")
    if not data.strip():
        raise Invalid(file="The file is empty.")
    settings = detect(data)
    found = [
        record
        for record in records(decode(data, settings.encoding).text, settings.separator)
        if any(cell.strip() for cell in record.cells)
    ]
    at = next((place for place, record in enumerate(found) if record.line == settings.header), 0)
    if len(found) < at + 2:
        raise Invalid(file="The file has no rows below its headings.")
    headings = [cell.strip() for cell in found[at].cells]
    while headings and not headings[-1]:
        headings.pop()
    rows = [(record.line, [cell.strip() for cell in record.cells]) for record in found[at + 1 :]]
    if len(rows) > MOST_ROWS:
        raise Invalid(file=f"The file has {len(rows):,} rows; at most {MOST_ROWS:,} can be imported at once. Split it.")
    return [heading or f"Column {place + 1}" for place, heading in enumerate(headings)], rows


def _rows(db: Db, job: ImportJob, outcome: str | None = None) -> list[ImportRow]:
    asked = select(ImportRow).where(ImportRow.job_id == job.id).order_by(ImportRow.id)
    return list(db.scalars(asked if outcome is None else asked.where(ImportRow.outcome == outcome)))


def _require_open(job: ImportJob, *, is_rerun: bool = False) -> None:
    if job.undone_at is not None:
        raise Blocked("This import was undone. Import the file again.")
    if job.run_at is not None and not is_rerun:
        raise Blocked(f"{job.file_name} was imported already. Its failed rows can be fixed on its page.")


def imported_noun(key: str, count: int) -> str:
    """ "1 lead", "60 leads"."""
    entry = OBJECTS[key]
    return f"{count:,} {(entry.singular if count == 1 else entry.plural).lower()}"
