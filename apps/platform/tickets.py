"""One-time tickets: the word of the portal or an app to another app's host that a browser may log in as somebody."""

from __future__ import annotations

from dataclasses import dataclass, field

from .database import Db

# A ticket lives for the moment of one redirect; older ones were never followed.
_KEPT = 64


@dataclass
class Tickets:
    """The tickets of one office. They are opaque, good for one app and one use, and die with the process."""

    _issued: dict[str, tuple[str, int]] = field(default_factory=dict)

    def issue(self, db: Db, app: str, account_id: int) -> str:
        """A new ticket for a person, or a customer, in an app."""
        while len(self._issued) >= _KEPT:
            del self._issued[next(iter(self._issued))]
        ticket = db.secret()
        self._issued[ticket] = (app, account_id)
        return ticket

    def redeem(self, ticket: str, app: str) -> int | None:
        """Whom a ticket is for, once; None if it is unknown, used, or for another app."""
        issued_for, account_id = self._issued.pop(ticket, (None, 0))
        return account_id if issued_for == app else None
