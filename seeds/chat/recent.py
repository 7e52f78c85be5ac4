"""What was said in a room of late, so that nobody reads the same sentence twice on a page."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

from ...apps.crm.models import Account, Contact, Deal, Product
from ...apps.store.models import Customer, StoreProduct
from ..crm.deal_names import project_of
from ..draft import Draft
from ..places import CITIES

# A page shows forty messages and one thread: within more than that no pattern is said again.
_MESSAGES, _REPLIES = 66, 66


class RecentPatterns:
    """The sentence patterns that were said in a room of late."""

    def __init__(self) -> None:
        self._messages: deque[list[str]] = deque(maxlen=_MESSAGES)
        self._replies: deque[list[str]] = deque(maxlen=_REPLIES)
        self._known: Counter[str] = Counter()
        self.count = 0

    def knows(self, spoken: list[str]) -> bool:
        return any(self._known[pattern] > 0 for pattern in spoken)

    def keep(self, spoken: list[str], *, is_reply: bool) -> None:
        kept = self._replies if is_reply else self._messages
        if len(kept) == kept.maxlen:
            self._known.subtract(kept[0])
        kept.append(spoken)
        self._known.update(spoken)
        self.count += not is_reply


def names(draft: Draft) -> Iterator[str]:
    """Everything that has a name in a world."""
    for person in draft.people:
        yield from (person.name, person.first_name)
    for contact in draft.all(Contact):
        yield from (contact.name, contact.first_name or "")
    for product in draft.all(Product):
        yield from (product.name, product.name.split(",")[0])
    yield from (account.name for account in draft.all(Account))
    yield from (customer.name for customer in draft.all(Customer))
    yield from (row.title for row in draft.all(StoreProduct))
    yield from (city.name for city in CITIES)
    yield from (project_of(deal) for deal in draft.all(Deal))
    for event in draft.chronicle.events():
        # What it is about in one word is never said.
        yield from (str(fact) for name, fact in event.facts.items() if name != "matter")
