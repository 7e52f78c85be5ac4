"""Tools of files: those on records, and those whose rows are imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import select
from sqlalchemy.orm import undefer

from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.tools import Arguments, Result, Tool, tool
from ...platform.tools.lists import search_tool
from ...platform.tools.values import Named, at_office
from ...platform.uploads import Upload as GivenFile
from ...sheet.models import Upload
from .. import actions, lists
from ..actions.documents import find_document
from ..actions.imports import own_import
from ..fields import FIELDS
from ..import_files import files_in_sight
from ..import_form import default_names, problems_told
from ..models import DUPLICATES, MEMBER_STATUSES, PARENTS, ImportJob
from ..objects import label_of
from ..permissions import IMPORTED
from .acts import Part, Way, act, choice, kind_of_record, of_kind, one, plain, row, text
from .naming import said_user, user_of

_LONGEST = 200_000


class FileGiven(Arguments):
    name: Annotated[str, Field(max_length=160, description="With its ending: notes.txt.")]
    text: Annotated[str, Field(max_length=_LONGEST)]


def _files(_db: Db, given: Sequence[FileGiven], _all: Any) -> list[GivenFile]:
    return [GivenFile(each.name, each.text.encode()) for each in given]


def _files_told(_db: Db, files: Sequence[GivenFile], _asked: Mapping[str, Any]) -> list[dict[str, str]]:
    return [{"name": each.name, "text": each.content.decode()} for each in files]


class ReadFile(Arguments):
    document: Annotated[int, Field(ge=1, description="An id of results.")]


class FileText(Result):
    id: int
    name: str
    media_type: str
    size: int
    added: str | None
    on: str
    text: str | None = None


@tool("crm_read_document", "Read a file of a record: its text, or of a picture what kind of file it is.")
def read_document(db: Db, given: ReadFile) -> FileText:
    document, record = find_document(db, given.document)
    return FileText(
        id=document.id,
        name=document.name,
        media_type=document.media_type,
        size=document.size,
        added=at_office(db, document.created_at),
        on=label_of(record),
        text=document.content.decode("utf-8", "replace") if document.is_text else None,
    )


DOCUMENTS: tuple[Tool[Any], ...] = (
    read_document,
    act("crm_add_documents", "Put files of text on a record.", "add", actions.add_documents,
        kind_of_record(tuple(PARENTS), "parent_type"), of_kind(parameter="parent_id"),
        Part("files", "files", Annotated[tuple[FileGiven, ...], Field(min_length=1, max_length=10)], True, _files,
             _files_told),
        done="The files were added."),
    choice("crm_change_document", "Give a file of a record another name, or delete it.", "remove", "act", {
            "rename": Way(actions.rename_document, "The file was renamed."),
            "delete": Way(actions.delete_document, "The file was deleted."),
        }, row("document"), text("name", 160, required=False)),
)  # fmt: skip


class WaitingFile(Result):
    name: str
    owner: str
    added: str | None


class WaitingFiles(Result):
    items: tuple[WaitingFile, ...]


class FindFiles(Arguments):
    query: Annotated[str, Field(max_length=200)] = ""


@tool("crm_list_import_files", "List the files that lie ready to be imported: one's own and those for everybody.")
def list_files(db: Db, given: FindFiles) -> WaitingFiles:
    found = files_in_sight(db, given.query)
    return WaitingFiles(
        items=tuple(
            WaitingFile(name=each.name, owner=each.owner.name, added=at_office(db, each.created_at)) for each in found
        )
    )


def _data(db: Db, given: str | None, all: Any) -> bytes:
    """What the file holds: the text that was given, or what lies under its name."""
    if given:
        return given.encode()
    ids = [each.id for each in files_in_sight(db) if each.name == all.file]
    if not ids:
        raise NotFound(f"There is no file {all.file}, or it is not shared with you. Give its text.")
    asked = select(Upload).where(Upload.id == ids[0]).options(undefer(Upload.content))
    return db.scalars(asked).one().content


def _data_told(db: Db, data: bytes, asked: Mapping[str, Any]) -> str:
    """Nothing, where the file of that name lies ready."""
    ids = [each.id for each in files_in_sight(db) if each.name == asked["filename"]]
    if ids:
        held = db.scalars(select(Upload).where(Upload.id == ids[0]).options(undefer(Upload.content))).one().content
        if held == data:
            return ""
    return data.decode()


class ColumnRow(Result):
    column: int
    heading: str
    field: str | None = None
    samples: tuple[str, ...]


class RowOfImport(Result):
    row: int
    line: int
    outcome: str
    problems: tuple[str, ...] = ()
    cells: tuple[str, ...] | None = None
    record: int | None = None


class ImportShown(Result):
    id: int
    file: str
    object: str
    columns: tuple[ColumnRow, ...]
    fields: dict[str, str]
    fields_for_all: tuple[str, ...]
    counts: dict[str, int]
    rows: tuple[RowOfImport, ...]
    total: int
    next_page: int | None = None


class GetImport(Arguments):
    job: Annotated[int, Field(ge=1)]
    outcome: Annotated[
        Literal["created", "updated", "skipped", "failed"] | None, Field(description="Only rows that come to this.")
    ] = None
    page: Annotated[int, Field(ge=1, le=100)] = 1


_PAGE = 50


@tool("crm_get_import", "Read an import: its columns and where they go, and what its rows come to, tried or done.")
def get_import(db: Db, given: GetImport) -> ImportShown:
    job = own_import(db, given.job)
    if job.run_at is None:
        rows = [_row(job, each.row, each.outcome, each.problems) for each in actions.try_import(db, given.job).rows]
    else:
        rows = [_row(job, each, each.outcome or "", each.problems) for each in job.rows]
    counts: dict[str, int] = {}
    for each in rows:
        counts[each.outcome] = counts.get(each.outcome, 0) + 1
    rows = [each for each in rows if given.outcome in (None, each.outcome)]
    first = (given.page - 1) * _PAGE
    fields = FIELDS[job.object].importable.values()
    columns = [
        ColumnRow(
            column=at,
            heading=heading,
            field=job.mapping.get(str(at)),
            samples=tuple(row.cells[at] for row in job.rows[:3] if at < len(row.cells) and row.cells[at]),
        )
        for at, heading in enumerate(job.headings)
    ]
    return ImportShown(
        id=job.id,
        file=job.file_name,
        object=job.object,
        columns=tuple(columns),
        fields={field.name: field.label for field in fields},
        fields_for_all=tuple(default_names(job.object)),
        counts=counts,
        rows=tuple(rows[first : first + _PAGE]),
        total=len(rows),
        next_page=given.page + 1 if first + _PAGE < len(rows) else None,
    )


def _row(job: ImportJob, row: Any, outcome: str, problems: Mapping[str, str]) -> RowOfImport:
    told = tuple(problems_told(job, problems))
    return RowOfImport(
        row=row.id, line=row.line, outcome=outcome, problems=told, cells=tuple(row.cells), record=row.record_id
    )


def _mapping(_db: Db, given: Mapping[int, str], _all: Any) -> dict[int, str]:
    return dict(given)


def _defaults(db: Db, given: Mapping[str, str | int], _all: Any) -> dict[str, Any]:
    return {name: user_of(db, value) if name == "owner_id" else value for name, value in given.items()}


def _defaults_told(db: Db, values: Mapping[str, Any], _asked: Mapping[str, Any]) -> dict[str, Any]:
    return {name: said_user(db, value) if name == "owner_id" else value for name, value in values.items()}


class MendedRow(Arguments):
    row: Annotated[int, Field(ge=1)]
    cells: Annotated[dict[int, str], Field(description="Texts by column, counted from 0.")]


def _changes(_db: Db, given: Sequence[MendedRow], _all: Any) -> dict[int, dict[int, str]]:
    return {each.row: dict(each.cells) for each in given}


def _changes_told(_db: Db, changes: Mapping[int, Mapping[int, str]], _asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [
        {"row": row, "cells": {str(column): text for column, text in cells.items()}} for row, cells in changes.items()
    ]


_JOB = row("job")
IMPORTS: tuple[Tool[Any], ...] = (
    list_files,
    act("crm_start_import", "Take in a file of rows with headings: one that lies ready by its name, or a text.", "add",
        actions.start_import, plain("object", Literal[IMPORTED], parameter="key"),
        text("file", 160, parameter="filename"),
        Part("text", "data", Annotated[str, Field(max_length=5_000_000, description="Empty: what lies ready.")], True,
             _data, _data_told),
        done="The file was taken in: say where its columns go."),
    search_tool("crm", lists.IMPORTS, lists.import_rows),
    get_import,
    act("crm_map_import", "Say which column of an import goes to which field, and what holds for all rows.", "change",
        actions.map_import, _JOB,
        Part("mapping", "mapping", Annotated[dict[int, str], Field(description="Fields by column, from 0.")], True,
             _mapping, lambda _db, value, _asked: {str(column): name for column, name in value.items()}),
        Part("defaults", "defaults", dict[str, Named], False, _defaults, _defaults_told),
        plain("duplicates", Literal[tuple(DUPLICATES)], required=False), one("campaign", required=False),
        plain("member_status", Literal[MEMBER_STATUSES], required=False),
        plain("joins_duplicates", bool, required=False), done="The columns have their fields.", repeats=True),
    choice("crm_run_import", "Bring in an import's rows, mend those that failed, undo it, or discard it unrun.",
        "remove", "act", {
            "run": Way(actions.run_import, "The rows were brought in; those with errors stayed behind."),
            "mend": Way(actions.mend_rows, "The rows were brought in."),
            "undo": Way(actions.undo_import, "What it created was deleted, unless it has been changed."),
            "discard": Way(actions.discard_import, "The file was forgotten."),
        }, _JOB, Part("rows", "changes", tuple[MendedRow, ...], False, _changes, _changes_told)),
)  # fmt: skip
