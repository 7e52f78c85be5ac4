"""Files as they were uploaded: kept, renamed, shared with everybody, deleted."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, or_

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.limits import LONGEST_NAME
from .. import xlsx
from ..delimited import detect
from ..models import Upload
from ..permissions import member

ENDINGS = ("csv", "tsv", "txt", "xlsx")
MOST_BYTES = 5_000_000


def add_upload(db: Db, *, filename: str, data: bytes, is_shared: bool = False) -> Upload:
    """Keep a file of one's own. Raises Invalid, at `file`, for one that could not be imported either."""
    owner = _owner(db)
    name = _name(filename)
    check_file(name, data)
    upload = Upload(name=name, owner_id=owner, is_shared=is_shared, size=len(data), content=data)
    db.add(upload)
    db.flush()
    return upload


def check_file(name: str, data: bytes) -> None:
    """Raise Invalid for what is too large, empty, of another kind, or not what its name says."""
    ending = name.rpartition(".")[2].lower()
    if ending not in ENDINGS:
        what = xlsx.OTHER_FORMATS.get(ending, "Choose a file that ends in .xlsx, .csv, .tsv or .txt.")
        # What is encrypted is so under any name.
        if ending in xlsx.OTHER_FORMATS and len(data) <= MOST_BYTES:
            xlsx.check_encryption(data)
        raise Invalid(file=what)
    if len(data) > MOST_BYTES:
        raise Invalid(
            file=f"The file has {len(data) / 1e6:.1f} MB; at most {MOST_BYTES // 1_000_000} MB can be uploaded."
        )
    if not data.strip():
        raise Invalid(file="The file is empty.")
    if ending == "xlsx":
        xlsx.check_archive(data)
    else:
        detect(data)


def rename_upload(db: Db, upload_id: int, name: str) -> Upload:
    """The ending, which says what it is, stays."""
    upload = own_upload(db, upload_id)
    stem = name.strip().removesuffix(f".{upload.ending}").strip()
    upload.name = _name(f"{stem}.{upload.ending}") if stem else _name("")
    db.flush()
    return upload


def share_upload(db: Db, upload_id: int, is_shared: bool = True) -> Upload:
    """Let everybody at the company find it among the uploads, or no longer."""
    upload = own_upload(db, upload_id)
    upload.is_shared = is_shared
    db.flush()
    return upload


def delete_upload(db: Db, upload_id: int) -> Upload:
    """Workbooks that were made of it stay."""
    upload = own_upload(db, upload_id)
    upload.deleted_at = db.now
    db.flush()
    return upload


def visible_upload(db: Db, upload_id: int) -> Upload:
    """A file that the acting person may read. Raises NotFound."""
    upload = db.get(Upload, upload_id)
    if (
        upload is None
        or upload.deleted_at is not None
        or not ((upload.is_shared and _is_member(db)) or is_own(db, upload))
    ):
        raise NotFound("There is no such file, or it is not shared with you.")
    return upload


def own_upload(db: Db, upload_id: int) -> Upload:
    """A file that the acting person may change. Raises NotFound, Forbidden."""
    upload = visible_upload(db, upload_id)
    if not is_own(db, upload):
        raise Forbidden(f"Only {upload.owner.name}, who uploaded {upload.name}, can change it.")
    return upload


def is_own(db: Db, upload: Upload) -> bool:
    return db.actor_id in (None, upload.owner_id)


def uploads_in_sight(db: Db) -> ColumnElement[bool]:
    """The SQL condition that holds for the files the acting person may read."""
    own = Upload.owner_id == db.actor_id
    return and_(Upload.deleted_at.is_(None), or_(own, Upload.is_shared) if _is_member(db) else own)


def _is_member(db: Db) -> bool:
    user = member(db)
    return user is None or user.role != "Guest"


def _owner(db: Db) -> int:
    user = member(db)
    if user is None:
        raise Forbidden("A file needs an owner.")
    if user.role == "Guest":
        raise Forbidden("Guests cannot upload files. Ask an administrator to make you a member.")
    return user.id


def _name(filename: str) -> str:
    name = " ".join(
        "".join(c if c.isprintable() else " " for c in filename.replace("\\", "/").rpartition("/")[2]).split()
    )
    if not name:
        raise Invalid(name="A file needs a name.")
    if len(name) > LONGEST_NAME:
        raise Invalid(name=f"A name has at most {LONGEST_NAME} characters.")
    return name
