"""Tools about what a workbook was before, and about files that come in."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.values import at_office
from .. import actions, queries, xlsx
from ..actions.imports import Way
from ..delimited import ENCODINGS, SEPARATORS, Settings, detect, read_table
from ..engine import Area, address
from ..engine.refs import LAST_COLUMN, LAST_ROW
from ..models import Upload, sheet_id
from ..versions import CURRENT, past, versions
from .files import search_uploads
from .naming import (
    CellName,
    Done,
    Edited,
    EditingBook,
    OneBook,
    OneSheet,
    Range,
    book_of,
    cell_of,
    chosen,
    edited,
    on_book,
    range_of,
    sheet_of,
    sheet_told,
    with_choice,
)
from .objects import decoded
from .reading import fitting

Told = Mapping[str, Any]
VersionKey = Annotated[str, Field(max_length=20, description="By the key that sheet_list_versions gives: made-12.")]


class VersionRow(Result):
    key: str
    at: str
    title: str
    person: str | None = None
    changes: tuple[str, ...] | None = None
    kept: bool


class Versions(Result):
    items: tuple[VersionRow, ...]


class ListVersions(OneBook):
    named_only: bool = False


@tool("sheet_list_versions", "List the versions of a workbook, latest first: when, by whom, what changed.")
def list_versions(db: Db, given: ListVersions) -> Versions:
    book = queries.with_history(db, book_of(db, given.workbook).id)
    items = [
        VersionRow(
            key=each.key,
            at=at_office(db, each.at),
            title=each.name or {CURRENT: "Current version"}.get(each.key, "Unnamed"),
            person=each.person.name if each.person else None,
            changes=each.changes or None,
            kept=each.is_kept,
        )
        for each in versions(db, book)
        if each.name or each.key == CURRENT or not given.named_only
    ]
    return Versions(items=tuple(items))


class OneVersion(OneBook):
    version: VersionKey


class ReadVersion(OneVersion):
    sheet: Annotated[str | None, Field(description="A sheet of then by its name; else the first.")] = None
    range: Range | None = None


class VersionShown(Result):
    sheets: tuple[str, ...]
    sheet: str
    cells: dict[str, str]
    next_range: str | None = None


@tool("sheet_read_version", "Read what the cells of a sheet showed in a version; formulas as they were.")
def read_version(db: Db, given: ReadVersion) -> VersionShown:
    book = queries.with_history(db, book_of(db, given.workbook).id)
    engine = past(db, book, given.version).engine
    infos = engine.sheets()
    info = infos[0] if given.sheet is None else next((each for each in infos if each.name == given.sheet), None)
    if info is None:
        raise NotFound(f"There is no sheet “{given.sheet}” in this version.")
    area = range_of(given.range) if given.range else Area(1, 1, LAST_ROW, LAST_COLUMN)
    found = [
        (row, column, reading.formula or reading.formatted)
        for (key, row, column), reading in sorted(engine.known.items(), key=lambda item: item[0])
        if key == info.key and reading.kind != "empty" and (row, column) in area
    ]
    fit = fitting([(row, 12 + len(text)) for row, _, text in found], False)
    after = Area(found[fit][0], area.left, area.bottom, area.right) if fit < len(found) else None
    return VersionShown(
        sheets=tuple(each.name for each in infos),
        sheet=info.name,
        cells={address(row, column): text for row, column, text in found[:fit]},
        next_range=str(after) if after else None,
    )


class NameVersion(OneBook):
    name: Annotated[
        Annotated[str, Field(min_length=1, max_length=LONGEST_SHORT)] | None,
        Field(description="null takes its name away."),
    ]
    version: VersionKey = CURRENT


@tool("sheet_name_version", "Keep a version under a name, rename a named one, or take its name away.", "change",
      action=actions.name_version, told=on_book("name", version="key"),
      others={actions.unname_version: with_choice(on_book(version="key"), name=None)})  # fmt: skip
def name_version(db: Db, given: NameVersion) -> Done:
    book = book_of(db, given.workbook)
    if given.name is None:
        actions.unname_version(db, book.id, given.version)
        return Done(done="The name was removed.")
    made = actions.name_version(db, book.id, given.name, key=given.version)
    return Done(done=f"The version named-{made.id} is called {made.name}.", id=made.id)


class RestoreVersion(EditingBook):
    version: VersionKey
    sheet: Annotated[
        int | str | None, Field(description="A sheet of then, by its name or id; left out: the whole workbook.")
    ] = None


@tool("sheet_restore_version", "Make a workbook, or one sheet, what it was in a version.", "change",
      action=actions.restore_version, told=on_book(version="key"),
      others={actions.restore_sheet: lambda db, asked: on_book(version="key")(db, asked)
              | {"sheet": _name_then(db, asked)}})  # fmt: skip
def restore_version(db: Db, given: RestoreVersion) -> Edited:
    book = book_of(db, given.workbook)
    if given.sheet is None:
        return edited(actions.restore_version(db, book.id, given.version, revision=given.revision))
    id = given.sheet if isinstance(given.sheet, int) else _sheet_then(db, book.id, given.version, given.sheet)
    return edited(actions.restore_sheet(db, book.id, given.version, id, revision=given.revision))


def _name_then(db: Db, asked: Told) -> str:
    """What a sheet was called in a version."""
    state = past(db, queries.with_history(db, asked["workbook_id"]), asked["key"])
    names = {sheet_id(asked["workbook_id"], info.key): info.name for info in state.engine.sheets()}
    return names[asked["sheet_id"]]


def _sheet_then(db: Db, workbook_id: int, key: str, name: str) -> int:
    state = past(db, queries.with_history(db, workbook_id), key)
    for info in state.engine.sheets():
        if info.name.casefold() == name.casefold():
            return sheet_id(workbook_id, info.key)
    raise NotFound(f"There is no sheet “{name}” in this version.")


VERSIONS = (list_versions, read_version, name_version, restore_version)

# -- Files that come in ----------------------------------------------------------------------------------------------

_WORDS = {character: name.lower() for character, name in SEPARATORS}
_CHARACTERS = {name: character for character, name in _WORDS.items()}


class OneUpload(Arguments):
    upload: Annotated[int, Field(description="By the id that sheet_search_uploads gives.")]


class AddUpload(Arguments):
    name: Annotated[str, Field(max_length=LONGEST_NAME, description="Ends in .csv, .tsv, .txt or .xlsx.")]
    text: Annotated[str | None, Field(description="What is in it, of a text file.")] = None
    base64: Annotated[str | None, Field(description="Or the file in base64.")] = None
    shared: Annotated[bool, Field(description="Everybody at the company finds it.")] = False


def _upload_told(_db: Db, asked: Told) -> dict[str, Any]:
    told = {"name": asked["filename"], "base64": b64encode(asked["data"]).decode()}
    return told | ({"shared": True} if asked.get("is_shared") else {})


@tool("sheet_add_upload", "Upload a file, from which workbooks can be made.", "add", action=actions.add_upload,
      told=_upload_told)  # fmt: skip
def add_upload(db: Db, given: AddUpload) -> Done:
    data = decoded(given.base64) if given.base64 is not None else (given.text or "").encode()
    made = actions.add_upload(db, filename=given.name, data=data, is_shared=given.shared)
    return Done(done=f"{made.name} was uploaded.", id=made.id)


class Reading(Arguments):
    """How a delimited file is read; what is not given is as the file seems to be."""

    encoding: Literal[tuple(key for key, _ in ENCODINGS)] | None = None  # type: ignore[valid-type]
    separator: Literal[tuple(_CHARACTERS)] | None = None  # type: ignore[valid-type]
    header: Annotated[int | None, Field(ge=0, description="The line with the headings; 0: none.")] = None
    dates: Literal["mdy", "dmy"] | None = None
    decimals: Literal["point", "comma"] | None = None
    quotes: bool | None = None
    converts: Annotated[bool | None, Field(description="Convert text to numbers and dates.")] = None
    keeps_zeros: Annotated[bool | None, Field(description="Keep leading zeros, as text.")] = None
    formulas: Annotated[bool | None, Field(description="Work out formulas.")] = None


class FileShown(Result):
    id: int
    name: str
    size: int
    shared: bool
    settings: dict[str, str | int | bool] | None = None
    headings: tuple[str, ...] | None = None
    kinds: tuple[str, ...] | None = None
    rows: int | None = None
    first_lines: tuple[str, ...] | None = None
    warnings: tuple[str, ...] | None = None
    sheets: tuple[str, ...] | None = None
    left_out: tuple[str, ...] | None = None


class GetUpload(OneUpload):
    reading: Annotated[Reading | None, Field(description="How to read it, to see what comes of that.")] = None


@tool("sheet_get_upload", "Look at an uploaded file: how it would be read, its first lines, what is odd about it.")
def get_upload(db: Db, given: GetUpload) -> FileShown:
    upload = actions.visible_upload(db, given.upload)
    told: dict[str, Any] = {"id": upload.id, "name": upload.name, "size": upload.size, "shared": upload.is_shared}
    if upload.ending == "xlsx":
        found = xlsx.read(upload.content, db.company.timezone)
        sheets = tuple(page.name for page in found.pages)
        return FileShown(**told, sheets=sheets, left_out=tuple(found.lost) or None)
    settings = _settings(upload, given.reading) or detect(upload.content)
    table = read_table(upload.content, settings, db.today)
    lines = upload.content.decode(settings.encoding, "replace").splitlines()[:10]
    return FileShown(
        **told,
        settings=_settings_told(settings),
        headings=tuple(table.headings),
        kinds=tuple(table.kinds()),
        rows=len(table.lines),
        first_lines=tuple(lines),
        warnings=tuple(f"Line {each.line}: {each.text}" for each in table.warnings[:8]) or None,
    )


class ChangeUpload(OneUpload):
    name: Annotated[str | None, Field(min_length=1, max_length=LONGEST_NAME, description="Without the ending.")] = None
    shared: Annotated[bool | None, Field(description="Whether everybody at the company finds it.")] = None


@tool("sheet_change_upload", "Give an uploaded file another name, or let everybody find it or only you.", "change",
      repeats=True, action=actions.rename_upload,
      told=lambda _db, asked: {"upload": asked["upload_id"], "name": asked["name"]},
      others={actions.share_upload: lambda _db, asked: {"upload": asked["upload_id"],
                                                        "shared": asked.get("is_shared", True)}})  # fmt: skip
def change_upload(db: Db, given: ChangeUpload) -> Done:
    if chosen(given, "name", "shared") == "name":
        return _uploaded(actions.rename_upload(db, given.upload, given.name or ""), "has its name")
    return _uploaded(actions.share_upload(db, given.upload, bool(given.shared)), "was changed")


@tool("sheet_delete_upload", "Delete an uploaded file; workbooks made of it stay.", "remove",
      action=actions.delete_upload, told=lambda _db, asked: {"upload": asked["upload_id"]})  # fmt: skip
def delete_upload(db: Db, given: OneUpload) -> Done:
    return _uploaded(actions.delete_upload(db, given.upload), "was deleted")


def _uploaded(upload: Upload, what: str) -> Done:
    return Done(done=f"{upload.name} {what}.", id=upload.id)


def _settings(upload: Upload, given: Reading | None) -> Settings | None:
    if upload.ending == "xlsx":
        return None
    asked = {name: value for name, value in (given or Reading()).model_dump().items() if value is not None}
    if "separator" in asked:
        asked["separator"] = _CHARACTERS[asked["separator"]]
    return replace(detect(upload.content), **asked)


def _settings_told(settings: Settings) -> dict[str, Any]:
    told = {each.name: getattr(settings, each.name) for each in fields(settings)}
    return told | {"separator": _WORDS[settings.separator]}


class ImportWorkbook(OneUpload):
    title: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    reading: Reading | None = None


def _imported_told(_db: Db, asked: Told) -> dict[str, Any]:
    told: dict[str, Any] = {"upload": asked["upload_id"]}
    if asked.get("title"):
        told["title"] = asked["title"]
    return told | ({"reading": _settings_told(asked["settings"])} if asked.get("settings") else {})


@tool("sheet_import_workbook", "Make a new workbook of an uploaded file.", "add", action=actions.import_workbook,
      told=_imported_told)  # fmt: skip
def import_workbook(db: Db, given: ImportWorkbook) -> Done:
    settings = _settings(actions.visible_upload(db, given.upload), given.reading)
    made = actions.import_workbook(db, given.upload, title=given.title, settings=settings)
    return Done(done=f"{made.title} was made.", id=made.id)


class ImportIntoSheet(OneSheet, OneUpload):
    way: Annotated[
        Way, Field(description="As a new sheet, appended to the sheet, replacing it, or over it from a cell on.")
    ] = "sheet"
    name: Annotated[str, Field(max_length=31, description="Of a new sheet.")] = ""
    cell: CellName = "A1"
    by_heading: Annotated[bool, Field(description="Appended columns go below the same heading, not by order.")] = True
    reading: Reading | None = None
    revision: int | None = None


def _into_told(db: Db, asked: Told) -> dict[str, Any]:
    into = asked["into"]
    told = {**sheet_told(db, into.sheet_id), **_imported_told(db, asked), "way": into.way}
    told |= {"name": into.name, "cell": address(into.row, into.column), "by_heading": into.by_heading}
    return {name: value for name, value in told.items() if value != ""}


@tool("sheet_import_into_sheet", "Bring an uploaded csv, tsv or txt file into a workbook.", "change",
      action=actions.import_upload, told=_into_told)  # fmt: skip
def import_into_sheet(db: Db, given: ImportIntoSheet) -> Edited:
    sheet, (row, column) = sheet_of(db, given), cell_of(given.cell)
    settings = _settings(actions.visible_upload(db, given.upload), given.reading)
    into = actions.Into(sheet.id, given.way, given.name, row, column, given.by_heading)
    return edited(
        actions.import_upload(db, given.upload, into, settings=settings, revision=given.revision), sheet
    )  # fmt: skip


UPLOADS = (
    search_uploads, add_upload, get_upload, change_upload, delete_upload, import_workbook,
    import_into_sheet,
)  # fmt: skip
