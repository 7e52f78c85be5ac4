"""The fields of a note."""

from __future__ import annotations

from ...platform.record_fields import LongText, RecordFields
from ..models import Note
from .common import Parent, ParentType

NOTE = RecordFields(
    Note,
    LongText(Note.body, "Note", rows=4, searched=True),
    ParentType(Note.parent_type, "Related kind", form="never", imported=False),
    Parent(Note.parent_id, "Related to", form="never"),
)
