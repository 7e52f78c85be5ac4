"""Who sends requests to an app: a few people of every role, customers, somebody without a session."""

from __future__ import annotations

from .client import AppClient
from .spec import Principal

ANONYMOUS = Principal("nobody")


def principals(client: AppClient) -> list[Principal]:
    """Return the people who may log in, a few of every role, those who stand for it in tasks first."""
    taken: dict[str, int] = {}
    chosen = []
    for role, id in client.world.query(client.spec.principals):
        taken[role] = taken.get(role, 0) + 1
        if taken[role] <= client.spec.per_role:
            chosen.append(Principal(role, id))
    return chosen
