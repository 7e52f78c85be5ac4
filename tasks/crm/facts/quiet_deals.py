"""Open deals around which nothing has happened, as conditions of a list describe them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import combinations
from typing import Self

from sqlalchemy import not_, select

from ....apps.crm.last_activity import is_active
from ....apps.crm.models import Deal, PicklistValue, Stage
from ....seeds.world import World
from ...draw import Draw
from ...queries import fetch_all, fetch_undeleted
from ..queries import open_deals

#: Fields that are chosen from, by the key of their filter: what they are called, their picklist, a deal's value.
_CHOSEN: dict[str, tuple[str, str, str]] = {
    "type": ("Type", "deal_type", "type"),
    "source": ("Lead source", "lead_source", "lead_source"),
}


@dataclass(frozen=True)
class Quiet:
    """Open deals around which nothing has happened for some days, of two kinds, large or likely."""

    days: int
    field: str
    kinds: tuple[str, str]
    amount: int
    probability: int

    @classmethod
    def draw(cls, draw: Draw, world: World, known: Mapping[str, frozenset[str]]) -> Self:
        silent = {days: _silent(world, days) for days in (7, 10, 14, 21, 28)}
        return draw.first(list(cls._all(known, list(silent))), lambda one: one.bites(silent[one.days]))

    @classmethod
    def _all(cls, known: Mapping[str, frozenset[str]], days: Sequence[int]) -> Iterator[Self]:
        for field, values in known.items():
            for kinds in combinations(sorted(values), 2):
                for amount in range(10_000_00, 80_000_00, 5_000_00):
                    for probability in range(30, 80, 10):
                        for count in days:
                            yield cls(count, field, kinds, amount, probability)

    @property
    def label(self) -> str:
        """What the field of the kinds is called."""
        return _CHOSEN[self.field][0]

    @property
    def filters(self) -> dict[str, str]:
        return {
            "activity": f"none:{self.days}",
            self.field: f"any:{'|'.join(self.kinds)}",
            "amount": f"min:{self.amount}",
            "probability": f"min:{self.probability}",
        }

    def bites(self, silent: Sequence[Deal]) -> bool:
        """Whether each of the conditions leaves something out, and what remains fits on a page."""
        kind = _CHOSEN[self.field][2]
        of_kind = [deal for deal in silent if getattr(deal, kind) in self.kinds]
        large = {deal.id for deal in of_kind if deal.amount >= self.amount}
        likely = {deal.id for deal in of_kind if deal.probability >= self.probability}
        return bool(large - likely and likely - large) and len(large | likely) < len(of_kind) < len(silent)


def _silent(world: World, days: int) -> list[Deal]:
    """The open deals around which nothing has happened for so many days."""
    with world.session() as db:
        quiet = set(db.scalars(select(Deal.id).where(not_(is_active(Deal, "deal", db.now - timedelta(days=days))))))
    return [deal for deal in open_deals(world) if deal.id in quiet]


def known_values(world: World) -> dict[str, frozenset[str]]:
    """What can be chosen in each of the fields that are chosen from."""
    return {key: _known(world, picklist) for key, (_, picklist, _) in _CHOSEN.items()}


def _known(world: World, picklist: str) -> frozenset[str]:
    rows = fetch_undeleted(world, select(PicklistValue).where(PicklistValue.picklist == picklist))
    return frozenset(row.value for row in rows if row.is_active)


def stages_of_views(world: World) -> dict[str, frozenset[str]]:
    """The stages of each of the list's own views."""
    stages = fetch_all(world, select(Stage).order_by(Stage.id))
    kinds = {
        "all": stages,
        "open": [stage for stage in stages if not stage.is_closed],
        "won": [stage for stage in stages if stage.is_closed and stage.is_won],
        "lost": [stage for stage in stages if stage.is_closed and not stage.is_won],
    }
    return {key: frozenset(str(stage.id) for stage in found) for key, found in kinds.items()}
