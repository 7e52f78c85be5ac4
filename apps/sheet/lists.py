"""The lists of workbooks and of uploads: their columns, filters and views, and which rows the acting person finds."""

from __future__ import annotations

from typing import Any

from flask import url_for
from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.orm import contains_eager, object_session, selectinload

from ..platform.database import Db
from ..platform.filters import ChoiceFilter, DateFilter, PersonFilter
from ..platform.list_state import View
from ..platform.listview import Column, ListView
from ..platform.models import Person
from .actions.uploads import uploads_in_sight
from .forms import folder_choices, name_of
from .models import Star, Upload, Workbook
from .permissions import in_sight

_KINDS = {"csv": "CSV", "tsv": "TSV", "txt": "Text", "xlsx": "Workbook"}


def shared_with(workbook: Workbook) -> str:
    """Who else sees a workbook, in a word or two."""
    if workbook.company_access:
        return "Company"
    count = len(workbook.permissions)
    return "Only owner" if not count else f"{count} {'person' if count == 1 else 'people'}"


def _mine(db: Db) -> Any:
    return and_(Workbook.owner_id == db.actor_id, Workbook.deleted_at.is_(None))


def _shared(db: Db) -> Any:
    return and_(Workbook.owner_id != db.actor_id, Workbook.deleted_at.is_(None))


def _starred_by(db: Db) -> Any:
    starred = select(Star.workbook_id).where(Star.person_id == db.actor_id)
    return and_(Workbook.id.in_(starred), Workbook.deleted_at.is_(None))


def _own_folder(workbook: Workbook) -> str | None:
    db = object_session(workbook)
    is_own = isinstance(db, Db) and workbook.owner_id == db.actor_id
    return workbook.folder.name if workbook.folder and is_own else None


FILES = ListView(
    key="files", title="Files", one="workbook", many="workbooks", endpoint="files.index", icon="file-spreadsheet",
    columns=(
        Column("title", "Name", link=lambda w: url_for("editor.show", id=w.id) if w.deleted_at is None else None,
               sort=func.lower(Workbook.title), width=36),
        Column("owner", "Owner", kind="person", sort=Person.last_name, width=17),
        Column("shared", "Shared with", kind="chip", value=shared_with,
               tone=lambda w: "blue" if w.company_access else "green" if w.permissions else "neutral", width=13),
        Column("folder", "Folder", value=_own_folder, width=15),
        Column("updated_at", "Last modified", kind="moment", sort=Workbook.updated_at),
    ),
    search=(Workbook.title,),
    filters=(
        ChoiceFilter("folder", "Folder", Workbook.folder_id, choices=folder_choices),
        PersonFilter("owner", "Owner", Workbook.owner_id, lookup="sharing.people", label_of=name_of),
        DateFilter("updated", "Last modified", Workbook.updated_at),
    ),
    views=(
        View("all", "All files", where=lambda db: Workbook.deleted_at.is_(None)),
        View("mine", "My files", where=_mine),
        View("shared", "Shared with me", where=_shared),
        View("starred", "Starred", where=_starred_by),
        View("trash", "Trash", where=lambda db: Workbook.deleted_at.is_not(None)),
    ),
    sort="-updated_at", name_of=lambda w: w.title, page_size=18,
)  # fmt: skip


def workbooks(db: Db) -> Select[Any]:
    """Those that the acting person may see, and what lies in their own trash."""
    own_trash = and_(Workbook.owner_id == db.actor_id, Workbook.deleted_at.is_not(None))
    return (
        select(Workbook).join(Workbook.owner).where(or_(in_sight(db), own_trash))
        .options(contains_eager(Workbook.owner), selectinload(Workbook.permissions), selectinload(Workbook.folder))
    )  # fmt: skip


def size_of(upload: Upload) -> str:
    """ "12 KB"."""
    return f"{upload.size:,} bytes" if upload.size < 1000 else f"{upload.size / 1000:,.0f} KB"


def kind_of(upload: Upload) -> str:
    return _KINDS.get(upload.ending, upload.ending)


UPLOADS = ListView(
    key="uploads", title="Uploads", one="file", many="files", endpoint="uploads.index", icon="upload",
    columns=(
        Column("name", "Name", link=lambda u: url_for("uploads.show", id=u.id), sort=func.lower(Upload.name), width=36),
        Column("kind", "Kind", kind="chip", value=kind_of, tone=lambda u: "green" if u.ending == "xlsx" else "neutral"),
        Column("size", "Size", value=size_of, sort=Upload.size),
        Column("owner", "Uploaded by", kind="person", sort=Person.last_name, width=17),
        Column("shared", "Shared with", kind="chip", value=lambda u: "Company" if u.is_shared else "Only owner",
               tone=lambda u: "blue" if u.is_shared else "neutral", width=13),
        Column("created_at", "Uploaded", kind="moment", sort=Upload.created_at),
    ),
    search=(Upload.name,),
    filters=(
        PersonFilter("owner", "Uploaded by", Upload.owner_id, lookup="sharing.people", label_of=name_of),
        DateFilter("uploaded", "Uploaded", Upload.created_at),
    ),
    views=(
        View("all", "All uploads"),
        View("mine", "My uploads", where=lambda db: Upload.owner_id == db.actor_id),
    ),
    sort="-created_at", name_of=lambda u: u.name, page_size=18,
)  # fmt: skip


def uploads(db: Db) -> Select[Any]:
    """The files that the acting person may read."""
    return select(Upload).join(Upload.owner).where(uploads_in_sight(db)).options(contains_eager(Upload.owner))
