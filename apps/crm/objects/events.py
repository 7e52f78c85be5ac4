"""What there is to know of events."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Event
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Event,
    icon="calendar",
    name=Event.subject,
    label=lambda event: str(event.subject),
    detail=lambda event: (event.status, event.owner.name),
    loads=(joinedload(Event.owner),),
    has_list=False,
    is_searched=False,
    tells_owner=False,
)
