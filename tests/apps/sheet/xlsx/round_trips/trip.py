"""One file taken in as an upload and given out again."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.xlsx import read

from .comparing import Difference, untold


@dataclass
class Trip:
    """What became of a file: refused with words, or given out again with what differs and was not told."""

    refused: str = ""
    lost: list[str] = field(default_factory=list)
    untold: list[Difference] = field(default_factory=list)
    seconds: float = 0.0


def trip(db: Db, data: bytes, twin: bytes | None = None) -> Trip:
    """`twin` is the same in the usual form, where what compares does not read the other."""
    began = time.perf_counter()
    try:
        upload = actions.add_upload(db, filename="file.xlsx", data=data)
        lost = read(data, db.company.timezone).lost
        workbook = actions.import_workbook(db, upload.id)
    except DomainError as refusal:
        return Trip(refused=str(refusal), seconds=time.perf_counter() - began)
    lost += xlsx.losses(db, workbook)
    after = xlsx.write(db, workbook)
    seconds = time.perf_counter() - began
    return Trip("", lost, untold(twin or data, after, lost), seconds)
