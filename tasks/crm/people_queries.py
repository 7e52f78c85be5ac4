"""What families about the people in the CRM look up: who manages a territory, and where it is said who may what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select

from ...apps.crm.models import Role, Team, User
from ...seeds.world import World
from ..queries import fetch_undeleted

#: The article on roles, starters and leavers.
PEOPLE = "People in Alder"


def manager_of(people: Mapping[int, User], territory: str) -> User:
    """The sales manager of a territory."""
    return next(user for user in people.values() if user.person.title == f"Sales manager, {territory}")


def chief_of_sales(people: Mapping[int, User]) -> User:
    """To whom the sales managers report."""
    return next(user for user in people.values() if user.person.title == "Vice president, Sales")


def roles(world: World) -> list[Role]:
    return fetch_undeleted(world, select(Role))


def teams(world: World) -> list[Team]:
    return fetch_undeleted(world, select(Team))


_STATES = dict(line.split(" ", 1) for line in """
AK Alaska
AL Alabama
AR Arkansas
AZ Arizona
CA California
CO Colorado
CT Connecticut
FL Florida
GA Georgia
IA Iowa
ID Idaho
IL Illinois
IN Indiana
KS Kansas
KY Kentucky
LA Louisiana
MA Massachusetts
MD Maryland
ME Maine
MI Michigan
MN Minnesota
MO Missouri
MT Montana
NC North Carolina
ND North Dakota
NE Nebraska
NH New Hampshire
NM New Mexico
NV Nevada
NY New York
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
TN Tennessee
TX Texas
UT Utah
VA Virginia
VT Vermont
WA Washington
WI Wisconsin
""".strip().splitlines())  # fmt: skip


def spoken_states(codes: Sequence[str]) -> str:
    """States as people say them: Maine, Ohio and Vermont."""
    *first, last = sorted(_STATES[code] for code in codes)
    return f"{', '.join(first)} and {last}" if first else last
