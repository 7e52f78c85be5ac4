"""What stands in the way of changing a channel or a post, whoever asks."""

from __future__ import annotations

from ...platform.errors import Blocked
from ..models import Channel


def require_open(channel: Channel) -> None:
    if channel.archived_at is not None:
        raise Blocked(f"#{channel.name} is archived. Restore it first.")
