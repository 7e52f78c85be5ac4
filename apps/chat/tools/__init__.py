"""The tools of the chat: `reading` and `writing` messages, `channels`, what is put aside for `later`, and people."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from .channels import CHANNELS, MEMBERS
from .later import LATER, PEOPLE, SCHEDULING
from .reading import READING, look_at_channel
from .writing import WRITING


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox(
        {
            "reading": READING,
            "writing": WRITING,
            "channels": CHANNELS,
            "members": MEMBERS,
            "later": LATER,
            "scheduling": SCHEDULING,
            "people": PEOPLE,
        },
        looks={"channel": look_at_channel},
    )
