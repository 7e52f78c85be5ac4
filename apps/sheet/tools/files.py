"""Tools about workbooks as files: finding, making, filing, sharing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.limits import LONGEST_NAME, LONGEST_SEARCH, LONGEST_SHORT
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.lists import search_tool
from .. import actions, importing, lists, queries
from ..models import SHARE_LEVELS
from ..permissions import require
from .naming import (
    BookName,
    Done,
    FolderName,
    OneBook,
    PersonName,
    book_of,
    book_told,
    chosen,
    folder_of,
    on_book,
    person_of,
    person_told,
    with_choice,
)

Told = Mapping[str, Any]
Title = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Level = Literal[SHARE_LEVELS]  # type: ignore[valid-type]


def _find(db: Db, filter: str, name: str) -> int:
    return folder_of(db, name) if filter == "folder" else person_of(db, name, "filters").id


search_workbooks = search_tool(
    "sheet", lists.FILES, lists.workbooks, find=_find,
    about="Find workbooks by title, filters or a view, as Files does: yours, shared with you, starred, in the trash.",
)  # fmt: skip
search_uploads = replace(
    search_tool("sheet", lists.UPLOADS, lists.uploads, find=_find), name="sheet_search_uploads",
    about="Find uploaded files, from which workbooks are made.",
)  # fmt: skip


class CreateWorkbook(Arguments):
    title: Title
    folder: FolderName | None = None


def _created_told(_db: Db, asked: Told) -> dict[str, Any]:
    folder = asked.get("folder_id")
    return {"title": asked["title"]} | ({"folder": folder} if folder else {})


@tool("sheet_create_workbook", "Create a workbook of your own with one empty sheet.", "add",
      action=actions.create_workbook, told=_created_told)  # fmt: skip
def create_workbook(db: Db, given: CreateWorkbook) -> Done:
    folder = folder_of(db, given.folder) if given.folder is not None else None
    made = actions.create_workbook(db, title=given.title, folder_id=folder)
    return Done(done=f"{made.title} was created.", id=made.id)


class CopyWorkbook(OneBook):
    title: Title | None = None


@tool("sheet_copy_workbook", "Make a copy of a workbook, of your own.", "add", action=actions.copy_workbook,
      told=on_book("title"))  # fmt: skip
def copy_workbook(db: Db, given: CopyWorkbook) -> Done:
    made = actions.copy_workbook(db, book_of(db, given.workbook).id, title=given.title)
    return Done(done=f"{made.title} is your copy.", id=made.id)


class ChangeWorkbook(OneBook):
    title: Title | None = None
    folder: Annotated[FolderName | None, Field(description="A folder of yours by name or id; null: none.")] = None
    starred: bool | None = None
    trashed: Annotated[bool | None, Field(description="true: to the trash; false: back from it.")] = None


def _trashed_told(_db: Db, asked: Told) -> dict[str, Any]:
    return {"workbook": asked["workbook_id"]}


@tool("sheet_change_workbook", "Rename a workbook, file it in a folder, star it, or put it in the trash or back.",
      "change", repeats=True, action=actions.rename_workbook, told=on_book("title"),
      others={
          actions.move_workbook: lambda db, asked: {**on_book()(db, asked), "folder": asked["folder_id"]},
          actions.star_workbook: lambda db, asked: {**on_book()(db, asked), "starred": asked.get("starred", True)},
          actions.trash_workbook: with_choice(on_book(), trashed=True),
          actions.restore_workbook: with_choice(_trashed_told, trashed=False),
      })  # fmt: skip
def change_workbook(db: Db, given: ChangeWorkbook) -> Done:
    book, what = book_of(db, given.workbook), chosen(given, "title", "folder", "starred", "trashed")
    if what == "title":
        actions.rename_workbook(db, book.id, given.title or "")
    elif what == "folder":
        actions.move_workbook(db, book.id, folder_of(db, given.folder) if given.folder is not None else None)
    elif what == "starred":
        actions.star_workbook(db, book.id, bool(given.starred))
    elif given.trashed:
        actions.trash_workbook(db, book.id)
    else:
        actions.restore_workbook(db, book.id)
    return Done(done=f"{book.title} was changed.", id=book.id)


@tool("sheet_delete_workbook", "Delete a workbook in the trash forever.", "remove", action=actions.delete_workbook,
      told=_trashed_told)  # fmt: skip
def delete_workbook(db: Db, given: OneBook) -> Done:
    book = book_of(db, given.workbook)
    id, title = book.id, book.title
    actions.delete_workbook(db, id)
    return Done(done=f"{title} was deleted forever.", id=id)


# -- Sharing ---------------------------------------------------------------------------------------------------------


class Share(Result):
    person: str
    username: str
    level: str


class Connected(Result):
    workbook: int
    title: str


class Sharing(Result):
    owner: str
    company_access: str | None = None
    people: tuple[Share, ...]
    connected: tuple[Connected, ...] | None = None


@tool("sheet_get_sharing", "Read with whom a workbook is shared, and which workbooks may show cells of it.")
def get_sharing(db: Db, given: OneBook) -> Sharing:
    book = book_of(db, given.workbook)
    require(db, book, "editor")
    shares = [each for each in book.permissions if each.deleted_at is None]
    found = importing.connections_from(db, book.id)
    return Sharing(
        owner=book.owner.name,
        company_access=book.company_access,
        people=tuple(Share(person=s.person.name, username=s.person.username, level=s.level) for s in shares),
        connected=tuple(Connected(workbook=each.workbook_id, title=each.workbook.title) for each in found) or None,
    )


class SearchPeople(Arguments):
    query: Annotated[str, Field(max_length=LONGEST_SEARCH)] = ""


class PersonRow(Result):
    name: str
    username: str
    title: str


class People(Result):
    items: tuple[PersonRow, ...]


@tool("sheet_search_people", "Find people to share with, by name, title or address; the first eight.")
def search_people(db: Db, given: SearchPeople) -> People:
    found = queries.people(db, given.query)
    return People(items=tuple(PersonRow(name=p.name, username=p.username, title=p.title) for p in found))


class OneShare(OneBook):
    person: PersonName


class ShareWorkbook(OneShare):
    level: Annotated[Level | Literal["owner"] | None, Field(description="owner: hand it over; null: take it away.")]


def _shared_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"workbook": book_told(db, asked["workbook_id"]), "person": person_told(db, asked["person_id"])}
    return told | {"level": asked.get("level")}


@tool("sheet_share_workbook", "Let somebody view, comment on, edit or own a workbook, or take their permission away.",
      "change", repeats=True, action=actions.share_workbook, told=_shared_told,
      others={actions.unshare_workbook: _shared_told,
              actions.transfer_workbook: with_choice(_shared_told, level="owner")})  # fmt: skip
def share_workbook(db: Db, given: ShareWorkbook) -> Done:
    book, person = book_of(db, given.workbook), person_of(db, given.person)
    if given.level is None:
        actions.unshare_workbook(db, book.id, person.id)
        return Done(done=f"{person.name}'s permission was taken away.", id=book.id)
    if given.level == "owner":
        actions.transfer_workbook(db, book.id, person.id)
    else:
        actions.share_workbook(db, book.id, person.id, given.level)
    return Done(done=f"{person.name} is now {given.level}.", id=book.id)


class SetAccess(OneBook):
    level: Annotated[Level | None, Field(description="null: restricted to those it is shared with.")]


@tool("sheet_set_company_access", "Say what everybody at the company may do with a workbook.", "change", repeats=True,
      action=actions.set_company_access,
      told=lambda db, asked: {"workbook": book_told(db, asked["workbook_id"]), "level": asked["level"]})  # fmt: skip
def set_company_access(db: Db, given: SetAccess) -> Done:
    made = actions.set_company_access(db, book_of(db, given.workbook).id, given.level)
    return Done(done="General access was changed.", id=made.id)


class ConnectWorkbook(OneBook):
    source: BookName
    connected: Annotated[bool, Field(description="false: no longer.")] = True


def _disconnected_told(db: Db, asked: Told) -> dict[str, Any]:
    return {
        "workbook": asked["workbook_id"],
        "source": book_told(db, asked["source_id"]),
        "connected": False,
    }  # fmt: skip


@tool("sheet_connect_workbook", "Let the IMPORTRANGE formulas of a workbook show cells of another one, or no longer.",
      "change", repeats=True, action=actions.connect,
      told=lambda db, asked: {"workbook": book_told(db, asked["workbook_id"]),
                              "source": book_told(db, asked["source_id"])},
      others={actions.disconnect: _disconnected_told})  # fmt: skip
def connect_workbook(db: Db, given: ConnectWorkbook) -> Done:
    source = book_of(db, given.source)
    if given.connected:
        made = actions.connect(db, book_of(db, given.workbook).id, source.id)
        return Done(done=f"{made.source.title} is connected.", id=made.workbook_id)
    known = {each.workbook.title.casefold(): each.workbook_id for each in importing.connections_from(db, source.id)}
    id = given.workbook if isinstance(given.workbook, int) else known.get(given.workbook.casefold())
    actions.disconnect(db, source.id, id if id is not None else book_of(db, given.workbook).id)
    return Done(done="The workbooks are no longer connected.", id=source.id)


# -- Folders ---------------------------------------------------------------------------------------------------------


class FolderRow(Result):
    id: int
    name: str
    workbooks: int


class Folders(Result):
    items: tuple[FolderRow, ...]


class ListFolders(Arguments):
    pass


@tool("sheet_list_folders", "List your folders.")
def list_folders(db: Db, given: ListFolders) -> Folders:
    return Folders(
        items=tuple(FolderRow(id=row[0].id, name=row[0].name, workbooks=row[1]) for row in queries.folders(db))
    )


class OneFolder(Arguments):
    folder: FolderName


class SaveFolder(Arguments):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_SHORT)]
    folder: Annotated[FolderName | None, Field(description="The one to rename; left out: a new one.")] = None


@tool("sheet_save_folder", "Create a folder of your own, or rename one.", "add", action=actions.create_folder,
      told=lambda _db, asked: {"name": asked["name"]},
      others={actions.rename_folder: lambda _db, asked: {"folder": asked["folder_id"],
                                                         "name": asked["name"]}})  # fmt: skip
def save_folder(db: Db, given: SaveFolder) -> Done:
    if given.folder is None:
        saved = actions.create_folder(db, name=given.name)
    else:
        saved = actions.rename_folder(db, folder_of(db, given.folder), name=given.name)
    return Done(done=f"The folder {saved.name} is there.", id=saved.id)


@tool("sheet_delete_folder", "Delete a folder of yours; the workbooks in it are kept.", "remove",
      action=actions.delete_folder, told=lambda _db, asked: {"folder": asked["folder_id"]})  # fmt: skip
def delete_folder(db: Db, given: OneFolder) -> Done:
    id = folder_of(db, given.folder)
    actions.delete_folder(db, id)
    return Done(done="The folder was deleted.", id=id)


FILES = (search_workbooks, create_workbook, copy_workbook, change_workbook, delete_workbook)
SHARING = (get_sharing, search_people, share_workbook, set_company_access, connect_workbook)
FOLDERS = (list_folders, save_folder, delete_folder)
