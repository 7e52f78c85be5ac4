"""Where we ship, how, for how much, and the tax there."""

from __future__ import annotations

from sqlalchemy import or_, select

from ...platform.database import Db
from ..models import ShippingMethod, ShippingRegion, ShippingZone, TaxRate


def zone_of(db: Db, country: str, state: str) -> ShippingZone | None:
    """The zone of a destination: its state's before its whole country's; None where we do not ship."""
    regions = (
        select(ShippingZone)
        .join(ShippingRegion, ShippingRegion.zone_id == ShippingZone.id)
        .where(
            ShippingRegion.country == country,
            or_(ShippingRegion.state == state, ShippingRegion.state.is_(None)),
            ShippingZone.deleted_at.is_(None),
        )
    )
    return db.scalar(regions.order_by(ShippingRegion.state.is_(None), ShippingRegion.id).limit(1))


def methods_for(db: Db, country: str, state: str, weight: int) -> list[ShippingMethod]:
    """How a parcel of `weight` grams can go there."""
    zone = zone_of(db, country, state)
    if zone is None:
        return []
    return [m for m in zone.methods if m.deleted_at is None and carries(m, weight)]


def carries(method: ShippingMethod, weight: int) -> bool:
    """Whether a method takes a parcel of `weight` grams."""
    return method.max_weight is None or weight <= method.max_weight


def price_of(method: ShippingMethod, net: int) -> int:
    """What a method costs for goods worth `net` cents after discount."""
    return 0 if method.free_from is not None and net >= method.free_from else method.price


def tax_rate(db: Db, country: str, state: str) -> int:
    """In hundredths of a per cent."""
    return db.scalar(select(TaxRate.rate).where(TaxRate.country == country, TaxRate.state == state)) or 0
