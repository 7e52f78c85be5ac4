"""What there is to know of notes."""

from __future__ import annotations

from ..models import Note
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Note,
    icon="sticky-note",
    name=Note.body,
    label=lambda note: note.body if len(note.body) <= 60 else note.body[:59] + "…",
    detail=lambda _note: (),
    tabs=(),
    has_list=False,
    is_searched=False,
    tells_owner=False,
)
