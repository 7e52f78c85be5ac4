"""The chat's rows: who is in which channel, what they say to each other, and what they put aside."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..chronicle.people import draw_absences
from ..chronicle.weeks import draw_weeks
from ..draft import Draft
from .channels import make_channels
from .member_state import make_member_state
from .posting import make_posts
from .volume import VOLUMES

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("crm", "store")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """Everything said in the company's chat."""
    volume = VOLUMES[draft.size]
    draw_absences(draft, holders)
    draft.keep(draw_weeks(draft, holders, volume.days))
    chat = make_channels(draft, holders, volume)
    make_posts(chat)
    make_member_state(chat)
