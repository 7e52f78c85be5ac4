"""The company's years: every strand of what happened that no single record of an app holds."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..crm.sales import Sales
from .campaigns import draw_campaigns
from .goods import draw_goods
from .office import draw_office
from .people import draw_people
from .projects import draw_projects


def draw_years(sales: Sales, holders: dict[str, Person]) -> None:
    """Draw who came and left, what was planned and built, what arrived late and what came back; needs accounts."""
    draw_people(sales.draft, holders)
    draw_projects(sales.draft, holders)
    draw_goods(sales, holders)
    draw_campaigns(sales.draft, holders)
    draw_office(sales.draft, holders)
