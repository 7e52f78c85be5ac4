"""What only the chat refuses."""

from __future__ import annotations

from ..platform.errors import DomainError


class NotifiesMany(DomainError):
    """A message to everybody in a large channel; the author may confirm and send it all the same."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(f"This notifies {count} people. Send it?")
