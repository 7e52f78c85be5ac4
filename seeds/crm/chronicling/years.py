"""The company's years: every strand of what happened that no single record of an app holds."""

from __future__ import annotations

from ....apps.platform.models import Person
from ...chronicle.campaigns import draw_campaigns
from ...chronicle.office import draw_office
from ...chronicle.people import draw_people
from ...chronicle.projects import draw_projects
from ..sales import Sales
from .goods import draw_goods


def draw_years(sales: Sales, holders: dict[str, Person]) -> None:
    """Draw who came and left, what was planned and built, what arrived late and what came back; needs accounts."""
    draw_people(sales.draft, holders)
    draw_projects(sales.draft, holders)
    draw_goods(sales, holders)
    draw_campaigns(sales.draft, holders)
    draw_office(sales.draft, holders)
