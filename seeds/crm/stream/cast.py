"""Who may play which part in a thread on a record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from random import Random

from ....apps.crm.models import User
from ..parents import Parent
from ..sales import Sales
from .scenes import Scene
from .staff import Staff

#: The parts that go by what somebody does, and the positions that do it.
_DO = {
    "salesops": ("sales-ops", "sales-ops-1"),
    "support": tuple(f"support-{number}" for number in range(1, 6)),
    "returns": ("support-6",),
    "supportlead": ("support-lead",),
    "director": ("marketing",),
    "marketing": ("marketing-1", "marketing-3"),
    "campaigns": ("marketing-2",),
    "admin": ("it-1",),
    "inside": ("inside",),
}


class Cast:
    """The colleagues who may write on records, by what they are to a record."""

    def __init__(self, sales: Sales, writers: list[User], staff: Staff) -> None:
        self._people, self._staff = sales.draft.people, staff
        self._writers = {user.id: user for user in writers}
        self._do = {part: [sales.holders[key].id for key in keys] for part, keys in _DO.items()}

    def draw(
        self, random: Random, scene: Scene, parent: Parent, at: datetime, to: User | None
    ) -> tuple[User, User] | None:
        """Who asks and who is asked; `to` has to be the latter if named."""
        owner_id = parent.record.owner_id
        asked = [id for id in self._able(scene.asked, parent, at) if to is None or id == to.id]
        askers = self._able(scene.asker, parent, at)
        if scene.asked == "owner":
            askers = [id for id in askers if id != owner_id]
        pairs = [(a, b) for a in askers for b in asked if a != b]
        if not pairs:
            return None
        asker, other = random.choice(pairs)
        return self._writers[asker], self._writers[other]

    def _able(self, part: str, parent: Parent, at: datetime) -> list[int]:
        """Who may play a part on a record then."""
        owner_id = parent.record.owner_id
        found: Sequence[int | None]
        if part == "owner":
            found = [owner_id]
        elif part == "rep":
            found = [parent.account.owner_id] if parent.account else []
        elif part == "manager":
            found = [self._people[owner_id - 1].manager_id] if owner_id else []
        elif part in ("peer", "prospector"):
            found = self._mates(owner_id, junior=part == "prospector")
        else:
            found = [id for id in self._do[part] if id != owner_id]
        return [id for id in found if id and id in self._writers and self._staff.was_there(id, at)]

    def _mates(self, owner_id: int | None, *, junior: bool) -> list[int]:
        """Those who sell beside the owner of a record."""
        if owner_id is None:
            return []
        boss = self._people[owner_id - 1].manager_id
        return [
            person.id
            for person in self._people
            if person.manager_id == boss
            and person.id != owner_id
            and person.title.lower().endswith("development representative" if junior else "account executive")
        ]
