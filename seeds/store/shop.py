"""What the makers of the store's rows share."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from functools import cached_property
from random import Random

from ...apps.handbook.models import Policy
from ...apps.platform.models import Person
from ...apps.store.models import (
    Address,
    Category,
    Customer,
    Discount,
    InventoryMovement,
    Location,
    Order,
    OrderLine,
    Setting,
    ShippingMethod,
    StoreProduct,
    Variant,
)
from ..calendar import last_workday, next_workday
from ..draft import Draft
from ..handbook.policies import Rules, policies_of
from ..sizes import STORE_DAYS
from .shopping_hours import ShoppingHours
from .volume import VOLUMES, StoreVolume


@dataclass
class Shop:
    draft: Draft
    holders: dict[str, Person]
    setting: Setting = field(init=False)
    locations: list[Location] = field(default_factory=list)
    categories: dict[int, Category] = field(default_factory=dict)
    products: dict[int, StoreProduct] = field(default_factory=dict)
    variants: list[Variant] = field(default_factory=list)
    #: What the first choice of a product is called, by its id.
    options: dict[int, str] = field(default_factory=dict)
    #: Prices before the last change, by variant id.
    former_prices: dict[int, int] = field(default_factory=dict)
    price_change: datetime = field(init=False)
    methods: dict[str, list[ShippingMethod]] = field(default_factory=dict)
    tax_rates: dict[tuple[str, str], int] = field(default_factory=dict)
    customers: list[Customer] = field(default_factory=list)
    addresses: dict[int, list[Address]] = field(default_factory=lambda: defaultdict(list))
    discounts: list[Discount] = field(default_factory=list)
    #: Codes used, with by whom.
    redeemed: set[tuple[int, int]] = field(default_factory=set)
    movements: list[InventoryMovement] = field(default_factory=list)
    #: Lines that were sent, with their order and when: who may review.
    sent: list[tuple[Order, OrderLine, datetime]] = field(default_factory=list)
    #: Orders that another place than their own can send a part of: they are not on hold.
    partly: set[int] = field(default_factory=set)

    @cached_property
    def hours(self) -> ShoppingHours:
        """When its customers are about."""
        return ShoppingHours(self.draft)

    @property
    def volume(self) -> StoreVolume:
        return VOLUMES[self.draft.size]

    @cached_property
    def return_days(self) -> int:
        """For how many days anybody can send goods back today."""
        return policies_of(self.draft, "return_days")(None, self.draft.calendar.today)

    @cached_property
    def sooner(self) -> dict[int, str]:
        """Variants of the kinds that have to come back sooner than others, with the kind."""
        kinds = {rule.subject for rule in self.draft.all(Policy) if rule.key == "return_days_of"}
        above = {id: self.categories[category.parent_id or id].name for id, category in self.categories.items()}
        kind_of = {id: above[product.category_id] for id, product in self.products.items()}
        return {each.id: kind for each in self.variants if (kind := kind_of[each.product_id]) in kinds}

    @cached_property
    def sooner_days(self) -> Rules:
        """For how many days they can be sent back."""
        return policies_of(self.draft, "return_days_of")

    @cached_property
    def refund_limit(self) -> Rules:
        """What a role may refund of an order on a day."""
        return policies_of(self.draft, "refund")

    @property
    def opened(self) -> datetime:
        """When the store took its first order."""
        return self.draft.calendar.now - timedelta(days=STORE_DAYS[self.draft.size])

    @property
    def counted(self) -> datetime:
        """When stock was last counted: the book of movements begins there."""
        day = last_workday(self.draft.calendar.today - timedelta(days=100))
        return self.draft.calendar.moment(day, time(17))

    def staff(self, random: Random, *keys: str) -> int:
        return self.holders[random.choice(keys)].id

    def at_work(self, random: Random, after: datetime, hours: int) -> datetime:
        """A moment of office hours some time after another one; the caller checks that it is not to come."""
        calendar = self.draft.calendar
        day = next_workday(calendar.date_of(after + timedelta(hours=random.randrange(1, hours + 1))))
        found = calendar.at_work(random, day)
        return found if found > after else calendar.at_work(random, next_workday(day + timedelta(days=1)))
