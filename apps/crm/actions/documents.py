"""Files on records: brought in, renamed, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.limits import LONGEST_NAME
from ...platform.uploads import Upload, check_upload, clean_name, media_type
from ..models import PARENTS, Document, Lead
from ..objects import OBJECTS, Parent, object_of
from ..permissions import may, require
from ..queries import find
from .leads import check_unconverted
from .saving import bin_records
from .telling import followers, notify

MOST_AT_ONCE = 10


def add_documents(db: Db, parent_type: str, parent_id: int, files: Sequence[Upload]) -> list[Document]:
    """Put files on a record that one may edit, all of them or none; a name that is taken there gets a number."""
    record = _record(db, parent_type, parent_id)
    require(db, "edit", record)
    if isinstance(record, Lead):
        check_unconverted(record)
    if not files:
        raise Invalid(files="Choose a file first.")
    if len(files) > MOST_AT_ONCE:
        raise Invalid(files=f"{MOST_AT_ONCE} files can be uploaded at once; these are {len(files)}.")
    for file in files:
        check_upload(file)
    taken = _names(db, record)
    added: list[Document] = []
    for file in files:
        name = _free(clean_name(file.name), taken)
        taken.add(name.casefold())
        added.append(Document(
            parent_type=parent_type, parent_id=parent_id, name=name, media_type=media_type(file),
            size=len(file.content), content=file.content,
        ))  # fmt: skip
    db.add_all(added)
    db.flush()
    notify(db, "file", followers(db, record), record, ", ".join(document.name for document in added))
    db.flush()
    return added


def rename_document(db: Db, document_id: int, name: str) -> Document:
    """Give a file another name; its ending, which says what it is, stays."""
    document = _for_change(db, document_id)
    record = _record(db, document.parent_type, document.parent_id)
    ending = PurePosixPath(document.name).suffix
    stem = clean_name(name.strip()) if name.strip() else ""
    if stem.lower().endswith(ending.lower()):
        stem = stem[: len(stem) - len(ending)].rstrip()
    if not stem:
        raise Invalid(name="Enter a name.")
    new = f"{stem}{ending}"
    if len(new) > LONGEST_NAME:
        raise Invalid(name=f"A name has at most {LONGEST_NAME} characters.")
    if new.casefold() != document.name.casefold() and new.casefold() in _names(db, record):
        raise Invalid(name=f"There is a file called {new} on this record already.")
    if new != document.name:
        document.name = new
        db.flush()
    return document


def delete_document(db: Db, document_id: int) -> Document:
    document = _for_change(db, document_id)
    bin_records(db, [document])
    return document


def find_document(db: Db, document_id: int) -> tuple[Document, Parent]:
    """A file with its record, if one can see that; else NotFound."""
    document = db.get(Document, document_id)
    if document is None or document.deleted_at is not None:
        raise NotFound("This file does not exist. It may have been deleted.")
    return document, _record(db, document.parent_type, document.parent_id)


def documents_of(db: Db, record: Parent) -> list[Document]:
    """The files of a record, the latest first."""
    key = object_of(record).key
    found = select(Document).where(
        Document.parent_type == key, Document.parent_id == record.id, Document.deleted_at.is_(None)
    )
    return list(db.scalars(found.order_by(Document.created_at.desc(), Document.id.desc())))


def may_change_document(db: Db, document: Document, record: Parent) -> bool:
    """Whether the acting user may rename or delete a file: their own, or any where they may delete the record."""
    own = db.actor_id is None or document.created_by_id == db.actor_id
    return may(db, "edit" if own else "delete", record) and not getattr(record, "is_converted", False)


def _for_change(db: Db, document_id: int) -> Document:
    document, record = find_document(db, document_id)
    if not may_change_document(db, document, record):
        raise Forbidden(
            f"Only the person who uploaded {document.name}, or who may delete the {object_of(record).key}, can do this."
        )
    return document


def _record(db: Db, parent_type: str, parent_id: int) -> Parent:
    if parent_type not in PARENTS:
        raise NotFound("There are no files on records of this kind.")
    return find(db, OBJECTS[parent_type].model, parent_id)  # type: ignore[return-value]


def _names(db: Db, record: Parent) -> set[str]:
    names = select(Document.name).where(
        Document.parent_type == object_of(record).key, Document.parent_id == record.id, Document.deleted_at.is_(None)
    )
    return {name.casefold() for name in db.scalars(names)}


def _free(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where it is taken: "offer (2).txt"."""
    path, number, free = PurePosixPath(name), 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{path.stem} ({number}){path.suffix}"
    return free
