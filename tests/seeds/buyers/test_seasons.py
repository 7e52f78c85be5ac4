"""Sales have seasons and years, and do not multiply within two of them."""

from __future__ import annotations

from collections import Counter

from deskgym.apps.crm.models import Deal, Stage
from deskgym.seeds.buyers.seasons import in_season
from deskgym.seeds.world import World
from sqlalchemy import select


def test_nobody_plans_for_spring_in_summer() -> None:
    assert in_season("spring stocking order", 1)
    assert not in_season("spring stocking order", 7)
    assert in_season("grinder replacement", 7)


def test_both_years_of_records_have_sales(world: World) -> None:
    with world.session() as db:
        won = select(Deal.close_date).join(Stage, Deal.stage_id == Stage.id).where(Stage.is_won)
        ages = Counter((db.today - day).days // 365 for day in db.scalars(won))
    assert ages[1] / 3 < ages[0] < ages[1] * 3


def test_quarters_differ(world: World) -> None:
    with world.session() as db:
        won = select(Deal.close_date).join(Stage, Deal.stage_id == Stage.id).where(Stage.is_won)
        quarters = Counter((day.year, day.month // 4) for day in db.scalars(won))
    assert len(set(quarters.values())) > 2
