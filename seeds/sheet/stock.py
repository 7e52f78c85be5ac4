"""What the store knows about an article: how many there are, and what one costs."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta

from ...apps.crm.models import DealLine, Product
from ...apps.store.models import InventoryLevel, Location, Order, OrderLine, StoreProduct, Variant
from ..draft import Draft

# Over how many weeks sales are averaged.
_WEEKS = 13


class Stock:
    """The store's book of stock by the articles of the price list."""

    def __init__(self, draft: Draft) -> None:
        skus = {product.id: product.sku for product in draft.all(StoreProduct)}
        self._sku_of = {variant.id: skus[variant.product_id] for variant in draft.all(Variant)}
        self._costs = {self._sku_of[variant.id]: variant.cost for variant in draft.all(Variant)}
        main = min(draft.all(Location), key=lambda location: location.position).id
        self._all: dict[str, int] = defaultdict(int)
        self._main: dict[str, int] = defaultdict(int)
        since = draft.calendar.now - timedelta(weeks=_WEEKS)
        by_sku = {product.sku: product.id for product in draft.all(Product)}
        orders = {order.id for order in draft.all(Order) if order.placed_at >= since and order.status != "Canceled"}
        self._sold: dict[int, int] = defaultdict(int)
        for line in draft.all(OrderLine):
            if line.order_id in orders:
                self._sold[by_sku[self._sku_of[line.stocked]]] += line.quantity
        won = {event.subject[1] for event in draft.chronicle.events("deal-won") if event.subject and event.at >= since}
        for row in draft.all(DealLine):
            if row.deal_id in won:
                self._sold[row.product_id] += row.quantity
        for level in draft.all(InventoryLevel):
            sku = self._sku_of[level.variant_id]
            self._all[sku] += level.on_hand
            self._main[sku] += level.on_hand if level.location_id == main else 0

    def on_hand(self, product: Product) -> int:
        """Pieces at all locations; none of what the store does not carry."""
        return self._all[product.sku]

    def main(self, product: Product) -> int:
        """Pieces in the main warehouse."""
        return self._main[product.sku]

    def weekly(self, product: Product) -> int:
        """Pieces sold a week, online and in deals, on the average of the last quarter; one at least."""
        return max(1, self._sold[product.id] // _WEEKS)

    def cost(self, product: Product) -> float:
        """What one piece costs, in dollars; a guess for what the store does not carry."""
        return (self._costs.get(product.sku) or 1_900) / 100
