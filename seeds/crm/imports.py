"""Imports: files in which leads came in together, with the rows that were known already or made no sense."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from ...apps.crm.models import ImportJob, ImportRow, Lead
from ..random_source import chance
from ..rows import new
from .sales import Sales

_JOBS, _FEWEST, _MOST = 6, 4, 24
_SOURCES = ("Trade show", "E-mail campaign", "Partner", "Web form")  # of which lists are kept elsewhere
_WITHIN = timedelta(days=12)  # what a file brings is noted together, not one by one as it was gathered
_FIELDS = {
    "first_name": "First name", "last_name": "Last name", "company": "Company", "title": "Title", "email": "E-mail",
    "phone": "Phone",
}  # fmt: skip
_IMPORTERS = ("sales-ops-1", "sales-ops-1", "sales-ops", "it-1")


def make_imports(sales: Sales) -> None:
    """Let leads of one source, which came within days, have come in a file, at the moment of the first of them."""
    random = sales.draft.random("imports")
    leads = [lead for lead in sales.draft.all(Lead) if lead.source in _SOURCES and lead.converted_at is None]
    by_age = sorted(leads, key=lambda lead: (lead.created_at, lead.id))
    taken: set[int] = set()
    files: list[list[Lead]] = []
    for first in random.sample(by_age, len(by_age)):
        together = [
            lead
            for lead in by_age
            if lead.source == first.source
            and first.created_at <= lead.created_at <= first.created_at + _WITHIN
            and lead.id not in taken
        ][:_MOST]
        if first.id not in taken and len(together) >= _FEWEST:
            files.append(together)
            taken |= {lead.id for lead in together}
        if len(files) == _JOBS:
            break
    for together in sorted(files, key=lambda each: (each[0].created_at, each[0].id)):
        _add(sales, random, together, [lead for lead in by_age if lead.id not in taken])


def _add(sales: Sales, random: Random, together: list[Lead], others: list[Lead]) -> None:
    draft, at = sales.draft, together[0].created_at
    by = sales.holders[random.choice(_IMPORTERS)].id
    source = together[0].source or ""
    day = draft.calendar.date_of(at)
    job = draft.add(
        new(
            ImportJob,
            object="lead",
            file_name=f"{source.lower().replace(' ', '-')}-{day.isoformat()}.csv",
            headings=list(_FIELDS.values()),
            mapping={str(column): name for column, name in enumerate(_FIELDS)},
            defaults={"source": source},
            duplicates="skip",
            joins_duplicates=False,
            run_at=at,
        ),
        at=at - timedelta(minutes=random.randrange(3, 25)),
        by=by,
        touched=at,
    )
    rows = [_created(lead, job, by) for lead in together]
    known = [lead for lead in others if lead.created_at < at and lead.email]
    for lead in random.sample(known, min(len(known), random.choice((0, 1, 1, 2, 3)))):
        row = _wrong(lead, random) if chance(random, 45) else _known(lead)
        rows.insert(random.randrange(len(rows) + 1), row)
    for line, row in enumerate(rows, 2):
        row.job_id, row.line = job.id, line
        draft.add(row)


def _created(lead: Lead, job: ImportJob, by: int) -> ImportRow:
    # All seeded records have their first version; what has been worked on since stays when the import is undone.
    version = 1 if lead.updated_at == lead.created_at else 0
    if version:
        lead.updated_at = job.updated_at
    lead.created_at, lead.created_by_id = job.updated_at, by
    return _row(lead, "created", {}, version=version)


def _known(lead: Lead) -> ImportRow:
    return _row(lead, "skipped", {"": f"Looks like the lead {lead.name}."})


def _wrong(lead: Lead, random: Random) -> ImportRow:
    """A row whose address was mistyped, or that names nobody, and that came in by another way."""
    if chance(random, 60):
        row = _row(lead, "failed", {"email": "Enter an e-mail address such as name@example.com."})
        row.cells = [cell.replace("@", " at ") for cell in row.cells]
    else:
        row = _row(lead, "failed", {"last_name": "Last name is required."})
        row.cells = ["", "", *row.cells[2:]]
    row.record_key = row.record_id = None
    return row


def _row(lead: Lead, outcome: str, problems: dict[str, str], *, version: int | None = None) -> ImportRow:
    return new(
        ImportRow,
        cells=[getattr(lead, name) or "" for name in _FIELDS],
        outcome=outcome,
        problems=problems,
        record_key="lead",
        record_id=lead.id,
        record_version=version,
    )
