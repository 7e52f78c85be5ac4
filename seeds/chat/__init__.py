"""The chat's rows: who is in which channel, what they say to each other, and what they put aside."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .channels import make_channels
from .later import make_later
from .sizes import VOLUMES
from .talk import make_posts

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("crm", "store")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """Everything said in the company's chat."""
    office = make_channels(draft, holders, VOLUMES[draft.size])
    make_posts(office)
    make_later(office)
