"""Who of the staff is named in notes for what they do, by their first names."""

from __future__ import annotations

from datetime import datetime

from ..sales import Sales
from ..tenure import Tenure

#: What a pattern calls somebody, and the position that they hold.
_POSTS = {
    "ar": "finance-3",
    "ops": "operations-1",
    "purchasing": "operations-2",
    "dock": "warehouse",
    "product_mgr": "product",
}


class Staff:
    """The colleagues of somebody who writes."""

    def __init__(self, sales: Sales) -> None:
        self._sales, self._people = sales, sales.draft.people
        self._tenure = Tenure(sales.draft)
        self._posts = {name: sales.holders[key].id for name, key in _POSTS.items()}
        self._support = [sales.holders[f"support-{number}"].id for number in range(1, 6)]
        self._teams = {
            person.id: [p.id for p in self._people if p.manager_id == person.manager_id and p.id != person.id]
            for person in self._people
        }

    def was_there(self, person_id: int, at: datetime) -> bool:
        """Whether somebody worked here then, and still does."""
        return self._tenure.was_there(person_id, at) and self._people[person_id - 1].is_active

    def facts(self, author_id: int, at: datetime, turn: int) -> dict[str, str]:
        """First names by what people do; `turn` chooses among those who do the same."""
        boss = self._people[author_id - 1].manager_id
        known = {**self._posts, **({"boss": boss} if boss else {})}
        mates = [id for id in self._teams[author_id] if self.was_there(id, at)]
        agents = [id for id in self._support if id != author_id and self.was_there(id, at)]
        for name, ids in (("seller", mates), ("support", agents)):
            if ids:
                known[name] = ids[turn % len(ids)]
        return {
            name: self._people[id - 1].first_name
            for name, id in known.items()
            if id != author_id and self.was_there(id, at)
        }
